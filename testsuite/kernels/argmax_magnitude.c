/* kernel: int n | in double x[n] | out double best[1] | -> i32 */
#include <math.h>
#include <stddef.h>
int argmax_magnitude(int n, const double *x, double *best)
{
    size_t at = 0;
    double most = -1.0;
    for (size_t i = 0; i < (size_t)n; i++)
        if (fabs(x[i]) > most) {
            most = fabs(x[i]);
            at = i;
        }
    best[0] = most;
    return (int)at;
}
