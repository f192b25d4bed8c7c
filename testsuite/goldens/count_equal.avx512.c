/* vcc 0.1.0 wrote this from count_equal.c for avx512 */
/* kernel: int n | u8 v | in u8 p[n] | -> int */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static void count_equal_vec0(int n, unsigned char v, const unsigned char *p, int i, int count, int *i_out, int *count_out)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m512i t_v = _mm512_set1_epi32((int)(0));
        const __m512i t2_v = _mm512_set1_epi32((int)(1));
        const unsigned char t = (unsigned char)(unsigned int)v;
        const __m512i t3_v = _mm512_set1_epi8((char)(t));
        __m512i count_v0 = t_v;
        __m512i count_v1 = t_v;
        __m512i count_v2 = t_v;
        __m512i count_v3 = t_v;
        unsigned long k;
        __m256i t4_v;
        __m128i t5_v;
        __m256i count_v;
        for (k = 0; k < wide_end; k += 64) {
            const __m512i t_v0 = _mm512_add_epi32(count_v0, t2_v);
            const __m512i t_v1 = _mm512_add_epi32(count_v1, t2_v);
            const __m512i t_v2 = _mm512_add_epi32(count_v2, t2_v);
            const __m512i t_v3 = _mm512_add_epi32(count_v3, t2_v);
            const __m512i p_v = _mm512_loadu_si512((const void *)(p + k));
            const __mmask64 mask_v = _mm512_cmpeq_epi8_mask(p_v, t3_v);
            const __mmask16 mask_v0 = (__mmask16)mask_v;
            const __mmask16 mask_v1 = (__mmask16)(mask_v >> 16);
            const __mmask16 mask_v2 = (__mmask16)(mask_v >> 32);
            const __mmask16 mask_v3 = (__mmask16)(mask_v >> 48);
            const __m512i t2_v0 = _mm512_mask_blend_epi32(mask_v0, count_v0, t_v0);
            const __m512i t2_v1 = _mm512_mask_blend_epi32(mask_v1, count_v1, t_v1);
            const __m512i t2_v2 = _mm512_mask_blend_epi32(mask_v2, count_v2, t_v2);
            const __m512i t2_v3 = _mm512_mask_blend_epi32(mask_v3, count_v3, t_v3);
            count_v0 = t2_v0;
            count_v1 = t2_v1;
            count_v2 = t2_v2;
            count_v3 = t2_v3;
        }
        t4_v = _mm256_set1_epi32((int)(1));
        t5_v = _mm_set1_epi8((char)(t));
        count_v = _mm256_set1_epi32((int)(0));
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i p2_v = _mm_loadl_epi64((const void *)(p + k));
            const __mmask8 mask2_v = (__mmask8)_mm_cmpeq_epi8_mask(p2_v, t5_v);
            const __m256i t6_v = _mm256_add_epi32(count_v, t4_v);
            count_v = _mm256_mask_blend_epi32(mask2_v, count_v, t6_v);
        }
        {
            const __m512i count2_v = _mm512_add_epi32(count_v2, count_v3);
            const __m512i count3_v =
                _mm512_add_epi32(_mm512_add_epi32(count_v0, count_v1), count2_v);
            const __m256i count4_v = _mm512_extracti64x4_epi64(count3_v, 1);
            const __m256i count5_v = _mm256_add_epi32(_mm512_castsi512_si256(count3_v), count4_v);
            const __m128i count6_v = _mm256_extracti128_si256(count5_v, 1);
            const __m128i count7_v = _mm_add_epi32(_mm256_castsi256_si128(count5_v), count6_v);
            const __m128i count8_v = _mm_add_epi32(count7_v, _mm_srli_si128(count7_v, 8));
            const __m128i count9_v = _mm_add_epi32(count8_v, _mm_srli_si128(count8_v, 4));
            const unsigned int count_s = (unsigned int)_mm_cvtsi128_si32(count9_v);
            const __m128i count10_v = _mm256_extracti128_si256(count_v, 1);
            const __m128i count11_v = _mm_add_epi32(_mm256_castsi256_si128(count_v), count10_v);
            const __m128i count12_v = _mm_add_epi32(count11_v, _mm_srli_si128(count11_v, 8));
            const __m128i count13_v = _mm_add_epi32(count12_v, _mm_srli_si128(count12_v, 4));
            const unsigned int count_s2 = (unsigned int)_mm_cvtsi128_si32(count13_v);
            i = (int)end;
            count = (int)((unsigned int)count + count_s + count_s2);
        }
    }
    *i_out = i;
    *count_out = count;
}

int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
    /* vcc: line 6: 64 lanes, then 8, avx512 */
    i = 0;
    {
        int i_out;
        int count_out;
        count_equal_vec0(n, v, p, i, count, &i_out, &count_out);
        i = i_out;
        count = count_out;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (p[i] == v)
            count++;
    }
    return count;
}
