/* vcc 0.1.0 wrote this from promote_member.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 s[4] | in u8 x[n] */
/* Sums in members of a record, one of which counts; what else is in it stays as it is. */
struct promote_member { int first; unsigned sum, count, last; };
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void promote_member(int n, int *s, const unsigned char *x)
{
    struct promote_member *to = (struct promote_member *)(void *)s;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 4, then 16, avx2; runs if sum and x do not overlap */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long t = (unsigned long)&to->sum;
        if (t + 8 <= (unsigned long)x || (unsigned long)x + end <= t) {
            const unsigned int sum_s = to->sum;
            const unsigned int count_s = to->count;
            const __m256i t_v = _mm256_set1_epi16(3);
            __m256i t2_v = _mm256_set1_epi32(0);
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                const __m128i x_v0 = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                const __m128i x_v1 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 16));
                const __m128i x_v2 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 32));
                const __m128i x_v3 = _mm_loadu_si128((const __m128i *)(const void *)(x + k + 48));
                const __m256i t_v0 = _mm256_madd_epi16(_mm256_cvtepu8_epi16(x_v0), t_v);
                const __m256i t_v1 = _mm256_madd_epi16(_mm256_cvtepu8_epi16(x_v1), t_v);
                const __m256i t_v2 = _mm256_madd_epi16(_mm256_cvtepu8_epi16(x_v2), t_v);
                const __m256i t_v3 = _mm256_madd_epi16(_mm256_cvtepu8_epi16(x_v3), t_v);
                const __m256i t3_v = _mm256_add_epi32(t_v2, t_v3);
                const __m256i t4_v = _mm256_add_epi32(_mm256_add_epi32(t_v0, t_v1), t3_v);
                t2_v = _mm256_add_epi32(t2_v, t4_v);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 16) {
                const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
                const __m256i t5_v = _mm256_madd_epi16(_mm256_cvtepu8_epi16(x_v), t_v);
                t2_v = _mm256_add_epi32(t2_v, t5_v);
            }
            {
                const __m128i t6_v = _mm256_extracti128_si256(t2_v, 1);
                const __m128i t7_v = _mm_add_epi32(_mm256_castsi256_si128(t2_v), t6_v);
                const __m128i t8_v = _mm_add_epi32(t7_v, _mm_srli_si128(t7_v, 8));
                const __m128i t9_v = _mm_add_epi32(t8_v, _mm_srli_si128(t8_v, 4));
                const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t9_v);
                i_done = (int)end;
                to->sum = sum_s + t2;
                to->count = count_s + (unsigned int)end;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        to->sum += x[i] * 3u;
        to->count++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
