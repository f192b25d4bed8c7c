/* kernel: int n | int m | make m = 4 | in float a[4*n] | inout float t[n] */
/* Whether the arrays lie apart is asked before, of all columns. */
void tail_overlap(int n, int m, const float *a, float *t)
{
    for (int k = 0; k < m; k++)
        for (int j = 0; j < n; j++)
            t[j] = t[j] * 0.5f + a[k * n + j];
}
