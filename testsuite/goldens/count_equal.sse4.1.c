/* vcc 0.1.0 wrote this from count_equal.c for sse4.1 */
/* kernel: int n | u8 v | in u8 p[n] | -> int */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <smmintrin.h>
__attribute__((__target__("sse4.1")))
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
    /* vcc: line 6: 8 lanes x 2, then 2, sse4.1 */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const __m128i t_v = _mm_set1_epi32((int)(0));
        const __m128i t2_v = _mm_set1_epi32((int)(1));
        const unsigned char t = (unsigned char)(unsigned int)v;
        const __m128i t3_v = _mm_set1_epi8((char)(t));
        __m128i count_v0 = t_v;
        __m128i count_v1 = t_v;
        __m128i count_v2 = t_v;
        __m128i count_v3 = t_v;
        unsigned long k;
        __m128i count2_v0;
        __m128i count2_v1;
        __m128i t4_v;
        __m128i t5_v;
        __m128i count_v;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i t_v0 = _mm_add_epi32(count_v0, t2_v);
            const __m128i t_v1 = _mm_add_epi32(count_v1, t2_v);
            const __m128i t_v2 = _mm_add_epi32(count_v2, t2_v);
            const __m128i t_v3 = _mm_add_epi32(count_v3, t2_v);
            const __m128i mask_v0 = _mm_cmpeq_epi8(_mm_loadl_epi64((const void *)(p + k)), t3_v);
            const __m128i mask2_v0 = _mm_cvtepi8_epi32(mask_v0);
            const __m128i mask2_v1 = _mm_cvtepi8_epi32(_mm_srli_si128(mask_v0, 4));
            const __m128i mask_v1 =
                _mm_cmpeq_epi8(_mm_loadl_epi64((const void *)(p + k + 8)), t3_v);
            const __m128i mask2_v2 = _mm_cvtepi8_epi32(mask_v1);
            const __m128i mask2_v3 = _mm_cvtepi8_epi32(_mm_srli_si128(mask_v1, 4));
            const __m128i t2_v0 = _mm_blendv_epi8(count_v0, t_v0, mask2_v0);
            const __m128i t2_v1 = _mm_blendv_epi8(count_v1, t_v1, mask2_v1);
            const __m128i t2_v2 = _mm_blendv_epi8(count_v2, t_v2, mask2_v2);
            const __m128i t2_v3 = _mm_blendv_epi8(count_v3, t_v3, mask2_v3);
            count_v0 = t2_v0;
            count_v1 = t2_v1;
            count_v2 = t2_v2;
            count_v3 = t2_v3;
        }
        count2_v0 = _mm_add_epi32(count_v0, count_v2);
        count2_v1 = _mm_add_epi32(count_v1, count_v3);
        t4_v = _mm_set1_epi32((int)(1));
        t5_v = _mm_set1_epi8((char)(t));
        count_v = _mm_set1_epi32((int)(0));
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            unsigned short p_v;
            const __m128i p2_v =
                _mm_cvtsi32_si128((int)(__builtin_memcpy(&p_v, (const void *)(p + k), 2), p_v));
            const __m128i mask_v = _mm_cvtepi8_epi32(_mm_cmpeq_epi8(p2_v, t5_v));
            count_v = _mm_blendv_epi8(count_v, _mm_add_epi32(count_v, t4_v), mask_v);
        }
        {
            const __m128i count2_v = _mm_add_epi32(count2_v0, count2_v1);
            const __m128i count3_v = _mm_add_epi32(count2_v, _mm_srli_si128(count2_v, 8));
            const __m128i count4_v = _mm_add_epi32(count3_v, _mm_srli_si128(count3_v, 4));
            const unsigned int count_s = (unsigned int)_mm_cvtsi128_si32(count4_v);
            const __m128i count5_v = _mm_add_epi32(count_v, _mm_srli_si128(count_v, 4));
            const unsigned int count_s2 = (unsigned int)_mm_cvtsi128_si32(count5_v);
            i = (int)end;
            count = (int)((unsigned int)count + count_s + count_s2);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (p[i] == v)
            count++;
    }
    return count;
}
