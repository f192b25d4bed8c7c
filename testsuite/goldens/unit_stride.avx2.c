/* vcc 0.1.0 wrote this from unit_stride.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in float x[2*n+8] | inout float y[2*n+8] */
/* Strides of 1, 2, 0 and -1; arrays may overlap. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void unit_stride(int n, unsigned s, const float *x, float *y)
{
    static const int strides[] = { 1, 2, 0, -1 };
    int i, by = strides[s & 3];
    if (by < 0) {
        x += n;
        y += n;
    }
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes x 2, then 8, avx2; runs if by is 1, x and y are far enough apart */
    i = 0;
    if (n >= 8 && by == 1 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(2.0f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_v = _mm256_loadu_ps(y + at);
                const __m256 y_new_v =
                    _mm256_add_ps(_mm256_mul_ps(t_v, _mm256_loadu_ps(x + at)), y_v);
                _mm256_storeu_ps(y + at, y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 y2_v = _mm256_loadu_ps(y + k);
            const __m256 y_new2_v = _mm256_add_ps(_mm256_mul_ps(t_v, _mm256_loadu_ps(x + k)), y2_v);
            _mm256_storeu_ps(y + k, y_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i * by] = 2 * x[i * by] + y[i * by];
    }
#else
    for (i = 0; i < n; i++)
        y[i * by] = 2 * x[i * by] + y[i * by];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
