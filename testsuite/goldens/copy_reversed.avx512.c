/* vcc 0.1.0 wrote this from copy_reversed.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int copy_reversed_vec0(int n, const int *x, int *y, int i)
{
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t + (end - 1) * ~3UL) {
            const int *const x_s = x + (long)((unsigned long)n - 1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                const __m512i x_v0 = _mm512_loadu_si512((const void *)(x_s - k - 15));
                const __m512i x2_v0 =
                    _mm512_permutexvar_epi32(_mm512_set_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15), x_v0);
                const __m512i x_v1 = _mm512_loadu_si512((const void *)(x_s - k - 16 - 15));
                const __m512i x2_v1 =
                    _mm512_permutexvar_epi32(_mm512_set_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15), x_v1);
                _mm512_storeu_si512((void *)(y + k), x2_v0);
                _mm512_storeu_si512((void *)(y + k + 16), x2_v1);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 16) {
                const __m512i x_v = _mm512_loadu_si512((const void *)(x_s - k - 15));
                const __m512i x2_v =
                    _mm512_permutexvar_epi32(_mm512_set_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15), x_v);
                _mm512_storeu_si512((void *)(y + k), x2_v);
            }
            i = (int)end;
        }
    }
    return i;
}

#endif
void copy_reversed(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 16, avx512; runs if x and y do not overlap */
    i = 0;
    i = copy_reversed_vec0(n, x, y, i);
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[n - 1 - i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
