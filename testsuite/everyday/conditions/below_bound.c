/* kernel: int n | int m | make m = n / 3 | in float x[n] | inout float y[n] */
void below_bound(int n, int m, const float *x, float *y)
{
    for (int i = 0; i < n; i++) {
        if (i < m)
            y[i] = x[i] * 2.0f;
        else
            y[i] = x[i] + 3.0f;
    }
}
