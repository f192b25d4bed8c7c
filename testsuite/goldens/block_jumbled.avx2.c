/* vcc 0.1.0 wrote this from block_jumbled.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out u32 q[4] restrict | in u32 x[4] */
/* Elements twice and in another order, sums beside differences. No products are added: where there is an FMA, gcc 12
   makes one of them in the original, whatever -ffp-contract says. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_jumbled(int n, float *restrict r, const float *a, const float *b, unsigned *restrict q, const unsigned *x)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 13: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128i t_v = _mm_setr_epi32(0, (int)-1, 0, (int)-1);
        const __m128 a_v = _mm_loadu_ps(a);
        const __m128 b_v = _mm_loadu_ps(b);
        const __m128 t2_v = _mm_shuffle_ps(b_v, b_v, 0xb1);
        const __m128 t3_v = _mm_setr_ps(-1.0f, 1.0f, -1.0f, 1.0f);
        const __m128 t4_v = _mm_mul_ps(_mm_div_ps(_mm_shuffle_ps(a_v, a_v, 0xf5), t2_v), t3_v);
        const __m128 t5_v = _mm_add_ps(_mm_div_ps(_mm_shuffle_ps(a_v, a_v, 0xa0), b_v), t4_v);
        const __m128i t6_v = _mm_set1_epi32(3);
        _mm_storeu_ps(r, t5_v);
        const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)x);
        const __m128i t7_v = _mm_sub_epi32(_mm_mullo_epi32(x_v, t6_v), t_v);
        const __m128i t8_v = _mm_xor_si128(_mm_shuffle_epi32(x_v, 0x1b), t_v);
        const __m128i t9_v = _mm_add_epi32(t7_v, t8_v);
        _mm_storeu_si128((__m128i *)(void *)q, t9_v);
    }
#else
    r[0] = a[0] / b[0] - a[1] / b[1];
    r[1] = a[0] / b[1] + a[1] / b[0];
    r[2] = a[2] / b[2] - a[3] / b[3];
    r[3] = a[2] / b[3] + a[3] / b[2];
    q[0] = x[0] * 3 + x[3];
    q[1] = x[1] * 3 - x[2];
    q[2] = x[2] * 3 + x[1];
    q[3] = x[3] * 3 - x[0];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
