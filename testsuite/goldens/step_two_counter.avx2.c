/* vcc 0.1.0 wrote this from step_two_counter.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* Counts by two, but walks by one. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void step_two_counter(int n, const int *x, int *y)
{
    int i;
    int k = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y are far
       enough apart */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(2u * (unsigned int)n) - 1;
        const unsigned long t = (distance >> 1) + 1;
        if ((long)distance >= 14 && (unsigned long)y - (unsigned long)x - 1 >= t * 4 - 1) {
            const unsigned long end = (t - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const unsigned long last = t - 8;
            const __m256i t_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 1);
            const __m256i t2_v = _mm256_set1_epi32((int)((unsigned int)last * 2u));
            const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
            const __m256i t3_v = _mm256_set1_epi32(16);
            const __m256i t4_v = _mm256_set1_epi32(32);
            const __m256i t5_v = _mm256_set1_epi32(48);
            const __m256i t6_v = _mm256_set1_epi32(64);
            __m256i t7_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
            const __m256i y_new_last_v = _mm256_add_epi32(x_last_v, _mm256_add_epi32(t2_v, t_v));
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                const __m256i t_v0 = _mm256_add_epi32(t7_v, t3_v);
                const __m256i t_v1 = _mm256_add_epi32(t7_v, t4_v);
                const __m256i t_v2 = _mm256_add_epi32(t7_v, t5_v);
                const __m256i t_v3 = _mm256_add_epi32(t7_v, t6_v);
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
                const __m256i x_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 8));
                const __m256i x_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 16));
                const __m256i x_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 24));
                const __m256i y_new_v0 = _mm256_add_epi32(x_v0, t7_v);
                const __m256i y_new_v1 = _mm256_add_epi32(x_v1, t_v0);
                const __m256i y_new_v2 = _mm256_add_epi32(x_v2, t_v1);
                const __m256i y_new_v3 = _mm256_add_epi32(x_v3, t_v2);
                _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 8), y_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 16), y_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 24), y_new_v3);
                t7_v = t_v3;
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
                const __m256i y_new_v = _mm256_add_epi32(x_v, t7_v);
                const __m256i t8_v = _mm256_add_epi32(t7_v, t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
                t7_v = t8_v;
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
            i = (int)((unsigned int)i + (unsigned int)t * 2u);
            k = (int)t;
        }
    }
    /* remaining iterations */
    for (; i < 2 * n; i += 2) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 2 * n; i += 2) {
#endif
        y[k] = x[k] + i;
        k++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
