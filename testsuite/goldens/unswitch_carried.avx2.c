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
    /* vcc: line 6: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(7);
        const __m256i t2_v = _mm256_set1_epi32(1);
        const __m256i t3_v = _mm256_set1_epi32(3);
        const __m256i mask_v = _mm256_set1_epi32((int)(sum == 1u ? -1 : 0));
        __m256i sum_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t4_v = _mm256_mullo_epi32(a_v, t_v);
            const __m256i t5_v = _mm256_xor_si256(_mm256_mullo_epi32(b_v, b_v), t4_v);
            const __m256i t6_v = _mm256_add_epi32(_mm256_mullo_epi32(t5_v, b_v), t2_v);
            const __m256i t7_v = _mm256_mullo_epi32(_mm256_mullo_epi32(a_v, b_v), t3_v);
            const __m256i t8_v = _mm256_mullo_epi32(_mm256_srli_epi32(b_v, 1), a_v);
            const __m256i a_new_v = _mm256_blendv_epi8(t6_v, _mm256_add_epi32(t7_v, t8_v), mask_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + k), a_new_v);
            const __m256i t9_v = _mm256_add_epi32(sum_v, t6_v);
            sum_v = _mm256_blendv_epi8(t9_v, _mm256_add_epi32(sum_v, b_v), mask_v);
        }
        {
            const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum3_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum2_v);
            const __m128i sum4_v = _mm_add_epi32(sum3_v, _mm_srli_si128(sum3_v, 8));
            const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum5_v);
            sum = sum + sum_s;
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
