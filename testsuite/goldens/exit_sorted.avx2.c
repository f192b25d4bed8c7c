/* vcc 0.1.0 wrote this from exit_sorted.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | make a = 3 * i - 500 | exit a[i + 1] = -1000 - i | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_sorted(int n, const int *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 64) {
        const unsigned long t = (unsigned long)(a + 1);
        const unsigned long before = (t & 63) >> 2;
        if ((t & 3) == 0) {
            const unsigned long lead = (0UL - before) & 15;
            const long t2 = (unsigned long)n < lead ? (long)n : (long)lead;
            long begun = t2;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < (unsigned long)t2; k++) {
                const int t3 = a[k];
                const int t4 = (a + 1)[k];
                if (t3 > t4) {
                    begun = (long)k;
                    break;
                }
            }
            const unsigned long end =
                begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
                : (unsigned long)begun;
            const int *a_blocks = a + 1;
            __asm__("" : "+r"(a_blocks));
            const int *a_blocks2 = a;
            __asm__("" : "+r"(a_blocks2));
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks2 + k2));
                const __m256i a2_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(a_v0, a2_v0);
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks2 + k2 + 8));
                const __m256i a2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
                const __m256i mask_v1 = _mm256_cmpgt_epi32(a_v1, a2_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                    const unsigned int t_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v1)) << 8);
                    const unsigned long t5 = (unsigned long)__builtin_ctz(t_v);
                    reached = k2 + t5;
                    break;
                }
            }
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > a[i + 1])
            return 0;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] > a[i + 1])
            return 0;
#endif
    return 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
