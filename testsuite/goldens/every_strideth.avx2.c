/* vcc 0.1.0 wrote this from every_strideth.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int s | in i32 x[3*n+1] | out i32 y[n] restrict */
/* The stride may be 0, and iterations then read one place. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void every_strideth(int n, int s, const int *x, int *restrict y)
{
    int i;
    s &= 3;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if s is 1 */
    i = 0;
    if (n >= 8 && s == 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)last);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i t4_v = _mm256_set1_epi32(16);
        const __m256i t5_v = _mm256_set1_epi32(24);
        const __m256i t6_v = _mm256_set1_epi32(32);
        __m256i t7_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        const __m256i y_new_last_v = _mm256_xor_si256(x_last_v, _mm256_add_epi32(t2_v, t_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi32(t7_v, t3_v);
            const __m256i t_v1 = _mm256_add_epi32(t7_v, t4_v);
            const __m256i t_v2 = _mm256_add_epi32(t7_v, t5_v);
            const __m256i t_v3 = _mm256_add_epi32(t7_v, t6_v);
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
            const __m256i y_new_v0 = _mm256_xor_si256(x_v0, t7_v);
            const __m256i y_new_v1 = _mm256_xor_si256(x_v1, t_v0);
            const __m256i y_new_v2 = _mm256_xor_si256(x_v2, t_v1);
            const __m256i y_new_v3 = _mm256_xor_si256(x_v3, t_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 8), y_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 16), y_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(y + k + 24), y_new_v3);
            t7_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new_v = _mm256_xor_si256(x_v, t7_v);
            const __m256i t8_v = _mm256_add_epi32(t7_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            t7_v = t8_v;
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i * s] ^ i;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i * s] ^ i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
