/* kernel: int n | int taps | make taps = 9 | in i32 x[n+9] | in i32 w[9] | inout u32 y[n] restrict */
void taps_by_taps(int n, int taps, const int *x, const int *w, unsigned *restrict y)
{
    for (int k = 0; k < taps; k++)
        for (int i = 0; i < n; i++)
            y[i] += (unsigned)w[k] * (unsigned)x[i + k];
}
