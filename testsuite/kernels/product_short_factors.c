/* kernel: int n | in i16 x[n] | out i16 y[n] restrict | out i32 z[n] restrict */
void product_short_factors(int n, const short *x, short *restrict y, int *restrict z)
{
    for (int i = 0; i < n; i++) {
        y[i] = (short)(x[i] * -3);
        z[i] = (int)((unsigned)x[i] * 1000003u);
    }
}
