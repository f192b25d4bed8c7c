/* kernel: int n | in float x[n] | in double d[n] | out i32 y[n] restrict | out double z[n] restrict | -> i32 */
#include <math.h>
/* Questions that raise no flag for what is no number. */
int kinds_of_numbers(int n, const float *x, const double *d, int *restrict y, double *restrict z)
{
    int nans = 0, i;
    for (i = 0; i < n; i++)
        nans += isnan(x[i]);
    for (i = 0; i < n; i++)
        y[i] = isinf(x[i]) - 2 * !isfinite(x[i]);
    for (i = 0; i < n; i++)
        z[i] = isnan(d[i]) || isinf(d[i]) ? 0 : d[i] + d[i];
    for (i = 0; i < n; i++)
        if (!isfinite(d[i]))
            break;
    return 1000 * nans + i % 1000;
}
