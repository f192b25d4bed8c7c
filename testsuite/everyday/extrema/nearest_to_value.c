/* kernel: int n | float v | in float x[n] | -> i32 */
#include <math.h>

int nearest_to_value(int n, float v, const float *x)
{
    float least = INFINITY;
    int at = -1;
    for (int i = 0; i < n; i++) {
        float d = fabsf(x[i] - v);
        if (d < least) {
            least = d;
            at = i;
        }
    }
    return at;
}
