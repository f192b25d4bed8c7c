/* vcc 0.1.0 wrote this from i32_to_double.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out double y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int i32_to_double_vec0(int n, const int *x, double *y, int i_done)
{
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m512d t_v = _mm512_set1_pd(3.0);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m512d y_new_v0 = _mm512_div_pd(_mm512_cvtepi32_pd(x_v0), t_v);
            const __m512d y_new_v1 = _mm512_div_pd(_mm512_cvtepi32_pd(x_v1), t_v);
            _mm512_storeu_pd(y + k, y_new_v0);
            _mm512_storeu_pd(y + k + 8, y_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m512d y_new_v = _mm512_div_pd(_mm512_cvtepi32_pd(x_v), t_v);
            _mm512_storeu_pd(y + k, y_new_v);
        }
        i_done = (int)end;
    }
    return i_done;
}

#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 8, avx512 */
    int i_done = 0;
    i_done = i32_to_double_vec0(n, x, y, i_done);
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] / 3.0;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 3.0;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
