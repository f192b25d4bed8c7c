/* vcc 0.1.0 wrote this from ray_march.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float px[n] | in float py[n] | in u8 volume[512] | out float light[n] restrict */
/* Light through a volume of 8 by 8 by 8 cells, until little of it is left. */
#pragma simd declare(uniform(volume))
static float density_at(const unsigned char *volume, float x, float y, float z)
{
    int i, j, k;
    if (!(x >= 0.0f && x < 8.0f && y >= 0.0f && y < 8.0f && z >= 0.0f && z < 8.0f))
        return 0.0f;
    i = (int)x;
    j = (int)y;
    k = (int)z;
    return (float)volume[(k * 8 + j) * 8 + i] * 0.01f;
}

#pragma simd declare(uniform(volume))
static float ray_march_lane(float px, float py, const unsigned char *volume)
{
    float x = px * 0.03f + 4.0f, y = py * 0.03f + 4.0f, z = -0.5f;
    float left = 1.0f, light = 0.0f;
    int step;
    for (step = 0; step < 24; step++) {
        float d = density_at(volume, x, y, z), gone;
        x += 0.02f * px * 0.1f;
        y -= 0.1f;
        z += 0.4f;
        if (d <= 0.05f)
            continue;
        gone = d > 0.8f ? 0.8f : d;
        light += left * gone * d;
        left *= 1.0f - gone;
        if (left < 0.05f)
            break;
    }
    return light;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 41: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.02f);
        const __m256 t2_v = _mm256_set1_ps(0.1f);
        const __m256 t3_v = _mm256_set1_ps(0.03f);
        const __m256 t4_v = _mm256_set1_ps(4.0f);
        const __m256 t5_v = _mm256_set1_ps(-0.5f);
        const __m256 t6_v = _mm256_set1_ps(1.0f);
        __m256 t7_v = _mm256_set1_ps(0.0f);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256 t8_v = _mm256_set1_ps(8.0f);
        const __m256 t9_v = _mm256_set1_ps(0.01f);
        const __m256 t10_v = _mm256_set1_ps(0.4f);
        const __m256 t11_v = _mm256_set1_ps(0.05f);
        const __m256 t12_v = _mm256_set1_ps(0.8f);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256 px_v = _mm256_loadu_ps(px + k2);
            const __m256 t13_v = _mm256_mul_ps(_mm256_loadu_ps(py + k2), t3_v);
            __m256 x_v = _mm256_add_ps(_mm256_mul_ps(px_v, t3_v), t4_v);
            __m256 y_v = _mm256_add_ps(t13_v, t4_v);
            __m256 z_v = t5_v;
            __m256 left_v = t6_v;
            __m256 light_v = t7_v;
            unsigned int step_s = 0u;
            __m256i active_mask_v = mask_v;
            __m256 t14_v = _mm256_mul_ps(_mm256_mul_ps(t_v, px_v), t2_v);
            __m256 light2_v = t7_v;
            int more;
            do {
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t7_v, _CMP_GE_OS));
                const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t8_v, _CMP_LT_OS));
                const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
                const __m256i mask5_v = _mm256_and_si256(active_mask_v, mask4_v);
                const __m256 y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask5_v, _mm256_castps_si256(y_v)));
                const __m256i mask6_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t7_v, _CMP_GE_OS));
                const __m256i mask7_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t8_v, _CMP_LT_OS));
                const __m256i mask8_v =
                    _mm256_and_si256(_mm256_and_si256(mask5_v, mask6_v), mask7_v);
                const __m256 z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask8_v, _mm256_castps_si256(z_v)));
                const __m256i mask9_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t7_v, _CMP_GE_OS));
                const __m256i mask10_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t8_v, _CMP_LT_OS));
                const __m256i mask11_v =
                    _mm256_and_si256(_mm256_and_si256(mask8_v, mask9_v), mask10_v);
                __m256 d_v;
                if (_mm256_movemask_epi8(mask11_v) == -1) {
                    const __m256i t16_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_v), 3);
                    const __m256i t17_v = _mm256_add_epi32(t16_v, _mm256_cvttps_epi32(y_v));
                    const __m256i i_v = _mm256_cvttps_epi32(x_v);
                    const __m256i t18_v = _mm256_add_epi32(_mm256_slli_epi32(t17_v, 3), i_v);
                    const long volume_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t18_v));
                    const long volume2_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t18_v),
                        _mm256_castsi256_si128(t18_v)));
                    const __m128i volume3_v = _mm256_extracti128_si256(t18_v, 1);
                    const long volume4_v = _mm_cvtsi128_si64(volume3_v);
                    const long volume5_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume3_v, volume3_v));
                    const long volume6_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume_v]
                        | ((unsigned long)(unsigned char)volume[volume_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)volume[(int)volume2_v] << 16)
                        | ((unsigned long)(unsigned char)volume[volume2_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)volume[(int)volume4_v] << 32)
                        | ((unsigned long)(unsigned char)volume[volume4_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)volume[(int)volume5_v] << 48)
                        | ((unsigned long)(unsigned char)volume[volume5_v >> 32] << 56));
                    const __m128i volume7_v = _mm_cvtsi64_si128(volume6_v);
                    const __m256 t19_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume7_v));
                    d_v = _mm256_mul_ps(t19_v, t9_v);
                } else {
                    __m256 d2_v = t7_v;
                    if (_mm256_movemask_epi8(mask11_v) != 0) {
                        const __m256 x_on_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask11_v,
                            _mm256_castps_si256(x_v)));
                        const __m256 y_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask11_v,
                            _mm256_castps_si256(y_v)));
                        const __m256 z_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask11_v,
                            _mm256_castps_si256(z_v)));
                        const __m256i t20_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_on2_v), 3);
                        const __m256i t21_v = _mm256_add_epi32(t20_v, _mm256_cvttps_epi32(y_on2_v));
                        const __m256i i2_v = _mm256_cvttps_epi32(x_on_v);
                        const __m256i t22_v = _mm256_add_epi32(_mm256_slli_epi32(t21_v, 3), i2_v);
                        const __m256i t23_v = _mm256_and_si256(mask11_v, t22_v);
                        const __m128i t24_v = _mm256_extracti128_si256(t23_v, 1);
                        const __m128i t25_v = _mm_max_epu32(_mm256_castsi256_si128(t23_v), t24_v);
                        const __m128i t26_v = _mm_max_epu32(t25_v, _mm_srli_si128(t25_v, 8));
                        const __m128i t27_v = _mm_max_epu32(t26_v, _mm_srli_si128(t26_v, 4));
                        const unsigned int t2 = (unsigned int)_mm_cvtsi128_si32(t27_v);
                        const __m256i t28_v =
                            _mm256_blendv_epi8(_mm256_set1_epi32((int)t2), t22_v, mask11_v);
                        const long volume8_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t28_v));
                        const long volume9_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t28_v),
                            _mm256_castsi256_si128(t28_v)));
                        const __m128i volume10_v = _mm256_extracti128_si256(t28_v, 1);
                        const long volume11_v = _mm_cvtsi128_si64(volume10_v);
                        const long volume12_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume10_v, volume10_v));
                        const long volume13_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume8_v]
                            | ((unsigned long)(unsigned char)volume[volume8_v >> 32] << 8)
                            | ((unsigned long)(unsigned char)volume[(int)volume9_v] << 16)
                            | ((unsigned long)(unsigned char)volume[volume9_v >> 32] << 24)
                            | ((unsigned long)(unsigned char)volume[(int)volume11_v] << 32)
                            | ((unsigned long)(unsigned char)volume[volume11_v >> 32] << 40)
                            | ((unsigned long)(unsigned char)volume[(int)volume12_v] << 48)
                            | ((unsigned long)(unsigned char)volume[volume12_v >> 32] << 56));
                        const __m128i volume14_v = _mm_cvtsi64_si128(volume13_v);
                        const __m256 t29_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume14_v));
                        const __m256 t30_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask11_v,
                            _mm256_castps_si256(t29_v)));
                        d2_v = _mm256_mul_ps(t30_v, t9_v);
                    }
                    d_v = d2_v;
                }
                __m256 x2_v = _mm256_add_ps(x_v, t14_v);
                const __m256 d_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(d_v)));
                const __m256i mask12_v =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v, t11_v, _CMP_LE_OS));
                const __m256i mask13_v = _mm256_xor_si256(mask12_v, _mm256_set1_epi32(-1));
                const __m256i mask14_v = _mm256_and_si256(active_mask_v, mask13_v);
                const __m256 d_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(d_v)));
                const __m256 left_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(left_v)));
                const __m256 gone_v = _mm256_min_ps(t12_v, d_on2_v);
                const __m256 gone_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(gone_v)));
                const __m256 light_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask14_v, _mm256_castps_si256(light_v)));
                const __m256 t15_v = _mm256_mul_ps(_mm256_mul_ps(left_on_v, gone_on_v), d_on2_v);
                const __m256 light3_v = _mm256_add_ps(light_on_v, t15_v);
                const __m256 left2_v = _mm256_mul_ps(left_on_v, _mm256_sub_ps(t6_v, gone_on_v));
                const unsigned int t = step_s + 1u;
                const __m256i mask15_v =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v, t11_v, _CMP_LT_OS));
                const __m256i leaving_mask_v = _mm256_and_si256(mask14_v, mask15_v);
                const __m256 y2_v = _mm256_sub_ps(y_v, t2_v);
                const __m256 z2_v = _mm256_add_ps(z_v, t10_v);
                const __m256 left3_v =
                    _mm256_blendv_ps(left2_v, left_v, _mm256_castsi256_ps(mask12_v));
                const __m256 light4_v =
                    _mm256_blendv_ps(light3_v, light_v, _mm256_castsi256_ps(mask12_v));
                int stay = 1;
                if (__builtin_expect((long)(_mm256_movemask_epi8(leaving_mask_v) != 0), 0L)) {
                    const __m256i mask16_v =
                        _mm256_xor_si256(leaving_mask_v, _mm256_set1_epi32(-1));
                    const __m256i staying_mask_v = _mm256_and_si256(active_mask_v, mask16_v);
                    light2_v =
                        _mm256_blendv_ps(light2_v, light3_v, _mm256_castsi256_ps(leaving_mask_v));
                    t14_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(t14_v)));
                    x2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(staying_mask_v,
                        _mm256_castps_si256(x2_v)));
                    stay = _mm256_movemask_epi8(staying_mask_v) != 0;
                    active_mask_v = staying_mask_v;
                }
                more = stay && (int)t < 24;
                x_v = x2_v;
                y_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(y2_v)));
                z_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(z2_v)));
                left_v = left3_v;
                light_v = light4_v;
                step_s = t;
            } while (more);
            const __m256 light_new_v =
                _mm256_blendv_ps(light2_v, light_v, _mm256_castsi256_ps(active_mask_v));
            _mm256_storeu_ps(light + k2, light_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        light[k] = ray_march_lane(px[k], py[k], volume);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        light[k] = ray_march_lane(px[k], py[k], volume);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
