/* kernel: int n | in i8 x[n] | float s | out float y[n] */
void widen_i8_f32(int n, const signed char *x, float s, float *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = s * (float)x[i];
}
