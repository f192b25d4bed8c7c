/* kernel: int n | in float x[n] | out float y[n] */
void cubic(int n, const float *x, float *y)
{
    for (int i = 0; i < n; i++)
        y[i] = ((0.25f * x[i] - 1.5f) * x[i] + 0.75f) * x[i] + 2.0f;
}
