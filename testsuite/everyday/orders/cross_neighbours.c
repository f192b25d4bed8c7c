/* kernel: int n | inout float a[n+1] restrict | inout float b[n+1] restrict | in float c[n+1] restrict */
void cross_neighbours(int n, float *restrict a, float *restrict b, const float *restrict c)
{
    for (int i = 1; i < n; i++) {
        a[i] = b[i - 1] + c[i];
        b[i] = a[i + 1] * 0.5f;
    }
}
