/* vcc 0.1.0 wrote this from exit_first_negative_double.c for avx2 */
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
/* kernel: long n | in double a[n] | make a = a[i] < 0.0 ? -a[i] : a[i] | exit a = -2.5 | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_first_negative_double(long n, const double *a)
{
    long i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, avx2 */
    i = 0;
    if (0L < n) {
        const long trips = (unsigned long)n < 4611686018427387904UL ? n : 4611686018427387904L;
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 7) == 0) {
            const unsigned long end = (unsigned long)trips + before;
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d t3_v = _mm256_set1_pd(0.0);
            const __m256i t4_v = _mm256_set1_epi64x((long)(before - 1));
            const __m256i t5_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i t_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
            const __m256i mask_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t_v0, t_v), t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t_v1, t_v), t2_v);
            const __m256d a_v0 = _mm256_loadu_pd((const double *)(const void *)a_blocks);
            const __m256d a_v1 = _mm256_loadu_pd((const double *)(const void *)(a_blocks + 32));
            const __m256d t2_v0 =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask_v0, _mm256_castpd_si256(a_v0)));
            const __m256d t2_v1 =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask_v1, _mm256_castpd_si256(a_v1)));
            const __m256i mask2_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t2_v0, t3_v, _CMP_LT_OS));
            const __m256i mask2_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t2_v1, t3_v, _CMP_LT_OS));
            const __m256i t6_v = _mm256_add_epi64(t5_v, _mm256_set1_epi64x(4l));
            const __m256i mask3_v0 = _mm256_cmpgt_epi64(t5_v, t4_v);
            const __m256i mask4_v0 = _mm256_and_si256(_mm256_or_si256(mask2_v0, mask_v0), mask3_v0);
            const __m256i mask3_v1 = _mm256_cmpgt_epi64(t6_v, t4_v);
            const __m256i mask4_v1 = _mm256_and_si256(_mm256_or_si256(mask2_v1, mask_v1), mask3_v1);
            const __m256i mask_v = _mm256_or_si256(mask4_v0, mask4_v1);
            unsigned long reached;
            if (!_mm256_testz_si256(mask_v, mask_v)) {
                const unsigned int t7_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask4_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask4_v1)) << 4);
                const unsigned long t = (unsigned long)__builtin_ctz(t7_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    char *const a_blocks2 = a_blocks + k * 8 + 32;
                    const __m256i t3_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 8));
                    const __m256i t3_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)a_blocks2);
                    const __m256i mask5_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t3_v0, t_v), t2_v);
                    const __m256i mask5_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t3_v1, t_v), t2_v);
                    const __m256d a2_v0 =
                        _mm256_loadu_pd((const double *)(const void *)(a_blocks + k * 8));
                    const __m256d a2_v1 = _mm256_loadu_pd((const double *)(const void *)a_blocks2);
                    const __m256d t4_v0 =
                        _mm256_castsi256_pd(_mm256_andnot_si256(mask5_v0,
                        _mm256_castpd_si256(a2_v0)));
                    const __m256d t4_v1 =
                        _mm256_castsi256_pd(_mm256_andnot_si256(mask5_v1,
                        _mm256_castpd_si256(a2_v1)));
                    const __m256i mask6_v0 =
                        _mm256_castpd_si256(_mm256_cmp_pd(t4_v0, t3_v, _CMP_LT_OS));
                    const __m256i mask7_v0 = _mm256_or_si256(mask6_v0, mask5_v0);
                    const __m256i mask6_v1 =
                        _mm256_castpd_si256(_mm256_cmp_pd(t4_v1, t3_v, _CMP_LT_OS));
                    const __m256i mask7_v1 = _mm256_or_si256(mask6_v1, mask5_v1);
                    const __m256i mask2_v = _mm256_or_si256(mask7_v0, mask7_v1);
                    if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                        const unsigned int t8_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask7_v0))
                            | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask7_v1)) << 4);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t8_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            i = (long)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] < 0)
            break;
    }
#else
    for (i = 0; i < n; i++)
        if (a[i] < 0)
            break;
#endif
    return i < n ? i : -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
