/* kernel: int n | int m | make m = 9 | in float a[9*n] | inout float t[n] restrict */
/* The last columns first, and the first ones in what is left. */
void tail_downward(int n, int m, const float *a, float *restrict t)
{
    for (int j = n - 1; j >= 0; j--) {
        float sum = t[j];
        for (int k = 0; k < m; k++)
            sum = sum * 0.5f + a[k * n + j];
        t[j] = sum;
    }
}
