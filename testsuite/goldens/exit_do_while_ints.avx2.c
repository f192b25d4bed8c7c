/* vcc 0.1.0 wrote this from exit_do_while_ints.c for avx2 */
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
/* kernel: int n+1 | in i32 a[n+1] | i32 x | exit a = x | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_do_while_ints(int n, const int *a, int x)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 1) {
            const unsigned long before = ((unsigned long)a & 127) >> 2;
            char *a_blocks = (char *)((unsigned long)a & ~127UL);
            __asm__("" : "+r"(a_blocks));
            if (((unsigned long)a & 3) == 0) {
                const unsigned long end = trips + before;
                const __m256i x_v = _mm256_set1_epi32((int)x);
                const __m256i t_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
                const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
                const __m256i a_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 64));
                const __m256i a_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 96));
                const __m256i t3_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(8));
                const __m256i t4_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(16));
                const __m256i t5_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(24));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(t2_v, t_v);
                const __m256i mask2_v0 = _mm256_and_si256(_mm256_cmpeq_epi32(a_v0, x_v), mask_v0);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(t3_v, t_v);
                const __m256i mask2_v1 = _mm256_and_si256(_mm256_cmpeq_epi32(a_v1, x_v), mask_v1);
                const __m256i mask_v2 = _mm256_cmpgt_epi32(t4_v, t_v);
                const __m256i mask2_v2 = _mm256_and_si256(_mm256_cmpeq_epi32(a_v2, x_v), mask_v2);
                const __m256i mask_v3 = _mm256_cmpgt_epi32(t5_v, t_v);
                const __m256i mask2_v3 = _mm256_and_si256(_mm256_cmpeq_epi32(a_v3, x_v), mask_v3);
                const __m256i mask_v = _mm256_or_si256(mask2_v2, mask2_v3);
                const __m256i mask2_v =
                    _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), mask_v);
                unsigned long reached;
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    const unsigned int t6_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v3)) << 24);
                    const unsigned long t = (unsigned long)__builtin_ctz(t6_v);
                    reached = t;
                } else {
                    unsigned long found = end;
                    unsigned long k;
                    for (k = 32UL; k < end; k += 32) {
                        const __m256i a2_v0 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                        const __m256i mask3_v0 = _mm256_cmpeq_epi32(a2_v0, x_v);
                        const __m256i a2_v1 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                        const __m256i mask3_v1 = _mm256_cmpeq_epi32(a2_v1, x_v);
                        const __m256i a2_v2 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 64));
                        const __m256i mask3_v2 = _mm256_cmpeq_epi32(a2_v2, x_v);
                        const __m256i a2_v3 =
                            _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 96));
                        const __m256i mask3_v3 = _mm256_cmpeq_epi32(a2_v3, x_v);
                        const __m256i mask3_v = _mm256_or_si256(mask3_v2, mask3_v3);
                        const __m256i mask4_v =
                            _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), mask3_v);
                        if (_mm256_movemask_epi8(mask4_v) != 0) {
                            const unsigned int t7_v =
                                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                                | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                            const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
                            found = k + t2;
                            break;
                        }
                    }
                    reached = found;
                }
                i = (int)((reached < end ? reached : end) - before);
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        if (a[i] == x)
            break;
    } while (++i < n);
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
