/* vcc 0.1.0 wrote this from guarded_store.c for avx */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | inout i32 c[n] */
/* Written only where the condition holds. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx")))
#endif
void guarded_store(int n, const int *a, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 4, avx; runs if a and c are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 8));
            const __m128i t_v0 = _mm256_castsi256_si128(t_v);
            const __m128i t2_v0 = _mm_cmpgt_epi32(_mm256_castsi256_si128(a_v0), t_v0);
            const __m128i t3_v0 = _mm256_extractf128_si256(t_v, 1);
            const __m128i t4_v0 = _mm_cmpgt_epi32(_mm256_extractf128_si256(a_v0, 1), t3_v0);
            const __m256i mask_v0 =
                _mm256_insertf128_si256(_mm256_castsi128_si256(t2_v0), t4_v0, 1);
            const __m128i t_v1 = _mm256_castsi256_si128(t_v);
            const __m128i t2_v1 = _mm_cmpgt_epi32(_mm256_castsi256_si128(a_v1), t_v1);
            const __m128i t3_v1 = _mm256_extractf128_si256(t_v, 1);
            const __m128i t4_v1 = _mm_cmpgt_epi32(_mm256_extractf128_si256(a_v1, 1), t3_v1);
            const __m256i mask_v1 =
                _mm256_insertf128_si256(_mm256_castsi128_si256(t2_v1), t4_v1, 1);
            if (!_mm256_testz_si256(mask_v0, mask_v0)) {
                _mm256_maskstore_ps((float *)(void *)(c + k), mask_v0, _mm256_castsi256_ps(a_v0));
            }
            if (!_mm256_testz_si256(mask_v1, mask_v1)) {
                _mm256_maskstore_ps((float *)(void *)(c + k + 8), mask_v1,
                    _mm256_castsi256_ps(a_v1));
            }
        }
        const __m128i t2_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i mask_v = _mm_cmpgt_epi32(a_v, t2_v);
            if (!_mm_testz_si128(mask_v, mask_v)) {
                _mm_maskstore_ps((float *)(void *)(c + k), mask_v, _mm_castsi128_ps(a_v));
            }
        }
        i = (int)end;
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
