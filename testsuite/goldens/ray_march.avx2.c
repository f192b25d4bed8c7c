/* vcc 0.1.0 wrote this from ray_march.c for avx2 */
/* kernel: int n | in float px[n] | in float py[n] | in u8 volume[512] | out float light[n] restrict */
/* Light through a volume of 8 by 8 by 8 cells, until little of it is left. */
#pragma simd declare(uniform(volume))
static float density_at(const unsigned char *volume, float x, float y, float z)
{
    int i, j, k;
    if (!(x >= 0.0f && x < 8.0f && y >= 0.0f && y < 8.0f && z >= 0.0f && z < 8.0f))
        return 0.0f;
    i = (int)x;
    j = (int)y;
    k = (int)z;
    return (float)volume[(k * 8 + j) * 8 + i] * 0.01f;
}

#pragma simd declare(uniform(volume))
static float ray_march_lane(float px, float py, const unsigned char *volume)
{
    float x = px * 0.03f + 4.0f, y = py * 0.03f + 4.0f, z = -0.5f;
    float left = 1.0f, light = 0.0f;
    int step;
    for (step = 0; step < 24; step++) {
        float d = density_at(volume, x, y, z), gone;
        x += 0.02f * px * 0.1f;
        y -= 0.1f;
        z += 0.4f;
        if (d <= 0.05f)
            continue;
        gone = d > 0.8f ? 0.8f : d;
        light += left * gone * d;
        left *= 1.0f - gone;
        if (left < 0.05f)
            break;
    }
    return light;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
    /* vcc: line 41: 16 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.03f);
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const float t = -0.5f;
        const __m256 t3_v = _mm256_set1_ps(t);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 t5_v = _mm256_set1_ps(0.0f);
        const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        const __m256 t6_v = _mm256_set1_ps(8.0f);
        __m128i t7_v = _mm_set1_epi8((char)(0));
        const __m256 t8_v = _mm256_set1_ps(0.01f);
        const __m256 t9_v = _mm256_set1_ps(0.02f);
        const __m256 t10_v = _mm256_set1_ps(0.1f);
        const __m256 t11_v = _mm256_set1_ps(0.4f);
        const __m256 t12_v = _mm256_set1_ps(0.05f);
        const __m256 t13_v = _mm256_set1_ps(0.8f);
        unsigned long k2;
        __m256 t14_v;
        __m256 t15_v;
        __m256 t16_v;
        __m256 t17_v;
        __m256 t18_v;
        __m256i mask2_v;
        __m256 t19_v;
        __m128i t20_v;
        __m256 t21_v;
        __m256 t22_v;
        __m256 t23_v;
        __m256 t24_v;
        __m256 t25_v;
        __m256 t26_v;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256 px_v0 = _mm256_loadu_ps(px + k2);
            const __m256 px_v1 = _mm256_loadu_ps(px + k2 + 8);
            const __m256 py_v0 = _mm256_loadu_ps(py + k2);
            const __m256 py_v1 = _mm256_loadu_ps(py + k2 + 8);
            const __m256 t_v0 = _mm256_mul_ps(px_v0, t_v);
            const __m256 t_v1 = _mm256_mul_ps(px_v1, t_v);
            const __m256 x_v0 = _mm256_add_ps(t_v0, t2_v);
            const __m256 x_v1 = _mm256_add_ps(t_v1, t2_v);
            const __m256 t2_v0 = _mm256_mul_ps(py_v0, t_v);
            const __m256 t2_v1 = _mm256_mul_ps(py_v1, t_v);
            const __m256 y_v0 = _mm256_add_ps(t2_v0, t2_v);
            const __m256 y_v1 = _mm256_add_ps(t2_v1, t2_v);
            __m256 x2_v0 = x_v0;
            __m256 x2_v1 = x_v1;
            __m256 y2_v0 = y_v0;
            __m256 y2_v1 = y_v1;
            __m256 z_v0 = t3_v;
            __m256 z_v1 = t3_v;
            __m256 left_v0 = t4_v;
            __m256 left_v1 = t4_v;
            __m256 light_v0 = t5_v;
            __m256 light_v1 = t5_v;
            unsigned int step_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256 light2_v0 = t5_v;
            __m256 light2_v1 = t5_v;
            int more;
            do {
                const __m256 x_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(x2_v0)));
                const __m256 x_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(x2_v1)));
                const __m256i mask_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask2_v0 = _mm256_and_si256(active_mask_v0, mask_v0);
                const __m256i mask2_v1 = _mm256_and_si256(active_mask_v1, mask_v1);
                const __m256 x_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(x2_v0)));
                const __m256 x_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(x2_v1)));
                const __m256i mask3_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on2_v0, t6_v, _CMP_LT_OS));
                const __m256i mask3_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on2_v1, t6_v, _CMP_LT_OS));
                const __m256i mask4_v0 = _mm256_and_si256(mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(mask_v1, mask3_v1);
                const __m256i mask5_v0 = _mm256_and_si256(active_mask_v0, mask4_v0);
                const __m256i mask5_v1 = _mm256_and_si256(active_mask_v1, mask4_v1);
                const __m256 y_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask5_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask5_v1, _mm256_castps_si256(y2_v1)));
                const __m256i mask6_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask6_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask7_v0 = _mm256_and_si256(mask4_v0, mask6_v0);
                const __m256i mask7_v1 = _mm256_and_si256(mask4_v1, mask6_v1);
                const __m256i mask8_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                const __m256 y_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask8_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask8_v1, _mm256_castps_si256(y2_v1)));
                const __m256i mask9_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on2_v0, t6_v, _CMP_LT_OS));
                const __m256i mask9_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on2_v1, t6_v, _CMP_LT_OS));
                const __m256i mask10_v0 = _mm256_and_si256(mask7_v0, mask9_v0);
                const __m256i mask10_v1 = _mm256_and_si256(mask7_v1, mask9_v1);
                const __m256i mask11_v0 = _mm256_and_si256(active_mask_v0, mask10_v0);
                const __m256i mask11_v1 = _mm256_and_si256(active_mask_v1, mask10_v1);
                const __m256 z_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask11_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask11_v1, _mm256_castps_si256(z_v1)));
                const __m256i mask12_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask12_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask13_v0 = _mm256_and_si256(mask10_v0, mask12_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask10_v1, mask12_v1);
                const __m256i mask14_v0 = _mm256_and_si256(active_mask_v0, mask13_v0);
                const __m256i mask14_v1 = _mm256_and_si256(active_mask_v1, mask13_v1);
                const __m256 z_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v1, _mm256_castps_si256(z_v1)));
                const __m256i mask15_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on2_v0, t6_v, _CMP_LT_OS));
                const __m256i mask15_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on2_v1, t6_v, _CMP_LT_OS));
                const __m256i mask16_v0 = _mm256_and_si256(mask13_v0, mask15_v0);
                const __m256i mask16_v1 = _mm256_and_si256(mask13_v1, mask15_v1);
                const __m256i mask17_v0 = _mm256_and_si256(active_mask_v0, mask16_v0);
                const __m256i mask17_v1 = _mm256_and_si256(active_mask_v1, mask16_v1);
                const __m256 x_on3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(x2_v0)));
                const __m256 x_on3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(x2_v1)));
                const __m256i i_v0 = _mm256_cvttps_epi32(x_on3_v0);
                const __m256i i_v1 = _mm256_cvttps_epi32(x_on3_v1);
                const __m256 y_on3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(y2_v1)));
                const __m256i j_v0 = _mm256_cvttps_epi32(y_on3_v0);
                const __m256i j_v1 = _mm256_cvttps_epi32(y_on3_v1);
                const __m256 z_on3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(z_v1)));
                const __m256i k_v0 = _mm256_cvttps_epi32(z_on3_v0);
                const __m256i k_v1 = _mm256_cvttps_epi32(z_on3_v1);
                const __m256i t3_v0 = _mm256_slli_epi32(k_v0, 3);
                const __m256i t3_v1 = _mm256_slli_epi32(k_v1, 3);
                const __m256i t4_v0 = _mm256_add_epi32(t3_v0, j_v0);
                const __m256i t4_v1 = _mm256_add_epi32(t3_v1, j_v1);
                const __m256i t5_v0 = _mm256_slli_epi32(t4_v0, 3);
                const __m256i t5_v1 = _mm256_slli_epi32(t4_v1, 3);
                const __m256i t6_v0 = _mm256_add_epi32(t5_v0, i_v0);
                const __m256i t6_v1 = _mm256_add_epi32(t5_v1, i_v1);
                const __m256i t27_v =
                    _mm256_permute4x64_epi64(_mm256_packs_epi32(mask17_v0, mask17_v1), 0xd8);
                const __m128i mask3_v =
                    _mm_packs_epi16(_mm256_castsi256_si128(t27_v),
                    _mm256_extracti128_si256(t27_v, 1));
                const __m256i any_v = _mm256_or_si256(mask17_v0, mask17_v1);
                const int any = !_mm256_testz_si256(any_v, any_v);
                __m128i volume_v = t7_v;
                __m128i volume_on_v;
                __m256i t28_v;
                __m256 t7_v0;
                __m256 t7_v1;
                __m256 t8_v0;
                __m256 t8_v1;
                __m256 t9_v0;
                __m256 t9_v1;
                __m256i mask18_v0;
                __m256i mask18_v1;
                __m256i mask19_v0;
                __m256i mask19_v1;
                __m256i mask20_v0;
                __m256i mask20_v1;
                __m256i mask21_v0;
                __m256i mask21_v1;
                __m256i mask22_v0;
                __m256i mask22_v1;
                __m256i mask23_v0;
                __m256i mask23_v1;
                __m256i mask24_v0;
                __m256i mask24_v1;
                __m256i mask25_v0;
                __m256i mask25_v1;
                __m256i mask26_v0;
                __m256i mask26_v1;
                __m256i mask27_v0;
                __m256i mask27_v1;
                __m256i mask28_v0;
                __m256i mask28_v1;
                __m256i mask29_v0;
                __m256i mask29_v1;
                __m256i mask30_v0;
                __m256i mask30_v1;
                __m256i mask31_v0;
                __m256i mask31_v1;
                __m256i mask32_v0;
                __m256i mask32_v1;
                __m256i mask33_v0;
                __m256i mask33_v1;
                __m256 d_v0;
                __m256 d_v1;
                __m256 px_on_v0;
                __m256 px_on_v1;
                __m256 t10_v0;
                __m256 t10_v1;
                __m256 t11_v0;
                __m256 t11_v1;
                __m256 x3_v0;
                __m256 x3_v1;
                __m256 y_on4_v0;
                __m256 y_on4_v1;
                __m256 y3_v0;
                __m256 y3_v1;
                __m256 z_on4_v0;
                __m256 z_on4_v1;
                __m256 z2_v0;
                __m256 z2_v1;
                __m256 d_on_v0;
                __m256 d_on_v1;
                __m256i mask34_v0;
                __m256i mask34_v1;
                __m256i mask35_v0;
                __m256i mask35_v1;
                __m256i mask36_v0;
                __m256i mask36_v1;
                __m256 d_on2_v0;
                __m256 d_on2_v1;
                __m256 gone_v0;
                __m256 gone_v1;
                __m256 left_on_v0;
                __m256 left_on_v1;
                __m256 gone_on_v0;
                __m256 gone_on_v1;
                __m256 t12_v0;
                __m256 t12_v1;
                __m256 t13_v0;
                __m256 t13_v1;
                __m256 light_on_v0;
                __m256 light_on_v1;
                __m256 light3_v0;
                __m256 light3_v1;
                __m256 t14_v0;
                __m256 t14_v1;
                __m256 left2_v0;
                __m256 left2_v1;
                __m256i mask37_v0;
                __m256i mask37_v1;
                __m256i mask38_v0;
                __m256i mask38_v1;
                __m256i mask39_v0;
                __m256i mask39_v1;
                __m256 left3_v0;
                __m256 left3_v1;
                __m256 light4_v0;
                __m256 light4_v1;
                unsigned int t2;
                __m256i mask40_v0;
                __m256i mask40_v1;
                __m256i mask41_v0;
                __m256i mask41_v1;
                __m256i mask42_v0;
                __m256i mask42_v1;
                __m256 light5_v0;
                __m256 light5_v1;
                __m256 t15_v0;
                __m256 t15_v1;
                __m256i t29_v;
                int t3;
                if (any) {
                    const __m256i t16_v0 = _mm256_and_si256(mask17_v0, t6_v0);
                    const __m256i t16_v1 = _mm256_and_si256(mask17_v1, t6_v1);
                    const __m256i t30_v = _mm256_max_epu32(t16_v0, t16_v1);
                    const __m128i t31_v = _mm256_extracti128_si256(t30_v, 1);
                    const __m128i t32_v = _mm_max_epu32(_mm256_castsi256_si128(t30_v), t31_v);
                    const __m128i t33_v = _mm_max_epu32(t32_v, _mm_srli_si128(t32_v, 8));
                    const __m128i t34_v = _mm_max_epu32(t33_v, _mm_srli_si128(t33_v, 4));
                    const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t34_v);
                    const __m256i t35_v = _mm256_set1_epi32((int)(t4));
                    const __m256i t17_v0 = _mm256_blendv_epi8(t35_v, t6_v0, mask17_v0);
                    const __m256i t17_v1 = _mm256_blendv_epi8(t35_v, t6_v1, mask17_v1);
                    const vcc_i32x8 t36_v = (vcc_i32x8)t17_v0;
                    const vcc_i32x8 t37_v = (vcc_i32x8)t17_v1;
                    volume_v =
                        _mm_set_epi8((char)volume[t37_v[7]], (char)volume[t37_v[6]],
                        (char)volume[t37_v[5]], (char)volume[t37_v[4]], (char)volume[t37_v[3]],
                        (char)volume[t37_v[2]], (char)volume[t37_v[1]], (char)volume[t37_v[0]],
                        (char)volume[t36_v[7]], (char)volume[t36_v[6]], (char)volume[t36_v[5]],
                        (char)volume[t36_v[4]], (char)volume[t36_v[3]], (char)volume[t36_v[2]],
                        (char)volume[t36_v[1]], (char)volume[t36_v[0]]);
                }
                volume_on_v = _mm_and_si128(mask3_v, volume_v);
                t28_v = _mm256_cvtepu8_epi32(_mm_srli_si128(volume_on_v, 8));
                t7_v0 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume_on_v));
                t7_v1 = _mm256_cvtepi32_ps(t28_v);
                t8_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(t7_v0)));
                t8_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(t7_v1)));
                t9_v0 = _mm256_mul_ps(t8_v0, t8_v);
                t9_v1 = _mm256_mul_ps(t8_v1, t8_v);
                mask18_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                mask18_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                mask19_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                mask19_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                mask20_v0 = _mm256_and_si256(mask_v0, mask19_v0);
                mask20_v1 = _mm256_and_si256(mask_v1, mask19_v1);
                mask21_v0 = _mm256_or_si256(mask18_v0, mask20_v0);
                mask21_v1 = _mm256_or_si256(mask18_v1, mask20_v1);
                mask22_v0 = _mm256_xor_si256(mask6_v0, _mm256_set1_epi32(-1));
                mask22_v1 = _mm256_xor_si256(mask6_v1, _mm256_set1_epi32(-1));
                mask23_v0 = _mm256_and_si256(mask4_v0, mask22_v0);
                mask23_v1 = _mm256_and_si256(mask4_v1, mask22_v1);
                mask24_v0 = _mm256_or_si256(mask21_v0, mask23_v0);
                mask24_v1 = _mm256_or_si256(mask21_v1, mask23_v1);
                mask25_v0 = _mm256_xor_si256(mask9_v0, _mm256_set1_epi32(-1));
                mask25_v1 = _mm256_xor_si256(mask9_v1, _mm256_set1_epi32(-1));
                mask26_v0 = _mm256_and_si256(mask7_v0, mask25_v0);
                mask26_v1 = _mm256_and_si256(mask7_v1, mask25_v1);
                mask27_v0 = _mm256_or_si256(mask24_v0, mask26_v0);
                mask27_v1 = _mm256_or_si256(mask24_v1, mask26_v1);
                mask28_v0 = _mm256_xor_si256(mask12_v0, _mm256_set1_epi32(-1));
                mask28_v1 = _mm256_xor_si256(mask12_v1, _mm256_set1_epi32(-1));
                mask29_v0 = _mm256_and_si256(mask10_v0, mask28_v0);
                mask29_v1 = _mm256_and_si256(mask10_v1, mask28_v1);
                mask30_v0 = _mm256_or_si256(mask27_v0, mask29_v0);
                mask30_v1 = _mm256_or_si256(mask27_v1, mask29_v1);
                mask31_v0 = _mm256_xor_si256(mask15_v0, _mm256_set1_epi32(-1));
                mask31_v1 = _mm256_xor_si256(mask15_v1, _mm256_set1_epi32(-1));
                mask32_v0 = _mm256_and_si256(mask13_v0, mask31_v0);
                mask32_v1 = _mm256_and_si256(mask13_v1, mask31_v1);
                mask33_v0 = _mm256_or_si256(mask30_v0, mask32_v0);
                mask33_v1 = _mm256_or_si256(mask30_v1, mask32_v1);
                d_v0 = _mm256_blendv_ps(t9_v0, t5_v, _mm256_castsi256_ps(mask33_v0));
                d_v1 = _mm256_blendv_ps(t9_v1, t5_v, _mm256_castsi256_ps(mask33_v1));
                px_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(px_v0)));
                px_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(px_v1)));
                t10_v0 = _mm256_mul_ps(t9_v, px_on_v0);
                t10_v1 = _mm256_mul_ps(t9_v, px_on_v1);
                t11_v0 = _mm256_mul_ps(t10_v0, t10_v);
                t11_v1 = _mm256_mul_ps(t10_v1, t10_v);
                x3_v0 = _mm256_add_ps(x_on_v0, t11_v0);
                x3_v1 = _mm256_add_ps(x_on_v1, t11_v1);
                y_on4_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(y2_v0)));
                y_on4_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(y2_v1)));
                y3_v0 = _mm256_sub_ps(y_on4_v0, t10_v);
                y3_v1 = _mm256_sub_ps(y_on4_v1, t10_v);
                z_on4_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(z_v0)));
                z_on4_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(z_v1)));
                z2_v0 = _mm256_add_ps(z_on4_v0, t11_v);
                z2_v1 = _mm256_add_ps(z_on4_v1, t11_v);
                d_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(d_v0)));
                d_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(d_v1)));
                mask34_v0 = _mm256_castps_si256(_mm256_cmp_ps(d_on_v0, t12_v, _CMP_LE_OS));
                mask34_v1 = _mm256_castps_si256(_mm256_cmp_ps(d_on_v1, t12_v, _CMP_LE_OS));
                mask35_v0 = _mm256_xor_si256(mask34_v0, _mm256_set1_epi32(-1));
                mask35_v1 = _mm256_xor_si256(mask34_v1, _mm256_set1_epi32(-1));
                mask36_v0 = _mm256_and_si256(active_mask_v0, mask35_v0);
                mask36_v1 = _mm256_and_si256(active_mask_v1, mask35_v1);
                d_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v0, _mm256_castps_si256(d_v0)));
                d_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v1, _mm256_castps_si256(d_v1)));
                gone_v0 = _mm256_min_ps(t13_v, d_on2_v0);
                gone_v1 = _mm256_min_ps(t13_v, d_on2_v1);
                left_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v0, _mm256_castps_si256(left_v0)));
                left_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v1, _mm256_castps_si256(left_v1)));
                gone_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v0, _mm256_castps_si256(gone_v0)));
                gone_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v1, _mm256_castps_si256(gone_v1)));
                t12_v0 = _mm256_mul_ps(left_on_v0, gone_on_v0);
                t12_v1 = _mm256_mul_ps(left_on_v1, gone_on_v1);
                t13_v0 = _mm256_mul_ps(t12_v0, d_on2_v0);
                t13_v1 = _mm256_mul_ps(t12_v1, d_on2_v1);
                light_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v0, _mm256_castps_si256(light_v0)));
                light_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask36_v1, _mm256_castps_si256(light_v1)));
                light3_v0 = _mm256_add_ps(light_on_v0, t13_v0);
                light3_v1 = _mm256_add_ps(light_on_v1, t13_v1);
                t14_v0 = _mm256_sub_ps(t4_v, gone_on_v0);
                t14_v1 = _mm256_sub_ps(t4_v, gone_on_v1);
                left2_v0 = _mm256_mul_ps(left_on_v0, t14_v0);
                left2_v1 = _mm256_mul_ps(left_on_v1, t14_v1);
                mask37_v0 = _mm256_castps_si256(_mm256_cmp_ps(left2_v0, t12_v, _CMP_LT_OS));
                mask37_v1 = _mm256_castps_si256(_mm256_cmp_ps(left2_v1, t12_v, _CMP_LT_OS));
                mask38_v0 = _mm256_xor_si256(mask37_v0, _mm256_set1_epi32(-1));
                mask38_v1 = _mm256_xor_si256(mask37_v1, _mm256_set1_epi32(-1));
                mask39_v0 = _mm256_and_si256(mask35_v0, mask38_v0);
                mask39_v1 = _mm256_and_si256(mask35_v1, mask38_v1);
                left3_v0 = _mm256_blendv_ps(left_v0, left2_v0, _mm256_castsi256_ps(mask39_v0));
                left3_v1 = _mm256_blendv_ps(left_v1, left2_v1, _mm256_castsi256_ps(mask39_v1));
                light4_v0 = _mm256_blendv_ps(light_v0, light3_v0, _mm256_castsi256_ps(mask39_v0));
                light4_v1 = _mm256_blendv_ps(light_v1, light3_v1, _mm256_castsi256_ps(mask39_v1));
                t2 = step_s + 1u;
                mask40_v0 = _mm256_or_si256(mask39_v0, mask34_v0);
                mask40_v1 = _mm256_or_si256(mask39_v1, mask34_v1);
                mask41_v0 = _mm256_and_si256(active_mask_v0, mask40_v0);
                mask41_v1 = _mm256_and_si256(active_mask_v1, mask40_v1);
                mask42_v0 = _mm256_and_si256(mask35_v0, mask37_v0);
                mask42_v1 = _mm256_and_si256(mask35_v1, mask37_v1);
                light5_v0 = _mm256_blendv_ps(light4_v0, light3_v0, _mm256_castsi256_ps(mask42_v0));
                light5_v1 = _mm256_blendv_ps(light4_v1, light3_v1, _mm256_castsi256_ps(mask42_v1));
                t15_v0 =
                    _mm256_blendv_ps(light2_v0, light5_v0, _mm256_castsi256_ps(active_mask_v0));
                t15_v1 =
                    _mm256_blendv_ps(light2_v1, light5_v1, _mm256_castsi256_ps(active_mask_v1));
                t29_v = _mm256_or_si256(mask41_v0, mask41_v1);
                t3 = !_mm256_testz_si256(t29_v, t29_v);
                more = t3 && (int)t2 < 24;
                x2_v0 = x3_v0;
                x2_v1 = x3_v1;
                y2_v0 = y3_v0;
                y2_v1 = y3_v1;
                z_v0 = z2_v0;
                z_v1 = z2_v1;
                left_v0 = left3_v0;
                left_v1 = left3_v1;
                light_v0 = light4_v0;
                light_v1 = light4_v1;
                step_s = t2;
                active_mask_v0 = mask41_v0;
                active_mask_v1 = mask41_v1;
                light2_v0 = t15_v0;
                light2_v1 = t15_v1;
            } while (more);
            _mm256_storeu_ps(light + k2, light2_v0);
            _mm256_storeu_ps(light + k2 + 8, light2_v1);
        }
        t14_v = _mm256_set1_ps(0.03f);
        t15_v = _mm256_set1_ps(4.0f);
        t16_v = _mm256_set1_ps(t);
        t17_v = _mm256_set1_ps(1.0f);
        t18_v = _mm256_set1_ps(0.0f);
        mask2_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        t19_v = _mm256_set1_ps(8.0f);
        t20_v = _mm_set1_epi8((char)(0));
        t21_v = _mm256_set1_ps(0.01f);
        t22_v = _mm256_set1_ps(0.02f);
        t23_v = _mm256_set1_ps(0.1f);
        t24_v = _mm256_set1_ps(0.4f);
        t25_v = _mm256_set1_ps(0.05f);
        t26_v = _mm256_set1_ps(0.8f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 px_v = _mm256_loadu_ps(px + k2);
            const __m256 t38_v = _mm256_mul_ps(_mm256_loadu_ps(py + k2), t14_v);
            __m256 x_v = _mm256_add_ps(_mm256_mul_ps(px_v, t14_v), t15_v);
            __m256 y_v = _mm256_add_ps(t38_v, t15_v);
            __m256 z_v = t16_v;
            __m256 left_v = t17_v;
            __m256 light_v = t18_v;
            unsigned int step_s2 = 0u;
            __m256i active_mask_v = mask2_v;
            __m256 light2_v = t18_v;
            int more2;
            do {
                const __m256 x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(x_v)));
                const __m256i mask4_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask5_v = _mm256_and_si256(active_mask_v, mask4_v);
                const __m256 x_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask5_v, _mm256_castps_si256(x_v)));
                const __m256i mask6_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on2_v, t19_v, _CMP_LT_OS));
                const __m256i mask7_v = _mm256_and_si256(mask4_v, mask6_v);
                const __m256i mask8_v = _mm256_and_si256(active_mask_v, mask7_v);
                const __m256 y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(y_v)));
                const __m256i mask9_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask10_v = _mm256_and_si256(mask7_v, mask9_v);
                const __m256i mask11_v = _mm256_and_si256(active_mask_v, mask10_v);
                const __m256 y_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask11_v, _mm256_castps_si256(y_v)));
                const __m256i mask12_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on2_v, t19_v, _CMP_LT_OS));
                const __m256i mask13_v = _mm256_and_si256(mask10_v, mask12_v);
                const __m256i mask14_v = _mm256_and_si256(active_mask_v, mask13_v);
                const __m256 z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(z_v)));
                const __m256i mask15_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask16_v = _mm256_and_si256(mask13_v, mask15_v);
                const __m256i mask17_v = _mm256_and_si256(active_mask_v, mask16_v);
                const __m256 z_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(z_v)));
                const __m256i mask18_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on2_v, t19_v, _CMP_LT_OS));
                const __m256i mask19_v = _mm256_and_si256(mask16_v, mask18_v);
                const __m256i mask20_v = _mm256_and_si256(active_mask_v, mask19_v);
                const __m256 x_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask20_v, _mm256_castps_si256(x_v)));
                const __m256 y_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask20_v, _mm256_castps_si256(y_v)));
                const __m256 z_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask20_v, _mm256_castps_si256(z_v)));
                const __m256i t39_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_on3_v), 3);
                const __m256i t40_v = _mm256_add_epi32(t39_v, _mm256_cvttps_epi32(y_on3_v));
                const __m256i i_v = _mm256_cvttps_epi32(x_on3_v);
                const __m256i t41_v = _mm256_add_epi32(_mm256_slli_epi32(t40_v, 3), i_v);
                const __m128i t42_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask20_v),
                    _mm256_extracti128_si256(mask20_v, 1));
                const __m128i mask21_v = _mm_packs_epi16(t42_v, t42_v);
                __m128i volume2_v = t20_v;
                __m128i volume_on2_v;
                __m256 t43_v;
                __m256 t44_v;
                __m256i mask22_v;
                __m256i mask23_v;
                __m256i mask24_v;
                __m256i mask25_v;
                __m256i mask26_v;
                __m256i mask27_v;
                __m256i mask28_v;
                __m256i mask29_v;
                __m256i mask30_v;
                __m256i mask31_v;
                __m256i mask32_v;
                __m256i mask33_v;
                __m256i mask34_v;
                __m256i mask35_v;
                __m256i mask36_v;
                __m256i mask37_v;
                __m256 t45_v;
                __m256 d_v;
                __m256 px_on_v;
                __m256 t46_v;
                __m256 y_on4_v;
                __m256 z_on4_v;
                __m256 d_on_v;
                __m256i mask38_v;
                __m256i mask39_v;
                __m256i mask40_v;
                __m256 d_on2_v;
                __m256 left_on_v;
                __m256 gone_v;
                __m256 gone_on_v;
                __m256 light_on_v;
                __m256 t47_v;
                __m256 light3_v;
                __m256 left2_v;
                __m256i mask41_v;
                __m256i mask42_v;
                __m256i mask43_v;
                __m256 light4_v;
                unsigned int t5;
                __m256i mask44_v;
                __m256i mask45_v;
                __m256i mask46_v;
                __m256 light5_v;
                __m256 light_next;
                if (!_mm256_testz_si256(mask20_v, mask20_v)) {
                    const __m256i t48_v = _mm256_and_si256(mask20_v, t41_v);
                    const __m128i t49_v = _mm256_extracti128_si256(t48_v, 1);
                    const __m128i t50_v = _mm_max_epu32(_mm256_castsi256_si128(t48_v), t49_v);
                    const __m128i t51_v = _mm_max_epu32(t50_v, _mm_srli_si128(t50_v, 8));
                    const __m128i t52_v = _mm_max_epu32(t51_v, _mm_srli_si128(t51_v, 4));
                    const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t52_v);
                    const __m256i t53_v = _mm256_set1_epi32((int)(t6));
                    const vcc_i32x8 t54_v = (vcc_i32x8)_mm256_blendv_epi8(t53_v, t41_v, mask20_v);
                    volume2_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)volume[t54_v[7]],
                        (char)volume[t54_v[6]], (char)volume[t54_v[5]], (char)volume[t54_v[4]],
                        (char)volume[t54_v[3]], (char)volume[t54_v[2]], (char)volume[t54_v[1]],
                        (char)volume[t54_v[0]]);
                }
                volume_on2_v = _mm_and_si128(mask21_v, volume2_v);
                t43_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume_on2_v));
                t44_v = _mm256_castsi256_ps(_mm256_and_si256(mask20_v, _mm256_castps_si256(t43_v)));
                mask22_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                mask23_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                mask24_v = _mm256_and_si256(mask4_v, mask22_v);
                mask25_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
                mask26_v = _mm256_or_si256(mask23_v, mask24_v);
                mask27_v = _mm256_and_si256(mask7_v, mask25_v);
                mask28_v = _mm256_xor_si256(mask12_v, _mm256_set1_epi32(-1));
                mask29_v = _mm256_or_si256(mask26_v, mask27_v);
                mask30_v = _mm256_and_si256(mask10_v, mask28_v);
                mask31_v = _mm256_xor_si256(mask15_v, _mm256_set1_epi32(-1));
                mask32_v = _mm256_or_si256(mask29_v, mask30_v);
                mask33_v = _mm256_and_si256(mask13_v, mask31_v);
                mask34_v = _mm256_xor_si256(mask18_v, _mm256_set1_epi32(-1));
                mask35_v = _mm256_or_si256(mask32_v, mask33_v);
                mask36_v = _mm256_and_si256(mask16_v, mask34_v);
                mask37_v = _mm256_or_si256(mask35_v, mask36_v);
                t45_v = _mm256_mul_ps(t44_v, t21_v);
                d_v = _mm256_blendv_ps(t45_v, t18_v, _mm256_castsi256_ps(mask37_v));
                px_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(px_v)));
                t46_v = _mm256_mul_ps(_mm256_mul_ps(t22_v, px_on_v), t23_v);
                y_on4_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(y_v)));
                z_on4_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(z_v)));
                d_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(d_v)));
                mask38_v = _mm256_castps_si256(_mm256_cmp_ps(d_on_v, t25_v, _CMP_LE_OS));
                mask39_v = _mm256_xor_si256(mask38_v, _mm256_set1_epi32(-1));
                mask40_v = _mm256_and_si256(active_mask_v, mask39_v);
                d_on2_v = _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(d_v)));
                left_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(left_v)));
                gone_v = _mm256_min_ps(t26_v, d_on2_v);
                gone_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(gone_v)));
                light_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(light_v)));
                t47_v = _mm256_mul_ps(_mm256_mul_ps(left_on_v, gone_on_v), d_on2_v);
                light3_v = _mm256_add_ps(light_on_v, t47_v);
                left2_v = _mm256_mul_ps(left_on_v, _mm256_sub_ps(t17_v, gone_on_v));
                mask41_v = _mm256_castps_si256(_mm256_cmp_ps(left2_v, t25_v, _CMP_LT_OS));
                mask42_v = _mm256_xor_si256(mask41_v, _mm256_set1_epi32(-1));
                mask43_v = _mm256_and_si256(mask39_v, mask42_v);
                light4_v = _mm256_blendv_ps(light_v, light3_v, _mm256_castsi256_ps(mask43_v));
                t5 = step_s2 + 1u;
                mask44_v = _mm256_or_si256(mask43_v, mask38_v);
                mask45_v = _mm256_and_si256(active_mask_v, mask44_v);
                mask46_v = _mm256_and_si256(mask39_v, mask41_v);
                light5_v = _mm256_blendv_ps(light4_v, light3_v, _mm256_castsi256_ps(mask46_v));
                more2 = !_mm256_testz_si256(mask45_v, mask45_v) && (int)t5 < 24;
                light_next =
                    _mm256_blendv_ps(light2_v, light5_v, _mm256_castsi256_ps(active_mask_v));
                x_v = _mm256_add_ps(x_on_v, t46_v);
                y_v = _mm256_sub_ps(y_on4_v, t23_v);
                z_v = _mm256_add_ps(z_on4_v, t24_v);
                left_v = _mm256_blendv_ps(left_v, left2_v, _mm256_castsi256_ps(mask43_v));
                light_v = light4_v;
                step_s2 = t5;
                active_mask_v = mask45_v;
                light2_v = light_next;
            } while (more2);
            _mm256_storeu_ps(light + k2, light2_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        light[k] = ray_march_lane(px[k], py[k], volume);
    }
}
