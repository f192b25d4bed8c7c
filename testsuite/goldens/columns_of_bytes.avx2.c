/* vcc 0.1.0 wrote this from columns_of_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n+40] restrict | inout u8 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_of_bytes(int n, const unsigned char *restrict x, unsigned char *restrict y)
{
    for (int j = 40; j--;)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 5: 32 lanes x 2, then 8, avx2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~63UL;
            const signed char t = (signed char)j;
            const __m256i t_v = _mm256_set1_epi8((char)t);
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 32;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + at));
                    const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                    const __m256i y_new_v = _mm256_add_epi8(y_v, _mm256_xor_si256(x_v, t_v));
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            const __m128i t2_v = _mm_set1_epi8((char)t);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m128i x2_v =
                    _mm_loadl_epi64((const __m128i *)(const void *)(x + (long)j + k));
                const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
                const __m128i y_new2_v = _mm_add_epi8(y2_v, _mm_xor_si128(x2_v, t2_v));
                _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = (unsigned char)(y[i] + (x[i + j] ^ j));
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = (unsigned char)(y[i] + (x[i + j] ^ j));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
