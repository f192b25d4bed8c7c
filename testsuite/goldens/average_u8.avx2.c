/* vcc 0.1.0 wrote this from average_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void average_u8(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart, b and c are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i c_new_last_v = _mm_avg_epu8(a_last_v, b_last_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 32));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 32));
            const __m256i c_new_v0 = _mm256_avg_epu8(a_v0, b_v0);
            const __m256i c_new_v1 = _mm256_avg_epu8(a_v1, b_v1);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 32), c_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i c_new_v = _mm_avg_epu8(a_v, b_v);
            _mm_storel_epi64((__m128i *)(void *)(c + k), c_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(c + last), c_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
    }
#else
    for (int i = 0; i < n; i++)
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
