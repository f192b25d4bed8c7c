/* kernel: int n | in float a[n] | in float b[n] | in float c[n] | in float d[n] | out float m[n] */
void mean_of_four_arrays(int n, const float *a, const float *b, const float *c, const float *d, float *m)
{
    for (int i = 0; i < n; i++)
        m[i] = (a[i] + b[i] + c[i] + d[i]) * 0.25f;
}
