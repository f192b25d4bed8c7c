/* vcc 0.1.0 wrote this from ray_triangle.c for avx2 */
/* kernel: int n | in float ox[n] | in float oy[n] | in float dx[n] | in float dy[n] | in float t[27] | out float d[n] restrict */
/* How far a ray goes to the nearest of three triangles; -1 if it meets none. */
struct vec3 { float x, y, z; };

#pragma simd declare
static struct vec3 minus(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.x - b.x, a.y - b.y, a.z - b.z };
    return r;
}

#pragma simd declare
static struct vec3 cross(struct vec3 a, struct vec3 b)
{
    struct vec3 r = { a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x };
    return r;
}

#pragma simd declare
static float dot3(struct vec3 a, struct vec3 b)
{
    return a.x * b.x + a.y * b.y + a.z * b.z;
}

#pragma simd declare(uniform(t))
static int meets(struct vec3 from, struct vec3 to, const float *t, float *distance)
{
    struct vec3 a = { t[0], t[1], t[2] }, b = { t[3], t[4], t[5] }, c = { t[6], t[7], t[8] };
    struct vec3 e1 = minus(b, a), e2 = minus(c, a), p = cross(to, e2), s, q;
    float det = dot3(e1, p), inverse, u, v, d;
    if (det > -1e-6f && det < 1e-6f)
        return 0;
    inverse = 1.0f / det;
    s = minus(from, a);
    u = dot3(s, p) * inverse;
    if (u < 0.0f || u > 1.0f)
        return 0;
    q = cross(s, e1);
    v = dot3(to, q) * inverse;
    if (v < 0.0f || u + v > 1.0f)
        return 0;
    d = dot3(e2, q) * inverse;
    if (!(d > 0.0f && d < *distance))
        return 0;
    *distance = d;
    return 1;
}

#pragma simd declare(uniform(t))
static float ray_triangle_lane(float ox, float oy, float dx, float dy, const float *t)
{
    struct vec3 from = { ox, oy, -300.0f }, to = { dx * 0.1f, dy * 0.1f, 60.0f };
    float distance = 1e9f;
    int found = 0, i;
    for (i = 0; i < 3; i++)
        found += meets(from, to, t + 9 * i, &distance);
    return found ? distance : -1.0f;
}

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void ray_triangle(int n, const float *ox, const float *oy, const float *dx, const float *dy,
                  const float *t, float *d)
{
    int k;
    /* vcc: line 65: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.1f);
        const __m256 t2_v = _mm256_set1_ps(1000000000.0f);
        float distance_lanes[8] __attribute__((__aligned__(64))) = {0};
        const __m256i t3_v = _mm256_set1_epi32((int)(0));
        const __m256 t4_v = _mm256_set1_ps(-1e-6f);
        const __m256 t5_v = _mm256_set1_ps(1e-6f);
        const __m256 t6_v = _mm256_set1_ps(0.0f);
        const __m256 t7_v = _mm256_set1_ps(1.0f);
        const __m256 t8_v = _mm256_set1_ps(-300.0f);
        const __m256 t9_v = _mm256_set1_ps(60.0f);
        const __m256i t10_v = _mm256_set1_epi32((int)(1));
        const __m256 t11_v = _mm256_set1_ps(-1.0f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 ox_v = _mm256_loadu_ps(ox + k2);
            const __m256 oy_v = _mm256_loadu_ps(oy + k2);
            const __m256 t12_v = _mm256_mul_ps(_mm256_loadu_ps(dx + k2), t_v);
            const __m256 t13_v = _mm256_mul_ps(_mm256_loadu_ps(dy + k2), t_v);
            __m256i t14_v;
            unsigned int t2;
            __m256i t15_v;
            int more;
            __m256i mask_v;
            __m256 distance_v;
            __m256 d_new_v;
            _mm256_storeu_ps(distance_lanes, t2_v);
            t14_v = t3_v;
            t2 = 0u;
            t15_v = t3_v;
            do {
                const float *const t_s = t + (long)(int)(9u * t2);
                const float t_s2 = *t_s;
                const float t_s3 = t_s[1];
                const float t_s4 = t_s[2];
                const float t_s5 = t_s[3];
                const float t_s6 = t_s[4];
                const float t_s7 = t_s[5];
                const float t_s8 = t_s[6];
                const float t_s9 = t_s[7];
                const float t_s10 = t_s[8];
                const float t3 = t_s8 - t_s2;
                const float t4 = t_s9 - t_s3;
                const __m256 t16_v = _mm256_set1_ps(t_s10 - t_s4);
                const __m256 t17_v = _mm256_set1_ps(60.0f * t4);
                const __m256 t18_v = _mm256_sub_ps(_mm256_mul_ps(t13_v, t16_v), t17_v);
                const __m256 t19_v = _mm256_mul_ps(t12_v, t16_v);
                const __m256 t20_v = _mm256_sub_ps(_mm256_set1_ps(60.0f * t3), t19_v);
                const __m256 t21_v = _mm256_set1_ps(t4);
                const __m256 t22_v = _mm256_set1_ps(t3);
                const __m256 t23_v = _mm256_mul_ps(t13_v, t22_v);
                const __m256 t24_v = _mm256_sub_ps(_mm256_mul_ps(t12_v, t21_v), t23_v);
                const __m256 t25_v = _mm256_set1_ps(t_s5 - t_s2);
                const __m256 t26_v = _mm256_set1_ps(t_s6 - t_s3);
                const __m256 t27_v = _mm256_mul_ps(t26_v, t20_v);
                const __m256 t28_v = _mm256_set1_ps(t_s7 - t_s4);
                const __m256 t29_v = _mm256_add_ps(_mm256_mul_ps(t25_v, t18_v), t27_v);
                const __m256 t30_v = _mm256_add_ps(t29_v, _mm256_mul_ps(t28_v, t24_v));
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t30_v, t4_v, _CMP_GT_OS));
                const __m256 t31_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(t30_v)));
                const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(t31_v, t5_v, _CMP_LT_OS));
                const __m256i mask4_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
                const __m256i mask5_v = _mm256_xor_si256(mask2_v, _mm256_set1_epi32(-1));
                const __m256i mask6_v =
                    _mm256_or_si256(mask5_v, _mm256_and_si256(mask2_v, mask4_v));
                const __m256 t32_v = _mm256_blendv_ps(t7_v, t30_v, _mm256_castsi256_ps(mask6_v));
                const __m256 t33_v = _mm256_div_ps(t7_v, t32_v);
                const __m256 t34_v = _mm256_set1_ps(t_s2);
                const __m256 t35_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(ox_v)));
                const __m256 t36_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t34_v)));
                const __m256 t37_v = _mm256_sub_ps(t35_v, t36_v);
                const __m256 t38_v = _mm256_set1_ps(t_s3);
                const __m256 t39_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(oy_v)));
                const __m256 t40_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t38_v)));
                const __m256 t41_v = _mm256_sub_ps(t39_v, t40_v);
                const __m256 t42_v = _mm256_set1_ps(t_s4);
                const __m256 t43_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t42_v)));
                const __m256 t44_v = _mm256_sub_ps(t8_v, t43_v);
                const __m256 t45_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t18_v)));
                const __m256 t46_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t20_v)));
                const __m256 t47_v = _mm256_mul_ps(t41_v, t46_v);
                const __m256 t48_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(t24_v)));
                const __m256 t49_v = _mm256_add_ps(_mm256_mul_ps(t37_v, t45_v), t47_v);
                const __m256 t50_v = _mm256_add_ps(t49_v, _mm256_mul_ps(t44_v, t48_v));
                const __m256 t51_v = _mm256_mul_ps(t50_v, t33_v);
                const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t51_v, t6_v, _CMP_LT_OS));
                const __m256i mask8_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
                const __m256i mask9_v = _mm256_and_si256(mask6_v, mask8_v);
                const __m256 t52_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(t51_v)));
                const __m256i mask10_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t52_v, t7_v, _CMP_GT_OS));
                const __m256i mask11_v = _mm256_xor_si256(mask10_v, _mm256_set1_epi32(-1));
                const __m256i mask12_v = _mm256_and_si256(mask9_v, mask11_v);
                const __m256 t53_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t41_v)));
                const __m256 t54_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t28_v)));
                const __m256 t55_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t44_v)));
                const __m256 t56_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t26_v)));
                const __m256 t57_v = _mm256_mul_ps(t55_v, t56_v);
                const __m256 t58_v = _mm256_sub_ps(_mm256_mul_ps(t53_v, t54_v), t57_v);
                const __m256 t59_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t25_v)));
                const __m256 t60_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t37_v)));
                const __m256 t61_v = _mm256_mul_ps(t60_v, t54_v);
                const __m256 t62_v = _mm256_sub_ps(_mm256_mul_ps(t55_v, t59_v), t61_v);
                const __m256 t63_v = _mm256_mul_ps(t53_v, t59_v);
                const __m256 t64_v = _mm256_sub_ps(_mm256_mul_ps(t60_v, t56_v), t63_v);
                const __m256 t65_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t12_v)));
                const __m256 t66_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t13_v)));
                const __m256 t67_v = _mm256_mul_ps(t66_v, t62_v);
                const __m256 t68_v = _mm256_add_ps(_mm256_mul_ps(t65_v, t58_v), t67_v);
                const __m256 t69_v = _mm256_add_ps(t68_v, _mm256_mul_ps(t9_v, t64_v));
                const __m256 t70_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t33_v)));
                const __m256 t71_v = _mm256_mul_ps(t69_v, t70_v);
                const __m256i mask13_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t71_v, t6_v, _CMP_LT_OS));
                const __m256i mask14_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                const __m256i mask15_v = _mm256_and_si256(mask12_v, mask14_v);
                const __m256 t72_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask15_v, _mm256_castps_si256(t51_v)));
                const __m256 t73_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask15_v, _mm256_castps_si256(t71_v)));
                const __m256 t74_v = _mm256_add_ps(t72_v, t73_v);
                const __m256i mask16_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t74_v, t7_v, _CMP_GT_OS));
                const __m256i mask17_v = _mm256_xor_si256(mask16_v, _mm256_set1_epi32(-1));
                const __m256i mask18_v = _mm256_and_si256(mask15_v, mask17_v);
                const __m256 t75_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t22_v)));
                const __m256 t76_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t58_v)));
                const __m256 t77_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t21_v)));
                const __m256 t78_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t62_v)));
                const __m256 t79_v = _mm256_mul_ps(t77_v, t78_v);
                const __m256 t80_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t16_v)));
                const __m256 t81_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t64_v)));
                const __m256 t82_v = _mm256_add_ps(_mm256_mul_ps(t75_v, t76_v), t79_v);
                const __m256 t83_v = _mm256_add_ps(t82_v, _mm256_mul_ps(t80_v, t81_v));
                const __m256 t84_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(t33_v)));
                const __m256 t85_v = _mm256_mul_ps(t83_v, t84_v);
                const __m256i mask19_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t85_v, t6_v, _CMP_GT_OS));
                const __m256i mask20_v = _mm256_and_si256(mask18_v, mask19_v);
                const __m256 distance2_v = _mm256_loadu_ps(distance_lanes);
                const __m256 t86_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask20_v, _mm256_castps_si256(t85_v)));
                const __m256 t87_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask20_v,
                    _mm256_castps_si256(distance2_v)));
                const __m256i mask21_v =
                    _mm256_castps_si256(_mm256_cmp_ps(t86_v, t87_v, _CMP_LT_OS));
                const __m256i mask22_v = _mm256_and_si256(mask20_v, mask21_v);
                const __m256 t88_v = _mm256_loadu_ps(distance_lanes);
                const __m256 t89_v = _mm256_blendv_ps(t88_v, t85_v, _mm256_castsi256_ps(mask22_v));
                __m256i mask23_v;
                __m256i mask24_v;
                __m256i mask25_v;
                __m256i t90_v;
                __m256i t91_v;
                __m256i mask26_v;
                __m256i mask27_v;
                __m256i mask28_v;
                __m256i mask29_v;
                __m256i t92_v;
                __m256i t93_v;
                unsigned int t5;
                _mm256_storeu_ps(distance_lanes, t89_v);
                mask23_v = _mm256_or_si256(mask7_v, _mm256_and_si256(mask8_v, mask10_v));
                mask24_v = _mm256_or_si256(mask13_v, _mm256_and_si256(mask14_v, mask16_v));
                mask25_v = _mm256_and_si256(mask12_v, mask24_v);
                t90_v = _mm256_and_si256(_mm256_and_si256(mask6_v, mask23_v), t3_v);
                t91_v = _mm256_blendv_epi8(t90_v, t3_v, mask25_v);
                mask26_v = _mm256_xor_si256(mask21_v, _mm256_set1_epi32(-1));
                mask27_v = _mm256_xor_si256(mask19_v, _mm256_set1_epi32(-1));
                mask28_v = _mm256_or_si256(mask27_v, _mm256_and_si256(mask19_v, mask26_v));
                mask29_v = _mm256_and_si256(mask18_v, mask28_v);
                t92_v = _mm256_blendv_epi8(t91_v, t10_v, mask22_v);
                t93_v = _mm256_add_epi32(t14_v, _mm256_blendv_epi8(t92_v, t3_v, mask29_v));
                t5 = t2 + 1u;
                more = (int)t5 < 3;
                t14_v = t93_v;
                t2 = t5;
                t15_v = t93_v;
            } while (more);
            mask_v = _mm256_xor_si256(_mm256_cmpeq_epi32(t15_v, t3_v), _mm256_set1_epi32(-1));
            distance_v = _mm256_loadu_ps(distance_lanes);
            d_new_v = _mm256_blendv_ps(t11_v, distance_v, _mm256_castsi256_ps(mask_v));
            _mm256_storeu_ps(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
    }
}
