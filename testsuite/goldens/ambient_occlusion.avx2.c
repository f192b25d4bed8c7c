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
        const __m256i mask2_v = _mm256_set1_epi32((int)(0 ? -1 : 0));
        const __m256i t9_v = _mm256_set1_epi32((int)(1));
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
            unsigned int t = 0u;
            __m256i t_v0 = t_v;
            __m256i t_v1 = t_v;
            __m256i t_v2 = t_v;
            __m256i t_v3 = t_v;
            int more;
            __m256 t2_v0;
            __m256 t2_v1;
            __m256 open_new_v0;
            __m256 open_new_v1;
            do {
                __m256i seed3_v0 = seed2_v0;
                __m256i seed3_v1 = seed2_v1;
                __m256i active_mask_v0 = mask_v;
                __m256i active_mask_v1 = mask_v;
                __m256i t3_v0 = t_v;
                __m256i t3_v1 = t_v;
                __m256 t4_v0 = t6_v;
                __m256 t4_v1 = t6_v;
                __m256 t4_v2 = t6_v;
                __m256 t4_v3 = t6_v;
                __m256 t4_v4 = t6_v;
                __m256 t4_v5 = t6_v;
                int more2;
                unsigned int t2;
                __m256i active_mask2_v0;
                __m256i active_mask2_v1;
                __m256i left_mask_v0;
                __m256i left_mask_v1;
                __m256i left_mask_v2;
                __m256i left_mask_v3;
                int more3;
                __m256i t5_v0;
                __m256i t5_v1;
                __m256i mask_v0;
                __m256i mask_v1;
                __m256i t6_v0;
                __m256i t6_v1;
                __m256i t7_v0;
                __m256i t7_v1;
                unsigned int t3;
                do {
                    const __m256i t8_v0 = _mm256_mullo_epi32(seed3_v0, t2_v);
                    const __m256i t8_v1 = _mm256_mullo_epi32(seed3_v1, t2_v);
                    const __m256i t9_v0 = _mm256_add_epi32(t8_v0, t3_v);
                    const __m256i t9_v1 = _mm256_add_epi32(t8_v1, t3_v);
                    const __m256i t10_v0 = _mm256_srli_epi32(t9_v0, 8);
                    const __m256i t10_v1 = _mm256_srli_epi32(t9_v1, 8);
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
                    const __m256 t16_v0 = _mm256_sub_ps(t15_v0, t7_v);
                    const __m256 t16_v1 = _mm256_sub_ps(t15_v1, t7_v);
                    const __m256i t17_v0 = _mm256_srli_epi32(t9_v0, 16);
                    const __m256i t17_v1 = _mm256_srli_epi32(t9_v1, 16);
                    const __m256i t18_v0 = _mm256_and_si256(t17_v0, t4_v);
                    const __m256i t18_v1 = _mm256_and_si256(t17_v1, t4_v);
                    const __m256i t19_v0 = _mm256_and_si256(active_mask_v0, t18_v0);
                    const __m256i t19_v1 = _mm256_and_si256(active_mask_v1, t18_v1);
                    const __m256 t20_v0 = _mm256_cvtepi32_ps(t19_v0);
                    const __m256 t20_v1 = _mm256_cvtepi32_ps(t19_v1);
                    const __m256 t21_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t20_v0)));
                    const __m256 t21_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t20_v1)));
                    const __m256 t22_v0 = _mm256_div_ps(t21_v0, t5_v);
                    const __m256 t22_v1 = _mm256_div_ps(t21_v1, t5_v);
                    const __m256 t23_v0 = _mm256_sub_ps(t22_v0, t7_v);
                    const __m256 t23_v1 = _mm256_sub_ps(t22_v1, t7_v);
                    const __m256i t24_v0 = _mm256_srli_epi32(t9_v0, 24);
                    const __m256i t24_v1 = _mm256_srli_epi32(t9_v1, 24);
                    const __m256i t25_v0 = _mm256_and_si256(active_mask_v0, t24_v0);
                    const __m256i t25_v1 = _mm256_and_si256(active_mask_v1, t24_v1);
                    const __m256 t26_v0 = _mm256_cvtepi32_ps(t25_v0);
                    const __m256 t26_v1 = _mm256_cvtepi32_ps(t25_v1);
                    const __m256 t27_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t26_v0)));
                    const __m256 t27_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t26_v1)));
                    const __m256 t28_v0 = _mm256_div_ps(t27_v0, t8_v);
                    const __m256 t28_v1 = _mm256_div_ps(t27_v1, t8_v);
                    const __m256 t29_v0 = _mm256_mul_ps(t16_v0, t16_v0);
                    const __m256 t29_v1 = _mm256_mul_ps(t16_v1, t16_v1);
                    const __m256 t30_v0 = _mm256_mul_ps(t23_v0, t23_v0);
                    const __m256 t30_v1 = _mm256_mul_ps(t23_v1, t23_v1);
                    const __m256 t31_v0 = _mm256_add_ps(t29_v0, t30_v0);
                    const __m256 t31_v1 = _mm256_add_ps(t29_v1, t30_v1);
                    const __m256 t32_v0 = _mm256_mul_ps(t28_v0, t28_v0);
                    const __m256 t32_v1 = _mm256_mul_ps(t28_v1, t28_v1);
                    const __m256 t33_v0 = _mm256_add_ps(t31_v0, t32_v0);
                    const __m256 t33_v1 = _mm256_add_ps(t31_v1, t32_v1);
                    const __m256i mask2_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t33_v0, t7_v, _CMP_GT_OS));
                    const __m256i mask2_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t33_v1, t7_v, _CMP_GT_OS));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i t34_v0 = _mm256_blendv_epi8(t3_v0, t9_v0, active_mask_v0);
                    const __m256i t34_v1 = _mm256_blendv_epi8(t3_v1, t9_v1, active_mask_v1);
                    const __m256 t35_v0 =
                        _mm256_blendv_ps(t4_v0, t16_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t35_v1 =
                        _mm256_blendv_ps(t4_v1, t16_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t36_v0 =
                        _mm256_blendv_ps(t4_v2, t23_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t36_v1 =
                        _mm256_blendv_ps(t4_v3, t23_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t37_v0 =
                        _mm256_blendv_ps(t4_v4, t28_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t37_v1 =
                        _mm256_blendv_ps(t4_v5, t28_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256i t11_v = _mm256_or_si256(mask3_v0, mask3_v1);
                    const int t4 = !_mm256_testz_si256(t11_v, t11_v);
                    more2 = t4;
                    seed3_v0 = t9_v0;
                    seed3_v1 = t9_v1;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    t3_v0 = t34_v0;
                    t3_v1 = t34_v1;
                    t4_v0 = t35_v0;
                    t4_v1 = t35_v1;
                    t4_v2 = t36_v0;
                    t4_v3 = t36_v1;
                    t4_v4 = t37_v0;
                    t4_v5 = t37_v1;
                } while (more2);
                t2 = 0u;
                active_mask2_v0 = mask_v;
                active_mask2_v1 = mask_v;
                left_mask_v0 = mask2_v;
                left_mask_v1 = mask2_v;
                left_mask_v2 = mask2_v;
                left_mask_v3 = mask2_v;
                do {
                    const float sphere_s = sphere[(long)(int)(4u * t2)];
                    const __m256 t12_v = _mm256_set1_ps(sphere_s);
                    const __m256 t38_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t12_v)));
                    const __m256 t38_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t12_v)));
                    const __m256 t39_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(x_v0)));
                    const __m256 t39_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(x_v1)));
                    const __m256 t40_v0 = _mm256_sub_ps(t38_v0, t39_v0);
                    const __m256 t40_v1 = _mm256_sub_ps(t38_v1, t39_v1);
                    const float sphere_s2 = sphere[(long)(int)(4u * t2 + 1u)];
                    const __m256 t13_v = _mm256_set1_ps(sphere_s2);
                    const __m256 t41_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t13_v)));
                    const __m256 t41_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t13_v)));
                    const __m256 t42_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(y_v0)));
                    const __m256 t42_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(y_v1)));
                    const __m256 t43_v0 = _mm256_sub_ps(t41_v0, t42_v0);
                    const __m256 t43_v1 = _mm256_sub_ps(t41_v1, t42_v1);
                    const float sphere_s3 = sphere[(long)(int)(4u * t2 + 2u)];
                    const __m256 t14_v = _mm256_set1_ps(sphere_s3);
                    const __m256 t44_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t14_v)));
                    const __m256 t44_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t14_v)));
                    const __m256 t45_v0 = _mm256_sub_ps(t44_v0, t6_v);
                    const __m256 t45_v1 = _mm256_sub_ps(t44_v1, t6_v);
                    const __m256 t46_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t4_v0)));
                    const __m256 t46_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t4_v1)));
                    const __m256 t47_v0 = _mm256_mul_ps(t40_v0, t46_v0);
                    const __m256 t47_v1 = _mm256_mul_ps(t40_v1, t46_v1);
                    const __m256 t48_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t4_v2)));
                    const __m256 t48_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t4_v3)));
                    const __m256 t49_v0 = _mm256_mul_ps(t43_v0, t48_v0);
                    const __m256 t49_v1 = _mm256_mul_ps(t43_v1, t48_v1);
                    const __m256 t50_v0 = _mm256_add_ps(t47_v0, t49_v0);
                    const __m256 t50_v1 = _mm256_add_ps(t47_v1, t49_v1);
                    const __m256 t51_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t4_v4)));
                    const __m256 t51_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t4_v5)));
                    const __m256 t52_v0 = _mm256_mul_ps(t45_v0, t51_v0);
                    const __m256 t52_v1 = _mm256_mul_ps(t45_v1, t51_v1);
                    const __m256 t53_v0 = _mm256_add_ps(t50_v0, t52_v0);
                    const __m256 t53_v1 = _mm256_add_ps(t50_v1, t52_v1);
                    const __m256i mask4_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t53_v0, t6_v, _CMP_LE_OS));
                    const __m256i mask4_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t53_v1, t6_v, _CMP_LE_OS));
                    const __m256i mask5_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
                    const __m256i mask5_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
                    const __m256i mask6_v0 = _mm256_and_si256(active_mask2_v0, mask5_v0);
                    const __m256i mask6_v1 = _mm256_and_si256(active_mask2_v1, mask5_v1);
                    const __m256 t54_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(t53_v0)));
                    const __m256 t54_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(t53_v1)));
                    const __m256 t55_v0 = _mm256_mul_ps(t54_v0, t54_v0);
                    const __m256 t55_v1 = _mm256_mul_ps(t54_v1, t54_v1);
                    const __m256 t56_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(t4_v0)));
                    const __m256 t56_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(t4_v1)));
                    const __m256 t57_v0 = _mm256_mul_ps(t56_v0, t56_v0);
                    const __m256 t57_v1 = _mm256_mul_ps(t56_v1, t56_v1);
                    const __m256 t58_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(t4_v2)));
                    const __m256 t58_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(t4_v3)));
                    const __m256 t59_v0 = _mm256_mul_ps(t58_v0, t58_v0);
                    const __m256 t59_v1 = _mm256_mul_ps(t58_v1, t58_v1);
                    const __m256 t60_v0 = _mm256_add_ps(t57_v0, t59_v0);
                    const __m256 t60_v1 = _mm256_add_ps(t57_v1, t59_v1);
                    const __m256 t61_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(t4_v4)));
                    const __m256 t61_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(t4_v5)));
                    const __m256 t62_v0 = _mm256_mul_ps(t61_v0, t61_v0);
                    const __m256 t62_v1 = _mm256_mul_ps(t61_v1, t61_v1);
                    const __m256 t63_v0 = _mm256_add_ps(t60_v0, t62_v0);
                    const __m256 t63_v1 = _mm256_add_ps(t60_v1, t62_v1);
                    const __m256 t64_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(t40_v0)));
                    const __m256 t64_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(t40_v1)));
                    const __m256 t65_v0 = _mm256_mul_ps(t64_v0, t64_v0);
                    const __m256 t65_v1 = _mm256_mul_ps(t64_v1, t64_v1);
                    const __m256 t66_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(t43_v0)));
                    const __m256 t66_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(t43_v1)));
                    const __m256 t67_v0 = _mm256_mul_ps(t66_v0, t66_v0);
                    const __m256 t67_v1 = _mm256_mul_ps(t66_v1, t66_v1);
                    const __m256 t68_v0 = _mm256_add_ps(t65_v0, t67_v0);
                    const __m256 t68_v1 = _mm256_add_ps(t65_v1, t67_v1);
                    const __m256 t69_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(t45_v0)));
                    const __m256 t69_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(t45_v1)));
                    const __m256 t70_v0 = _mm256_mul_ps(t69_v0, t69_v0);
                    const __m256 t70_v1 = _mm256_mul_ps(t69_v1, t69_v1);
                    const __m256 t71_v0 = _mm256_add_ps(t68_v0, t70_v0);
                    const __m256 t71_v1 = _mm256_add_ps(t68_v1, t70_v1);
                    const __m256 sphere_v0 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        sphere + (long)(int)(4u * t2 + 3u), t_v, _mm256_castsi256_ps(mask6_v0), 4);
                    const __m256 sphere_v1 =
                        _mm256_mask_i32gather_ps(_mm256_setzero_ps(),
                        sphere + (long)(int)(4u * t2 + 3u), t_v, _mm256_castsi256_ps(mask6_v1), 4);
                    const __m256 t72_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(sphere_v0)));
                    const __m256 t72_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(sphere_v1)));
                    const __m256 t73_v0 = _mm256_sub_ps(t71_v0, t72_v0);
                    const __m256 t73_v1 = _mm256_sub_ps(t71_v1, t72_v1);
                    const __m256 t74_v0 = _mm256_mul_ps(t63_v0, t73_v0);
                    const __m256 t74_v1 = _mm256_mul_ps(t63_v1, t73_v1);
                    const __m256 t75_v0 = _mm256_sub_ps(t55_v0, t74_v0);
                    const __m256 t75_v1 = _mm256_sub_ps(t55_v1, t74_v1);
                    const __m256i mask7_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t75_v0, t6_v, _CMP_GT_OS));
                    const __m256i mask7_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t75_v1, t6_v, _CMP_GT_OS));
                    const unsigned int t5 = t2 + 1u;
                    const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                    const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                    const __m256i mask9_v0 = _mm256_and_si256(mask5_v0, mask8_v0);
                    const __m256i mask9_v1 = _mm256_and_si256(mask5_v1, mask8_v1);
                    const __m256i mask10_v0 = _mm256_or_si256(mask9_v0, mask4_v0);
                    const __m256i mask10_v1 = _mm256_or_si256(mask9_v1, mask4_v1);
                    const __m256i mask3_v = _mm256_set1_epi32((int)(((int)t5 < 3) ? -1 : 0));
                    const __m256i mask11_v0 = _mm256_and_si256(mask10_v0, mask3_v);
                    const __m256i mask11_v1 = _mm256_and_si256(mask10_v1, mask3_v);
                    const __m256i mask12_v0 = _mm256_and_si256(active_mask2_v0, mask11_v0);
                    const __m256i mask12_v1 = _mm256_and_si256(active_mask2_v1, mask11_v1);
                    const __m256i mask13_v0 = _mm256_and_si256(mask5_v0, mask7_v0);
                    const __m256i mask13_v1 = _mm256_and_si256(mask5_v1, mask7_v1);
                    const __m256i mask14_v0 = _mm256_and_si256(active_mask2_v0, mask13_v0);
                    const __m256i mask14_v1 = _mm256_and_si256(active_mask2_v1, mask13_v1);
                    const __m256i mask15_v0 = _mm256_or_si256(left_mask_v0, mask14_v0);
                    const __m256i mask15_v1 = _mm256_or_si256(left_mask_v1, mask14_v1);
                    const __m256i mask16_v0 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                    const __m256i mask16_v1 = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                    const __m256i mask17_v0 = _mm256_and_si256(mask10_v0, mask16_v0);
                    const __m256i mask17_v1 = _mm256_and_si256(mask10_v1, mask16_v1);
                    const __m256i mask18_v0 = _mm256_and_si256(active_mask2_v0, mask17_v0);
                    const __m256i mask18_v1 = _mm256_and_si256(active_mask2_v1, mask17_v1);
                    const __m256i mask19_v0 = _mm256_or_si256(left_mask_v2, mask18_v0);
                    const __m256i mask19_v1 = _mm256_or_si256(left_mask_v3, mask18_v1);
                    const __m256i t15_v = _mm256_or_si256(mask12_v0, mask12_v1);
                    const int t6 = !_mm256_testz_si256(t15_v, t15_v);
                    more3 = t6;
                    t2 = t5;
                    active_mask2_v0 = mask12_v0;
                    active_mask2_v1 = mask12_v1;
                    left_mask_v0 = mask15_v0;
                    left_mask_v1 = mask15_v1;
                    left_mask_v2 = mask19_v0;
                    left_mask_v3 = mask19_v1;
                } while (more3);
                t5_v0 = _mm256_and_si256(left_mask_v0, t9_v);
                t5_v1 = _mm256_and_si256(left_mask_v1, t9_v);
                mask_v0 = _mm256_xor_si256(_mm256_cmpeq_epi32(t5_v0, t_v), _mm256_set1_epi32(-1));
                mask_v1 = _mm256_xor_si256(_mm256_cmpeq_epi32(t5_v1, t_v), _mm256_set1_epi32(-1));
                t6_v0 = _mm256_add_epi32(t_v0, t9_v);
                t6_v1 = _mm256_add_epi32(t_v1, t9_v);
                t7_v0 = _mm256_blendv_epi8(t6_v0, t_v0, mask_v0);
                t7_v1 = _mm256_blendv_epi8(t6_v1, t_v1, mask_v1);
                t3 = t + 1u;
                more = (int)t3 < 12;
                seed2_v0 = t3_v0;
                seed2_v1 = t3_v1;
                t = t3;
                t_v0 = t7_v0;
                t_v1 = t7_v1;
                t_v2 = t7_v0;
                t_v3 = t7_v1;
            } while (more);
            t2_v0 = _mm256_cvtepi32_ps(t_v2);
            t2_v1 = _mm256_cvtepi32_ps(t_v3);
            open_new_v0 = _mm256_div_ps(t2_v0, t10_v);
            open_new_v1 = _mm256_div_ps(t2_v1, t10_v);
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
