/* vcc 0.1.0 wrote this from call_chain.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | -> u32 */
static unsigned call_chain_turn(unsigned x, int by)
{
    return x << by | x >> (32 - by);
}

static unsigned call_chain_mix(unsigned x)
{
    x *= 0xcc9e2d51u;
    x = call_chain_turn(x, 15);
    return x * 0x1b873593u;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned call_chain(int n, const unsigned *x)
{
    unsigned h = 1;
#ifdef VCC_VECTOR
    /* vcc: line 17: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(-862048943);
        const __m256i t3_v = _mm256_set1_epi32(461845907);
        const __m256i t4_v = _mm256_set1_epi32(8);
        __m256i t5_v = _mm256_add_epi32(t_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        __m256i h_v = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t6_v = _mm256_mullo_epi32(x_v, t2_v);
            const __m256i t7_v = _mm256_srli_epi32(t6_v, 17);
            const __m256i t8_v = _mm256_or_si256(_mm256_slli_epi32(t6_v, 15), t7_v);
            const __m256i t9_v = _mm256_srli_epi32(t5_v, 29);
            const __m256i t10_v = _mm256_or_si256(_mm256_slli_epi32(t5_v, 3), t9_v);
            const __m256i t11_v = _mm256_add_epi32(_mm256_mullo_epi32(t8_v, t3_v), t10_v);
            t5_v = _mm256_add_epi32(t5_v, t4_v);
            h_v = _mm256_xor_si256(h_v, t11_v);
        }
        {
            const __m128i h2_v = _mm256_extracti128_si256(h_v, 1);
            const __m128i h3_v = _mm_xor_si128(_mm256_castsi256_si128(h_v), h2_v);
            const __m128i h4_v = _mm_xor_si128(h3_v, _mm_srli_si128(h3_v, 8));
            const __m128i h5_v = _mm_xor_si128(h4_v, _mm_srli_si128(h4_v, 4));
            const unsigned int h_s = (unsigned int)_mm_cvtsi128_si32(h5_v);
            h = h ^ h_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        h ^= call_chain_mix(x[i]) + call_chain_turn((unsigned)i, 3);
    }
#else
    for (int i = 0; i < n; i++)
        h ^= call_chain_mix(x[i]) + call_chain_turn((unsigned)i, 3);
#endif
    return h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
