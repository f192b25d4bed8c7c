/* vcc 0.1.0 wrote this from signed_average.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 down[n] restrict | out i16 up[n] restrict | in i32 c[n] | in i32 d[n] | out i32 far[n] restrict */
/* Half a sum that its lanes have no room for. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void signed_average(int n, const short *a, const short *b, short *restrict down, short *restrict up, const int *c, const int *d, int *restrict far)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_lddqu_si128((const __m128i *)(const void *)(b + last));
        const __m128i t_v = _mm_srai_epi16(_mm_xor_si128(a_last_v, b_last_v), 1);
        const __m128i a_last2_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + last));
        const __m128i b_last2_v = _mm_lddqu_si128((const __m128i *)(const void *)(b + last));
        const __m128i t2_v = _mm_srai_epi16(_mm_xor_si128(a_last2_v, b_last2_v), 1);
        const __m128i down_new_last_v = _mm_add_epi16(_mm_and_si128(a_last_v, b_last_v), t_v);
        const __m128i up_new_last_v = _mm_sub_epi16(_mm_or_si128(a_last2_v, b_last2_v), t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b_v = _mm256_lddqu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t3_v = _mm256_srai_epi16(_mm256_xor_si256(a_v, b_v), 1);
                const __m256i down_new_v = _mm256_add_epi16(_mm256_and_si256(a_v, b_v), t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(down + at), down_new_v);
                const __m256i a2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t4_v = _mm256_srai_epi16(_mm256_xor_si256(a2_v, b2_v), 1);
                const __m256i up_new_v = _mm256_sub_epi16(_mm256_or_si256(a2_v, b2_v), t4_v);
                _mm256_storeu_si256((__m256i *)(void *)(up + at), up_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a3_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b3_v = _mm_lddqu_si128((const __m128i *)(const void *)(b + k));
            const __m128i t5_v = _mm_srai_epi16(_mm_xor_si128(a3_v, b3_v), 1);
            const __m128i down_new2_v = _mm_add_epi16(_mm_and_si128(a3_v, b3_v), t5_v);
            _mm_storeu_si128((__m128i *)(void *)(down + k), down_new2_v);
            const __m128i a4_v = _mm_lddqu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b4_v = _mm_lddqu_si128((const __m128i *)(const void *)(b + k));
            const __m128i t6_v = _mm_srai_epi16(_mm_xor_si128(a4_v, b4_v), 1);
            const __m128i up_new2_v = _mm_sub_epi16(_mm_or_si128(a4_v, b4_v), t6_v);
            _mm_storeu_si128((__m128i *)(void *)(up + k), up_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(down + last), down_new_last_v);
        _mm_storeu_si128((__m128i *)(void *)(up + last), up_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        down[i] = (short)((a[i] + b[i]) >> 1);
        up[i] = (short)((a[i] + b[i] + 1) >> 1);
    }
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done2 = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i c_last_v = _mm256_lddqu_si256((const __m256i *)(const void *)(c + last));
        const __m256i d_last_v = _mm256_lddqu_si256((const __m256i *)(const void *)(d + last));
        const __m256i t_v = _mm256_srai_epi32(_mm256_xor_si256(c_last_v, d_last_v), 1);
        const __m256i far_new_last_v = _mm256_add_epi32(_mm256_and_si256(c_last_v, d_last_v), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i c_v = _mm256_lddqu_si256((const __m256i *)(const void *)(c + at));
                const __m256i d_v = _mm256_lddqu_si256((const __m256i *)(const void *)(d + at));
                const __m256i t2_v = _mm256_srai_epi32(_mm256_xor_si256(c_v, d_v), 1);
                const __m256i far_new_v = _mm256_add_epi32(_mm256_and_si256(c_v, d_v), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(far + at), far_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i c2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(c + k));
            const __m256i d2_v = _mm256_lddqu_si256((const __m256i *)(const void *)(d + k));
            const __m256i t3_v = _mm256_srai_epi32(_mm256_xor_si256(c2_v, d2_v), 1);
            const __m256i far_new2_v = _mm256_add_epi32(_mm256_and_si256(c2_v, d2_v), t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(far + k), far_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(far + last), far_new_last_v);
        i_done2 = n;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        far[i] = (int)(((long)c[i] + d[i]) >> 1);
    }
#else
    for (int i = 0; i < n; i++)
        far[i] = (int)(((long)c[i] + d[i]) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
