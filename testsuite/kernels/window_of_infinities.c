/* kernel: int n | in float a[n+5] | in float w[6] | out float d[n] restrict */
/* Flags are those of the lanes that there are, also where these do not fill a register. */
void window_of_infinities(int n, const float *a, const float *w, float *d)
{
    int k;
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = a[k] * w[0] + a[k + 1] * w[1] + a[k + 2] * w[2] + a[k + 3] * w[3] + a[k + 4] * w[4]
             + a[k + 5] * w[5];
}
