/* vcc 0.1.0 wrote this from guarded_store.c for avx512 */
/* kernel: int n | in i32 a[n] | inout i32 c[n] */
/* Written only where the condition holds. */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int guarded_store_vec0(int n, const int *a, int *c, int i)
{
    if (n >= 32 && (unsigned long)c - (unsigned long)a - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m512i t_v = _mm512_set1_epi32((int)(0));
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m512i a_v0 = _mm512_loadu_si512((const void *)(a + k));
            const __m512i a_v1 = _mm512_loadu_si512((const void *)(a + k + 16));
            const __mmask16 mask_v0 = _mm512_cmpgt_epi32_mask(a_v0, t_v);
            const __mmask16 mask_v1 = _mm512_cmpgt_epi32_mask(a_v1, t_v);
            _mm512_mask_storeu_epi32((void *)(c + k), mask_v0, a_v0);
            _mm512_mask_storeu_epi32((void *)(c + k + 16), mask_v1, a_v1);
        }
        i = (int)end;
    }
    return i;
}

void guarded_store(int n, const int *a, int *c)
{
    int i;
    /* vcc: line 6: 16 lanes x 2, avx512; runs if a and c are far enough apart */
    i = 0;
    i = guarded_store_vec0(n, a, c, i);
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (a[i] > 0)
            c[i] = a[i];
    }
}
