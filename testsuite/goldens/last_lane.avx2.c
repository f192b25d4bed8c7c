/* vcc 0.1.0 wrote this from last_lane.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i32 t[64] | inout i32 at[n] restrict | out float d[n] restrict */
#pragma simd declare(uniform(t))
static float last_lane_walk(int x, const int *t, int *at)
{
    int i = x & 63, steps = 0, k;
    float sum = 1.0f;
    while (steps < 60) {
        const int next = (i * 5 + (t[i] & 3)) & 63;
        if (next == i)
            return sum;
        if ((t[next] & 0x1c) == 4)
            return -sum;
        for (k = t[next] & 3; k > 0; k--)
            sum = sum * 0.75f + (float)(t[(i + k) & 63] % (steps + 3));
        if (sum > 10.0f)
            sum = sum / 3.0f;
        else
            *at ^= next;
        i = next;
        steps++;
    }
    return sum * 2;
}

#pragma simd declare
static int last_lane_divisor(int a, int b)
{
    while (b) {
        const int rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void last_lane(int n, const int *x, const int *t, int *at, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 40: 16 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(63);
        const __m256 t2_v = _mm256_set1_ps(1.0f);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256i mask2_v = _mm256_set1_epi32(0);
        const __m256i t4_v = _mm256_set1_epi32(5);
        const __m256i t5_v = _mm256_set1_epi32(3);
        const __m256i t6_v = _mm256_set1_epi32(28);
        const __m256i t7_v = _mm256_set1_epi32(4);
        const __m256i t8_v = _mm256_set1_epi32(0);
        const __m256 t9_v = _mm256_set1_ps(0.75f);
        const __m256i t10_v = _mm256_set1_epi32(1);
        const __m256 t11_v = _mm256_set1_ps(10.0f);
        const __m256 t12_v = _mm256_set1_ps(3.0f);
        const __m256i t13_v = _mm256_set1_epi32(32767);
        const __m256i t14_v = _mm256_set1_epi32(65535);
        const __m256 t15_v = _mm256_set1_ps(2.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 8));
            const __m256i i_v0 = _mm256_and_si256(x_v0, t_v);
            const __m256i i_v1 = _mm256_and_si256(x_v1, t_v);
            __m256i i2_v0 = i_v0;
            __m256i i2_v1 = i_v1;
            unsigned int steps_s = 0u;
            __m256 sum_v0 = t2_v;
            __m256 sum_v1 = t2_v;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256 sum2_v0 = t3_v;
            __m256 sum2_v1 = t3_v;
            __m256 sum3_v0 = t3_v;
            __m256 sum3_v1 = t3_v;
            __m256i left_mask_v0 = mask2_v;
            __m256i left_mask_v1 = mask2_v;
            __m256 sum4_v0 = t3_v;
            __m256 sum4_v1 = t3_v;
            int more;
            do {
                __asm__("" : "+v"(i2_v0));
                __asm__("" : "+v"(i2_v1));
                const __m256i t9_v0 = _mm256_mullo_epi32(i2_v0, t4_v);
                const __m256i t9_v1 = _mm256_mullo_epi32(i2_v1, t4_v);
                const __m256i t10_v0 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, i2_v0, active_mask_v0, 4);
                const __m256i t10_v1 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, i2_v1, active_mask_v1, 4);
                const __m256i t11_v0 = _mm256_and_si256(t10_v0, t5_v);
                const __m256i t11_v1 = _mm256_and_si256(t10_v1, t5_v);
                const __m256i t12_v0 = _mm256_add_epi32(t9_v0, t11_v0);
                const __m256i t12_v1 = _mm256_add_epi32(t9_v1, t11_v1);
                __m256i next_v0 = _mm256_and_si256(t12_v0, t_v);
                __m256i next_v1 = _mm256_and_si256(t12_v1, t_v);
                __asm__("" : "+v"(next_v0));
                __asm__("" : "+v"(next_v1));
                const __m256i mask2_v0 = _mm256_cmpeq_epi32(next_v0, i2_v0);
                const __m256i mask2_v1 = _mm256_cmpeq_epi32(next_v1, i2_v1);
                const __m256i mask3_v0 = _mm256_xor_si256(mask2_v0, _mm256_set1_epi32(-1));
                const __m256i mask3_v1 = _mm256_xor_si256(mask2_v1, _mm256_set1_epi32(-1));
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                const __m256i t13_v0 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, next_v0, mask4_v0, 4);
                const __m256i t13_v1 =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, next_v1, mask4_v1, 4);
                const __m256i t14_v0 = _mm256_and_si256(t13_v0, t6_v);
                const __m256i t14_v1 = _mm256_and_si256(t13_v1, t6_v);
                const __m256i mask5_v0 = _mm256_cmpeq_epi32(t14_v0, t7_v);
                const __m256i mask5_v1 = _mm256_cmpeq_epi32(t14_v1, t7_v);
                const __m256i mask6_v0 = _mm256_or_si256(mask2_v0, mask5_v0);
                const __m256i mask6_v1 = _mm256_or_si256(mask2_v1, mask5_v1);
                const __m256i leaving_mask_v0 = _mm256_and_si256(active_mask_v0, mask6_v0);
                const __m256i leaving_mask_v1 = _mm256_and_si256(active_mask_v1, mask6_v1);
                const __m256i leave_v = _mm256_or_si256(leaving_mask_v0, leaving_mask_v1);
                const int leave = _mm256_movemask_epi8(leave_v) != 0;
                int stay = 1;
                if (__builtin_expect((long)leave, 0L)) {
                    const __m256i mask13_v0 =
                        _mm256_xor_si256(leaving_mask_v0, _mm256_set1_epi32(-1));
                    const __m256i mask13_v1 =
                        _mm256_xor_si256(leaving_mask_v1, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v0 = _mm256_and_si256(active_mask_v0, mask13_v0);
                    const __m256i staying_mask_v1 = _mm256_and_si256(active_mask_v1, mask13_v1);
                    const __m256i mask14_v0 = _mm256_and_si256(mask3_v0, mask5_v0);
                    const __m256i mask14_v1 = _mm256_and_si256(mask3_v1, mask5_v1);
                    const __m256i mask15_v0 = _mm256_and_si256(active_mask_v0, mask14_v0);
                    const __m256i mask15_v1 = _mm256_and_si256(active_mask_v1, mask14_v1);
                    const __m256i t31_v = _mm256_or_si256(staying_mask_v0, staying_mask_v1);
                    const int t3 = _mm256_movemask_epi8(t31_v) != 0;
                    sum2_v0 =
                        _mm256_blendv_ps(sum2_v0, sum_v0, _mm256_castsi256_ps(leaving_mask_v0));
                    sum2_v1 =
                        _mm256_blendv_ps(sum2_v1, sum_v1, _mm256_castsi256_ps(leaving_mask_v1));
                    left_mask_v0 = _mm256_or_si256(left_mask_v0, mask15_v0);
                    left_mask_v1 = _mm256_or_si256(left_mask_v1, mask15_v1);
                    stay = t3;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                }
                const __m256i k_v0 = _mm256_and_si256(t13_v0, t5_v);
                const __m256i k_v1 = _mm256_and_si256(t13_v1, t5_v);
                const __m256i mask7_v0 = _mm256_cmpgt_epi32(k_v0, t8_v);
                const __m256i mask7_v1 = _mm256_cmpgt_epi32(k_v1, t8_v);
                const __m256i mask8_v0 = _mm256_and_si256(active_mask_v0, mask7_v0);
                const __m256i mask8_v1 = _mm256_and_si256(active_mask_v1, mask7_v1);
                __m256 sum5_v0 = sum_v0;
                __m256 sum5_v1 = sum_v1;
                if (_mm256_movemask_epi8(_mm256_or_si256(mask8_v0, mask8_v1)) != 0) {
                    __m256i k2_v0 = k_v0;
                    __m256i k2_v1 = k_v1;
                    __m256 sum8_v0 = sum_v0;
                    __m256 sum8_v1 = sum_v1;
                    __m256i active_mask2_v0 = mask8_v0;
                    __m256i active_mask2_v1 = mask8_v1;
                    __m256 sum9_v0 = t3_v;
                    __m256 sum9_v1 = t3_v;
                    int more2;
                    do {
                        const __m256 sum_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                            _mm256_castps_si256(sum8_v0)));
                        const __m256 sum_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                            _mm256_castps_si256(sum8_v1)));
                        const __m256 t16_v0 = _mm256_mul_ps(sum_on3_v0, t9_v);
                        const __m256 t16_v1 = _mm256_mul_ps(sum_on3_v1, t9_v);
                        const __m256i t17_v0 = _mm256_add_epi32(i2_v0, k2_v0);
                        const __m256i t17_v1 = _mm256_add_epi32(i2_v1, k2_v1);
                        __m256i t18_v0 = _mm256_and_si256(t17_v0, t_v);
                        __m256i t18_v1 = _mm256_and_si256(t17_v1, t_v);
                        __asm__("" : "+v"(t18_v0));
                        __asm__("" : "+v"(t18_v1));
                        const __m256i t19_v0 =
                            _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                            (const int *)(const void *)t, t18_v0, active_mask2_v0, 4);
                        const __m256i t19_v1 =
                            _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                            (const int *)(const void *)t, t18_v1, active_mask2_v1, 4);
                        const __m256i t32_v = _mm256_set1_epi32((int)(steps_s + 3u));
                        const __m256i t20_v0 = _mm256_blendv_epi8(t10_v, t32_v, active_mask2_v0);
                        const __m256i t20_v1 = _mm256_blendv_epi8(t10_v, t32_v, active_mask2_v1);
                        const __m256d t33_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t19_v0));
                        const __m256d t34_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t19_v0, 1));
                        const __m256d t35_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t19_v1));
                        const __m256d t36_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t19_v1, 1));
                        const __m256d t37_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t20_v0));
                        const __m256d t38_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t20_v0, 1));
                        const __m256d t39_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t20_v1));
                        const __m256d t40_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t20_v1, 1));
                        const __m128i t41_v = _mm256_cvttpd_epi32(_mm256_div_pd(t33_v, t37_v));
                        const __m128i t42_v = _mm256_cvttpd_epi32(_mm256_div_pd(t34_v, t38_v));
                        const __m256i t43_v =
                            _mm256_inserti128_si256(_mm256_castsi128_si256(t41_v), t42_v, 1);
                        const __m128i t44_v = _mm256_cvttpd_epi32(_mm256_div_pd(t35_v, t39_v));
                        const __m128i t45_v = _mm256_cvttpd_epi32(_mm256_div_pd(t36_v, t40_v));
                        const __m256i t46_v =
                            _mm256_inserti128_si256(_mm256_castsi128_si256(t44_v), t45_v, 1);
                        const __m256i t21_v0 =
                            _mm256_sub_epi32(t19_v0, _mm256_mullo_epi32(t43_v, t20_v0));
                        const __m256i t21_v1 =
                            _mm256_sub_epi32(t19_v1, _mm256_mullo_epi32(t46_v, t20_v1));
                        const __m256 t22_v0 = _mm256_cvtepi32_ps(t21_v0);
                        const __m256 t22_v1 = _mm256_cvtepi32_ps(t21_v1);
                        const __m256 t23_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v0,
                            _mm256_castps_si256(t22_v0)));
                        const __m256 t23_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v1,
                            _mm256_castps_si256(t22_v1)));
                        const __m256 sum10_v0 = _mm256_add_ps(t16_v0, t23_v0);
                        const __m256 sum10_v1 = _mm256_add_ps(t16_v1, t23_v1);
                        const __m256i k3_v0 = _mm256_sub_epi32(k2_v0, t10_v);
                        const __m256i k3_v1 = _mm256_sub_epi32(k2_v1, t10_v);
                        const __m256i mask16_v0 = _mm256_cmpgt_epi32(k3_v0, t8_v);
                        const __m256i mask16_v1 = _mm256_cmpgt_epi32(k3_v1, t8_v);
                        const __m256i mask17_v0 = _mm256_and_si256(active_mask2_v0, mask16_v0);
                        const __m256i mask17_v1 = _mm256_and_si256(active_mask2_v1, mask16_v1);
                        const __m256 t24_v0 =
                            _mm256_blendv_ps(sum9_v0, sum10_v0,
                            _mm256_castsi256_ps(active_mask2_v0));
                        const __m256 t24_v1 =
                            _mm256_blendv_ps(sum9_v1, sum10_v1,
                            _mm256_castsi256_ps(active_mask2_v1));
                        more2 = _mm256_movemask_epi8(_mm256_or_si256(mask17_v0, mask17_v1)) != 0;
                        k2_v0 = k3_v0;
                        k2_v1 = k3_v1;
                        sum8_v0 = sum10_v0;
                        sum8_v1 = sum10_v1;
                        active_mask2_v0 = mask17_v0;
                        active_mask2_v1 = mask17_v1;
                        sum9_v0 = t24_v0;
                        sum9_v1 = t24_v1;
                    } while (more2);
                    const __m256 t15_v0 =
                        _mm256_blendv_ps(sum_v0, sum9_v0, _mm256_castsi256_ps(mask8_v0));
                    const __m256 t15_v1 =
                        _mm256_blendv_ps(sum_v1, sum9_v1, _mm256_castsi256_ps(mask8_v1));
                    sum5_v0 = t15_v0;
                    sum5_v1 = t15_v1;
                }
                const __m256 sum_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(sum5_v0)));
                const __m256 sum_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(sum5_v1)));
                const __m256i mask9_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(sum_on_v0, t11_v, _CMP_GT_OS));
                const __m256i mask9_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(sum_on_v1, t11_v, _CMP_GT_OS));
                const __m256i mask10_v0 = _mm256_xor_si256(mask9_v0, _mm256_set1_epi32(-1));
                const __m256i mask10_v1 = _mm256_xor_si256(mask9_v1, _mm256_set1_epi32(-1));
                const __m256i mask11_v0 = _mm256_and_si256(active_mask_v0, mask10_v0);
                const __m256i mask11_v1 = _mm256_and_si256(active_mask_v1, mask10_v1);
                const __m256i at2_v0 =
                    _mm256_maskload_epi32((const int *)(const void *)(at + k2), mask11_v0);
                const __m256i at2_v1 =
                    _mm256_maskload_epi32((const int *)(const void *)(at + k2 + 8), mask11_v1);
                const __m256i at_new_v0 = _mm256_xor_si256(at2_v0, next_v0);
                const __m256i at_new_v1 = _mm256_xor_si256(at2_v1, next_v1);
                const __m256i mask12_v0 = _mm256_and_si256(active_mask_v0, mask9_v0);
                const __m256i mask12_v1 = _mm256_and_si256(active_mask_v1, mask9_v1);
                const __m256 sum_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v0, _mm256_castps_si256(sum5_v0)));
                const __m256 sum_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask12_v1, _mm256_castps_si256(sum5_v1)));
                const __m256 sum6_v0 = _mm256_div_ps(sum_on2_v0, t12_v);
                const __m256 sum6_v1 = _mm256_div_ps(sum_on2_v1, t12_v);
                const __m256 sum7_v0 =
                    _mm256_blendv_ps(sum5_v0, sum6_v0, _mm256_castsi256_ps(mask9_v0));
                const __m256 sum7_v1 =
                    _mm256_blendv_ps(sum5_v1, sum6_v1, _mm256_castsi256_ps(mask9_v1));
                const unsigned int t2 = steps_s + 1u;
                if (_mm256_movemask_epi8(_mm256_or_si256(mask11_v0, mask11_v1)) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(at + k2), mask11_v0, at_new_v0);
                    _mm256_maskstore_epi32((int *)(void *)(at + k2 + 8), mask11_v1, at_new_v1);
                }
                more = stay && (int)t2 < 60;
                const __m256 sum_next = sum_v0;
                const __m256 sum_next2 = sum_v1;
                i2_v0 = next_v0;
                i2_v1 = next_v1;
                steps_s = t2;
                sum_v0 = sum7_v0;
                sum_v1 = sum7_v1;
                sum4_v0 = sum_next;
                sum4_v1 = sum_next2;
            } while (more);
            const __m256 t_v0 =
                _mm256_blendv_ps(sum2_v0, sum4_v0, _mm256_castsi256_ps(active_mask_v0));
            const __m256 t_v1 =
                _mm256_blendv_ps(sum2_v1, sum4_v1, _mm256_castsi256_ps(active_mask_v1));
            const __m256 t2_v0 =
                _mm256_blendv_ps(sum3_v0, sum_v0, _mm256_castsi256_ps(active_mask_v0));
            const __m256 t2_v1 =
                _mm256_blendv_ps(sum3_v1, sum_v1, _mm256_castsi256_ps(active_mask_v1));
            const __m256i x2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i x2_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2 + 8));
            const __m256i at_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(at + k2));
            const __m256i at_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(at + k2 + 8));
            const __m256i t3_v0 = _mm256_and_si256(at_v0, t13_v);
            const __m256i t3_v1 = _mm256_and_si256(at_v1, t13_v);
            const __m256i b_v0 = _mm256_add_epi32(t10_v, t3_v0);
            const __m256i b_v1 = _mm256_add_epi32(t10_v, t3_v1);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(b_v0, t8_v), _mm256_set1_epi32(-1));
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(b_v1, t8_v), _mm256_set1_epi32(-1));
            const __m256i a_v0 = _mm256_and_si256(x2_v0, t14_v);
            const __m256i a_v1 = _mm256_and_si256(x2_v1, t14_v);
            __m256i b2_v0 = t8_v;
            __m256i b2_v1 = t8_v;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                __m256i a3_v0 = a_v0;
                __m256i a3_v1 = a_v1;
                __m256i b3_v0 = b_v0;
                __m256i b3_v1 = b_v1;
                __m256i active_mask3_v0 = mask_v0;
                __m256i active_mask3_v1 = mask_v1;
                __m256i b4_v0 = t8_v;
                __m256i b4_v1 = t8_v;
                int more3;
                do {
                    const __m256i b_on_v0 = _mm256_blendv_epi8(t10_v, b3_v0, active_mask3_v0);
                    const __m256i b_on_v1 = _mm256_blendv_epi8(t10_v, b3_v1, active_mask3_v1);
                    const __m256d rest_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(a3_v0));
                    const __m256d rest2_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(a3_v0, 1));
                    const __m256d rest3_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(a3_v1));
                    const __m256d rest4_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(a3_v1, 1));
                    const __m256d rest5_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_on_v0));
                    const __m256d rest6_v =
                        _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_on_v0, 1));
                    const __m256d rest7_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_on_v1));
                    const __m256d rest8_v =
                        _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_on_v1, 1));
                    const __m128i rest9_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest_v, rest5_v));
                    const __m128i rest10_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest2_v, rest6_v));
                    const __m256i rest11_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rest9_v), rest10_v, 1);
                    const __m128i rest12_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest3_v, rest7_v));
                    const __m128i rest13_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest4_v, rest8_v));
                    const __m256i rest14_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rest12_v), rest13_v, 1);
                    const __m256i rest_v0 =
                        _mm256_sub_epi32(a3_v0, _mm256_mullo_epi32(rest11_v, b_on_v0));
                    const __m256i rest_v1 =
                        _mm256_sub_epi32(a3_v1, _mm256_mullo_epi32(rest14_v, b_on_v1));
                    const __m256i mask18_v0 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(rest_v0, t8_v), _mm256_set1_epi32(-1));
                    const __m256i mask18_v1 =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(rest_v1, t8_v), _mm256_set1_epi32(-1));
                    const __m256i mask19_v0 = _mm256_and_si256(active_mask3_v0, mask18_v0);
                    const __m256i mask19_v1 = _mm256_and_si256(active_mask3_v1, mask18_v1);
                    const __m256i t25_v0 = _mm256_blendv_epi8(b4_v0, b3_v0, active_mask3_v0);
                    const __m256i t25_v1 = _mm256_blendv_epi8(b4_v1, b3_v1, active_mask3_v1);
                    more3 = _mm256_movemask_epi8(_mm256_or_si256(mask19_v0, mask19_v1)) != 0;
                    a3_v0 = b3_v0;
                    a3_v1 = b3_v1;
                    b3_v0 = rest_v0;
                    b3_v1 = rest_v1;
                    active_mask3_v0 = mask19_v0;
                    active_mask3_v1 = mask19_v1;
                    b4_v0 = t25_v0;
                    b4_v1 = t25_v1;
                } while (more3);
                b2_v0 = b4_v0;
                b2_v1 = b4_v1;
            }
            const __m256 t4_v0 = -t_v0;
            const __m256 t4_v1 = -t_v1;
            const __m256 t5_v0 = _mm256_blendv_ps(t_v0, t4_v0, _mm256_castsi256_ps(left_mask_v0));
            const __m256 t5_v1 = _mm256_blendv_ps(t_v1, t4_v1, _mm256_castsi256_ps(left_mask_v1));
            const __m256 t6_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0, _mm256_castps_si256(t2_v0)));
            const __m256 t6_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1, _mm256_castps_si256(t2_v1)));
            const __m256 t7_v0 = _mm256_mul_ps(t6_v0, t15_v);
            const __m256 t7_v1 = _mm256_mul_ps(t6_v1, t15_v);
            const __m256 walked_v0 =
                _mm256_blendv_ps(t5_v0, t7_v0, _mm256_castsi256_ps(active_mask_v0));
            const __m256 walked_v1 =
                _mm256_blendv_ps(t5_v1, t7_v1, _mm256_castsi256_ps(active_mask_v1));
            const __m256i a2_v0 = _mm256_blendv_epi8(a_v0, b2_v0, mask_v0);
            const __m256i a2_v1 = _mm256_blendv_epi8(a_v1, b2_v1, mask_v1);
            const __m256 t8_v0 = _mm256_cvtepi32_ps(a2_v0);
            const __m256 t8_v1 = _mm256_cvtepi32_ps(a2_v1);
            const __m256 d_new_v0 = _mm256_add_ps(walked_v0, t8_v0);
            const __m256 d_new_v1 = _mm256_add_ps(walked_v1, t8_v1);
            _mm256_storeu_ps(d + k2, d_new_v0);
            _mm256_storeu_ps(d + k2 + 8, d_new_v1);
        }
        const __m256i t16_v = _mm256_set1_epi32(63);
        const __m256 t17_v = _mm256_set1_ps(1.0f);
        const __m256i mask3_v = _mm256_set1_epi32(-1);
        const __m256 t18_v = _mm256_set1_ps(0.0f);
        const __m256i mask4_v = _mm256_set1_epi32(0);
        const __m256i t19_v = _mm256_set1_epi32(5);
        const __m256i t20_v = _mm256_set1_epi32(3);
        const __m256i t21_v = _mm256_set1_epi32(28);
        const __m256i t22_v = _mm256_set1_epi32(4);
        __m256i t23_v = _mm256_set1_epi32(0);
        const __m256 t24_v = _mm256_set1_ps(0.75f);
        const __m256i t25_v = _mm256_set1_epi32(1);
        const __m256 t26_v = _mm256_set1_ps(10.0f);
        const __m256 t27_v = _mm256_set1_ps(3.0f);
        const __m256i t28_v = _mm256_set1_epi32(32767);
        const __m256i t29_v = _mm256_set1_epi32(65535);
        const __m256 t30_v = _mm256_set1_ps(2.0f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            __m256i i_v = _mm256_and_si256(x_v, t16_v);
            unsigned int steps_s2 = 0u;
            __m256 sum_v = t17_v;
            __m256i active_mask_v = mask3_v;
            __m256 sum2_v = t18_v;
            __m256 sum3_v = t18_v;
            __m256i left_mask_v = mask4_v;
            __m256 sum4_v = t18_v;
            int more4;
            do {
                __asm__("" : "+v"(i_v));
                const __m256i t54_v =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, i_v, active_mask_v, 4);
                const __m256i t55_v = _mm256_and_si256(t54_v, t20_v);
                const __m256i t56_v = _mm256_add_epi32(_mm256_mullo_epi32(i_v, t19_v), t55_v);
                __m256i next_v = _mm256_and_si256(t56_v, t16_v);
                __asm__("" : "+v"(next_v));
                const __m256i mask6_v = _mm256_cmpeq_epi32(next_v, i_v);
                const __m256i mask7_v = _mm256_xor_si256(mask6_v, _mm256_set1_epi32(-1));
                const __m256i mask8_v = _mm256_and_si256(active_mask_v, mask7_v);
                const __m256i t57_v =
                    _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                    (const int *)(const void *)t, next_v, mask8_v, 4);
                const __m256i mask9_v = _mm256_cmpeq_epi32(_mm256_and_si256(t57_v, t21_v), t22_v);
                const __m256i mask10_v = _mm256_or_si256(mask6_v, mask9_v);
                const __m256i leaving_mask_v = _mm256_and_si256(active_mask_v, mask10_v);
                int stay2 = 1;
                if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0), 0L)) {
                    const __m256i mask17_v =
                        _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v = _mm256_and_si256(active_mask_v, mask17_v);
                    const __m256i mask18_v = _mm256_and_si256(mask7_v, mask9_v);
                    const __m256i mask19_v = _mm256_and_si256(active_mask_v, mask18_v);
                    sum2_v = _mm256_blendv_ps(sum2_v, sum_v, _mm256_castsi256_ps(leaving_mask_v));
                    left_mask_v = _mm256_or_si256(left_mask_v, mask19_v);
                    stay2 = _mm256_movemask_epi8(staying_mask_v) != 0;
                    active_mask_v = staying_mask_v;
                }
                const __m256i k_v = _mm256_and_si256(t57_v, t20_v);
                const __m256i mask11_v = _mm256_cmpgt_epi32(k_v, t23_v);
                const __m256i mask12_v = _mm256_and_si256(active_mask_v, mask11_v);
                __m256 sum5_v = sum_v;
                if (_mm256_movemask_epi8(mask12_v) != 0) {
                    __m256i k2_v = k_v;
                    __m256 sum8_v = sum_v;
                    __m256i active_mask2_v = mask12_v;
                    __m256 sum9_v = t18_v;
                    int more5;
                    do {
                        const __m256 sum_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                            _mm256_castps_si256(sum8_v)));
                        __m256i t58_v = _mm256_and_si256(_mm256_add_epi32(i_v, k2_v), t16_v);
                        __asm__("" : "+v"(t58_v));
                        const __m256i t59_v = _mm256_set1_epi32((int)(steps_s2 + 3u));
                        const __m256i t60_v =
                            _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                            (const int *)(const void *)t, t58_v, active_mask2_v, 4);
                        const __m256i t61_v = _mm256_blendv_epi8(t25_v, t59_v, active_mask2_v);
                        const __m256d t62_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t60_v));
                        const __m256d t63_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t60_v, 1));
                        const __m256d t64_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t61_v));
                        const __m256d t65_v =
                            _mm256_cvtepi32_pd(_mm256_extracti128_si256(t61_v, 1));
                        const __m128i t66_v = _mm256_cvttpd_epi32(_mm256_div_pd(t62_v, t64_v));
                        const __m128i t67_v = _mm256_cvttpd_epi32(_mm256_div_pd(t63_v, t65_v));
                        const __m256i t68_v =
                            _mm256_inserti128_si256(_mm256_castsi128_si256(t66_v), t67_v, 1);
                        const __m256i t69_v =
                            _mm256_sub_epi32(t60_v, _mm256_mullo_epi32(t68_v, t61_v));
                        const __m256 t70_v = _mm256_cvtepi32_ps(t69_v);
                        const __m256 t71_v =
                            _mm256_castsi256_ps(_mm256_and_si256(active_mask2_v,
                            _mm256_castps_si256(t70_v)));
                        const __m256 sum10_v =
                            _mm256_add_ps(_mm256_mul_ps(sum_on3_v, t24_v), t71_v);
                        const __m256i k3_v = _mm256_sub_epi32(k2_v, t25_v);
                        const __m256i mask20_v = _mm256_cmpgt_epi32(k3_v, t23_v);
                        const __m256i mask21_v = _mm256_and_si256(active_mask2_v, mask20_v);
                        more5 = _mm256_movemask_epi8(mask21_v) != 0;
                        const __m256 sum_next4 =
                            _mm256_blendv_ps(sum9_v, sum10_v, _mm256_castsi256_ps(active_mask2_v));
                        k2_v = k3_v;
                        sum8_v = sum10_v;
                        active_mask2_v = mask21_v;
                        sum9_v = sum_next4;
                    } while (more5);
                    sum5_v = _mm256_blendv_ps(sum_v, sum9_v, _mm256_castsi256_ps(mask12_v));
                }
                const __m256 sum_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v,
                    _mm256_castps_si256(sum5_v)));
                const __m256i mask13_v =
                    _mm256_castps_si256(_mm256_cmp_ps(sum_on_v, t26_v, _CMP_GT_OS));
                const __m256i mask14_v = _mm256_xor_si256(mask13_v, _mm256_set1_epi32(-1));
                const __m256i mask15_v = _mm256_and_si256(active_mask_v, mask14_v);
                const __m256i at2_v =
                    _mm256_maskload_epi32((const int *)(const void *)(at + k2), mask15_v);
                const __m256i at_new_v = _mm256_xor_si256(at2_v, next_v);
                const __m256i mask16_v = _mm256_and_si256(active_mask_v, mask13_v);
                const __m256 sum_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask16_v, _mm256_castps_si256(sum5_v)));
                const __m256 sum6_v = _mm256_div_ps(sum_on2_v, t27_v);
                const unsigned int t4 = steps_s2 + 1u;
                const __m256 sum7_v =
                    _mm256_blendv_ps(sum5_v, sum6_v, _mm256_castsi256_ps(mask13_v));
                if (_mm256_movemask_epi8(mask15_v) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(at + k2), mask15_v, at_new_v);
                }
                more4 = stay2 && (int)t4 < 60;
                const __m256 sum_next3 = sum_v;
                i_v = next_v;
                steps_s2 = t4;
                sum_v = sum7_v;
                sum4_v = sum_next3;
            } while (more4);
            const __m256 t47_v =
                _mm256_blendv_ps(sum2_v, sum4_v, _mm256_castsi256_ps(active_mask_v));
            const __m256i at_v = _mm256_loadu_si256((const __m256i *)(const void *)(at + k2));
            const __m256i b_v = _mm256_add_epi32(t25_v, _mm256_and_si256(at_v, t28_v));
            const __m256i mask5_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(b_v, t23_v), _mm256_set1_epi32(-1));
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k2));
            const __m256i a_v = _mm256_and_si256(x2_v, t29_v);
            const __m256 t48_v =
                _mm256_blendv_ps(sum3_v, sum_v, _mm256_castsi256_ps(active_mask_v));
            __m256i b2_v = t23_v;
            if (_mm256_movemask_epi8(mask5_v) != 0) {
                __m256i a2_v = a_v;
                __m256i b3_v = b_v;
                __m256i active_mask3_v = mask5_v;
                __m256i b4_v = t23_v;
                int more6;
                do {
                    const __m256i b_on_v = _mm256_blendv_epi8(t25_v, b3_v, active_mask3_v);
                    const __m256d rest15_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(a2_v));
                    const __m256d rest16_v = _mm256_cvtepi32_pd(_mm256_extracti128_si256(a2_v, 1));
                    const __m256d rest17_v = _mm256_cvtepi32_pd(_mm256_castsi256_si128(b_on_v));
                    const __m256d rest18_v =
                        _mm256_cvtepi32_pd(_mm256_extracti128_si256(b_on_v, 1));
                    const __m128i rest19_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest15_v, rest17_v));
                    const __m128i rest20_v = _mm256_cvttpd_epi32(_mm256_div_pd(rest16_v, rest18_v));
                    const __m256i rest21_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(rest19_v), rest20_v, 1);
                    const __m256i rest22_v =
                        _mm256_sub_epi32(a2_v, _mm256_mullo_epi32(rest21_v, b_on_v));
                    const __m256i mask22_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi32(rest22_v, t23_v),
                        _mm256_set1_epi32(-1));
                    const __m256i mask23_v = _mm256_and_si256(active_mask3_v, mask22_v);
                    more6 = _mm256_movemask_epi8(mask23_v) != 0;
                    const __m256i b_next = _mm256_blendv_epi8(b4_v, b3_v, active_mask3_v);
                    a2_v = b3_v;
                    b3_v = rest22_v;
                    active_mask3_v = mask23_v;
                    b4_v = b_next;
                } while (more6);
                b2_v = b4_v;
            }
            const __m256 t49_v = -t47_v;
            const __m256 t50_v =
                _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(t48_v)));
            const __m256 t51_v = _mm256_mul_ps(t50_v, t30_v);
            const __m256 t52_v = _mm256_blendv_ps(t47_v, t49_v, _mm256_castsi256_ps(left_mask_v));
            const __m256 walked_v =
                _mm256_blendv_ps(t52_v, t51_v, _mm256_castsi256_ps(active_mask_v));
            const __m256 t53_v = _mm256_cvtepi32_ps(_mm256_blendv_epi8(a_v, b2_v, mask5_v));
            _mm256_storeu_ps(d + k2, _mm256_add_ps(walked_v, t53_v));
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        const float walked = last_lane_walk(x[k], t, &at[k]);
        d[k] = walked + (float)last_lane_divisor(x[k] & 0xffff, 1 + (at[k] & 0x7fff));
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
