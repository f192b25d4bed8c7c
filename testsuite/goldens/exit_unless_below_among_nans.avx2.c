/* vcc 0.1.0 wrote this from exit_unless_below_among_nans.c for avx2 */
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
/* kernel: int n | in double a[n] | in double b[n] | double limit | make limit = 1000.0 |
   make a = a[i] < 500.0 ? a[i] : 0.0 | make b = i % 53 == 52 ? -__builtin_nan("") : 1.0 |
   exit a = limit + 1.0 | exit a = __builtin_nan("") | exit b = -2.0 | -> i32 */
/* What is no number leaves by the first of the tests, and not by the second. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_unless_below_among_nans(int n, const double *a, const double *b, double limit)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 2, avx2; runs if blocks of all that decides over the exit begin with
       the same element */
    if (n >= 88 && ((unsigned long)a & 7) == 0
        && (((unsigned long)b - (unsigned long)a) & 63) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        const unsigned long lead = (0UL - before) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const double t2 = a[k];
            if (!(t2 <= limit)) {
                begun = (long)k;
                break;
            }
            const double t3 = b[k];
            if (-t3 > 1.5) {
                begun = (long)k;
                break;
            }
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const double *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const double *b_blocks = b;
        __asm__("" : "+r"(b_blocks));
        const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
        const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
        const __m256d limit_v = _mm256_set1_pd(limit);
        const __m256d t3_v = _mm256_set1_pd(1.5);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const double t4 = a[k2];
            if (!(t4 <= limit)) {
                reached = k2;
                break;
            }
            const __m256i t_v0 = _mm256_lddqu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i t_v1 =
                _mm256_lddqu_si256((const __m256i *)(const void *)(a_blocks + k2 + 4));
            const __m256i t2_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t_v0, t_v), t2_v);
            const __m256i t2_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t_v1, t_v), t2_v);
            const __m256i t3_v0 =
                _mm256_lddqu_si256((const __m256i *)(const void *)(b_blocks + k2));
            const __m256i t3_v1 =
                _mm256_lddqu_si256((const __m256i *)(const void *)(b_blocks + k2 + 4));
            const __m256i t4_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t3_v0, t_v), t2_v);
            const __m256i t4_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t3_v1, t_v), t2_v);
            const __m256d t5_v0 = _mm256_castsi256_pd(_mm256_or_si256(t_v0, t2_v0));
            const __m256d t5_v1 = _mm256_castsi256_pd(_mm256_or_si256(t_v1, t2_v1));
            const __m256d t6_v0 = -_mm256_castsi256_pd(_mm256_or_si256(t3_v0, t4_v0));
            const __m256d t6_v1 = -_mm256_castsi256_pd(_mm256_or_si256(t3_v1, t4_v1));
            const __m256i mask_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t5_v0, limit_v, _CMP_NLE_UQ));
            const __m256i mask2_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t6_v0, t3_v, _CMP_NLE_UQ));
            const __m256i mask3_v0 = _mm256_or_si256(mask_v0, mask2_v0);
            const __m256i mask_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t5_v1, limit_v, _CMP_NLE_UQ));
            const __m256i mask2_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t6_v1, t3_v, _CMP_NLE_UQ));
            const __m256i mask3_v1 = _mm256_or_si256(mask_v1, mask2_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask3_v0, mask3_v1)) != 0) {
                const unsigned int t4_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v0))
                    | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask3_v1)) << 4);
                const unsigned long t5 = (unsigned long)__builtin_ctz(t4_v);
                reached = k2 + t5;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    while (i < n && a[i] <= limit) {
        VCC_KEEP_SCALAR;
#else
    while (i < n && a[i] <= limit) {
#endif
        if (-b[i] > 1.5)
            return -1 - i;
        i++;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
