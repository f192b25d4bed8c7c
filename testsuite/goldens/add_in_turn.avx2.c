/* vcc 0.1.0 wrote this from add_in_turn.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 w[3] | inout u32 rgb[3*n] | inout float xyzw[4*n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void add_in_turn(int n, const unsigned *w, unsigned *rgb, float *xyzw)
{
    const float scale = (float)(w[0] & 7);
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2; runs if rgb and xyzw do not overlap, w and rgb do not overlap */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long t = (unsigned long)(w + 1 - 1);
        if (((unsigned long)rgb + end * 12 <= (unsigned long)xyzw
            || (unsigned long)xyzw + end * 16 <= (unsigned long)rgb)
            && (t + 12 <= (unsigned long)rgb || (unsigned long)rgb + end * 12 <= t)) {
            const unsigned int w_s = w[1];
            const __m256i t_v =
                _mm256_setr_epi32((int)w_s, 77, (int)n, (int)w_s, 77, (int)n, (int)w_s, 77);
            const __m256i t2_v =
                _mm256_setr_epi32((int)n, (int)w_s, 77, (int)n, (int)w_s, 77, (int)n, (int)w_s);
            const __m256i t3_v =
                _mm256_setr_epi32(77, (int)n, (int)w_s, 77, (int)n, (int)w_s, 77, (int)n);
            const unsigned int w_s2 = *w;
            const unsigned int w_s3 = w[1];
            const unsigned int w_s4 = w[2];
            const __m256i t4_v =
                _mm256_setr_epi32((int)w_s2, (int)w_s3, (int)w_s4, (int)w_s2, (int)w_s3, (int)w_s4,
                (int)w_s2, (int)w_s3);
            const __m256i t5_v =
                _mm256_setr_epi32((int)w_s4, (int)w_s2, (int)w_s3, (int)w_s4, (int)w_s2, (int)w_s3,
                (int)w_s4, (int)w_s2);
            const __m256i t6_v =
                _mm256_setr_epi32((int)w_s3, (int)w_s4, (int)w_s2, (int)w_s3, (int)w_s4, (int)w_s2,
                (int)w_s3, (int)w_s4);
            const __m256 t7_v =
                _mm256_setr_ps(scale, 0.5f, scale, -2.0f, scale, 0.5f, scale, -2.0f);
            const __m256 t8_v = _mm256_setr_ps(1.0f, 2.0f, -3.0f, scale, 1.0f, 2.0f, -3.0f, scale);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i rgb_row_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3));
                const __m256i rgb_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3 + 8));
                const __m256i rgb_row_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(rgb + k * 3 + 16));
                const __m256i t9_v = _mm256_add_epi32(_mm256_xor_si256(rgb_row_v0, t_v), t4_v);
                const __m256i t10_v = _mm256_add_epi32(_mm256_xor_si256(rgb_row_v1, t2_v), t5_v);
                const __m256i t11_v = _mm256_add_epi32(_mm256_xor_si256(rgb_row_v2, t3_v), t6_v);
                _mm256_storeu_si256((__m256i *)(void *)(rgb + k * 3), t9_v);
                _mm256_storeu_si256((__m256i *)(void *)(rgb + k * 3 + 8), t10_v);
                _mm256_storeu_si256((__m256i *)(void *)(rgb + k * 3 + 16), t11_v);
                const __m256 t12_v = _mm256_mul_ps(_mm256_loadu_ps(xyzw + k * 4), t7_v);
                const __m256 t13_v = _mm256_mul_ps(_mm256_loadu_ps(xyzw + k * 4 + 8), t7_v);
                const __m256 t14_v = _mm256_mul_ps(_mm256_loadu_ps(xyzw + k * 4 + 16), t7_v);
                const __m256 t15_v = _mm256_mul_ps(_mm256_loadu_ps(xyzw + k * 4 + 24), t7_v);
                const __m256 t16_v = _mm256_add_ps(t13_v, t8_v);
                const __m256 t17_v = _mm256_add_ps(t14_v, t8_v);
                const __m256 t18_v = _mm256_add_ps(t15_v, t8_v);
                _mm256_storeu_ps(xyzw + k * 4, _mm256_add_ps(t12_v, t8_v));
                _mm256_storeu_ps(xyzw + k * 4 + 8, t16_v);
                _mm256_storeu_ps(xyzw + k * 4 + 16, t17_v);
                _mm256_storeu_ps(xyzw + k * 4 + 24, t18_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        rgb[3 * i] = (rgb[3 * i] ^ w[1]) + w[0];
        rgb[3 * i + 1] = (rgb[3 * i + 1] ^ 77) + w[1];
        rgb[3 * i + 2] = (rgb[3 * i + 2] ^ (unsigned)n) + w[2];
        xyzw[4 * i] = xyzw[4 * i] * scale + 1.0f;
        xyzw[4 * i + 1] = xyzw[4 * i + 1] * 0.5f + 2.0f;
        xyzw[4 * i + 2] = xyzw[4 * i + 2] * scale + -3.0f;
        xyzw[4 * i + 3] = xyzw[4 * i + 3] * -2.0f + scale;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
