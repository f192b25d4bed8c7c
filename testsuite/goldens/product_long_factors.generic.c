/* kernel: size n | in i64 x[n] | out i64 y[n] restrict */
#include <stddef.h>
void product_long_factors(size_t n, const long long *x, long long *restrict y)
{
    for (size_t i = 0; i < n; i++) {
        unsigned long long u = (unsigned long long)x[i];
        y[i] = (long long)(u * 9u - (u << 1) * 7u + 0ull - (u >> 5) * 255u);
    }
}
