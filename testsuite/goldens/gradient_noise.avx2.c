/* vcc 0.1.0 wrote this from gradient_noise.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void gradient_noise(int n, const float *x, const float *y, const unsigned char *hash, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 70: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(-1000.0f);
        const __m256 t2_v = _mm256_set1_ps(1000.0f);
        __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256i t5_v = _mm256_set1_epi32(1);
        const __m256 t6_v = _mm256_set1_ps(6.0f);
        const __m256 t7_v = _mm256_set1_ps(15.0f);
        const __m256 t8_v = _mm256_set1_ps(10.0f);
        const __m256i t9_v = _mm256_set1_epi32(255);
        const __m256i t10_v = _mm256_set1_epi32(7);
        const __m256i t11_v = _mm256_set1_epi32(0);
        const __m256i t12_v = _mm256_set1_epi32(2);
        const __m256i t13_v = _mm256_set1_epi32(3);
        const __m256i t14_v = _mm256_set1_epi32(4);
        const __m256i t15_v = _mm256_set1_epi32(5);
        const __m256i t16_v = _mm256_set1_epi32(6);
        const __m256 t17_v = _mm256_set1_ps(2.0f);
        const __m256 t18_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t_v, _CMP_GT_OS));
            const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_LT_OS));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            const __m256 y_on_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(y_v)));
            const __m256i mask4_v = _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t_v, _CMP_GT_OS));
            const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t2_v, _CMP_LT_OS));
            const __m256i mask6_v = _mm256_and_si256(_mm256_and_si256(mask3_v, mask4_v), mask5_v);
            __m256 sum_v;
            if (_mm256_movemask_epi8(mask6_v) == -1) {
                __m256 x2_v = x_v;
                __m256 y2_v = y_v;
                __m256 sum2_v = t3_v;
                __m256 weight_v = t4_v;
                unsigned int octave_s = 0u;
                int more;
                do {
                    const __m256i i_v = _mm256_cvttps_epi32(x2_v);
                    const __m256 t19_v = _mm256_cvtepi32_ps(i_v);
                    const __m256i t20_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t19_v, x2_v, _CMP_GT_OS));
                    const __m256i i2_v = _mm256_add_epi32(i_v, t20_v);
                    const __m256i i3_v = _mm256_cvttps_epi32(y2_v);
                    const __m256 t21_v = _mm256_cvtepi32_ps(i3_v);
                    const __m256i t22_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t21_v, y2_v, _CMP_GT_OS));
                    const __m256i j_v = _mm256_add_epi32(i3_v, t22_v);
                    const __m256 fx_v = _mm256_sub_ps(x2_v, _mm256_cvtepi32_ps(i2_v));
                    const __m256 fy_v = _mm256_sub_ps(y2_v, _mm256_cvtepi32_ps(j_v));
                    const __m256 t23_v =
                        _mm256_mul_ps(fx_v, _mm256_sub_ps(_mm256_mul_ps(fx_v, t6_v), t7_v));
                    const __m256 t24_v = _mm256_mul_ps(_mm256_mul_ps(fx_v, fx_v), fx_v);
                    const __m256 u_v = _mm256_mul_ps(t24_v, _mm256_add_ps(t23_v, t8_v));
                    const __m256 t25_v =
                        _mm256_mul_ps(fy_v, _mm256_sub_ps(_mm256_mul_ps(fy_v, t6_v), t7_v));
                    const __m256 t26_v = _mm256_mul_ps(_mm256_mul_ps(fy_v, fy_v), fy_v);
                    const __m256i t27_v = _mm256_and_si256(i2_v, t9_v);
                    const long hash_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t27_v));
                    const long hash2_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t27_v),
                        _mm256_castsi256_si128(t27_v)));
                    const __m128i hash3_v = _mm256_extracti128_si256(t27_v, 1);
                    const long hash4_v = _mm_cvtsi128_si64(hash3_v);
                    const long hash5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash3_v, hash3_v));
                    const long hash6_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash_v]
                        | ((unsigned long)(unsigned char)hash[hash_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash2_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash2_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash4_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash4_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash5_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash5_v >> 32] << 56));
                    const __m128i hash7_v = _mm_cvtsi64_si128(hash6_v);
                    const __m256i a_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash7_v), j_v);
                    const __m256i t28_v = _mm256_and_si256(_mm256_add_epi32(i2_v, t5_v), t9_v);
                    const long hash8_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t28_v));
                    const long hash9_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t28_v),
                        _mm256_castsi256_si128(t28_v)));
                    const __m128i hash10_v = _mm256_extracti128_si256(t28_v, 1);
                    const long hash11_v = _mm_cvtsi128_si64(hash10_v);
                    const long hash12_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash10_v, hash10_v));
                    const long hash13_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash8_v]
                        | ((unsigned long)(unsigned char)hash[hash8_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash9_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash9_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash11_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash11_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash12_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash12_v >> 32] << 56));
                    const __m128i hash14_v = _mm_cvtsi64_si128(hash13_v);
                    const __m256i b_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash14_v), j_v);
                    const __m256i t29_v = _mm256_and_si256(a_v, t9_v);
                    const long hash15_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t29_v));
                    const long hash16_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t29_v),
                        _mm256_castsi256_si128(t29_v)));
                    const __m128i hash17_v = _mm256_extracti128_si256(t29_v, 1);
                    const long hash18_v = _mm_cvtsi128_si64(hash17_v);
                    const long hash19_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash17_v, hash17_v));
                    const long hash20_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash15_v]
                        | ((unsigned long)(unsigned char)hash[hash15_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash16_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash16_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash18_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash18_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash19_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash19_v >> 32] << 56));
                    const __m128i hash21_v = _mm_cvtsi64_si128(hash20_v);
                    const __m256i t30_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash21_v), t10_v);
                    const __m256 t31_v = -fy_v;
                    const __m256 t32_v = -fx_v;
                    const __m256i mask7_v = _mm256_cmpeq_epi32(t30_v, t11_v);
                    const __m256 t33_v = _mm256_add_ps(fx_v, fy_v);
                    const __m256i mask8_v = _mm256_cmpeq_epi32(t30_v, t5_v);
                    const __m256 t34_v = _mm256_sub_ps(fx_v, fy_v);
                    const __m256 t35_v =
                        _mm256_blendv_ps(t31_v, t33_v, _mm256_castsi256_ps(mask7_v));
                    const __m256i mask9_v = _mm256_cmpeq_epi32(t30_v, t12_v);
                    const __m256 t36_v = _mm256_sub_ps(fy_v, fx_v);
                    const __m256 t37_v =
                        _mm256_blendv_ps(t35_v, t34_v, _mm256_castsi256_ps(mask8_v));
                    const __m256i mask10_v = _mm256_cmpeq_epi32(t30_v, t13_v);
                    const __m256 t38_v = _mm256_sub_ps(t32_v, fy_v);
                    const __m256 t39_v =
                        _mm256_blendv_ps(t37_v, t36_v, _mm256_castsi256_ps(mask9_v));
                    const __m256i mask11_v = _mm256_cmpeq_epi32(t30_v, t14_v);
                    const __m256 t40_v =
                        _mm256_blendv_ps(t39_v, t38_v, _mm256_castsi256_ps(mask10_v));
                    const __m256i mask12_v = _mm256_cmpeq_epi32(t30_v, t15_v);
                    const __m256 t41_v =
                        _mm256_blendv_ps(t40_v, fx_v, _mm256_castsi256_ps(mask11_v));
                    const __m256i mask13_v = _mm256_cmpeq_epi32(t30_v, t16_v);
                    const __m256 t42_v =
                        _mm256_blendv_ps(t41_v, t32_v, _mm256_castsi256_ps(mask12_v));
                    const __m256 low_v =
                        _mm256_blendv_ps(t42_v, fy_v, _mm256_castsi256_ps(mask13_v));
                    const __m256i t43_v = _mm256_and_si256(_mm256_add_epi32(a_v, t5_v), t9_v);
                    const long hash22_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t43_v));
                    const long hash23_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t43_v),
                        _mm256_castsi256_si128(t43_v)));
                    const __m128i hash24_v = _mm256_extracti128_si256(t43_v, 1);
                    const long hash25_v = _mm_cvtsi128_si64(hash24_v);
                    const long hash26_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash24_v, hash24_v));
                    const long hash27_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash22_v]
                        | ((unsigned long)(unsigned char)hash[hash22_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash23_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash23_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash25_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash25_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash26_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash26_v >> 32] << 56));
                    const __m128i hash28_v = _mm_cvtsi64_si128(hash27_v);
                    const __m256 y3_v = _mm256_sub_ps(fy_v, t4_v);
                    const __m256i t44_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash28_v), t10_v);
                    const __m256 t45_v = -y3_v;
                    const __m256i mask14_v = _mm256_cmpeq_epi32(t44_v, t11_v);
                    const __m256 t46_v = _mm256_add_ps(fx_v, y3_v);
                    const __m256i mask15_v = _mm256_cmpeq_epi32(t44_v, t5_v);
                    const __m256 t47_v = _mm256_sub_ps(fx_v, y3_v);
                    const __m256 t48_v =
                        _mm256_blendv_ps(t45_v, t46_v, _mm256_castsi256_ps(mask14_v));
                    const __m256i mask16_v = _mm256_cmpeq_epi32(t44_v, t12_v);
                    const __m256 t49_v = _mm256_sub_ps(y3_v, fx_v);
                    const __m256 t50_v =
                        _mm256_blendv_ps(t48_v, t47_v, _mm256_castsi256_ps(mask15_v));
                    const __m256i mask17_v = _mm256_cmpeq_epi32(t44_v, t13_v);
                    const __m256 t51_v = _mm256_sub_ps(t32_v, y3_v);
                    const __m256 t52_v =
                        _mm256_blendv_ps(t50_v, t49_v, _mm256_castsi256_ps(mask16_v));
                    const __m256i mask18_v = _mm256_cmpeq_epi32(t44_v, t14_v);
                    const __m256 t53_v =
                        _mm256_blendv_ps(t52_v, t51_v, _mm256_castsi256_ps(mask17_v));
                    const __m256i mask19_v = _mm256_cmpeq_epi32(t44_v, t15_v);
                    const __m256 t54_v =
                        _mm256_blendv_ps(t53_v, fx_v, _mm256_castsi256_ps(mask18_v));
                    const __m256i mask20_v = _mm256_cmpeq_epi32(t44_v, t16_v);
                    const __m256 t55_v =
                        _mm256_blendv_ps(t54_v, t32_v, _mm256_castsi256_ps(mask19_v));
                    const __m256 high_v =
                        _mm256_blendv_ps(t55_v, y3_v, _mm256_castsi256_ps(mask20_v));
                    const __m256i t56_v = _mm256_and_si256(b_v, t9_v);
                    const long hash29_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t56_v));
                    const long hash30_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t56_v),
                        _mm256_castsi256_si128(t56_v)));
                    const __m128i hash31_v = _mm256_extracti128_si256(t56_v, 1);
                    const long hash32_v = _mm_cvtsi128_si64(hash31_v);
                    const long hash33_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash31_v, hash31_v));
                    const long hash34_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash29_v]
                        | ((unsigned long)(unsigned char)hash[hash29_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash30_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash30_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash32_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash32_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash33_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash33_v >> 32] << 56));
                    const __m128i hash35_v = _mm_cvtsi64_si128(hash34_v);
                    const __m256 x3_v = _mm256_sub_ps(fx_v, t4_v);
                    const __m256i t57_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash35_v), t10_v);
                    const __m256 t58_v = -x3_v;
                    const __m256i mask21_v = _mm256_cmpeq_epi32(t57_v, t11_v);
                    const __m256 t59_v = _mm256_add_ps(x3_v, fy_v);
                    const __m256i mask22_v = _mm256_cmpeq_epi32(t57_v, t5_v);
                    const __m256 t60_v = _mm256_sub_ps(x3_v, fy_v);
                    const __m256 t61_v =
                        _mm256_blendv_ps(t31_v, t59_v, _mm256_castsi256_ps(mask21_v));
                    const __m256i mask23_v = _mm256_cmpeq_epi32(t57_v, t12_v);
                    const __m256 t62_v = _mm256_sub_ps(fy_v, x3_v);
                    const __m256 t63_v =
                        _mm256_blendv_ps(t61_v, t60_v, _mm256_castsi256_ps(mask22_v));
                    const __m256i mask24_v = _mm256_cmpeq_epi32(t57_v, t13_v);
                    const __m256 t64_v = _mm256_sub_ps(t58_v, fy_v);
                    const __m256 t65_v =
                        _mm256_blendv_ps(t63_v, t62_v, _mm256_castsi256_ps(mask23_v));
                    const __m256i mask25_v = _mm256_cmpeq_epi32(t57_v, t14_v);
                    const __m256 t66_v =
                        _mm256_blendv_ps(t65_v, t64_v, _mm256_castsi256_ps(mask24_v));
                    const __m256i mask26_v = _mm256_cmpeq_epi32(t57_v, t15_v);
                    const __m256 t67_v =
                        _mm256_blendv_ps(t66_v, x3_v, _mm256_castsi256_ps(mask25_v));
                    const __m256i mask27_v = _mm256_cmpeq_epi32(t57_v, t16_v);
                    const __m256 t68_v =
                        _mm256_blendv_ps(t67_v, t58_v, _mm256_castsi256_ps(mask26_v));
                    const __m256 t69_v =
                        _mm256_blendv_ps(t68_v, fy_v, _mm256_castsi256_ps(mask27_v));
                    const __m256 t70_v = _mm256_mul_ps(u_v, _mm256_sub_ps(t69_v, low_v));
                    const __m256 low2_v = _mm256_add_ps(low_v, t70_v);
                    const __m256i t71_v = _mm256_and_si256(_mm256_add_epi32(b_v, t5_v), t9_v);
                    const long hash36_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t71_v));
                    const long hash37_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t71_v),
                        _mm256_castsi256_si128(t71_v)));
                    const __m128i hash38_v = _mm256_extracti128_si256(t71_v, 1);
                    const long hash39_v = _mm_cvtsi128_si64(hash38_v);
                    const long hash40_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash38_v, hash38_v));
                    const long hash41_v =
                        (long)((unsigned long)(unsigned char)hash[(int)hash36_v]
                        | ((unsigned long)(unsigned char)hash[hash36_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)hash[(int)hash37_v] << 16)
                        | ((unsigned long)(unsigned char)hash[hash37_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)hash[(int)hash39_v] << 32)
                        | ((unsigned long)(unsigned char)hash[hash39_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)hash[(int)hash40_v] << 48)
                        | ((unsigned long)(unsigned char)hash[hash40_v >> 32] << 56));
                    const __m128i hash42_v = _mm_cvtsi64_si128(hash41_v);
                    const __m256i t72_v = _mm256_and_si256(_mm256_cvtepu8_epi32(hash42_v), t10_v);
                    const __m256i mask28_v = _mm256_cmpeq_epi32(t72_v, t11_v);
                    const __m256 t73_v = _mm256_add_ps(x3_v, y3_v);
                    const __m256i mask29_v = _mm256_cmpeq_epi32(t72_v, t5_v);
                    const __m256 t74_v = _mm256_sub_ps(x3_v, y3_v);
                    const __m256 t75_v =
                        _mm256_blendv_ps(t45_v, t73_v, _mm256_castsi256_ps(mask28_v));
                    const __m256i mask30_v = _mm256_cmpeq_epi32(t72_v, t12_v);
                    const __m256 t76_v = _mm256_sub_ps(y3_v, x3_v);
                    const __m256 t77_v =
                        _mm256_blendv_ps(t75_v, t74_v, _mm256_castsi256_ps(mask29_v));
                    const __m256i mask31_v = _mm256_cmpeq_epi32(t72_v, t13_v);
                    const __m256 t78_v = _mm256_sub_ps(t58_v, y3_v);
                    const __m256 t79_v =
                        _mm256_blendv_ps(t77_v, t76_v, _mm256_castsi256_ps(mask30_v));
                    const __m256i mask32_v = _mm256_cmpeq_epi32(t72_v, t14_v);
                    const __m256 t80_v =
                        _mm256_blendv_ps(t79_v, t78_v, _mm256_castsi256_ps(mask31_v));
                    const __m256i mask33_v = _mm256_cmpeq_epi32(t72_v, t15_v);
                    const __m256 t81_v =
                        _mm256_blendv_ps(t80_v, x3_v, _mm256_castsi256_ps(mask32_v));
                    const __m256i mask34_v = _mm256_cmpeq_epi32(t72_v, t16_v);
                    const __m256 t82_v =
                        _mm256_blendv_ps(t81_v, t58_v, _mm256_castsi256_ps(mask33_v));
                    const __m256 t83_v =
                        _mm256_blendv_ps(t82_v, y3_v, _mm256_castsi256_ps(mask34_v));
                    const __m256 t84_v = _mm256_mul_ps(u_v, _mm256_sub_ps(t83_v, high_v));
                    const __m256 v_v = _mm256_mul_ps(t26_v, _mm256_add_ps(t25_v, t8_v));
                    const __m256 t85_v = _mm256_sub_ps(_mm256_add_ps(high_v, t84_v), low2_v);
                    const __m256 t86_v = _mm256_add_ps(low2_v, _mm256_mul_ps(v_v, t85_v));
                    const unsigned int t2 = octave_s + 1u;
                    more = (int)t2 < 3;
                    x2_v = _mm256_mul_ps(x2_v, t17_v);
                    y2_v = _mm256_mul_ps(y2_v, t17_v);
                    sum2_v = _mm256_add_ps(sum2_v, _mm256_mul_ps(weight_v, t86_v));
                    weight_v = _mm256_mul_ps(weight_v, t18_v);
                    octave_s = t2;
                } while (more);
                sum_v = sum2_v;
            } else {
                __m256 t87_v = t3_v;
                if (_mm256_movemask_epi8(mask6_v) != 0) {
                    __m256 x4_v = x_v;
                    __m256 y4_v = y_v;
                    __m256 sum3_v = t3_v;
                    __m256 weight2_v = t4_v;
                    unsigned int octave_s2 = 0u;
                    int more2;
                    do {
                        const __m256 x_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(x4_v)));
                        const __m256i i4_v = _mm256_cvttps_epi32(x_on_v);
                        const __m256 t88_v = _mm256_cvtepi32_ps(i4_v);
                        const __m256i t89_v =
                            _mm256_castps_si256(_mm256_cmp_ps(t88_v, x_on_v, _CMP_GT_OS));
                        const __m256i i5_v = _mm256_add_epi32(i4_v, t89_v);
                        const __m256 y_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(y4_v)));
                        const __m256i i6_v = _mm256_cvttps_epi32(y_on2_v);
                        const __m256 t90_v = _mm256_cvtepi32_ps(i6_v);
                        const __m256i mask35_v =
                            _mm256_castps_si256(_mm256_cmp_ps(t90_v, y_on2_v, _CMP_GT_OS));
                        const __m256i j2_v = _mm256_add_epi32(i6_v, mask35_v);
                        const __m256 t91_v = _mm256_cvtepi32_ps(i5_v);
                        const __m256 t92_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(t91_v)));
                        const __m256 fx2_v = _mm256_sub_ps(x_on_v, t92_v);
                        const __m256 t93_v = _mm256_cvtepi32_ps(j2_v);
                        const __m256 t94_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(t93_v)));
                        const __m256 fy2_v = _mm256_sub_ps(y_on2_v, t94_v);
                        const __m256 t95_v = _mm256_sub_ps(_mm256_mul_ps(fx2_v, t6_v), t7_v);
                        const __m256 t96_v = _mm256_mul_ps(_mm256_mul_ps(fx2_v, fx2_v), fx2_v);
                        const __m256 t97_v = _mm256_add_ps(_mm256_mul_ps(fx2_v, t95_v), t8_v);
                        const __m256 u2_v = _mm256_mul_ps(t96_v, t97_v);
                        const __m256 t98_v = _mm256_sub_ps(_mm256_mul_ps(fy2_v, t6_v), t7_v);
                        const __m256 t99_v = _mm256_mul_ps(_mm256_mul_ps(fy2_v, fy2_v), fy2_v);
                        const __m256 t100_v = _mm256_add_ps(_mm256_mul_ps(fy2_v, t98_v), t8_v);
                        const __m256i t101_v = _mm256_and_si256(i5_v, t9_v);
                        const __m256i t102_v = _mm256_and_si256(mask6_v, t101_v);
                        const __m128i t103_v = _mm256_extracti128_si256(t102_v, 1);
                        const __m128i t104_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t102_v), t103_v);
                        const __m128i t105_v = _mm_max_epu32(t104_v, _mm_srli_si128(t104_v, 8));
                        const __m128i t106_v = _mm_max_epu32(t105_v, _mm_srli_si128(t105_v, 4));
                        const unsigned int t3 = (unsigned int)_mm_cvtsi128_si32(t106_v);
                        const __m256i t107_v = _mm256_set1_epi32((int)t3);
                        const __m256i t108_v = _mm256_blendv_epi8(t107_v, t101_v, mask6_v);
                        const long hash43_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t108_v));
                        const long hash44_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t108_v),
                            _mm256_castsi256_si128(t108_v)));
                        const __m128i hash45_v = _mm256_extracti128_si256(t108_v, 1);
                        const long hash46_v = _mm_cvtsi128_si64(hash45_v);
                        const long hash47_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash45_v, hash45_v));
                        const long hash48_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash43_v]
                            | ((unsigned long)(unsigned char)hash[hash43_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash44_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash44_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash46_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash46_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash47_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash47_v >> 32] << 56));
                        const __m128i hash49_v = _mm_cvtsi64_si128(hash48_v);
                        const __m256i a2_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash49_v), j2_v);
                        const __m256i t109_v = _mm256_and_si256(_mm256_add_epi32(i5_v, t5_v), t9_v);
                        const __m256i t110_v = _mm256_and_si256(mask6_v, t109_v);
                        const __m128i t111_v = _mm256_extracti128_si256(t110_v, 1);
                        const __m128i t112_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t110_v), t111_v);
                        const __m128i t113_v = _mm_max_epu32(t112_v, _mm_srli_si128(t112_v, 8));
                        const __m128i t114_v = _mm_max_epu32(t113_v, _mm_srli_si128(t113_v, 4));
                        const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t114_v);
                        const __m256i t115_v = _mm256_set1_epi32((int)t4);
                        const __m256i t116_v = _mm256_blendv_epi8(t115_v, t109_v, mask6_v);
                        const long hash50_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t116_v));
                        const long hash51_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t116_v),
                            _mm256_castsi256_si128(t116_v)));
                        const __m128i hash52_v = _mm256_extracti128_si256(t116_v, 1);
                        const long hash53_v = _mm_cvtsi128_si64(hash52_v);
                        const long hash54_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash52_v, hash52_v));
                        const long hash55_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash50_v]
                            | ((unsigned long)(unsigned char)hash[hash50_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash51_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash51_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash53_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash53_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash54_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash54_v >> 32] << 56));
                        const __m128i hash56_v = _mm_cvtsi64_si128(hash55_v);
                        const __m256i b2_v = _mm256_add_epi32(_mm256_cvtepu8_epi32(hash56_v), j2_v);
                        const __m256i t117_v = _mm256_and_si256(a2_v, t9_v);
                        const __m256i t118_v = _mm256_and_si256(mask6_v, t117_v);
                        const __m128i t119_v = _mm256_extracti128_si256(t118_v, 1);
                        const __m128i t120_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t118_v), t119_v);
                        const __m128i t121_v = _mm_max_epu32(t120_v, _mm_srli_si128(t120_v, 8));
                        const __m128i t122_v = _mm_max_epu32(t121_v, _mm_srli_si128(t121_v, 4));
                        const unsigned int t5 = (unsigned int)_mm_cvtsi128_si32(t122_v);
                        const __m256i t123_v = _mm256_set1_epi32((int)t5);
                        const __m256i t124_v = _mm256_blendv_epi8(t123_v, t117_v, mask6_v);
                        const long hash57_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t124_v));
                        const long hash58_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t124_v),
                            _mm256_castsi256_si128(t124_v)));
                        const __m128i hash59_v = _mm256_extracti128_si256(t124_v, 1);
                        const long hash60_v = _mm_cvtsi128_si64(hash59_v);
                        const long hash61_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash59_v, hash59_v));
                        const long hash62_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash57_v]
                            | ((unsigned long)(unsigned char)hash[hash57_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash58_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash58_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash60_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash60_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash61_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash61_v >> 32] << 56));
                        const __m128i hash63_v = _mm_cvtsi64_si128(hash62_v);
                        const __m256i t125_v =
                            _mm256_and_si256(_mm256_cvtepu8_epi32(hash63_v), t10_v);
                        const __m256 t126_v = -fy2_v;
                        const __m256 t127_v = -fx2_v;
                        const __m256i mask36_v = _mm256_cmpeq_epi32(t125_v, t11_v);
                        const __m256 t128_v = _mm256_add_ps(fx2_v, fy2_v);
                        const __m256i mask37_v = _mm256_cmpeq_epi32(t125_v, t5_v);
                        const __m256 t129_v = _mm256_sub_ps(fx2_v, fy2_v);
                        const __m256 t130_v =
                            _mm256_blendv_ps(t126_v, t128_v, _mm256_castsi256_ps(mask36_v));
                        const __m256i mask38_v = _mm256_cmpeq_epi32(t125_v, t12_v);
                        const __m256 t131_v = _mm256_sub_ps(fy2_v, fx2_v);
                        const __m256 t132_v =
                            _mm256_blendv_ps(t130_v, t129_v, _mm256_castsi256_ps(mask37_v));
                        const __m256i mask39_v = _mm256_cmpeq_epi32(t125_v, t13_v);
                        const __m256 t133_v = _mm256_sub_ps(t127_v, fy2_v);
                        const __m256 t134_v =
                            _mm256_blendv_ps(t132_v, t131_v, _mm256_castsi256_ps(mask38_v));
                        const __m256i mask40_v = _mm256_cmpeq_epi32(t125_v, t14_v);
                        const __m256 t135_v =
                            _mm256_blendv_ps(t134_v, t133_v, _mm256_castsi256_ps(mask39_v));
                        const __m256i mask41_v = _mm256_cmpeq_epi32(t125_v, t15_v);
                        const __m256 t136_v =
                            _mm256_blendv_ps(t135_v, fx2_v, _mm256_castsi256_ps(mask40_v));
                        const __m256i mask42_v = _mm256_cmpeq_epi32(t125_v, t16_v);
                        const __m256 t137_v =
                            _mm256_blendv_ps(t136_v, t127_v, _mm256_castsi256_ps(mask41_v));
                        const __m256i t138_v = _mm256_and_si256(_mm256_add_epi32(a2_v, t5_v), t9_v);
                        const __m256i t139_v = _mm256_and_si256(mask6_v, t138_v);
                        const __m128i t140_v = _mm256_extracti128_si256(t139_v, 1);
                        const __m128i t141_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t139_v), t140_v);
                        const __m128i t142_v = _mm_max_epu32(t141_v, _mm_srli_si128(t141_v, 8));
                        const __m128i t143_v = _mm_max_epu32(t142_v, _mm_srli_si128(t142_v, 4));
                        const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t143_v);
                        const __m256i t144_v = _mm256_set1_epi32((int)t6);
                        const __m256i t145_v = _mm256_blendv_epi8(t144_v, t138_v, mask6_v);
                        const long hash64_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t145_v));
                        const long hash65_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t145_v),
                            _mm256_castsi256_si128(t145_v)));
                        const __m128i hash66_v = _mm256_extracti128_si256(t145_v, 1);
                        const long hash67_v = _mm_cvtsi128_si64(hash66_v);
                        const long hash68_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash66_v, hash66_v));
                        const long hash69_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash64_v]
                            | ((unsigned long)(unsigned char)hash[hash64_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash65_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash65_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash67_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash67_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash68_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash68_v >> 32] << 56));
                        const __m128i hash70_v = _mm_cvtsi64_si128(hash69_v);
                        const __m256 y5_v = _mm256_sub_ps(fy2_v, t4_v);
                        const __m256i t146_v =
                            _mm256_and_si256(_mm256_cvtepu8_epi32(hash70_v), t10_v);
                        const __m256 t147_v = -y5_v;
                        const __m256i mask43_v = _mm256_cmpeq_epi32(t146_v, t11_v);
                        const __m256 t148_v = _mm256_add_ps(fx2_v, y5_v);
                        const __m256i mask44_v = _mm256_cmpeq_epi32(t146_v, t5_v);
                        const __m256 t149_v = _mm256_sub_ps(fx2_v, y5_v);
                        const __m256 t150_v =
                            _mm256_blendv_ps(t147_v, t148_v, _mm256_castsi256_ps(mask43_v));
                        const __m256i mask45_v = _mm256_cmpeq_epi32(t146_v, t12_v);
                        const __m256 t151_v = _mm256_sub_ps(y5_v, fx2_v);
                        const __m256 t152_v =
                            _mm256_blendv_ps(t150_v, t149_v, _mm256_castsi256_ps(mask44_v));
                        const __m256i mask46_v = _mm256_cmpeq_epi32(t146_v, t13_v);
                        const __m256 t153_v = _mm256_sub_ps(t127_v, y5_v);
                        const __m256 t154_v =
                            _mm256_blendv_ps(t152_v, t151_v, _mm256_castsi256_ps(mask45_v));
                        const __m256i mask47_v = _mm256_cmpeq_epi32(t146_v, t14_v);
                        const __m256 t155_v =
                            _mm256_blendv_ps(t154_v, t153_v, _mm256_castsi256_ps(mask46_v));
                        const __m256i mask48_v = _mm256_cmpeq_epi32(t146_v, t15_v);
                        const __m256 t156_v =
                            _mm256_blendv_ps(t155_v, fx2_v, _mm256_castsi256_ps(mask47_v));
                        const __m256i mask49_v = _mm256_cmpeq_epi32(t146_v, t16_v);
                        const __m256 t157_v =
                            _mm256_blendv_ps(t156_v, t127_v, _mm256_castsi256_ps(mask48_v));
                        const __m256i t158_v = _mm256_and_si256(b2_v, t9_v);
                        const __m256i t159_v = _mm256_and_si256(mask6_v, t158_v);
                        const __m128i t160_v = _mm256_extracti128_si256(t159_v, 1);
                        const __m128i t161_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t159_v), t160_v);
                        const __m128i t162_v = _mm_max_epu32(t161_v, _mm_srli_si128(t161_v, 8));
                        const __m128i t163_v = _mm_max_epu32(t162_v, _mm_srli_si128(t162_v, 4));
                        const unsigned int t7 = (unsigned int)_mm_cvtsi128_si32(t163_v);
                        const __m256i t164_v = _mm256_set1_epi32((int)t7);
                        const __m256i t165_v = _mm256_blendv_epi8(t164_v, t158_v, mask6_v);
                        const long hash71_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t165_v));
                        const long hash72_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t165_v),
                            _mm256_castsi256_si128(t165_v)));
                        const __m128i hash73_v = _mm256_extracti128_si256(t165_v, 1);
                        const long hash74_v = _mm_cvtsi128_si64(hash73_v);
                        const long hash75_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash73_v, hash73_v));
                        const long hash76_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash71_v]
                            | ((unsigned long)(unsigned char)hash[hash71_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash72_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash72_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash74_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash74_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash75_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash75_v >> 32] << 56));
                        const __m128i hash77_v = _mm_cvtsi64_si128(hash76_v);
                        const __m256 x5_v = _mm256_sub_ps(fx2_v, t4_v);
                        const __m256i t166_v =
                            _mm256_and_si256(_mm256_cvtepu8_epi32(hash77_v), t10_v);
                        const __m256 t167_v = -x5_v;
                        const __m256i mask50_v = _mm256_cmpeq_epi32(t166_v, t11_v);
                        const __m256 t168_v = _mm256_add_ps(x5_v, fy2_v);
                        const __m256i mask51_v = _mm256_cmpeq_epi32(t166_v, t5_v);
                        const __m256 t169_v = _mm256_sub_ps(x5_v, fy2_v);
                        const __m256 t170_v =
                            _mm256_blendv_ps(t126_v, t168_v, _mm256_castsi256_ps(mask50_v));
                        const __m256i mask52_v = _mm256_cmpeq_epi32(t166_v, t12_v);
                        const __m256 t171_v = _mm256_sub_ps(fy2_v, x5_v);
                        const __m256 t172_v =
                            _mm256_blendv_ps(t170_v, t169_v, _mm256_castsi256_ps(mask51_v));
                        const __m256i mask53_v = _mm256_cmpeq_epi32(t166_v, t13_v);
                        const __m256 t173_v = _mm256_sub_ps(t167_v, fy2_v);
                        const __m256 t174_v =
                            _mm256_blendv_ps(t172_v, t171_v, _mm256_castsi256_ps(mask52_v));
                        const __m256i mask54_v = _mm256_cmpeq_epi32(t166_v, t14_v);
                        const __m256 t175_v =
                            _mm256_blendv_ps(t174_v, t173_v, _mm256_castsi256_ps(mask53_v));
                        const __m256i mask55_v = _mm256_cmpeq_epi32(t166_v, t15_v);
                        const __m256 t176_v =
                            _mm256_blendv_ps(t175_v, x5_v, _mm256_castsi256_ps(mask54_v));
                        const __m256i mask56_v = _mm256_cmpeq_epi32(t166_v, t16_v);
                        const __m256 t177_v =
                            _mm256_blendv_ps(t176_v, t167_v, _mm256_castsi256_ps(mask55_v));
                        const __m256 t178_v =
                            _mm256_blendv_ps(t177_v, fy2_v, _mm256_castsi256_ps(mask56_v));
                        const __m256 low3_v =
                            _mm256_blendv_ps(t137_v, fy2_v, _mm256_castsi256_ps(mask42_v));
                        const __m256 low_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(low3_v)));
                        const __m256 t179_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(t178_v)));
                        const __m256 t180_v = _mm256_mul_ps(u2_v, _mm256_sub_ps(t179_v, low_on_v));
                        const __m256 low4_v = _mm256_add_ps(low_on_v, t180_v);
                        const __m256i t181_v = _mm256_and_si256(_mm256_add_epi32(b2_v, t5_v), t9_v);
                        const __m256i t182_v = _mm256_and_si256(mask6_v, t181_v);
                        const __m128i t183_v = _mm256_extracti128_si256(t182_v, 1);
                        const __m128i t184_v =
                            _mm_max_epu32(_mm256_castsi256_si128(t182_v), t183_v);
                        const __m128i t185_v = _mm_max_epu32(t184_v, _mm_srli_si128(t184_v, 8));
                        const __m128i t186_v = _mm_max_epu32(t185_v, _mm_srli_si128(t185_v, 4));
                        const unsigned int t8 = (unsigned int)_mm_cvtsi128_si32(t186_v);
                        const __m256i t187_v = _mm256_set1_epi32((int)t8);
                        const __m256i t188_v = _mm256_blendv_epi8(t187_v, t181_v, mask6_v);
                        const long hash78_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t188_v));
                        const long hash79_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t188_v),
                            _mm256_castsi256_si128(t188_v)));
                        const __m128i hash80_v = _mm256_extracti128_si256(t188_v, 1);
                        const long hash81_v = _mm_cvtsi128_si64(hash80_v);
                        const long hash82_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(hash80_v, hash80_v));
                        const long hash83_v =
                            (long)((unsigned long)(unsigned char)hash[(int)hash78_v]
                            | ((unsigned long)(unsigned char)hash[hash78_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)hash[(int)hash79_v] << 16)
                            | ((unsigned long)(unsigned char)hash[hash79_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)hash[(int)hash81_v] << 32)
                            | ((unsigned long)(unsigned char)hash[hash81_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)hash[(int)hash82_v] << 48)
                            | ((unsigned long)(unsigned char)hash[hash82_v >> 32] << 56));
                        const __m128i hash84_v = _mm_cvtsi64_si128(hash83_v);
                        const __m256i t189_v =
                            _mm256_and_si256(_mm256_cvtepu8_epi32(hash84_v), t10_v);
                        const __m256i mask57_v = _mm256_cmpeq_epi32(t189_v, t11_v);
                        const __m256 t190_v = _mm256_add_ps(x5_v, y5_v);
                        const __m256i mask58_v = _mm256_cmpeq_epi32(t189_v, t5_v);
                        const __m256 t191_v = _mm256_sub_ps(x5_v, y5_v);
                        const __m256 t192_v =
                            _mm256_blendv_ps(t147_v, t190_v, _mm256_castsi256_ps(mask57_v));
                        const __m256i mask59_v = _mm256_cmpeq_epi32(t189_v, t12_v);
                        const __m256 t193_v = _mm256_sub_ps(y5_v, x5_v);
                        const __m256 t194_v =
                            _mm256_blendv_ps(t192_v, t191_v, _mm256_castsi256_ps(mask58_v));
                        const __m256i mask60_v = _mm256_cmpeq_epi32(t189_v, t13_v);
                        const __m256 t195_v = _mm256_sub_ps(t167_v, y5_v);
                        const __m256 t196_v =
                            _mm256_blendv_ps(t194_v, t193_v, _mm256_castsi256_ps(mask59_v));
                        const __m256i mask61_v = _mm256_cmpeq_epi32(t189_v, t14_v);
                        const __m256 t197_v =
                            _mm256_blendv_ps(t196_v, t195_v, _mm256_castsi256_ps(mask60_v));
                        const __m256i mask62_v = _mm256_cmpeq_epi32(t189_v, t15_v);
                        const __m256 t198_v =
                            _mm256_blendv_ps(t197_v, x5_v, _mm256_castsi256_ps(mask61_v));
                        const __m256i mask63_v = _mm256_cmpeq_epi32(t189_v, t16_v);
                        const __m256 t199_v =
                            _mm256_blendv_ps(t198_v, t167_v, _mm256_castsi256_ps(mask62_v));
                        const __m256 t200_v =
                            _mm256_blendv_ps(t199_v, y5_v, _mm256_castsi256_ps(mask63_v));
                        const __m256 high2_v =
                            _mm256_blendv_ps(t157_v, y5_v, _mm256_castsi256_ps(mask49_v));
                        const __m256 high_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(high2_v)));
                        const __m256 t201_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(t200_v)));
                        const __m256 t202_v = _mm256_mul_ps(u2_v, _mm256_sub_ps(t201_v, high_on_v));
                        const __m256 t203_v =
                            _mm256_sub_ps(_mm256_add_ps(high_on_v, t202_v), low4_v);
                        const __m256 t204_v = _mm256_mul_ps(_mm256_mul_ps(t99_v, t100_v), t203_v);
                        const __m256 weight_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(weight2_v)));
                        const __m256 sum_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask6_v,
                            _mm256_castps_si256(sum3_v)));
                        const __m256 t205_v =
                            _mm256_mul_ps(weight_on_v, _mm256_add_ps(low4_v, t204_v));
                        const unsigned int t9 = octave_s2 + 1u;
                        more2 = (int)t9 < 3;
                        x4_v = _mm256_mul_ps(x_on_v, t17_v);
                        y4_v = _mm256_mul_ps(y_on2_v, t17_v);
                        sum3_v = _mm256_add_ps(sum_on_v, t205_v);
                        weight2_v = _mm256_mul_ps(weight_on_v, t18_v);
                        octave_s2 = t9;
                    } while (more2);
                    t87_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(sum3_v)));
                }
                sum_v = t87_v;
            }
            _mm256_storeu_ps(d + k2, sum_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = gradient_noise_lane(x[k], y[k], hash);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = gradient_noise_lane(x[k], y[k], hash);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
