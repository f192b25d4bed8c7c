/* vcc 0.1.0 wrote this from argmax_magnitude.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n] | out double best[1] | -> i32 */
#include <math.h>
#include <stddef.h>
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmax_magnitude(int n, const double *x, double *best)
{
    size_t at = 0;
    double most = -1.0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 2, then 4, avx2 */
    size_t i_done = 0;
    if ((unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256d t2_v = _mm256_set1_pd(-1.0);
        const __m256i t3_v = _mm256_set1_epi64x(4l);
        const __m256i t4_v = _mm256_set1_epi64x(8l);
        __m256i t5_v = _mm256_add_epi64(t_v, _mm256_set_epi64x(3l, 2l, 1l, 0l));
        __m256i at_v0 = t_v;
        __m256i at_v1 = t_v;
        __m256d most_v0 = t2_v;
        __m256d most_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const __m256d x_v0 = _mm256_loadu_pd(x + k);
            const __m256d x_v1 = _mm256_loadu_pd(x + k + 4);
            const __m256d t_v0 = _mm256_andnot_pd(_mm256_set1_pd(-0.0), x_v0);
            const __m256d t_v1 = _mm256_andnot_pd(_mm256_set1_pd(-0.0), x_v1);
            const __m256i mask_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t_v0, most_v0, _CMP_GT_OS));
            const __m256i mask_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t_v1, most_v1, _CMP_GT_OS));
            const __m256i at_next = _mm256_blendv_epi8(at_v0, t5_v, mask_v0);
            const __m256i at_next2 =
                _mm256_blendv_epi8(at_v1, _mm256_add_epi64(t5_v, t3_v), mask_v1);
            t5_v = _mm256_add_epi64(t5_v, t4_v);
            at_v0 = at_next;
            at_v1 = at_next2;
            most_v0 = _mm256_blendv_pd(most_v0, t_v0, _mm256_castsi256_pd(mask_v0));
            most_v1 = _mm256_blendv_pd(most_v1, t_v1, _mm256_castsi256_pd(mask_v1));
        }
        const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(most_v0, most_v1, _CMP_GT_OS));
        const __m256i t6_v =
            _mm256_xor_si256(at_v0, _mm256_set1_epi64x((long)0x8000000000000000ul));
        const __m256i t7_v =
            _mm256_xor_si256(at_v1, _mm256_set1_epi64x((long)0x8000000000000000ul));
        const __m256i mask2_v = _mm256_cmpgt_epi64(t6_v, t7_v);
        const __m256i mask3_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i mask4_v = _mm256_castpd_si256(_mm256_cmp_pd(most_v1, most_v0, _CMP_GT_OS));
        const __m256i mask5_v = _mm256_or_si256(mask4_v, _mm256_and_si256(mask3_v, mask2_v));
        __m256i at_v = _mm256_blendv_epi8(at_v0, at_v1, mask5_v);
        __m256d most_v = _mm256_blendv_pd(most_v0, most_v1, _mm256_castsi256_pd(mask5_v));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256d t8_v = _mm256_andnot_pd(_mm256_set1_pd(-0.0), _mm256_loadu_pd(x + k));
            const __m256i mask6_v = _mm256_castpd_si256(_mm256_cmp_pd(t8_v, most_v, _CMP_GT_OS));
            const __m256i at_next3 = _mm256_blendv_epi8(at_v, t5_v, mask6_v);
            t5_v = _mm256_add_epi64(t5_v, t3_v);
            at_v = at_next3;
            most_v = _mm256_blendv_pd(most_v, t8_v, _mm256_castsi256_pd(mask6_v));
        }
        {
            const __m128d t9_v = _mm256_extractf128_pd(most_v, 1);
            const __m128d t10_v = _mm_max_pd(_mm256_castpd256_pd128(most_v), t9_v);
            const __m128d t11_v = _mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(t10_v), 8));
            const double t = _mm_cvtsd_f64(_mm_max_pd(t10_v, t11_v));
            const __m256d t12_v = _mm256_set1_pd(t);
            const __m256i mask7_v = _mm256_castpd_si256(_mm256_cmp_pd(t12_v, most_v, _CMP_GT_OS));
            const __m256i t13_v = _mm256_blendv_epi8(at_v, _mm256_set1_epi64x(-1l), mask7_v);
            const __m128i at2_v = _mm256_castsi256_si128(t13_v);
            const __m128i at3_v = _mm256_extracti128_si256(t13_v, 1);
            const __m128i at4_v = _mm_xor_si128(at3_v, _mm_set1_epi64x((long)0x8000000000000000ul));
            const __m128i at5_v = _mm_xor_si128(at2_v, _mm_set1_epi64x((long)0x8000000000000000ul));
            const __m128i at6_v = _mm_blendv_epi8(at3_v, at2_v, _mm_cmpgt_epi64(at4_v, at5_v));
            const __m128i at7_v = _mm_srli_si128(at6_v, 8);
            const __m128i at8_v = _mm_xor_si128(at7_v, _mm_set1_epi64x((long)0x8000000000000000ul));
            const __m128i at9_v = _mm_xor_si128(at6_v, _mm_set1_epi64x((long)0x8000000000000000ul));
            const __m128i at10_v = _mm_blendv_epi8(at7_v, at6_v, _mm_cmpgt_epi64(at8_v, at9_v));
            const unsigned long at_s = (unsigned long)_mm_cvtsi128_si64(at10_v);
            const __m256i mask8_v = _mm256_cmpeq_epi64(t13_v, _mm256_set1_epi64x((long)at_s));
            const __m256i mask9_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
            const __m256i mask10_v = _mm256_and_si256(mask8_v, mask9_v);
            const unsigned int t14_v =
                (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask10_v));
            const unsigned long t2 = (unsigned long)__builtin_ctz(t14_v);
            const double most_s = most_v[t2];
            at = at_s;
            most = most_s;
            i_done = end;
        }
    }
    /* remaining iterations */
    for (size_t i = i_done; i < (size_t)n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (size_t i = 0; i < (size_t)n; i++)
#endif
        if (fabs(x[i]) > most) {
            most = fabs(x[i]);
            at = i;
        }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = most;
    return (int)at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
