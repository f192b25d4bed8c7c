/* vcc 0.1.0 wrote this from if_nested.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void if_nested(int n, const short *a, const short *b, short *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 2 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 2 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi16(0);
        const __m128i a_last_v = _mm_loadu_si128((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadu_si128((const __m128i *)(const void *)(b + last));
        const __m128i mask_v = _mm_cmpgt_epi16(a_last_v, t_v);
        const __m128i mask2_v = _mm_xor_si128(mask_v, _mm_set1_epi32(-1));
        const __m128i mask3_v = _mm_xor_si128(_mm_cmpeq_epi16(b_last_v, t_v), _mm_set1_epi32(-1));
        const __m128i t2_v = _mm_or_si128(a_last_v, b_last_v);
        const __m128i t3_v = _mm_and_si128(mask_v, _mm_max_epi16(b_last_v, a_last_v));
        const __m256i t4_v = _mm256_set1_epi16(0);
        const __m128i c_new_last_v = _mm_blendv_epi8(t3_v, t2_v, _mm_and_si128(mask2_v, mask3_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                const __m256i mask4_v = _mm256_cmpgt_epi16(a_v, t4_v);
                const __m256i mask5_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                const __m256i mask6_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi16(b_v, t4_v), _mm256_set1_epi32(-1));
                const __m256i t5_v = _mm256_or_si256(a_v, b_v);
                const __m256i t6_v = _mm256_and_si256(mask4_v, _mm256_max_epi16(b_v, a_v));
                const __m256i c_new_v =
                    _mm256_blendv_epi8(t6_v, t5_v, _mm256_and_si256(mask5_v, mask6_v));
                _mm256_storeu_si256((__m256i *)(void *)(c + at), c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i mask7_v = _mm_cmpgt_epi16(a2_v, t_v);
            const __m128i mask8_v = _mm_xor_si128(mask7_v, _mm_set1_epi32(-1));
            const __m128i mask9_v = _mm_xor_si128(_mm_cmpeq_epi16(b2_v, t_v), _mm_set1_epi32(-1));
            const __m128i t7_v = _mm_or_si128(a2_v, b2_v);
            const __m128i t8_v = _mm_and_si128(mask7_v, _mm_max_epi16(b2_v, a2_v));
            const __m128i c_new2_v = _mm_blendv_epi8(t8_v, t7_v, _mm_and_si128(mask8_v, mask9_v));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        short x = a[i], y = b[i], r = 0;
        if (x > 0) {
            if (y > x)
                r = y;
            else
                r = x;
        } else if (y != 0) {
            r = (short)(x | y);
        }
        c[i] = r;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
