/* vcc 0.1.0 wrote this from split_all_but_one.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int k | in double x[n] restrict | out double y[n] restrict */
/* One element is something else. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_all_but_one(int n, int k, const double *restrict x, double *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const long turn = k >= 1 ? ((unsigned long)k < wide_end ? (long)k : (long)wide_end) : 0L;
        const unsigned long before = (unsigned long)turn & ~15UL;
        const unsigned long t = before + 16;
        const unsigned long after = t < wide_end ? t : wide_end;
        const __m256d t_v = _mm256_set1_pd(0.5);
        /* before the branch turns */
        unsigned long k2;
        for (k2 = 0; k2 < before; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const __m256d x_v = _mm256_loadu_pd(x + at);
                const __m256d y_new_v = _mm256_sub_pd(_mm256_mul_pd(x_v, x_v), t_v);
                _mm256_storeu_pd(y + at, y_new_v);
            }
        }
        const __m128i t2_v = _mm_set_epi32(3, 2, 1, 0);
        const __m128i t3_v = _mm_set1_epi32(4);
        const __m128i k_v = _mm_set1_epi32((int)k);
        const __m256d t4_v = _mm256_set1_pd(1.0);
        __m128i t5_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)before), t2_v);
        /* around that, one vector at a time */
        for (; k2 < after; k2 += 4) {
            const __m256i mask_v = _mm256_cvtepi32_epi64(_mm_cmpeq_epi32(t5_v, k_v));
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256d x2_v = _mm256_maskload_pd(x + k2, mask2_v);
            const __m256d t8_v = _mm256_sub_pd(_mm256_mul_pd(x2_v, x2_v), t_v);
            const __m256d y_new2_v = _mm256_blendv_pd(t8_v, t4_v, _mm256_castsi256_pd(mask_v));
            const __m128i t9_v = _mm_add_epi32(t5_v, t3_v);
            _mm256_storeu_pd(y + k2, y_new2_v);
            t5_v = t9_v;
        }
        /* after that */
        for (; k2 < wide_end; k2 += 16) {
            unsigned long copy2;
#pragma GCC unroll 4
            for (copy2 = 0; copy2 < 4; copy2++) {
                const unsigned long at2 = k2 + copy2 * 4;
                const __m256d x3_v = _mm256_loadu_pd(x + at2);
                const __m256d y_new3_v = _mm256_sub_pd(_mm256_mul_pd(x3_v, x3_v), t_v);
                _mm256_storeu_pd(y + at2, y_new3_v);
            }
        }
        const __m128i t6_v = _mm_set1_epi32((int)(unsigned int)wide_end);
        __m128i t7_v = _mm_add_epi32(t6_v, t2_v);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m256i mask3_v = _mm256_cvtepi32_epi64(_mm_cmpeq_epi32(t7_v, k_v));
            const __m256i mask4_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
            const __m256d x4_v = _mm256_maskload_pd(x + k2, mask4_v);
            const __m256d t10_v = _mm256_sub_pd(_mm256_mul_pd(x4_v, x4_v), t_v);
            const __m256d y_new4_v = _mm256_blendv_pd(t10_v, t4_v, _mm256_castsi256_pd(mask3_v));
            const __m128i t11_v = _mm_add_epi32(t7_v, t3_v);
            _mm256_storeu_pd(y + k2, y_new4_v);
            t7_v = t11_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (i == k)
            y[i] = 1;
        else
            y[i] = x[i] * x[i] - 0.5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
