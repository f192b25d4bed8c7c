/* vcc 0.1.0 wrote this from block_jumbled.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] */
/* Products of complex numbers: elements twice and in another order, sums beside differences. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_jumbled(int n, float *restrict r, const float *a, const float *b)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 5 to 8: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128 a_v = _mm_loadu_ps(a);
        const __m128 b_v = _mm_loadu_ps(b);
        const __m128 t_v = _mm_shuffle_ps(b_v, b_v, 0xb1);
        const __m128 t2_v = _mm_setr_ps(-1.0f, 1.0f, -1.0f, 1.0f);
        const __m128 t3_v = _mm_mul_ps(_mm_mul_ps(_mm_shuffle_ps(a_v, a_v, 0xf5), t_v), t2_v);
        const __m128 t4_v = _mm_add_ps(_mm_mul_ps(_mm_shuffle_ps(a_v, a_v, 0xa0), b_v), t3_v);
        _mm_storeu_ps(r, t4_v);
    }
#else
    r[0] = a[0] * b[0] - a[1] * b[1];
    r[1] = a[0] * b[1] + a[1] * b[0];
    r[2] = a[2] * b[2] - a[3] * b[3];
    r[3] = a[2] * b[3] + a[3] * b[2];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
