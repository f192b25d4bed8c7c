/* vcc 0.1.0 wrote this from checksum_xor.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | -> u64 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static void checksum_xor_vec0(int n, const unsigned long *x, int i, unsigned long h, int *i_out, unsigned long *h_out)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m512i t_v = _mm512_set1_epi64(0l);
        __m512i h_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m512i x_v = _mm512_loadu_si512((const void *)(x + (long)(k + copy * 8)));
                h_v[copy] = _mm512_xor_si512(h_v[copy], x_v);
            }
        }
        const __m512i h2_v = _mm512_xor_si512(h_v[2], h_v[6]);
        const __m512i h3_v = _mm512_xor_si512(h_v[3], h_v[7]);
        const __m512i h4_v = _mm512_xor_si512(_mm512_xor_si512(h_v[0], h_v[4]), h2_v);
        const __m512i h5_v = _mm512_xor_si512(_mm512_xor_si512(h_v[1], h_v[5]), h3_v);
        __m512i h6_v = _mm512_xor_si512(h4_v, h5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m512i x2_v = _mm512_loadu_si512((const void *)(x + k));
            h6_v = _mm512_xor_si512(h6_v, x2_v);
        }
        {
            const __m256i h7_v = _mm512_extracti64x4_epi64(h6_v, 1);
            const __m256i h8_v = _mm256_xor_si256(_mm512_castsi512_si256(h6_v), h7_v);
            const __m128i h9_v = _mm256_extracti128_si256(h8_v, 1);
            const __m128i h10_v = _mm_xor_si128(_mm256_castsi256_si128(h8_v), h9_v);
            const __m128i h11_v = _mm_xor_si128(h10_v, _mm_srli_si128(h10_v, 8));
            const unsigned long h_s = (unsigned long)_mm_cvtsi128_si64(h11_v);
            i = (int)end;
            h = h ^ h_s;
        }
    }
    *i_out = i;
    *h_out = h;
}

#endif
unsigned long checksum_xor(int n, const unsigned long *x)
{
    int i;
    unsigned long h = 0x9e3779b97f4a7c15ul;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 8, then 8, avx512 */
    i = 0;
    {
        int i_out;
        unsigned long h_out;
        checksum_xor_vec0(n, x, i, h, &i_out, &h_out);
        i = i_out;
        h = h_out;
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
