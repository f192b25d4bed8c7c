/* vcc 0.1.0 wrote this from unswitch_carried.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int flag | inout u32 a[n] restrict | in u32 b[n] restrict | -> u32 */
/* What decides is also where a sum begins, which is something else when one of the ways is done. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned unswitch_carried(int n, int flag, unsigned *restrict a, const unsigned *restrict b)
{
    unsigned sum = (unsigned)flag & 1, first = sum;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(7);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(3);
        const int t = sum == 1u;
        const __m256i mask_v = _mm256_set1_epi32((int)(t ? -1 : 0));
        __m256i sum_v[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t8_v = _mm256_mullo_epi32(a_v, t2_v);
                const __m256i t9_v = _mm256_xor_si256(_mm256_mullo_epi32(b_v, b_v), t8_v);
                const __m256i t10_v = _mm256_add_epi32(_mm256_mullo_epi32(t9_v, b_v), t3_v);
                const __m256i t11_v = _mm256_mullo_epi32(_mm256_mullo_epi32(a_v, b_v), t4_v);
                const __m256i t12_v = _mm256_mullo_epi32(_mm256_srli_epi32(b_v, 1), a_v);
                const __m256i a_new_v =
                    _mm256_blendv_epi8(t10_v, _mm256_add_epi32(t11_v, t12_v), mask_v);
                _mm256_storeu_si256((__m256i *)(void *)(a + at), a_new_v);
                const __m256i t13_v = _mm256_add_epi32(sum_v[copy], b_v);
                const __m256i t14_v = _mm256_add_epi32(sum_v[copy], t10_v);
                sum_v[copy] = _mm256_blendv_epi8(t14_v, t13_v, mask_v);
            }
        }
        const __m128i t5_v = _mm_set1_epi32(7);
        const __m128i t6_v = _mm_set1_epi32(1);
        const __m128i t7_v = _mm_set1_epi32(3);
        const __m128i mask2_v = _mm_set1_epi32((int)(t ? -1 : 0));
        __m128i sum2_v = _mm_set1_epi32(0);
        const __m256i sum3_v = _mm256_add_epi32(sum_v[0], sum_v[1]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a2_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i t15_v = _mm_mullo_epi32(a2_v, t5_v);
            const __m128i t16_v = _mm_xor_si128(_mm_mullo_epi32(b2_v, b2_v), t15_v);
            const __m128i t17_v = _mm_add_epi32(_mm_mullo_epi32(t16_v, b2_v), t6_v);
            const __m128i t18_v = _mm_mullo_epi32(_mm_mullo_epi32(a2_v, b2_v), t7_v);
            const __m128i t19_v = _mm_mullo_epi32(_mm_srli_epi32(b2_v, 1), a2_v);
            const __m128i a_new2_v = _mm_blendv_epi8(t17_v, _mm_add_epi32(t18_v, t19_v), mask2_v);
            _mm_storeu_si128((__m128i *)(void *)(a + k), a_new2_v);
            const __m128i t20_v = _mm_add_epi32(sum2_v, t17_v);
            sum2_v = _mm_blendv_epi8(t20_v, _mm_add_epi32(sum2_v, b2_v), mask2_v);
        }
        {
            const __m128i sum4_v = _mm256_extracti128_si256(sum3_v, 1);
            const __m128i sum5_v = _mm_add_epi32(_mm256_castsi256_si128(sum3_v), sum4_v);
            const __m128i sum6_v = _mm_add_epi32(sum5_v, _mm_srli_si128(sum5_v, 8));
            const __m128i sum7_v = _mm_add_epi32(sum6_v, _mm_srli_si128(sum6_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum7_v);
            const __m128i sum8_v = _mm_add_epi32(sum2_v, _mm_srli_si128(sum2_v, 8));
            const __m128i sum9_v = _mm_add_epi32(sum8_v, _mm_srli_si128(sum8_v, 4));
            const unsigned int sum_s2 = (unsigned int)_mm_cvtsi128_si32(sum9_v);
            sum = sum + sum_s + sum_s2;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (first == 1) {
            a[i] = a[i] * b[i] * 3 + (b[i] >> 1) * a[i];
            sum += b[i];
        } else {
            a[i] = ((b[i] * b[i]) ^ (a[i] * 7)) * b[i] + 1;
            sum += a[i];
        }
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
