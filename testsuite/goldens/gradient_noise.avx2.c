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
                __m256 sum2_v = t3_v;
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
                    const __m256i t21_v =
                        _mm256_blendv_epi8(i_v, _mm256_sub_epi32(i_v, t6_v), mask8_v);
                    const __m256 y_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(y2_v)));
                    const __m256i i2_v = _mm256_cvttps_epi32(y_on3_v);
                    const __m256 t22_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, i2_v));
                    const __m256 t23_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t22_v)));
                    const __m256i mask9_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t23_v, y_on3_v, _CMP_GT_OS));
                    const __m256i t24_v =
                        _mm256_blendv_epi8(i2_v, _mm256_sub_epi32(i2_v, t6_v), mask9_v);
                    const __m256 t25_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, t21_v));
                    const __m256 t26_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t25_v)));
                    const __m256 fx_v = _mm256_sub_ps(x_on2_v, t26_v);
                    const __m256 t27_v = _mm256_cvtepi32_ps(_mm256_and_si256(mask7_v, t24_v));
                    const __m256 t28_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t27_v)));
                    const __m256 fy_v = _mm256_sub_ps(y_on3_v, t28_v);
                    const __m256 t29_v =
                        _mm256_mul_ps(fx_v, _mm256_sub_ps(_mm256_mul_ps(fx_v, t7_v), t8_v));
                    const __m256 t30_v = _mm256_mul_ps(_mm256_mul_ps(fx_v, fx_v), fx_v);
                    const __m256 t31_v = _mm256_mul_ps(t30_v, _mm256_add_ps(t29_v, t9_v));
                    const __m256 t32_v =
                        _mm256_mul_ps(fy_v, _mm256_sub_ps(_mm256_mul_ps(fy_v, t7_v), t8_v));
                    const __m256 t33_v = _mm256_mul_ps(_mm256_mul_ps(fy_v, fy_v), fy_v);
                    const __m128i t34_v =
                        _mm_packs_epi32(_mm256_castsi256_si128(mask7_v),
                        _mm256_extracti128_si256(mask7_v, 1));
                    const __m128i mask10_v = _mm_packs_epi16(t34_v, t34_v);
                    const vcc_i32x8 hash_v = (vcc_i32x8)_mm256_and_si256(t21_v, t10_v);
                    const unsigned int hash2_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash3_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash2_v & 0x80u ? (char)hash[hash_v[7]] : 0,
                        hash2_v & 0x40u ? (char)hash[hash_v[6]] : 0,
                        hash2_v & 0x20u ? (char)hash[hash_v[5]] : 0,
                        hash2_v & 0x10u ? (char)hash[hash_v[4]] : 0,
                        hash2_v & 0x8u ? (char)hash[hash_v[3]] : 0,
                        hash2_v & 0x4u ? (char)hash[hash_v[2]] : 0,
                        hash2_v & 0x2u ? (char)hash[hash_v[1]] : 0,
                        hash2_v & 0x1u ? (char)hash[hash_v[0]] : 0);
                    const __m256i a_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash3_v), t24_v);
                    const vcc_i32x8 hash4_v =
                        (vcc_i32x8)_mm256_and_si256(_mm256_add_epi32(t21_v, t6_v), t10_v);
                    const unsigned int hash5_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash6_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash5_v & 0x80u ? (char)hash[hash4_v[7]] : 0,
                        hash5_v & 0x40u ? (char)hash[hash4_v[6]] : 0,
                        hash5_v & 0x20u ? (char)hash[hash4_v[5]] : 0,
                        hash5_v & 0x10u ? (char)hash[hash4_v[4]] : 0,
                        hash5_v & 0x8u ? (char)hash[hash4_v[3]] : 0,
                        hash5_v & 0x4u ? (char)hash[hash4_v[2]] : 0,
                        hash5_v & 0x2u ? (char)hash[hash4_v[1]] : 0,
                        hash5_v & 0x1u ? (char)hash[hash4_v[0]] : 0);
                    const __m256i b_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash6_v), t24_v);
                    const vcc_i32x8 hash7_v = (vcc_i32x8)_mm256_and_si256(a_v, t10_v);
                    const unsigned int hash8_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash9_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash8_v & 0x80u ? (char)hash[hash7_v[7]] : 0,
                        hash8_v & 0x40u ? (char)hash[hash7_v[6]] : 0,
                        hash8_v & 0x20u ? (char)hash[hash7_v[5]] : 0,
                        hash8_v & 0x10u ? (char)hash[hash7_v[4]] : 0,
                        hash8_v & 0x8u ? (char)hash[hash7_v[3]] : 0,
                        hash8_v & 0x4u ? (char)hash[hash7_v[2]] : 0,
                        hash8_v & 0x2u ? (char)hash[hash7_v[1]] : 0,
                        hash8_v & 0x1u ? (char)hash[hash7_v[0]] : 0);
                    const __m256i t35_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash9_v), t11_v);
                    const __m256i mask11_v = _mm256_cmpeq_epi32(t35_v, t12_v);
                    const __m256i mask12_v = _mm256_and_si256(mask7_v, mask11_v);
                    const __m256 t36_v = -fx_v;
                    const __m256 t37_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(t36_v)));
                    const __m256 fy_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask12_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask13_v = _mm256_cmpeq_epi32(t35_v, t13_v);
                    const __m256i mask14_v = _mm256_and_si256(mask7_v, mask13_v);
                    const __m256 fy_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(fy_v)));
                    const __m256 fx_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(fx_v)));
                    const __m256i mask15_v = _mm256_cmpeq_epi32(t35_v, t6_v);
                    const __m256i mask16_v = _mm256_and_si256(mask7_v, mask15_v);
                    const __m256 fx_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask16_v, _mm256_castps_si256(fx_v)));
                    const __m256 fy_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask16_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask17_v = _mm256_cmpeq_epi32(t35_v, t5_v);
                    const __m256i mask18_v = _mm256_and_si256(mask7_v, mask17_v);
                    const __m256 fx_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(fx_v)));
                    const __m256 fy_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask18_v, _mm256_castps_si256(fy_v)));
                    const __m256 t38_v = _mm256_sub_ps(fx_on2_v, fy_on3_v);
                    const __m256 t39_v = _mm256_add_ps(fx_on3_v, fy_on4_v);
                    const __m256 t40_v = _mm256_sub_ps(fy_on2_v, fx_on_v);
                    const __m256 t41_v =
                        _mm256_blendv_ps(t39_v, t38_v, _mm256_castsi256_ps(mask15_v));
                    const __m256 t42_v = _mm256_sub_ps(t37_v, fy_on_v);
                    const __m256 t43_v =
                        _mm256_blendv_ps(t41_v, t40_v, _mm256_castsi256_ps(mask13_v));
                    const __m256i mask19_v = _mm256_cmpeq_epi32(t35_v, t14_v);
                    const __m256 t44_v =
                        _mm256_blendv_ps(t43_v, t42_v, _mm256_castsi256_ps(mask11_v));
                    const __m256i mask20_v = _mm256_cmpeq_epi32(t35_v, t15_v);
                    const __m256 t45_v =
                        _mm256_blendv_ps(t44_v, fx_v, _mm256_castsi256_ps(mask19_v));
                    const __m256i mask21_v = _mm256_cmpeq_epi32(t35_v, t16_v);
                    const __m256 t46_v =
                        _mm256_blendv_ps(t45_v, -fx_v, _mm256_castsi256_ps(mask20_v));
                    const __m256i mask22_v =
                        _mm256_or_si256(_mm256_or_si256(mask17_v, mask15_v), mask13_v);
                    const __m256i mask23_v =
                        _mm256_or_si256(_mm256_or_si256(mask22_v, mask11_v), mask19_v);
                    const __m256i mask24_v =
                        _mm256_or_si256(_mm256_or_si256(mask23_v, mask20_v), mask21_v);
                    const __m256 t47_v =
                        _mm256_blendv_ps(t46_v, fy_v, _mm256_castsi256_ps(mask21_v));
                    const vcc_i32x8 hash10_v =
                        (vcc_i32x8)_mm256_and_si256(_mm256_add_epi32(a_v, t6_v), t10_v);
                    const unsigned int hash11_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash12_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash11_v & 0x80u ? (char)hash[hash10_v[7]] : 0,
                        hash11_v & 0x40u ? (char)hash[hash10_v[6]] : 0,
                        hash11_v & 0x20u ? (char)hash[hash10_v[5]] : 0,
                        hash11_v & 0x10u ? (char)hash[hash10_v[4]] : 0,
                        hash11_v & 0x8u ? (char)hash[hash10_v[3]] : 0,
                        hash11_v & 0x4u ? (char)hash[hash10_v[2]] : 0,
                        hash11_v & 0x2u ? (char)hash[hash10_v[1]] : 0,
                        hash11_v & 0x1u ? (char)hash[hash10_v[0]] : 0);
                    const __m256 y3_v = _mm256_sub_ps(fy_v, t4_v);
                    const __m256i t48_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash12_v), t11_v);
                    const __m256i mask25_v = _mm256_cmpeq_epi32(t48_v, t12_v);
                    const __m256i mask26_v = _mm256_and_si256(mask7_v, mask25_v);
                    const __m256 t49_v = -fx_v;
                    const __m256 t50_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask26_v, _mm256_castps_si256(t49_v)));
                    const __m256 y_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask26_v, _mm256_castps_si256(y3_v)));
                    const __m256i mask27_v = _mm256_cmpeq_epi32(t48_v, t13_v);
                    const __m256i mask28_v = _mm256_and_si256(mask7_v, mask27_v);
                    const __m256 y_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask28_v, _mm256_castps_si256(y3_v)));
                    const __m256 fx_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask28_v, _mm256_castps_si256(fx_v)));
                    const __m256i mask29_v = _mm256_cmpeq_epi32(t48_v, t6_v);
                    const __m256i mask30_v = _mm256_and_si256(mask7_v, mask29_v);
                    const __m256 fx_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask30_v, _mm256_castps_si256(fx_v)));
                    const __m256 y_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask30_v, _mm256_castps_si256(y3_v)));
                    const __m256i mask31_v = _mm256_cmpeq_epi32(t48_v, t5_v);
                    const __m256i mask32_v = _mm256_and_si256(mask7_v, mask31_v);
                    const __m256 fx_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask32_v, _mm256_castps_si256(fx_v)));
                    const __m256 y_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask32_v, _mm256_castps_si256(y3_v)));
                    const __m256 t51_v = _mm256_sub_ps(fx_on5_v, y_on6_v);
                    const __m256 t52_v = _mm256_add_ps(fx_on6_v, y_on7_v);
                    const __m256 t53_v = _mm256_sub_ps(y_on5_v, fx_on4_v);
                    const __m256 t54_v =
                        _mm256_blendv_ps(t52_v, t51_v, _mm256_castsi256_ps(mask29_v));
                    const __m256 t55_v = _mm256_sub_ps(t50_v, y_on4_v);
                    const __m256 t56_v =
                        _mm256_blendv_ps(t54_v, t53_v, _mm256_castsi256_ps(mask27_v));
                    const __m256i mask33_v = _mm256_cmpeq_epi32(t48_v, t14_v);
                    const __m256 t57_v =
                        _mm256_blendv_ps(t56_v, t55_v, _mm256_castsi256_ps(mask25_v));
                    const __m256i mask34_v = _mm256_cmpeq_epi32(t48_v, t15_v);
                    const __m256 t58_v =
                        _mm256_blendv_ps(t57_v, fx_v, _mm256_castsi256_ps(mask33_v));
                    const __m256i mask35_v = _mm256_cmpeq_epi32(t48_v, t16_v);
                    const __m256 t59_v =
                        _mm256_blendv_ps(t58_v, -fx_v, _mm256_castsi256_ps(mask34_v));
                    const __m256i mask36_v =
                        _mm256_or_si256(_mm256_or_si256(mask31_v, mask29_v), mask27_v);
                    const __m256i mask37_v =
                        _mm256_or_si256(_mm256_or_si256(mask36_v, mask25_v), mask33_v);
                    const __m256i mask38_v =
                        _mm256_or_si256(_mm256_or_si256(mask37_v, mask34_v), mask35_v);
                    const __m256 t60_v =
                        _mm256_blendv_ps(t59_v, y3_v, _mm256_castsi256_ps(mask35_v));
                    const vcc_i32x8 hash13_v = (vcc_i32x8)_mm256_and_si256(b_v, t10_v);
                    const unsigned int hash14_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash15_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash14_v & 0x80u ? (char)hash[hash13_v[7]] : 0,
                        hash14_v & 0x40u ? (char)hash[hash13_v[6]] : 0,
                        hash14_v & 0x20u ? (char)hash[hash13_v[5]] : 0,
                        hash14_v & 0x10u ? (char)hash[hash13_v[4]] : 0,
                        hash14_v & 0x8u ? (char)hash[hash13_v[3]] : 0,
                        hash14_v & 0x4u ? (char)hash[hash13_v[2]] : 0,
                        hash14_v & 0x2u ? (char)hash[hash13_v[1]] : 0,
                        hash14_v & 0x1u ? (char)hash[hash13_v[0]] : 0);
                    const __m256 x3_v = _mm256_sub_ps(fx_v, t4_v);
                    const __m256i t61_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash15_v), t11_v);
                    const __m256i mask39_v = _mm256_cmpeq_epi32(t61_v, t12_v);
                    const __m256i mask40_v = _mm256_and_si256(mask7_v, mask39_v);
                    const __m256 t62_v = -x3_v;
                    const __m256 t63_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(t62_v)));
                    const __m256 fy_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask40_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask41_v = _mm256_cmpeq_epi32(t61_v, t13_v);
                    const __m256i mask42_v = _mm256_and_si256(mask7_v, mask41_v);
                    const __m256 fy_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask42_v, _mm256_castps_si256(fy_v)));
                    const __m256 x_on3_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask42_v, _mm256_castps_si256(x3_v)));
                    const __m256i mask43_v = _mm256_cmpeq_epi32(t61_v, t6_v);
                    const __m256i mask44_v = _mm256_and_si256(mask7_v, mask43_v);
                    const __m256 x_on4_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask44_v, _mm256_castps_si256(x3_v)));
                    const __m256 fy_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask44_v, _mm256_castps_si256(fy_v)));
                    const __m256i mask45_v = _mm256_cmpeq_epi32(t61_v, t5_v);
                    const __m256i mask46_v = _mm256_and_si256(mask7_v, mask45_v);
                    const __m256 x_on5_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask46_v, _mm256_castps_si256(x3_v)));
                    const __m256 fy_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask46_v, _mm256_castps_si256(fy_v)));
                    const __m256 t64_v = _mm256_sub_ps(x_on4_v, fy_on7_v);
                    const __m256 t65_v = _mm256_add_ps(x_on5_v, fy_on8_v);
                    const __m256 t66_v = _mm256_sub_ps(fy_on6_v, x_on3_v);
                    const __m256 t67_v =
                        _mm256_blendv_ps(t65_v, t64_v, _mm256_castsi256_ps(mask43_v));
                    const __m256 t68_v = _mm256_sub_ps(t63_v, fy_on5_v);
                    const __m256 t69_v =
                        _mm256_blendv_ps(t67_v, t66_v, _mm256_castsi256_ps(mask41_v));
                    const __m256i mask47_v = _mm256_cmpeq_epi32(t61_v, t14_v);
                    const __m256 t70_v =
                        _mm256_blendv_ps(t69_v, t68_v, _mm256_castsi256_ps(mask39_v));
                    const __m256i mask48_v = _mm256_cmpeq_epi32(t61_v, t15_v);
                    const __m256 t71_v =
                        _mm256_blendv_ps(t70_v, x3_v, _mm256_castsi256_ps(mask47_v));
                    const __m256i mask49_v = _mm256_cmpeq_epi32(t61_v, t16_v);
                    const __m256 t72_v =
                        _mm256_blendv_ps(t71_v, -x3_v, _mm256_castsi256_ps(mask48_v));
                    const __m256i mask50_v =
                        _mm256_or_si256(_mm256_or_si256(mask45_v, mask43_v), mask41_v);
                    const __m256i mask51_v =
                        _mm256_or_si256(_mm256_or_si256(mask50_v, mask39_v), mask47_v);
                    const __m256i mask52_v =
                        _mm256_or_si256(_mm256_or_si256(mask51_v, mask48_v), mask49_v);
                    const __m256 t73_v =
                        _mm256_blendv_ps(t72_v, fy_v, _mm256_castsi256_ps(mask49_v));
                    const __m256 t74_v =
                        _mm256_blendv_ps(-fy_v, t73_v, _mm256_castsi256_ps(mask52_v));
                    const __m256 low_v =
                        _mm256_blendv_ps(-fy_v, t47_v, _mm256_castsi256_ps(mask24_v));
                    const __m256 low_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(low_v)));
                    const __m256 t75_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t74_v)));
                    const __m256 t76_v = _mm256_mul_ps(t31_v, _mm256_sub_ps(t75_v, low_on_v));
                    const __m256 low2_v = _mm256_add_ps(low_on_v, t76_v);
                    const vcc_i32x8 hash16_v =
                        (vcc_i32x8)_mm256_and_si256(_mm256_add_epi32(b_v, t6_v), t10_v);
                    const unsigned int hash17_v = (unsigned int)_mm_movemask_epi8(mask10_v);
                    const __m128i hash18_v =
                        _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                        hash17_v & 0x80u ? (char)hash[hash16_v[7]] : 0,
                        hash17_v & 0x40u ? (char)hash[hash16_v[6]] : 0,
                        hash17_v & 0x20u ? (char)hash[hash16_v[5]] : 0,
                        hash17_v & 0x10u ? (char)hash[hash16_v[4]] : 0,
                        hash17_v & 0x8u ? (char)hash[hash16_v[3]] : 0,
                        hash17_v & 0x4u ? (char)hash[hash16_v[2]] : 0,
                        hash17_v & 0x2u ? (char)hash[hash16_v[1]] : 0,
                        hash17_v & 0x1u ? (char)hash[hash16_v[0]] : 0);
                    const __m256 x4_v = _mm256_sub_ps(fx_v, t4_v);
                    const __m256 y4_v = _mm256_sub_ps(fy_v, t4_v);
                    const __m256i t77_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash18_v), t11_v);
                    const __m256i mask53_v = _mm256_cmpeq_epi32(t77_v, t12_v);
                    const __m256i mask54_v = _mm256_and_si256(mask7_v, mask53_v);
                    const __m256 t78_v = -x4_v;
                    const __m256 t79_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask54_v, _mm256_castps_si256(t78_v)));
                    const __m256 y_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask54_v, _mm256_castps_si256(y4_v)));
                    const __m256i mask55_v = _mm256_cmpeq_epi32(t77_v, t13_v);
                    const __m256i mask56_v = _mm256_and_si256(mask7_v, mask55_v);
                    const __m256 y_on9_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask56_v, _mm256_castps_si256(y4_v)));
                    const __m256 x_on6_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask56_v, _mm256_castps_si256(x4_v)));
                    const __m256i mask57_v = _mm256_cmpeq_epi32(t77_v, t6_v);
                    const __m256i mask58_v = _mm256_and_si256(mask7_v, mask57_v);
                    const __m256 x_on7_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask58_v, _mm256_castps_si256(x4_v)));
                    const __m256 y_on10_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask58_v, _mm256_castps_si256(y4_v)));
                    const __m256i mask59_v = _mm256_cmpeq_epi32(t77_v, t5_v);
                    const __m256i mask60_v = _mm256_and_si256(mask7_v, mask59_v);
                    const __m256 x_on8_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask60_v, _mm256_castps_si256(x4_v)));
                    const __m256 y_on11_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask60_v, _mm256_castps_si256(y4_v)));
                    const __m256 t80_v = _mm256_sub_ps(x_on7_v, y_on10_v);
                    const __m256 t81_v = _mm256_add_ps(x_on8_v, y_on11_v);
                    const __m256 t82_v = _mm256_sub_ps(y_on9_v, x_on6_v);
                    const __m256 t83_v =
                        _mm256_blendv_ps(t81_v, t80_v, _mm256_castsi256_ps(mask57_v));
                    const __m256 t84_v = _mm256_sub_ps(t79_v, y_on8_v);
                    const __m256 t85_v =
                        _mm256_blendv_ps(t83_v, t82_v, _mm256_castsi256_ps(mask55_v));
                    const __m256i mask61_v = _mm256_cmpeq_epi32(t77_v, t14_v);
                    const __m256 t86_v =
                        _mm256_blendv_ps(t85_v, t84_v, _mm256_castsi256_ps(mask53_v));
                    const __m256i mask62_v = _mm256_cmpeq_epi32(t77_v, t15_v);
                    const __m256 t87_v =
                        _mm256_blendv_ps(t86_v, x4_v, _mm256_castsi256_ps(mask61_v));
                    const __m256i mask63_v = _mm256_cmpeq_epi32(t77_v, t16_v);
                    const __m256 t88_v =
                        _mm256_blendv_ps(t87_v, -x4_v, _mm256_castsi256_ps(mask62_v));
                    const __m256i mask64_v =
                        _mm256_or_si256(_mm256_or_si256(mask59_v, mask57_v), mask55_v);
                    const __m256i mask65_v =
                        _mm256_or_si256(_mm256_or_si256(mask64_v, mask53_v), mask61_v);
                    const __m256i mask66_v =
                        _mm256_or_si256(_mm256_or_si256(mask65_v, mask62_v), mask63_v);
                    const __m256 t89_v =
                        _mm256_blendv_ps(t88_v, y4_v, _mm256_castsi256_ps(mask63_v));
                    const __m256 t90_v =
                        _mm256_blendv_ps(-y4_v, t89_v, _mm256_castsi256_ps(mask66_v));
                    const __m256 high_v =
                        _mm256_blendv_ps(-y3_v, t60_v, _mm256_castsi256_ps(mask38_v));
                    const __m256 high_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(high_v)));
                    const __m256 t91_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(t90_v)));
                    const __m256 t92_v = _mm256_mul_ps(t31_v, _mm256_sub_ps(t91_v, high_on_v));
                    const __m256 t93_v = _mm256_mul_ps(t33_v, _mm256_add_ps(t32_v, t9_v));
                    const __m256 t94_v = _mm256_sub_ps(_mm256_add_ps(high_on_v, t92_v), low2_v);
                    const __m256 weight_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v,
                        _mm256_castps_si256(weight_v)));
                    const __m256 t95_v = _mm256_add_ps(low2_v, _mm256_mul_ps(t93_v, t94_v));
                    const __m256 sum_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(sum_v)));
                    const __m256 sum3_v =
                        _mm256_add_ps(sum_on_v, _mm256_mul_ps(weight_on_v, t95_v));
                    const unsigned int t2 = octave_s + 1u;
                    more = (int)t2 < 3;
                    x2_v = _mm256_mul_ps(x_on2_v, t17_v);
                    y2_v = _mm256_mul_ps(y_on3_v, t17_v);
                    sum_v = sum3_v;
                    weight_v = _mm256_mul_ps(weight_on_v, t18_v);
                    octave_s = t2;
                    sum2_v = sum3_v;
                } while (more);
                d_new_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(sum2_v)));
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
