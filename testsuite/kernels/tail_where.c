/* kernel: int n | int m | make m = 11 | in float a[11*n] | inout float t[n] restrict */
/* Conditions, and quotients that raise no flags in columns that are none. */
void tail_where(int n, int m, const float *a, float *restrict t)
{
    for (int j = 0; j < n; j++) {
        float q = t[j];
        for (int k = 0; k < m; k++)
            if (a[k * n + j] > q)
                q = q / a[k * n + j];
        t[j] = q;
    }
}
