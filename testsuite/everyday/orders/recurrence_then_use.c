/* kernel: int n | in float x[n+1] | inout float r[n+1] | out float y[n+1] */
void recurrence_then_use(int n, const float *x, float *r, float *y)
{
    for (int i = 1; i <= n; i++) {
        r[i] = r[i - 1] * 0.5f + x[i];
        y[i] = r[i] * r[i] + 4.0f * x[i] - 1.0f;
    }
}
