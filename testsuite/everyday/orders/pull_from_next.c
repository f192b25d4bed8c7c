/* kernel: int n | inout float a[n+1] | in float b[n] */
void pull_from_next(int n, float *a, const float *b)
{
    for (int i = 0; i < n; i++)
        a[i] = a[i + 1] * b[i];
}
