/* kernel: int n | in u32 at[n] | in float x[n] | inout float y[4096] restrict */
void add_at(int n, const unsigned *at, const float *x, float *restrict y)
{
    for (int i = 0; i < n; i++)
        y[at[i] & 4095] += x[i];
}
