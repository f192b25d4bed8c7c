/* kernel: int n | in u32 at[n] | in float x[4096] | out float y[n] */
void pick_floats(int n, const unsigned *at, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = x[at[i] & 4095];
}
