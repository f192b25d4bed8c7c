/* vcc 0.1.0 wrote this from numbers_rounded.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | out float y[n] restrict | out double z[n] restrict | out i32 s[n] restrict */
#include <math.h>
/* Halves go away from zero, signs and what is no number stay. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void numbers_rounded(int n, const float *x, const double *d, float *restrict y, double *restrict z, int *restrict s)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i t_v = _mm256_set1_epi32(2147483647);
        const __m256i t2_v = _mm256_set1_epi32(1258291200);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        const __m256i t5_v = _mm256_and_si256(_mm256_castps_si256(x_last_v), t_v);
        const __m256i mask_v = _mm256_cmpgt_epi32(t2_v, t5_v);
        const __m256 t6_v =
            _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_last_v)));
        const __m256 t7_v = _mm256_round_ps(t6_v, 11);
        const __m256 t8_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), _mm256_sub_ps(t6_v, t7_v));
        const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t8_v, t3_v, _CMP_GE_OS));
        const __m256 t9_v =
            _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(t4_v)));
        const __m256 t10_v =
            _mm256_or_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0f), t9_v),
            _mm256_and_ps(_mm256_set1_ps(-0.0f), x_last_v));
        const __m256 t11_v = _mm256_add_ps(t7_v, t10_v);
        const __m256 y_new_last_v = _mm256_blendv_ps(x_last_v, t11_v, _mm256_castsi256_ps(mask_v));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i t12_v = _mm256_and_si256(_mm256_castps_si256(x_v), t_v);
            const __m256i mask3_v = _mm256_cmpgt_epi32(t2_v, t12_v);
            const __m256 t13_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(x_v)));
            const __m256 t14_v = _mm256_round_ps(t13_v, 11);
            const __m256 t15_v = _mm256_sub_ps(t13_v, t14_v);
            const __m256 t16_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), t15_v);
            const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(t16_v, t3_v, _CMP_GE_OS));
            const __m256 t17_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask4_v, _mm256_castps_si256(t4_v)));
            const __m256 t18_v =
                _mm256_or_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0f), t17_v),
                _mm256_and_ps(_mm256_set1_ps(-0.0f), x_v));
            const __m256 t19_v = _mm256_add_ps(t14_v, t18_v);
            const __m256 y_new_v = _mm256_blendv_ps(x_v, t19_v, _mm256_castsi256_ps(mask3_v));
            _mm256_storeu_ps(y + k, y_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_ps(y + last, y_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = roundf(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = roundf(x[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
        const __m256i t2_v = _mm256_set1_epi64x((long)0x4330000000000000ul);
        const __m256d t3_v = _mm256_set1_pd(0.5);
        const __m256d t4_v = _mm256_set1_pd(1.0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d d_v = _mm256_loadu_pd(d + k);
            const __m256i t5_v = _mm256_and_si256(_mm256_castpd_si256(d_v), t_v);
            const __m256i mask_v = _mm256_cmpgt_epi64(t2_v, t5_v);
            const __m256d t6_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask_v, _mm256_castpd_si256(d_v)));
            const __m256d t7_v = _mm256_round_pd(t6_v, 11);
            const __m256d t8_v = _mm256_andnot_pd(_mm256_set1_pd(-0.0), _mm256_sub_pd(t6_v, t7_v));
            const __m256i mask2_v = _mm256_castpd_si256(_mm256_cmp_pd(t8_v, t3_v, _CMP_GE_OS));
            const __m256d t9_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask2_v, _mm256_castpd_si256(t4_v)));
            const __m256d t10_v =
                _mm256_or_pd(_mm256_andnot_pd(_mm256_set1_pd(-0.0), t9_v),
                _mm256_and_pd(_mm256_set1_pd(-0.0), d_v));
            const __m256d t11_v = _mm256_add_pd(t7_v, t10_v);
            const __m256d t12_v = _mm256_blendv_pd(d_v, t11_v, _mm256_castsi256_pd(mask_v));
            _mm256_storeu_pd(z + k, _mm256_sub_pd(t12_v, d_v));
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = round(d[i]) - d[i];
    }
#else
    for (i = 0; i < n; i++)
        z[i] = round(d[i]) - d[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(-2147483648);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m128i t3_v = _mm_set1_epi8(1);
        const __m256i t4_v = _mm256_set1_epi64x(0l);
        const __m128i t5_v = _mm_set1_epi8(-1);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i t6_v = _mm256_castps_si256(_mm256_loadu_ps(x + k));
            const __m256i t7_v = _mm256_and_si256(t6_v, t_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t7_v, t2_v), _mm256_set1_epi32(-1));
            const __m256i mask_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v));
            const __m256i mask_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v, 1));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m256d d_v0 = _mm256_maskload_pd(d + k, mask2_v0);
            const __m256d d_v1 = _mm256_maskload_pd(d + k + 4, mask2_v1);
            const __m256i t_v0 = _mm256_castpd_si256(d_v0);
            const __m256i t_v1 = _mm256_castpd_si256(d_v1);
            const __m256i mask3_v0 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t4_v, t_v0), _mm256_set1_epi32(-1));
            const __m256i mask3_v1 =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t4_v, t_v1), _mm256_set1_epi32(-1));
            const __m256i t8_v =
                _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask3_v0),
                _mm256_castsi256_ps(mask3_v1), 0x88)), 0xd8);
            const __m128i t9_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t8_v), _mm256_extracti128_si256(t8_v, 1));
            const __m128i mask2_v = _mm_packs_epi16(t9_v, t9_v);
            const __m128i t10_v = _mm_and_si128(mask2_v, _mm_set1_epi8(1));
            const __m128i t11_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask_v),
                _mm256_extracti128_si256(mask_v, 1));
            const __m128i mask3_v = _mm_packs_epi16(t11_v, t11_v);
            const __m128i t12_v = _mm_add_epi8(t3_v, _mm_add_epi8(t10_v, t10_v));
            const __m256i s_new_v = _mm256_cvtepi8_epi32(_mm_blendv_epi8(t12_v, t5_v, mask3_v));
            _mm256_storeu_si256((__m256i *)(void *)(s + k), s_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        s[i] = signbit(x[i]) ? -1 : 1 + 2 * !signbit(d[i]);
    }
#else
    for (i = 0; i < n; i++)
        s[i] = signbit(x[i]) ? -1 : 1 + 2 * !signbit(d[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.5f);
        const __m256i t2_v = _mm256_set1_epi32(-2147483648);
        const __m256i t3_v = _mm256_set1_epi32(0);
        const __m256i t4_v = _mm256_set1_epi32(2147483647);
        const __m256i t5_v = _mm256_set1_epi32(1258291200);
        const __m256 t6_v = _mm256_set1_ps(1.0f);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i t7_v = _mm256_and_si256(_mm256_castps_si256(x_v), t2_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t7_v, t3_v), _mm256_set1_epi32(-1));
            const __m256 t8_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
            const __m256 t9_v = _mm256_add_ps(_mm256_mul_ps(t8_v, t_v), t_v);
            const __m256i t10_v = _mm256_and_si256(_mm256_castps_si256(t9_v), t4_v);
            const __m256i mask2_v = _mm256_cmpgt_epi32(t5_v, t10_v);
            const __m256 t11_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(t9_v)));
            const __m256 t12_v = _mm256_round_ps(t11_v, 11);
            const __m256 t13_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t12_v)));
            const __m256 t14_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t11_v)));
            const __m256 t15_v = _mm256_sub_ps(t14_v, t13_v);
            const __m256 t16_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), t15_v);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(t16_v, t_v, _CMP_GE_OS));
            const __m256 t17_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(t6_v)));
            const __m256 t18_v =
                _mm256_or_ps(_mm256_andnot_ps(_mm256_set1_ps(-0.0f), t17_v),
                _mm256_and_ps(_mm256_set1_ps(-0.0f), t9_v));
            const __m256 t19_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t18_v)));
            const __m256 t20_v = _mm256_add_ps(t13_v, t19_v);
            const __m256 t21_v = _mm256_blendv_ps(t9_v, t20_v, _mm256_castsi256_ps(mask2_v));
            const __m256 t22_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t21_v)));
            const __m256 y_new_v = _mm256_add_ps(_mm256_loadu_ps(y + k), t22_v);
            _mm256_storeu_ps(y + k, y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] += signbit(x[i]) ? roundf(x[i] * 0.5f + 0.5f) : 0.0f;
    }
#else
    for (i = 0; i < n; i++)
        y[i] += signbit(x[i]) ? roundf(x[i] * 0.5f + 0.5f) : 0.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
