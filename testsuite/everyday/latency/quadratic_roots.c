/* kernel: int n | in double a[n] | make a = 1 + i % 3 | in double b[n] | make b = 20 + i % 70 | in double c[n] | make c = 1 + i % 5 | out double r[n] restrict | out double s[n] restrict */
#include <math.h>

void quadratic_roots(int n, const double *restrict a, const double *restrict b, const double *restrict c,
                     double *restrict r, double *restrict s)
{
    for (int i = 0; i < n; i++) {
        double d = sqrt(b[i] * b[i] - 4.0 * a[i] * c[i]);
        double q = -0.5 * (b[i] + d);
        r[i] = q / a[i];
        s[i] = c[i] / q;
    }
}
