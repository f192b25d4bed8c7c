/* kernel: int n | inout u32 b[4*n] | in u32 c[4*n] | out u32 d[n] restrict */
/* As `written_between`, with a loop inside. */
void written_between_rows(int n, unsigned *b, const unsigned *c, unsigned *restrict d)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++) {
        unsigned k, s = 0, t;
        for (k = 0; k < (c[4 * i] & 7); k++)
            s += k ^ c[4 * i + 1];
        b[4 * i] = s;
        t = b[4 * i + 2] + b[4 * i + 3];
        b[4 * i + 1] = t + b[4 * i + 1];
        b[4 * i + 2] = s + 1;
        b[4 * i + 3] = s + 2;
        d[i] = b[4 * i];
    }
}
