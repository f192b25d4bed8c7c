/* vcc 0.1.0 wrote this from promote_overlap.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 x[n+8] */
/* What is summed up may be a part of the sum. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static void promote_overlap_at(int n, unsigned *to, const unsigned *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, avx2; runs if to and x do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)to + 4 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)to)) {
            const unsigned long wide_end = end & ~31UL;
            const unsigned int to_s = *to;
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi32(5);
            __m256i t3_v[4] = {t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)(k + copy * 8)));
                    t3_v[copy] = _mm256_xor_si256(t3_v[copy], _mm256_add_epi32(x_v, t2_v));
                }
            }
            const __m256i t4_v = _mm256_xor_si256(t3_v[1], t3_v[3]);
            __m256i t5_v = _mm256_xor_si256(_mm256_xor_si256(t3_v[0], t3_v[2]), t4_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                t5_v = _mm256_xor_si256(t5_v, _mm256_add_epi32(x2_v, t2_v));
            }
            {
                const __m128i t6_v = _mm256_extracti128_si256(t5_v, 1);
                const __m128i t7_v = _mm_xor_si128(_mm256_castsi256_si128(t5_v), t6_v);
                const __m128i t8_v = _mm_xor_si128(t7_v, _mm_srli_si128(t7_v, 8));
                const __m128i t9_v = _mm_xor_si128(t8_v, _mm_srli_si128(t8_v, 4));
                const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t9_v);
                i_done = (int)end;
                *to = to_s ^ t;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        *to ^= x[i] + 5u;
    }
#else
    for (int i = 0; i < n; i++)
        *to ^= x[i] + 5u;
#endif
}
void promote_overlap(int n, unsigned *x)
{
    promote_overlap_at(n, x + n / 2, x);
    promote_overlap_at(n, x + n, x);
    promote_overlap_at(n, x, x + 1);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
