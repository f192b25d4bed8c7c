/* kernel: int n | in i32 first[n+1] | in u8 x[64] restrict | in i16 w[64] restrict | out i32 y[n] restrict */
/* Rows of different length, as in a sparse matrix. */
void rows_plain(int n, const int *first, const unsigned char *restrict x,
                const short *restrict w, int *restrict y)
{
    for (int i = 0; i < n; i++) {
        int sum = 0, at = first[i] & 31, end = at + (first[i + 1] & 31);
        while (at < end) {
            sum += x[w[at] & 63] * w[at];
            at++;
        }
        y[i] = sum;
    }
}
