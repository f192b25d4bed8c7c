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
    /* vcc: line 6: 4 lanes x 2, avx2 */
    k = 0;
    if (0L < (long)n && (unsigned long)n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v0 = _mm256_set1_epi64x((long)(0L));
        const __m256i t_v1 = _mm256_set1_epi64x((long)(0L));
        const __m256i t_v = _mm256_set1_epi64x((long)(1L));
        const __m128i t2_v = _mm_set1_epi8((char)(92));
        const __m128i t3_v = _mm_set1_epi8((char)(31));
        const __m256i t4_v = _mm256_set1_epi64x((long)(1L));
        __m256i back_v0 = t_v0;
        __m256i back_v1 = t_v0;
        __m256i control_v0 = t_v1;
        __m256i control_v1 = t_v1;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            int p_v0;
            const __m128i p2_v0 =
                _mm_cvtsi32_si128((__builtin_memcpy(&p_v0, (const void *)(p + k2), 4), p_v0));
            int p_v1;
            const __m128i p2_v1 =
                _mm_cvtsi32_si128((__builtin_memcpy(&p_v1, (const void *)(p + k2 + 4), 4), p_v1));
            const __m256i mask_v0 = _mm256_cvtepi8_epi64(_mm_cmpeq_epi8(p2_v0, t2_v));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask_v1 = _mm256_cvtepi8_epi64(_mm_cmpeq_epi8(p2_v1, t2_v));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m128i mask3_v0 = _mm_cmpeq_epi8(_mm_max_epu8(t3_v, p2_v0), t3_v);
            const __m256i mask4_v0 = _mm256_cvtepi8_epi64(mask3_v0);
            const __m128i mask3_v1 = _mm_cmpeq_epi8(_mm_max_epu8(t3_v, p2_v1), t3_v);
            const __m256i mask4_v1 = _mm256_cvtepi8_epi64(mask3_v1);
            const __m256i mask5_v0 = _mm256_and_si256(mask2_v0, mask4_v0);
            const __m256i mask5_v1 = _mm256_and_si256(mask2_v1, mask4_v1);
            const __m256i mask6_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
            const __m256i mask7_v0 = _mm256_and_si256(mask2_v0, mask6_v0);
            const __m256i mask6_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
            const __m256i mask7_v1 = _mm256_and_si256(mask2_v1, mask6_v1);
            const __m256i t2_v0 =
                _mm256_blendv_epi8(_mm256_add_epi64(back_v0, t_v), back_v0, mask5_v0);
            const __m256i t2_v1 =
                _mm256_blendv_epi8(_mm256_add_epi64(back_v1, t_v), back_v1, mask5_v1);
            const __m256i t3_v0 = _mm256_add_epi64(control_v0, t4_v);
            const __m256i t3_v1 = _mm256_add_epi64(control_v1, t4_v);
            const __m256i t4_v0 = _mm256_blendv_epi8(control_v0, t3_v0, mask5_v0);
            const __m256i t4_v1 = _mm256_blendv_epi8(control_v1, t3_v1, mask5_v1);
            back_v0 = _mm256_blendv_epi8(t2_v0, back_v0, mask7_v0);
            back_v1 = _mm256_blendv_epi8(t2_v1, back_v1, mask7_v1);
            control_v0 = _mm256_blendv_epi8(t4_v0, control_v0, mask7_v0);
            control_v1 = _mm256_blendv_epi8(t4_v1, control_v1, mask7_v1);
        }
        {
            const __m256i back_v = _mm256_add_epi64(back_v0, back_v1);
            const __m128i back2_v = _mm256_extracti128_si256(back_v, 1);
            const __m128i back3_v = _mm_add_epi64(_mm256_castsi256_si128(back_v), back2_v);
            const __m128i back4_v = _mm_add_epi64(back3_v, _mm_srli_si128(back3_v, 8));
            const unsigned long back_s = (unsigned long)_mm_cvtsi128_si64(back4_v);
            const __m256i control_v = _mm256_add_epi64(control_v0, control_v1);
            const __m128i control2_v = _mm256_extracti128_si256(control_v, 1);
            const __m128i control3_v = _mm_add_epi64(_mm256_castsi256_si128(control_v), control2_v);
            const __m128i control4_v = _mm_add_epi64(control3_v, _mm_srli_si128(control3_v, 8));
            const unsigned long control_s = (unsigned long)_mm_cvtsi128_si64(control4_v);
            k = (long long)end;
            back = (long long)((unsigned long)back + back_s);
            control = (long long)((unsigned long)control + control_s);
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
