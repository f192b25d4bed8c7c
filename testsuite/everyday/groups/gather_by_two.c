/* kernel: int n | float a | in u32 at[2*n] restrict | in float x[1024] restrict | inout float y[2*n] restrict */
void gather_by_two(int n, float a, const unsigned *restrict at, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < 2 * n; i += 2) {
        y[i] = y[i] * 0.5f + a * x[at[i] & 1023];
        y[i + 1] = y[i + 1] * 0.5f + a * x[at[i + 1] & 1023];
    }
}
