/* vcc 0.1.0 wrote this from call_loads.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+2] | inout float y[n] | inout float z[n] */
static float call_loads_mean(const float *x, int i)
{
    return (x[i] + x[i + 1] + x[i + 2]) * 0.25f;
}

static void call_loads_put(float *y, const float *x, int i)
{
    float mean = call_loads_mean(x, i);
    y[i] = mean > y[i] ? mean : y[i];
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void call_loads(int n, const float *x, float *y, float *z)
{
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart, x and z are
       far enough apart, y and z are far enough apart, y and x are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 135
        && (unsigned long)z - (unsigned long)x - 1 >= 135
        && (unsigned long)z - (unsigned long)y - 1 >= 127
        && (unsigned long)x - (unsigned long)y - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.25f);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 x_v = _mm256_loadu_ps(x + 1 + at);
                const __m256 x2_v = _mm256_loadu_ps(x + 2 + at);
                const __m256 t3_v =
                    _mm256_add_ps(_mm256_add_ps(_mm256_loadu_ps(x + at), x_v), x2_v);
                const __m256 y_new_v =
                    _mm256_max_ps(_mm256_mul_ps(t3_v, t_v), _mm256_loadu_ps(y + at));
                _mm256_storeu_ps(y + at, y_new_v);
                const __m256 x3_v = _mm256_loadu_ps(x + at);
                const __m256 z_new_v = _mm256_sub_ps(_mm256_loadu_ps(z + at), x3_v);
                _mm256_storeu_ps(z + at, z_new_v);
            }
        }
        const __m128 t2_v = _mm_set1_ps(0.25f);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 t4_v = _mm_add_ps(_mm_loadu_ps(x + k), _mm_loadu_ps(x + 1 + k));
            const __m128 t5_v = _mm_mul_ps(_mm_add_ps(t4_v, _mm_loadu_ps(x + 2 + k)), t2_v);
            _mm_storeu_ps(y + k, _mm_max_ps(t5_v, _mm_loadu_ps(y + k)));
            const __m128 z_new2_v = _mm_sub_ps(_mm_loadu_ps(z + k), _mm_loadu_ps(x + k));
            _mm_storeu_ps(z + k, z_new2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        call_loads_put(y, x, i);
        z[i] -= x[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
