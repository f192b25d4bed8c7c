/* kernel: int n | in float x[n] | make x = 0.5f + i % 91 | out float y[n] restrict */
#include <math.h>

void nested_roots(int n, const float *restrict x, float *restrict y)
{
    for (int i = 0; i < n; i++) {
        float r = sqrtf(x[i]);
        r = sqrtf(r + x[i]);
        r = sqrtf(r + x[i]);
        r = sqrtf(r + x[i]);
        r = sqrtf(r + x[i]);
        r = sqrtf(r + x[i]);
        y[i] = r;
    }
}
