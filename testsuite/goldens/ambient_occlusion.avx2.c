/* vcc 0.1.0 wrote this from ambient_occlusion.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef unsigned int vcc_u32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void ambient_occlusion(int n, const float *x, const float *y, const unsigned *seed,
                       const float *sphere, float *open)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 57: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256i t2_v = _mm256_set1_epi32(1664525);
        const __m256i t3_v = _mm256_set1_epi32(1013904223);
        const __m256i t4_v = _mm256_set1_epi32(255);
        const __m256 t5_v = _mm256_set1_ps(0.0078125f);
        const __m256 t6_v = _mm256_set1_ps(0.0f);
        const __m256 t7_v = _mm256_set1_ps(1.0f);
        const __m256 t8_v = _mm256_set1_ps(0.00390625f);
        const __m256i t9_v = _mm256_set1_epi32(1);
        const __m256 t10_v = _mm256_set1_ps(12.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k2);
            const __m256 x_v1 = _mm256_loadu_ps(x + k2 + 8);
            const __m256 x_v2 = _mm256_loadu_ps(x + k2 + 16);
            const __m256 x_v3 = _mm256_loadu_ps(x + k2 + 24);
            const __m256 y_v0 = _mm256_loadu_ps(y + k2);
            const __m256 y_v1 = _mm256_loadu_ps(y + k2 + 8);
            const __m256 y_v2 = _mm256_loadu_ps(y + k2 + 16);
            const __m256 y_v3 = _mm256_loadu_ps(y + k2 + 24);
            const __m256i seed_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2));
            const __m256i seed_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2 + 8));
            const __m256i seed_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2 + 16));
            const __m256i seed_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2 + 24));
            __m256i seed2_v0 = seed_v0;
            __m256i seed2_v1 = seed_v1;
            __m256i seed2_v2 = seed_v2;
            __m256i seed2_v3 = seed_v3;
            unsigned int ray_s = 0u;
            __m256i seen_v0 = t_v;
            __m256i seen_v1 = t_v;
            __m256i seen_v2 = t_v;
            __m256i seen_v3 = t_v;
            int more;
            do {
                __m256i seed3_v0 = seed2_v0;
                __m256i seed3_v1 = seed2_v1;
                __m256i seed3_v2 = seed2_v2;
                __m256i seed3_v3 = seed2_v3;
                __m256i active_mask_v0 = mask_v;
                __m256i active_mask_v1 = mask_v;
                __m256i active_mask_v2 = mask_v;
                __m256i active_mask_v3 = mask_v;
                __m256i seed4_v0 = t_v;
                __m256i seed4_v1 = t_v;
                __m256i seed4_v2 = t_v;
                __m256i seed4_v3 = t_v;
                __m256 to_x_v0 = t6_v;
                __m256 to_x_v1 = t6_v;
                __m256 to_x_v2 = t6_v;
                __m256 to_x_v3 = t6_v;
                __m256 to_y_v0 = t6_v;
                __m256 to_y_v1 = t6_v;
                __m256 to_y_v2 = t6_v;
                __m256 to_y_v3 = t6_v;
                __m256 to_z_v0 = t6_v;
                __m256 to_z_v1 = t6_v;
                __m256 to_z_v2 = t6_v;
                __m256 to_z_v3 = t6_v;
                int more2;
                do {
                    const __m256i t3_v0 = _mm256_mullo_epi32(seed3_v0, t2_v);
                    const __m256i t3_v1 = _mm256_mullo_epi32(seed3_v1, t2_v);
                    const __m256i t3_v2 = _mm256_mullo_epi32(seed3_v2, t2_v);
                    const __m256i t3_v3 = _mm256_mullo_epi32(seed3_v3, t2_v);
                    const __m256i seed6_v0 = _mm256_add_epi32(t3_v0, t3_v);
                    const __m256i seed6_v1 = _mm256_add_epi32(t3_v1, t3_v);
                    const __m256i seed6_v2 = _mm256_add_epi32(t3_v2, t3_v);
                    const __m256i seed6_v3 = _mm256_add_epi32(t3_v3, t3_v);
                    const __m256i t4_v0 = _mm256_srli_epi32(seed6_v0, 8);
                    const __m256i t4_v1 = _mm256_srli_epi32(seed6_v1, 8);
                    const __m256i t4_v2 = _mm256_srli_epi32(seed6_v2, 8);
                    const __m256i t4_v3 = _mm256_srli_epi32(seed6_v3, 8);
                    const __m256i t5_v0 = _mm256_and_si256(t4_v0, t4_v);
                    const __m256i t5_v1 = _mm256_and_si256(t4_v1, t4_v);
                    const __m256i t5_v2 = _mm256_and_si256(t4_v2, t4_v);
                    const __m256i t5_v3 = _mm256_and_si256(t4_v3, t4_v);
                    const __m256 t6_v0 = _mm256_cvtepi32_ps(t5_v0);
                    const __m256 t6_v1 = _mm256_cvtepi32_ps(t5_v1);
                    const __m256 t6_v2 = _mm256_cvtepi32_ps(t5_v2);
                    const __m256 t6_v3 = _mm256_cvtepi32_ps(t5_v3);
                    const __m256 t7_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t6_v0)));
                    const __m256 t7_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t6_v1)));
                    const __m256 t7_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                        _mm256_castps_si256(t6_v2)));
                    const __m256 t7_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                        _mm256_castps_si256(t6_v3)));
                    const __m256 t8_v0 = _mm256_mul_ps(t7_v0, t5_v);
                    const __m256 t8_v1 = _mm256_mul_ps(t7_v1, t5_v);
                    const __m256 t8_v2 = _mm256_mul_ps(t7_v2, t5_v);
                    const __m256 t8_v3 = _mm256_mul_ps(t7_v3, t5_v);
                    const __m256 to_x3_v0 = _mm256_sub_ps(t8_v0, t7_v);
                    const __m256 to_x3_v1 = _mm256_sub_ps(t8_v1, t7_v);
                    const __m256 to_x3_v2 = _mm256_sub_ps(t8_v2, t7_v);
                    const __m256 to_x3_v3 = _mm256_sub_ps(t8_v3, t7_v);
                    const __m256i t9_v0 = _mm256_srli_epi32(seed6_v0, 16);
                    const __m256i t9_v1 = _mm256_srli_epi32(seed6_v1, 16);
                    const __m256i t9_v2 = _mm256_srli_epi32(seed6_v2, 16);
                    const __m256i t9_v3 = _mm256_srli_epi32(seed6_v3, 16);
                    const __m256i t10_v0 = _mm256_and_si256(t9_v0, t4_v);
                    const __m256i t10_v1 = _mm256_and_si256(t9_v1, t4_v);
                    const __m256i t10_v2 = _mm256_and_si256(t9_v2, t4_v);
                    const __m256i t10_v3 = _mm256_and_si256(t9_v3, t4_v);
                    const __m256 t11_v0 = _mm256_cvtepi32_ps(t10_v0);
                    const __m256 t11_v1 = _mm256_cvtepi32_ps(t10_v1);
                    const __m256 t11_v2 = _mm256_cvtepi32_ps(t10_v2);
                    const __m256 t11_v3 = _mm256_cvtepi32_ps(t10_v3);
                    const __m256 t12_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t11_v0)));
                    const __m256 t12_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t11_v1)));
                    const __m256 t12_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                        _mm256_castps_si256(t11_v2)));
                    const __m256 t12_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                        _mm256_castps_si256(t11_v3)));
                    const __m256 t13_v0 = _mm256_mul_ps(t12_v0, t5_v);
                    const __m256 t13_v1 = _mm256_mul_ps(t12_v1, t5_v);
                    const __m256 t13_v2 = _mm256_mul_ps(t12_v2, t5_v);
                    const __m256 t13_v3 = _mm256_mul_ps(t12_v3, t5_v);
                    const __m256 to_y3_v0 = _mm256_sub_ps(t13_v0, t7_v);
                    const __m256 to_y3_v1 = _mm256_sub_ps(t13_v1, t7_v);
                    const __m256 to_y3_v2 = _mm256_sub_ps(t13_v2, t7_v);
                    const __m256 to_y3_v3 = _mm256_sub_ps(t13_v3, t7_v);
                    const __m256i t14_v0 = _mm256_srli_epi32(seed6_v0, 24);
                    const __m256i t14_v1 = _mm256_srli_epi32(seed6_v1, 24);
                    const __m256i t14_v2 = _mm256_srli_epi32(seed6_v2, 24);
                    const __m256i t14_v3 = _mm256_srli_epi32(seed6_v3, 24);
                    const __m256 t15_v0 = _mm256_cvtepi32_ps(t14_v0);
                    const __m256 t15_v1 = _mm256_cvtepi32_ps(t14_v1);
                    const __m256 t15_v2 = _mm256_cvtepi32_ps(t14_v2);
                    const __m256 t15_v3 = _mm256_cvtepi32_ps(t14_v3);
                    const __m256 t16_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                        _mm256_castps_si256(t15_v0)));
                    const __m256 t16_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                        _mm256_castps_si256(t15_v1)));
                    const __m256 t16_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                        _mm256_castps_si256(t15_v2)));
                    const __m256 t16_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                        _mm256_castps_si256(t15_v3)));
                    const __m256 to_z3_v0 = _mm256_mul_ps(t16_v0, t8_v);
                    const __m256 to_z3_v1 = _mm256_mul_ps(t16_v1, t8_v);
                    const __m256 to_z3_v2 = _mm256_mul_ps(t16_v2, t8_v);
                    const __m256 to_z3_v3 = _mm256_mul_ps(t16_v3, t8_v);
                    const __m256 t17_v0 = _mm256_mul_ps(to_x3_v0, to_x3_v0);
                    const __m256 t17_v1 = _mm256_mul_ps(to_x3_v1, to_x3_v1);
                    const __m256 t17_v2 = _mm256_mul_ps(to_x3_v2, to_x3_v2);
                    const __m256 t17_v3 = _mm256_mul_ps(to_x3_v3, to_x3_v3);
                    const __m256 t18_v0 = _mm256_mul_ps(to_y3_v0, to_y3_v0);
                    const __m256 t18_v1 = _mm256_mul_ps(to_y3_v1, to_y3_v1);
                    const __m256 t18_v2 = _mm256_mul_ps(to_y3_v2, to_y3_v2);
                    const __m256 t18_v3 = _mm256_mul_ps(to_y3_v3, to_y3_v3);
                    const __m256 t19_v0 = _mm256_add_ps(t17_v0, t18_v0);
                    const __m256 t19_v1 = _mm256_add_ps(t17_v1, t18_v1);
                    const __m256 t19_v2 = _mm256_add_ps(t17_v2, t18_v2);
                    const __m256 t19_v3 = _mm256_add_ps(t17_v3, t18_v3);
                    const __m256 t20_v0 = _mm256_mul_ps(to_z3_v0, to_z3_v0);
                    const __m256 t20_v1 = _mm256_mul_ps(to_z3_v1, to_z3_v1);
                    const __m256 t20_v2 = _mm256_mul_ps(to_z3_v2, to_z3_v2);
                    const __m256 t20_v3 = _mm256_mul_ps(to_z3_v3, to_z3_v3);
                    const __m256 t21_v0 = _mm256_add_ps(t19_v0, t20_v0);
                    const __m256 t21_v1 = _mm256_add_ps(t19_v1, t20_v1);
                    const __m256 t21_v2 = _mm256_add_ps(t19_v2, t20_v2);
                    const __m256 t21_v3 = _mm256_add_ps(t19_v3, t20_v3);
                    const __m256i mask2_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t21_v0, t7_v, _CMP_GT_OS));
                    const __m256i mask2_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t21_v1, t7_v, _CMP_GT_OS));
                    const __m256i mask2_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(t21_v2, t7_v, _CMP_GT_OS));
                    const __m256i mask2_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(t21_v3, t7_v, _CMP_GT_OS));
                    const __m256i mask3_v0 = _mm256_and_si256(active_mask_v0, mask2_v0);
                    const __m256i mask3_v1 = _mm256_and_si256(active_mask_v1, mask2_v1);
                    const __m256i mask3_v2 = _mm256_and_si256(active_mask_v2, mask2_v2);
                    const __m256i mask3_v3 = _mm256_and_si256(active_mask_v3, mask2_v3);
                    const __m256i t22_v0 = _mm256_blendv_epi8(seed4_v0, seed6_v0, active_mask_v0);
                    const __m256i t22_v1 = _mm256_blendv_epi8(seed4_v1, seed6_v1, active_mask_v1);
                    const __m256i t22_v2 = _mm256_blendv_epi8(seed4_v2, seed6_v2, active_mask_v2);
                    const __m256i t22_v3 = _mm256_blendv_epi8(seed4_v3, seed6_v3, active_mask_v3);
                    const __m256 t23_v0 =
                        _mm256_blendv_ps(to_x_v0, to_x3_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t23_v1 =
                        _mm256_blendv_ps(to_x_v1, to_x3_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t23_v2 =
                        _mm256_blendv_ps(to_x_v2, to_x3_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t23_v3 =
                        _mm256_blendv_ps(to_x_v3, to_x3_v3, _mm256_castsi256_ps(active_mask_v3));
                    const __m256 t24_v0 =
                        _mm256_blendv_ps(to_y_v0, to_y3_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t24_v1 =
                        _mm256_blendv_ps(to_y_v1, to_y3_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t24_v2 =
                        _mm256_blendv_ps(to_y_v2, to_y3_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t24_v3 =
                        _mm256_blendv_ps(to_y_v3, to_y3_v3, _mm256_castsi256_ps(active_mask_v3));
                    const __m256 t25_v0 =
                        _mm256_blendv_ps(to_z_v0, to_z3_v0, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t25_v1 =
                        _mm256_blendv_ps(to_z_v1, to_z3_v1, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t25_v2 =
                        _mm256_blendv_ps(to_z_v2, to_z3_v2, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t25_v3 =
                        _mm256_blendv_ps(to_z_v3, to_z3_v3, _mm256_castsi256_ps(active_mask_v3));
                    const unsigned int t21_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v3)) << 24);
                    const int t2 = (t21_v & (t21_v - 1)) != 0;
                    more2 = t2;
                    seed3_v0 = seed6_v0;
                    seed3_v1 = seed6_v1;
                    seed3_v2 = seed6_v2;
                    seed3_v3 = seed6_v3;
                    active_mask_v0 = mask3_v0;
                    active_mask_v1 = mask3_v1;
                    active_mask_v2 = mask3_v2;
                    active_mask_v3 = mask3_v3;
                    seed4_v0 = t22_v0;
                    seed4_v1 = t22_v1;
                    seed4_v2 = t22_v2;
                    seed4_v3 = t22_v3;
                    to_x_v0 = t23_v0;
                    to_x_v1 = t23_v1;
                    to_x_v2 = t23_v2;
                    to_x_v3 = t23_v3;
                    to_y_v0 = t24_v0;
                    to_y_v1 = t24_v1;
                    to_y_v2 = t24_v2;
                    to_y_v3 = t24_v3;
                    to_z_v0 = t25_v0;
                    to_z_v1 = t25_v1;
                    to_z_v2 = t25_v2;
                    to_z_v3 = t25_v3;
                } while (more2);
                const __m256i alone_v = _mm256_or_si256(active_mask_v0, active_mask_v1);
                const __m256i alone2_v = _mm256_or_si256(active_mask_v2, active_mask_v3);
                const int alone = _mm256_movemask_epi8(_mm256_or_si256(alone_v, alone2_v)) != 0;
                __m256i seed5_v0 = seed4_v0;
                __m256i seed5_v1 = seed4_v1;
                __m256i seed5_v2 = seed4_v2;
                __m256i seed5_v3 = seed4_v3;
                __m256 to_x2_v0 = to_x_v0;
                __m256 to_x2_v1 = to_x_v1;
                __m256 to_x2_v2 = to_x_v2;
                __m256 to_x2_v3 = to_x_v3;
                __m256 to_y2_v0 = to_y_v0;
                __m256 to_y2_v1 = to_y_v1;
                __m256 to_y2_v2 = to_y_v2;
                __m256 to_y2_v3 = to_y_v3;
                __m256 to_z2_v0 = to_z_v0;
                __m256 to_z2_v1 = to_z_v1;
                __m256 to_z2_v2 = to_z_v2;
                __m256 to_z2_v3 = to_z_v3;
                if (alone) {
                    const unsigned int lane_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v0))
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v1)) << 8)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v2)) << 16)
                        | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(active_mask_v3)) << 24);
                    const unsigned long lane = (unsigned long)__builtin_ctz(lane_v);
                    const vcc_u32x8 seed_v = (vcc_u32x8)seed3_v0;
                    const vcc_u32x8 seed2_v = (vcc_u32x8)seed3_v1;
                    const vcc_u32x8 seed3_v = (vcc_u32x8)seed3_v2;
                    const vcc_u32x8 seed4_v = (vcc_u32x8)seed3_v3;
                    const unsigned int seed_s = lane < 8 ? seed_v[lane % 8]
                        : lane < 16 ? seed2_v[lane % 8] : lane < 24 ? seed3_v[lane % 8]
                        : seed4_v[lane % 8];
                    unsigned int seed_s2 = seed_s;
                    float to_x = 0.0f;
                    float to_y = 0.0f;
                    float to_z = 0.0f;
                    int more4;
                    do {
                        const unsigned int seed_s3 = seed_s2 * 1664525u + 1013904223u;
                        const float to_x2 =
                            (float)(int)((seed_s3 >> 8u) & 255u) * 0.0078125f - 1.0f;
                        const float to_y2 =
                            (float)(int)((seed_s3 >> 16u) & 255u) * 0.0078125f - 1.0f;
                        const float to_z2 = (float)(int)(seed_s3 >> 24u) * 0.00390625f;
                        const float t3 = to_x2 * to_x2 + to_y2 * to_y2 + to_z2 * to_z2;
                        more4 = t3 > 1.0f;
                        seed_s2 = seed_s3;
                        to_x = to_x2;
                        to_y = to_y2;
                        to_z = to_z2;
                    } while (more4);
                    const __m256i t22_v = _mm256_set1_epi32((int)seed_s2);
                    const __m256i t26_v0 = _mm256_blendv_epi8(seed4_v0, t22_v, active_mask_v0);
                    const __m256i t26_v1 = _mm256_blendv_epi8(seed4_v1, t22_v, active_mask_v1);
                    const __m256i t26_v2 = _mm256_blendv_epi8(seed4_v2, t22_v, active_mask_v2);
                    const __m256i t26_v3 = _mm256_blendv_epi8(seed4_v3, t22_v, active_mask_v3);
                    const __m256 t23_v = _mm256_set1_ps(to_x);
                    const __m256 t27_v0 =
                        _mm256_blendv_ps(to_x_v0, t23_v, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t27_v1 =
                        _mm256_blendv_ps(to_x_v1, t23_v, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t27_v2 =
                        _mm256_blendv_ps(to_x_v2, t23_v, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t27_v3 =
                        _mm256_blendv_ps(to_x_v3, t23_v, _mm256_castsi256_ps(active_mask_v3));
                    const __m256 t24_v = _mm256_set1_ps(to_y);
                    const __m256 t28_v0 =
                        _mm256_blendv_ps(to_y_v0, t24_v, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t28_v1 =
                        _mm256_blendv_ps(to_y_v1, t24_v, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t28_v2 =
                        _mm256_blendv_ps(to_y_v2, t24_v, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t28_v3 =
                        _mm256_blendv_ps(to_y_v3, t24_v, _mm256_castsi256_ps(active_mask_v3));
                    const __m256 t25_v = _mm256_set1_ps(to_z);
                    const __m256 t29_v0 =
                        _mm256_blendv_ps(to_z_v0, t25_v, _mm256_castsi256_ps(active_mask_v0));
                    const __m256 t29_v1 =
                        _mm256_blendv_ps(to_z_v1, t25_v, _mm256_castsi256_ps(active_mask_v1));
                    const __m256 t29_v2 =
                        _mm256_blendv_ps(to_z_v2, t25_v, _mm256_castsi256_ps(active_mask_v2));
                    const __m256 t29_v3 =
                        _mm256_blendv_ps(to_z_v3, t25_v, _mm256_castsi256_ps(active_mask_v3));
                    seed5_v0 = t26_v0;
                    seed5_v1 = t26_v1;
                    seed5_v2 = t26_v2;
                    seed5_v3 = t26_v3;
                    to_x2_v0 = t27_v0;
                    to_x2_v1 = t27_v1;
                    to_x2_v2 = t27_v2;
                    to_x2_v3 = t27_v3;
                    to_y2_v0 = t28_v0;
                    to_y2_v1 = t28_v1;
                    to_y2_v2 = t28_v2;
                    to_y2_v3 = t28_v3;
                    to_z2_v0 = t29_v0;
                    to_z2_v1 = t29_v1;
                    to_z2_v2 = t29_v2;
                    to_z2_v3 = t29_v3;
                }
                unsigned int s_s = 0u;
                __m256i active_mask2_v0 = mask_v;
                __m256i active_mask2_v1 = mask_v;
                __m256i active_mask2_v2 = mask_v;
                __m256i active_mask2_v3 = mask_v;
                __m256i t2_v0 = t_v;
                __m256i t2_v1 = t_v;
                __m256i t2_v2 = t_v;
                __m256i t2_v3 = t_v;
                int more3;
                do {
                    const float sphere_s = sphere[(long)(int)(4u * s_s)];
                    const __m256 t26_v = _mm256_set1_ps(sphere_s);
                    const __m256 t30_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t26_v)));
                    const __m256 t30_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t26_v)));
                    const __m256 t30_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(t26_v)));
                    const __m256 t30_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(t26_v)));
                    const __m256 x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(x_v0)));
                    const __m256 x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(x_v1)));
                    const __m256 x_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(x_v2)));
                    const __m256 x_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(x_v3)));
                    const __m256 c_x_v0 = _mm256_sub_ps(t30_v0, x_on_v0);
                    const __m256 c_x_v1 = _mm256_sub_ps(t30_v1, x_on_v1);
                    const __m256 c_x_v2 = _mm256_sub_ps(t30_v2, x_on_v2);
                    const __m256 c_x_v3 = _mm256_sub_ps(t30_v3, x_on_v3);
                    const float sphere_s2 = sphere[(long)(int)(4u * s_s + 1u)];
                    const __m256 t27_v = _mm256_set1_ps(sphere_s2);
                    const __m256 t31_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t27_v)));
                    const __m256 t31_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t27_v)));
                    const __m256 t31_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(t27_v)));
                    const __m256 t31_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(t27_v)));
                    const __m256 y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(y_v0)));
                    const __m256 y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(y_v1)));
                    const __m256 y_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(y_v2)));
                    const __m256 y_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(y_v3)));
                    const __m256 c_y_v0 = _mm256_sub_ps(t31_v0, y_on_v0);
                    const __m256 c_y_v1 = _mm256_sub_ps(t31_v1, y_on_v1);
                    const __m256 c_y_v2 = _mm256_sub_ps(t31_v2, y_on_v2);
                    const __m256 c_y_v3 = _mm256_sub_ps(t31_v3, y_on_v3);
                    const float sphere_s3 = sphere[(long)(int)(4u * s_s + 2u)];
                    const __m256 t28_v = _mm256_set1_ps(sphere_s3);
                    const __m256 t32_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(t28_v)));
                    const __m256 t32_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(t28_v)));
                    const __m256 t32_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(t28_v)));
                    const __m256 t32_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(t28_v)));
                    const __m256 c_z_v0 = _mm256_sub_ps(t32_v0, t6_v);
                    const __m256 c_z_v1 = _mm256_sub_ps(t32_v1, t6_v);
                    const __m256 c_z_v2 = _mm256_sub_ps(t32_v2, t6_v);
                    const __m256 c_z_v3 = _mm256_sub_ps(t32_v3, t6_v);
                    const __m256 to_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_x2_v0)));
                    const __m256 to_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_x2_v1)));
                    const __m256 to_x_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(to_x2_v2)));
                    const __m256 to_x_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(to_x2_v3)));
                    const __m256 t33_v0 = _mm256_mul_ps(c_x_v0, to_x_on_v0);
                    const __m256 t33_v1 = _mm256_mul_ps(c_x_v1, to_x_on_v1);
                    const __m256 t33_v2 = _mm256_mul_ps(c_x_v2, to_x_on_v2);
                    const __m256 t33_v3 = _mm256_mul_ps(c_x_v3, to_x_on_v3);
                    const __m256 to_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_y2_v0)));
                    const __m256 to_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_y2_v1)));
                    const __m256 to_y_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(to_y2_v2)));
                    const __m256 to_y_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(to_y2_v3)));
                    const __m256 t34_v0 = _mm256_mul_ps(c_y_v0, to_y_on_v0);
                    const __m256 t34_v1 = _mm256_mul_ps(c_y_v1, to_y_on_v1);
                    const __m256 t34_v2 = _mm256_mul_ps(c_y_v2, to_y_on_v2);
                    const __m256 t34_v3 = _mm256_mul_ps(c_y_v3, to_y_on_v3);
                    const __m256 t35_v0 = _mm256_add_ps(t33_v0, t34_v0);
                    const __m256 t35_v1 = _mm256_add_ps(t33_v1, t34_v1);
                    const __m256 t35_v2 = _mm256_add_ps(t33_v2, t34_v2);
                    const __m256 t35_v3 = _mm256_add_ps(t33_v3, t34_v3);
                    const __m256 to_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                        _mm256_castps_si256(to_z2_v0)));
                    const __m256 to_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                        _mm256_castps_si256(to_z2_v1)));
                    const __m256 to_z_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v2,
                        _mm256_castps_si256(to_z2_v2)));
                    const __m256 to_z_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v3,
                        _mm256_castps_si256(to_z2_v3)));
                    const __m256 t36_v0 = _mm256_mul_ps(c_z_v0, to_z_on_v0);
                    const __m256 t36_v1 = _mm256_mul_ps(c_z_v1, to_z_on_v1);
                    const __m256 t36_v2 = _mm256_mul_ps(c_z_v2, to_z_on_v2);
                    const __m256 t36_v3 = _mm256_mul_ps(c_z_v3, to_z_on_v3);
                    const __m256 b_v0 = _mm256_add_ps(t35_v0, t36_v0);
                    const __m256 b_v1 = _mm256_add_ps(t35_v1, t36_v1);
                    const __m256 b_v2 = _mm256_add_ps(t35_v2, t36_v2);
                    const __m256 b_v3 = _mm256_add_ps(t35_v3, t36_v3);
                    const __m256i mask4_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(b_v0, t6_v, _CMP_LE_OS));
                    const __m256i mask4_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(b_v1, t6_v, _CMP_LE_OS));
                    const __m256i mask4_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(b_v2, t6_v, _CMP_LE_OS));
                    const __m256i mask4_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(b_v3, t6_v, _CMP_LE_OS));
                    const __m256i mask5_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
                    const __m256i mask5_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
                    const __m256i mask5_v2 = _mm256_xor_si256(mask4_v2, _mm256_set1_epi32(-1));
                    const __m256i mask5_v3 = _mm256_xor_si256(mask4_v3, _mm256_set1_epi32(-1));
                    const __m256i mask6_v0 = _mm256_and_si256(active_mask2_v0, mask5_v0);
                    const __m256i mask6_v1 = _mm256_and_si256(active_mask2_v1, mask5_v1);
                    const __m256i mask6_v2 = _mm256_and_si256(active_mask2_v2, mask5_v2);
                    const __m256i mask6_v3 = _mm256_and_si256(active_mask2_v3, mask5_v3);
                    const __m256 b_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(b_v0)));
                    const __m256 b_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(b_v1)));
                    const __m256 b_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2, _mm256_castps_si256(b_v2)));
                    const __m256 b_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3, _mm256_castps_si256(b_v3)));
                    const __m256 t37_v0 = _mm256_mul_ps(b_on_v0, b_on_v0);
                    const __m256 t37_v1 = _mm256_mul_ps(b_on_v1, b_on_v1);
                    const __m256 t37_v2 = _mm256_mul_ps(b_on_v2, b_on_v2);
                    const __m256 t37_v3 = _mm256_mul_ps(b_on_v3, b_on_v3);
                    const __m256 to_x_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_x2_v0)));
                    const __m256 to_x_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_x2_v1)));
                    const __m256 to_x_on2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(to_x2_v2)));
                    const __m256 to_x_on2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(to_x2_v3)));
                    const __m256 t38_v0 = _mm256_mul_ps(to_x_on2_v0, to_x_on2_v0);
                    const __m256 t38_v1 = _mm256_mul_ps(to_x_on2_v1, to_x_on2_v1);
                    const __m256 t38_v2 = _mm256_mul_ps(to_x_on2_v2, to_x_on2_v2);
                    const __m256 t38_v3 = _mm256_mul_ps(to_x_on2_v3, to_x_on2_v3);
                    const __m256 to_y_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_y2_v0)));
                    const __m256 to_y_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_y2_v1)));
                    const __m256 to_y_on2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(to_y2_v2)));
                    const __m256 to_y_on2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(to_y2_v3)));
                    const __m256 t39_v0 = _mm256_mul_ps(to_y_on2_v0, to_y_on2_v0);
                    const __m256 t39_v1 = _mm256_mul_ps(to_y_on2_v1, to_y_on2_v1);
                    const __m256 t39_v2 = _mm256_mul_ps(to_y_on2_v2, to_y_on2_v2);
                    const __m256 t39_v3 = _mm256_mul_ps(to_y_on2_v3, to_y_on2_v3);
                    const __m256 t40_v0 = _mm256_add_ps(t38_v0, t39_v0);
                    const __m256 t40_v1 = _mm256_add_ps(t38_v1, t39_v1);
                    const __m256 t40_v2 = _mm256_add_ps(t38_v2, t39_v2);
                    const __m256 t40_v3 = _mm256_add_ps(t38_v3, t39_v3);
                    const __m256 to_z_on2_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(to_z2_v0)));
                    const __m256 to_z_on2_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(to_z2_v1)));
                    const __m256 to_z_on2_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(to_z2_v2)));
                    const __m256 to_z_on2_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(to_z2_v3)));
                    const __m256 t41_v0 = _mm256_mul_ps(to_z_on2_v0, to_z_on2_v0);
                    const __m256 t41_v1 = _mm256_mul_ps(to_z_on2_v1, to_z_on2_v1);
                    const __m256 t41_v2 = _mm256_mul_ps(to_z_on2_v2, to_z_on2_v2);
                    const __m256 t41_v3 = _mm256_mul_ps(to_z_on2_v3, to_z_on2_v3);
                    const __m256 t42_v0 = _mm256_add_ps(t40_v0, t41_v0);
                    const __m256 t42_v1 = _mm256_add_ps(t40_v1, t41_v1);
                    const __m256 t42_v2 = _mm256_add_ps(t40_v2, t41_v2);
                    const __m256 t42_v3 = _mm256_add_ps(t40_v3, t41_v3);
                    const __m256 c_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_x_v0)));
                    const __m256 c_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_x_v1)));
                    const __m256 c_x_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(c_x_v2)));
                    const __m256 c_x_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(c_x_v3)));
                    const __m256 t43_v0 = _mm256_mul_ps(c_x_on_v0, c_x_on_v0);
                    const __m256 t43_v1 = _mm256_mul_ps(c_x_on_v1, c_x_on_v1);
                    const __m256 t43_v2 = _mm256_mul_ps(c_x_on_v2, c_x_on_v2);
                    const __m256 t43_v3 = _mm256_mul_ps(c_x_on_v3, c_x_on_v3);
                    const __m256 c_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_y_v0)));
                    const __m256 c_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_y_v1)));
                    const __m256 c_y_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(c_y_v2)));
                    const __m256 c_y_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(c_y_v3)));
                    const __m256 t44_v0 = _mm256_mul_ps(c_y_on_v0, c_y_on_v0);
                    const __m256 t44_v1 = _mm256_mul_ps(c_y_on_v1, c_y_on_v1);
                    const __m256 t44_v2 = _mm256_mul_ps(c_y_on_v2, c_y_on_v2);
                    const __m256 t44_v3 = _mm256_mul_ps(c_y_on_v3, c_y_on_v3);
                    const __m256 t45_v0 = _mm256_add_ps(t43_v0, t44_v0);
                    const __m256 t45_v1 = _mm256_add_ps(t43_v1, t44_v1);
                    const __m256 t45_v2 = _mm256_add_ps(t43_v2, t44_v2);
                    const __m256 t45_v3 = _mm256_add_ps(t43_v3, t44_v3);
                    const __m256 c_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(c_z_v0)));
                    const __m256 c_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(c_z_v1)));
                    const __m256 c_z_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(c_z_v2)));
                    const __m256 c_z_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(c_z_v3)));
                    const __m256 t46_v0 = _mm256_mul_ps(c_z_on_v0, c_z_on_v0);
                    const __m256 t46_v1 = _mm256_mul_ps(c_z_on_v1, c_z_on_v1);
                    const __m256 t46_v2 = _mm256_mul_ps(c_z_on_v2, c_z_on_v2);
                    const __m256 t46_v3 = _mm256_mul_ps(c_z_on_v3, c_z_on_v3);
                    const __m256 t47_v0 = _mm256_add_ps(t45_v0, t46_v0);
                    const __m256 t47_v1 = _mm256_add_ps(t45_v1, t46_v1);
                    const __m256 t47_v2 = _mm256_add_ps(t45_v2, t46_v2);
                    const __m256 t47_v3 = _mm256_add_ps(t45_v3, t46_v3);
                    const __m256i any_v = _mm256_or_si256(mask6_v2, mask6_v3);
                    const __m256i any2_v =
                        _mm256_or_si256(_mm256_or_si256(mask6_v0, mask6_v1), any_v);
                    const int any = _mm256_movemask_epi8(any2_v) != 0;
                    __m256 sphere_v0 = t6_v;
                    __m256 sphere_v1 = t6_v;
                    __m256 sphere_v2 = t6_v;
                    __m256 sphere_v3 = t6_v;
                    if (any) {
                        const float sphere_s4 = sphere[(long)(int)(4u * s_s + 3u)];
                        const __m256 t31_v = _mm256_set1_ps(sphere_s4);
                        sphere_v0 = t31_v;
                        sphere_v1 = t31_v;
                        sphere_v2 = t31_v;
                        sphere_v3 = t31_v;
                    }
                    const __m256 sphere_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(sphere_v0)));
                    const __m256 sphere_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(sphere_v1)));
                    const __m256 sphere_on_v2 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v2,
                        _mm256_castps_si256(sphere_v2)));
                    const __m256 sphere_on_v3 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v3,
                        _mm256_castps_si256(sphere_v3)));
                    const __m256 t48_v0 = _mm256_sub_ps(t47_v0, sphere_on_v0);
                    const __m256 t48_v1 = _mm256_sub_ps(t47_v1, sphere_on_v1);
                    const __m256 t48_v2 = _mm256_sub_ps(t47_v2, sphere_on_v2);
                    const __m256 t48_v3 = _mm256_sub_ps(t47_v3, sphere_on_v3);
                    const __m256 t49_v0 = _mm256_mul_ps(t42_v0, t48_v0);
                    const __m256 t49_v1 = _mm256_mul_ps(t42_v1, t48_v1);
                    const __m256 t49_v2 = _mm256_mul_ps(t42_v2, t48_v2);
                    const __m256 t49_v3 = _mm256_mul_ps(t42_v3, t48_v3);
                    const __m256 d_v0 = _mm256_sub_ps(t37_v0, t49_v0);
                    const __m256 d_v1 = _mm256_sub_ps(t37_v1, t49_v1);
                    const __m256 d_v2 = _mm256_sub_ps(t37_v2, t49_v2);
                    const __m256 d_v3 = _mm256_sub_ps(t37_v3, t49_v3);
                    const __m256i mask7_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v0, t6_v, _CMP_GT_OS));
                    const __m256i mask7_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v1, t6_v, _CMP_GT_OS));
                    const __m256i mask7_v2 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v2, t6_v, _CMP_GT_OS));
                    const __m256i mask7_v3 =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v3, t6_v, _CMP_GT_OS));
                    const unsigned int t4 = s_s + 1u;
                    const __m256i mask8_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                    const __m256i mask8_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                    const __m256i mask8_v2 = _mm256_xor_si256(mask7_v2, _mm256_set1_epi32(-1));
                    const __m256i mask8_v3 = _mm256_xor_si256(mask7_v3, _mm256_set1_epi32(-1));
                    const __m256i mask9_v0 = _mm256_or_si256(mask8_v0, mask4_v0);
                    const __m256i mask9_v1 = _mm256_or_si256(mask8_v1, mask4_v1);
                    const __m256i mask9_v2 = _mm256_or_si256(mask8_v2, mask4_v2);
                    const __m256i mask9_v3 = _mm256_or_si256(mask8_v3, mask4_v3);
                    const __m256i mask10_v0 = _mm256_and_si256(active_mask2_v0, mask9_v0);
                    const __m256i mask10_v1 = _mm256_and_si256(active_mask2_v1, mask9_v1);
                    const __m256i mask10_v2 = _mm256_and_si256(active_mask2_v2, mask9_v2);
                    const __m256i mask10_v3 = _mm256_and_si256(active_mask2_v3, mask9_v3);
                    const __m256i mask11_v0 = _mm256_and_si256(mask5_v0, mask7_v0);
                    const __m256i mask11_v1 = _mm256_and_si256(mask5_v1, mask7_v1);
                    const __m256i mask11_v2 = _mm256_and_si256(mask5_v2, mask7_v2);
                    const __m256i mask11_v3 = _mm256_and_si256(mask5_v3, mask7_v3);
                    const __m256i t50_v0 = _mm256_and_si256(mask11_v0, t9_v);
                    const __m256i t50_v1 = _mm256_and_si256(mask11_v1, t9_v);
                    const __m256i t50_v2 = _mm256_and_si256(mask11_v2, t9_v);
                    const __m256i t50_v3 = _mm256_and_si256(mask11_v3, t9_v);
                    const __m256i t51_v0 = _mm256_blendv_epi8(t2_v0, t50_v0, active_mask2_v0);
                    const __m256i t51_v1 = _mm256_blendv_epi8(t2_v1, t50_v1, active_mask2_v1);
                    const __m256i t51_v2 = _mm256_blendv_epi8(t2_v2, t50_v2, active_mask2_v2);
                    const __m256i t51_v3 = _mm256_blendv_epi8(t2_v3, t50_v3, active_mask2_v3);
                    const __m256i t29_v = _mm256_or_si256(mask10_v2, mask10_v3);
                    const __m256i t30_v =
                        _mm256_or_si256(_mm256_or_si256(mask10_v0, mask10_v1), t29_v);
                    const int t5 = _mm256_movemask_epi8(t30_v) != 0;
                    more3 = t5 && (int)t4 < 3;
                    s_s = t4;
                    active_mask2_v0 = mask10_v0;
                    active_mask2_v1 = mask10_v1;
                    active_mask2_v2 = mask10_v2;
                    active_mask2_v3 = mask10_v3;
                    t2_v0 = t51_v0;
                    t2_v1 = t51_v1;
                    t2_v2 = t51_v2;
                    t2_v3 = t51_v3;
                } while (more3);
                const __m256i mask_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v0, t_v), _mm256_set1_epi32(-1));
                const __m256i mask_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v1, t_v), _mm256_set1_epi32(-1));
                const __m256i mask_v2 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v2, t_v), _mm256_set1_epi32(-1));
                const __m256i mask_v3 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v3, t_v), _mm256_set1_epi32(-1));
                const __m256i seen2_v0 = _mm256_add_epi32(seen_v0, t9_v);
                const __m256i seen2_v1 = _mm256_add_epi32(seen_v1, t9_v);
                const __m256i seen2_v2 = _mm256_add_epi32(seen_v2, t9_v);
                const __m256i seen2_v3 = _mm256_add_epi32(seen_v3, t9_v);
                const __m256i seen3_v0 = _mm256_blendv_epi8(seen2_v0, seen_v0, mask_v0);
                const __m256i seen3_v1 = _mm256_blendv_epi8(seen2_v1, seen_v1, mask_v1);
                const __m256i seen3_v2 = _mm256_blendv_epi8(seen2_v2, seen_v2, mask_v2);
                const __m256i seen3_v3 = _mm256_blendv_epi8(seen2_v3, seen_v3, mask_v3);
                const unsigned int t = ray_s + 1u;
                more = (int)t < 12;
                seed2_v0 = seed5_v0;
                seed2_v1 = seed5_v1;
                seed2_v2 = seed5_v2;
                seed2_v3 = seed5_v3;
                ray_s = t;
                seen_v0 = seen3_v0;
                seen_v1 = seen3_v1;
                seen_v2 = seen3_v2;
                seen_v3 = seen3_v3;
            } while (more);
            const __m256 t_v0 = _mm256_cvtepi32_ps(seen_v0);
            const __m256 t_v1 = _mm256_cvtepi32_ps(seen_v1);
            const __m256 t_v2 = _mm256_cvtepi32_ps(seen_v2);
            const __m256 t_v3 = _mm256_cvtepi32_ps(seen_v3);
            const __m256 open_new_v0 = _mm256_div_ps(t_v0, t10_v);
            const __m256 open_new_v1 = _mm256_div_ps(t_v1, t10_v);
            const __m256 open_new_v2 = _mm256_div_ps(t_v2, t10_v);
            const __m256 open_new_v3 = _mm256_div_ps(t_v3, t10_v);
            _mm256_storeu_ps(open + k2, open_new_v0);
            _mm256_storeu_ps(open + k2 + 8, open_new_v1);
            _mm256_storeu_ps(open + k2 + 16, open_new_v2);
            _mm256_storeu_ps(open + k2 + 24, open_new_v3);
        }
        const __m256i t11_v = _mm256_set1_epi32(0);
        const __m256i mask2_v = _mm256_set1_epi32(-1);
        const __m256i t12_v = _mm256_set1_epi32(1664525);
        const __m256i t13_v = _mm256_set1_epi32(1013904223);
        const __m256i t14_v = _mm256_set1_epi32(255);
        const __m256 t15_v = _mm256_set1_ps(0.0078125f);
        const __m256 t16_v = _mm256_set1_ps(0.0f);
        const __m256 t17_v = _mm256_set1_ps(1.0f);
        const __m256 t18_v = _mm256_set1_ps(0.00390625f);
        const __m256i t19_v = _mm256_set1_epi32(1);
        const __m256 t20_v = _mm256_set1_ps(12.0f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256i seed5_v = _mm256_loadu_si256((const __m256i *)(const void *)(seed + k2));
            __m256i seed6_v = seed5_v;
            unsigned int ray_s2 = 0u;
            __m256i seen_v = t11_v;
            int more5;
            do {
                __m256i seed7_v = seed6_v;
                __m256i active_mask_v = mask2_v;
                __m256i seed8_v = t11_v;
                __m256 to_x_v = t16_v;
                __m256 to_y_v = t16_v;
                __m256 to_z_v = t16_v;
                int more6;
                do {
                    const __m256i seed9_v =
                        _mm256_add_epi32(_mm256_mullo_epi32(seed7_v, t12_v), t13_v);
                    const __m256i t33_v = _mm256_and_si256(_mm256_srli_epi32(seed9_v, 8), t14_v);
                    const __m256 t34_v = _mm256_cvtepi32_ps(t33_v);
                    const __m256 t35_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(t34_v)));
                    const __m256 to_x2_v = _mm256_sub_ps(_mm256_mul_ps(t35_v, t15_v), t17_v);
                    const __m256i t36_v = _mm256_and_si256(_mm256_srli_epi32(seed9_v, 16), t14_v);
                    const __m256 t37_v = _mm256_cvtepi32_ps(t36_v);
                    const __m256 t38_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(t37_v)));
                    const __m256 to_y2_v = _mm256_sub_ps(_mm256_mul_ps(t38_v, t15_v), t17_v);
                    const __m256 t39_v = _mm256_cvtepi32_ps(_mm256_srli_epi32(seed9_v, 24));
                    const __m256 t40_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                        _mm256_castps_si256(t39_v)));
                    const __m256 to_z2_v = _mm256_mul_ps(t40_v, t18_v);
                    const __m256 t41_v = _mm256_mul_ps(to_y2_v, to_y2_v);
                    const __m256 t42_v = _mm256_add_ps(_mm256_mul_ps(to_x2_v, to_x2_v), t41_v);
                    const __m256 t43_v = _mm256_add_ps(t42_v, _mm256_mul_ps(to_z2_v, to_z2_v));
                    const __m256i mask4_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t43_v, t17_v, _CMP_GT_OS));
                    const __m256i mask5_v = _mm256_and_si256(active_mask_v, mask4_v);
                    more6 = _mm256_movemask_epi8(mask5_v) != 0;
                    const __m256i seed_next = _mm256_blendv_epi8(seed8_v, seed9_v, active_mask_v);
                    const __m256 to_x_next =
                        _mm256_blendv_ps(to_x_v, to_x2_v, _mm256_castsi256_ps(active_mask_v));
                    const __m256 to_y_next =
                        _mm256_blendv_ps(to_y_v, to_y2_v, _mm256_castsi256_ps(active_mask_v));
                    const __m256 to_z_next =
                        _mm256_blendv_ps(to_z_v, to_z2_v, _mm256_castsi256_ps(active_mask_v));
                    seed7_v = seed9_v;
                    active_mask_v = mask5_v;
                    seed8_v = seed_next;
                    to_x_v = to_x_next;
                    to_y_v = to_y_next;
                    to_z_v = to_z_next;
                } while (more6);
                unsigned int s_s2 = 0u;
                __m256i active_mask2_v = mask2_v;
                __m256i t32_v = t11_v;
                int more7;
                do {
                    const float sphere_s5 = sphere[(long)(int)(4u * s_s2)];
                    const __m256 t44_v = _mm256_set1_ps(sphere_s5);
                    const __m256 t45_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(t44_v)));
                    const __m256 x_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(x_v)));
                    const __m256 c_x_v = _mm256_sub_ps(t45_v, x_on_v);
                    const float sphere_s6 = sphere[(long)(int)(4u * s_s2 + 1u)];
                    const __m256 t46_v = _mm256_set1_ps(sphere_s6);
                    const __m256 t47_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(t46_v)));
                    const __m256 y_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(y_v)));
                    const __m256 c_y_v = _mm256_sub_ps(t47_v, y_on_v);
                    const float sphere_s7 = sphere[(long)(int)(4u * s_s2 + 2u)];
                    const __m256 t48_v = _mm256_set1_ps(sphere_s7);
                    const __m256 t49_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(t48_v)));
                    const __m256 c_z_v = _mm256_sub_ps(t49_v, t16_v);
                    const __m256 to_x_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(to_x_v)));
                    const __m256 to_y_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(to_y_v)));
                    const __m256 t50_v = _mm256_mul_ps(c_y_v, to_y_on_v);
                    const __m256 to_z_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                        _mm256_castps_si256(to_z_v)));
                    const __m256 t51_v = _mm256_add_ps(_mm256_mul_ps(c_x_v, to_x_on_v), t50_v);
                    const __m256 b_v = _mm256_add_ps(t51_v, _mm256_mul_ps(c_z_v, to_z_on_v));
                    const __m256i mask6_v =
                        _mm256_castps_si256(_mm256_cmp_ps(b_v, t16_v, _CMP_LE_OS));
                    const __m256i mask7_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                    const __m256i mask8_v = _mm256_and_si256(active_mask2_v, mask7_v);
                    const __m256 b_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(b_v)));
                    const __m256 to_x_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(to_x_v)));
                    const __m256 to_y_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(to_y_v)));
                    const __m256 t52_v = _mm256_mul_ps(to_y_on2_v, to_y_on2_v);
                    const __m256 to_z_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(to_z_v)));
                    const __m256 t53_v =
                        _mm256_add_ps(_mm256_mul_ps(to_x_on2_v, to_x_on2_v), t52_v);
                    const __m256 c_x_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(c_x_v)));
                    const __m256 c_y_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(c_y_v)));
                    const __m256 t54_v = _mm256_mul_ps(c_y_on_v, c_y_on_v);
                    const __m256 c_z_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(c_z_v)));
                    const __m256 t55_v = _mm256_add_ps(_mm256_mul_ps(c_x_on_v, c_x_on_v), t54_v);
                    const __m256 t56_v = _mm256_mul_ps(b_on_v, b_on_v);
                    const __m256 t57_v =
                        _mm256_add_ps(t53_v, _mm256_mul_ps(to_z_on2_v, to_z_on2_v));
                    const __m256 t58_v = _mm256_add_ps(t55_v, _mm256_mul_ps(c_z_on_v, c_z_on_v));
                    __m256 sphere_v = t16_v;
                    if (_mm256_movemask_epi8(mask8_v) != 0) {
                        const float sphere_s8 = sphere[(long)(int)(4u * s_s2 + 3u)];
                        sphere_v = _mm256_set1_ps(sphere_s8);
                    }
                    const __m256 sphere_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask8_v,
                        _mm256_castps_si256(sphere_v)));
                    const __m256 t59_v = _mm256_mul_ps(t57_v, _mm256_sub_ps(t58_v, sphere_on_v));
                    const __m256 d_v = _mm256_sub_ps(t56_v, t59_v);
                    const __m256i mask9_v =
                        _mm256_castps_si256(_mm256_cmp_ps(d_v, t16_v, _CMP_GT_OS));
                    const unsigned int t7 = s_s2 + 1u;
                    const __m256i mask10_v = _mm256_xor_si256(mask9_v, _mm256_set1_epi32(-1));
                    const __m256i mask11_v = _mm256_or_si256(mask10_v, mask6_v);
                    const __m256i mask12_v = _mm256_and_si256(active_mask2_v, mask11_v);
                    const __m256i t60_v =
                        _mm256_and_si256(_mm256_and_si256(mask7_v, mask9_v), t19_v);
                    more7 = _mm256_movemask_epi8(mask12_v) != 0 && (int)t7 < 3;
                    const __m256i t_next = _mm256_blendv_epi8(t32_v, t60_v, active_mask2_v);
                    s_s2 = t7;
                    active_mask2_v = mask12_v;
                    t32_v = t_next;
                } while (more7);
                const __m256i mask3_v =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t32_v, t11_v), _mm256_set1_epi32(-1));
                const __m256i seen2_v = _mm256_add_epi32(seen_v, t19_v);
                const unsigned int t6 = ray_s2 + 1u;
                more5 = (int)t6 < 12;
                seed6_v = seed8_v;
                ray_s2 = t6;
                seen_v = _mm256_blendv_epi8(seen2_v, seen_v, mask3_v);
            } while (more5);
            const __m256 open_new_v = _mm256_div_ps(_mm256_cvtepi32_ps(seen_v), t20_v);
            _mm256_storeu_ps(open + k2, open_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        open[k] = ambient_occlusion_lane(x[k], y[k], seed[k], sphere);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
