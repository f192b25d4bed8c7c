/* vcc 0.1.0 wrote this from rows_sad.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 19 | in u8 a[19*n+16] | in u8 b[16*n+16] | -> i32 */
/* Blocks of sixteen bytes in pictures of different widths. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int rows_sad(int n, int m, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    int y_done = 0;
    if (n >= 1) {
        __m256i sum_v = _mm256_set1_epi32(0);
        const unsigned char *a_s = a;
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 15 */
            const __m128i t_v = _mm_loadu_si128((const __m128i *)(const void *)a_s);
            const __m128i t2_v = _mm_loadu_si128((const __m128i *)(const void *)(b + n2 * 16));
            const __m256i t3_v = _mm256_cvtepu8_epi16(t2_v);
            const __m256i t4_v = _mm256_cvtepu8_epi16(t_v);
            const __m128i t5_v = _mm_xor_si128(t2_v, _mm_set1_epi8(-128));
            const __m128i mask_v = _mm_cmpgt_epi8(_mm_xor_si128(t_v, _mm_set1_epi8(-128)), t5_v);
            const __m256i t6_v = _mm256_sub_epi16(t4_v, t3_v);
            const __m256i t7_v = _mm256_sub_epi16(t3_v, t4_v);
            const __m256i t8_v = _mm256_blendv_epi8(t7_v, t6_v, _mm256_cvtepi8_epi16(mask_v));
            const __m256i t9_v = _mm256_madd_epi16(t8_v, _mm256_set1_epi16(1));
            sum_v = _mm256_add_epi32(sum_v, t9_v);
            a_s = a_s + (long)m;
        }
        {
            const __m128i t10_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t11_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), t10_v);
            const __m128i t12_v = _mm_add_epi32(t11_v, _mm_srli_si128(t11_v, 8));
            const __m128i t13_v = _mm_add_epi32(t12_v, _mm_srli_si128(t12_v, 4));
            const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t13_v);
            a = a_s;
            b = b + (long)n * 16;
            sum = (int)((unsigned int)sum + t);
            y_done = (int)(long)n;
        }
    }
    /* remaining iterations */
    for (int y = y_done; y < n; y++, a += m, b += 16) {
        VCC_KEEP_SCALAR;
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
    }
#else
    for (int y = 0; y < n; y++, a += m, b += 16)
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
