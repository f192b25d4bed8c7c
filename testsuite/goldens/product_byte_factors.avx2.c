/* vcc 0.1.0 wrote this from product_byte_factors.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 w[n] | out u8 y[n] restrict | out i8 z[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void product_byte_factors(int n, const unsigned char *x, const signed char *w, unsigned char *restrict y,
                          signed char *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_v = _mm_set1_epi8(1);
        const __m128i x_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + last));
        const __m128i t2_v = _mm_add_epi8(_mm_add_epi8(x_last_v, x_last_v), x_last_v);
        const __m128i w_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(w + last));
        const __m128i t3_v = _mm_add_epi8(_mm_add_epi8(w_last_v, w_last_v), w_last_v);
        const __m256i t4_v = _mm256_set1_epi8(1);
        const __m128i y_new_last_v = _mm_add_epi8(t2_v, t_v);
        const __m128i z_new_last_v = _mm_sub_epi8(w_last_v, _mm_add_epi8(t3_v, t3_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t5_v = _mm256_add_epi8(_mm256_add_epi8(x_v, x_v), x_v);
            const __m256i y_new_v = _mm256_add_epi8(t5_v, t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            const __m256i w_v = _mm256_loadu_si256((const __m256i *)(const void *)(w + k));
            const __m256i t6_v = _mm256_add_epi8(_mm256_add_epi8(w_v, w_v), w_v);
            const __m256i z_new_v = _mm256_sub_epi8(w_v, _mm256_add_epi8(t6_v, t6_v));
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i y_new2_v =
                _mm_add_epi8(_mm_add_epi8(_mm_add_epi8(x2_v, x2_v), x2_v), t_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
            const __m128i w2_v = _mm_loadl_epi64((const __m128i *)(const void *)(w + k));
            const __m128i t7_v = _mm_add_epi8(_mm_add_epi8(w2_v, w2_v), w2_v);
            const __m128i z_new2_v = _mm_sub_epi8(w2_v, _mm_add_epi8(t7_v, t7_v));
            _mm_storel_epi64((__m128i *)(void *)(z + k), z_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(y + last), y_new_last_v);
        _mm_storel_epi64((__m128i *)(void *)(z + last), z_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (unsigned char)(x[i] * 3 + 1);
        z[i] = (signed char)(w[i] * -5);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
