/* vcc 0.1.0 wrote this from carry_stored_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 x[n+1] restrict | in u8 w[n] restrict | out u8 y[n] restrict | -> u32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned carry_stored_bytes(int n, unsigned char *restrict x, const unsigned char *restrict w, unsigned char *restrict y)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    int i_done = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m256i t_v = _mm256_set1_epi8(85);
        const __m256i t2_v = _mm256_set1_epi8(3);
        __m256i sum_v = _mm256_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i w_v = _mm256_loadu_si256((const __m256i *)(const void *)(w + k));
            const __m256i x_new_v = _mm256_xor_si256(w_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(x + 1 + k), x_new_v);
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y_new_v = _mm256_add_epi8(x_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t3_v = _mm256_sad_epu8(x2_v, _mm256_setzero_si256());
            sum_v = _mm256_add_epi64(sum_v, t3_v);
        }
        {
            const __m128i t4_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i t5_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), t4_v);
            const __m128i t6_v = _mm_add_epi64(t5_v, _mm_srli_si128(t5_v, 8));
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(t6_v);
            sum = sum + (unsigned int)t;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        x[i + 1] = w[i] ^ 0x55;
        y[i] = (unsigned char)(x[i] + 3);
        sum += x[i];
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
