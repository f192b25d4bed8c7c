/* kernel: int n | in float x[n] | inout float y[n] */
void guarded_reciprocal(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        if (x[i] > 0.001f || x[i] < -0.001f)
            y[i] = 1.0f / x[i];
}
