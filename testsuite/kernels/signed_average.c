/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 down[n] restrict | out i16 up[n] restrict | in i32 c[n] | in i32 d[n] | out i32 far[n] restrict */
/* Half a sum that its lanes have no room for. */
void signed_average(int n, const short *a, const short *b, short *restrict down, short *restrict up, const int *c, const int *d, int *restrict far)
{
    for (int i = 0; i < n; i++) {
        down[i] = (short)((a[i] + b[i]) >> 1);
        up[i] = (short)((a[i] + b[i] + 1) >> 1);
    }
    for (int i = 0; i < n; i++)
        far[i] = (int)(((long)c[i] + d[i]) >> 1);
}
