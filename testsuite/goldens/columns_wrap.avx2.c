/* vcc 0.1.0 wrote this from columns_wrap.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 k | inout u32 a[n+8] restrict */
/* Rows have numbers of which three times wraps around: columns of different rows are the same elements. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_wrap(int n, unsigned k, unsigned *restrict a)
{
    unsigned long columns = n < 0 ? 0 : (unsigned long)n;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    unsigned long j_done = 0;
    if (columns >= 8) {
        const unsigned long end = columns & ~7UL;
        const __m256i k_v = _mm256_set1_epi32((int)k);
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi32(2);
        const __m256i t3_v = _mm256_set1_epi32(1);
        const __m256i t4_v = _mm256_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 3 + k2));
            const __m256i a_new_v = _mm256_add_epi32(_mm256_mullo_epi32(a_v, k_v), t_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + 3 + k2), a_new_v);
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 2 + k2));
            const __m256i a_new2_v = _mm256_add_epi32(_mm256_mullo_epi32(a2_v, k_v), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + 2 + k2), a_new2_v);
            const __m256i a3_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k2));
            const __m256i a_new3_v = _mm256_add_epi32(_mm256_mullo_epi32(a3_v, k_v), t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + 1 + k2), a_new3_v);
            const __m256i a4_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i a_new4_v = _mm256_add_epi32(_mm256_mullo_epi32(a4_v, k_v), t4_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + k2), a_new4_v);
        }
        j_done = end;
    }
    /* remaining iterations */
    for (unsigned long j = j_done; j < columns; j++) {
        VCC_KEEP_SCALAR;
        for (unsigned long r = 0, i = 0; i < 4; i++, r += 0xaaaaaaaaaaaaaaabul)
            a[r * 3 + j] = a[r * 3 + j] * k + (unsigned)i;
    }
#else
    for (unsigned long j = 0; j < columns; j++)
        for (unsigned long r = 0, i = 0; i < 4; i++, r += 0xaaaaaaaaaaaaaaabul)
            a[r * 3 + j] = a[r * 3 + j] * k + (unsigned)i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
