/* vcc 0.1.0 wrote this from count_bytes_wide.c for avx2 */
/* kernel: int n | in i8 p[n] | -> i64 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
long long count_bytes_wide(int n, const signed char *p)
{
    /* Counts of 64 bits: four bytes are read at a time. */
    long long k, back = 0, control = 0;
    /* vcc: line 6: 8 lanes, then 4, avx2 */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const __m256i t_v = _mm256_set1_epi64x((long)(0L));
        const __m256i t2_v = _mm256_set1_epi64x((long)(1L));
        const __m128i t3_v = _mm_set1_epi8((char)(92));
        const __m128i t4_v = _mm_set1_epi8((char)(31));
        __m256i back_v0 = t_v;
        __m256i back_v1 = t_v;
        __m256i control_v0 = t_v;
        __m256i control_v1 = t_v;
        unsigned long k2;
        __m256i t5_v;
        __m256i t6_v;
        __m128i t7_v;
        __m128i t8_v;
        __m256i back_v;
        __m256i control_v;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            const __m128i p_v = _mm_loadl_epi64((const void *)(p + k2));
            const __m256i t_v0 = _mm256_add_epi64(back_v0, t2_v);
            const __m256i t_v1 = _mm256_add_epi64(back_v1, t2_v);
            const __m128i mask_v = _mm_cmpeq_epi8(p_v, t3_v);
            const __m256i mask_v0 = _mm256_cvtepi8_epi64(mask_v);
            const __m256i mask_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask_v, 4));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m128i mask2_v = _mm_cmpeq_epi8(_mm_max_epu8(t4_v, p_v), t4_v);
            const __m256i mask3_v0 = _mm256_cvtepi8_epi64(mask2_v);
            const __m256i mask3_v1 = _mm256_cvtepi8_epi64(_mm_srli_si128(mask2_v, 4));
            const __m256i mask4_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
            const __m256i mask4_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
            const __m256i t2_v0 = _mm256_blendv_epi8(t_v0, back_v0, mask4_v0);
            const __m256i t2_v1 = _mm256_blendv_epi8(t_v1, back_v1, mask4_v1);
            const __m256i mask5_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
            const __m256i mask5_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
            const __m256i mask6_v0 = _mm256_and_si256(mask2_v0, mask5_v0);
            const __m256i mask6_v1 = _mm256_and_si256(mask2_v1, mask5_v1);
            const __m256i t3_v0 = _mm256_blendv_epi8(t2_v0, back_v0, mask6_v0);
            const __m256i t3_v1 = _mm256_blendv_epi8(t2_v1, back_v1, mask6_v1);
            const __m256i t4_v0 = _mm256_add_epi64(control_v0, t2_v);
            const __m256i t4_v1 = _mm256_add_epi64(control_v1, t2_v);
            const __m256i t5_v0 = _mm256_blendv_epi8(control_v0, t4_v0, mask4_v0);
            const __m256i t5_v1 = _mm256_blendv_epi8(control_v1, t4_v1, mask4_v1);
            const __m256i t6_v0 = _mm256_blendv_epi8(t5_v0, control_v0, mask6_v0);
            const __m256i t6_v1 = _mm256_blendv_epi8(t5_v1, control_v1, mask6_v1);
            back_v0 = t3_v0;
            back_v1 = t3_v1;
            control_v0 = t6_v0;
            control_v1 = t6_v1;
        }
        t5_v = _mm256_set1_epi64x((long)(0L));
        t6_v = _mm256_set1_epi64x((long)(1L));
        t7_v = _mm_set1_epi8((char)(92));
        t8_v = _mm_set1_epi8((char)(31));
        back_v = t5_v;
        control_v = t5_v;
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            int p2_v;
            const __m128i p3_v =
                _mm_cvtsi32_si128((__builtin_memcpy(&p2_v, (const void *)(p + k2), 4), p2_v));
            const __m256i mask3_v = _mm256_cvtepi8_epi64(_mm_cmpeq_epi8(p3_v, t7_v));
            const __m256i mask4_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
            const __m128i mask5_v = _mm_cmpeq_epi8(_mm_max_epu8(t8_v, p3_v), t8_v);
            const __m256i mask6_v = _mm256_cvtepi8_epi64(mask5_v);
            const __m256i mask7_v = _mm256_and_si256(mask4_v, mask6_v);
            const __m256i t9_v = _mm256_add_epi64(back_v, t6_v);
            const __m256i mask8_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
            const __m256i mask9_v = _mm256_and_si256(mask4_v, mask8_v);
            const __m256i t10_v = _mm256_blendv_epi8(t9_v, back_v, mask7_v);
            const __m256i t11_v = _mm256_add_epi64(control_v, t6_v);
            const __m256i t12_v = _mm256_blendv_epi8(control_v, t11_v, mask7_v);
            back_v = _mm256_blendv_epi8(t10_v, back_v, mask9_v);
            control_v = _mm256_blendv_epi8(t12_v, control_v, mask9_v);
        }
        {
            const __m256i back2_v = _mm256_add_epi64(back_v0, back_v1);
            const __m128i back3_v = _mm256_extracti128_si256(back2_v, 1);
            const __m128i back4_v = _mm_add_epi64(_mm256_castsi256_si128(back2_v), back3_v);
            const __m128i back5_v = _mm_add_epi64(back4_v, _mm_srli_si128(back4_v, 8));
            const unsigned long back_s = (unsigned long)_mm_cvtsi128_si64(back5_v);
            const __m128i back6_v = _mm256_extracti128_si256(back_v, 1);
            const __m128i back7_v = _mm_add_epi64(_mm256_castsi256_si128(back_v), back6_v);
            const __m128i back8_v = _mm_add_epi64(back7_v, _mm_srli_si128(back7_v, 8));
            const unsigned long back_s2 = (unsigned long)_mm_cvtsi128_si64(back8_v);
            const __m256i control2_v = _mm256_add_epi64(control_v0, control_v1);
            const __m128i control3_v = _mm256_extracti128_si256(control2_v, 1);
            const __m128i control4_v =
                _mm_add_epi64(_mm256_castsi256_si128(control2_v), control3_v);
            const __m128i control5_v = _mm_add_epi64(control4_v, _mm_srli_si128(control4_v, 8));
            const unsigned long control_s = (unsigned long)_mm_cvtsi128_si64(control5_v);
            const __m128i control6_v = _mm256_extracti128_si256(control_v, 1);
            const __m128i control7_v = _mm_add_epi64(_mm256_castsi256_si128(control_v), control6_v);
            const __m128i control8_v = _mm_add_epi64(control7_v, _mm_srli_si128(control7_v, 8));
            const unsigned long control_s2 = (unsigned long)_mm_cvtsi128_si64(control8_v);
            k = (long long)end;
            back = (long long)((unsigned long)back + back_s + back_s2);
            control = (long long)((unsigned long)control + control_s + control_s2);
        }
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        if (p[k] == '\\')
            back++;
        else if (((unsigned char)p[k]) <= 0x1f)
            control++;
    }
    return back * 1000 + control;
}
