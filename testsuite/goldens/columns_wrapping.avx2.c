/* vcc 0.1.0 wrote this from columns_wrapping.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 b[n] restrict | inout u32 c[n] restrict */
/* The rows' counter wraps around, and goes on. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_wrapping(int n, const unsigned *restrict b, unsigned *restrict c)
{
    for (unsigned k = 5; k < 0xF0000030u; k += 0x10000001u)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 6: 8 lanes x 4, then 8, avx2 */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256i t_v = _mm256_set1_epi32(3);
            const __m256i k_v = _mm256_set1_epi32((int)k);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k2 + copy * 8;
                    const __m256i c_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + at));
                    const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                    const __m256i t2_v = _mm256_xor_si256(b_v, k_v);
                    const __m256i c_new_v = _mm256_add_epi32(_mm256_mullo_epi32(c_v, t_v), t2_v);
                    _mm256_storeu_si256((__m256i *)(void *)(c + at), c_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 8) {
                const __m256i c2_v = _mm256_loadu_si256((const __m256i *)(const void *)(c + k2));
                const __m256i b2_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
                const __m256i t3_v = _mm256_xor_si256(b2_v, k_v);
                const __m256i c_new2_v = _mm256_add_epi32(_mm256_mullo_epi32(c2_v, t_v), t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(c + k2), c_new2_v);
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] = c[j] * 3 + (b[j] ^ k);
        }
    }
#else
        for (int j = 0; j < n; j++)
            c[j] = c[j] * 3 + (b[j] ^ k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
