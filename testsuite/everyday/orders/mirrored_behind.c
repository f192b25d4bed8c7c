/* kernel: int n | inout float a[2*n] restrict | in float b[n] restrict */
void mirrored_behind(int n, float *restrict a, const float *restrict b)
{
    for (int i = 0; i < n; i++)
        a[2 * n - 1 - i] = a[i] * 0.5f + b[i];
}
