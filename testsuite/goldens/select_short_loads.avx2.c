/* vcc 0.1.0 wrote this from select_short_loads.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 b[n] | in i16 h[n] | inout i32 x[n] | inout i64 y[n] */
/* Less than a register of bytes is read, extended, and put under a mask: three operations which
   gcc 12 must not take for one. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void select_short_loads(int n, const unsigned char *b, const short *h, int *x, long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2; runs if b and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)b + end <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)b)) {
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + at));
                    const __m256i t2_v = _mm256_cvtepu8_epi32(b_v);
                    const __m256i x_new_v =
                        _mm256_blendv_epi8(x_v, t2_v, _mm256_cmpgt_epi32(x_v, t_v));
                    _mm256_storeu_si256((__m256i *)(void *)(x + at), x_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
                const __m256i t3_v = _mm256_cvtepu8_epi32(b2_v);
                const __m256i x_new2_v =
                    _mm256_blendv_epi8(x2_v, t3_v, _mm256_cmpgt_epi32(x2_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(x + k), x_new2_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int v = b[i];
        x[i] = x[i] > 3 ? v : x[i];
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 4, then 4, avx2 */
    int i_done2 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi64x(3l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m128i h_v = _mm_loadl_epi64((const __m128i *)(const void *)(h + at));
                const __m256i t2_v = _mm256_cvtepi16_epi64(h_v);
                const __m256i y_new_v = _mm256_blendv_epi8(y_v, t2_v, _mm256_cmpgt_epi64(y_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m128i h2_v = _mm_loadl_epi64((const __m128i *)(const void *)(h + k));
            const __m256i t3_v = _mm256_cvtepi16_epi64(h2_v);
            const __m256i y_new2_v = _mm256_blendv_epi8(y2_v, t3_v, _mm256_cmpgt_epi64(y2_v, t_v));
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        long v = h[i];
        y[i] = y[i] > 3 ? v : y[i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
