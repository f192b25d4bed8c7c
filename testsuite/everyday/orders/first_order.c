/* kernel: int n | in float x[n+1] | inout float y[n+1] */
void first_order(int n, const float *x, float *y)
{
    for (int i = 1; i <= n; i++)
        y[i] = x[i] + 0.75f * y[i - 1];
}
