/* vcc 0.1.0 wrote this from multiply_i8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 a[n] | in i8 b[n] | out i8 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void multiply_i8(int n, const signed char *a, const signed char *b, signed char *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i c_new_last_v =
            _mm_or_si128(_mm_and_si128(_mm_mullo_epi16(a_last_v, b_last_v), _mm_set1_epi16(255)),
            _mm_slli_epi16(_mm_mullo_epi16(_mm_srli_epi16(a_last_v, 8),
            _mm_srli_epi16(b_last_v, 8)), 8));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i c_new_v =
                _mm256_or_si256(_mm256_and_si256(_mm256_mullo_epi16(a_v, b_v),
                _mm256_set1_epi16(255)),
                _mm256_slli_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(a_v, 8),
                _mm256_srli_epi16(b_v, 8)), 8));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i c_new2_v =
                _mm_or_si128(_mm_and_si128(_mm_mullo_epi16(a2_v, b2_v), _mm_set1_epi16(255)),
                _mm_slli_epi16(_mm_mullo_epi16(_mm_srli_epi16(a2_v, 8), _mm_srli_epi16(b2_v, 8)),
                8));
            _mm_storel_epi64((__m128i *)(void *)(c + k), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (signed char)(a[i] * b[i]);
    }
#else
    for (i = 0; i < n; i++)
        c[i] = (signed char)(a[i] * b[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
