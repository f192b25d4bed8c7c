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
    /* vcc: line 41: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.03f);
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const __m256 t3_v = _mm256_set1_ps(-0.5f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 t5_v = _mm256_set1_ps(0.0f);
        const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        const __m256 t6_v = _mm256_set1_ps(8.0f);
        const __m256 t7_v = _mm256_set1_ps(0.01f);
        const __m256 t8_v = _mm256_set1_ps(0.02f);
        const __m256 t9_v = _mm256_set1_ps(0.1f);
        const __m256 t10_v = _mm256_set1_ps(0.4f);
        const __m256 t11_v = _mm256_set1_ps(0.05f);
        const __m256 t12_v = _mm256_set1_ps(0.8f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 px_v = _mm256_loadu_ps(px + k2);
            __m256 x_v = _mm256_add_ps(_mm256_mul_ps(px_v, t_v), t2_v);
            const __m256 y_v = _mm256_add_ps(_mm256_mul_ps(_mm256_loadu_ps(py + k2), t_v), t2_v);
            __m256 y2_v = y_v;
            __m256 z_v = t3_v;
            __m256 left_v = t4_v;
            __m256 light_v = t5_v;
            unsigned int step_s = 0u;
            __m256i active_mask_v = mask_v;
            __m256 light2_v = t5_v;
            int more;
            do {
                const __m256 x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(x_v)));
                const __m256i mask2_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t5_v, _CMP_GE_OS));
                const __m256i mask3_v = _mm256_and_si256(active_mask_v, mask2_v);
                const __m256 x_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(x_v)));
                const __m256i mask4_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on2_v, t6_v, _CMP_LT_OS));
                const __m256i mask5_v = _mm256_and_si256(mask2_v, mask4_v);
                const __m256i mask6_v = _mm256_and_si256(active_mask_v, mask5_v);
                const __m256 y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(y2_v)));
                const __m256i mask7_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t5_v, _CMP_GE_OS));
                const __m256i mask8_v = _mm256_and_si256(mask5_v, mask7_v);
                const __m256i mask9_v = _mm256_and_si256(active_mask_v, mask8_v);
                const __m256 y_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(y2_v)));
                const __m256i mask10_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on2_v, t6_v, _CMP_LT_OS));
                const __m256i mask11_v = _mm256_and_si256(mask8_v, mask10_v);
                const __m256i mask12_v = _mm256_and_si256(active_mask_v, mask11_v);
                const __m256 z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(z_v)));
                const __m256i mask13_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t5_v, _CMP_GE_OS));
                const __m256i mask14_v = _mm256_and_si256(mask11_v, mask13_v);
                const __m256i mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                const __m256 z_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask15_v, _mm256_castps_si256(z_v)));
                const __m256i mask16_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on2_v, t6_v, _CMP_LT_OS));
                const __m256i mask17_v = _mm256_and_si256(mask14_v, mask16_v);
                const __m256i mask18_v = _mm256_and_si256(active_mask_v, mask17_v);
                const __m256 x_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(x_v)));
                const __m256 y_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(y2_v)));
                const __m256 z_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(z_v)));
                const __m256i t13_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_on3_v), 3);
                const __m256i t14_v = _mm256_add_epi32(t13_v, _mm256_cvttps_epi32(y_on3_v));
                const __m256i i_v = _mm256_cvttps_epi32(x_on3_v);
                const __m128i t15_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(active_mask_v),
                    _mm256_extracti128_si256(active_mask_v, 1));
                const __m128i mask19_v = _mm_packs_epi16(t15_v, t15_v);
                const __m256i mask20_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t5_v, _CMP_GE_OS));
                const __m128i t16_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask20_v),
                    _mm256_extracti128_si256(mask20_v, 1));
                const __m128i mask21_v = _mm_packs_epi16(t16_v, t16_v);
                const __m256i mask22_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on2_v, t6_v, _CMP_LT_OS));
                const __m128i t17_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask22_v),
                    _mm256_extracti128_si256(mask22_v, 1));
                const __m128i mask23_v = _mm_packs_epi16(t17_v, t17_v);
                const __m256i mask24_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t5_v, _CMP_GE_OS));
                const __m128i t18_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask24_v),
                    _mm256_extracti128_si256(mask24_v, 1));
                const __m128i mask25_v = _mm_packs_epi16(t18_v, t18_v);
                const __m256i mask26_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on2_v, t6_v, _CMP_LT_OS));
                const __m128i t19_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask26_v),
                    _mm256_extracti128_si256(mask26_v, 1));
                const __m128i mask27_v = _mm_packs_epi16(t19_v, t19_v);
                const __m128i mask28_v = _mm_and_si128(_mm_and_si128(mask21_v, mask23_v), mask25_v);
                const __m256i mask29_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t5_v, _CMP_GE_OS));
                const __m128i t20_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask29_v),
                    _mm256_extracti128_si256(mask29_v, 1));
                const __m128i mask30_v = _mm_packs_epi16(t20_v, t20_v);
                const __m256i mask31_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on2_v, t6_v, _CMP_LT_OS));
                const __m128i t21_v =
                    _mm_packs_epi32(_mm256_castsi256_si128(mask31_v),
                    _mm256_extracti128_si256(mask31_v, 1));
                const __m128i mask32_v = _mm_packs_epi16(t21_v, t21_v);
                const __m128i mask33_v = _mm_and_si128(_mm_and_si128(mask28_v, mask27_v), mask30_v);
                const __m128i mask34_v = _mm_and_si128(mask19_v, _mm_and_si128(mask33_v, mask32_v));
                const vcc_i32x8 volume_v =
                    (vcc_i32x8)_mm256_add_epi32(_mm256_slli_epi32(t14_v, 3), i_v);
                const unsigned int volume2_v = (unsigned int)_mm_movemask_epi8(mask34_v);
                const __m128i volume3_v =
                    _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                    volume2_v & 0x80u ? (char)volume[volume_v[7]] : 0,
                    volume2_v & 0x40u ? (char)volume[volume_v[6]] : 0,
                    volume2_v & 0x20u ? (char)volume[volume_v[5]] : 0,
                    volume2_v & 0x10u ? (char)volume[volume_v[4]] : 0,
                    volume2_v & 0x8u ? (char)volume[volume_v[3]] : 0,
                    volume2_v & 0x4u ? (char)volume[volume_v[2]] : 0,
                    volume2_v & 0x2u ? (char)volume[volume_v[1]] : 0,
                    volume2_v & 0x1u ? (char)volume[volume_v[0]] : 0);
                const __m128i volume_on_v = _mm_and_si128(mask34_v, volume3_v);
                const __m256 t22_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume_on_v));
                const __m256 t23_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t22_v)));
                const __m256i mask35_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                const __m256i mask36_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask37_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
                const __m256i mask38_v =
                    _mm256_or_si256(mask36_v, _mm256_and_si256(mask2_v, mask35_v));
                const __m256i mask39_v = _mm256_xor_si256(mask10_v, _mm256_set1_epi32(-1));
                const __m256i mask40_v =
                    _mm256_or_si256(mask38_v, _mm256_and_si256(mask5_v, mask37_v));
                const __m256i mask41_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                const __m256i mask42_v =
                    _mm256_or_si256(mask40_v, _mm256_and_si256(mask8_v, mask39_v));
                const __m256i mask43_v = _mm256_xor_si256(mask16_v, _mm256_set1_epi32(-1));
                const __m256i mask44_v =
                    _mm256_or_si256(mask42_v, _mm256_and_si256(mask11_v, mask41_v));
                const __m256i mask45_v =
                    _mm256_or_si256(mask44_v, _mm256_and_si256(mask14_v, mask43_v));
                const __m256 t24_v = _mm256_mul_ps(t23_v, t7_v);
                const __m256 d_v = _mm256_blendv_ps(t24_v, t5_v, _mm256_castsi256_ps(mask45_v));
                const __m256 px_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(px_v)));
                const __m256 t25_v = _mm256_mul_ps(_mm256_mul_ps(t8_v, px_on_v), t9_v);
                const __m256 y_on4_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(y2_v)));
                const __m256 z_on4_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(z_v)));
                const __m256 d_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(d_v)));
                const __m256i mask46_v =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v, t11_v, _CMP_LE_OS));
                const __m256i mask47_v = _mm256_xor_si256(mask46_v, _mm256_set1_epi32(-1));
                const __m256i mask48_v = _mm256_and_si256(active_mask_v, mask47_v);
                const __m256 d_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask48_v, _mm256_castps_si256(d_v)));
                const __m256 left_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask48_v, _mm256_castps_si256(left_v)));
                const __m256 gone_v = _mm256_min_ps(t12_v, d_on2_v);
                const __m256 gone_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask48_v, _mm256_castps_si256(gone_v)));
                const __m256 light_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask48_v, _mm256_castps_si256(light_v)));
                const __m256 t26_v = _mm256_mul_ps(_mm256_mul_ps(left_on_v, gone_on_v), d_on2_v);
                const __m256 light3_v = _mm256_add_ps(light_on_v, t26_v);
                const __m256 left2_v = _mm256_mul_ps(left_on_v, _mm256_sub_ps(t4_v, gone_on_v));
                const __m256i mask49_v =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v, t11_v, _CMP_LT_OS));
                const __m256i mask50_v = _mm256_xor_si256(mask49_v, _mm256_set1_epi32(-1));
                const __m256i mask51_v = _mm256_and_si256(mask47_v, mask50_v);
                const __m256 light4_v =
                    _mm256_blendv_ps(light_v, light3_v, _mm256_castsi256_ps(mask51_v));
                const unsigned int t = step_s + 1u;
                const __m256i mask52_v = _mm256_or_si256(mask51_v, mask46_v);
                const __m256i mask53_v = _mm256_and_si256(active_mask_v, mask52_v);
                const __m256i mask54_v = _mm256_and_si256(mask47_v, mask49_v);
                const __m256 light5_v =
                    _mm256_blendv_ps(light4_v, light3_v, _mm256_castsi256_ps(mask54_v));
                __m256 light_next;
                more = !_mm256_testz_si256(mask53_v, mask53_v) && (int)t < 24;
                light_next =
                    _mm256_blendv_ps(light2_v, light5_v, _mm256_castsi256_ps(active_mask_v));
                x_v = _mm256_add_ps(x_on_v, t25_v);
                y2_v = _mm256_sub_ps(y_on4_v, t9_v);
                z_v = _mm256_add_ps(z_on4_v, t10_v);
                left_v = _mm256_blendv_ps(left_v, left2_v, _mm256_castsi256_ps(mask51_v));
                light_v = light4_v;
                step_s = t;
                active_mask_v = mask53_v;
                light2_v = light_next;
            } while (more);
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
