/* vcc 0.1.0 wrote this from cilk_simd.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict | -> int */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int cilk_simd(int n, const int *x, int *y)
{
    int s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        __m256i s_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i y_new_v = _mm256_srai_epi32(x_v, 2);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                s_v[copy] = _mm256_add_epi32(s_v[copy], y_new_v);
            }
        }
        const __m256i s2_v = _mm256_add_epi32(s_v[1], s_v[3]);
        __m256i s3_v = _mm256_add_epi32(_mm256_add_epi32(s_v[0], s_v[2]), s2_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new2_v = _mm256_srai_epi32(x2_v, 2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            s3_v = _mm256_add_epi32(s3_v, y_new2_v);
        }
        {
            const __m128i s4_v = _mm256_extracti128_si256(s3_v, 1);
            const __m128i s5_v = _mm_add_epi32(_mm256_castsi256_si128(s3_v), s4_v);
            const __m128i s6_v = _mm_add_epi32(s5_v, _mm_srli_si128(s5_v, 8));
            const __m128i s7_v = _mm_add_epi32(s6_v, _mm_srli_si128(s6_v, 4));
            const unsigned int s_s = (unsigned int)_mm_cvtsi128_si32(s7_v);
            s = (int)((unsigned int)s + s_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd reduction(+ : s) vectorlengthfor(int)
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] >> 2;
        s += y[i];
    }
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
