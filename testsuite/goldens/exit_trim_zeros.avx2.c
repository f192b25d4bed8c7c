/* vcc 0.1.0 wrote this from exit_trim_zeros.c for avx2 */
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
/* kernel: int n | in double a[n] | make a = i % 2 ? 0.0 : -0.0 | exit a = 0.5 | down | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_trim_zeros(int n, const double *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, avx2 */
    if (n >= 1) {
        const unsigned long t = (unsigned long)(a + (long)((unsigned long)n - 1)) + 8;
        const unsigned long t2 = 0UL - t;
        const unsigned long before = (t2 & 63) >> 3;
        const unsigned long t3 = (unsigned long)(a + (long)((unsigned long)n - 1)) + before * 8;
        char *a_blocks = (char *)t3;
        __asm__("" : "+r"(a_blocks));
        if ((t2 & 7) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d t3_v = _mm256_set1_pd(0.0);
            const __m256i t4_v = _mm256_set1_epi64x((long)(before - 1));
            const __m256i t5_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256d a_v0 =
                _mm256_loadu_pd((const double *)(const void *)((const char *)a_blocks - 24));
            const __m256d a2_v0 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a_v0), 0x1b));
            const __m256d a_v1 =
                _mm256_loadu_pd((const double *)(const void *)((const char *)(a_blocks - 32) - 24));
            const __m256d a2_v1 =
                _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a_v1), 0x1b));
            const __m256i t_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)((const char *)a_blocks - 24));
            const __m256i t2_v0 = _mm256_permute4x64_epi64(t_v0, 0x1b);
            const __m256i t_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(a_blocks - 32) - 24));
            const __m256i t2_v1 = _mm256_permute4x64_epi64(t_v1, 0x1b);
            const __m256i mask_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v0, t_v), t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v1, t_v), t2_v);
            const __m256d t3_v0 =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask_v0, _mm256_castpd_si256(a2_v0)));
            const __m256d t3_v1 =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask_v1, _mm256_castpd_si256(a2_v1)));
            const __m256i mask2_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t3_v0, t3_v, _CMP_EQ_OQ));
            const __m256i mask2_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t3_v1, t3_v, _CMP_EQ_OQ));
            const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
            const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
            const __m256i t6_v = _mm256_add_epi64(t5_v, _mm256_set1_epi64x(4l));
            const __m256i mask4_v0 = _mm256_cmpgt_epi64(t5_v, t4_v);
            const __m256i mask5_v0 = _mm256_and_si256(_mm256_or_si256(mask3_v0, mask_v0), mask4_v0);
            const __m256i mask4_v1 = _mm256_cmpgt_epi64(t6_v, t4_v);
            const __m256i mask5_v1 = _mm256_and_si256(_mm256_or_si256(mask3_v1, mask_v1), mask4_v1);
            unsigned long reached;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask5_v0, mask5_v1)) != 0) {
                const unsigned int t7_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask5_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask5_v1)) << 4);
                const unsigned long t5 = (unsigned long)__builtin_ctz(t7_v);
                reached = t5;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    char *const a_blocks2 = a_blocks - k * 8 - 32;
                    const __m256d a3_v0 =
                        _mm256_loadu_pd((const double *)(const void *)((const char *)(a_blocks - k * 8) - 24));
                    const __m256d a4_v0 =
                        _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a3_v0),
                        0x1b));
                    const __m256d a3_v1 =
                        _mm256_loadu_pd((const double *)(const void *)((const char *)a_blocks2 - 24));
                    const __m256d a4_v1 =
                        _mm256_castsi256_pd(_mm256_permute4x64_epi64(_mm256_castpd_si256(a3_v1),
                        0x1b));
                    const __m256i t4_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)(a_blocks - k * 8) - 24));
                    const __m256i t5_v0 = _mm256_permute4x64_epi64(t4_v0, 0x1b);
                    const __m256i t4_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)((const char *)a_blocks2 - 24));
                    const __m256i t5_v1 = _mm256_permute4x64_epi64(t4_v1, 0x1b);
                    const __m256i mask6_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t5_v0, t_v), t2_v);
                    const __m256i mask6_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t5_v1, t_v), t2_v);
                    const __m256d t6_v0 =
                        _mm256_castsi256_pd(_mm256_andnot_si256(mask6_v0,
                        _mm256_castpd_si256(a4_v0)));
                    const __m256d t6_v1 =
                        _mm256_castsi256_pd(_mm256_andnot_si256(mask6_v1,
                        _mm256_castpd_si256(a4_v1)));
                    const __m256i mask7_v0 =
                        _mm256_castpd_si256(_mm256_cmp_pd(t6_v0, t3_v, _CMP_EQ_OQ));
                    const __m256i mask7_v1 =
                        _mm256_castpd_si256(_mm256_cmp_pd(t6_v1, t3_v, _CMP_EQ_OQ));
                    const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                    const __m256i mask9_v0 = _mm256_or_si256(mask8_v0, mask6_v0);
                    const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                    const __m256i mask9_v1 = _mm256_or_si256(mask8_v1, mask6_v1);
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask9_v0, mask9_v1)) != 0) {
                        const unsigned int t8_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask9_v0))
                            | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask9_v1)) << 4);
                        const unsigned long t6 = (unsigned long)__builtin_ctz(t8_v);
                        found = k + t6;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned int t4 =
                (unsigned int)n - (unsigned int)((reached < end ? reached : end) - before);
            n = (int)t4;
        }
    }
    /* remaining iterations */
    while (n > 0 && a[n - 1] == 0) {
        VCC_KEEP_SCALAR;
        n--;
    }
#else
    while (n > 0 && a[n - 1] == 0)
        n--;
#endif
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
