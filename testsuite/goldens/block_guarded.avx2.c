/* vcc 0.1.0 wrote this from block_guarded.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out i32 q[4] restrict | in float c[4] | out float s[4] restrict | in float d[4] */
/* What only some lanes do raises no floating-point exception for the others. */
#define WHOLE(x) ((x) > -1000 && (x) < 1000 ? (int)(x) : 7)
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void block_guarded(int n, float *restrict r, const float *a, const float *b, int *restrict q, const float *c,
                   float *restrict s, const float *d)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 14: 4 lanes, avx2 */
    VCC_KEEP_SCALAR;
    {
        const __m128 b_v = _mm_loadu_ps(b);
        const __m128 t_v = _mm_set1_ps(0.0f);
        const __m128i mask_v = _mm_castps_si128(_mm_cmp_ps(b_v, t_v, _CMP_NEQ_UQ));
        const __m128 a_v = _mm_loadu_ps(a);
        const __m128 t2_v = _mm_castsi128_ps(_mm_and_si128(mask_v, _mm_castps_si128(a_v)));
        const __m128 t3_v = _mm_blendv_ps(_mm_set1_ps(1.0f), b_v, _mm_castsi128_ps(mask_v));
        const __m128 t4_v = _mm_castsi128_ps(_mm_andnot_si128(mask_v, _mm_castps_si128(a_v)));
        const __m128 t5_v = _mm_sub_ps(t4_v, _mm_set1_ps(3.0f));
        const __m128 t6_v = _mm_blendv_ps(t5_v, _mm_div_ps(t2_v, t3_v), _mm_castsi128_ps(mask_v));
        const __m128 t7_v = _mm_set1_ps(-1000.0f);
        const __m128 t8_v = _mm_set1_ps(1000.0f);
        const __m128i t9_v = _mm_set1_epi32(7);
        _mm_storeu_ps(r, t6_v);
        const __m128 c_v = _mm_loadu_ps(c);
        const __m128i mask2_v = _mm_castps_si128(_mm_cmp_ps(c_v, t7_v, _CMP_GT_OS));
        const __m128 t10_v = _mm_castsi128_ps(_mm_and_si128(mask2_v, _mm_castps_si128(c_v)));
        const __m128i mask3_v = _mm_castps_si128(_mm_cmp_ps(t10_v, t8_v, _CMP_LT_OS));
        const __m128i mask4_v = _mm_and_si128(mask2_v, mask3_v);
        const __m128 t11_v = _mm_castsi128_ps(_mm_and_si128(mask4_v, _mm_castps_si128(c_v)));
        const __m128i t12_v = _mm_blendv_epi8(t9_v, _mm_cvttps_epi32(t11_v), mask4_v);
        _mm_storeu_si128((__m128i *)(void *)q, t12_v);
    }
#else
    r[0] = b[0] != 0 ? a[0] / b[0] : a[0] - 3;
    r[1] = b[1] != 0 ? a[1] / b[1] : a[1] - 3;
    r[2] = b[2] != 0 ? a[2] / b[2] : a[2] - 3;
    r[3] = b[3] != 0 ? a[3] / b[3] : a[3] - 3;
    q[0] = WHOLE(c[0]);
    q[1] = WHOLE(c[1]);
    q[2] = WHOLE(c[2]);
    q[3] = WHOLE(c[3]);
#endif
    s[0] = d[0] < 1e30f ? (d[0] * d[0] + 1) * c[0] : d[0] / 3;
    s[1] = d[1] < 1e30f ? (d[1] * d[1] + 1) * c[1] : d[1] / 3;
    s[2] = d[2] < 1e30f ? (d[2] * d[2] + 1) * c[2] : d[2] / 3;
    s[3] = d[3] < 1e30f ? (d[3] * d[3] + 1) * c[3] : d[3] / 3;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
