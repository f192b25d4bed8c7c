/* vcc 0.1.0 wrote this from split_every_second.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | inout i32 y[n] */
/* The number is never met by a step of two, or behind what the loop goes up to. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_every_second(int n, int m, int *y)
{
    int to = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1 - 1;
        const unsigned long t = (unsigned long)m - 1 - 1;
        if ((long)distance >= 6) {
            const unsigned long end = ((distance >> 1) + 1) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t2 = t / 2;
            const unsigned long turn = (long)t >= 0 ? (t2 < wide_end ? t2 + 1 : wide_end) : 0UL;
            const unsigned long before = turn & ~15UL;
            const unsigned long t3 = before + 16;
            const unsigned long after = t3 < wide_end ? t3 : wide_end;
            const __m256i t_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 1);
            const __m256i t2_v = _mm256_set1_epi32(16);
            const __m256i t3_v = _mm256_set1_epi32(32);
            __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(1), t_v);
            /* before the branch turns */
            unsigned long k;
            for (k = 0; k < before; k += 16) {
                const __m256i y_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                const __m256i y_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
                const __m256i t_v0 = _mm256_add_epi32(t4_v, t2_v);
                const __m256i y_new_v0 = _mm256_add_epi32(_mm256_srai_epi32(y_v0, 1), t4_v);
                const __m256i t_v1 = _mm256_add_epi32(t4_v, t3_v);
                const __m256i y_new_v1 = _mm256_add_epi32(_mm256_srai_epi32(y_v1, 1), t_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
                t4_v = t_v1;
            }
            const __m256i m_v = _mm256_set1_epi32((int)m);
            /* around that, one vector at a time */
            for (; k < after; k += 8) {
                const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + k));
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t4_v, m_v), _mm256_set1_epi32(-1));
                const __m256i t9_v = _mm256_add_epi32(_mm256_srai_epi32(y_v, 1), t4_v);
                const __m256i y_new_v =
                    _mm256_blendv_epi8(_mm256_xor_si256(y_v, m_v), t9_v, mask_v);
                const __m256i t10_v = _mm256_add_epi32(t4_v, t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
                t4_v = t10_v;
            }
            /* after that */
            for (; k < wide_end; k += 16) {
                const __m256i y2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
                const __m256i y2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(y + k + 8));
                const __m256i t2_v0 = _mm256_add_epi32(t4_v, t2_v);
                const __m256i y_new2_v0 = _mm256_add_epi32(_mm256_srai_epi32(y2_v0, 1), t4_v);
                const __m256i t2_v1 = _mm256_add_epi32(t4_v, t3_v);
                const __m256i y_new2_v1 = _mm256_add_epi32(_mm256_srai_epi32(y2_v1, 1), t2_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new2_v1);
                t4_v = t2_v1;
            }
            const __m128i m2_v = _mm_set1_epi32((int)m);
            const __m128i t5_v = _mm_set1_epi32((int)(1u + (unsigned int)wide_end * 2u));
            const __m128i t6_v = _mm_slli_epi32(_mm_set_epi32(3, 2, 1, 0), 1);
            const __m128i t7_v = _mm_set1_epi32(8);
            __m128i t8_v = _mm_add_epi32(t5_v, t6_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i y2_v = _mm_lddqu_si128((const __m128i *)(const void *)(y + k));
                const __m128i mask2_v =
                    _mm_xor_si128(_mm_cmpeq_epi32(t8_v, m2_v), _mm_set1_epi32(-1));
                const __m128i t11_v = _mm_add_epi32(_mm_srai_epi32(y2_v, 1), t8_v);
                const __m128i y_new2_v = _mm_blendv_epi8(_mm_xor_si128(y2_v, m2_v), t11_v, mask2_v);
                const __m128i t12_v = _mm_add_epi32(t8_v, t7_v);
                _mm_storeu_si128((__m128i *)(void *)(y + k), y_new2_v);
                t8_v = t12_v;
            }
            to = (int)end;
            i_done = (int)((unsigned int)i_done + (unsigned int)end * 2u);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i < n; i += 2) {
#endif
        if (i != m)
            y[to] = (y[to] >> 1) + i;
        else
            y[to] = y[to] ^ m;
        to++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
