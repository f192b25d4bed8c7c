/* vcc 0.1.0 wrote this from overwritten_but_read.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] restrict | inout u32 y[n+1] restrict | out u32 z[n] restrict */
/* The next iteration reads it before it is overwritten. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_but_read(int n, const unsigned *restrict x, unsigned *restrict y, unsigned *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(9);
        const __m256i t2_v = _mm256_set1_epi32(3);
        const __m256i t3_v = _mm256_set1_epi32(1);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_lddqu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new_v = _mm256_xor_si256(x_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + 1 + k), y_new_v);
            const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i z_new_v = _mm256_mullo_epi32(y_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(z + k), z_new_v);
            const __m256i y_new2_v = _mm256_add_epi32(x_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        z[i] = y[i] * 3;
        y[i] = x[i] + 1;
        y[i + 1] = x[i] ^ 9;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
