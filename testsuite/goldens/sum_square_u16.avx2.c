/* vcc 0.1.0 wrote this from sum_square_u16.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long sum_square_u16(int n, const unsigned short *x)
{
    unsigned long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i sum_v = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
            const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 24));
            const __m256i t_v0 = _mm256_cvtepu16_epi32(x_v0);
            const __m256i t_v1 = _mm256_cvtepu16_epi32(x_v1);
            const __m256i t_v2 = _mm256_cvtepu16_epi32(x_v2);
            const __m256i t_v3 = _mm256_cvtepu16_epi32(x_v3);
            const __m256i t2_v0 = _mm256_mullo_epi32(_mm256_cvtepu16_epi32(x_v0), t_v0);
            const __m256i t2_v1 = _mm256_mullo_epi32(_mm256_cvtepu16_epi32(x_v1), t_v1);
            const __m256i t2_v2 = _mm256_mullo_epi32(_mm256_cvtepu16_epi32(x_v2), t_v2);
            const __m256i t2_v3 = _mm256_mullo_epi32(_mm256_cvtepu16_epi32(x_v3), t_v3);
            const __m256i t3_v0 =
                _mm256_add_epi64(_mm256_and_si256(t2_v0, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v0, 32));
            const __m256i t3_v1 =
                _mm256_add_epi64(_mm256_and_si256(t2_v1, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v1, 32));
            const __m256i t3_v2 =
                _mm256_add_epi64(_mm256_and_si256(t2_v2, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v2, 32));
            const __m256i t3_v3 =
                _mm256_add_epi64(_mm256_and_si256(t2_v3, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v3, 32));
            const __m256i t2_v = _mm256_add_epi64(t3_v2, t3_v3);
            const __m256i t3_v = _mm256_add_epi64(_mm256_add_epi64(t3_v0, t3_v1), t2_v);
            sum_v = _mm256_add_epi64(sum_v, t3_v);
        }
        __m256i sum2_v = t_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i t4_v = _mm_cvtepu16_epi32(x_v);
            const __m128i t5_v = _mm_mullo_epi32(_mm_cvtepu16_epi32(x_v), t4_v);
            sum2_v = _mm256_add_epi64(sum2_v, _mm256_cvtepu32_epi64(t5_v));
        }
        {
            const __m128i t6_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t7_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t6_v);
            const __m128i t8_v = _mm_add_epi64(t7_v, _mm_srli_si128(t7_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t8_v);
            const __m128i sum3_v = _mm256_extracti128_si256(sum2_v, 1);
            const __m128i sum4_v = _mm_add_epi64(_mm256_castsi256_si128(sum2_v), sum3_v);
            const __m128i sum5_v = _mm_add_epi64(sum4_v, _mm_srli_si128(sum4_v, 8));
            const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum5_v);
            sum = sum + t + sum_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (unsigned)x[i] * (unsigned)x[i];
    }
#else
    for (int i = 0; i < n; i++)
        sum += (unsigned)x[i] * (unsigned)x[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
