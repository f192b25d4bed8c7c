/* kernel: int n | in u8 a[12*n] | in u8 b[16] | out i32 d[n] restrict */
/* The best local alignment of each row with one sequence. */
#define MATCH 3
#define MISMATCH -2
#define GAP 2

#pragma simd declare
static int larger(int x, int y)
{
    return x > y ? x : y;
}

#pragma simd declare(linear(a: 12), uniform(b))
static int sequence_alignment_lane(const unsigned char *a, const unsigned char *b)
{
    int row[17], best = 0, i, j;
    for (j = 0; j <= 16; j++)
        row[j] = 0;
    for (i = 0; i < 12; i++) {
        int diagonal = 0;
        for (j = 1; j <= 16; j++) {
            int score = (a[i] & 3) == (b[j - 1] & 3) ? MATCH : MISMATCH;
            int here = larger(0, diagonal + score);
            here = larger(here, larger(row[j], row[j - 1]) - GAP);
            diagonal = row[j];
            row[j] = here;
            best = larger(best, here);
        }
    }
    return best;
}

void sequence_alignment(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = sequence_alignment_lane(a + 12 * k, b);
}
