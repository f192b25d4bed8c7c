/* kernel: int n | in float x[n] | in float y[n] | in double d[n] | float high | out float z[n] restrict | out double e[n] restrict | -> double */
#include <math.h>
/* Of a number and what is none, the number. */
double numbers_limited(int n, const float *x, const float *y, const double *d, float high, float *restrict z, double *restrict e)
{
    double most = 0;
    int i;
    for (i = 0; i < n; i++)
        z[i] = fminf(x[i], y[i]);
    for (i = 0; i < n; i++)
        z[i] += fmaxf(fminf(y[i], 7.5f), -7.5f);
    for (i = 0; i < n; i++)
        e[i] = fmax(d[i], 0.0) - fmin(0.25, d[i]);
    for (i = 0; i < n; i++)
        z[i] = fmaxf(z[i], high);
    for (i = 0; i < n; i++)
        most = fmax(most, d[i]);
    return most;
}
