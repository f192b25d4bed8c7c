/* vcc 0.1.0 wrote this from call_branches.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out u8 y[n] */
static float call_branches_curve(float x)
{
    if (x < 0.0f)
        return 0.0f;
    if (x < 0.5f)
        x = x * x * 2.0f;
    else if (!(x < 1.0f))
        return 1.0f;
    return x;
}

static inline unsigned char call_branches_byte(float x)
{
    return x > 0.0f ? (unsigned char)(int)(x * 255.0f + 0.5f) : 0;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void call_branches(int n, const float *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 20: 16 lanes, then 8, the last ones overlapping, avx2; runs if x and y do not
       overlap */
    int i_done = 0;
    if (n >= 8
        && ((unsigned long)x + (unsigned long)n * 4 <= (unsigned long)y
        || (unsigned long)y + (unsigned long)n <= (unsigned long)x)) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256 t3_v = _mm256_set1_ps(0.5f);
        const __m256 t4_v = _mm256_set1_ps(2.0f);
        const __m256 t5_v = _mm256_set1_ps(255.0f);
        const __m256 x_last_v = _mm256_loadu_ps(x + last);
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t_v, _CMP_LT_OS));
        const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t3_v, _CMP_LT_OS));
        const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
        const __m256 t6_v =
            _mm256_castsi256_ps(_mm256_and_si256(mask4_v, _mm256_castps_si256(x_last_v)));
        const __m256 t7_v = _mm256_mul_ps(_mm256_mul_ps(t6_v, t6_v), t4_v);
        const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(x_last_v, t2_v, _CMP_LT_OS));
        const __m256i mask6_v = _mm256_and_si256(mask2_v, _mm256_or_si256(mask5_v, mask3_v));
        const __m256 t8_v = _mm256_blendv_ps(x_last_v, t7_v, _mm256_castsi256_ps(mask3_v));
        const __m256 t9_v =
            _mm256_castsi256_ps(_mm256_andnot_si256(mask_v, _mm256_castps_si256(t2_v)));
        const __m256 t10_v = _mm256_blendv_ps(t9_v, t8_v, _mm256_castsi256_ps(mask6_v));
        const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t10_v, t_v, _CMP_GT_OS));
        const __m256 t11_v =
            _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t10_v)));
        const __m256 t12_v = _mm256_add_ps(_mm256_mul_ps(t11_v, t5_v), t3_v);
        const __m256i t13_v = _mm256_cvttps_epi32(t12_v);
        const __m256i t14_v = _mm256_and_si256(t13_v, _mm256_set1_epi32(255));
        const __m128i t15_v =
            _mm_packs_epi32(_mm256_castsi256_si128(t14_v), _mm256_extracti128_si256(t14_v, 1));
        const __m128i t16_v = _mm_packus_epi16(t15_v, t15_v);
        const __m128i t17_v =
            _mm_packs_epi32(_mm256_castsi256_si128(mask7_v), _mm256_extracti128_si256(mask7_v, 1));
        const __m128i mask8_v = _mm_packs_epi16(t17_v, t17_v);
        const __m256 t18_v = _mm256_set1_ps(0.0f);
        const __m256 t19_v = _mm256_set1_ps(1.0f);
        const __m256 t20_v = _mm256_set1_ps(0.5f);
        const __m256 t21_v = _mm256_set1_ps(2.0f);
        const __m256 t22_v = _mm256_set1_ps(255.0f);
        const __m128i y_new_last_v = _mm_and_si128(mask8_v, t16_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k);
            const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
            const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(x_v0, t18_v, _CMP_LT_OS));
            const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(x_v1, t18_v, _CMP_LT_OS));
            const __m256 t_v0 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v0, _mm256_castps_si256(t19_v)));
            const __m256 t_v1 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v1, _mm256_castps_si256(t19_v)));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m256i mask3_v0 = _mm256_castps_si256(_mm256_cmp_ps(x_v0, t20_v, _CMP_LT_OS));
            const __m256i mask3_v1 = _mm256_castps_si256(_mm256_cmp_ps(x_v1, t20_v, _CMP_LT_OS));
            const __m256i mask4_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
            const __m256i mask4_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
            const __m256 t2_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask4_v0, _mm256_castps_si256(x_v0)));
            const __m256 t2_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask4_v1, _mm256_castps_si256(x_v1)));
            const __m256 t3_v0 = _mm256_mul_ps(t2_v0, t2_v0);
            const __m256 t3_v1 = _mm256_mul_ps(t2_v1, t2_v1);
            const __m256 t4_v0 = _mm256_mul_ps(t3_v0, t21_v);
            const __m256 t4_v1 = _mm256_mul_ps(t3_v1, t21_v);
            const __m256 t5_v0 = _mm256_blendv_ps(x_v0, t4_v0, _mm256_castsi256_ps(mask3_v0));
            const __m256 t5_v1 = _mm256_blendv_ps(x_v1, t4_v1, _mm256_castsi256_ps(mask3_v1));
            const __m256i mask5_v0 = _mm256_castps_si256(_mm256_cmp_ps(x_v0, t19_v, _CMP_LT_OS));
            const __m256i mask5_v1 = _mm256_castps_si256(_mm256_cmp_ps(x_v1, t19_v, _CMP_LT_OS));
            const __m256i mask6_v0 = _mm256_or_si256(mask5_v0, mask3_v0);
            const __m256i mask6_v1 = _mm256_or_si256(mask5_v1, mask3_v1);
            const __m256i mask7_v0 = _mm256_and_si256(mask2_v0, mask6_v0);
            const __m256i mask7_v1 = _mm256_and_si256(mask2_v1, mask6_v1);
            const __m256 t6_v0 = _mm256_blendv_ps(t_v0, t5_v0, _mm256_castsi256_ps(mask7_v0));
            const __m256 t6_v1 = _mm256_blendv_ps(t_v1, t5_v1, _mm256_castsi256_ps(mask7_v1));
            const __m256i mask8_v0 = _mm256_castps_si256(_mm256_cmp_ps(t6_v0, t18_v, _CMP_GT_OS));
            const __m256i mask8_v1 = _mm256_castps_si256(_mm256_cmp_ps(t6_v1, t18_v, _CMP_GT_OS));
            const __m256 t7_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask8_v0, _mm256_castps_si256(t6_v0)));
            const __m256 t7_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask8_v1, _mm256_castps_si256(t6_v1)));
            const __m256 t8_v0 = _mm256_mul_ps(t7_v0, t22_v);
            const __m256 t8_v1 = _mm256_mul_ps(t7_v1, t22_v);
            const __m256 t9_v0 = _mm256_add_ps(t8_v0, t20_v);
            const __m256 t9_v1 = _mm256_add_ps(t8_v1, t20_v);
            const __m256i t10_v0 = _mm256_cvttps_epi32(t9_v0);
            const __m256i t10_v1 = _mm256_cvttps_epi32(t9_v1);
            const __m256i t23_v = _mm256_and_si256(t10_v0, _mm256_set1_epi32(255));
            const __m256i t24_v = _mm256_and_si256(t10_v1, _mm256_set1_epi32(255));
            const __m256i t25_v = _mm256_permute4x64_epi64(_mm256_packs_epi32(t23_v, t24_v), 0xd8);
            const __m128i t26_v =
                _mm_packus_epi16(_mm256_castsi256_si128(t25_v), _mm256_extracti128_si256(t25_v, 1));
            const __m256i t27_v =
                _mm256_permute4x64_epi64(_mm256_packs_epi32(mask8_v0, mask8_v1), 0xd8);
            const __m128i mask9_v =
                _mm_packs_epi16(_mm256_castsi256_si128(t27_v), _mm256_extracti128_si256(t27_v, 1));
            const __m128i y_new_v = _mm_and_si128(mask9_v, t26_v);
            _mm_storeu_si128((__m128i *)(void *)(y + k), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask10_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t_v, _CMP_LT_OS));
            const __m256i mask11_v = _mm256_xor_si256(mask10_v, _mm256_set1_epi32(-1));
            const __m256i mask12_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t3_v, _CMP_LT_OS));
            const __m256i mask13_v = _mm256_and_si256(mask11_v, mask12_v);
            const __m256 t28_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask13_v, _mm256_castps_si256(x_v)));
            const __m256 t29_v = _mm256_mul_ps(_mm256_mul_ps(t28_v, t28_v), t4_v);
            const __m256i mask14_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_LT_OS));
            const __m256i mask15_v =
                _mm256_and_si256(mask11_v, _mm256_or_si256(mask14_v, mask12_v));
            const __m256 t30_v = _mm256_blendv_ps(x_v, t29_v, _mm256_castsi256_ps(mask12_v));
            const __m256 t31_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask10_v, _mm256_castps_si256(t2_v)));
            const __m256 t32_v = _mm256_blendv_ps(t31_v, t30_v, _mm256_castsi256_ps(mask15_v));
            const __m256i mask16_v = _mm256_castps_si256(_mm256_cmp_ps(t32_v, t_v, _CMP_GT_OS));
            const __m256 t33_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask16_v, _mm256_castps_si256(t32_v)));
            const __m256 t34_v = _mm256_add_ps(_mm256_mul_ps(t33_v, t5_v), t3_v);
            const __m256i t35_v = _mm256_cvttps_epi32(t34_v);
            const __m256i t36_v = _mm256_and_si256(t35_v, _mm256_set1_epi32(255));
            const __m128i t37_v =
                _mm_packs_epi32(_mm256_castsi256_si128(t36_v), _mm256_extracti128_si256(t36_v, 1));
            const __m128i t38_v = _mm_packus_epi16(t37_v, t37_v);
            const __m128i t39_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask16_v),
                _mm256_extracti128_si256(mask16_v, 1));
            const __m128i mask17_v = _mm_packs_epi16(t39_v, t39_v);
            const __m128i y_new2_v = _mm_and_si128(mask17_v, t38_v);
            _mm_storel_epi64((__m128i *)(void *)(y + k), y_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(y + last), y_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = call_branches_byte(call_branches_curve(x[i]));
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = call_branches_byte(call_branches_curve(x[i]));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
