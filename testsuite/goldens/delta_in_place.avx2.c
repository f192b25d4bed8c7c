/* vcc 0.1.0 wrote this from delta_in_place.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 x[n] | -> i32 */
/* Differences take the place of what they are made of; lanes are as narrow as what is stored. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int delta_in_place(int n, unsigned char *x)
{
    int before = 1000, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        __m256i before_v = _mm256_set1_epi8((char)-24);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 32));
            const __m256i before_v0 =
                _mm256_alignr_epi8(x_v0, _mm256_permute2x128_si256(before_v, x_v0, 0x21), 15);
            const __m256i before_v1 =
                _mm256_alignr_epi8(x_v1, _mm256_permute2x128_si256(x_v0, x_v1, 0x21), 15);
            const __m256i x_new_v0 = _mm256_sub_epi8(x_v0, before_v0);
            const __m256i x_new_v1 = _mm256_sub_epi8(x_v1, before_v1);
            _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(x + k + 32), x_new_v1);
            before_v = x_v1;
        }
        const __m128i t_v = _mm256_extracti128_si256(before_v, 1);
        const unsigned char t = (unsigned char)_mm_cvtsi128_si32(_mm_srli_si128(t_v, 15));
        __m128i before2_v = _mm_set1_epi8((char)t);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i before3_v = _mm_alignr_epi8(x_v, _mm_slli_si128(before2_v, 8), 15);
            const __m128i x_new_v = _mm_sub_epi8(x_v, before3_v);
            _mm_storel_epi64((__m128i *)(void *)(x + k), x_new_v);
            before2_v = x_v;
        }
        {
            const unsigned char t2 = (unsigned char)_mm_cvtsi128_si32(_mm_srli_si128(before2_v, 7));
            before = (int)t2;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int now = x[i];
        x[i] = (unsigned char)(now - before);
        before = now;
    }
#ifdef VCC_VECTOR
    }
#endif
    return before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
