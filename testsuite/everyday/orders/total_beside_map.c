/* kernel: int n | in float x[n] restrict | inout float s[n+1] restrict | out float y[n] restrict */
void total_beside_map(int n, const float *restrict x, float *restrict s, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        s[i + 1] = s[i] + x[i];
        y[i] = x[i] * x[i] - 3.0f * x[i];
    }
}
