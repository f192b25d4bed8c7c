/* vcc 0.1.0 wrote this from block_rows.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[64] | in u8 b[40] | -> i32 */
/* Four rows of four pixels become one vector. */
#define APART(x) ((x) < 0 ? -(x) : (x))
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int block_rows(int n, const unsigned char *a, const unsigned char *b)
{
    int sum = n & 15;
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 10: 16 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        int a_v;
        const __m128i a2_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&a_v, (const void *)a, sizeof a_v), a_v));
        int a3_v;
        const __m128i a4_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&a3_v, (const void *)(a + 16), sizeof a3_v),
            a3_v));
        int a5_v;
        const __m128i a6_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&a5_v, (const void *)(a + 32), sizeof a5_v),
            a5_v));
        int a7_v;
        const __m128i a8_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&a7_v, (const void *)(a + 48), sizeof a7_v),
            a7_v));
        int b_v;
        const __m128i b2_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&b_v, (const void *)b, sizeof b_v), b_v));
        int b3_v;
        const __m128i b4_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&b3_v, (const void *)(b + 9), sizeof b3_v),
            b3_v));
        int b5_v;
        const __m128i b6_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&b5_v, (const void *)(b + 18), sizeof b5_v),
            b5_v));
        int b7_v;
        const __m128i b8_v =
            _mm_cvtsi32_si128(((void)__builtin_memcpy(&b7_v, (const void *)(b + 27), sizeof b7_v),
            b7_v));
        const __m128i t_v = _mm_unpacklo_epi32(a6_v, a8_v);
        const __m128i t2_v = _mm_unpacklo_epi64(_mm_unpacklo_epi32(a2_v, a4_v), t_v);
        const __m128i t3_v = _mm_unpacklo_epi32(b6_v, b8_v);
        const __m128i t4_v = _mm_unpacklo_epi64(_mm_unpacklo_epi32(b2_v, b4_v), t3_v);
        const __m256i t5_v = _mm256_cvtepu8_epi16(t4_v);
        const __m256i t6_v = _mm256_sub_epi16(_mm256_cvtepu8_epi16(t2_v), t5_v);
        const __m256i t7_v = _mm256_madd_epi16(_mm256_abs_epi16(t6_v), _mm256_set1_epi16(1));
        const __m128i t8_v = _mm256_extracti128_si256(t7_v, 1);
        const __m128i t9_v = _mm_add_epi32(_mm256_castsi256_si128(t7_v), t8_v);
        const __m128i t10_v = _mm_add_epi32(t9_v, _mm_srli_si128(t9_v, 8));
        const __m128i t11_v = _mm_add_epi32(t10_v, _mm_srli_si128(t10_v, 4));
        const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t11_v);
        sum = (int)(t + (unsigned int)sum);
    }
#else
    sum += APART(a[0] - b[0]) + APART(a[1] - b[1]) + APART(a[2] - b[2]) + APART(a[3] - b[3]);
    sum += APART(a[16] - b[9]) + APART(a[17] - b[10]) + APART(a[18] - b[11]) + APART(a[19] - b[12]);
    sum += APART(a[32] - b[18]) + APART(a[33] - b[19]) + APART(a[34] - b[20]) + APART(a[35] - b[21]);
    sum += APART(a[48] - b[27]) + APART(a[49] - b[28]) + APART(a[50] - b[29]) + APART(a[51] - b[30]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
