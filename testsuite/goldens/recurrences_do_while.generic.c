/* vcc 0.1.0 wrote this from recurrences_do_while.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: u32 n | in i64 x[4*n+4] | -> i64 */
#include <stddef.h>
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long long recurrences_do_while(unsigned n, const long long *x)
{
    unsigned long long a = 1, b = 3, c = 5, d = 7, last = 0;
    size_t i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 2 lanes, generic */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (1UL < (unsigned long)n) {
            vcc_u64x2 ab_v = __extension__ (vcc_u64x2){1L, 3L};
            vcc_u64x2 cd_v = __extension__ (vcc_u64x2){5L, 7L};
            unsigned long i_s = 0UL;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < trips; k++) {
                const unsigned long t = 4UL * i_s;
                const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + t);
                const vcc_u64x2 x2_v = *(const vcc_u64x2 *)(const void *)(x + (long)(t + 2));
                ab_v = ((ab_v << 7) ^ (ab_v >> 9)) + x_v;
                cd_v = ((cd_v << 7) ^ (cd_v >> 9)) + x2_v;
                i_s = i_s + 1;
            }
            {
                const unsigned long t2 = ab_v[0];
                a = (unsigned long long)t2;
                const unsigned long t3 = ab_v[1];
                b = (unsigned long long)t3;
                const unsigned long t4 = cd_v[0];
                c = (unsigned long long)t4;
                const unsigned long t5 = cd_v[1];
                d = (unsigned long long)t5;
                i = i_s;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        a = (a << 7 ^ a >> 9) + (unsigned long long)x[4 * i];
        b = (b << 7 ^ b >> 9) + (unsigned long long)x[4 * i + 1];
        c = (c << 7 ^ c >> 9) + (unsigned long long)x[4 * i + 2];
        d = (d << 7 ^ d >> 9) + (unsigned long long)x[4 * i + 3];
        last = c;
    } while (++i < n);
    return (long long)(a ^ b * 3 ^ c * 5 ^ d * 7 ^ last * 11);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
