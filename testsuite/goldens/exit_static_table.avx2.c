/* vcc 0.1.0 wrote this from exit_static_table.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: i32 x | make x = 10000 | exit x = 100 * (i % 33) + 99 | -> i32 */
static const int limits[32] = {
    100,  200,  300,  400,  500,  600,  700,  800,  900,  1000, 1100, 1200, 1300, 1400, 1500, 1600,
    1700, 1800, 1900, 2000, 2100, 2200, 2300, 2400, 2500, 2600, 2700, 2800, 2900, 3000, 3100, 3200,
};

#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_static_table(int x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 10: 8 lanes x 4, avx2 */
    i = 0;
    {
        const __m256i x_v = _mm256_set1_epi32((int)x);
        unsigned long reached = 32UL;
        unsigned long k;
        for (k = 0; k < 32UL; k += 32) {
            const __m256i limits_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(limits + k));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(limits_v0, x_v);
            const __m256i limits_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(limits + k + 8));
            const __m256i mask_v1 = _mm256_cmpgt_epi32(limits_v1, x_v);
            const __m256i limits_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(limits + k + 16));
            const __m256i mask_v2 = _mm256_cmpgt_epi32(limits_v2, x_v);
            const __m256i limits_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(limits + k + 24));
            const __m256i mask_v3 = _mm256_cmpgt_epi32(limits_v3, x_v);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned int t_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v0))
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v1)) << 8)
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v2)) << 16)
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v3)) << 24);
                const unsigned long t = (unsigned long)__builtin_ctz(t_v);
                reached = k + t;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < 32; i++) {
        VCC_KEEP_SCALAR;
        if (limits[i] > x)
            break;
    }
#else
    for (i = 0; i < 32; i++)
        if (limits[i] > x)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
