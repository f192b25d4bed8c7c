/* vcc 0.1.0 wrote this from mixed_widths.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i16 b[n] | in i32 c[n] | out i64 d[n] | inout float e[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void mixed_widths(int n, const unsigned char *restrict a, const short *restrict b,
                  const int *restrict c, long *restrict d, float *restrict e)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + at));
                const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + at));
                const __m256i t_v = _mm256_cvtepi16_epi32(b_v);
                const __m256i t2_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(a_v), t_v);
                const __m256i t_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v));
                const __m256i t_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v, 1));
                const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + at));
                const __m256i t2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(c_v));
                const __m256i t2_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(c_v, 1));
                const __m256i d_new_v0 = _mm256_add_epi64(t_v0, t2_v0);
                const __m256i d_new_v1 = _mm256_add_epi64(t_v1, t2_v1);
                _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(d + at + 4), d_new_v1);
                const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + at));
                const __m256 t3_v = _mm256_cvtepi32_ps(_mm256_cvtepi16_epi32(b2_v));
                const __m256 e_new_v = _mm256_add_ps(_mm256_loadu_ps(e + at), t3_v);
                _mm256_storeu_ps(e + at, e_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k),
                sizeof a2_v), a2_v));
            const __m128i b3_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i t4_v = _mm_add_epi32(_mm_cvtepu8_epi32(a3_v), _mm_cvtepi16_epi32(b3_v));
            const __m128i c2_v = _mm_loadu_si128((const __m128i *)(const void *)(c + k));
            const __m256i t5_v = _mm256_cvtepi32_epi64(c2_v);
            const __m256i d_new_v = _mm256_add_epi64(_mm256_cvtepi32_epi64(t4_v), t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            const __m128i b4_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128 t6_v = _mm_cvtepi32_ps(_mm_cvtepi16_epi32(b4_v));
            _mm_storeu_ps(e + k, _mm_add_ps(_mm_loadu_ps(e + k), t6_v));
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = (long)a[i] + b[i] + c[i];
        e[i] += (float)b[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
