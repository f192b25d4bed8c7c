/* kernel: int n | in float x[n+1] | -> float */
#include <math.h>

float widest_step(int n, const float *x)
{
    float widest = 0;
    for (int i = 0; i < n; i++) {
        float step = fabsf(x[i + 1] - x[i]);
        if (step > widest)
            widest = step;
    }
    return widest;
}
