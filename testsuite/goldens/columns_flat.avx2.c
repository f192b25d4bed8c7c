/* vcc 0.1.0 wrote this from columns_flat.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[7*n+7] restrict | in u32 b[7*n+7] restrict */
/* Rows as long as there are columns. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_flat(int n, unsigned *restrict a, const unsigned *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 8, avx2; runs if all columns lie in one row */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t = (unsigned long)n * 4 - 4;
        if (n >= 8 && t <= 268435455 && end - 1 <= t / 4) {
            const unsigned long wide_end = end & ~31UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    unsigned int *const a_s = a + (long)(i_s * (unsigned long)n + k);
                    unsigned int *const a_s2 = a + (long)((i_s - 1) * (unsigned long)n + k);
                    const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s2);
                    const __m256i a_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 8));
                    const __m256i a_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 16));
                    const __m256i a_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s2 + 24));
                    const unsigned int *const b_s = b + (long)(i_s * (unsigned long)n + k);
                    const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)b_s);
                    const __m256i b_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 8));
                    const __m256i b_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 16));
                    const __m256i b_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_s + 24));
                    const __m256i t_v0 = _mm256_xor_si256(a_v0, b_v0);
                    const __m256i t_v1 = _mm256_xor_si256(a_v1, b_v1);
                    const __m256i t_v2 = _mm256_xor_si256(a_v2, b_v2);
                    const __m256i t_v3 = _mm256_xor_si256(a_v3, b_v3);
                    const __m256i a2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                    const __m256i a2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 8));
                    const __m256i a2_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 16));
                    const __m256i a2_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 24));
                    const __m256i a_new_v0 = _mm256_add_epi32(a2_v0, t_v0);
                    const __m256i a_new_v1 = _mm256_add_epi32(a2_v1, t_v1);
                    const __m256i a_new_v2 = _mm256_add_epi32(a2_v2, t_v2);
                    const __m256i a_new_v3 = _mm256_add_epi32(a2_v3, t_v3);
                    _mm256_storeu_si256((__m256i *)(void *)a_s, a_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 8), a_new_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 16), a_new_v2);
                    _mm256_storeu_si256((__m256i *)(void *)(a_s + 24), a_new_v3);
                    const unsigned long t2 = i_s + 1;
                    more = (long)t2 < 7;
                    i_s = t2;
                } while (more);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    unsigned int *const a_s3 = a + (long)(i_s2 * (unsigned long)n + k);
                    const __m256i a_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a + (long)((i_s2 - 1) * (unsigned long)n + k)));
                    const __m256i b_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b + (long)(i_s2 * (unsigned long)n + k)));
                    const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)a_s3);
                    const __m256i a_new_v = _mm256_add_epi32(a2_v, _mm256_xor_si256(a_v, b_v));
                    _mm256_storeu_si256((__m256i *)(void *)a_s3, a_new_v);
                    const unsigned long t3 = i_s2 + 1;
                    more2 = (long)t3 < 7;
                    i_s2 = t3;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
