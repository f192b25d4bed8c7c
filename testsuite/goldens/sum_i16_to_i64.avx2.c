/* vcc 0.1.0 wrote this from sum_i16_to_i64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long sum_i16_to_i64(int n, const short *x)
{
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 8, then 16, avx2 */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~127UL;
        const __m256i t_v = _mm256_set1_epi32(524288);
        const __m256i t2_v = _mm256_set1_epi64x(1048576l);
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 128) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 48));
            const __m256i x_v4 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 64));
            const __m256i x_v5 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 80));
            const __m256i x_v6 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 96));
            const __m256i x_v7 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 112));
            const __m256i t_v0 = _mm256_madd_epi16(x_v0, _mm256_set1_epi16(1));
            const __m256i t_v1 = _mm256_madd_epi16(x_v1, _mm256_set1_epi16(1));
            const __m256i t_v2 = _mm256_madd_epi16(x_v2, _mm256_set1_epi16(1));
            const __m256i t_v3 = _mm256_madd_epi16(x_v3, _mm256_set1_epi16(1));
            const __m256i t_v4 = _mm256_madd_epi16(x_v4, _mm256_set1_epi16(1));
            const __m256i t_v5 = _mm256_madd_epi16(x_v5, _mm256_set1_epi16(1));
            const __m256i t_v6 = _mm256_madd_epi16(x_v6, _mm256_set1_epi16(1));
            const __m256i t_v7 = _mm256_madd_epi16(x_v7, _mm256_set1_epi16(1));
            const __m256i t5_v = _mm256_add_epi32(t_v2, t_v3);
            const __m256i t6_v = _mm256_add_epi32(t_v6, t_v7);
            const __m256i t7_v = _mm256_add_epi32(_mm256_add_epi32(t_v0, t_v1), t5_v);
            const __m256i t8_v = _mm256_add_epi32(_mm256_add_epi32(t_v4, t_v5), t6_v);
            const __m256i t9_v = _mm256_add_epi32(_mm256_add_epi32(t7_v, t8_v), t_v);
            const __m256i t10_v =
                _mm256_add_epi64(_mm256_and_si256(t9_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t9_v, 32));
            sum_v = _mm256_add_epi64(sum_v, _mm256_sub_epi64(t10_v, t2_v));
        }
        const __m256i t3_v = _mm256_set1_epi32(65536);
        const __m256i t4_v = _mm256_set1_epi64x(131072l);
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t11_v = _mm256_madd_epi16(x_v, _mm256_set1_epi16(1));
            const __m256i t12_v = _mm256_add_epi32(t11_v, t3_v);
            const __m256i t13_v =
                _mm256_add_epi64(_mm256_and_si256(t12_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t12_v, 32));
            sum_v = _mm256_add_epi64(sum_v, _mm256_sub_epi64(t13_v, t4_v));
        }
        {
            const __m128i t14_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t15_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t14_v);
            const __m128i t16_v = _mm_add_epi64(t15_v, _mm_srli_si128(t15_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t16_v);
            sum = (long)((unsigned long)sum + t);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += x[i];
    }
#else
    for (int i = 0; i < n; i++)
        sum += x[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
