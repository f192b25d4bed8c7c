/* vcc 0.1.0 wrote this from saxpy.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float a | in float x[n] | inout float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int saxpy_vec0(int n, float a, const float *x, float *y, int i_done)
{
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 255) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m512 a_v = _mm512_set1_ps(a);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                __m512 t_v = _mm512_mul_ps(a_v, _mm512_loadu_ps(x + at));
                __asm__("" : "+v"(t_v));
                const __m512 y_new_v = _mm512_add_ps(t_v, _mm512_loadu_ps(y + at));
                _mm512_storeu_ps(y + at, y_new_v);
            }
        }
        const __m256 a2_v = _mm256_set1_ps(a);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            __m256 t2_v = _mm256_mul_ps(a2_v, _mm256_loadu_ps(x + k));
            __asm__("" : "+v"(t2_v));
            const __m256 y_new2_v = _mm256_add_ps(t2_v, _mm256_loadu_ps(y + k));
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        i_done = (int)end;
    }
    return i_done;
}

#endif
void saxpy(int n, float a, const float *x, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes x 2, then 8, avx512; runs if x and y are far enough apart */
    int i_done = 0;
    i_done = saxpy_vec0(n, a, x, y, i_done);
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = a * x[i] + y[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = a * x[i] + y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
