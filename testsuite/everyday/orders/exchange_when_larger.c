/* kernel: int n | inout float a[n] restrict | inout float b[n] restrict */
void exchange_when_larger(int n, float *restrict a, float *restrict b)
{
    for (int i = 0; i < n; i++)
        if (a[i] > b[i]) {
            float t = a[i];
            a[i] = b[i];
            b[i] = t;
        }
}
