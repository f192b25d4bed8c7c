/* kernel: int n | in float x[n] restrict | inout float y[n+1] restrict */
void overwritten_unsigned(int n, const float *restrict x, float *restrict y)
{
    for (unsigned i = 0; i < (unsigned)n; i++) {
        y[i] = x[i] * 2;
        y[i + 1] = x[i] * 3;
    }
}
