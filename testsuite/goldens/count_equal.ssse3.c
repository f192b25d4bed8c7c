/* vcc 0.1.0 wrote this from count_equal.c for ssse3 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 v | in u8 p[n] | -> int */
#ifdef VCC_VECTOR
#include <tmmintrin.h>
__attribute__((__target__("ssse3")))
#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 4, ssse3 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned char t = (unsigned char)(unsigned int)v;
        const __m128i t_v = _mm_set1_epi8((char)t);
        __m128i count_v = _mm_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m128i p_v0 = _mm_loadu_si128((const __m128i *)(const void *)(p + k));
            const __m128i p_v1 = _mm_loadu_si128((const __m128i *)(const void *)(p + k + 16));
            const __m128i t_v0 = _mm_and_si128(_mm_cmpeq_epi8(p_v0, t_v), _mm_set1_epi8(1));
            const __m128i t2_v0 = _mm_sad_epu8(t_v0, _mm_setzero_si128());
            const __m128i t_v1 = _mm_and_si128(_mm_cmpeq_epi8(p_v1, t_v), _mm_set1_epi8(1));
            const __m128i t2_v1 = _mm_sad_epu8(t_v1, _mm_setzero_si128());
            count_v = _mm_add_epi64(count_v, _mm_add_epi64(t2_v0, t2_v1));
        }
        const __m128i t2_v = _mm_set1_epi8((char)t);
        __m128i count2_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int p_v;
            const __m128i p2_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&p_v, (const void *)(p + k), sizeof p_v),
                p_v));
            const __m128i mask_v = _mm_cmpeq_epi8(p2_v, t2_v);
            const __m128i mask2_v =
                _mm_shuffle_epi8(mask_v,
                _mm_set_epi8(3, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0));
            count2_v = _mm_sub_epi32(count2_v, mask2_v);
        }
        {
            const __m128i t3_v = _mm_add_epi64(count_v, _mm_srli_si128(count_v, 8));
            const unsigned long t2 = (unsigned long)_mm_cvtsi128_si64(t3_v);
            const __m128i count3_v = _mm_add_epi32(count2_v, _mm_srli_si128(count2_v, 8));
            const __m128i count4_v = _mm_add_epi32(count3_v, _mm_srli_si128(count3_v, 4));
            const unsigned int count_s = (unsigned int)_mm_cvtsi128_si32(count4_v);
            i = (int)end;
            count = (int)((unsigned int)count + (unsigned int)t2 + count_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (p[i] == v)
            count++;
    }
#else
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
