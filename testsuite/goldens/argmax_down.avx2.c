/* vcc 0.1.0 wrote this from argmax_down.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | make a = (i * 11) % 7 | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmax_down(int n, const unsigned char *a)
{
    int at = -1, most = -1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = n - 1;
    if (i_done >= 7) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_sub_epi32(_mm256_set1_epi32(0), t2_v);
        const __m256i t4_v = _mm256_set1_epi32(-8);
        __m256i i_v = _mm256_add_epi32(_mm256_set1_epi32((int)i_done), t3_v);
        __m256i at_v = t_v;
        __m256i most_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i a_v =
                _mm_loadl_epi64((const __m128i *)(const void *)(a + (long)i_done - k - 7));
            const __m128i a2_v =
                _mm_shuffle_epi8(a_v,
                _mm_set_epi8(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
            const __m128i a3_v = _mm_srli_si128(a2_v, 8);
            const __m256i t5_v = _mm256_cvtepu8_epi32(a3_v);
            const __m256i at_next = _mm256_blendv_epi8(at_v, i_v, _mm256_cmpgt_epi32(t5_v, most_v));
            i_v = _mm256_add_epi32(i_v, t4_v);
            at_v = at_next;
            most_v = _mm256_max_epi32(t5_v, most_v);
        }
        {
            const __m128i most2_v = _mm256_extracti128_si256(most_v, 1);
            const __m128i most3_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), most2_v);
            const __m128i most4_v = _mm_max_epi32(most3_v, _mm_srli_si128(most3_v, 8));
            const __m128i most5_v = _mm_max_epi32(most4_v, _mm_srli_si128(most4_v, 4));
            const unsigned int most_s = (unsigned int)_mm_cvtsi128_si32(most5_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)most_s), most_v);
            const __m256i t6_v = _mm256_set1_epi32(-2147483648);
            const __m256i t7_v = _mm256_blendv_epi8(at_v, t6_v, mask_v);
            const __m128i at2_v = _mm256_extracti128_si256(t7_v, 1);
            const __m128i at3_v = _mm_max_epi32(_mm256_castsi256_si128(t7_v), at2_v);
            const __m128i at4_v = _mm_max_epi32(at3_v, _mm_srli_si128(at3_v, 8));
            const __m128i at5_v = _mm_max_epi32(at4_v, _mm_srli_si128(at4_v, 4));
            const unsigned int at_s = (unsigned int)_mm_cvtsi128_si32(at5_v);
            at = (int)at_s;
            most = (int)most_s;
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n - 1; i >= 0; i--)
#endif
        if (a[i] > most) {
            most = a[i];
            at = i;
        }
#ifdef VCC_VECTOR
    }
#endif
    return at * 8 + most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
