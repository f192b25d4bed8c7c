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
    /* vcc: line 6: 8 lanes x 4, then 8, avx; runs if a and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                const __m128i t2_v = _mm256_castsi256_si128(t_v);
                const __m128i t3_v = _mm_cmpgt_epi32(_mm256_castsi256_si128(a_v), t2_v);
                const __m128i t4_v = _mm256_extractf128_si256(t_v, 1);
                const __m128i t5_v = _mm_cmpgt_epi32(_mm256_extractf128_si256(a_v, 1), t4_v);
                const __m256i mask_v =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(t3_v), t5_v, 1);
                if (!_mm256_testz_si256(mask_v, mask_v)) {
                    _mm256_maskstore_ps((float *)(void *)(c + at), mask_v,
                        _mm256_castsi256_ps(a_v));
                }
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m128i t6_v = _mm256_castsi256_si128(t_v);
            const __m128i t7_v = _mm_cmpgt_epi32(_mm256_castsi256_si128(a2_v), t6_v);
            const __m128i t8_v = _mm256_extractf128_si256(t_v, 1);
            const __m128i t9_v = _mm_cmpgt_epi32(_mm256_extractf128_si256(a2_v, 1), t8_v);
            const __m256i mask2_v = _mm256_insertf128_si256(_mm256_castsi128_si256(t7_v), t9_v, 1);
            if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                _mm256_maskstore_ps((float *)(void *)(c + k), mask2_v, _mm256_castsi256_ps(a2_v));
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
