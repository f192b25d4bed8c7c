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
                const __m256i mask2_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask2_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask3_v0 = _mm256_and_si256(mask_v0, mask2_v0);
                const __m256i mask3_v1 = _mm256_and_si256(mask_v1, mask2_v1);
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                const __m256 y_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v1, _mm256_castps_si256(y2_v1)));
                const __m256i mask5_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask5_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask6_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask6_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask7_v0 = _mm256_and_si256(mask3_v0, mask5_v0);
                const __m256i mask7_v1 = _mm256_and_si256(mask3_v1, mask5_v1);
                const __m256i mask8_v0 = _mm256_and_si256(mask7_v0, mask6_v0);
                const __m256i mask8_v1 = _mm256_and_si256(mask7_v1, mask6_v1);
                const __m256i mask9_v0 = _mm256_and_si256(active_mask_v0, mask8_v0);
                const __m256i mask9_v1 = _mm256_and_si256(active_mask_v1, mask8_v1);
                const __m256 z_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v1, _mm256_castps_si256(z_v1)));
                const __m256i mask10_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask10_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask11_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask11_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask12_v0 = _mm256_and_si256(mask8_v0, mask10_v0);
                const __m256i mask12_v1 = _mm256_and_si256(mask8_v1, mask10_v1);
                const __m256i mask13_v0 = _mm256_and_si256(mask12_v0, mask11_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask12_v1, mask11_v1);
                const __m256i mask14_v0 = _mm256_and_si256(active_mask_v0, mask13_v0);
                const __m256i mask14_v1 = _mm256_and_si256(active_mask_v1, mask13_v1);
                const __m256 x_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v0, _mm256_castps_si256(x2_v0)));
                const __m256 x_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v1, _mm256_castps_si256(x2_v1)));
                const __m256i i_v0 = _mm256_cvttps_epi32(x_on2_v0);
                const __m256i i_v1 = _mm256_cvttps_epi32(x_on2_v1);
                const __m256 y_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v1, _mm256_castps_si256(y2_v1)));
                const __m256i j_v0 = _mm256_cvttps_epi32(y_on2_v0);
                const __m256i j_v1 = _mm256_cvttps_epi32(y_on2_v1);
                const __m256 z_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v1, _mm256_castps_si256(z_v1)));
                const __m256i k_v0 = _mm256_cvttps_epi32(z_on2_v0);
                const __m256i k_v1 = _mm256_cvttps_epi32(z_on2_v1);
                const __m256i t3_v0 = _mm256_slli_epi32(k_v0, 3);
                const __m256i t3_v1 = _mm256_slli_epi32(k_v1, 3);
                const __m256i t4_v0 = _mm256_add_epi32(t3_v0, j_v0);
                const __m256i t4_v1 = _mm256_add_epi32(t3_v1, j_v1);
                const __m256i t5_v0 = _mm256_slli_epi32(t4_v0, 3);
                const __m256i t5_v1 = _mm256_slli_epi32(t4_v1, 3);
                const __m256i t6_v0 = _mm256_add_epi32(t5_v0, i_v0);
                const __m256i t6_v1 = _mm256_add_epi32(t5_v1, i_v1);
                const __m256i all_v = _mm256_and_si256(mask14_v0, mask14_v1);
                const int all = _mm256_testc_si256(all_v, _mm256_set1_epi32(-1));
                __m128i volume_v;
                __m256i t27_v;
                __m256 t7_v0;
                __m256 t7_v1;
                __m256 t8_v0;
                __m256 t8_v1;
                __m256 t9_v0;
                __m256 t9_v1;
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
                __m256 y_on3_v0;
                __m256 y_on3_v1;
                __m256 y3_v0;
                __m256 y3_v1;
                __m256 z_on3_v0;
                __m256 z_on3_v1;
                __m256 z2_v0;
                __m256 z2_v1;
                __m256 d_on_v0;
                __m256 d_on_v1;
                __m256i mask15_v0;
                __m256i mask15_v1;
                __m256i mask16_v0;
                __m256i mask16_v1;
                __m256i mask17_v0;
                __m256i mask17_v1;
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
                __m256i mask18_v0;
                __m256i mask18_v1;
                __m256 left3_v0;
                __m256 left3_v1;
                __m256 light4_v0;
                __m256 light4_v1;
                unsigned int t2;
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
                __m256 light5_v0;
                __m256 light5_v1;
                __m256 t15_v0;
                __m256 t15_v1;
                __m256i t28_v;
                int t3;
                if (all) {
                    const long t29_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t6_v0));
                    const long t30_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t6_v0),
                        _mm256_castsi256_si128(t6_v0)));
                    const __m128i t31_v = _mm256_extracti128_si256(t6_v0, 1);
                    const long t32_v = _mm_cvtsi128_si64(t31_v);
                    const long t33_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t31_v, t31_v));
                    const long t34_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t6_v1));
                    const long t35_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t6_v1),
                        _mm256_castsi256_si128(t6_v1)));
                    const __m128i t36_v = _mm256_extracti128_si256(t6_v1, 1);
                    const long t37_v = _mm_cvtsi128_si64(t36_v);
                    const long t38_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t36_v, t36_v));
                    const long t39_v =
                        (long)((unsigned long)(unsigned char)volume[(int)t29_v]
                        | (unsigned long)(unsigned char)volume[(t29_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)t30_v] << 16
                        | (unsigned long)(unsigned char)volume[(t30_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)t32_v] << 32
                        | (unsigned long)(unsigned char)volume[(t32_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)t33_v] << 48
                        | (unsigned long)(unsigned char)volume[(t33_v >> 32)] << 56);
                    const long t40_v =
                        (long)((unsigned long)(unsigned char)volume[(int)t34_v]
                        | (unsigned long)(unsigned char)volume[(t34_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)t35_v] << 16
                        | (unsigned long)(unsigned char)volume[(t35_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)t37_v] << 32
                        | (unsigned long)(unsigned char)volume[(t37_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)t38_v] << 48
                        | (unsigned long)(unsigned char)volume[(t38_v >> 32)] << 56);
                    volume_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(t39_v), _mm_cvtsi64_si128(t40_v));
                } else {
                    const __m256i mask24_v0 = _mm256_and_si256(active_mask_v0, mask13_v0);
                    const __m256i mask24_v1 = _mm256_and_si256(active_mask_v1, mask13_v1);
                    const __m256i any_v = _mm256_or_si256(mask24_v0, mask24_v1);
                    const int any = !_mm256_testz_si256(any_v, any_v);
                    __m128i t41_v = t7_v;
                    if (any) {
                        const __m256i t16_v0 = _mm256_and_si256(mask24_v0, t6_v0);
                        const __m256i t16_v1 = _mm256_and_si256(mask24_v1, t6_v1);
                        const __m256i t42_v = _mm256_max_epu32(t16_v0, t16_v1);
                        const __m128i t43_v = _mm256_extracti128_si256(t42_v, 1);
                        const __m128i t44_v = _mm_max_epu32(_mm256_castsi256_si128(t42_v), t43_v);
                        const __m128i t45_v = _mm_max_epu32(t44_v, _mm_srli_si128(t44_v, 8));
                        const __m128i t46_v = _mm_max_epu32(t45_v, _mm_srli_si128(t45_v, 4));
                        const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t46_v);
                        const __m256i t47_v = _mm256_set1_epi32((int)(t4));
                        const __m256i t17_v0 = _mm256_blendv_epi8(t47_v, t6_v0, mask24_v0);
                        const __m256i t17_v1 = _mm256_blendv_epi8(t47_v, t6_v1, mask24_v1);
                        const long t48_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t17_v0));
                        const long t49_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t17_v0),
                            _mm256_castsi256_si128(t17_v0)));
                        const __m128i t50_v = _mm256_extracti128_si256(t17_v0, 1);
                        const long t51_v = _mm_cvtsi128_si64(t50_v);
                        const long t52_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t50_v, t50_v));
                        const long t53_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t17_v1));
                        const long t54_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t17_v1),
                            _mm256_castsi256_si128(t17_v1)));
                        const __m128i t55_v = _mm256_extracti128_si256(t17_v1, 1);
                        const long t56_v = _mm_cvtsi128_si64(t55_v);
                        const long t57_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t55_v, t55_v));
                        const long t58_v =
                            (long)((unsigned long)(unsigned char)volume[(int)t48_v]
                            | (unsigned long)(unsigned char)volume[(t48_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)t49_v] << 16
                            | (unsigned long)(unsigned char)volume[(t49_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)t51_v] << 32
                            | (unsigned long)(unsigned char)volume[(t51_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)t52_v] << 48
                            | (unsigned long)(unsigned char)volume[(t52_v >> 32)] << 56);
                        const long t59_v =
                            (long)((unsigned long)(unsigned char)volume[(int)t53_v]
                            | (unsigned long)(unsigned char)volume[(t53_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)t54_v] << 16
                            | (unsigned long)(unsigned char)volume[(t54_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)t56_v] << 32
                            | (unsigned long)(unsigned char)volume[(t56_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)t57_v] << 48
                            | (unsigned long)(unsigned char)volume[(t57_v >> 32)] << 56);
                        t41_v =
                            _mm_unpacklo_epi64(_mm_cvtsi64_si128(t58_v), _mm_cvtsi64_si128(t59_v));
                    }
                    volume_v = t41_v;
                }
                t27_v = _mm256_cvtepu8_epi32(_mm_srli_si128(volume_v, 8));
                t7_v0 = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume_v));
                t7_v1 = _mm256_cvtepi32_ps(t27_v);
                t8_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v0, _mm256_castps_si256(t7_v0)));
                t8_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v1, _mm256_castps_si256(t7_v1)));
                t9_v0 = _mm256_mul_ps(t8_v0, t8_v);
                t9_v1 = _mm256_mul_ps(t8_v1, t8_v);
                d_v0 = _mm256_castsi256_ps(_mm256_and_si256(mask13_v0, _mm256_castps_si256(t9_v0)));
                d_v1 = _mm256_castsi256_ps(_mm256_and_si256(mask13_v1, _mm256_castps_si256(t9_v1)));
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
                y_on3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(y2_v0)));
                y_on3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(y2_v1)));
                y3_v0 = _mm256_sub_ps(y_on3_v0, t10_v);
                y3_v1 = _mm256_sub_ps(y_on3_v1, t10_v);
                z_on3_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(z_v0)));
                z_on3_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(z_v1)));
                z2_v0 = _mm256_add_ps(z_on3_v0, t11_v);
                z2_v1 = _mm256_add_ps(z_on3_v1, t11_v);
                d_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(d_v0)));
                d_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(d_v1)));
                mask15_v0 = _mm256_castps_si256(_mm256_cmp_ps(d_on_v0, t12_v, _CMP_LE_OS));
                mask15_v1 = _mm256_castps_si256(_mm256_cmp_ps(d_on_v1, t12_v, _CMP_LE_OS));
                mask16_v0 = _mm256_xor_si256(mask15_v0, _mm256_set1_epi32(-1));
                mask16_v1 = _mm256_xor_si256(mask15_v1, _mm256_set1_epi32(-1));
                mask17_v0 = _mm256_and_si256(active_mask_v0, mask16_v0);
                mask17_v1 = _mm256_and_si256(active_mask_v1, mask16_v1);
                d_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(d_v0)));
                d_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(d_v1)));
                gone_v0 = _mm256_min_ps(t13_v, d_on2_v0);
                gone_v1 = _mm256_min_ps(t13_v, d_on2_v1);
                left_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(left_v0)));
                left_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(left_v1)));
                gone_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(gone_v0)));
                gone_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(gone_v1)));
                t12_v0 = _mm256_mul_ps(left_on_v0, gone_on_v0);
                t12_v1 = _mm256_mul_ps(left_on_v1, gone_on_v1);
                t13_v0 = _mm256_mul_ps(t12_v0, d_on2_v0);
                t13_v1 = _mm256_mul_ps(t12_v1, d_on2_v1);
                light_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(light_v0)));
                light_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(light_v1)));
                light3_v0 = _mm256_add_ps(light_on_v0, t13_v0);
                light3_v1 = _mm256_add_ps(light_on_v1, t13_v1);
                t14_v0 = _mm256_sub_ps(t4_v, gone_on_v0);
                t14_v1 = _mm256_sub_ps(t4_v, gone_on_v1);
                left2_v0 = _mm256_mul_ps(left_on_v0, t14_v0);
                left2_v1 = _mm256_mul_ps(left_on_v1, t14_v1);
                mask18_v0 = _mm256_castps_si256(_mm256_cmp_ps(left2_v0, t12_v, _CMP_LT_OS));
                mask18_v1 = _mm256_castps_si256(_mm256_cmp_ps(left2_v1, t12_v, _CMP_LT_OS));
                left3_v0 = _mm256_blendv_ps(left2_v0, left_v0, _mm256_castsi256_ps(mask15_v0));
                left3_v1 = _mm256_blendv_ps(left2_v1, left_v1, _mm256_castsi256_ps(mask15_v1));
                light4_v0 = _mm256_blendv_ps(light3_v0, light_v0, _mm256_castsi256_ps(mask15_v0));
                light4_v1 = _mm256_blendv_ps(light3_v1, light_v1, _mm256_castsi256_ps(mask15_v1));
                t2 = step_s + 1u;
                mask19_v0 = _mm256_xor_si256(mask18_v0, _mm256_set1_epi32(-1));
                mask19_v1 = _mm256_xor_si256(mask18_v1, _mm256_set1_epi32(-1));
                mask20_v0 = _mm256_and_si256(mask16_v0, mask19_v0);
                mask20_v1 = _mm256_and_si256(mask16_v1, mask19_v1);
                mask21_v0 = _mm256_or_si256(mask20_v0, mask15_v0);
                mask21_v1 = _mm256_or_si256(mask20_v1, mask15_v1);
                mask22_v0 = _mm256_and_si256(active_mask_v0, mask21_v0);
                mask22_v1 = _mm256_and_si256(active_mask_v1, mask21_v1);
                mask23_v0 = _mm256_and_si256(mask16_v0, mask18_v0);
                mask23_v1 = _mm256_and_si256(mask16_v1, mask18_v1);
                light5_v0 = _mm256_blendv_ps(light4_v0, light3_v0, _mm256_castsi256_ps(mask23_v0));
                light5_v1 = _mm256_blendv_ps(light4_v1, light3_v1, _mm256_castsi256_ps(mask23_v1));
                t15_v0 =
                    _mm256_blendv_ps(light2_v0, light5_v0, _mm256_castsi256_ps(active_mask_v0));
                t15_v1 =
                    _mm256_blendv_ps(light2_v1, light5_v1, _mm256_castsi256_ps(active_mask_v1));
                t28_v = _mm256_or_si256(mask22_v0, mask22_v1);
                t3 = !_mm256_testz_si256(t28_v, t28_v);
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
                active_mask_v0 = mask22_v0;
                active_mask_v1 = mask22_v1;
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
            const __m256 t60_v = _mm256_mul_ps(_mm256_loadu_ps(py + k2), t14_v);
            __m256 x_v = _mm256_add_ps(_mm256_mul_ps(px_v, t14_v), t15_v);
            __m256 y_v = _mm256_add_ps(t60_v, t15_v);
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
                const __m256i mask3_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask4_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t19_v, _CMP_LT_OS));
                const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
                const __m256i mask6_v = _mm256_and_si256(active_mask_v, mask5_v);
                const __m256 y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(y_v)));
                const __m256i mask7_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask8_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t19_v, _CMP_LT_OS));
                const __m256i mask9_v =
                    _mm256_and_si256(_mm256_and_si256(mask5_v, mask7_v), mask8_v);
                const __m256i mask10_v = _mm256_and_si256(active_mask_v, mask9_v);
                const __m256 z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask10_v, _mm256_castps_si256(z_v)));
                const __m256i mask11_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t18_v, _CMP_GE_OS));
                const __m256i mask12_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t19_v, _CMP_LT_OS));
                const __m256i mask13_v =
                    _mm256_and_si256(_mm256_and_si256(mask9_v, mask11_v), mask12_v);
                const __m256i mask14_v = _mm256_and_si256(active_mask_v, mask13_v);
                const __m256 x_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(x_v)));
                const __m256 y_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(y_v)));
                const __m256 z_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(z_v)));
                const __m256i t61_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_on2_v), 3);
                const __m256i t62_v = _mm256_add_epi32(t61_v, _mm256_cvttps_epi32(y_on2_v));
                const __m256i i_v = _mm256_cvttps_epi32(x_on2_v);
                const __m256i t63_v = _mm256_add_epi32(_mm256_slli_epi32(t62_v, 3), i_v);
                __m128i volume2_v;
                __m256 t64_v;
                __m256 t65_v;
                __m256 t66_v;
                __m256 d_v;
                __m256 px_on_v;
                __m256 t67_v;
                __m256 y_on3_v;
                __m256 z_on3_v;
                __m256 d_on_v;
                __m256i mask15_v;
                __m256i mask16_v;
                __m256i mask17_v;
                __m256 d_on2_v;
                __m256 left_on_v;
                __m256 gone_v;
                __m256 gone_on_v;
                __m256 light_on_v;
                __m256 t68_v;
                __m256 light3_v;
                __m256 left2_v;
                __m256i mask18_v;
                __m256 light4_v;
                unsigned int t5;
                __m256i mask19_v;
                __m256i mask20_v;
                __m256i mask21_v;
                __m256i mask22_v;
                __m256 light5_v;
                __m256 light_next;
                if (_mm256_testc_si256(mask14_v, _mm256_set1_epi32(-1))) {
                    const long t69_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t63_v));
                    const long t70_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t63_v),
                        _mm256_castsi256_si128(t63_v)));
                    const __m128i t71_v = _mm256_extracti128_si256(t63_v, 1);
                    const long t72_v = _mm_cvtsi128_si64(t71_v);
                    const long t73_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t71_v, t71_v));
                    const long t74_v =
                        (long)((unsigned long)(unsigned char)volume[(int)t69_v]
                        | (unsigned long)(unsigned char)volume[(t69_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)t70_v] << 16
                        | (unsigned long)(unsigned char)volume[(t70_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)t72_v] << 32
                        | (unsigned long)(unsigned char)volume[(t72_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)t73_v] << 48
                        | (unsigned long)(unsigned char)volume[(t73_v >> 32)] << 56);
                    volume2_v = _mm_cvtsi64_si128(t74_v);
                } else {
                    const __m256i mask23_v = _mm256_and_si256(active_mask_v, mask13_v);
                    __m128i t75_v = t20_v;
                    if (!_mm256_testz_si256(mask23_v, mask23_v)) {
                        const __m256i t76_v = _mm256_and_si256(mask23_v, t63_v);
                        const __m128i t77_v = _mm256_extracti128_si256(t76_v, 1);
                        const __m128i t78_v = _mm_max_epu32(_mm256_castsi256_si128(t76_v), t77_v);
                        const __m128i t79_v = _mm_max_epu32(t78_v, _mm_srli_si128(t78_v, 8));
                        const __m128i t80_v = _mm_max_epu32(t79_v, _mm_srli_si128(t79_v, 4));
                        const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t80_v);
                        const __m256i t81_v = _mm256_set1_epi32((int)(t6));
                        const __m256i t82_v = _mm256_blendv_epi8(t81_v, t63_v, mask23_v);
                        const long t83_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t82_v));
                        const long t84_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t82_v),
                            _mm256_castsi256_si128(t82_v)));
                        const __m128i t85_v = _mm256_extracti128_si256(t82_v, 1);
                        const long t86_v = _mm_cvtsi128_si64(t85_v);
                        const long t87_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t85_v, t85_v));
                        const long t88_v =
                            (long)((unsigned long)(unsigned char)volume[(int)t83_v]
                            | (unsigned long)(unsigned char)volume[(t83_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)t84_v] << 16
                            | (unsigned long)(unsigned char)volume[(t84_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)t86_v] << 32
                            | (unsigned long)(unsigned char)volume[(t86_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)t87_v] << 48
                            | (unsigned long)(unsigned char)volume[(t87_v >> 32)] << 56);
                        t75_v = _mm_cvtsi64_si128(t88_v);
                    }
                    volume2_v = t75_v;
                }
                t64_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume2_v));
                t65_v = _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(t64_v)));
                t66_v = _mm256_mul_ps(t65_v, t21_v);
                d_v = _mm256_castsi256_ps(_mm256_and_si256(mask13_v, _mm256_castps_si256(t66_v)));
                px_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(px_v)));
                t67_v = _mm256_mul_ps(_mm256_mul_ps(t22_v, px_on_v), t23_v);
                y_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(y_v)));
                z_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(z_v)));
                d_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(d_v)));
                mask15_v = _mm256_castps_si256(_mm256_cmp_ps(d_on_v, t25_v, _CMP_LE_OS));
                mask16_v = _mm256_xor_si256(mask15_v, _mm256_set1_epi32(-1));
                mask17_v = _mm256_and_si256(active_mask_v, mask16_v);
                d_on2_v = _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(d_v)));
                left_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(left_v)));
                gone_v = _mm256_min_ps(t26_v, d_on2_v);
                gone_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(gone_v)));
                light_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(light_v)));
                t68_v = _mm256_mul_ps(_mm256_mul_ps(left_on_v, gone_on_v), d_on2_v);
                light3_v = _mm256_add_ps(light_on_v, t68_v);
                left2_v = _mm256_mul_ps(left_on_v, _mm256_sub_ps(t17_v, gone_on_v));
                mask18_v = _mm256_castps_si256(_mm256_cmp_ps(left2_v, t25_v, _CMP_LT_OS));
                light4_v = _mm256_blendv_ps(light3_v, light_v, _mm256_castsi256_ps(mask15_v));
                t5 = step_s2 + 1u;
                mask19_v = _mm256_xor_si256(mask18_v, _mm256_set1_epi32(-1));
                mask20_v = _mm256_or_si256(_mm256_and_si256(mask16_v, mask19_v), mask15_v);
                mask21_v = _mm256_and_si256(active_mask_v, mask20_v);
                mask22_v = _mm256_and_si256(mask16_v, mask18_v);
                light5_v = _mm256_blendv_ps(light4_v, light3_v, _mm256_castsi256_ps(mask22_v));
                more2 = !_mm256_testz_si256(mask21_v, mask21_v) && (int)t5 < 24;
                light_next =
                    _mm256_blendv_ps(light2_v, light5_v, _mm256_castsi256_ps(active_mask_v));
                x_v = _mm256_add_ps(x_on_v, t67_v);
                y_v = _mm256_sub_ps(y_on3_v, t23_v);
                z_v = _mm256_add_ps(z_on3_v, t24_v);
                left_v = _mm256_blendv_ps(left2_v, left_v, _mm256_castsi256_ps(mask15_v));
                light_v = light4_v;
                step_s2 = t5;
                active_mask_v = mask21_v;
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
