/* kernel: int n | in float x[n] | out float y[5*n] restrict */
/* Every fifth place is written; that no two iterations write one place is vouched for. */
void scattered_floats(int n, const float *x, float *restrict y)
{
    int i;
#pragma simd vec-function
    for (i = 0; i < n; i++)
        y[i * 5] = x[i] * 0.5f;
}
