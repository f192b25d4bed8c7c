/* vcc 0.1.0 wrote this from guarded_store.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | inout i32 c[n] */
/* Written only where the condition holds. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void guarded_store(int n, const int *a, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i mask_v = _mm256_cmpgt_epi32(a_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 8));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 16));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 24));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(a_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(a_v1, t_v);
            const __m256i mask_v2 = _mm256_cmpgt_epi32(a_v2, t_v);
            const __m256i mask_v3 = _mm256_cmpgt_epi32(a_v3, t_v);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v2);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v, mask_v3)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(c + k), mask_v0, a_v0);
                _mm256_maskstore_epi32((int *)(void *)(c + k + 8), mask_v1, a_v1);
                _mm256_maskstore_epi32((int *)(void *)(c + k + 16), mask_v2, a_v2);
                _mm256_maskstore_epi32((int *)(void *)(c + k + 24), mask_v3, a_v3);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i mask3_v = _mm256_cmpgt_epi32(a_v, t_v);
            if (_mm256_movemask_epi8(mask3_v) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(c + k), mask3_v, a_v);
            }
        }
        /* the last ones, some of them once more */
        if (_mm256_movemask_epi8(mask_v) != 0) {
            _mm256_maskstore_epi32((int *)(void *)(c + last), mask_v, a_last_v);
        }
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > 0)
            c[i] = a[i];
    }
#else
    for (i = 0; i < n; i++)
        if (a[i] > 0)
            c[i] = a[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
