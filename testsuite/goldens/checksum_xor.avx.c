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
            h_v0 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v0),
                _mm256_castsi256_ps(x_v0)));
            h_v1 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v1),
                _mm256_castsi256_ps(x_v1)));
            h_v2 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v2),
                _mm256_castsi256_ps(x_v2)));
            h_v3 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v3),
                _mm256_castsi256_ps(x_v3)));
            h_v4 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v4),
                _mm256_castsi256_ps(x_v4)));
            h_v5 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v5),
                _mm256_castsi256_ps(x_v5)));
            h_v6 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v6),
                _mm256_castsi256_ps(x_v6)));
            h_v7 =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v7),
                _mm256_castsi256_ps(x_v7)));
        }
        const __m256i h_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v0),
            _mm256_castsi256_ps(h_v4)));
        const __m256i h2_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v2),
            _mm256_castsi256_ps(h_v6)));
        const __m256i h3_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v1),
            _mm256_castsi256_ps(h_v5)));
        const __m256i h4_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v3),
            _mm256_castsi256_ps(h_v7)));
        const __m256i h5_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h_v), _mm256_castsi256_ps(h2_v)));
        const __m256i h6_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h3_v),
            _mm256_castsi256_ps(h4_v)));
        __m256i h7_v =
            _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h5_v),
            _mm256_castsi256_ps(h6_v)));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            h7_v =
                _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(h7_v),
                _mm256_castsi256_ps(x_v)));
        }
        {
            const __m128i h8_v = _mm256_extractf128_si256(h7_v, 1);
            const __m128i h9_v = _mm_xor_si128(_mm256_castsi256_si128(h7_v), h8_v);
            const __m128i h10_v = _mm_xor_si128(h9_v, _mm_srli_si128(h9_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h10_v);
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
