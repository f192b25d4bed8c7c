/* vcc 0.1.0 wrote this from binomial_options.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float spot[n] | in float strike[n] | out float price[n] restrict */
#define STEPS 32

#pragma simd declare
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
static float binomial_options_lane(float spot, float strike)
{
    const float up = 1.0253152f, down = 0.9753099f, rise = 0.5062f, discount = 0.9994f;
    float value[STEPS + 1], s = spot;
    int i, j;
    for (i = 0; i < STEPS; i++)
        s *= down;
    for (i = 0; i <= STEPS; i++) {
        value[i] = s > strike ? s - strike : 0.0f;
        s *= up * up;
    }
    for (i = STEPS; i > 0; i--)
#ifdef VCC_VECTOR
    {
        j = 0;
        /* vcc: line 17: 8 lanes, then 4, avx2 */
        if (i >= 4) {
            const unsigned long end = (unsigned long)i & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const __m256 t_v = _mm256_set1_ps(0.9994f);
            const __m256 t2_v = _mm256_set1_ps(0.5062f);
            const float t = 1.0f - 0.5062f;
            const __m256 t3_v = _mm256_set1_ps(t);
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 8) {
                const __m256 t7_v = _mm256_mul_ps(t2_v, _mm256_loadu_ps(value + 1 + k2));
                const __m256 t8_v = _mm256_mul_ps(t3_v, _mm256_loadu_ps(value + k2));
                const __m256 value_new_v = _mm256_mul_ps(t_v, _mm256_add_ps(t7_v, t8_v));
                _mm256_storeu_ps(value + k2, value_new_v);
            }
            const __m128 t4_v = _mm_set1_ps(0.9994f);
            const __m128 t5_v = _mm_set1_ps(0.5062f);
            const __m128 t6_v = _mm_set1_ps(t);
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                const __m128 t9_v = _mm_mul_ps(t6_v, _mm_loadu_ps(value + k2));
                const __m128 t10_v =
                    _mm_add_ps(_mm_mul_ps(t5_v, _mm_loadu_ps(value + 1 + k2)), t9_v);
                _mm_storeu_ps(value + k2, _mm_mul_ps(t4_v, t10_v));
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < i; j++) {
            VCC_KEEP_SCALAR;
            value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
        }
    }
#else
        for (j = 0; j < i; j++)
            value[j] = discount * (rise * value[j + 1] + (1.0f - rise) * value[j]);
#endif
    return value[0];
}

#ifdef VCC_VECTOR
__attribute__((__target__("avx2")))
#endif
void binomial_options(int n, const float *spot, const float *strike, float *price)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 26: 32 lanes, then 8 masked, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long wide_end = (unsigned long)n & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.9753099f);
        float value_lanes[1056] __attribute__((__aligned__(64))) = {0};
        const __m256 t2_v = _mm256_set1_ps(1.0253152f * 1.0253152f);
        const __m256 t3_v = _mm256_set1_ps(1.0f);
        const __m256 t4_v = _mm256_set1_ps(0.5062f);
        const __m256 t5_v = _mm256_set1_ps(0.9994f);
        float value_lanes2[264] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 spot_v0 = _mm256_loadu_ps(spot + k2);
            const __m256 spot_v1 = _mm256_loadu_ps(spot + k2 + 8);
            const __m256 spot_v2 = _mm256_loadu_ps(spot + k2 + 16);
            const __m256 spot_v3 = _mm256_loadu_ps(spot + k2 + 24);
            const __m256 strike_v0 = _mm256_loadu_ps(strike + k2);
            const __m256 strike_v1 = _mm256_loadu_ps(strike + k2 + 8);
            const __m256 strike_v2 = _mm256_loadu_ps(strike + k2 + 16);
            const __m256 strike_v3 = _mm256_loadu_ps(strike + k2 + 24);
            __m256 s_v0 = spot_v0;
            __m256 s_v1 = spot_v1;
            __m256 s_v2 = spot_v2;
            __m256 s_v3 = spot_v3;
            unsigned int i_s = 0u;
            int more;
            do {
                const __m256 s2_v0 = _mm256_mul_ps(s_v0, t_v);
                const __m256 s2_v1 = _mm256_mul_ps(s_v1, t_v);
                const __m256 s2_v2 = _mm256_mul_ps(s_v2, t_v);
                const __m256 s2_v3 = _mm256_mul_ps(s_v3, t_v);
                const unsigned int t = i_s + 1u;
                more = (int)t < 32;
                s_v0 = s2_v0;
                s_v1 = s2_v1;
                s_v2 = s2_v2;
                s_v3 = s2_v3;
                i_s = t;
            } while (more);
            unsigned int i_s2 = 0u;
            int more2;
            do {
                const __m256i mask_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(s_v0, strike_v0, _CMP_GT_OS));
                const __m256i mask_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(s_v1, strike_v1, _CMP_GT_OS));
                const __m256i mask_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(s_v2, strike_v2, _CMP_GT_OS));
                const __m256i mask_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(s_v3, strike_v3, _CMP_GT_OS));
                const __m256 s_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(s_v0)));
                const __m256 s_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(s_v1)));
                const __m256 s_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(s_v2)));
                const __m256 s_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(s_v3)));
                const __m256 strike_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(strike_v0)));
                const __m256 strike_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(strike_v1)));
                const __m256 strike_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(strike_v2)));
                const __m256 strike_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(strike_v3)));
                const __m256 t_v0 = _mm256_sub_ps(s_on_v0, strike_on_v0);
                const __m256 t_v1 = _mm256_sub_ps(s_on_v1, strike_on_v1);
                const __m256 t_v2 = _mm256_sub_ps(s_on_v2, strike_on_v2);
                const __m256 t_v3 = _mm256_sub_ps(s_on_v3, strike_on_v3);
                const __m256 t2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v0, _mm256_castps_si256(t_v0)));
                const __m256 t2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v1, _mm256_castps_si256(t_v1)));
                const __m256 t2_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v2, _mm256_castps_si256(t_v2)));
                const __m256 t2_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v3, _mm256_castps_si256(t_v3)));
                float *const value_lanes3 = value_lanes + (long)(int)i_s2 * 32;
                _mm256_storeu_ps(value_lanes3, t2_v0);
                _mm256_storeu_ps(value_lanes3 + 8, t2_v1);
                _mm256_storeu_ps(value_lanes3 + 16, t2_v2);
                _mm256_storeu_ps(value_lanes3 + 24, t2_v3);
                const __m256 s3_v0 = _mm256_mul_ps(s_v0, t2_v);
                const __m256 s3_v1 = _mm256_mul_ps(s_v1, t2_v);
                const __m256 s3_v2 = _mm256_mul_ps(s_v2, t2_v);
                const __m256 s3_v3 = _mm256_mul_ps(s_v3, t2_v);
                const unsigned int t2 = i_s2 + 1u;
                more2 = (int)t2 <= 32;
                s_v0 = s3_v0;
                s_v1 = s3_v1;
                s_v2 = s3_v2;
                s_v3 = s3_v3;
                i_s2 = t2;
            } while (more2);
            unsigned int i_s3 = 32u;
            int more3;
            do {
                if (0 < (int)i_s3) {
                    const __m256 t3_v0 = _mm256_sub_ps(t3_v, t4_v);
                    const __m256 t3_v1 = _mm256_sub_ps(t3_v, t4_v);
                    const __m256 t3_v2 = _mm256_sub_ps(t3_v, t4_v);
                    const __m256 t3_v3 = _mm256_sub_ps(t3_v, t4_v);
                    unsigned int j_s = 0u;
                    int more4;
                    do {
                        float *const value_lanes4 = value_lanes + (long)(int)(j_s + 1u) * 32;
                        const __m256 value2_v0 = _mm256_loadu_ps(value_lanes4);
                        const __m256 value2_v1 = _mm256_loadu_ps(value_lanes4 + 8);
                        const __m256 value2_v2 = _mm256_loadu_ps(value_lanes4 + 16);
                        const __m256 value2_v3 = _mm256_loadu_ps(value_lanes4 + 24);
                        const __m256 t4_v0 = _mm256_mul_ps(t4_v, value2_v0);
                        const __m256 t4_v1 = _mm256_mul_ps(t4_v, value2_v1);
                        const __m256 t4_v2 = _mm256_mul_ps(t4_v, value2_v2);
                        const __m256 t4_v3 = _mm256_mul_ps(t4_v, value2_v3);
                        float *const value_lanes5 = value_lanes + (long)(int)j_s * 32;
                        const __m256 value3_v0 = _mm256_loadu_ps(value_lanes5);
                        const __m256 value3_v1 = _mm256_loadu_ps(value_lanes5 + 8);
                        const __m256 value3_v2 = _mm256_loadu_ps(value_lanes5 + 16);
                        const __m256 value3_v3 = _mm256_loadu_ps(value_lanes5 + 24);
                        const __m256 t5_v0 = _mm256_mul_ps(t3_v0, value3_v0);
                        const __m256 t5_v1 = _mm256_mul_ps(t3_v1, value3_v1);
                        const __m256 t5_v2 = _mm256_mul_ps(t3_v2, value3_v2);
                        const __m256 t5_v3 = _mm256_mul_ps(t3_v3, value3_v3);
                        const __m256 t6_v0 = _mm256_add_ps(t4_v0, t5_v0);
                        const __m256 t6_v1 = _mm256_add_ps(t4_v1, t5_v1);
                        const __m256 t6_v2 = _mm256_add_ps(t4_v2, t5_v2);
                        const __m256 t6_v3 = _mm256_add_ps(t4_v3, t5_v3);
                        const __m256 t7_v0 = _mm256_mul_ps(t5_v, t6_v0);
                        const __m256 t7_v1 = _mm256_mul_ps(t5_v, t6_v1);
                        const __m256 t7_v2 = _mm256_mul_ps(t5_v, t6_v2);
                        const __m256 t7_v3 = _mm256_mul_ps(t5_v, t6_v3);
                        float *const value_lanes6 = value_lanes + (long)(int)j_s * 32;
                        _mm256_storeu_ps(value_lanes6, t7_v0);
                        _mm256_storeu_ps(value_lanes6 + 8, t7_v1);
                        _mm256_storeu_ps(value_lanes6 + 16, t7_v2);
                        _mm256_storeu_ps(value_lanes6 + 24, t7_v3);
                        const unsigned int t4 = j_s + 1u;
                        more4 = (int)t4 < (int)i_s3;
                        j_s = t4;
                    } while (more4);
                }
                const unsigned int t3 = i_s3 - 1u;
                more3 = (int)t3 > 0;
                i_s3 = t3;
            } while (more3);
            const __m256 value_v0 = _mm256_loadu_ps(value_lanes);
            const __m256 value_v1 = _mm256_loadu_ps(value_lanes + 8);
            const __m256 value_v2 = _mm256_loadu_ps(value_lanes + 16);
            const __m256 value_v3 = _mm256_loadu_ps(value_lanes + 24);
            _mm256_storeu_ps(price + k2, value_v0);
            _mm256_storeu_ps(price + k2 + 8, value_v1);
            _mm256_storeu_ps(price + k2 + 16, value_v2);
            _mm256_storeu_ps(price + k2 + 24, value_v3);
        }
        const __m256i t6_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256 t7_v = _mm256_set1_ps(0.9753099f);
        const __m256 t8_v = _mm256_set1_ps(1.0253152f);
        const __m256 t9_v = _mm256_set1_ps(1.0f);
        const __m256 t10_v = _mm256_set1_ps(0.5062f);
        const __m256 t11_v = _mm256_set1_ps(0.9994f);
        /* what is left, one vector at a time */
        for (; k2 < (unsigned long)n; k2 += 8) {
            const __m256i t12_v = _mm256_set1_epi32((int)(unsigned int)((unsigned long)n - k2));
            const __m256i active_mask_v = _mm256_cmpgt_epi32(t12_v, t6_v);
            const __m256 strike_v = _mm256_maskload_ps(strike + k2, active_mask_v);
            const __m256 spot_v = _mm256_maskload_ps(spot + k2, active_mask_v);
            __m256 s_v = spot_v;
            unsigned int i_s4 = 0u;
            int more5;
            do {
                const __m256 s_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(s_v)));
                const unsigned int t5 = i_s4 + 1u;
                more5 = (int)t5 < 32;
                s_v = _mm256_mul_ps(s_on_v, t7_v);
                i_s4 = t5;
            } while (more5);
            const __m256 t13_v = _mm256_mul_ps(t8_v, t8_v);
            unsigned int i_s5 = 0u;
            int more6;
            do {
                const __m256 s_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(s_v)));
                const __m256i mask_v =
                    _mm256_castps_si256(_mm256_cmp_ps(s_on2_v, strike_v, _CMP_GT_OS));
                const __m256i mask2_v = _mm256_and_si256(active_mask_v, mask_v);
                const __m256 s_on3_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(s_v)));
                const __m256 strike_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(strike_v)));
                const __m256 t14_v = _mm256_sub_ps(s_on3_v, strike_on_v);
                float *const value_lanes7 = value_lanes2 + (long)(int)i_s5 * 8;
                const __m256 t15_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(t14_v)));
                const __m256 t16_v = _mm256_loadu_ps(value_lanes7);
                const __m256 t17_v =
                    _mm256_blendv_ps(t16_v, t15_v, _mm256_castsi256_ps(active_mask_v));
                _mm256_storeu_ps(value_lanes7, t17_v);
                const __m256 t18_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(t13_v)));
                const unsigned int t6 = i_s5 + 1u;
                more6 = (int)t6 <= 32;
                s_v = _mm256_mul_ps(s_on2_v, t18_v);
                i_s5 = t6;
            } while (more6);
            unsigned int i_s6 = 32u;
            int more7;
            do {
                if (0 < (int)i_s6) {
                    const __m256 t19_v = _mm256_sub_ps(t9_v, t10_v);
                    unsigned int j_s2 = 0u;
                    int more8;
                    do {
                        const __m256 value2_v =
                            _mm256_loadu_ps(value_lanes2 + (long)(int)(j_s2 + 1u) * 8);
                        const __m256 value_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(value2_v)));
                        const __m256 value3_v = _mm256_loadu_ps(value_lanes2 + (long)(int)j_s2 * 8);
                        const __m256 t20_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(t19_v)));
                        const __m256 value_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                            _mm256_castps_si256(value3_v)));
                        const __m256 t21_v = _mm256_mul_ps(t20_v, value_on2_v);
                        const __m256 t22_v = _mm256_add_ps(_mm256_mul_ps(t10_v, value_on_v), t21_v);
                        float *const value_lanes8 = value_lanes2 + (long)(int)j_s2 * 8;
                        const __m256 t23_v = _mm256_mul_ps(t11_v, t22_v);
                        const __m256 t24_v = _mm256_loadu_ps(value_lanes8);
                        const __m256 t25_v =
                            _mm256_blendv_ps(t24_v, t23_v, _mm256_castsi256_ps(active_mask_v));
                        _mm256_storeu_ps(value_lanes8, t25_v);
                        const unsigned int t8 = j_s2 + 1u;
                        more8 = (int)t8 < (int)i_s6;
                        j_s2 = t8;
                    } while (more8);
                }
                const unsigned int t7 = i_s6 - 1u;
                more7 = (int)t7 > 0;
                i_s6 = t7;
            } while (more7);
            const __m256 value_v = _mm256_loadu_ps(value_lanes2);
            _mm256_maskstore_ps(price + k2, active_mask_v, value_v);
        }
        k = n;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        price[k] = binomial_options_lane(spot[k], strike[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        price[k] = binomial_options_lane(spot[k], strike[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
