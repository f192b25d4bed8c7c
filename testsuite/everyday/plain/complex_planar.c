/* kernel: int n | in float a[n] | in float b[n] | in float c[n] | in float d[n] | out float re[n] | out float im[n] */
void complex_planar(int n, const float *a, const float *b, const float *c, const float *d,
                    float *re, float *im)
{
    for (int i = 0; i < n; i++) {
        re[i] = a[i] * c[i] - b[i] * d[i];
        im[i] = a[i] * d[i] + b[i] * c[i];
    }
}
