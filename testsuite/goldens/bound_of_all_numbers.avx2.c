/* vcc 0.1.0 wrote this from bound_of_all_numbers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i32 a[n] | u64 m | inout i32 d[n] restrict | make m = n % 2 ? (unsigned long)-1 : n + 3 | -> size */
/* One more than the largest number is none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long bound_of_all_numbers(unsigned long n, const int *a, unsigned long m, int *d)
{
    unsigned long i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and d are far
       enough apart */
    i = 0;
    if (n >= 8 && m >= 7) {
        const unsigned long t = (m < 4611686018427387904UL ? m : 4611686018427387904UL) + 1;
        const unsigned long trips = n < t ? n : t;
        const unsigned long end = (trips - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        if ((unsigned long)d - (unsigned long)a - 1 >= trips * 4 - 1) {
            const unsigned long last = trips - 8;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i t2_v = _mm256_set1_epi32(5);
            const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
            const __m256i d_new_last_v = _mm256_mullo_epi32(a_last_v, t_v);
            const __m256i d_new_last2_v = _mm256_xor_si256(d_new_last_v, t2_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                    const __m256i d_new_v = _mm256_mullo_epi32(a_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v);
                    const __m256i d_new2_v = _mm256_xor_si256(d_new_v, t2_v);
                    _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new2_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
                const __m256i d_new3_v = _mm256_mullo_epi32(a2_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new3_v);
                const __m256i d_new4_v = _mm256_xor_si256(d_new3_v, t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new4_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(d + last), d_new_last_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + last), d_new_last2_v);
            i = trips;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = (int)((unsigned)a[i] * 3u);
        if (i > m)
            break;
        d[i] ^= 5;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
