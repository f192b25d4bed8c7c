/* kernel: int n | in double x[n] | make x = (i % 31) / 32.0 | out double y[n] restrict */
#include <math.h>

void root_of_polynomial(int n, const double *restrict x, double *restrict y)
{
    for (int i = 0; i < n; i++) {
        double t = x[i], p = t;
        p = p * t + 0.227273;
        p = p * t + 0.163934;
        p = p * t + 0.128205;
        p = p * t + 0.105263;
        p = p * t + 0.089286;
        p = p * t + 0.077519;
        p = p * t + 0.068493;
        p = p * t + 0.06135;
        p = p * t + 0.055556;
        p = p * t + 0.050761;
        p = p * t + 0.046729;
        p = p * t + 0.04329;
        p = p * t + 0.040323;
        p = p * t + 0.037736;
        p = p * t + 0.035461;
        p = p * t + 0.033445;
        p = p * t + 0.031646;
        p = p * t + 0.03003;
        p = p * t + 0.028571;
        p = p * t + 0.027248;
        double r = sqrt(p);
        r = r * t + 0.128205;
        r = r * t + 0.105263;
        r = r * t + 0.089286;
        r = r * t + 0.077519;
        r = r * t + 0.068493;
        r = r * t + 0.06135;
        r = r * t + 0.055556;
        r = r * t + 0.050761;
        r = r * t + 0.046729;
        r = r * t + 0.04329;
        r = r * t + 0.040323;
        r = r * t + 0.037736;
        r = r * t + 0.035461;
        r = r * t + 0.033445;
        r = r * t + 0.031646;
        r = r * t + 0.03003;
        r = r * t + 0.028571;
        r = r * t + 0.027248;
        r = r * t + 0.026042;
        r = r * t + 0.024938;
        y[i] = r / (1.0 + r);
    }
}
