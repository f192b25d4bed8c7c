/* vcc 0.1.0 wrote this from subtract_u16_from_i64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> i64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long subtract_u16_from_i64(int n, const unsigned short *x)
{
    long left = 1000000000L;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 8, then 16, avx2 */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~127UL;
        __m256i left_v = _mm256_set1_epi64x(0l);
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
            const __m256i t_v0 =
                _mm256_add_epi32(_mm256_and_si256(x_v0, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v0, 16));
            const __m256i t_v1 =
                _mm256_add_epi32(_mm256_and_si256(x_v1, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v1, 16));
            const __m256i t_v2 =
                _mm256_add_epi32(_mm256_and_si256(x_v2, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v2, 16));
            const __m256i t_v3 =
                _mm256_add_epi32(_mm256_and_si256(x_v3, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v3, 16));
            const __m256i t_v4 =
                _mm256_add_epi32(_mm256_and_si256(x_v4, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v4, 16));
            const __m256i t_v5 =
                _mm256_add_epi32(_mm256_and_si256(x_v5, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v5, 16));
            const __m256i t_v6 =
                _mm256_add_epi32(_mm256_and_si256(x_v6, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v6, 16));
            const __m256i t_v7 =
                _mm256_add_epi32(_mm256_and_si256(x_v7, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v7, 16));
            const __m256i t_v = _mm256_add_epi32(t_v2, t_v3);
            const __m256i t2_v = _mm256_add_epi32(t_v6, t_v7);
            const __m256i t3_v = _mm256_add_epi32(_mm256_add_epi32(t_v0, t_v1), t_v);
            const __m256i t4_v = _mm256_add_epi32(_mm256_add_epi32(t_v4, t_v5), t2_v);
            const __m256i t5_v = _mm256_add_epi32(t3_v, t4_v);
            const __m256i t6_v =
                _mm256_add_epi64(_mm256_and_si256(t5_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t5_v, 32));
            left_v = _mm256_add_epi64(left_v, t6_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t7_v =
                _mm256_add_epi32(_mm256_and_si256(x_v, _mm256_set1_epi32(65535)),
                _mm256_srli_epi32(x_v, 16));
            const __m256i t8_v =
                _mm256_add_epi64(_mm256_and_si256(t7_v, _mm256_set1_epi64x((long)0xfffffffful)),
                _mm256_srli_epi64(t7_v, 32));
            left_v = _mm256_add_epi64(left_v, t8_v);
        }
        {
            const __m128i t9_v = _mm256_extracti128_si256(left_v, 1);
            const __m128i t10_v = _mm_add_epi64(_mm256_castsi256_si128(left_v), t9_v);
            const __m128i t11_v = _mm_add_epi64(t10_v, _mm_srli_si128(t10_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t11_v);
            left = (long)((unsigned long)left - t);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        left -= x[i];
    }
#else
    for (int i = 0; i < n; i++)
        left -= x[i];
#endif
    return left;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
