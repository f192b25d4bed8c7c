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
    /* vcc: line 6: 4 lanes, avx; runs if a and c are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m128i t_v = _mm_set1_epi32(0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i mask_v = _mm_cmpgt_epi32(a_v, t_v);
            if (_mm_movemask_epi8(mask_v) != 0) {
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
