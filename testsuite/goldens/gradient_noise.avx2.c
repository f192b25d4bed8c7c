/* vcc 0.1.0 wrote this from gradient_noise.c for avx2 */
/* kernel: int n | in float x[n] | in float y[n] | in u8 hash[256] | out float d[n] restrict */
#pragma simd declare
static int whole_below(float x)
{
    int i = (int)x;
    return (float)i > x ? i - 1 : i;
}

#pragma simd declare
static float slope(int h, float x, float y)
{
    switch (h & 7) {
    case 0:
        return x + y;
    case 1:
        return x - y;
    case 2:
        return y - x;
    case 3:
        return -x - y;
    case 4:
        return x;
    case 5:
        return -x;
    case 6:
        return y;
    default:
        return -y;
    }
}

#pragma simd declare
static float fade(float t)
{
    return t * t * t * (t * (t * 6.0f - 15.0f) + 10.0f);
}

#pragma simd declare(uniform(hash))
static float noise(float x, float y, const unsigned char *hash)
{
    int i = whole_below(x), j = whole_below(y);
    float fx = x - (float)i, fy = y - (float)j, u = fade(fx), v = fade(fy);
    int a = hash[i & 255] + j, b = hash[(i + 1) & 255] + j;
    float low = slope(hash[a & 255], fx, fy), high = slope(hash[(a + 1) & 255], fx, fy - 1.0f);
    low += u * (slope(hash[b & 255], fx - 1.0f, fy) - low);
    high += u * (slope(hash[(b + 1) & 255], fx - 1.0f, fy - 1.0f) - high);
    return low + v * (high - low);
}

#pragma simd declare(uniform(hash))
static float gradient_noise_lane(float x, float y, const unsigned char *hash)
{
    float sum = 0.0f, weight = 1.0f;
    int octave;
    if (!(x > -1000.0f && x < 1000.0f && y > -1000.0f && y < 1000.0f))
        return 0.0f;
    for (octave = 0; octave < 3; octave++) {
        sum += weight * noise(x, y, hash);
        x *= 2.0f;
        y *= 2.0f;
        weight *= 0.5f;
    }
    return sum;
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
void gradient_noise(int n, const float *x, const float *y, const unsigned char *hash, float *d)
{
    int k;
    /* vcc: line 70: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(-1000.0f);
        const __m256 t2_v = _mm256_set1_ps(1000.0f);
        __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256i t5_v = _mm256_set1_epi32((int)(0));
        const __m256i t6_v = _mm256_set1_epi32((int)(1));
        const __m256 t7_v = _mm256_set1_ps(6.0f);
        const __m256 t8_v = _mm256_set1_ps(15.0f);
        const __m256 t9_v = _mm256_set1_ps(10.0f);
        const __m256i t10_v = _mm256_set1_epi32((int)(255));
        const __m256i t11_v = _mm256_set1_epi32((int)(7));
        const __m256i t12_v = _mm256_set1_epi32((int)(3));
        const __m256i t13_v = _mm256_set1_epi32((int)(2));
        const __m256i t14_v = _mm256_set1_epi32((int)(4));
        const __m256i t15_v = _mm256_set1_epi32((int)(5));
        const __m256i t16_v = _mm256_set1_epi32((int)(6));
        const __m256 t17_v = _mm256_set1_ps(2.0f);
        const __m256 t18_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t_v, _CMP_GT_OS));
            const __m256 x_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t2_v, _CMP_LT_OS));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            const __m256 y_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(y_v)));
            const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t_v, _CMP_GT_OS));
            const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
            const __m256 y_on2_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask5_v, _mm256_castps_si256(y_v)));
            const __m256i mask6_v = _mm256_castps_si256(_mm256_cmp_ps(y_on2_v, t2_v, _CMP_LT_OS));
            const __m256i mask7_v = _mm256_and_si256(mask5_v, mask6_v);
            __m256 d_new_v = t3_v;
            if (!_mm256_testz_si256(mask7_v, mask7_v)) {
                __m256 x2_v = x_v;
                __m256 y2_v = y_v;
                __m256 sum_v = t3_v;
                __m256 weight_v = t4_v;
                unsigned int octave_s = 0u;
                int more;
                do {
                    const __m256 x_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(x2_v)));
                    const __m256i i_v = _mm256_cvttps_epi32(x_on2_v);
                    const __m256 t19_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, i_v));
                    const __m256 t20_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t19_v)));
                    const __m256i mask8_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t20_v, x_on2_v, _CMP_GT_OS));
                    const __m256i i2_v =
                        _mm256_blendv_epi8(i_v, _mm256_sub_epi32(i_v, t6_v), mask8_v);
                    const __m256 y_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(y2_v)));
                    const __m256i i3_v = _mm256_cvttps_epi32(y_on3_v);
                    const __m256 t21_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, i3_v));
                    const __m256 t22_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t21_v)));
                    const __m256i mask9_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t22_v, y_on3_v, _CMP_GT_OS));
                    const __m256i j_v =
                        _mm256_blendv_epi8(i3_v, _mm256_sub_epi32(i3_v, t6_v), mask9_v);
                    const __m256 t23_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, i2_v));
                    const __m256 t24_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t23_v)));
                    const __m256 fx_v = _mm256_sub_ps(x_on2_v, t24_v);
                    const __m256 t25_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, j_v));
                    const __m256 t26_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t25_v)));
                    const __m256 fy_v = _mm256_sub_ps(y_on3_v, t26_v);
                    const __m256 t27_v =
                        _mm256_mul_ps(fx_v, _mm256_sub_ps(_mm256_mul_ps(fx_v, t7_v), t8_v));
                    const __m256 t28_v = _mm256_mul_ps(_mm256_mul_ps(fx_v, fx_v), fx_v);
                    const __m256 u_v = _mm256_mul_ps(t28_v, _mm256_add_ps(t27_v, t9_v));
                    const __m256 t29_v =
                        _mm256_mul_ps(fy_v, _mm256_sub_ps(_mm256_mul_ps(fy_v, t7_v), t8_v));
                    const __m256 t30_v = _mm256_mul_ps(_mm256_mul_ps(fy_v, fy_v), fy_v);
                    const __m256i t31_v = _mm256_and_si256(i2_v, t10_v);
                    const __m256i t32_v = _mm256_and_si256(mask7_v, t31_v);
                    const __m128i t33_v = _mm256_extracti128_si256(t32_v, 1);
                    const __m128i t34_v = _mm_max_epu32(_mm256_castsi256_si128(t32_v), t33_v);
                    const __m128i t35_v = _mm_max_epu32(t34_v, _mm_srli_si128(t34_v, 8));
                    const __m128i t36_v = _mm_max_epu32(t35_v, _mm_srli_si128(t35_v, 4));
                    const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t36_v);
                    const __m256i t37_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)(t2)), t31_v, mask7_v);
                    const vcc_i32x8 hash_v = (vcc_i32x8)t37_v;
                    const __m128i hash2_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash_v[7]],
                        (char)hash[hash_v[6]], (char)hash[hash_v[5]], (char)hash[hash_v[4]],
                        (char)hash[hash_v[3]], (char)hash[hash_v[2]], (char)hash[hash_v[1]],
                        (char)hash[hash_v[0]]);
                    const __m256i a_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash2_v), j_v);
                    const __m256i t38_v = _mm256_and_si256(_mm256_add_epi32(i2_v, t6_v), t10_v);
                    const __m256i t39_v = _mm256_and_si256(mask7_v, t38_v);
                    const __m128i t40_v = _mm256_extracti128_si256(t39_v, 1);
                    const __m128i t41_v = _mm_max_epu32(_mm256_castsi256_si128(t39_v), t40_v);
                    const __m128i t42_v = _mm_max_epu32(t41_v, _mm_srli_si128(t41_v, 8));
                    const __m128i t43_v = _mm_max_epu32(t42_v, _mm_srli_si128(t42_v, 4));
                    const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t43_v);
                    const __m256i t44_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)(t3)), t38_v, mask7_v);
                    const vcc_i32x8 hash3_v = (vcc_i32x8)t44_v;
                    const __m128i hash4_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash3_v[7]],
                        (char)hash[hash3_v[6]], (char)hash[hash3_v[5]], (char)hash[hash3_v[4]],
                        (char)hash[hash3_v[3]], (char)hash[hash3_v[2]], (char)hash[hash3_v[1]],
                        (char)hash[hash3_v[0]]);
                    const __m256i b_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash4_v), j_v);
                    const __m256i t45_v = _mm256_and_si256(a_v, t10_v);
                    const __m256i t46_v = _mm256_and_si256(mask7_v, t45_v);
                    const __m128i t47_v = _mm256_extracti128_si256(t46_v, 1);
                    const __m128i t48_v = _mm_max_epu32(_mm256_castsi256_si128(t46_v), t47_v);
                    const __m128i t49_v = _mm_max_epu32(t48_v, _mm_srli_si128(t48_v, 8));
                    const __m128i t50_v = _mm_max_epu32(t49_v, _mm_srli_si128(t49_v, 4));
                    const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t50_v);
                    const __m256i t51_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)(t4)), t45_v, mask7_v);
                    const vcc_i32x8 hash5_v = (vcc_i32x8)t51_v;
                    const __m128i hash6_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash5_v[7]],
                        (char)hash[hash5_v[6]], (char)hash[hash5_v[5]], (char)hash[hash5_v[4]],
                        (char)hash[hash5_v[3]], (char)hash[hash5_v[2]], (char)hash[hash5_v[1]],
                        (char)hash[hash5_v[0]]);
                    const __m256i t52_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash6_v), t11_v);
                    const __m256i mask10_v = _mm256_cmpeq_epi32(t52_v, t12_v);
                    const __m256i mask11_v = _mm256_and_si256(mask7_v, mask10_v);
                    const __m256 t53_v = -fx_v;
                    const __m256 t54_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask11_v, _mm256_castps_si256(t53_v)));
                    const __m256 fy_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask11_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask12_v = _mm256_cmpeq_epi32(t52_v, t13_v);
                    const __m256i mask13_v = _mm256_and_si256(mask7_v, mask12_v);
                    const __m256 fy_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask13_v, _mm256_castps_si256(fy_v)));
                    const __m256 fx_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask13_v, _mm256_castps_si256(fx_v)));
                    const __m256i mask14_v = _mm256_cmpeq_epi32(t52_v, t6_v);
                    const __m256i mask15_v = _mm256_and_si256(mask7_v, mask14_v);
                    const __m256 fx_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask15_v, _mm256_castps_si256(fx_v)));
                    const __m256 fy_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask15_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask16_v = _mm256_cmpeq_epi32(t52_v, t5_v);
                    const __m256i mask17_v = _mm256_and_si256(mask7_v, mask16_v);
                    const __m256 fx_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(fx_v)));
                    const __m256 fy_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask17_v, _mm256_castps_si256(fy_v)));
                    const __m256 t55_v = _mm256_sub_ps(fx_on2_v, fy_on3_v);
                    const __m256 t56_v = _mm256_add_ps(fx_on3_v, fy_on4_v);
                    const __m256 t57_v = _mm256_sub_ps(fy_on2_v, fx_on_v);
                    const __m256 t58_v =
                        _mm256_blendv_ps(t56_v, t55_v, _mm256_castsi256_ps(mask14_v));
                    const __m256 t59_v = _mm256_sub_ps(t54_v, fy_on_v);
                    const __m256 t60_v =
                        _mm256_blendv_ps(t58_v, t57_v, _mm256_castsi256_ps(mask12_v));
                    const __m256i mask18_v = _mm256_cmpeq_epi32(t52_v, t14_v);
                    const __m256 t61_v =
                        _mm256_blendv_ps(t60_v, t59_v, _mm256_castsi256_ps(mask10_v));
                    const __m256i mask19_v = _mm256_cmpeq_epi32(t52_v, t15_v);
                    const __m256 t62_v =
                        _mm256_blendv_ps(t61_v, fx_v, _mm256_castsi256_ps(mask18_v));
                    const __m256i mask20_v = _mm256_cmpeq_epi32(t52_v, t16_v);
                    const __m256 t63_v =
                        _mm256_blendv_ps(t62_v, -fx_v, _mm256_castsi256_ps(mask19_v));
                    const __m256i mask21_v =
                        _mm256_or_si256(_mm256_or_si256(mask16_v, mask14_v), mask12_v);
                    const __m256i mask22_v =
                        _mm256_or_si256(_mm256_or_si256(mask21_v, mask10_v), mask18_v);
                    const __m256i mask23_v =
                        _mm256_or_si256(_mm256_or_si256(mask22_v, mask19_v), mask20_v);
                    const __m256 t64_v =
                        _mm256_blendv_ps(t63_v, fy_v, _mm256_castsi256_ps(mask20_v));
                    const __m256i t65_v = _mm256_and_si256(_mm256_add_epi32(a_v, t6_v), t10_v);
                    const __m256i t66_v = _mm256_and_si256(mask7_v, t65_v);
                    const __m128i t67_v = _mm256_extracti128_si256(t66_v, 1);
                    const __m128i t68_v = _mm_max_epu32(_mm256_castsi256_si128(t66_v), t67_v);
                    const __m128i t69_v = _mm_max_epu32(t68_v, _mm_srli_si128(t68_v, 8));
                    const __m128i t70_v = _mm_max_epu32(t69_v, _mm_srli_si128(t69_v, 4));
                    const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(t70_v);
                    const __m256i t71_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)(t5)), t65_v, mask7_v);
                    const vcc_i32x8 hash7_v = (vcc_i32x8)t71_v;
                    const __m128i hash8_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash7_v[7]],
                        (char)hash[hash7_v[6]], (char)hash[hash7_v[5]], (char)hash[hash7_v[4]],
                        (char)hash[hash7_v[3]], (char)hash[hash7_v[2]], (char)hash[hash7_v[1]],
                        (char)hash[hash7_v[0]]);
                    const __m256 y3_v = _mm256_sub_ps(fy_v, t4_v);
                    const __m256i t72_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash8_v), t11_v);
                    const __m256i mask24_v = _mm256_cmpeq_epi32(t72_v, t12_v);
                    const __m256i mask25_v = _mm256_and_si256(mask7_v, mask24_v);
                    const __m256 t73_v = -fx_v;
                    const __m256 t74_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask25_v, _mm256_castps_si256(t73_v)));
                    const __m256 y_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask25_v, _mm256_castps_si256(y3_v)));
                    const __m256i mask26_v = _mm256_cmpeq_epi32(t72_v, t13_v);
                    const __m256i mask27_v = _mm256_and_si256(mask7_v, mask26_v);
                    const __m256 y_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask27_v, _mm256_castps_si256(y3_v)));
                    const __m256 fx_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask27_v, _mm256_castps_si256(fx_v)));
                    const __m256i mask28_v = _mm256_cmpeq_epi32(t72_v, t6_v);
                    const __m256i mask29_v = _mm256_and_si256(mask7_v, mask28_v);
                    const __m256 fx_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask29_v, _mm256_castps_si256(fx_v)));
                    const __m256 y_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask29_v, _mm256_castps_si256(y3_v)));
                    const __m256i mask30_v = _mm256_cmpeq_epi32(t72_v, t5_v);
                    const __m256i mask31_v = _mm256_and_si256(mask7_v, mask30_v);
                    const __m256 fx_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask31_v, _mm256_castps_si256(fx_v)));
                    const __m256 y_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask31_v, _mm256_castps_si256(y3_v)));
                    const __m256 t75_v = _mm256_sub_ps(fx_on5_v, y_on6_v);
                    const __m256 t76_v = _mm256_add_ps(fx_on6_v, y_on7_v);
                    const __m256 t77_v = _mm256_sub_ps(y_on5_v, fx_on4_v);
                    const __m256 t78_v =
                        _mm256_blendv_ps(t76_v, t75_v, _mm256_castsi256_ps(mask28_v));
                    const __m256 t79_v = _mm256_sub_ps(t74_v, y_on4_v);
                    const __m256 t80_v =
                        _mm256_blendv_ps(t78_v, t77_v, _mm256_castsi256_ps(mask26_v));
                    const __m256i mask32_v = _mm256_cmpeq_epi32(t72_v, t14_v);
                    const __m256 t81_v =
                        _mm256_blendv_ps(t80_v, t79_v, _mm256_castsi256_ps(mask24_v));
                    const __m256i mask33_v = _mm256_cmpeq_epi32(t72_v, t15_v);
                    const __m256 t82_v =
                        _mm256_blendv_ps(t81_v, fx_v, _mm256_castsi256_ps(mask32_v));
                    const __m256i mask34_v = _mm256_cmpeq_epi32(t72_v, t16_v);
                    const __m256 t83_v =
                        _mm256_blendv_ps(t82_v, -fx_v, _mm256_castsi256_ps(mask33_v));
                    const __m256i mask35_v =
                        _mm256_or_si256(_mm256_or_si256(mask30_v, mask28_v), mask26_v);
                    const __m256i mask36_v =
                        _mm256_or_si256(_mm256_or_si256(mask35_v, mask24_v), mask32_v);
                    const __m256i mask37_v =
                        _mm256_or_si256(_mm256_or_si256(mask36_v, mask33_v), mask34_v);
                    const __m256 t84_v =
                        _mm256_blendv_ps(t83_v, y3_v, _mm256_castsi256_ps(mask34_v));
                    const __m256i t85_v = _mm256_and_si256(b_v, t10_v);
                    const __m256i t86_v = _mm256_and_si256(mask7_v, t85_v);
                    const __m128i t87_v = _mm256_extracti128_si256(t86_v, 1);
                    const __m128i t88_v = _mm_max_epu32(_mm256_castsi256_si128(t86_v), t87_v);
                    const __m128i t89_v = _mm_max_epu32(t88_v, _mm_srli_si128(t88_v, 8));
                    const __m128i t90_v = _mm_max_epu32(t89_v, _mm_srli_si128(t89_v, 4));
                    const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t90_v);
                    const __m256i t91_v = _mm256_set1_epi32((int)(t6));
                    const vcc_i32x8 hash9_v = (vcc_i32x8)_mm256_blendv_epi8(t91_v, t85_v, mask7_v);
                    const __m128i hash10_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash9_v[7]],
                        (char)hash[hash9_v[6]], (char)hash[hash9_v[5]], (char)hash[hash9_v[4]],
                        (char)hash[hash9_v[3]], (char)hash[hash9_v[2]], (char)hash[hash9_v[1]],
                        (char)hash[hash9_v[0]]);
                    const __m256 x3_v = _mm256_sub_ps(fx_v, t4_v);
                    const __m256i t92_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash10_v), t11_v);
                    const __m256i mask38_v = _mm256_cmpeq_epi32(t92_v, t12_v);
                    const __m256i mask39_v = _mm256_and_si256(mask7_v, mask38_v);
                    const __m256 t93_v = -x3_v;
                    const __m256 t94_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask39_v, _mm256_castps_si256(t93_v)));
                    const __m256 fy_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask39_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask40_v = _mm256_cmpeq_epi32(t92_v, t13_v);
                    const __m256i mask41_v = _mm256_and_si256(mask7_v, mask40_v);
                    const __m256 fy_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask41_v, _mm256_castps_si256(fy_v)));
                    const __m256 x_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask41_v, _mm256_castps_si256(x3_v)));
                    const __m256i mask42_v = _mm256_cmpeq_epi32(t92_v, t6_v);
                    const __m256i mask43_v = _mm256_and_si256(mask7_v, mask42_v);
                    const __m256 x_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask43_v, _mm256_castps_si256(x3_v)));
                    const __m256 fy_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask43_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask44_v = _mm256_cmpeq_epi32(t92_v, t5_v);
                    const __m256i mask45_v = _mm256_and_si256(mask7_v, mask44_v);
                    const __m256 x_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask45_v, _mm256_castps_si256(x3_v)));
                    const __m256 fy_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask45_v, _mm256_castps_si256(fy_v)));
                    const __m256 t95_v = _mm256_sub_ps(x_on4_v, fy_on7_v);
                    const __m256 t96_v = _mm256_add_ps(x_on5_v, fy_on8_v);
                    const __m256 t97_v = _mm256_sub_ps(fy_on6_v, x_on3_v);
                    const __m256 t98_v =
                        _mm256_blendv_ps(t96_v, t95_v, _mm256_castsi256_ps(mask42_v));
                    const __m256 t99_v = _mm256_sub_ps(t94_v, fy_on5_v);
                    const __m256 t100_v =
                        _mm256_blendv_ps(t98_v, t97_v, _mm256_castsi256_ps(mask40_v));
                    const __m256i mask46_v = _mm256_cmpeq_epi32(t92_v, t14_v);
                    const __m256 t101_v =
                        _mm256_blendv_ps(t100_v, t99_v, _mm256_castsi256_ps(mask38_v));
                    const __m256i mask47_v = _mm256_cmpeq_epi32(t92_v, t15_v);
                    const __m256 t102_v =
                        _mm256_blendv_ps(t101_v, x3_v, _mm256_castsi256_ps(mask46_v));
                    const __m256i mask48_v = _mm256_cmpeq_epi32(t92_v, t16_v);
                    const __m256 t103_v =
                        _mm256_blendv_ps(t102_v, -x3_v, _mm256_castsi256_ps(mask47_v));
                    const __m256i mask49_v =
                        _mm256_or_si256(_mm256_or_si256(mask44_v, mask42_v), mask40_v);
                    const __m256i mask50_v =
                        _mm256_or_si256(_mm256_or_si256(mask49_v, mask38_v), mask46_v);
                    const __m256i mask51_v =
                        _mm256_or_si256(_mm256_or_si256(mask50_v, mask47_v), mask48_v);
                    const __m256 t104_v =
                        _mm256_blendv_ps(t103_v, fy_v, _mm256_castsi256_ps(mask48_v));
                    const __m256 t105_v =
                        _mm256_blendv_ps(-fy_v, t104_v, _mm256_castsi256_ps(mask51_v));
                    const __m256 low_v =
                        _mm256_blendv_ps(-fy_v, t64_v, _mm256_castsi256_ps(mask23_v));
                    const __m256 low_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(low_v)));
                    const __m256 t106_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t105_v)));
                    const __m256 t107_v = _mm256_mul_ps(u_v, _mm256_sub_ps(t106_v, low_on_v));
                    const __m256 low2_v = _mm256_add_ps(low_on_v, t107_v);
                    const __m256i t108_v = _mm256_and_si256(_mm256_add_epi32(b_v, t6_v), t10_v);
                    const __m256i t109_v = _mm256_and_si256(mask7_v, t108_v);
                    const __m128i t110_v = _mm256_extracti128_si256(t109_v, 1);
                    const __m128i t111_v = _mm_max_epu32(_mm256_castsi256_si128(t109_v), t110_v);
                    const __m128i t112_v = _mm_max_epu32(t111_v, _mm_srli_si128(t111_v, 8));
                    const __m128i t113_v = _mm_max_epu32(t112_v, _mm_srli_si128(t112_v, 4));
                    const unsigned int t7 = (unsigned int)_mm_cvtsi128_si32(t113_v);
                    const __m256i t114_v = _mm256_set1_epi32((int)(t7));
                    const vcc_i32x8 hash11_v =
                        (vcc_i32x8)_mm256_blendv_epi8(t114_v, t108_v, mask7_v);
                    const __m128i hash12_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0, (char)hash[hash11_v[7]],
                        (char)hash[hash11_v[6]], (char)hash[hash11_v[5]], (char)hash[hash11_v[4]],
                        (char)hash[hash11_v[3]], (char)hash[hash11_v[2]], (char)hash[hash11_v[1]],
                        (char)hash[hash11_v[0]]);
                    const __m256 x4_v = _mm256_sub_ps(fx_v, t4_v);
                    const __m256 y4_v = _mm256_sub_ps(fy_v, t4_v);
                    const __m256i t115_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash12_v), t11_v);
                    const __m256i mask52_v = _mm256_cmpeq_epi32(t115_v, t12_v);
                    const __m256i mask53_v = _mm256_and_si256(mask7_v, mask52_v);
                    const __m256 t116_v = -x4_v;
                    const __m256 t117_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask53_v,
                        _mm256_castps_si256(t116_v)));
                    const __m256 y_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask53_v, _mm256_castps_si256(y4_v)));
                    const __m256i mask54_v = _mm256_cmpeq_epi32(t115_v, t13_v);
                    const __m256i mask55_v = _mm256_and_si256(mask7_v, mask54_v);
                    const __m256 y_on9_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask55_v, _mm256_castps_si256(y4_v)));
                    const __m256 x_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask55_v, _mm256_castps_si256(x4_v)));
                    const __m256i mask56_v = _mm256_cmpeq_epi32(t115_v, t6_v);
                    const __m256i mask57_v = _mm256_and_si256(mask7_v, mask56_v);
                    const __m256 x_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask57_v, _mm256_castps_si256(x4_v)));
                    const __m256 y_on10_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask57_v, _mm256_castps_si256(y4_v)));
                    const __m256i mask58_v = _mm256_cmpeq_epi32(t115_v, t5_v);
                    const __m256i mask59_v = _mm256_and_si256(mask7_v, mask58_v);
                    const __m256 x_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask59_v, _mm256_castps_si256(x4_v)));
                    const __m256 y_on11_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask59_v, _mm256_castps_si256(y4_v)));
                    const __m256 t118_v = _mm256_sub_ps(x_on7_v, y_on10_v);
                    const __m256 t119_v = _mm256_add_ps(x_on8_v, y_on11_v);
                    const __m256 t120_v = _mm256_sub_ps(y_on9_v, x_on6_v);
                    const __m256 t121_v =
                        _mm256_blendv_ps(t119_v, t118_v, _mm256_castsi256_ps(mask56_v));
                    const __m256 t122_v = _mm256_sub_ps(t117_v, y_on8_v);
                    const __m256 t123_v =
                        _mm256_blendv_ps(t121_v, t120_v, _mm256_castsi256_ps(mask54_v));
                    const __m256i mask60_v = _mm256_cmpeq_epi32(t115_v, t14_v);
                    const __m256 t124_v =
                        _mm256_blendv_ps(t123_v, t122_v, _mm256_castsi256_ps(mask52_v));
                    const __m256i mask61_v = _mm256_cmpeq_epi32(t115_v, t15_v);
                    const __m256 t125_v =
                        _mm256_blendv_ps(t124_v, x4_v, _mm256_castsi256_ps(mask60_v));
                    const __m256i mask62_v = _mm256_cmpeq_epi32(t115_v, t16_v);
                    const __m256 t126_v =
                        _mm256_blendv_ps(t125_v, -x4_v, _mm256_castsi256_ps(mask61_v));
                    const __m256i mask63_v =
                        _mm256_or_si256(_mm256_or_si256(mask58_v, mask56_v), mask54_v);
                    const __m256i mask64_v =
                        _mm256_or_si256(_mm256_or_si256(mask63_v, mask52_v), mask60_v);
                    const __m256i mask65_v =
                        _mm256_or_si256(_mm256_or_si256(mask64_v, mask61_v), mask62_v);
                    const __m256 t127_v =
                        _mm256_blendv_ps(t126_v, y4_v, _mm256_castsi256_ps(mask62_v));
                    const __m256 t128_v =
                        _mm256_blendv_ps(-y4_v, t127_v, _mm256_castsi256_ps(mask65_v));
                    const __m256 high_v =
                        _mm256_blendv_ps(-y3_v, t84_v, _mm256_castsi256_ps(mask37_v));
                    const __m256 high_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(high_v)));
                    const __m256 t129_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t128_v)));
                    const __m256 t130_v = _mm256_mul_ps(u_v, _mm256_sub_ps(t129_v, high_on_v));
                    const __m256 v_v = _mm256_mul_ps(t30_v, _mm256_add_ps(t29_v, t9_v));
                    const __m256 t131_v = _mm256_sub_ps(_mm256_add_ps(high_on_v, t130_v), low2_v);
                    const __m256 weight_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v,
                        _mm256_castps_si256(weight_v)));
                    const __m256 t132_v = _mm256_add_ps(low2_v, _mm256_mul_ps(v_v, t131_v));
                    const __m256 sum_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(sum_v)));
                    const unsigned int t8 = octave_s + 1u;
                    more = (int)t8 < 3;
                    x2_v = _mm256_mul_ps(x_on2_v, t17_v);
                    y2_v = _mm256_mul_ps(y_on3_v, t17_v);
                    sum_v = _mm256_add_ps(sum_on_v, _mm256_mul_ps(weight_on_v, t132_v));
                    weight_v = _mm256_mul_ps(weight_on_v, t18_v);
                    octave_s = t8;
                } while (more);
                d_new_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(sum_v)));
            }
            _mm256_storeu_ps(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = gradient_noise_lane(x[k], y[k], hash);
    }
}
