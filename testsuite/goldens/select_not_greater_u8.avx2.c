/* vcc 0.1.0 wrote this from select_not_greater_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | inout u8 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void select_not_greater_u8(int n, const unsigned char *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi8(85);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 32;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m256i mask_v = _mm256_cmpeq_epi8(_mm256_max_epu8(y_v, x_v), y_v);
                const __m256i y_new_v = _mm256_blendv_epi8(_mm256_xor_si256(y_v, t_v), x_v, mask_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        const __m128i t2_v = _mm_set1_epi8(85);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int x2_v;
            const __m128i x3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&x2_v, (const void *)(x + k),
                sizeof x2_v), x2_v));
            int y2_v;
            const __m128i y3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&y2_v, (const void *)(y + k),
                sizeof y2_v), y2_v));
            const __m128i mask2_v = _mm_cmpeq_epi8(_mm_max_epu8(y3_v, x3_v), y3_v);
            const __m128i y_new2_v = _mm_blendv_epi8(_mm_xor_si128(y3_v, t2_v), x3_v, mask2_v);
            const int t3_v = _mm_cvtsi128_si32(y_new2_v);
            __builtin_memcpy((void *)(y + k), &t3_v, sizeof t3_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] <= y[i] ? x[i] : (unsigned char)(y[i] ^ 85);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : (unsigned char)(y[i] ^ 85);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
