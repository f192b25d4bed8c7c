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
    /* vcc: line 5: 16 lanes, then 4, avx2; runs if a and c are far enough apart, b and c are far
       enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 127
        && (unsigned long)c - (unsigned long)b - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi16(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i mask_v = _mm256_cmpgt_epi16(a_v, t_v);
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask3_v =
                _mm256_xor_si256(_mm256_cmpeq_epi16(b_v, t_v), _mm256_set1_epi32(-1));
            const __m256i t3_v = _mm256_or_si256(a_v, b_v);
            const __m256i t4_v = _mm256_and_si256(mask_v, _mm256_max_epi16(b_v, a_v));
            const __m256i c_new_v =
                _mm256_blendv_epi8(t4_v, t3_v, _mm256_and_si256(mask2_v, mask3_v));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        const __m128i t2_v = _mm_set1_epi16(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i mask4_v = _mm_cmpgt_epi16(a2_v, t2_v);
            const __m128i mask5_v = _mm_xor_si128(mask4_v, _mm_set1_epi32(-1));
            const __m128i mask6_v = _mm_xor_si128(_mm_cmpeq_epi16(b2_v, t2_v), _mm_set1_epi32(-1));
            const __m128i t5_v = _mm_or_si128(a2_v, b2_v);
            const __m128i t6_v = _mm_and_si128(mask4_v, _mm_max_epi16(b2_v, a2_v));
            const __m128i c_new2_v = _mm_blendv_epi8(t6_v, t5_v, _mm_and_si128(mask5_v, mask6_v));
            _mm_storel_epi64((__m128i *)(void *)(c + k), c_new2_v);
        }
        i = (int)end;
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
