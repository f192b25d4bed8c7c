/* kernel: int n | int s | in i32 x[3*n+1] | out i32 y[n] restrict */
/* The stride may be 0, and iterations then read one place. */
void every_strideth(int n, int s, const int *x, int *restrict y)
{
    int i;
    s &= 3;
    for (i = 0; i < n; i++)
        y[i] = x[i * s] ^ i;
}
