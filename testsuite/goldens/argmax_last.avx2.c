/* vcc 0.1.0 wrote this from argmax_last.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | make a = (i * 7) % 5 | out i32 best[1] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmax_last(int n, const int *a, int *best)
{
    long at = 0;
    int most = a[0];
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    long i_done = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (1L < (long)n && trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const __m256i t_v = _mm256_set1_epi64x(0l);
            const __m256i t2_v = _mm256_set1_epi64x(1l);
            const __m256i t_v0 = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t_v1 = _mm256_set_epi64x(7l, 6l, 5l, 4l);
            const __m256i t2_v0 = _mm256_add_epi64(t2_v, t_v0);
            const __m256i t2_v1 = _mm256_add_epi64(t2_v, t_v1);
            const __m256i t3_v = _mm256_set1_epi64x(8l);
            __m256i t3_v0 = t2_v0;
            __m256i t3_v1 = t2_v1;
            __m256i at_v0 = t_v;
            __m256i at_v1 = t_v;
            __m256i most_v = _mm256_set1_epi32((int)most);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
                const __m256i t4_v0 = _mm256_add_epi64(t3_v0, t3_v);
                const __m256i t4_v1 = _mm256_add_epi64(t3_v1, t3_v);
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(most_v, a_v), _mm256_set1_epi32(-1));
                const __m256i mask_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v));
                const __m256i mask_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v, 1));
                const __m256i t5_v0 = _mm256_blendv_epi8(at_v0, t3_v0, mask_v0);
                const __m256i t5_v1 = _mm256_blendv_epi8(at_v1, t3_v1, mask_v1);
                t3_v0 = t4_v0;
                t3_v1 = t4_v1;
                at_v0 = t5_v0;
                at_v1 = t5_v1;
                most_v = _mm256_max_epi32(a_v, most_v);
            }
            {
                const __m128i most2_v = _mm256_extracti128_si256(most_v, 1);
                const __m128i most3_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), most2_v);
                const __m128i most4_v = _mm_max_epi32(most3_v, _mm_srli_si128(most3_v, 8));
                const __m128i most5_v = _mm_max_epi32(most4_v, _mm_srli_si128(most4_v, 4));
                const unsigned int most_s = (unsigned int)_mm_cvtsi128_si32(most5_v);
                const __m256i t4_v = _mm256_set1_epi64x((long)0x8000000000000000ul);
                const __m256i mask2_v = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)most_s), most_v);
                const __m256i mask2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v));
                const __m256i mask2_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v, 1));
                const __m256i t6_v0 = _mm256_blendv_epi8(at_v0, t4_v, mask2_v0);
                const __m256i t6_v1 = _mm256_blendv_epi8(at_v1, t4_v, mask2_v1);
                const __m256i at_v =
                    _mm256_blendv_epi8(t6_v1, t6_v0, _mm256_cmpgt_epi64(t6_v0, t6_v1));
                const __m128i at2_v = _mm256_castsi256_si128(at_v);
                const __m128i at3_v = _mm256_extracti128_si256(at_v, 1);
                const __m128i at4_v = _mm_blendv_epi8(at3_v, at2_v, _mm_cmpgt_epi64(at2_v, at3_v));
                const __m128i at5_v = _mm_srli_si128(at4_v, 8);
                const __m128i at6_v = _mm_blendv_epi8(at5_v, at4_v, _mm_cmpgt_epi64(at4_v, at5_v));
                const unsigned long at_s = (unsigned long)_mm_cvtsi128_si64(at6_v);
                at = (long)at_s;
                most = (int)most_s;
                i_done = (long)((unsigned long)i_done + end);
            }
        }
    }
    /* remaining iterations */
    for (long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (long i = 1; i < n; i++)
#endif
        if (a[i] >= most) {
            most = a[i];
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
