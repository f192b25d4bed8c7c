/* kernel: int n | in float x[n] restrict | inout float y[n+2] restrict */
/* What overwrites a store is overwritten itself: of three stores to one place the last one counts. */
void overwritten_chain(int n, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        y[i] = x[i] * 2;
        y[i + 1] = x[i] * 3;
        y[i + 2] = x[i] * 5;
    }
}
