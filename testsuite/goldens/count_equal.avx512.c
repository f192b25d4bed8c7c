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
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m512i t_v = _mm512_set1_epi32((int)(0));
        const __m512i t2_v = _mm512_set1_epi32((int)(1));
        const __m256i t3_v = _mm256_set1_epi8((char)((unsigned char)(unsigned int)v));
        __m512i count_v0 = t_v;
        __m512i count_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m512i t_v0 = _mm512_add_epi32(count_v0, t2_v);
            const __m512i t_v1 = _mm512_add_epi32(count_v1, t2_v);
            const __m256i p_v = _mm256_loadu_si256((const void *)(p + k));
            const __mmask32 mask_v = _mm256_cmpeq_epi8_mask(p_v, t3_v);
            const __mmask16 mask_v0 = (__mmask16)mask_v;
            const __mmask16 mask_v1 = (__mmask16)(mask_v >> 16);
            const __m512i t2_v0 = _mm512_mask_blend_epi32(mask_v0, count_v0, t_v0);
            const __m512i t2_v1 = _mm512_mask_blend_epi32(mask_v1, count_v1, t_v1);
            count_v0 = t2_v0;
            count_v1 = t2_v1;
        }
        {
            const __m512i count_v = _mm512_add_epi32(count_v0, count_v1);
            const __m256i count2_v = _mm512_extracti64x4_epi64(count_v, 1);
            const __m256i count3_v = _mm256_add_epi32(_mm512_castsi512_si256(count_v), count2_v);
            const __m128i count4_v = _mm256_extracti128_si256(count3_v, 1);
            const __m128i count5_v = _mm_add_epi32(_mm256_castsi256_si128(count3_v), count4_v);
            const __m128i count6_v = _mm_add_epi32(count5_v, _mm_srli_si128(count5_v, 8));
            const __m128i count7_v = _mm_add_epi32(count6_v, _mm_srli_si128(count6_v, 4));
            const unsigned int count_s = (unsigned int)_mm_cvtsi128_si32(count7_v);
            i = (int)end;
            count = (int)((unsigned int)count + count_s);
        }
    }
    *i_out = i;
    *count_out = count;
}

int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
    /* vcc: line 6: 32 lanes, avx512 */
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
