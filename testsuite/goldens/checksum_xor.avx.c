/* vcc 0.1.0 wrote this from checksum_xor.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, avx */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi64x(0l);
        __m256i h_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 4)));
                h_v[copy] =
                    _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v[copy]),
                    _mm256_castsi256_ps(x_v)));
            }
        }
        const __m256i h2_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v[0]),
            _mm256_castsi256_ps(h_v[4])));
        const __m256i h3_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v[2]),
            _mm256_castsi256_ps(h_v[6])));
        const __m256i h4_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v[1]),
            _mm256_castsi256_ps(h_v[5])));
        const __m256i h5_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v[3]),
            _mm256_castsi256_ps(h_v[7])));
        const __m256i h6_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h2_v),
            _mm256_castsi256_ps(h3_v)));
        const __m256i h7_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h4_v),
            _mm256_castsi256_ps(h5_v)));
        __m256i h8_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h6_v),
            _mm256_castsi256_ps(h7_v)));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            h8_v =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h8_v),
                _mm256_castsi256_ps(x2_v)));
        }
        {
            const __m128i h9_v = _mm256_extractf128_si256(h8_v, 1);
            const __m128i h10_v = _mm_xor_si128(_mm256_castsi256_si128(h8_v), h9_v);
            const __m128i h11_v = _mm_xor_si128(h10_v, _mm_srli_si128(h10_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h11_v);
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
