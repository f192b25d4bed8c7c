/* kernel: int n | in u32 at[n] | in float x[2*4096] | out float y[n] */
void pick_complex(int n, const unsigned *at, const float *x, float *y)
{
    for (int i = 0; i < n; i++) {
        unsigned k = at[i] & 4095;
        y[i] = x[2 * k] * x[2 * k] + x[2 * k + 1] * x[2 * k + 1];
    }
}
