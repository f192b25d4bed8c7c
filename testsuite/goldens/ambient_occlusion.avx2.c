/* vcc 0.1.0 wrote this from ambient_occlusion.c for avx2 */
/* kernel: int n | in float x[n] | in float y[n] | in u32 seed[n] | in float sphere[12] | out float open[n] restrict */
/* How much of the sky a point sees past three spheres: x, y, z and squared radius of each. */
struct vector { float x, y, z; };

#pragma simd declare
static float inner(struct vector a, struct vector b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(sphere))
static int is_hidden(struct vector from, struct vector to, const float *sphere)
{
    int s;
    for (s = 0; s < 3; s++) {
        struct vector c;
        float b, d;
        c.x = sphere[4 * s] - from.x;
        c.y = sphere[4 * s + 1] - from.y;
        c.z = sphere[4 * s + 2] - from.z;
        b = inner(c, to);
        if (b <= 0.0f)
            continue;
        d = b * b - inner(to, to) * (inner(c, c) - sphere[4 * s + 3]);
        if (d > 0.0f)
            return 1;
    }
    return 0;
}

#pragma simd declare(uniform(sphere))
static float ambient_occlusion_lane(float x, float y, unsigned seed, const float *sphere)
{
    struct vector from, to;
    int ray, seen = 0;
    from.x = x;
    from.y = y;
    from.z = 0.0f;
    for (ray = 0; ray < 12; ray++) {
        do {
            seed = seed * 1664525u + 1013904223u;
            to.x = (float)(int)(seed >> 8 & 255) / 128.0f - 1.0f;
            to.y = (float)(int)(seed >> 16 & 255) / 128.0f - 1.0f;
            to.z = (float)(int)(seed >> 24) / 256.0f;
        } while (inner(to, to) > 1.0f);
        if (!is_hidden(from, to, sphere))
            seen++;
    }
    return (float)seen / 12.0f;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void ambient_occlusion(int n, const float *x, const float *y, const unsigned *seed,
                       const float *sphere, float *open)
{
    int k;
    /* vcc: line 57: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        const __m256i mask_v = _mm256_set1_epi32((int)(1 ? -1 : 0));
        const __m256i t2_v = _mm256_set1_epi32((int)(1664525));
        const __m256i t3_v = _mm256_set1_epi32((int)(1013904223));
        const __m256i t4_v = _mm256_set1_epi32((int)(255));
        const __m256 t5_v = _mm256_set1_ps(128.0f);
        const __m256 t6_v = _mm256_set1_ps(0.0f);
        const __m256 t7_v = _mm256_set1_ps(1.0f);
        const __m256 t8_v = _mm256_set1_ps(256.0f);
        const __m256i t9_v = _mm256_set1_epi32((int)(1));
        const __m256i mask2_v = _mm256_set1_epi32((int)(0 ? -1 : 0));
        const __m256 t10_v = _mm256_set1_ps(12.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k2);
            const __m256 x_v1 = _mm256_loadu_ps(x + k2 + 8);
            const __m256 y_v0 = _mm256_loadu_ps(y + k2);
            const __m256 y_v1 = _mm256_loadu_ps(y + k2 + 8);
            const __m256i seed_v0 = _mm256_loadu_si256((const void *)(seed + k2));
            const __m256i seed_v1 = _mm256_loadu_si256((const void *)(seed + k2 + 8));
            __m256i seed2_v0 = seed_v0;
            __m256i seed2_v1 = seed_v1;
            unsigned int ray_s = 0u;
            __m256i seen_v0 = t_v;
            __m256i seen_v1 = t_v;
            __m256i seen_v2 = t_v;
            __m256i seen_v3 = t_v;
            int more;
            __m256 t_v0;
            __m256 t_v1;
            __m256 open_new_v0;
            __m256 open_new_v1;
            do {
                __m256i seed3_v0 = seed2_v0;
                __m256i seed3_v1 = seed2_v1;
                __m256i active_mask_v0 = mask_v;
                __m256i active_mask_v1 = mask_v;
                __m256i seed4_v0 = t_v;
                __m256i seed4_v1 = t_v;
                __m256 to_x_v0 = t6_v;
                __m256 to_x_v1 = t6_v;
                __m256 to_y_v0 = t6_v;
                __m256 to_y_v1 = t6_v;
                __m256 to_z_v0 = t6_v;
                __m256 to_z_v1 = t6_v;
                int more2;
                unsigned int s_s;
                __m256i active_mask2_v0;
                __m256i active_mask2_v1;
                __m256i t2_v0;
                __m256i t2_v1;
                __m256i left_mask_v0;
                __m256i left_mask_v1;
                int more3;
                __m256i mask_v0;
                __m256i mask_v1;
                __m256i seen2_v0;
                __m256i seen2_v1;
                __m256i seen3_v0;
                __m256i seen3_v1;
                unsigned int t;
                do {
                    const __m256i t3_v0 = _mm256_mullo_epi32(seed3_v0, t2_v);
                    const __m256i t3_v1 = _mm256_mullo_epi32(seed3_v1, t2_v);
                    const __m256i seed5_v0 = _mm256_add_epi32(t3_v0, t3_v);
                    const __m256i seed5_v1 = _mm256_add_epi32(t3_v1, t3_v);
                    const __m256i t4_v0 = _mm256_srli_epi32(seed5_v0, 8);
                    const __m256i t4_v1 = _mm256_srli_epi32(seed5_v1, 8);
                    const __m256i t5_v0 = _mm256_and_si256(t4_v0, t4_v);
                    const __m256i t5_v1 = _mm256_and_si256(t4_v1, t4_v);
                    const __m256i t6_v0 = _mm256_and_si256(active_mask_v0, t5_v0);
                    const __m256i t6_v1 = _mm256_and_si256(active_mask_v1, t5_v1);
                    const __m256 t7_v0 = _mm256_cvtepi32_ps(t6_v0);
                    const __m256 t7_v1 = _mm256_cvtepi32_ps(t6_v1);
                    const __m256 t8_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t7_v0)));
                    const __m256 t8_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t7_v1)));
                    const __m256 t9_v0 = _mm256_div_ps(t8_v0, t5_v);
                    const __m256 t9_v1 = _mm256_div_ps(t8_v1, t5_v);
                    const __m256 to_x2_v0 = _mm256_sub_ps(t9_v0, t7_v);
                    const __m256 to_x2_v1 = _mm256_sub_ps(t9_v1, t7_v);
                    const __m256i t10_v0 = _mm256_srli_epi32(seed5_v0, 16);
                    const __m256i t10_v1 = _mm256_srli_epi32(seed5_v1, 16);
                    const __m256i t11_v0 = _mm256_and_si256(t10_v0, t4_v);
                    const __m256i t11_v1 = _mm256_and_si256(t10_v1, t4_v);
                    const __m256i t12_v0 = _mm256_and_si256(active_mask_v0, t11_v0);
                    const __m256i t12_v1 = _mm256_and_si256(active_mask_v1, t11_v1);
                    const __m256 t13_v0 = _mm256_cvtepi32_ps(t12_v0);
                    const __m256 t13_v1 = _mm256_cvtepi32_ps(t12_v1);
                    const __m256 t14_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t13_v0)));
                    const __m256 t14_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t13_v1)));
                    const __m256 t15_v0 = _mm256_div_ps(t14_v0, t5_v);
                    const __m256 t15_v1 = _mm256_div_ps(t14_v1, t5_v);
                    const __m256 to_y2_v0 = _mm256_sub_ps(t15_v0, t7_v);
                    const __m256 to_y2_v1 = _mm256_sub_ps(t15_v1, t7_v);
                    const __m256i t16_v0 = _mm256_srli_epi32(seed5_v0, 24);
                    const __m256i t16_v1 = _mm256_srli_epi32(seed5_v1, 24);
                    const __m256i t17_v0 = _mm256_and_si256(active_mask_v0, t16_v0);
                    const __m256i t17_v1 = _mm256_and_si256(active_mask_v1, t16_v1);
                    const __m256 t18_v0 = _mm256_cvtepi32_ps(t17_v0);
                    const __m256 t18_v1 = _mm256_cvtepi32_ps(t17_v1);
                    const __m256 t19_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t18_v0)));
                    const __m256 t19_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t18_v1)));
                    const __m256 to_z2_v0 = _mm256_div_ps(t19_v0, t8_v);
                    const __m256 to_z2_v1 = _mm256_div_ps(t19_v1, t8_v);
                    const __m256 t20_v0 = _mm256_mul_ps(to_x2_v0, to_x2_v0);
                    const __m256 t20_v1 = _mm256_mul_ps(to_x2_v1, to_x2_v1);
                    const __m256 t21_v0 = _mm256_mul_ps(to_y2_v0, to_y2_v0);
                    const __m256 t21_v1 = _mm256_mul_ps(to_y2_v1, to_y2_v1);
                    const __m256 t22_v0 = _mm256_add_ps(t20_v0, t21_v0);
                    const __m256 t22_v1 = _mm256_add_ps(t20_v1, t21_v1);
                    const __m256 t23_v0 = _mm256_mul_ps(to_z2_v0, to_z2_v0);
                    const __m256 t23_v1 = _mm256_mul_ps(to_z2_v1, to_z2_v1);
                    const __m256 t24_v0 = _mm256_add_ps(t22_v0, t23_v0);
                    const __m256 t24_v1 = _mm256_add_ps(t22_v1, t23_v1);
                    const __m256i mask2_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t24_v0, t7_v, _CMP_GT_OS));
                    const __m256i mask2_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t24_v1, t7_v, _CMP_GT_OS));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i t25_v0 = _mm256_blendv_epi8(seed4_v0, seed5_v0, active_mask_v0);
                    const __m256i t25_v1 = _mm256_blendv_epi8(seed4_v1, seed5_v1, active_mask_v1);
                    const __m256 t26_v0 =
                        _mm256_blendv_ps(to_x_v0, to_x2_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t26_v1 =
                        _mm256_blendv_ps(to_x_v1, to_x2_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t27_v0 =
                        _mm256_blendv_ps(to_y_v0, to_y2_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t27_v1 =
                        _mm256_blendv_ps(to_y_v1, to_y2_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t28_v0 =
                        _mm256_blendv_ps(to_z_v0, to_z2_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t28_v1 =
                        _mm256_blendv_ps(to_z_v1, to_z2_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256i t11_v = _mm256_or_si256(mask3_v0, mask3_v1);
                    const int t2 = !_mm256_testz_si256(t11_v, t11_v);
                    more2 = t2;
                    seed3_v0 = seed5_v0;
                    seed3_v1 = seed5_v1;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    seed4_v0 = t25_v0;
                    seed4_v1 = t25_v1;
                    to_x_v0 = t26_v0;
                    to_x_v1 = t26_v1;
                    to_y_v0 = t27_v0;
                    to_y_v1 = t27_v1;
                    to_z_v0 = t28_v0;
                    to_z_v1 = t28_v1;
                } while (more2);
                s_s = 0u;
                active_mask2_v0 = mask_v;
                active_mask2_v1 = mask_v;
                t2_v0 = t_v;
                t2_v1 = t_v;
                left_mask_v0 = mask2_v;
                left_mask_v1 = mask2_v;
                do {
                    const float sphere_s = sphere[(long)(int)(4u * s_s)];
                    const __m256 t12_v = _mm256_set1_ps(sphere_s);
                    const __m256 t29_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t12_v)));
                    const __m256 t29_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t12_v)));
                    const __m256 x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(x_v0)));
                    const __m256 x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(x_v1)));
                    const __m256 c_x_v0 = _mm256_sub_ps(t29_v0, x_on_v0);
                    const __m256 c_x_v1 = _mm256_sub_ps(t29_v1, x_on_v1);
                    const float sphere_s2 = sphere[(long)(int)(4u * s_s + 1u)];
                    const __m256 t13_v = _mm256_set1_ps(sphere_s2);
                    const __m256 t30_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t13_v)));
                    const __m256 t30_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t13_v)));
                    const __m256 y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(y_v0)));
                    const __m256 y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(y_v1)));
                    const __m256 c_y_v0 = _mm256_sub_ps(t30_v0, y_on_v0);
                    const __m256 c_y_v1 = _mm256_sub_ps(t30_v1, y_on_v1);
                    const float sphere_s3 = sphere[(long)(int)(4u * s_s + 2u)];
                    const __m256 t14_v = _mm256_set1_ps(sphere_s3);
                    const __m256 t31_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t14_v)));
                    const __m256 t31_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t14_v)));
                    const __m256 c_z_v0 = _mm256_sub_ps(t31_v0, t6_v);
                    const __m256 c_z_v1 = _mm256_sub_ps(t31_v1, t6_v);
                    const __m256 to_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_x_v0)));
                    const __m256 to_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_x_v1)));
                    const __m256 t32_v0 = _mm256_mul_ps(c_x_v0, to_x_on_v0);
                    const __m256 t32_v1 = _mm256_mul_ps(c_x_v1, to_x_on_v1);
                    const __m256 to_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_y_v0)));
                    const __m256 to_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_y_v1)));
                    const __m256 t33_v0 = _mm256_mul_ps(c_y_v0, to_y_on_v0);
                    const __m256 t33_v1 = _mm256_mul_ps(c_y_v1, to_y_on_v1);
                    const __m256 t34_v0 = _mm256_add_ps(t32_v0, t33_v0);
                    const __m256 t34_v1 = _mm256_add_ps(t32_v1, t33_v1);
                    const __m256 to_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_z_v0)));
                    const __m256 to_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_z_v1)));
                    const __m256 t35_v0 = _mm256_mul_ps(c_z_v0, to_z_on_v0);
                    const __m256 t35_v1 = _mm256_mul_ps(c_z_v1, to_z_on_v1);
                    const __m256 t36_v0 = _mm256_add_ps(t34_v0, t35_v0);
                    const __m256 t36_v1 = _mm256_add_ps(t34_v1, t35_v1);
                    const __m256i mask4_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t36_v0, t6_v, _CMP_LE_OS));
                    const __m256i mask4_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t36_v1, t6_v, _CMP_LE_OS));
                    const __m256i mask5_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
                    const __m256i mask5_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
                    const __m256i mask6_v0 = _mm256_and_si256(active_mask2_v0, mask5_v0);
                    const __m256i mask6_v1 = _mm256_and_si256(active_mask2_v1, mask5_v1);
                    const __m256 t37_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(t36_v0)));
                    const __m256 t37_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(t36_v1)));
                    const __m256 t38_v0 = _mm256_mul_ps(t37_v0, t37_v0);
                    const __m256 t38_v1 = _mm256_mul_ps(t37_v1, t37_v1);
                    const __m256 to_x_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_x_v0)));
                    const __m256 to_x_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_x_v1)));
                    const __m256 t39_v0 = _mm256_mul_ps(to_x_on2_v0, to_x_on2_v0);
                    const __m256 t39_v1 = _mm256_mul_ps(to_x_on2_v1, to_x_on2_v1);
                    const __m256 to_y_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_y_v0)));
                    const __m256 to_y_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_y_v1)));
                    const __m256 t40_v0 = _mm256_mul_ps(to_y_on2_v0, to_y_on2_v0);
                    const __m256 t40_v1 = _mm256_mul_ps(to_y_on2_v1, to_y_on2_v1);
                    const __m256 t41_v0 = _mm256_add_ps(t39_v0, t40_v0);
                    const __m256 t41_v1 = _mm256_add_ps(t39_v1, t40_v1);
                    const __m256 to_z_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_z_v0)));
                    const __m256 to_z_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_z_v1)));
                    const __m256 t42_v0 = _mm256_mul_ps(to_z_on2_v0, to_z_on2_v0);
                    const __m256 t42_v1 = _mm256_mul_ps(to_z_on2_v1, to_z_on2_v1);
                    const __m256 t43_v0 = _mm256_add_ps(t41_v0, t42_v0);
                    const __m256 t43_v1 = _mm256_add_ps(t41_v1, t42_v1);
                    const __m256 c_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_x_v0)));
                    const __m256 c_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_x_v1)));
                    const __m256 t44_v0 = _mm256_mul_ps(c_x_on_v0, c_x_on_v0);
                    const __m256 t44_v1 = _mm256_mul_ps(c_x_on_v1, c_x_on_v1);
                    const __m256 c_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_y_v0)));
                    const __m256 c_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_y_v1)));
                    const __m256 t45_v0 = _mm256_mul_ps(c_y_on_v0, c_y_on_v0);
                    const __m256 t45_v1 = _mm256_mul_ps(c_y_on_v1, c_y_on_v1);
                    const __m256 t46_v0 = _mm256_add_ps(t44_v0, t45_v0);
                    const __m256 t46_v1 = _mm256_add_ps(t44_v1, t45_v1);
                    const __m256 c_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_z_v0)));
                    const __m256 c_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_z_v1)));
                    const __m256 t47_v0 = _mm256_mul_ps(c_z_on_v0, c_z_on_v0);
                    const __m256 t47_v1 = _mm256_mul_ps(c_z_on_v1, c_z_on_v1);
                    const __m256 t48_v0 = _mm256_add_ps(t46_v0, t47_v0);
                    const __m256 t48_v1 = _mm256_add_ps(t46_v1, t47_v1);
                    const __m256 sphere_v0 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        sphere + (long)(int)(4u * s_s + 3u), t_v, _mm256_castsi256_ps(mask6_v0), 4);
                    const __m256 sphere_v1 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        sphere + (long)(int)(4u * s_s + 3u), t_v, _mm256_castsi256_ps(mask6_v1), 4);
                    const __m256 sphere_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(sphere_v0)));
                    const __m256 sphere_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(sphere_v1)));
                    const __m256 t49_v0 = _mm256_sub_ps(t48_v0, sphere_on_v0);
                    const __m256 t49_v1 = _mm256_sub_ps(t48_v1, sphere_on_v1);
                    const __m256 t50_v0 = _mm256_mul_ps(t43_v0, t49_v0);
                    const __m256 t50_v1 = _mm256_mul_ps(t43_v1, t49_v1);
                    const __m256 d_v0 = _mm256_sub_ps(t38_v0, t50_v0);
                    const __m256 d_v1 = _mm256_sub_ps(t38_v1, t50_v1);
                    const __m256i mask7_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v0, t6_v, _CMP_GT_OS));
                    const __m256i mask7_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v1, t6_v, _CMP_GT_OS));
                    const unsigned int t3 = s_s + 1u;
                    const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                    const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                    const __m256i mask9_v0 = _mm256_and_si256(mask5_v0, mask8_v0);
                    const __m256i mask9_v1 = _mm256_and_si256(mask5_v1, mask8_v1);
                    const __m256i mask10_v0 = _mm256_or_si256(mask9_v0, mask4_v0);
                    const __m256i mask10_v1 = _mm256_or_si256(mask9_v1, mask4_v1);
                    const __m256i mask11_v0 = _mm256_and_si256(active_mask2_v0, mask10_v0);
                    const __m256i mask11_v1 = _mm256_and_si256(active_mask2_v1, mask10_v1);
                    const __m256i mask12_v0 = _mm256_and_si256(mask5_v0, mask7_v0);
                    const __m256i mask12_v1 = _mm256_and_si256(mask5_v1, mask7_v1);
                    const __m256i t51_v0 = _mm256_and_si256(mask12_v0, t9_v);
                    const __m256i t51_v1 = _mm256_and_si256(mask12_v1, t9_v);
                    const __m256i t52_v0 = _mm256_blendv_epi8(t2_v0, t51_v0, active_mask2_v0);
                    const __m256i t52_v1 = _mm256_blendv_epi8(t2_v1, t51_v1, active_mask2_v1);
                    const __m256i mask13_v0 = _mm256_and_si256(active_mask2_v0, mask12_v0);
                    const __m256i mask13_v1 = _mm256_and_si256(active_mask2_v1, mask12_v1);
                    const __m256i mask14_v0 = _mm256_or_si256(left_mask_v0, mask13_v0);
                    const __m256i mask14_v1 = _mm256_or_si256(left_mask_v1, mask13_v1);
                    const __m256i t15_v = _mm256_or_si256(mask11_v0, mask11_v1);
                    const int t4 = !_mm256_testz_si256(t15_v, t15_v);
                    more3 = t4 && (int)t3 < 3;
                    s_s = t3;
                    active_mask2_v0 = mask11_v0;
                    active_mask2_v1 = mask11_v1;
                    t2_v0 = t52_v0;
                    t2_v1 = t52_v1;
                    left_mask_v0 = mask14_v0;
                    left_mask_v1 = mask14_v1;
                } while (more3);
                mask_v0 = _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v0, t_v), _mm256_set1_epi32(-1));
                mask_v1 = _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v1, t_v), _mm256_set1_epi32(-1));
                seen2_v0 = _mm256_add_epi32(seen_v0, t9_v);
                seen2_v1 = _mm256_add_epi32(seen_v1, t9_v);
                seen3_v0 = _mm256_blendv_epi8(seen2_v0, seen_v0, mask_v0);
                seen3_v1 = _mm256_blendv_epi8(seen2_v1, seen_v1, mask_v1);
                t = ray_s + 1u;
                more = (int)t < 12;
                seed2_v0 = seed4_v0;
                seed2_v1 = seed4_v1;
                ray_s = t;
                seen_v0 = seen3_v0;
                seen_v1 = seen3_v1;
                seen_v2 = seen3_v0;
                seen_v3 = seen3_v1;
            } while (more);
            t_v0 = _mm256_cvtepi32_ps(seen_v2);
            t_v1 = _mm256_cvtepi32_ps(seen_v3);
            open_new_v0 = _mm256_div_ps(t_v0, t10_v);
            open_new_v1 = _mm256_div_ps(t_v1, t10_v);
            _mm256_storeu_ps(open + k2, open_new_v0);
            _mm256_storeu_ps(open + k2 + 8, open_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
    }
}
