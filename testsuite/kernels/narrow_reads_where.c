/* kernel: int n | int m | in u8 on[n] | in i16 a[n] | in u8 b[n] | out i32 y[n] restrict | out i16 z[n] restrict */
/* Bytes and shorts that only some iterations may read. */
void narrow_reads_where(int n, int m, const unsigned char *on, const short *a, const unsigned char *b, int *restrict y,
                        short *restrict z)
{
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        y[i] = on[i] & 1 ? a[i] / (b[i] + 1) : -1;
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        z[i] = (short)(i < (m & 63) ? a[i] / ((b[i] & 15) + 3) : i);
}
