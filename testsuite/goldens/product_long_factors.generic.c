/* vcc 0.1.0 wrote this from product_long_factors.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i64 x[n] | out i64 y[n] restrict */
#include <stddef.h>
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void product_long_factors(size_t n, const long long *x, long long *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes, generic */
    size_t i_done = 0;
    if (n >= 2) {
        const unsigned long end = n & ~1UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + k);
            const vcc_u64x2 t2_v = x_v << 1;
            const vcc_u64x2 t3_v = x_v >> 5;
            const vcc_u64x2 y_new_v =
                (x_v << 3) + x_v - ((t2_v << 3) - t2_v) + t_v - ((t3_v << 8) - t3_v);
            *(vcc_u64x2 *)(void *)(y + k) = y_new_v;
        }
        i_done = end;
    }
    /* remaining iterations */
    for (size_t i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (size_t i = 0; i < n; i++)
#endif
 {
        unsigned long long u = (unsigned long long)x[i];
        y[i] = (long long)(u * 9u - (u << 1) * 7u + 0ull - (u >> 5) * 255u);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
