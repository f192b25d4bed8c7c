/* vcc 0.1.0 wrote this from dot_i16.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long dot_i16(int n, const short *x, const short *y)
{
    int i;
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(2147418112);
        const __m256i t2_v = _mm256_set1_epi64x((long)0x1fffc0000ul);
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 16));
            const __m256i t5_v = _mm256_add_epi32(_mm256_madd_epi16(x_v0, y_v0), t_v);
            const __m256i t6_v = _mm256_add_epi32(_mm256_madd_epi16(x_v1, y_v1), t_v);
            const __m256i t7_v =
                _mm256_add_epi64(_mm256_and_si256(t5_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t5_v, 32));
            const __m256i t8_v =
                _mm256_add_epi64(_mm256_and_si256(t6_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t6_v, 32));
            const __m256i t9_v = _mm256_sub_epi64(_mm256_add_epi64(t7_v, t8_v), t2_v);
            sum_v = _mm256_add_epi64(sum_v, t9_v);
        }
        const __m128i t3_v = _mm_set1_epi32(2147418112);
        const __m128i t4_v = _mm_set1_epi64x((long)0xfffe0000ul);
        __m128i sum2_v = _mm_set1_epi64x(0l);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i y_v = _mm_loadu_si128((const __m128i *)(const void *)(y + k));
            const __m128i t10_v = _mm_add_epi32(_mm_madd_epi16(x_v, y_v), t3_v);
            const __m128i t11_v =
                _mm_add_epi64(_mm_and_si128(t10_v, _mm_set1_epi64x((long)0xfffffffful)),
                _mm_srli_epi64(t10_v, 32));
            sum2_v = _mm_add_epi64(sum2_v, _mm_sub_epi64(t11_v, t4_v));
        }
        {
            const __m128i t12_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t13_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t12_v);
            const __m128i t14_v = _mm_add_epi64(t13_v, _mm_srli_si128(t13_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t14_v);
            const __m128i t15_v = _mm_add_epi64(sum2_v, _mm_srli_si128(sum2_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t15_v);
            i = (int)end;
            sum = (long)((unsigned long)sum + t + t2);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (long)x[i] * y[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += (long)x[i] * y[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
