/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
    for (int i = 0; i < n; i++) {
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
}
