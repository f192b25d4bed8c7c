/* kernel: int n | int m | in float x[n] | in i32 k[n] | inout float y[n] */
void read_both_ways(int n, int m, const float *x, const int *k, float *y)
{
    int i;
    for (i = 0; i < n; i++) {
        if (i < m)
            goto first;
        if (k[i] > 3)
            y[i] = x[i] * 0.5f - y[i];
        else
            y[i] -= x[i];
        continue;
first:
        y[i] = x[i] + 3.0f;
    }
}
