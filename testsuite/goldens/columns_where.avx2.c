/* vcc 0.1.0 wrote this from columns_where.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+24] restrict | in i16 w[24] restrict | inout i16 y[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_where(int n, const short *restrict x, const short *restrict w, short *restrict y)
{
    for (int j = 0; j < 24; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 5: 16 lanes x 2, then 4, avx2 */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi16(3);
            const short w_s = w[(long)j];
            const short t = (short)(int)w_s;
            const __m256i t2_v = _mm256_set1_epi16((short)t);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 16;
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)j + at));
                    const __m256i y_v = _mm256_lddqu_si256((const __m256i *)(const void *)(y + at));
                    const __m256i t5_v = _mm256_xor_si256(y_v, x_v);
                    const __m256i t6_v = _mm256_add_epi16(y_v, t_v);
                    const __m256i y_new_v =
                        _mm256_blendv_epi8(t6_v, t5_v, _mm256_cmpgt_epi16(x_v, t2_v));
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            const __m128i t3_v = _mm_set1_epi16(3);
            const __m128i t4_v = _mm_set1_epi16((short)t);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i x2_v =
                    _mm_loadl_epi64((const __m128i *)(const void *)(x + (long)j + k));
                const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
                const __m128i t7_v = _mm_xor_si128(y2_v, x2_v);
                const __m128i t8_v = _mm_add_epi16(y2_v, t3_v);
                const __m128i y_new2_v = _mm_blendv_epi8(t8_v, t7_v, _mm_cmpgt_epi16(x2_v, t4_v));
                _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
        for (int i = 0; i < n; i++)
#endif
            if (x[i + j] > w[j])
                y[i] = (short)(y[i] ^ x[i + j]);
            else
                y[i] = (short)(y[i] + 3);
#ifdef VCC_VECTOR
        }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
