/* kernel: int n | in float b[n] | in float c[n] | inout float a[n+1] restrict | out float d[n] restrict */
void average_with_next(int n, const float *restrict b, const float *restrict c, float *restrict a, float *restrict d)
{
    for (int i = 0; i < n; i++) {
        a[i] = b[i] + c[i];
        d[i] = (a[i] + a[i + 1]) * 0.5f;
    }
}
