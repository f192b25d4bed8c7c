/* vcc 0.1.0 wrote this from previous_of_do_while.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+1] | out i32 y[n+1] restrict | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int previous_of_do_while(int n, const int *x, int *restrict y)
{
    unsigned a = 7, before = 6;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            __m256i a_v = _mm256_set1_epi32(7);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i t_v0 = _mm256_add_epi32(x_v0, t_v);
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
                const __m256i t_v1 = _mm256_add_epi32(x_v1, t_v);
                const __m256i x_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
                const __m256i t_v2 = _mm256_add_epi32(x_v2, t_v);
                const __m256i x_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
                const __m256i t_v3 = _mm256_add_epi32(x_v3, t_v);
                const __m256i y_new_v0 = _mm256_slli_epi32(t_v0, 1);
                const __m256i y_new_v1 = _mm256_slli_epi32(t_v1, 1);
                const __m256i y_new_v2 = _mm256_slli_epi32(t_v2, 1);
                const __m256i y_new_v3 = _mm256_slli_epi32(t_v3, 1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), y_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(y + k + 24), y_new_v3);
                a_v = t_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i t2_v = _mm256_add_epi32(x_v, t_v);
                const __m256i y_new_v = _mm256_slli_epi32(t2_v, 1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
                a_v = t2_v;
            }
            {
                const __m128i a2_v = _mm256_extracti128_si256(a_v, 1);
                const unsigned int a_s = (unsigned int)_mm_cvtsi128_si32(_mm_srli_si128(a2_v, 12));
                a = a_s;
                i = (int)end;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        before = a;
        a = (unsigned)x[i] + 3u;
        y[i] = (int)(a * 2u);
        i++;
    } while (i < n);
    return (int)(before + 1000u * a);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
