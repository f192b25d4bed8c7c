/* vcc 0.1.0 wrote this from exit_find_double.c for avx2 */
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
/* kernel: size n | in double a[n] | double x | make x = n % 9 * 0.5 | exit a = x | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_find_double(unsigned long n, const double *a, double x)
{
    long found = -1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, avx2 */
    unsigned long i_done = 0;
    if (0UL < n) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 7) == 0) {
            const unsigned long end = trips + before;
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d x_v = _mm256_set1_pd(x);
            const __m256i t3_v = _mm256_set1_epi64x((long)(before - 1));
            const __m256i t4_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
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
            const __m256i mask2_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t2_v0, x_v, _CMP_EQ_OQ));
            const __m256i mask2_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t2_v1, x_v, _CMP_EQ_OQ));
            const __m256i t5_v = _mm256_add_epi64(t4_v, _mm256_set1_epi64x(4l));
            const __m256i mask3_v0 = _mm256_cmpgt_epi64(t4_v, t3_v);
            const __m256i mask4_v0 = _mm256_and_si256(_mm256_or_si256(mask2_v0, mask_v0), mask3_v0);
            const __m256i mask3_v1 = _mm256_cmpgt_epi64(t5_v, t3_v);
            const __m256i mask4_v1 = _mm256_and_si256(_mm256_or_si256(mask2_v1, mask_v1), mask3_v1);
            unsigned long reached;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
                const unsigned int t6_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask4_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask4_v1)) << 4);
                const unsigned long t = (unsigned long)__builtin_ctz(t6_v);
                reached = t;
            } else {
                unsigned long found_s = end;
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
                        _mm256_castpd_si256(_mm256_cmp_pd(t4_v0, x_v, _CMP_EQ_OQ));
                    const __m256i mask7_v0 = _mm256_or_si256(mask6_v0, mask5_v0);
                    const __m256i mask6_v1 =
                        _mm256_castpd_si256(_mm256_cmp_pd(t4_v1, x_v, _CMP_EQ_OQ));
                    const __m256i mask7_v1 = _mm256_or_si256(mask6_v1, mask5_v1);
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask7_v0, mask7_v1)) != 0) {
                        const unsigned int t7_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask7_v0))
                            | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask7_v1)) << 4);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
                        found_s = k + t2;
                        break;
                    }
                }
                reached = found_s;
            }
            i_done = (reached < end ? reached : end) - before;
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned long i = 0; i < n; i++)
#endif
        if (a[i] == x) {
            found = (long)i;
            break;
        }
#ifdef VCC_VECTOR
    }
#endif
    return found;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
