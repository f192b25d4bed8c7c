/* vcc 0.1.0 wrote this from split_below.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in i32 x[n] | inout i32 y[n] */
/* A branch over the counter turns in one iteration, or in none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_below(int n, int m, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const long turn = m >= 1 ? ((unsigned long)m < wide_end ? (long)m : (long)wide_end) : 0L;
        const unsigned long before = (unsigned long)turn & ~15UL;
        const unsigned long t = before + 16;
        const unsigned long after = t < wide_end ? t : wide_end;
        /* before the branch turns */
        unsigned long k;
        for (k = 0; k < before; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
            const __m256i y_new_v0 = _mm256_xor_si256(x_v0, y_v0);
            const __m256i y_new_v1 = _mm256_xor_si256(x_v1, y_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
        }
        const __m256i t_v = _mm256_set1_epi32((int)(unsigned int)before);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i m_v = _mm256_set1_epi32((int)m);
        __m256i t3_v = _mm256_add_epi32(t_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        /* around that, one vector at a time */
        for (; k < after; k += 8) {
            const __m256i x_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t7_v = _mm256_srli_epi32(_mm256_srai_epi32(y_v, 31), 31);
            const __m256i t8_v = _mm256_srai_epi32(_mm256_add_epi32(y_v, t7_v), 1);
            const __m256i t9_v = _mm256_xor_si256(x_v, y_v);
            const __m256i t10_v = _mm256_add_epi32(_mm256_srai_epi32(x_v, 3), t8_v);
            const __m256i y_new_v = _mm256_blendv_epi8(t10_v, t9_v, _mm256_cmpgt_epi32(m_v, t3_v));
            const __m256i t11_v = _mm256_add_epi32(t3_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            t3_v = t11_v;
        }
        /* after that */
        for (; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i y2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + at));
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i t12_v = _mm256_srli_epi32(_mm256_srai_epi32(y2_v, 31), 31);
                const __m256i t13_v = _mm256_srai_epi32(_mm256_add_epi32(y2_v, t12_v), 1);
                const __m256i y_new2_v = _mm256_add_epi32(_mm256_srai_epi32(x2_v, 3), t13_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new2_v);
            }
        }
        const __m128i t4_v = _mm_set1_epi32((int)(unsigned int)wide_end);
        const __m128i t5_v = _mm_set1_epi32(4);
        const __m128i m2_v = _mm_set1_epi32((int)m);
        __m128i t6_v = _mm_add_epi32(t4_v, _mm_set_epi32(3, 2, 1, 0));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x3_v = _mm_lddqu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y3_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t14_v = _mm_add_epi32(y3_v, _mm_srli_epi32(_mm_srai_epi32(y3_v, 31), 31));
            const __m128i t15_v = _mm_xor_si128(x3_v, y3_v);
            const __m128i t16_v = _mm_add_epi32(_mm_srai_epi32(x3_v, 3), _mm_srai_epi32(t14_v, 1));
            const __m128i y_new3_v = _mm_blendv_epi8(t16_v, t15_v, _mm_cmpgt_epi32(m2_v, t6_v));
            const __m128i t17_v = _mm_add_epi32(t6_v, t5_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new3_v);
            t6_v = t17_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i < m)
            y[i] = x[i] ^ y[i];
        else
            y[i] = (x[i] >> 3) + y[i] / 2;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
