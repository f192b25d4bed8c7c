/* kernel: int n | in float b[n] restrict | in float c[n] restrict | inout float a[n+1] restrict */
void overwritten_by_next(int n, const float *restrict b, const float *restrict c, float *restrict a)
{
    for (int i = 0; i < n; i++) {
        a[i] = b[i] + c[i];
        a[i + 1] = b[i] * c[i];
    }
}
