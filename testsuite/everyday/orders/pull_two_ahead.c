/* kernel: int n | inout double a[n+2] */
void pull_two_ahead(int n, double *a)
{
    for (int i = 0; i < n; i++)
        a[i] = 0.5 * a[i + 1] + 0.5 * a[i + 2];
}
