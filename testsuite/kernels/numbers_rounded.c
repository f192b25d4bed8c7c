/* kernel: int n | in float x[n] | in double d[n] | out float y[n] restrict | out double z[n] restrict | out i32 s[n] restrict */
#include <math.h>
/* Halves go away from zero, signs and what is no number stay. */
void numbers_rounded(int n, const float *x, const double *d, float *restrict y, double *restrict z, int *restrict s)
{
    int i;
    for (i = 0; i < n; i++)
        y[i] = roundf(x[i]);
    for (i = 0; i < n; i++)
        z[i] = round(d[i]) - d[i];
    for (i = 0; i < n; i++)
        s[i] = signbit(x[i]) ? -1 : 1 + 2 * !signbit(d[i]);
    for (i = 0; i < n; i++)
        y[i] += signbit(x[i]) ? roundf(x[i] * 0.5f + 0.5f) : 0.0f;
}
