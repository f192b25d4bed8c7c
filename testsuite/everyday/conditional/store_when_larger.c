/* kernel: int n | in float x[n] | in float y[n] | inout float z[n] */
void store_when_larger(int n, const float *x, const float *y, float *z)
{
    for (int i = 0; i < n; i++)
        if (x[i] > y[i])
            z[i] = x[i];
}
