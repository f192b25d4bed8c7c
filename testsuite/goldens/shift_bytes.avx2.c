/* vcc 0.1.0 wrote this from shift_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | in i8 y[n] | out u8 z[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void shift_bytes(int n, const unsigned char *x, const signed char *y, unsigned char *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, the last ones overlapping, avx2; runs if x and z are far
       enough apart, y and z are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)z - (unsigned long)x - 1 >= (unsigned long)n - 1
        && (unsigned long)z - (unsigned long)y - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i x_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + last));
        const __m128i y_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + last));
        const __m128i t_v = _mm_and_si128(_mm_slli_epi16(x_last_v, 3), _mm_set1_epi8(-8));
        const __m128i t2_v =
            _mm_sub_epi8(_mm_xor_si128(_mm_and_si128(_mm_srli_epi16(y_last_v, 2),
            _mm_set1_epi8(63)), _mm_set1_epi8(32)), _mm_set1_epi8(32));
        const __m128i z_new_last_v = _mm_add_epi8(t_v, t2_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t3_v = _mm256_and_si256(_mm256_slli_epi16(x_v, 3), _mm256_set1_epi8(-8));
            const __m256i t4_v =
                _mm256_sub_epi8(_mm256_xor_si256(_mm256_and_si256(_mm256_srli_epi16(y_v, 2),
                _mm256_set1_epi8(63)), _mm256_set1_epi8(32)), _mm256_set1_epi8(32));
            const __m256i z_new_v = _mm256_add_epi8(t3_v, t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i x2_v = _mm_loadl_epi64((const __m128i *)(const void *)(x + k));
            const __m128i y2_v = _mm_loadl_epi64((const __m128i *)(const void *)(y + k));
            const __m128i t5_v = _mm_and_si128(_mm_slli_epi16(x2_v, 3), _mm_set1_epi8(-8));
            const __m128i t6_v =
                _mm_sub_epi8(_mm_xor_si128(_mm_and_si128(_mm_srli_epi16(y2_v, 2),
                _mm_set1_epi8(63)), _mm_set1_epi8(32)), _mm_set1_epi8(32));
            const __m128i z_new2_v = _mm_add_epi8(t5_v, t6_v);
            _mm_storel_epi64((__m128i *)(void *)(z + k), z_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(z + last), z_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned char)((x[i] << 3) + (y[i] >> 2));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
