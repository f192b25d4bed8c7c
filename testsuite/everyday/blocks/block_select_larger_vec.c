/* vcc 0.1.0 wrote this from block_select_larger.c for avx2; flags: -fno-trapping-math */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | in float c[4] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_select_larger(int n, float *restrict r, const float *a, const float *b, const float *c)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 4 to 7: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128 b_v = _mm_loadu_ps(b);
        const __m128 c_v = _mm_loadu_ps(c);
        const __m128i mask_v = _mm_castps_si128(_mm_cmp_ps(_mm_loadu_ps(a), b_v, _CMP_GT_OS));
        const __m128 t_v = _mm_mul_ps(c_v, _mm_set1_ps(2.0f));
        const __m128 t2_v = _mm_blendv_ps(_mm_add_ps(c_v, b_v), t_v, _mm_castsi128_ps(mask_v));
        _mm_storeu_ps(r, t2_v);
    }
#else
    r[0] = a[0] > b[0] ? c[0] * 2 : c[0] + b[0];
    r[1] = a[1] > b[1] ? c[1] * 2 : c[1] + b[1];
    r[2] = a[2] > b[2] ? c[2] * 2 : c[2] + b[2];
    r[3] = a[3] > b[3] ? c[3] * 2 : c[3] + b[3];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
