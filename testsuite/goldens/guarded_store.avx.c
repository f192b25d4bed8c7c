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
    /* vcc: line 6: 4 lanes x 4, then 4, the last ones overlapping, avx; runs if a and c are far
       enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 4;
        const __m128i t_v = _mm_set1_epi32(0);
        const __m128i a_last_v = _mm_loadu_si128((const __m128i *)(const void *)(a + last));
        const __m128i mask_v = _mm_cmpgt_epi32(a_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128i a_v0 = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i a_v1 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 4));
            const __m128i a_v2 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 8));
            const __m128i a_v3 = _mm_loadu_si128((const __m128i *)(const void *)(a + k + 12));
            const __m128i mask_v0 = _mm_cmpgt_epi32(a_v0, t_v);
            const __m128i mask_v1 = _mm_cmpgt_epi32(a_v1, t_v);
            const __m128i mask_v2 = _mm_cmpgt_epi32(a_v2, t_v);
            const __m128i mask_v3 = _mm_cmpgt_epi32(a_v3, t_v);
            const __m128i mask2_v = _mm_or_si128(_mm_or_si128(mask_v0, mask_v1), mask_v2);
            if (_mm_movemask_epi8(_mm_or_si128(mask2_v, mask_v3)) != 0) {
                _mm_maskstore_ps((float *)(void *)(c + k), mask_v0, _mm_castsi128_ps(a_v0));
                _mm_maskstore_ps((float *)(void *)(c + k + 4), mask_v1, _mm_castsi128_ps(a_v1));
                _mm_maskstore_ps((float *)(void *)(c + k + 8), mask_v2, _mm_castsi128_ps(a_v2));
                _mm_maskstore_ps((float *)(void *)(c + k + 12), mask_v3, _mm_castsi128_ps(a_v3));
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i mask3_v = _mm_cmpgt_epi32(a_v, t_v);
            if (_mm_movemask_epi8(mask3_v) != 0) {
                _mm_maskstore_ps((float *)(void *)(c + k), mask3_v, _mm_castsi128_ps(a_v));
            }
        }
        /* the last ones, some of them once more */
        if (_mm_movemask_epi8(mask_v) != 0) {
            _mm_maskstore_ps((float *)(void *)(c + last), mask_v, _mm_castsi128_ps(a_last_v));
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
