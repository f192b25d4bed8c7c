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
    /* vcc: line 5: 8 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t_v0 = _mm256_cvtepu16_epi32(x_v0);
            const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 8));
            const __m256i t_v1 = _mm256_cvtepu16_epi32(x_v1);
            const __m256i t2_v0 = _mm256_mullo_epi32(t_v0, t_v0);
            const __m256i t2_v1 = _mm256_mullo_epi32(t_v1, t_v1);
            const __m256i t3_v0 =
                _mm256_add_epi64(_mm256_and_si256(t2_v0, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v0, 32));
            const __m256i t3_v1 =
                _mm256_add_epi64(_mm256_and_si256(t2_v1, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v1, 32));
            sum_v = _mm256_add_epi64(sum_v, _mm256_add_epi64(t3_v0, t3_v1));
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m256i t_v = _mm256_cvtepu16_epi32(x_v);
            const __m256i t2_v = _mm256_mullo_epi32(t_v, t_v);
            const __m256i t3_v =
                _mm256_add_epi64(_mm256_and_si256(t2_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t2_v, 32));
            sum_v = _mm256_add_epi64(sum_v, t3_v);
        }
        {
            const __m128i t4_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t5_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t4_v);
            const __m128i t6_v = _mm_add_epi64(t5_v, _mm_srli_si128(t5_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t6_v);
            sum = sum + t;
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
