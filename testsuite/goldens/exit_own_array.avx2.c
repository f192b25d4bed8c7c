/* vcc 0.1.0 wrote this from exit_own_array.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 from[n] | u16 end | exit from = end | whole | -> u64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_own_array(int n, const unsigned short *from, unsigned short end)
{
    unsigned long above = 0;
    unsigned short own[1024];
    if (n > 1024)
        n = 1024;
    for (int i = 0; i < n; i++)
        own[i] = from[i];
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end_s =
            (unsigned long)((unsigned long)n < 1024 ? (long)n : 1024L) & ~7UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m128i t2_v = _mm_set1_epi16((short)(unsigned short)(unsigned int)end);
        const __m128i t3_v = _mm_set1_epi32(4);
        const __m128i t4_v = _mm_set1_epi32(8);
        const __m256i t5_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
        const __m256i t6_v = _mm256_add_epi64(t5_v, _mm256_set1_epi64x(4l));
        __m128i t7_v = _mm_add_epi32(_mm_set1_epi32(0), _mm_set_epi32(3, 2, 1, 0));
        __m256i above_v0 = t_v;
        __m256i above_v1 = t_v;
        unsigned long reached = end_s;
        unsigned long k;
        for (k = 0; k < end_s; k += 8) {
            const __m128i own_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(own + k));
            const __m128i own_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(own + k + 4));
            const __m128i mask_v0 = _mm_cmpeq_epi16(own_v0, t2_v);
            const __m128i mask_v1 = _mm_cmpeq_epi16(own_v1, t2_v);
            const int t = (_mm_movemask_epi8(_mm_or_si128(mask_v0, mask_v1)) & 0xff) != 0;
            const __m128i t_v0 = _mm_add_epi32(t7_v, t3_v);
            const __m128i mask2_v0 = _mm_cmpgt_epi32(_mm_cvtepu16_epi32(own_v0), t7_v);
            const __m128i mask2_v1 = _mm_cmpgt_epi32(_mm_cvtepu16_epi32(own_v1), t_v0);
            const __m256i t2_v0 = _mm256_cvtepi32_epi64(mask2_v0);
            const __m256i t3_v0 = _mm256_and_si256(_mm256_cvtepu16_epi64(own_v0), t2_v0);
            __m256i t4_v0 = _mm256_add_epi64(above_v0, t3_v0);
            const __m256i t2_v1 = _mm256_cvtepi32_epi64(mask2_v1);
            const __m256i t3_v1 = _mm256_and_si256(_mm256_cvtepu16_epi64(own_v1), t2_v1);
            __m256i t4_v1 = _mm256_add_epi64(above_v1, t3_v1);
            const __m128i t_v1 = _mm_add_epi32(t7_v, t4_v);
            if (__builtin_expect((long)t, 0L)) {
                const unsigned int t8_v = ((unsigned int)_mm_movemask_epi8(mask_v0) & 0x55u)
                    | (((unsigned int)_mm_movemask_epi8(mask_v1) & 0x55u) << 8);
                const unsigned long t2 = (unsigned long)__builtin_ctz(t8_v) / 2;
                const __m256i t9_v = _mm256_set1_epi64x((long)(t2 - 1));
                const __m256i mask3_v0 = _mm256_cmpgt_epi64(t5_v, t9_v);
                const __m256i t5_v0 = _mm256_blendv_epi8(t4_v0, above_v0, mask3_v0);
                const __m256i mask3_v1 = _mm256_cmpgt_epi64(t6_v, t9_v);
                const __m256i t5_v1 = _mm256_blendv_epi8(t4_v1, above_v1, mask3_v1);
                if (t2 < 8) {
                    reached = k + t2;
                    above_v0 = t5_v0;
                    above_v1 = t5_v1;
                    break;
                }
                t4_v0 = t5_v0;
                t4_v1 = t5_v1;
            }
            t7_v = t_v1;
            above_v0 = t4_v0;
            above_v1 = t4_v1;
        }
        {
            const __m256i above_v = _mm256_add_epi64(above_v0, above_v1);
            const __m128i above2_v = _mm256_extracti128_si256(above_v, 1);
            const __m128i above3_v = _mm_add_epi64(_mm256_castsi256_si128(above_v), above2_v);
            const __m128i above4_v = _mm_add_epi64(above3_v, _mm_srli_si128(above3_v, 8));
            const unsigned long above_s = (unsigned long)_mm_cvtsi128_si64(above4_v);
            above = above + above_s;
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (own[i] > i)
            above += own[i];
        if (own[i] == end)
            break;
    }
    return above;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
