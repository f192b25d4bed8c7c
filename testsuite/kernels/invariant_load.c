/* kernel: int n | in float x[n] | in float scale[1] | out float y[n] */
/* What `scale` points to may be overwritten by the stores. */
void invariant_load(int n, const float *x, const float *scale, float *y)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = x[i] * *scale;
}
