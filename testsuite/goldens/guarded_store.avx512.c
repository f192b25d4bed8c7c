/* vcc 0.1.0 wrote this from guarded_store.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | inout i32 c[n] */
/* Written only where the condition holds. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int guarded_store_vec0(int n, const int *a, int *c, int i)
{
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m512i t2_v = _mm512_set1_epi32(0);
        const __mmask8 mask_v = _mm256_cmpgt_epi32_mask(a_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m512i a_v0 = _mm512_loadu_si512((const void *)(a + k));
            const __m512i a_v1 = _mm512_loadu_si512((const void *)(a + k + 16));
            const __mmask16 mask_v0 = _mm512_cmpgt_epi32_mask(a_v0, t2_v);
            const __mmask16 mask_v1 = _mm512_cmpgt_epi32_mask(a_v1, t2_v);
            _mm512_mask_storeu_epi32((void *)(c + k), mask_v0, a_v0);
            _mm512_mask_storeu_epi32((void *)(c + k + 16), mask_v1, a_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __mmask8 mask2_v = _mm256_cmpgt_epi32_mask(a_v, t_v);
            _mm256_mask_storeu_epi32((void *)(c + k), mask2_v, a_v);
        }
        /* the last ones, some of them once more */
        _mm256_mask_storeu_epi32((void *)(c + last), mask_v, a_last_v);
        i = n;
    }
    return i;
}

#endif
void guarded_store(int n, const int *a, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 8, the last ones overlapping, avx512; runs if a and c are far
       enough apart */
    i = 0;
    i = guarded_store_vec0(n, a, c, i);
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
