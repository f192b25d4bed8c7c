/* vcc 0.1.0 wrote this from checksum_xor.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i h_v0 = t_v;
        __m256i h_v1 = t_v;
        __m256i h_v2 = t_v;
        __m256i h_v3 = t_v;
        __m256i h_v4 = t_v;
        __m256i h_v5 = t_v;
        __m256i h_v6 = t_v;
        __m256i h_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 4));
            const __m256i x_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i x_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 12));
            const __m256i x_v4 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 16));
            const __m256i x_v5 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 20));
            const __m256i x_v6 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 24));
            const __m256i x_v7 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 28));
            h_v0 = _mm256_xor_si256(h_v0, x_v0);
            h_v1 = _mm256_xor_si256(h_v1, x_v1);
            h_v2 = _mm256_xor_si256(h_v2, x_v2);
            h_v3 = _mm256_xor_si256(h_v3, x_v3);
            h_v4 = _mm256_xor_si256(h_v4, x_v4);
            h_v5 = _mm256_xor_si256(h_v5, x_v5);
            h_v6 = _mm256_xor_si256(h_v6, x_v6);
            h_v7 = _mm256_xor_si256(h_v7, x_v7);
        }
        const __m256i h_v = _mm256_xor_si256(h_v2, h_v6);
        const __m256i h2_v = _mm256_xor_si256(h_v3, h_v7);
        const __m256i h3_v = _mm256_xor_si256(_mm256_xor_si256(h_v0, h_v4), h_v);
        const __m256i h4_v = _mm256_xor_si256(_mm256_xor_si256(h_v1, h_v5), h2_v);
        __m256i h5_v = _mm256_xor_si256(h3_v, h4_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            h5_v = _mm256_xor_si256(h5_v, x_v);
        }
        {
            const __m128i h6_v = _mm256_extracti128_si256(h5_v, 1);
            const __m128i h7_v = _mm_xor_si128(_mm256_castsi256_si128(h5_v), h6_v);
            const __m128i h8_v = _mm_xor_si128(h7_v, _mm_srli_si128(h7_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h8_v);
            i = (int)end;
            h = h ^ h_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= x[i];
    }
#else
    for (i = 0; i < n; i++)
        h ^= x[i];
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
