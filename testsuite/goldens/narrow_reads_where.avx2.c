/* vcc 0.1.0 wrote this from narrow_reads_where.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in u8 on[n] | in i16 a[n] | in u8 b[n] | out i32 y[n] restrict | out i16 z[n] restrict */
/* Bytes and shorts that only some iterations may read. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void narrow_reads_where(int n, int m, const unsigned char *on, const short *a, const unsigned char *b, int *restrict y,
                        short *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        __m128i t4_v = _mm_set1_epi16(0);
        __m128i t5_v = _mm_set1_epi8(0);
        const __m256i t6_v = _mm256_set1_epi32(-1);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m128i on_v = _mm_loadl_epi64((const __m128i *)(const void *)(on + k));
            const __m256i t7_v = _mm256_and_si256(_mm256_cvtepu8_epi32(on_v), t_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t7_v, t2_v), _mm256_set1_epi32(-1));
            __m128i a_v;
            if (_mm256_movemask_epi8(mask_v) == -1) {
                a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            } else {
                __m128i t18_v = t4_v;
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    const __m256i t19_v = _mm256_and_si256(mask_v, t3_v);
                    const __m128i t20_v = _mm256_extracti128_si256(t19_v, 1);
                    const __m128i t21_v = _mm_max_epu32(_mm256_castsi256_si128(t19_v), t20_v);
                    const __m128i t22_v = _mm_max_epu32(t21_v, _mm_srli_si128(t21_v, 8));
                    const __m128i t23_v = _mm_max_epu32(t22_v, _mm_srli_si128(t22_v, 4));
                    const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t23_v);
                    const __m256i t24_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)t), t3_v, mask_v);
                    const long t25_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t24_v));
                    const long t26_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t24_v),
                        _mm256_castsi256_si128(t24_v)));
                    const __m128i t27_v = _mm256_extracti128_si256(t24_v, 1);
                    const long t28_v = _mm_cvtsi128_si64(t27_v);
                    const long t29_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t27_v, t27_v));
                    const long t30_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t25_v]
                        | ((unsigned long)(unsigned short)(a + k)[t25_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t26_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t26_v >> 32] << 48));
                    const long t31_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t28_v]
                        | ((unsigned long)(unsigned short)(a + k)[t28_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t29_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t29_v >> 32] << 48));
                    t18_v = _mm_unpacklo_epi64(_mm_cvtsi64_si128(t30_v), _mm_cvtsi64_si128(t31_v));
                }
                a_v = t18_v;
            }
            __m128i b_v;
            if (_mm256_movemask_epi8(mask_v) == -1) {
                b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            } else {
                __m128i t32_v = t5_v;
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    const __m256i t33_v = _mm256_and_si256(mask_v, t3_v);
                    const __m128i t34_v = _mm256_extracti128_si256(t33_v, 1);
                    const __m128i t35_v = _mm_max_epu32(_mm256_castsi256_si128(t33_v), t34_v);
                    const __m128i t36_v = _mm_max_epu32(t35_v, _mm_srli_si128(t35_v, 8));
                    const __m128i t37_v = _mm_max_epu32(t36_v, _mm_srli_si128(t36_v, 4));
                    const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t37_v);
                    const __m256i t38_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)t2), t3_v, mask_v);
                    const long t39_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t38_v));
                    const long t40_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t38_v),
                        _mm256_castsi256_si128(t38_v)));
                    const __m128i t41_v = _mm256_extracti128_si256(t38_v, 1);
                    const long t42_v = _mm_cvtsi128_si64(t41_v);
                    const long t43_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t41_v, t41_v));
                    const long t44_v =
                        (long)((unsigned long)(unsigned char)(b + k)[(int)t39_v]
                        | ((unsigned long)(unsigned char)(b + k)[t39_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t40_v] << 16)
                        | ((unsigned long)(unsigned char)(b + k)[t40_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t42_v] << 32)
                        | ((unsigned long)(unsigned char)(b + k)[t42_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t43_v] << 48)
                        | ((unsigned long)(unsigned char)(b + k)[t43_v >> 32] << 56));
                    t32_v = _mm_cvtsi64_si128(t44_v);
                }
                b_v = t32_v;
            }
            const __m256i t8_v = _mm256_and_si256(_mm256_cvtepu8_epi32(b_v), mask_v);
            const __m256i t9_v = _mm256_cvtepi16_epi32(a_v);
            const __m256i t10_v = _mm256_add_epi32(t_v, t8_v);
            const __m256d t11_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t9_v));
            const __m256d t12_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t9_v, 1));
            const __m256d t13_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t10_v));
            const __m256d t14_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t10_v, 1));
            const __m128i t15_v = _mm256_cvttpd_epi32(_mm256_div_pd(t11_v, t13_v));
            const __m128i t16_v = _mm256_cvttpd_epi32(_mm256_div_pd(t12_v, t14_v));
            const __m256i t17_v = _mm256_inserti128_si256(_mm256_castsi128_si256(t15_v), t16_v, 1);
            const __m256i y_new_v = _mm256_blendv_epi8(t6_v, t17_v, mask_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = on[i] & 1 ? a[i] / (b[i] + 1) : -1;
    }
    /* vcc: line 10: 8 lanes, avx2 */
    int i_done2 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32((int)((unsigned int)m & 63u));
        const __m256i t3_v = _mm256_set1_epi32(15);
        const __m256i t4_v = _mm256_set1_epi32(3);
        const __m256i t5_v = _mm256_set1_epi32(1);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            __m256i i_v = _mm256_add_epi32(_mm256_set1_epi32((int)(unsigned int)k), t_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(t2_v, i_v);
            if (_mm256_movemask_epi8(mask_v) != 0) {
                __m128i a_v;
                if (_mm256_movemask_epi8(mask_v) == -1) {
                    a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
                } else {
                    const __m256i t16_v = _mm256_and_si256(mask_v, t_v);
                    const __m128i t17_v = _mm256_extracti128_si256(t16_v, 1);
                    const __m128i t18_v = _mm_max_epu32(_mm256_castsi256_si128(t16_v), t17_v);
                    const __m128i t19_v = _mm_max_epu32(t18_v, _mm_srli_si128(t18_v, 8));
                    const __m128i t20_v = _mm_max_epu32(t19_v, _mm_srli_si128(t19_v, 4));
                    const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t20_v);
                    const __m256i t21_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)t), t_v, mask_v);
                    const long t22_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t21_v));
                    const long t23_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t21_v),
                        _mm256_castsi256_si128(t21_v)));
                    const __m128i t24_v = _mm256_extracti128_si256(t21_v, 1);
                    const long t25_v = _mm_cvtsi128_si64(t24_v);
                    const long t26_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t24_v, t24_v));
                    const long t27_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t22_v]
                        | ((unsigned long)(unsigned short)(a + k)[t22_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t23_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t23_v >> 32] << 48));
                    const long t28_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t25_v]
                        | ((unsigned long)(unsigned short)(a + k)[t25_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t26_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t26_v >> 32] << 48));
                    const __m128i t29_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t27_v), _mm_cvtsi64_si128(t28_v));
                    a_v = t29_v;
                }
                const __m256i t6_v = _mm256_cvtepi16_epi32(a_v);
                __m128i b_v;
                if (_mm256_movemask_epi8(mask_v) == -1) {
                    b_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
                } else {
                    const __m256i t30_v = _mm256_and_si256(mask_v, t_v);
                    const __m128i t31_v = _mm256_extracti128_si256(t30_v, 1);
                    const __m128i t32_v = _mm_max_epu32(_mm256_castsi256_si128(t30_v), t31_v);
                    const __m128i t33_v = _mm_max_epu32(t32_v, _mm_srli_si128(t32_v, 8));
                    const __m128i t34_v = _mm_max_epu32(t33_v, _mm_srli_si128(t33_v, 4));
                    const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t34_v);
                    const __m256i t35_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)t2), t_v, mask_v);
                    const long t36_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t35_v));
                    const long t37_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t35_v),
                        _mm256_castsi256_si128(t35_v)));
                    const __m128i t38_v = _mm256_extracti128_si256(t35_v, 1);
                    const long t39_v = _mm_cvtsi128_si64(t38_v);
                    const long t40_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t38_v, t38_v));
                    const long t41_v =
                        (long)((unsigned long)(unsigned char)(b + k)[(int)t36_v]
                        | ((unsigned long)(unsigned char)(b + k)[t36_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t37_v] << 16)
                        | ((unsigned long)(unsigned char)(b + k)[t37_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t39_v] << 32)
                        | ((unsigned long)(unsigned char)(b + k)[t39_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(b + k)[(int)t40_v] << 48)
                        | ((unsigned long)(unsigned char)(b + k)[t40_v >> 32] << 56));
                    const __m128i t42_v = _mm_cvtsi64_si128(t41_v);
                    b_v = t42_v;
                }
                const __m256i t7_v = _mm256_and_si256(_mm256_cvtepu8_epi32(b_v), t3_v);
                const __m256i t8_v = _mm256_blendv_epi8(t5_v, _mm256_add_epi32(t7_v, t4_v), mask_v);
                const __m256d t9_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t6_v));
                const __m256d t10_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t6_v, 1));
                const __m256d t11_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t8_v));
                const __m256d t12_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t8_v, 1));
                const __m128i t13_v = _mm256_cvttpd_epi32(_mm256_div_pd(t9_v, t11_v));
                const __m128i t14_v = _mm256_cvttpd_epi32(_mm256_div_pd(t10_v, t12_v));
                const __m256i t15_v =
                    _mm256_inserti128_si256(_mm256_castsi128_si256(t13_v), t14_v, 1);
                i_v = _mm256_blendv_epi8(i_v, t15_v, mask_v);
            }
            const __m256i z_new_v = _mm256_and_si256(i_v, _mm256_set1_epi32(65535));
            const __m128i z_new2_v =
                _mm_packus_epi32(_mm256_castsi256_si128(z_new_v),
                _mm256_extracti128_si256(z_new_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(z + k), z_new2_v);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)(i < (m & 63) ? a[i] / ((b[i] & 15) + 3) : i);
    }
#else
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        y[i] = on[i] & 1 ? a[i] / (b[i] + 1) : -1;
#pragma simd vec-function
    for (int i = 0; i < n; i++)
        z[i] = (short)(i < (m & 63) ? a[i] / ((b[i] & 15) + 3) : i);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
