/* vcc 0.1.0 wrote this from ray_triangle.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void ray_triangle(int n, const float *ox, const float *oy, const float *dx, const float *dy,
                  const float *t, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 65: 16 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~15UL;
        const __m256 t_v = _mm256_set1_ps(0.1f);
        float distance_lanes[16] __attribute__((__aligned__(64))) = {0};
        const __m256 t2_v = _mm256_set1_ps(1000000000.0f);
        const __m256i t3_v = _mm256_set1_epi32(0);
        const __m256 t4_v = _mm256_set1_ps(-1e-6f);
        const __m256 t5_v = _mm256_set1_ps(1e-6f);
        const __m256 t6_v = _mm256_set1_ps(1.0f);
        const __m256 t7_v = _mm256_set1_ps(0.0f);
        const __m256 t8_v = _mm256_set1_ps(-300.0f);
        const __m256 t9_v = _mm256_set1_ps(60.0f);
        const __m256i mask_v = _mm256_set1_epi32(0);
        const __m256i t10_v = _mm256_set1_epi32(1);
        const __m256 t11_v = _mm256_set1_ps(-1.0f);
        float distance_lanes2[8] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256 ox_v0 = _mm256_loadu_ps(ox + k2);
            const __m256 ox_v1 = _mm256_loadu_ps(ox + k2 + 8);
            const __m256 oy_v0 = _mm256_loadu_ps(oy + k2);
            const __m256 oy_v1 = _mm256_loadu_ps(oy + k2 + 8);
            const __m256 dx_v0 = _mm256_loadu_ps(dx + k2);
            const __m256 dx_v1 = _mm256_loadu_ps(dx + k2 + 8);
            const __m256 dy_v0 = _mm256_loadu_ps(dy + k2);
            const __m256 dy_v1 = _mm256_loadu_ps(dy + k2 + 8);
            const __m256 to_x_v0 = _mm256_mul_ps(dx_v0, t_v);
            const __m256 to_x_v1 = _mm256_mul_ps(dx_v1, t_v);
            const __m256 to_y_v0 = _mm256_mul_ps(dy_v0, t_v);
            const __m256 to_y_v1 = _mm256_mul_ps(dy_v1, t_v);
            _mm256_storeu_ps(distance_lanes, t2_v);
            _mm256_storeu_ps(distance_lanes + 8, t2_v);
            __m256i found_v0 = t3_v;
            __m256i found_v1 = t3_v;
            unsigned int i_s = 0u;
            int more;
            do {
                const float *const t_s = t + (long)(int)(9u * i_s);
                const float t_s2 = *t_s;
                const float t_s3 = t_s[1];
                const float t_s4 = t_s[2];
                const float t_s5 = t_s[3];
                const float t_s6 = t_s[4];
                const float t_s7 = t_s[5];
                const float t_s8 = t_s[6];
                const float t_s9 = t_s[7];
                const float t_s10 = t_s[8];
                const float t2 = t_s8 - t_s2;
                const float t3 = t_s9 - t_s3;
                const __m256 r_z_v = _mm256_set1_ps(t_s10 - t_s4);
                const __m256 t_v0 = _mm256_mul_ps(to_y_v0, r_z_v);
                const __m256 t_v1 = _mm256_mul_ps(to_y_v1, r_z_v);
                const __m256 t24_v = _mm256_set1_ps(60.0f * t3);
                const __m256 r_x_v0 = _mm256_sub_ps(t_v0, t24_v);
                const __m256 r_x_v1 = _mm256_sub_ps(t_v1, t24_v);
                const __m256 t2_v0 = _mm256_mul_ps(to_x_v0, r_z_v);
                const __m256 t2_v1 = _mm256_mul_ps(to_x_v1, r_z_v);
                const __m256 t25_v = _mm256_set1_ps(60.0f * t2);
                const __m256 r_y_v0 = _mm256_sub_ps(t25_v, t2_v0);
                const __m256 r_y_v1 = _mm256_sub_ps(t25_v, t2_v1);
                const __m256 r_y_v = _mm256_set1_ps(t3);
                const __m256 t3_v0 = _mm256_mul_ps(to_x_v0, r_y_v);
                const __m256 t3_v1 = _mm256_mul_ps(to_x_v1, r_y_v);
                const __m256 r_x_v = _mm256_set1_ps(t2);
                const __m256 t4_v0 = _mm256_mul_ps(to_y_v0, r_x_v);
                const __m256 t4_v1 = _mm256_mul_ps(to_y_v1, r_x_v);
                const __m256 r_z_v0 = _mm256_sub_ps(t3_v0, t4_v0);
                const __m256 r_z_v1 = _mm256_sub_ps(t3_v1, t4_v1);
                const __m256 r_x2_v = _mm256_set1_ps(t_s5 - t_s2);
                const __m256 t5_v0 = _mm256_mul_ps(r_x2_v, r_x_v0);
                const __m256 t5_v1 = _mm256_mul_ps(r_x2_v, r_x_v1);
                const __m256 r_y2_v = _mm256_set1_ps(t_s6 - t_s3);
                const __m256 t6_v0 = _mm256_mul_ps(r_y2_v, r_y_v0);
                const __m256 t6_v1 = _mm256_mul_ps(r_y2_v, r_y_v1);
                const __m256 t7_v0 = _mm256_add_ps(t5_v0, t6_v0);
                const __m256 t7_v1 = _mm256_add_ps(t5_v1, t6_v1);
                const __m256 r_z2_v = _mm256_set1_ps(t_s7 - t_s4);
                const __m256 t8_v0 = _mm256_mul_ps(r_z2_v, r_z_v0);
                const __m256 t8_v1 = _mm256_mul_ps(r_z2_v, r_z_v1);
                const __m256 det_v0 = _mm256_add_ps(t7_v0, t8_v0);
                const __m256 det_v1 = _mm256_add_ps(t7_v1, t8_v1);
                const __m256i mask2_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v0, t4_v, _CMP_GT_OS));
                const __m256i mask2_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v1, t4_v, _CMP_GT_OS));
                const __m256i mask3_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v0, t5_v, _CMP_LT_OS));
                const __m256i mask3_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v1, t5_v, _CMP_LT_OS));
                const __m256i mask4_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask4_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask5_v0 = _mm256_xor_si256(mask3_v0, _mm256_set1_epi32(-1));
                const __m256i mask5_v1 = _mm256_xor_si256(mask3_v1, _mm256_set1_epi32(-1));
                const __m256i mask6_v0 = _mm256_or_si256(mask4_v0, mask5_v0);
                const __m256i mask6_v1 = _mm256_or_si256(mask4_v1, mask5_v1);
                __m256i mask7_v0 = mask_v;
                __m256i mask7_v1 = mask_v;
                __m256i mask8_v0 = mask_v;
                __m256i mask8_v1 = mask_v;
                __m256i mask9_v0 = mask_v;
                __m256i mask9_v1 = mask_v;
                __m256i mask10_v0 = mask_v;
                __m256i mask10_v1 = mask_v;
                __m256i mask11_v0 = mask_v;
                __m256i mask11_v1 = mask_v;
                __m256i mask12_v0 = mask_v;
                __m256i mask12_v1 = mask_v;
                if (_mm256_movemask_epi8(_mm256_or_si256(mask6_v0, mask6_v1)) != 0) {
                    const __m256 det_on_v0 =
                        _mm256_blendv_ps(t6_v, det_v0, _mm256_castsi256_ps(mask6_v0));
                    const __m256 det_on_v1 =
                        _mm256_blendv_ps(t6_v, det_v1, _mm256_castsi256_ps(mask6_v1));
                    const __m256 inverse_v0 = _mm256_div_ps(t6_v, det_on_v0);
                    const __m256 inverse_v1 = _mm256_div_ps(t6_v, det_on_v1);
                    const __m256 a_x_v = _mm256_set1_ps(t_s2);
                    const __m256 ox_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(ox_v0)));
                    const __m256 ox_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(ox_v1)));
                    const __m256 a_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(a_x_v)));
                    const __m256 a_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(a_x_v)));
                    const __m256 r_x2_v0 = _mm256_sub_ps(ox_on_v0, a_x_on_v0);
                    const __m256 r_x2_v1 = _mm256_sub_ps(ox_on_v1, a_x_on_v1);
                    const __m256 a_y_v = _mm256_set1_ps(t_s3);
                    const __m256 oy_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(oy_v0)));
                    const __m256 oy_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(oy_v1)));
                    const __m256 a_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(a_y_v)));
                    const __m256 a_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(a_y_v)));
                    const __m256 r_y2_v0 = _mm256_sub_ps(oy_on_v0, a_y_on_v0);
                    const __m256 r_y2_v1 = _mm256_sub_ps(oy_on_v1, a_y_on_v1);
                    const __m256 a_z_v = _mm256_set1_ps(t_s4);
                    const __m256 a_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0, _mm256_castps_si256(a_z_v)));
                    const __m256 a_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1, _mm256_castps_si256(a_z_v)));
                    const __m256 r_z2_v0 = _mm256_sub_ps(t8_v, a_z_on_v0);
                    const __m256 r_z2_v1 = _mm256_sub_ps(t8_v, a_z_on_v1);
                    const __m256 r_x_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(r_x_v0)));
                    const __m256 r_x_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(r_x_v1)));
                    const __m256 t13_v0 = _mm256_mul_ps(r_x2_v0, r_x_on_v0);
                    const __m256 t13_v1 = _mm256_mul_ps(r_x2_v1, r_x_on_v1);
                    const __m256 r_y_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(r_y_v0)));
                    const __m256 r_y_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(r_y_v1)));
                    const __m256 t14_v0 = _mm256_mul_ps(r_y2_v0, r_y_on_v0);
                    const __m256 t14_v1 = _mm256_mul_ps(r_y2_v1, r_y_on_v1);
                    const __m256 t15_v0 = _mm256_add_ps(t13_v0, t14_v0);
                    const __m256 t15_v1 = _mm256_add_ps(t13_v1, t14_v1);
                    const __m256 r_z_on_v0 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v0,
                        _mm256_castps_si256(r_z_v0)));
                    const __m256 r_z_on_v1 =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v1,
                        _mm256_castps_si256(r_z_v1)));
                    const __m256 t16_v0 = _mm256_mul_ps(r_z2_v0, r_z_on_v0);
                    const __m256 t16_v1 = _mm256_mul_ps(r_z2_v1, r_z_on_v1);
                    const __m256 t17_v0 = _mm256_add_ps(t15_v0, t16_v0);
                    const __m256 t17_v1 = _mm256_add_ps(t15_v1, t16_v1);
                    const __m256 u_v0 = _mm256_mul_ps(t17_v0, inverse_v0);
                    const __m256 u_v1 = _mm256_mul_ps(t17_v1, inverse_v1);
                    const __m256i mask28_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v0, t7_v, _CMP_LT_OS));
                    const __m256i mask28_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v1, t7_v, _CMP_LT_OS));
                    const __m256i mask29_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v0, t6_v, _CMP_GT_OS));
                    const __m256i mask29_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v1, t6_v, _CMP_GT_OS));
                    const __m256i mask30_v0 = _mm256_xor_si256(mask28_v0, _mm256_set1_epi32(-1));
                    const __m256i mask30_v1 = _mm256_xor_si256(mask28_v1, _mm256_set1_epi32(-1));
                    const __m256i mask31_v0 = _mm256_xor_si256(mask29_v0, _mm256_set1_epi32(-1));
                    const __m256i mask31_v1 = _mm256_xor_si256(mask29_v1, _mm256_set1_epi32(-1));
                    const __m256i mask32_v0 = _mm256_and_si256(mask30_v0, mask31_v0);
                    const __m256i mask32_v1 = _mm256_and_si256(mask30_v1, mask31_v1);
                    const __m256i mask33_v0 = _mm256_and_si256(mask6_v0, mask32_v0);
                    const __m256i mask33_v1 = _mm256_and_si256(mask6_v1, mask32_v1);
                    __m256i mask34_v0;
                    __m256i mask34_v1;
                    __m256i mask35_v0;
                    __m256i mask35_v1;
                    __m256i mask36_v0;
                    __m256i mask36_v1;
                    __m256i mask37_v0;
                    __m256i mask37_v1;
                    if (_mm256_movemask_epi8(_mm256_and_si256(mask33_v0, mask33_v1)) == -1) {
                        const __m256 t18_v0 = _mm256_mul_ps(r_y2_v0, r_z2_v);
                        const __m256 t18_v1 = _mm256_mul_ps(r_y2_v1, r_z2_v);
                        const __m256 t19_v0 = _mm256_mul_ps(r_z2_v0, r_y2_v);
                        const __m256 t19_v1 = _mm256_mul_ps(r_z2_v1, r_y2_v);
                        const __m256 r_x3_v0 = _mm256_sub_ps(t18_v0, t19_v0);
                        const __m256 r_x3_v1 = _mm256_sub_ps(t18_v1, t19_v1);
                        const __m256 t20_v0 = _mm256_mul_ps(r_z2_v0, r_x2_v);
                        const __m256 t20_v1 = _mm256_mul_ps(r_z2_v1, r_x2_v);
                        const __m256 t21_v0 = _mm256_mul_ps(r_x2_v0, r_z2_v);
                        const __m256 t21_v1 = _mm256_mul_ps(r_x2_v1, r_z2_v);
                        const __m256 r_y3_v0 = _mm256_sub_ps(t20_v0, t21_v0);
                        const __m256 r_y3_v1 = _mm256_sub_ps(t20_v1, t21_v1);
                        const __m256 t22_v0 = _mm256_mul_ps(r_x2_v0, r_y2_v);
                        const __m256 t22_v1 = _mm256_mul_ps(r_x2_v1, r_y2_v);
                        const __m256 t23_v0 = _mm256_mul_ps(r_y2_v0, r_x2_v);
                        const __m256 t23_v1 = _mm256_mul_ps(r_y2_v1, r_x2_v);
                        const __m256 r_z3_v0 = _mm256_sub_ps(t22_v0, t23_v0);
                        const __m256 r_z3_v1 = _mm256_sub_ps(t22_v1, t23_v1);
                        const __m256 t24_v0 = _mm256_mul_ps(to_x_v0, r_x3_v0);
                        const __m256 t24_v1 = _mm256_mul_ps(to_x_v1, r_x3_v1);
                        const __m256 t25_v0 = _mm256_mul_ps(to_y_v0, r_y3_v0);
                        const __m256 t25_v1 = _mm256_mul_ps(to_y_v1, r_y3_v1);
                        const __m256 t26_v0 = _mm256_add_ps(t24_v0, t25_v0);
                        const __m256 t26_v1 = _mm256_add_ps(t24_v1, t25_v1);
                        const __m256 t27_v0 = _mm256_mul_ps(t9_v, r_z3_v0);
                        const __m256 t27_v1 = _mm256_mul_ps(t9_v, r_z3_v1);
                        const __m256 t28_v0 = _mm256_add_ps(t26_v0, t27_v0);
                        const __m256 t28_v1 = _mm256_add_ps(t26_v1, t27_v1);
                        const __m256 v_v0 = _mm256_mul_ps(t28_v0, inverse_v0);
                        const __m256 v_v1 = _mm256_mul_ps(t28_v1, inverse_v1);
                        const __m256i mask38_v0 =
                            _mm256_castps_si256(_mm256_cmp_ps(v_v0, t7_v, _CMP_LT_OS));
                        const __m256i mask38_v1 =
                            _mm256_castps_si256(_mm256_cmp_ps(v_v1, t7_v, _CMP_LT_OS));
                        const __m256i mask39_v0 =
                            _mm256_xor_si256(mask38_v0, _mm256_set1_epi32(-1));
                        const __m256i mask39_v1 =
                            _mm256_xor_si256(mask38_v1, _mm256_set1_epi32(-1));
                        const __m256 u_on_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask39_v0,
                            _mm256_castps_si256(u_v0)));
                        const __m256 u_on_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask39_v1,
                            _mm256_castps_si256(u_v1)));
                        const __m256 v_on_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask39_v0,
                            _mm256_castps_si256(v_v0)));
                        const __m256 v_on_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask39_v1,
                            _mm256_castps_si256(v_v1)));
                        const __m256 t29_v0 = _mm256_add_ps(u_on_v0, v_on_v0);
                        const __m256 t29_v1 = _mm256_add_ps(u_on_v1, v_on_v1);
                        const __m256i mask40_v0 =
                            _mm256_castps_si256(_mm256_cmp_ps(t29_v0, t6_v, _CMP_GT_OS));
                        const __m256i mask40_v1 =
                            _mm256_castps_si256(_mm256_cmp_ps(t29_v1, t6_v, _CMP_GT_OS));
                        const __m256i mask41_v0 =
                            _mm256_xor_si256(mask40_v0, _mm256_set1_epi32(-1));
                        const __m256i mask41_v1 =
                            _mm256_xor_si256(mask40_v1, _mm256_set1_epi32(-1));
                        const __m256i mask42_v0 = _mm256_and_si256(mask39_v0, mask41_v0);
                        const __m256i mask42_v1 = _mm256_and_si256(mask39_v1, mask41_v1);
                        const __m256 r_x_on2_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_x_v)));
                        const __m256 r_x_on2_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_x_v)));
                        const __m256 r_x_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_x3_v0)));
                        const __m256 r_x_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_x3_v1)));
                        const __m256 t30_v0 = _mm256_mul_ps(r_x_on2_v0, r_x_on3_v0);
                        const __m256 t30_v1 = _mm256_mul_ps(r_x_on2_v1, r_x_on3_v1);
                        const __m256 r_y_on2_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_y_v)));
                        const __m256 r_y_on2_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_y_v)));
                        const __m256 r_y_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_y3_v0)));
                        const __m256 r_y_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_y3_v1)));
                        const __m256 t31_v0 = _mm256_mul_ps(r_y_on2_v0, r_y_on3_v0);
                        const __m256 t31_v1 = _mm256_mul_ps(r_y_on2_v1, r_y_on3_v1);
                        const __m256 t32_v0 = _mm256_add_ps(t30_v0, t31_v0);
                        const __m256 t32_v1 = _mm256_add_ps(t30_v1, t31_v1);
                        const __m256 r_z_on2_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_z_v)));
                        const __m256 r_z_on2_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_z_v)));
                        const __m256 r_z_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(r_z3_v0)));
                        const __m256 r_z_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(r_z3_v1)));
                        const __m256 t33_v0 = _mm256_mul_ps(r_z_on2_v0, r_z_on3_v0);
                        const __m256 t33_v1 = _mm256_mul_ps(r_z_on2_v1, r_z_on3_v1);
                        const __m256 t34_v0 = _mm256_add_ps(t32_v0, t33_v0);
                        const __m256 t34_v1 = _mm256_add_ps(t32_v1, t33_v1);
                        const __m256 inverse_on_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v0,
                            _mm256_castps_si256(inverse_v0)));
                        const __m256 inverse_on_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v1,
                            _mm256_castps_si256(inverse_v1)));
                        const __m256 d_v0 = _mm256_mul_ps(t34_v0, inverse_on_v0);
                        const __m256 d_v1 = _mm256_mul_ps(t34_v1, inverse_on_v1);
                        const __m256i mask43_v0 =
                            _mm256_castps_si256(_mm256_cmp_ps(d_v0, t7_v, _CMP_GT_OS));
                        const __m256i mask43_v1 =
                            _mm256_castps_si256(_mm256_cmp_ps(d_v1, t7_v, _CMP_GT_OS));
                        const __m256i mask44_v0 = _mm256_and_si256(mask42_v0, mask43_v0);
                        const __m256i mask44_v1 = _mm256_and_si256(mask42_v1, mask43_v1);
                        __m256i mask45_v0 = mask_v;
                        __m256i mask45_v1 = mask_v;
                        if (_mm256_movemask_epi8(_mm256_or_si256(mask44_v0, mask44_v1)) != 0) {
                            const __m256 distance2_v0 = _mm256_loadu_ps(distance_lanes);
                            const __m256 distance2_v1 = _mm256_loadu_ps(distance_lanes + 8);
                            const __m256 d_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask44_v0,
                                _mm256_castps_si256(d_v0)));
                            const __m256 d_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask44_v1,
                                _mm256_castps_si256(d_v1)));
                            const __m256 distance_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask44_v0,
                                _mm256_castps_si256(distance2_v0)));
                            const __m256 distance_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask44_v1,
                                _mm256_castps_si256(distance2_v1)));
                            const __m256i mask46_v0 =
                                _mm256_castps_si256(_mm256_cmp_ps(d_on_v0, distance_on_v0,
                                _CMP_LT_OS));
                            const __m256i mask46_v1 =
                                _mm256_castps_si256(_mm256_cmp_ps(d_on_v1, distance_on_v1,
                                _CMP_LT_OS));
                            const __m256i mask47_v0 = _mm256_and_si256(mask44_v0, mask46_v0);
                            const __m256i mask47_v1 = _mm256_and_si256(mask44_v1, mask46_v1);
                            const __m256 t35_v0 = _mm256_loadu_ps(distance_lanes);
                            const __m256 t35_v1 = _mm256_loadu_ps(distance_lanes + 8);
                            const __m256 t36_v0 =
                                _mm256_blendv_ps(t35_v0, d_v0, _mm256_castsi256_ps(mask47_v0));
                            const __m256 t36_v1 =
                                _mm256_blendv_ps(t35_v1, d_v1, _mm256_castsi256_ps(mask47_v1));
                            _mm256_storeu_ps(distance_lanes, t36_v0);
                            _mm256_storeu_ps(distance_lanes + 8, t36_v1);
                            mask45_v0 = mask46_v0;
                            mask45_v1 = mask46_v1;
                        }
                        mask34_v0 = mask38_v0;
                        mask34_v1 = mask38_v1;
                        mask35_v0 = mask40_v0;
                        mask35_v1 = mask40_v1;
                        mask36_v0 = mask43_v0;
                        mask36_v1 = mask43_v1;
                        mask37_v0 = mask45_v0;
                        mask37_v1 = mask45_v1;
                    } else {
                        __m256i mask48_v0 = mask_v;
                        __m256i mask48_v1 = mask_v;
                        __m256i mask49_v0 = mask_v;
                        __m256i mask49_v1 = mask_v;
                        __m256i mask50_v0 = mask_v;
                        __m256i mask50_v1 = mask_v;
                        __m256i mask51_v0 = mask_v;
                        __m256i mask51_v1 = mask_v;
                        if (_mm256_movemask_epi8(_mm256_or_si256(mask33_v0, mask33_v1)) != 0) {
                            const __m256 r_y_on4_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_y2_v0)));
                            const __m256 r_y_on4_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_y2_v1)));
                            const __m256 r_z_on4_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_z2_v)));
                            const __m256 r_z_on4_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_z2_v)));
                            const __m256 t37_v0 = _mm256_mul_ps(r_y_on4_v0, r_z_on4_v0);
                            const __m256 t37_v1 = _mm256_mul_ps(r_y_on4_v1, r_z_on4_v1);
                            const __m256 r_z_on5_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_z2_v0)));
                            const __m256 r_z_on5_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_z2_v1)));
                            const __m256 r_y_on5_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_y2_v)));
                            const __m256 r_y_on5_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_y2_v)));
                            const __m256 t38_v0 = _mm256_mul_ps(r_z_on5_v0, r_y_on5_v0);
                            const __m256 t38_v1 = _mm256_mul_ps(r_z_on5_v1, r_y_on5_v1);
                            const __m256 r_x4_v0 = _mm256_sub_ps(t37_v0, t38_v0);
                            const __m256 r_x4_v1 = _mm256_sub_ps(t37_v1, t38_v1);
                            const __m256 r_x_on4_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_x2_v)));
                            const __m256 r_x_on4_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_x2_v)));
                            const __m256 t39_v0 = _mm256_mul_ps(r_z_on5_v0, r_x_on4_v0);
                            const __m256 t39_v1 = _mm256_mul_ps(r_z_on5_v1, r_x_on4_v1);
                            const __m256 r_x_on5_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(r_x2_v0)));
                            const __m256 r_x_on5_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(r_x2_v1)));
                            const __m256 t40_v0 = _mm256_mul_ps(r_x_on5_v0, r_z_on4_v0);
                            const __m256 t40_v1 = _mm256_mul_ps(r_x_on5_v1, r_z_on4_v1);
                            const __m256 r_y4_v0 = _mm256_sub_ps(t39_v0, t40_v0);
                            const __m256 r_y4_v1 = _mm256_sub_ps(t39_v1, t40_v1);
                            const __m256 t41_v0 = _mm256_mul_ps(r_x_on5_v0, r_y_on5_v0);
                            const __m256 t41_v1 = _mm256_mul_ps(r_x_on5_v1, r_y_on5_v1);
                            const __m256 t42_v0 = _mm256_mul_ps(r_y_on4_v0, r_x_on4_v0);
                            const __m256 t42_v1 = _mm256_mul_ps(r_y_on4_v1, r_x_on4_v1);
                            const __m256 r_z4_v0 = _mm256_sub_ps(t41_v0, t42_v0);
                            const __m256 r_z4_v1 = _mm256_sub_ps(t41_v1, t42_v1);
                            const __m256 to_x_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(to_x_v0)));
                            const __m256 to_x_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(to_x_v1)));
                            const __m256 t43_v0 = _mm256_mul_ps(to_x_on_v0, r_x4_v0);
                            const __m256 t43_v1 = _mm256_mul_ps(to_x_on_v1, r_x4_v1);
                            const __m256 to_y_on_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(to_y_v0)));
                            const __m256 to_y_on_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(to_y_v1)));
                            const __m256 t44_v0 = _mm256_mul_ps(to_y_on_v0, r_y4_v0);
                            const __m256 t44_v1 = _mm256_mul_ps(to_y_on_v1, r_y4_v1);
                            const __m256 t45_v0 = _mm256_add_ps(t43_v0, t44_v0);
                            const __m256 t45_v1 = _mm256_add_ps(t43_v1, t44_v1);
                            const __m256 t46_v0 = _mm256_mul_ps(t9_v, r_z4_v0);
                            const __m256 t46_v1 = _mm256_mul_ps(t9_v, r_z4_v1);
                            const __m256 t47_v0 = _mm256_add_ps(t45_v0, t46_v0);
                            const __m256 t47_v1 = _mm256_add_ps(t45_v1, t46_v1);
                            const __m256 inverse_on2_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v0,
                                _mm256_castps_si256(inverse_v0)));
                            const __m256 inverse_on2_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask33_v1,
                                _mm256_castps_si256(inverse_v1)));
                            const __m256 v2_v0 = _mm256_mul_ps(t47_v0, inverse_on2_v0);
                            const __m256 v2_v1 = _mm256_mul_ps(t47_v1, inverse_on2_v1);
                            const __m256i mask52_v0 =
                                _mm256_castps_si256(_mm256_cmp_ps(v2_v0, t7_v, _CMP_LT_OS));
                            const __m256i mask52_v1 =
                                _mm256_castps_si256(_mm256_cmp_ps(v2_v1, t7_v, _CMP_LT_OS));
                            const __m256i mask53_v0 =
                                _mm256_xor_si256(mask52_v0, _mm256_set1_epi32(-1));
                            const __m256i mask53_v1 =
                                _mm256_xor_si256(mask52_v1, _mm256_set1_epi32(-1));
                            const __m256i mask54_v0 = _mm256_and_si256(mask33_v0, mask53_v0);
                            const __m256i mask54_v1 = _mm256_and_si256(mask33_v1, mask53_v1);
                            const __m256 u_on2_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask54_v0,
                                _mm256_castps_si256(u_v0)));
                            const __m256 u_on2_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask54_v1,
                                _mm256_castps_si256(u_v1)));
                            const __m256 v_on2_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask54_v0,
                                _mm256_castps_si256(v2_v0)));
                            const __m256 v_on2_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask54_v1,
                                _mm256_castps_si256(v2_v1)));
                            const __m256 t48_v0 = _mm256_add_ps(u_on2_v0, v_on2_v0);
                            const __m256 t48_v1 = _mm256_add_ps(u_on2_v1, v_on2_v1);
                            const __m256i mask55_v0 =
                                _mm256_castps_si256(_mm256_cmp_ps(t48_v0, t6_v, _CMP_GT_OS));
                            const __m256i mask55_v1 =
                                _mm256_castps_si256(_mm256_cmp_ps(t48_v1, t6_v, _CMP_GT_OS));
                            const __m256i mask56_v0 =
                                _mm256_xor_si256(mask55_v0, _mm256_set1_epi32(-1));
                            const __m256i mask56_v1 =
                                _mm256_xor_si256(mask55_v1, _mm256_set1_epi32(-1));
                            const __m256i mask57_v0 = _mm256_and_si256(mask54_v0, mask56_v0);
                            const __m256i mask57_v1 = _mm256_and_si256(mask54_v1, mask56_v1);
                            const __m256 r_x_on6_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_x_v)));
                            const __m256 r_x_on6_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_x_v)));
                            const __m256 r_x_on7_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_x4_v0)));
                            const __m256 r_x_on7_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_x4_v1)));
                            const __m256 t49_v0 = _mm256_mul_ps(r_x_on6_v0, r_x_on7_v0);
                            const __m256 t49_v1 = _mm256_mul_ps(r_x_on6_v1, r_x_on7_v1);
                            const __m256 r_y_on6_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_y_v)));
                            const __m256 r_y_on6_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_y_v)));
                            const __m256 r_y_on7_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_y4_v0)));
                            const __m256 r_y_on7_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_y4_v1)));
                            const __m256 t50_v0 = _mm256_mul_ps(r_y_on6_v0, r_y_on7_v0);
                            const __m256 t50_v1 = _mm256_mul_ps(r_y_on6_v1, r_y_on7_v1);
                            const __m256 t51_v0 = _mm256_add_ps(t49_v0, t50_v0);
                            const __m256 t51_v1 = _mm256_add_ps(t49_v1, t50_v1);
                            const __m256 r_z_on6_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_z_v)));
                            const __m256 r_z_on6_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_z_v)));
                            const __m256 r_z_on7_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(r_z4_v0)));
                            const __m256 r_z_on7_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(r_z4_v1)));
                            const __m256 t52_v0 = _mm256_mul_ps(r_z_on6_v0, r_z_on7_v0);
                            const __m256 t52_v1 = _mm256_mul_ps(r_z_on6_v1, r_z_on7_v1);
                            const __m256 t53_v0 = _mm256_add_ps(t51_v0, t52_v0);
                            const __m256 t53_v1 = _mm256_add_ps(t51_v1, t52_v1);
                            const __m256 inverse_on3_v0 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v0,
                                _mm256_castps_si256(inverse_v0)));
                            const __m256 inverse_on3_v1 =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v1,
                                _mm256_castps_si256(inverse_v1)));
                            const __m256 d2_v0 = _mm256_mul_ps(t53_v0, inverse_on3_v0);
                            const __m256 d2_v1 = _mm256_mul_ps(t53_v1, inverse_on3_v1);
                            const __m256i mask58_v0 =
                                _mm256_castps_si256(_mm256_cmp_ps(d2_v0, t7_v, _CMP_GT_OS));
                            const __m256i mask58_v1 =
                                _mm256_castps_si256(_mm256_cmp_ps(d2_v1, t7_v, _CMP_GT_OS));
                            const __m256i mask59_v0 = _mm256_and_si256(mask57_v0, mask58_v0);
                            const __m256i mask59_v1 = _mm256_and_si256(mask57_v1, mask58_v1);
                            __m256i mask60_v0 = mask_v;
                            __m256i mask60_v1 = mask_v;
                            if (_mm256_movemask_epi8(_mm256_or_si256(mask59_v0, mask59_v1)) != 0) {
                                const __m256 distance3_v0 = _mm256_loadu_ps(distance_lanes);
                                const __m256 distance3_v1 = _mm256_loadu_ps(distance_lanes + 8);
                                const __m256 d_on2_v0 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask59_v0,
                                    _mm256_castps_si256(d2_v0)));
                                const __m256 d_on2_v1 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask59_v1,
                                    _mm256_castps_si256(d2_v1)));
                                const __m256 distance_on2_v0 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask59_v0,
                                    _mm256_castps_si256(distance3_v0)));
                                const __m256 distance_on2_v1 =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask59_v1,
                                    _mm256_castps_si256(distance3_v1)));
                                const __m256i mask61_v0 =
                                    _mm256_castps_si256(_mm256_cmp_ps(d_on2_v0, distance_on2_v0,
                                    _CMP_LT_OS));
                                const __m256i mask61_v1 =
                                    _mm256_castps_si256(_mm256_cmp_ps(d_on2_v1, distance_on2_v1,
                                    _CMP_LT_OS));
                                const __m256i mask62_v0 = _mm256_and_si256(mask59_v0, mask61_v0);
                                const __m256i mask62_v1 = _mm256_and_si256(mask59_v1, mask61_v1);
                                const __m256 t54_v0 = _mm256_loadu_ps(distance_lanes);
                                const __m256 t54_v1 = _mm256_loadu_ps(distance_lanes + 8);
                                const __m256 t55_v0 =
                                    _mm256_blendv_ps(t54_v0, d2_v0, _mm256_castsi256_ps(mask62_v0));
                                const __m256 t55_v1 =
                                    _mm256_blendv_ps(t54_v1, d2_v1, _mm256_castsi256_ps(mask62_v1));
                                _mm256_storeu_ps(distance_lanes, t55_v0);
                                _mm256_storeu_ps(distance_lanes + 8, t55_v1);
                                mask60_v0 = mask61_v0;
                                mask60_v1 = mask61_v1;
                            }
                            mask48_v0 = mask52_v0;
                            mask48_v1 = mask52_v1;
                            mask49_v0 = mask55_v0;
                            mask49_v1 = mask55_v1;
                            mask50_v0 = mask58_v0;
                            mask50_v1 = mask58_v1;
                            mask51_v0 = mask60_v0;
                            mask51_v1 = mask60_v1;
                        }
                        mask34_v0 = mask48_v0;
                        mask34_v1 = mask48_v1;
                        mask35_v0 = mask49_v0;
                        mask35_v1 = mask49_v1;
                        mask36_v0 = mask50_v0;
                        mask36_v1 = mask50_v1;
                        mask37_v0 = mask51_v0;
                        mask37_v1 = mask51_v1;
                    }
                    mask7_v0 = mask28_v0;
                    mask7_v1 = mask28_v1;
                    mask8_v0 = mask29_v0;
                    mask8_v1 = mask29_v1;
                    mask9_v0 = mask34_v0;
                    mask9_v1 = mask34_v1;
                    mask10_v0 = mask35_v0;
                    mask10_v1 = mask35_v1;
                    mask11_v0 = mask36_v0;
                    mask11_v1 = mask36_v1;
                    mask12_v0 = mask37_v0;
                    mask12_v1 = mask37_v1;
                }
                const __m256i mask13_v0 = _mm256_and_si256(mask2_v0, mask3_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask2_v1, mask3_v1);
                const __m256i t9_v0 = _mm256_and_si256(mask13_v0, t3_v);
                const __m256i t9_v1 = _mm256_and_si256(mask13_v1, t3_v);
                const __m256i mask14_v0 = _mm256_xor_si256(mask7_v0, _mm256_set1_epi32(-1));
                const __m256i mask14_v1 = _mm256_xor_si256(mask7_v1, _mm256_set1_epi32(-1));
                const __m256i mask15_v0 = _mm256_or_si256(mask7_v0, mask8_v0);
                const __m256i mask15_v1 = _mm256_or_si256(mask7_v1, mask8_v1);
                const __m256i mask16_v0 = _mm256_and_si256(mask6_v0, mask15_v0);
                const __m256i mask16_v1 = _mm256_and_si256(mask6_v1, mask15_v1);
                const __m256i t10_v0 = _mm256_andnot_si256(mask16_v0, t9_v0);
                const __m256i t10_v1 = _mm256_andnot_si256(mask16_v1, t9_v1);
                const __m256i mask17_v0 = _mm256_and_si256(mask6_v0, mask14_v0);
                const __m256i mask17_v1 = _mm256_and_si256(mask6_v1, mask14_v1);
                const __m256i mask18_v0 = _mm256_xor_si256(mask8_v0, _mm256_set1_epi32(-1));
                const __m256i mask18_v1 = _mm256_xor_si256(mask8_v1, _mm256_set1_epi32(-1));
                const __m256i mask19_v0 = _mm256_and_si256(mask17_v0, mask18_v0);
                const __m256i mask19_v1 = _mm256_and_si256(mask17_v1, mask18_v1);
                const __m256i mask20_v0 = _mm256_xor_si256(mask9_v0, _mm256_set1_epi32(-1));
                const __m256i mask20_v1 = _mm256_xor_si256(mask9_v1, _mm256_set1_epi32(-1));
                const __m256i mask21_v0 = _mm256_or_si256(mask9_v0, mask10_v0);
                const __m256i mask21_v1 = _mm256_or_si256(mask9_v1, mask10_v1);
                const __m256i mask22_v0 = _mm256_and_si256(mask19_v0, mask21_v0);
                const __m256i mask22_v1 = _mm256_and_si256(mask19_v1, mask21_v1);
                const __m256i t11_v0 = _mm256_andnot_si256(mask22_v0, t10_v0);
                const __m256i t11_v1 = _mm256_andnot_si256(mask22_v1, t10_v1);
                const __m256i mask23_v0 = _mm256_and_si256(mask19_v0, mask20_v0);
                const __m256i mask23_v1 = _mm256_and_si256(mask19_v1, mask20_v1);
                const __m256i mask24_v0 = _mm256_xor_si256(mask10_v0, _mm256_set1_epi32(-1));
                const __m256i mask24_v1 = _mm256_xor_si256(mask10_v1, _mm256_set1_epi32(-1));
                const __m256i mask25_v0 = _mm256_and_si256(mask23_v0, mask24_v0);
                const __m256i mask25_v1 = _mm256_and_si256(mask23_v1, mask24_v1);
                const __m256i mask26_v0 = _mm256_and_si256(mask25_v0, mask11_v0);
                const __m256i mask26_v1 = _mm256_and_si256(mask25_v1, mask11_v1);
                const __m256i mask27_v0 = _mm256_and_si256(mask26_v0, mask12_v0);
                const __m256i mask27_v1 = _mm256_and_si256(mask26_v1, mask12_v1);
                const __m256i t12_v0 = _mm256_blendv_epi8(t11_v0, t10_v, mask27_v0);
                const __m256i t12_v1 = _mm256_blendv_epi8(t11_v1, t10_v, mask27_v1);
                const __m256i found2_v0 = _mm256_add_epi32(found_v0, t12_v0);
                const __m256i found2_v1 = _mm256_add_epi32(found_v1, t12_v1);
                const unsigned int t4 = i_s + 1u;
                more = (int)t4 < 3;
                found_v0 = found2_v0;
                found_v1 = found2_v1;
                i_s = t4;
            } while (more);
            const __m256 distance_v0 = _mm256_loadu_ps(distance_lanes);
            const __m256 distance_v1 = _mm256_loadu_ps(distance_lanes + 8);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(found_v0, t3_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(found_v1, t3_v), _mm256_set1_epi32(-1));
            const __m256 d_new_v0 =
                _mm256_blendv_ps(t11_v, distance_v0, _mm256_castsi256_ps(mask_v0));
            const __m256 d_new_v1 =
                _mm256_blendv_ps(t11_v, distance_v1, _mm256_castsi256_ps(mask_v1));
            _mm256_storeu_ps(d + k2, d_new_v0);
            _mm256_storeu_ps(d + k2 + 8, d_new_v1);
        }
        const __m256i t12_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256 t13_v = _mm256_set1_ps(0.1f);
        const __m256 t14_v = _mm256_set1_ps(0.0f);
        const __m256 t15_v = _mm256_set1_ps(1000000000.0f);
        const __m256i t16_v = _mm256_set1_epi32(0);
        const __m256 t17_v = _mm256_set1_ps(60.0f);
        const __m256 t18_v = _mm256_set1_ps(-1e-6f);
        const __m256 t19_v = _mm256_set1_ps(1e-6f);
        const __m256 t20_v = _mm256_set1_ps(1.0f);
        const __m256 t21_v = _mm256_set1_ps(-300.0f);
        __m256i mask2_v = _mm256_set1_epi32(0);
        const __m256i t22_v = _mm256_set1_epi32(1);
        const __m256 t23_v = _mm256_set1_ps(-1.0f);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t26_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t26_v, t12_v);
            const __m256 ox_v = _mm256_maskload_ps(ox + k2, active_mask_v);
            const __m256 oy_v = _mm256_maskload_ps(oy + k2, active_mask_v);
            const __m256 to_x_v = _mm256_mul_ps(_mm256_maskload_ps(dx + k2, active_mask_v), t13_v);
            const __m256 to_y_v = _mm256_mul_ps(_mm256_maskload_ps(dy + k2, active_mask_v), t13_v);
            const __m256 t27_v = _mm256_loadu_ps(distance_lanes2);
            const __m256 t28_v = _mm256_blendv_ps(t27_v, t15_v, _mm256_castsi256_ps(active_mask_v));
            _mm256_storeu_ps(distance_lanes2, t28_v);
            __m256i found_v = t16_v;
            unsigned int i_s2 = 0u;
            int more2;
            do {
                const float *const t_s11 = t + (long)(int)(9u * i_s2);
                const float t_s12 = *t_s11;
                const float t_s13 = t_s11[1];
                const float t_s14 = t_s11[2];
                const float t_s15 = t_s11[3];
                const float t_s16 = t_s11[4];
                const float t_s17 = t_s11[5];
                const float t_s18 = t_s11[6];
                const float t_s19 = t_s11[7];
                const float t_s20 = t_s11[8];
                const __m256 a_x2_v = _mm256_set1_ps(t_s12);
                const __m256 b_x_v = _mm256_set1_ps(t_s15);
                const __m256 a_x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(a_x2_v)));
                const __m256 b_x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(b_x_v)));
                const __m256 r_x3_v = _mm256_sub_ps(b_x_on_v, a_x_on_v);
                const __m256 a_y2_v = _mm256_set1_ps(t_s13);
                const __m256 b_y_v = _mm256_set1_ps(t_s16);
                const __m256 a_y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(a_y2_v)));
                const __m256 b_y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(b_y_v)));
                const __m256 r_y3_v = _mm256_sub_ps(b_y_on_v, a_y_on_v);
                const __m256 a_z2_v = _mm256_set1_ps(t_s14);
                const __m256 b_z_v = _mm256_set1_ps(t_s17);
                const __m256 a_z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(a_z2_v)));
                const __m256 b_z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(b_z_v)));
                const __m256 r_z3_v = _mm256_sub_ps(b_z_on_v, a_z_on_v);
                const __m256 c_x_v = _mm256_set1_ps(t_s18);
                const __m256 c_x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(c_x_v)));
                const __m256 r_x4_v = _mm256_sub_ps(c_x_on_v, a_x_on_v);
                const __m256 c_y_v = _mm256_set1_ps(t_s19);
                const __m256 c_y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(c_y_v)));
                const __m256 r_y4_v = _mm256_sub_ps(c_y_on_v, a_y_on_v);
                const __m256 c_z_v = _mm256_set1_ps(t_s20);
                const __m256 c_z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(c_z_v)));
                const __m256 r_z4_v = _mm256_sub_ps(c_z_on_v, a_z_on_v);
                const __m256 to_y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(to_y_v)));
                const __m256 t29_v = _mm256_mul_ps(t17_v, r_y4_v);
                const __m256 r_x5_v = _mm256_sub_ps(_mm256_mul_ps(to_y_on_v, r_z4_v), t29_v);
                const __m256 to_x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(to_x_v)));
                const __m256 t30_v = _mm256_mul_ps(to_x_on_v, r_z4_v);
                const __m256 r_y5_v = _mm256_sub_ps(_mm256_mul_ps(t17_v, r_x4_v), t30_v);
                const __m256 t31_v = _mm256_mul_ps(to_y_on_v, r_x4_v);
                const __m256 r_z5_v = _mm256_sub_ps(_mm256_mul_ps(to_x_on_v, r_y4_v), t31_v);
                const __m256 t32_v = _mm256_mul_ps(r_y3_v, r_y5_v);
                const __m256 t33_v = _mm256_add_ps(_mm256_mul_ps(r_x3_v, r_x5_v), t32_v);
                const __m256 det_v = _mm256_add_ps(t33_v, _mm256_mul_ps(r_z3_v, r_z5_v));
                const __m256i mask4_v =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v, t18_v, _CMP_GT_OS));
                const __m256i mask5_v =
                    _mm256_castps_si256(_mm256_cmp_ps(det_v, t19_v, _CMP_LT_OS));
                const __m256i mask6_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
                const __m256i mask7_v = _mm256_xor_si256(mask5_v, _mm256_set1_epi32(-1));
                const __m256i mask8_v = _mm256_or_si256(mask6_v, mask7_v);
                const __m256i mask9_v = _mm256_and_si256(active_mask_v, mask8_v);
                __m256i mask10_v = mask2_v;
                __m256i mask11_v = mask2_v;
                __m256i mask12_v = mask2_v;
                __m256i mask13_v = mask2_v;
                __m256i mask14_v = mask2_v;
                __m256i mask15_v = mask2_v;
                if (_mm256_movemask_epi8(mask9_v) != 0) {
                    const __m256 det_on_v =
                        _mm256_blendv_ps(t20_v, det_v, _mm256_castsi256_ps(mask9_v));
                    const __m256 inverse_v = _mm256_div_ps(t20_v, det_on_v);
                    const __m256 ox_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(ox_v)));
                    const __m256 a_x_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(a_x2_v)));
                    const __m256 r_x6_v = _mm256_sub_ps(ox_on_v, a_x_on2_v);
                    const __m256 oy_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(oy_v)));
                    const __m256 a_y_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(a_y2_v)));
                    const __m256 r_y6_v = _mm256_sub_ps(oy_on_v, a_y_on2_v);
                    const __m256 a_z_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(a_z2_v)));
                    const __m256 r_z6_v = _mm256_sub_ps(t21_v, a_z_on2_v);
                    const __m256 r_x_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(r_x5_v)));
                    const __m256 r_y_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(r_y5_v)));
                    const __m256 t38_v = _mm256_mul_ps(r_y6_v, r_y_on_v);
                    const __m256 r_z_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask9_v, _mm256_castps_si256(r_z5_v)));
                    const __m256 t39_v = _mm256_add_ps(_mm256_mul_ps(r_x6_v, r_x_on_v), t38_v);
                    const __m256 t40_v = _mm256_add_ps(t39_v, _mm256_mul_ps(r_z6_v, r_z_on_v));
                    const __m256 u_v = _mm256_mul_ps(t40_v, inverse_v);
                    const __m256i mask31_v =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v, t14_v, _CMP_LT_OS));
                    const __m256i mask32_v =
                        _mm256_castps_si256(_mm256_cmp_ps(u_v, t20_v, _CMP_GT_OS));
                    const __m256i mask33_v = _mm256_xor_si256(mask31_v, _mm256_set1_epi32(-1));
                    const __m256i mask34_v = _mm256_xor_si256(mask32_v, _mm256_set1_epi32(-1));
                    const __m256i mask35_v = _mm256_and_si256(mask33_v, mask34_v);
                    const __m256i mask36_v = _mm256_and_si256(mask9_v, mask35_v);
                    __m256i mask37_v;
                    __m256i mask38_v;
                    __m256i mask39_v;
                    __m256i mask40_v;
                    if (_mm256_movemask_epi8(mask36_v) == -1) {
                        const __m256 t41_v = _mm256_mul_ps(r_z6_v, r_y3_v);
                        const __m256 r_x7_v = _mm256_sub_ps(_mm256_mul_ps(r_y6_v, r_z3_v), t41_v);
                        const __m256 t42_v = _mm256_mul_ps(r_x6_v, r_z3_v);
                        const __m256 r_y7_v = _mm256_sub_ps(_mm256_mul_ps(r_z6_v, r_x3_v), t42_v);
                        const __m256 t43_v = _mm256_mul_ps(r_y6_v, r_x3_v);
                        const __m256 r_z7_v = _mm256_sub_ps(_mm256_mul_ps(r_x6_v, r_y3_v), t43_v);
                        const __m256 t44_v = _mm256_mul_ps(to_y_v, r_y7_v);
                        const __m256 t45_v = _mm256_add_ps(_mm256_mul_ps(to_x_v, r_x7_v), t44_v);
                        const __m256 t46_v = _mm256_add_ps(t45_v, _mm256_mul_ps(t17_v, r_z7_v));
                        const __m256 v_v = _mm256_mul_ps(t46_v, inverse_v);
                        const __m256i mask41_v =
                            _mm256_castps_si256(_mm256_cmp_ps(v_v, t14_v, _CMP_LT_OS));
                        const __m256i mask42_v = _mm256_xor_si256(mask41_v, _mm256_set1_epi32(-1));
                        const __m256 u_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v,
                            _mm256_castps_si256(u_v)));
                        const __m256 v_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask42_v,
                            _mm256_castps_si256(v_v)));
                        const __m256 t47_v = _mm256_add_ps(u_on_v, v_on_v);
                        const __m256i mask43_v =
                            _mm256_castps_si256(_mm256_cmp_ps(t47_v, t20_v, _CMP_GT_OS));
                        const __m256i mask44_v = _mm256_xor_si256(mask43_v, _mm256_set1_epi32(-1));
                        const __m256i mask45_v = _mm256_and_si256(mask42_v, mask44_v);
                        const __m256 r_x_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_x4_v)));
                        const __m256 r_x_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_x7_v)));
                        const __m256 r_y_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_y4_v)));
                        const __m256 r_y_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_y7_v)));
                        const __m256 t48_v = _mm256_mul_ps(r_y_on2_v, r_y_on3_v);
                        const __m256 r_z_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_z4_v)));
                        const __m256 r_z_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(r_z7_v)));
                        const __m256 t49_v =
                            _mm256_add_ps(_mm256_mul_ps(r_x_on2_v, r_x_on3_v), t48_v);
                        const __m256 t50_v =
                            _mm256_add_ps(t49_v, _mm256_mul_ps(r_z_on2_v, r_z_on3_v));
                        const __m256 inverse_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask45_v,
                            _mm256_castps_si256(inverse_v)));
                        const __m256 d_v = _mm256_mul_ps(t50_v, inverse_on_v);
                        const __m256i mask46_v =
                            _mm256_castps_si256(_mm256_cmp_ps(d_v, t14_v, _CMP_GT_OS));
                        const __m256i mask47_v = _mm256_and_si256(mask45_v, mask46_v);
                        __m256i mask48_v = mask2_v;
                        if (_mm256_movemask_epi8(mask47_v) != 0) {
                            const __m256 distance2_v = _mm256_loadu_ps(distance_lanes2);
                            const __m256 d_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask47_v,
                                _mm256_castps_si256(d_v)));
                            const __m256 distance_on_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask47_v,
                                _mm256_castps_si256(distance2_v)));
                            const __m256i mask49_v =
                                _mm256_castps_si256(_mm256_cmp_ps(d_on_v, distance_on_v,
                                _CMP_LT_OS));
                            const __m256i mask50_v = _mm256_and_si256(mask47_v, mask49_v);
                            const __m256 t51_v = _mm256_loadu_ps(distance_lanes2);
                            const __m256 t52_v =
                                _mm256_blendv_ps(t51_v, d_v, _mm256_castsi256_ps(mask50_v));
                            _mm256_storeu_ps(distance_lanes2, t52_v);
                            mask48_v = mask49_v;
                        }
                        mask37_v = mask41_v;
                        mask38_v = mask43_v;
                        mask39_v = mask46_v;
                        mask40_v = mask48_v;
                    } else {
                        __m256i mask51_v = mask2_v;
                        __m256i mask52_v = mask2_v;
                        __m256i mask53_v = mask2_v;
                        __m256i mask54_v = mask2_v;
                        if (_mm256_movemask_epi8(mask36_v) != 0) {
                            const __m256 r_y_on4_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_y6_v)));
                            const __m256 r_z_on4_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_z3_v)));
                            const __m256 r_z_on5_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_z6_v)));
                            const __m256 r_y_on5_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_y3_v)));
                            const __m256 t53_v = _mm256_mul_ps(r_z_on5_v, r_y_on5_v);
                            const __m256 r_x8_v =
                                _mm256_sub_ps(_mm256_mul_ps(r_y_on4_v, r_z_on4_v), t53_v);
                            const __m256 r_x_on4_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_x3_v)));
                            const __m256 r_x_on5_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(r_x6_v)));
                            const __m256 t54_v = _mm256_mul_ps(r_x_on5_v, r_z_on4_v);
                            const __m256 r_y8_v =
                                _mm256_sub_ps(_mm256_mul_ps(r_z_on5_v, r_x_on4_v), t54_v);
                            const __m256 t55_v = _mm256_mul_ps(r_y_on4_v, r_x_on4_v);
                            const __m256 r_z8_v =
                                _mm256_sub_ps(_mm256_mul_ps(r_x_on5_v, r_y_on5_v), t55_v);
                            const __m256 to_x_on2_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(to_x_v)));
                            const __m256 to_y_on2_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(to_y_v)));
                            const __m256 t56_v = _mm256_mul_ps(to_y_on2_v, r_y8_v);
                            const __m256 t57_v =
                                _mm256_add_ps(_mm256_mul_ps(to_x_on2_v, r_x8_v), t56_v);
                            const __m256 t58_v = _mm256_add_ps(t57_v, _mm256_mul_ps(t17_v, r_z8_v));
                            const __m256 inverse_on2_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask36_v,
                                _mm256_castps_si256(inverse_v)));
                            const __m256 v2_v = _mm256_mul_ps(t58_v, inverse_on2_v);
                            const __m256i mask55_v =
                                _mm256_castps_si256(_mm256_cmp_ps(v2_v, t14_v, _CMP_LT_OS));
                            const __m256i mask56_v =
                                _mm256_xor_si256(mask55_v, _mm256_set1_epi32(-1));
                            const __m256i mask57_v = _mm256_and_si256(mask36_v, mask56_v);
                            const __m256 u_on2_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v,
                                _mm256_castps_si256(u_v)));
                            const __m256 v_on2_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask57_v,
                                _mm256_castps_si256(v2_v)));
                            const __m256 t59_v = _mm256_add_ps(u_on2_v, v_on2_v);
                            const __m256i mask58_v =
                                _mm256_castps_si256(_mm256_cmp_ps(t59_v, t20_v, _CMP_GT_OS));
                            const __m256i mask59_v =
                                _mm256_xor_si256(mask58_v, _mm256_set1_epi32(-1));
                            const __m256i mask60_v = _mm256_and_si256(mask57_v, mask59_v);
                            const __m256 r_x_on6_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_x4_v)));
                            const __m256 r_x_on7_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_x8_v)));
                            const __m256 r_y_on6_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_y4_v)));
                            const __m256 r_y_on7_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_y8_v)));
                            const __m256 t60_v = _mm256_mul_ps(r_y_on6_v, r_y_on7_v);
                            const __m256 r_z_on6_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_z4_v)));
                            const __m256 r_z_on7_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(r_z8_v)));
                            const __m256 t61_v =
                                _mm256_add_ps(_mm256_mul_ps(r_x_on6_v, r_x_on7_v), t60_v);
                            const __m256 t62_v =
                                _mm256_add_ps(t61_v, _mm256_mul_ps(r_z_on6_v, r_z_on7_v));
                            const __m256 inverse_on3_v =
                                _mm256_castsi256_ps(_mm256_and_si256(mask60_v,
                                _mm256_castps_si256(inverse_v)));
                            const __m256 d2_v = _mm256_mul_ps(t62_v, inverse_on3_v);
                            const __m256i mask61_v =
                                _mm256_castps_si256(_mm256_cmp_ps(d2_v, t14_v, _CMP_GT_OS));
                            const __m256i mask62_v = _mm256_and_si256(mask60_v, mask61_v);
                            __m256i mask63_v = mask2_v;
                            if (_mm256_movemask_epi8(mask62_v) != 0) {
                                const __m256 distance3_v = _mm256_loadu_ps(distance_lanes2);
                                const __m256 d_on2_v =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask62_v,
                                    _mm256_castps_si256(d2_v)));
                                const __m256 distance_on2_v =
                                    _mm256_castsi256_ps(_mm256_and_si256(mask62_v,
                                    _mm256_castps_si256(distance3_v)));
                                const __m256i mask64_v =
                                    _mm256_castps_si256(_mm256_cmp_ps(d_on2_v, distance_on2_v,
                                    _CMP_LT_OS));
                                const __m256i mask65_v = _mm256_and_si256(mask62_v, mask64_v);
                                const __m256 t63_v = _mm256_loadu_ps(distance_lanes2);
                                const __m256 t64_v =
                                    _mm256_blendv_ps(t63_v, d2_v, _mm256_castsi256_ps(mask65_v));
                                _mm256_storeu_ps(distance_lanes2, t64_v);
                                mask63_v = mask64_v;
                            }
                            mask51_v = mask55_v;
                            mask52_v = mask58_v;
                            mask53_v = mask61_v;
                            mask54_v = mask63_v;
                        }
                        mask37_v = mask51_v;
                        mask38_v = mask52_v;
                        mask39_v = mask53_v;
                        mask40_v = mask54_v;
                    }
                    mask10_v = mask31_v;
                    mask11_v = mask32_v;
                    mask12_v = mask37_v;
                    mask13_v = mask38_v;
                    mask14_v = mask39_v;
                    mask15_v = mask40_v;
                }
                const __m256i mask16_v = _mm256_and_si256(mask4_v, mask5_v);
                const __m256i mask17_v = _mm256_or_si256(mask10_v, mask11_v);
                const __m256i mask18_v = _mm256_and_si256(mask8_v, mask17_v);
                const __m256i t34_v = _mm256_and_si256(mask16_v, t16_v);
                const __m256i mask19_v = _mm256_xor_si256(mask10_v, _mm256_set1_epi32(-1));
                const __m256i mask20_v = _mm256_and_si256(mask8_v, mask19_v);
                const __m256i mask21_v = _mm256_xor_si256(mask11_v, _mm256_set1_epi32(-1));
                const __m256i mask22_v = _mm256_and_si256(mask20_v, mask21_v);
                const __m256i mask23_v = _mm256_or_si256(mask12_v, mask13_v);
                const __m256i mask24_v = _mm256_and_si256(mask22_v, mask23_v);
                const __m256i t35_v = _mm256_andnot_si256(mask18_v, t34_v);
                const __m256i mask25_v = _mm256_xor_si256(mask12_v, _mm256_set1_epi32(-1));
                const __m256i mask26_v = _mm256_and_si256(mask22_v, mask25_v);
                const __m256i mask27_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                const __m256i mask28_v = _mm256_and_si256(mask26_v, mask27_v);
                const __m256i mask29_v = _mm256_and_si256(mask28_v, mask14_v);
                const __m256i mask30_v = _mm256_and_si256(mask29_v, mask15_v);
                const __m256i t36_v = _mm256_andnot_si256(mask24_v, t35_v);
                const __m256i t37_v = _mm256_blendv_epi8(t36_v, t22_v, mask30_v);
                const unsigned int t5 = i_s2 + 1u;
                more2 = (int)t5 < 3;
                found_v = _mm256_add_epi32(found_v, t37_v);
                i_s2 = t5;
            } while (more2);
            const __m256i mask3_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(found_v, t16_v), _mm256_set1_epi32(-1));
            const __m256 distance_v = _mm256_loadu_ps(distance_lanes2);
            const __m256 d_new_v =
                _mm256_blendv_ps(t23_v, distance_v, _mm256_castsi256_ps(mask3_v));
            _mm256_maskstore_ps(d + k2, active_mask_v, d_new_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = ray_triangle_lane(ox[k], oy[k], dx[k], dy[k], t);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
