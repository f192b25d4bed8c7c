/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++) {
        const short *r = a + 6 * k;
        int *d = c + 4 * k;
        int x = r[0] * r[7] + r[1] * r[6], y = r[2] * r[5] - r[3] * r[4];
        d[0] = x;
        d[1] = y - d[3];
        d[2] = x - y;
        d[3] = x ^ y;
    }
}
