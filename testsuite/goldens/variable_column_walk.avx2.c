/* vcc 0.1.0 wrote this from variable_column_walk.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[9*n+9] restrict | in u32 b[9*n+9] restrict */
/* Down the columns: each element is computed of the one above it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void variable_column_walk(int n, unsigned a[restrict 9][n], unsigned b[restrict 9][n])
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, avx2 */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = 2UL * (unsigned long)n;
        const unsigned long t2 = 3UL * (unsigned long)n;
        const unsigned long t3 = 4UL * (unsigned long)n;
        const unsigned long t4 = 5UL * (unsigned long)n;
        const unsigned long t5 = 6UL * (unsigned long)n;
        const unsigned long t6 = 7UL * (unsigned long)n;
        const unsigned long t7 = 8UL * (unsigned long)n;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)((char *)a + k * 4));
            const __m128i b_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + (long)n * 4 + k * 4));
            const __m128i a_new_v = _mm_add_epi32(a_v, b_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + (long)n * 4 + k * 4), a_new_v);
            const __m128i b2_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t * 4 + k * 4));
            const __m128i a_new2_v = _mm_add_epi32(a_new_v, b2_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t * 4 + k * 4), a_new2_v);
            const __m128i b3_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t2 * 4 + k * 4));
            const __m128i a_new3_v = _mm_add_epi32(a_new2_v, b3_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t2 * 4 + k * 4), a_new3_v);
            const __m128i b4_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t3 * 4 + k * 4));
            const __m128i a_new4_v = _mm_add_epi32(a_new3_v, b4_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t3 * 4 + k * 4), a_new4_v);
            const __m128i b5_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t4 * 4 + k * 4));
            const __m128i a_new5_v = _mm_add_epi32(a_new4_v, b5_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t4 * 4 + k * 4), a_new5_v);
            const __m128i b6_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t5 * 4 + k * 4));
            const __m128i a_new6_v = _mm_add_epi32(a_new5_v, b6_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t5 * 4 + k * 4), a_new6_v);
            const __m128i b7_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t6 * 4 + k * 4));
            const __m128i a_new7_v = _mm_add_epi32(a_new6_v, b7_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t6 * 4 + k * 4), a_new7_v);
            const __m128i b8_v =
                _mm_loadu_si128((const __m128i *)(const void *)((char *)b + t7 * 4 + k * 4));
            const __m128i a_new8_v = _mm_add_epi32(a_new7_v, b8_v);
            _mm_storeu_si128((__m128i *)(void *)((char *)a + t7 * 4 + k * 4), a_new8_v);
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 9; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
    }
#else
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 9; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
