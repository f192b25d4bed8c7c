/* vcc 0.1.0 wrote this from elements_in_another_order.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[4*n] | out u8 q[4*n] restrict | in float x[4*n] | out float y[4*n] restrict | in i16 s[8*n] | out i16 t[8*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void elements_in_another_order(int n, const unsigned char *p, unsigned char *restrict q, const float *x,
                               float *restrict y, const short *s, short *restrict t)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const unsigned char *const p_s = p + 1 + k * 4;
            const __m128i p_row_v0 = _mm_loadu_si128((const __m128i *)(const void *)p_s);
            const __m128i p_row_v1 = _mm_loadu_si128((const __m128i *)(const void *)(p_s + 16));
            const __m128i p_row_v2 = _mm_loadu_si128((const __m128i *)(const void *)(p_s + 32));
            const __m128i p_row_v3 = _mm_loadu_si128((const __m128i *)(const void *)(p_s + 48));
            const __m128i t_v =
                _mm_shuffle_epi8(p_row_v0,
                _mm_set_epi8(14, 12, 13, 14, 10, 8, 9, 10, 6, 4, 5, 6, 2, 0, 1, 2));
            const __m128i t2_v =
                _mm_shuffle_epi8(p_row_v1,
                _mm_set_epi8(14, 12, 13, 14, 10, 8, 9, 10, 6, 4, 5, 6, 2, 0, 1, 2));
            const __m128i t3_v =
                _mm_shuffle_epi8(p_row_v2,
                _mm_set_epi8(14, 12, 13, 14, 10, 8, 9, 10, 6, 4, 5, 6, 2, 0, 1, 2));
            const __m128i t4_v =
                _mm_shuffle_epi8(p_row_v3,
                _mm_set_epi8(14, 12, 13, 14, 10, 8, 9, 10, 6, 4, 5, 6, 2, 0, 1, 2));
            _mm_storeu_si128((__m128i *)(void *)(q + k * 4), t_v);
            _mm_storeu_si128((__m128i *)(void *)(q + k * 4 + 16), t2_v);
            _mm_storeu_si128((__m128i *)(void *)(q + k * 4 + 32), t3_v);
            _mm_storeu_si128((__m128i *)(void *)(q + k * 4 + 48), t4_v);
            const float *const x_s = x + 1 + k * 4;
            const __m256 x_row_v0 = _mm256_loadu_ps(x_s);
            const __m256 x_row_v1 = _mm256_loadu_ps(x_s + 8);
            const __m256 x_row_v2 = _mm256_loadu_ps(x_s + 16);
            const __m256 x_row_v3 = _mm256_loadu_ps(x_s + 16 + 8);
            const __m256 x_row_v4 = _mm256_loadu_ps(x_s + 32);
            const __m256 x_row_v5 = _mm256_loadu_ps(x_s + 32 + 8);
            const __m256 x_row_v6 = _mm256_loadu_ps(x_s + 48);
            const __m256 x_row_v7 = _mm256_loadu_ps(x_s + 48 + 8);
            const __m256 t_v0 = _mm256_shuffle_ps(x_row_v0, x_row_v0, 0x24);
            const __m256 t_v1 = _mm256_shuffle_ps(x_row_v1, x_row_v1, 0x24);
            const __m256 t2_v0 = _mm256_shuffle_ps(x_row_v2, x_row_v2, 0x24);
            const __m256 t2_v1 = _mm256_shuffle_ps(x_row_v3, x_row_v3, 0x24);
            const __m256 t3_v0 = _mm256_shuffle_ps(x_row_v4, x_row_v4, 0x24);
            const __m256 t3_v1 = _mm256_shuffle_ps(x_row_v5, x_row_v5, 0x24);
            const __m256 t4_v0 = _mm256_shuffle_ps(x_row_v6, x_row_v6, 0x24);
            const __m256 t4_v1 = _mm256_shuffle_ps(x_row_v7, x_row_v7, 0x24);
            const __m256 t5_v0 = _mm256_shuffle_ps(x_row_v0, x_row_v0, 0xaa);
            const __m256 t5_v1 = _mm256_shuffle_ps(x_row_v1, x_row_v1, 0xaa);
            const __m256 t6_v0 = _mm256_shuffle_ps(x_row_v2, x_row_v2, 0xaa);
            const __m256 t6_v1 = _mm256_shuffle_ps(x_row_v3, x_row_v3, 0xaa);
            const __m256 t7_v0 = _mm256_shuffle_ps(x_row_v4, x_row_v4, 0xaa);
            const __m256 t7_v1 = _mm256_shuffle_ps(x_row_v5, x_row_v5, 0xaa);
            const __m256 t8_v0 = _mm256_shuffle_ps(x_row_v6, x_row_v6, 0xaa);
            const __m256 t8_v1 = _mm256_shuffle_ps(x_row_v7, x_row_v7, 0xaa);
            const __m256 t9_v0 = _mm256_sub_ps(t_v0, t5_v0);
            const __m256 t9_v1 = _mm256_sub_ps(t_v1, t5_v1);
            const __m256 t10_v0 = _mm256_sub_ps(t2_v0, t6_v0);
            const __m256 t10_v1 = _mm256_sub_ps(t2_v1, t6_v1);
            const __m256 t11_v0 = _mm256_sub_ps(t3_v0, t7_v0);
            const __m256 t11_v1 = _mm256_sub_ps(t3_v1, t7_v1);
            const __m256 t12_v0 = _mm256_sub_ps(t4_v0, t8_v0);
            const __m256 t12_v1 = _mm256_sub_ps(t4_v1, t8_v1);
            float *const y_s = y + k * 4 + 16;
            float *const y_s2 = y + k * 4 + 32;
            float *const y_s3 = y + k * 4 + 48;
            _mm256_storeu_ps(y + k * 4, t9_v0);
            _mm256_storeu_ps(y + k * 4 + 8, t9_v1);
            _mm256_storeu_ps(y_s, t10_v0);
            _mm256_storeu_ps(y_s + 8, t10_v1);
            _mm256_storeu_ps(y_s2, t11_v0);
            _mm256_storeu_ps(y_s2 + 8, t11_v1);
            _mm256_storeu_ps(y_s3, t12_v0);
            _mm256_storeu_ps(y_s3 + 8, t12_v1);
            const __m256i s_row_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8));
            const __m256i s_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 16));
            const __m256i s_row_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 32));
            const __m256i s_row_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 48));
            const __m256i s_row_v4 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 64));
            const __m256i s_row_v5 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 80));
            const __m256i s_row_v6 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 96));
            const __m256i s_row_v7 =
                _mm256_loadu_si256((const __m256i *)(const void *)(s + k * 8 + 112));
            const __m256i t5_v =
                _mm256_shuffle_epi8(s_row_v0,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t6_v =
                _mm256_shuffle_epi8(s_row_v1,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t7_v =
                _mm256_shuffle_epi8(s_row_v2,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t8_v =
                _mm256_shuffle_epi8(s_row_v3,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t9_v =
                _mm256_shuffle_epi8(s_row_v4,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t10_v =
                _mm256_shuffle_epi8(s_row_v5,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t11_v =
                _mm256_shuffle_epi8(s_row_v6,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            const __m256i t12_v =
                _mm256_shuffle_epi8(s_row_v7,
                _mm256_broadcastsi128_si256(_mm_set_epi8(1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13,
                12, 15, 14)));
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8), t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 16), t6_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 32), t7_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 48), t8_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 64), t9_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 80), t10_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 96), t11_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k * 8 + 112), t12_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        q[4 * i] = p[4 * i + 3];
        q[4 * i + 1] = p[4 * i + 2];
        q[4 * i + 2] = p[4 * i + 1];
        q[4 * i + 3] = p[4 * i + 3];
        y[4 * i] = x[4 * i + 1] - x[4 * i + 3];
        y[4 * i + 1] = x[4 * i + 2] - x[4 * i + 3];
        y[4 * i + 2] = x[4 * i + 3] - x[4 * i + 3];
        y[4 * i + 3] = x[4 * i + 1] - x[4 * i + 3];
        t[8 * i] = s[8 * i + 7];
        t[8 * i + 1] = s[8 * i + 6];
        t[8 * i + 2] = s[8 * i + 5];
        t[8 * i + 3] = s[8 * i + 4];
        t[8 * i + 4] = s[8 * i + 3];
        t[8 * i + 5] = s[8 * i + 2];
        t[8 * i + 6] = s[8 * i + 1];
        t[8 * i + 7] = s[8 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
