/* vcc 0.1.0 wrote this from ray_march.c for avx2 */
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

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void ray_march(int n, const float *px, const float *py, const unsigned char *volume, float *light)
{
    int k;
    /* vcc: line 41: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.03f);
        const __m256 t2_v = _mm256_set1_ps(4.0f);
        const float t = -0.5f;
        const __m256 t3_v = _mm256_set1_ps(t);
        const __m256 t4_v = _mm256_set1_ps(1.0f);
        const __m256 t5_v = _mm256_set1_ps(0.0f);
        const __m256i mask_v = _mm256_set1_epi32(-1);
        const __m256 t6_v = _mm256_set1_ps(8.0f);
        const __m256 t7_v = _mm256_set1_ps(0.01f);
        const __m256 t8_v = _mm256_set1_ps(0.02f);
        const __m256 t9_v = _mm256_set1_ps(0.1f);
        const __m256 t10_v = _mm256_set1_ps(0.4f);
        const __m256 t11_v = _mm256_set1_ps(0.05f);
        const __m256 t12_v = _mm256_set1_ps(0.8f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            const __m256 px_v0 = _mm256_loadu_ps(px + k2);
            const __m256 px_v1 = _mm256_loadu_ps(px + k2 + 8);
            const __m256 px_v2 = _mm256_loadu_ps(px + k2 + 16);
            const __m256 px_v3 = _mm256_loadu_ps(px + k2 + 24);
            const __m256 py_v0 = _mm256_loadu_ps(py + k2);
            const __m256 py_v1 = _mm256_loadu_ps(py + k2 + 8);
            const __m256 py_v2 = _mm256_loadu_ps(py + k2 + 16);
            const __m256 py_v3 = _mm256_loadu_ps(py + k2 + 24);
            const __m256 t_v0 = _mm256_mul_ps(px_v0, t_v);
            const __m256 t_v1 = _mm256_mul_ps(px_v1, t_v);
            const __m256 t_v2 = _mm256_mul_ps(px_v2, t_v);
            const __m256 t_v3 = _mm256_mul_ps(px_v3, t_v);
            const __m256 x_v0 = _mm256_add_ps(t_v0, t2_v);
            const __m256 x_v1 = _mm256_add_ps(t_v1, t2_v);
            const __m256 x_v2 = _mm256_add_ps(t_v2, t2_v);
            const __m256 x_v3 = _mm256_add_ps(t_v3, t2_v);
            const __m256 t2_v0 = _mm256_mul_ps(py_v0, t_v);
            const __m256 t2_v1 = _mm256_mul_ps(py_v1, t_v);
            const __m256 t2_v2 = _mm256_mul_ps(py_v2, t_v);
            const __m256 t2_v3 = _mm256_mul_ps(py_v3, t_v);
            const __m256 y_v0 = _mm256_add_ps(t2_v0, t2_v);
            const __m256 y_v1 = _mm256_add_ps(t2_v1, t2_v);
            const __m256 y_v2 = _mm256_add_ps(t2_v2, t2_v);
            const __m256 y_v3 = _mm256_add_ps(t2_v3, t2_v);
            __m256 x2_v0 = x_v0;
            __m256 x2_v1 = x_v1;
            __m256 x2_v2 = x_v2;
            __m256 x2_v3 = x_v3;
            __m256 y2_v0 = y_v0;
            __m256 y2_v1 = y_v1;
            __m256 y2_v2 = y_v2;
            __m256 y2_v3 = y_v3;
            __m256 z_v0 = t3_v;
            __m256 z_v1 = t3_v;
            __m256 z_v2 = t3_v;
            __m256 z_v3 = t3_v;
            __m256 left_v0 = t4_v;
            __m256 left_v1 = t4_v;
            __m256 left_v2 = t4_v;
            __m256 left_v3 = t4_v;
            __m256 light_v0 = t5_v;
            __m256 light_v1 = t5_v;
            __m256 light_v2 = t5_v;
            __m256 light_v3 = t5_v;
            unsigned int step_s = 0u;
            __m256i active_mask_v0 = mask_v;
            __m256i active_mask_v1 = mask_v;
            __m256i active_mask_v2 = mask_v;
            __m256i active_mask_v3 = mask_v;
            __m256 light2_v0 = t5_v;
            __m256 light2_v1 = t5_v;
            __m256 light2_v2 = t5_v;
            __m256 light2_v3 = t5_v;
            int more;
            do {
                const __m256 x_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(x2_v0)));
                const __m256 x_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(x2_v1)));
                const __m256 x_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(x2_v2)));
                const __m256 x_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(x2_v3)));
                const __m256i mask_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v2, t5_v, _CMP_GE_OS));
                const __m256i mask_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v3, t5_v, _CMP_GE_OS));
                const __m256i mask2_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask2_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask2_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v2, t6_v, _CMP_LT_OS));
                const __m256i mask2_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v3, t6_v, _CMP_LT_OS));
                const __m256i mask3_v0 = _mm256_and_si256(mask_v0, mask2_v0);
                const __m256i mask3_v1 = _mm256_and_si256(mask_v1, mask2_v1);
                const __m256i mask3_v2 = _mm256_and_si256(mask_v2, mask2_v2);
                const __m256i mask3_v3 = _mm256_and_si256(mask_v3, mask2_v3);
                const __m256i mask4_v0 = _mm256_and_si256(active_mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_and_si256(active_mask_v1, mask3_v1);
                const __m256i mask4_v2 = _mm256_and_si256(active_mask_v2, mask3_v2);
                const __m256i mask4_v3 = _mm256_and_si256(active_mask_v3, mask3_v3);
                const __m256 y_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v0, _mm256_castps_si256(y2_v0)));
                const __m256 y_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v1, _mm256_castps_si256(y2_v1)));
                const __m256 y_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v2, _mm256_castps_si256(y2_v2)));
                const __m256 y_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask4_v3, _mm256_castps_si256(y2_v3)));
                const __m256i mask5_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask5_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask5_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v2, t5_v, _CMP_GE_OS));
                const __m256i mask5_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v3, t5_v, _CMP_GE_OS));
                const __m256i mask6_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask6_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask6_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v2, t6_v, _CMP_LT_OS));
                const __m256i mask6_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v3, t6_v, _CMP_LT_OS));
                const __m256i mask7_v0 = _mm256_and_si256(mask3_v0, mask5_v0);
                const __m256i mask7_v1 = _mm256_and_si256(mask3_v1, mask5_v1);
                const __m256i mask7_v2 = _mm256_and_si256(mask3_v2, mask5_v2);
                const __m256i mask7_v3 = _mm256_and_si256(mask3_v3, mask5_v3);
                const __m256i mask8_v0 = _mm256_and_si256(mask7_v0, mask6_v0);
                const __m256i mask8_v1 = _mm256_and_si256(mask7_v1, mask6_v1);
                const __m256i mask8_v2 = _mm256_and_si256(mask7_v2, mask6_v2);
                const __m256i mask8_v3 = _mm256_and_si256(mask7_v3, mask6_v3);
                const __m256i mask9_v0 = _mm256_and_si256(active_mask_v0, mask8_v0);
                const __m256i mask9_v1 = _mm256_and_si256(active_mask_v1, mask8_v1);
                const __m256i mask9_v2 = _mm256_and_si256(active_mask_v2, mask8_v2);
                const __m256i mask9_v3 = _mm256_and_si256(active_mask_v3, mask8_v3);
                const __m256 z_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v0, _mm256_castps_si256(z_v0)));
                const __m256 z_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v1, _mm256_castps_si256(z_v1)));
                const __m256 z_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v2, _mm256_castps_si256(z_v2)));
                const __m256 z_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask9_v3, _mm256_castps_si256(z_v3)));
                const __m256i mask10_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v0, t5_v, _CMP_GE_OS));
                const __m256i mask10_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v1, t5_v, _CMP_GE_OS));
                const __m256i mask10_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v2, t5_v, _CMP_GE_OS));
                const __m256i mask10_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v3, t5_v, _CMP_GE_OS));
                const __m256i mask11_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v0, t6_v, _CMP_LT_OS));
                const __m256i mask11_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v1, t6_v, _CMP_LT_OS));
                const __m256i mask11_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v2, t6_v, _CMP_LT_OS));
                const __m256i mask11_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v3, t6_v, _CMP_LT_OS));
                const __m256i mask12_v0 = _mm256_and_si256(mask8_v0, mask10_v0);
                const __m256i mask12_v1 = _mm256_and_si256(mask8_v1, mask10_v1);
                const __m256i mask12_v2 = _mm256_and_si256(mask8_v2, mask10_v2);
                const __m256i mask12_v3 = _mm256_and_si256(mask8_v3, mask10_v3);
                const __m256i mask13_v0 = _mm256_and_si256(mask12_v0, mask11_v0);
                const __m256i mask13_v1 = _mm256_and_si256(mask12_v1, mask11_v1);
                const __m256i mask13_v2 = _mm256_and_si256(mask12_v2, mask11_v2);
                const __m256i mask13_v3 = _mm256_and_si256(mask12_v3, mask11_v3);
                const __m256i mask14_v0 = _mm256_and_si256(active_mask_v0, mask13_v0);
                const __m256i mask14_v1 = _mm256_and_si256(active_mask_v1, mask13_v1);
                const __m256i mask14_v2 = _mm256_and_si256(active_mask_v2, mask13_v2);
                const __m256i mask14_v3 = _mm256_and_si256(active_mask_v3, mask13_v3);
                const __m256i all_v = _mm256_and_si256(mask14_v2, mask14_v3);
                const __m256i all2_v =
                    _mm256_and_si256(_mm256_and_si256(mask14_v0, mask14_v1), all_v);
                const int all = _mm256_testc_si256(all2_v, _mm256_set1_epi32(-1));
                __m256 d_v0;
                __m256 d_v1;
                __m256 d_v2;
                __m256 d_v3;
                if (all) {
                    const __m256i i_v0 = _mm256_cvttps_epi32(x2_v0);
                    const __m256i i_v1 = _mm256_cvttps_epi32(x2_v1);
                    const __m256i i_v2 = _mm256_cvttps_epi32(x2_v2);
                    const __m256i i_v3 = _mm256_cvttps_epi32(x2_v3);
                    const __m256i j_v0 = _mm256_cvttps_epi32(y2_v0);
                    const __m256i j_v1 = _mm256_cvttps_epi32(y2_v1);
                    const __m256i j_v2 = _mm256_cvttps_epi32(y2_v2);
                    const __m256i j_v3 = _mm256_cvttps_epi32(y2_v3);
                    const __m256i k_v0 = _mm256_cvttps_epi32(z_v0);
                    const __m256i k_v1 = _mm256_cvttps_epi32(z_v1);
                    const __m256i k_v2 = _mm256_cvttps_epi32(z_v2);
                    const __m256i k_v3 = _mm256_cvttps_epi32(z_v3);
                    const __m256i t9_v0 = _mm256_slli_epi32(k_v0, 3);
                    const __m256i t9_v1 = _mm256_slli_epi32(k_v1, 3);
                    const __m256i t9_v2 = _mm256_slli_epi32(k_v2, 3);
                    const __m256i t9_v3 = _mm256_slli_epi32(k_v3, 3);
                    const __m256i t10_v0 = _mm256_add_epi32(t9_v0, j_v0);
                    const __m256i t10_v1 = _mm256_add_epi32(t9_v1, j_v1);
                    const __m256i t10_v2 = _mm256_add_epi32(t9_v2, j_v2);
                    const __m256i t10_v3 = _mm256_add_epi32(t9_v3, j_v3);
                    const __m256i t11_v0 = _mm256_slli_epi32(t10_v0, 3);
                    const __m256i t11_v1 = _mm256_slli_epi32(t10_v1, 3);
                    const __m256i t11_v2 = _mm256_slli_epi32(t10_v2, 3);
                    const __m256i t11_v3 = _mm256_slli_epi32(t10_v3, 3);
                    const __m256i t12_v0 = _mm256_add_epi32(t11_v0, i_v0);
                    const __m256i t12_v1 = _mm256_add_epi32(t11_v1, i_v1);
                    const __m256i t12_v2 = _mm256_add_epi32(t11_v2, i_v2);
                    const __m256i t12_v3 = _mm256_add_epi32(t11_v3, i_v3);
                    const long volume_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t12_v0));
                    const long volume2_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t12_v0),
                        _mm256_castsi256_si128(t12_v0)));
                    const __m128i volume3_v = _mm256_extracti128_si256(t12_v0, 1);
                    const long volume4_v = _mm_cvtsi128_si64(volume3_v);
                    const long volume5_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume3_v, volume3_v));
                    const long volume6_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t12_v1));
                    const long volume7_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t12_v1),
                        _mm256_castsi256_si128(t12_v1)));
                    const __m128i volume8_v = _mm256_extracti128_si256(t12_v1, 1);
                    const long volume9_v = _mm_cvtsi128_si64(volume8_v);
                    const long volume10_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume8_v, volume8_v));
                    const long volume11_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t12_v2));
                    const long volume12_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t12_v2),
                        _mm256_castsi256_si128(t12_v2)));
                    const __m128i volume13_v = _mm256_extracti128_si256(t12_v2, 1);
                    const long volume14_v = _mm_cvtsi128_si64(volume13_v);
                    const long volume15_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume13_v, volume13_v));
                    const long volume16_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t12_v3));
                    const long volume17_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t12_v3),
                        _mm256_castsi256_si128(t12_v3)));
                    const __m128i volume18_v = _mm256_extracti128_si256(t12_v3, 1);
                    const long volume19_v = _mm_cvtsi128_si64(volume18_v);
                    const long volume20_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume18_v, volume18_v));
                    const long volume21_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume_v]
                        | (unsigned long)(unsigned char)volume[(volume_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)volume2_v] << 16
                        | (unsigned long)(unsigned char)volume[(volume2_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)volume4_v] << 32
                        | (unsigned long)(unsigned char)volume[(volume4_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)volume5_v] << 48
                        | (unsigned long)(unsigned char)volume[(volume5_v >> 32)] << 56);
                    const long volume22_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume6_v]
                        | (unsigned long)(unsigned char)volume[(volume6_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)volume7_v] << 16
                        | (unsigned long)(unsigned char)volume[(volume7_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)volume9_v] << 32
                        | (unsigned long)(unsigned char)volume[(volume9_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)volume10_v] << 48
                        | (unsigned long)(unsigned char)volume[(volume10_v >> 32)] << 56);
                    const long volume23_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume11_v]
                        | (unsigned long)(unsigned char)volume[(volume11_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)volume12_v] << 16
                        | (unsigned long)(unsigned char)volume[(volume12_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)volume14_v] << 32
                        | (unsigned long)(unsigned char)volume[(volume14_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)volume15_v] << 48
                        | (unsigned long)(unsigned char)volume[(volume15_v >> 32)] << 56);
                    const long volume24_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume16_v]
                        | (unsigned long)(unsigned char)volume[(volume16_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)volume17_v] << 16
                        | (unsigned long)(unsigned char)volume[(volume17_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)volume19_v] << 32
                        | (unsigned long)(unsigned char)volume[(volume19_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)volume20_v] << 48
                        | (unsigned long)(unsigned char)volume[(volume20_v >> 32)] << 56);
                    const __m128i volume25_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(volume21_v),
                        _mm_cvtsi64_si128(volume22_v));
                    const __m128i volume26_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(volume23_v),
                        _mm_cvtsi64_si128(volume24_v));
                    const __m256i volume27_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(volume25_v), volume26_v, 1);
                    const __m128i t27_v = _mm256_castsi256_si128(volume27_v);
                    const __m128i t28_v = _mm256_extracti128_si256(volume27_v, 1);
                    const __m256i t29_v = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(volume27_v));
                    const __m256i t30_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t27_v, 8));
                    const __m256i t31_v =
                        _mm256_cvtepu8_epi32(_mm256_extracti128_si256(volume27_v, 1));
                    const __m256i t32_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t28_v, 8));
                    const __m256 t13_v0 = _mm256_cvtepi32_ps(t29_v);
                    const __m256 t13_v1 = _mm256_cvtepi32_ps(t30_v);
                    const __m256 t13_v2 = _mm256_cvtepi32_ps(t31_v);
                    const __m256 t13_v3 = _mm256_cvtepi32_ps(t32_v);
                    d_v0 = _mm256_mul_ps(t13_v0, t7_v);
                    d_v1 = _mm256_mul_ps(t13_v1, t7_v);
                    d_v2 = _mm256_mul_ps(t13_v2, t7_v);
                    d_v3 = _mm256_mul_ps(t13_v3, t7_v);
                } else {
                    const __m256i any_v = _mm256_or_si256(mask14_v2, mask14_v3);
                    const __m256i any2_v =
                        _mm256_or_si256(_mm256_or_si256(mask14_v0, mask14_v1), any_v);
                    const int any = !_mm256_testz_si256(any2_v, any2_v);
                    __m256 d2_v0 = t5_v;
                    __m256 d2_v1 = t5_v;
                    __m256 d2_v2 = t5_v;
                    __m256 d2_v3 = t5_v;
                    if (any) {
                        const __m256 x_on2_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v0,
                            _mm256_castps_si256(x2_v0)));
                        const __m256 x_on2_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v1,
                            _mm256_castps_si256(x2_v1)));
                        const __m256 x_on2_v2 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v2,
                            _mm256_castps_si256(x2_v2)));
                        const __m256 x_on2_v3 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v3,
                            _mm256_castps_si256(x2_v3)));
                        const __m256i i2_v0 = _mm256_cvttps_epi32(x_on2_v0);
                        const __m256i i2_v1 = _mm256_cvttps_epi32(x_on2_v1);
                        const __m256i i2_v2 = _mm256_cvttps_epi32(x_on2_v2);
                        const __m256i i2_v3 = _mm256_cvttps_epi32(x_on2_v3);
                        const __m256 y_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v0,
                            _mm256_castps_si256(y2_v0)));
                        const __m256 y_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v1,
                            _mm256_castps_si256(y2_v1)));
                        const __m256 y_on3_v2 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v2,
                            _mm256_castps_si256(y2_v2)));
                        const __m256 y_on3_v3 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v3,
                            _mm256_castps_si256(y2_v3)));
                        const __m256i j2_v0 = _mm256_cvttps_epi32(y_on3_v0);
                        const __m256i j2_v1 = _mm256_cvttps_epi32(y_on3_v1);
                        const __m256i j2_v2 = _mm256_cvttps_epi32(y_on3_v2);
                        const __m256i j2_v3 = _mm256_cvttps_epi32(y_on3_v3);
                        const __m256 z_on3_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v0,
                            _mm256_castps_si256(z_v0)));
                        const __m256 z_on3_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v1,
                            _mm256_castps_si256(z_v1)));
                        const __m256 z_on3_v2 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v2,
                            _mm256_castps_si256(z_v2)));
                        const __m256 z_on3_v3 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v3,
                            _mm256_castps_si256(z_v3)));
                        const __m256i k2_v0 = _mm256_cvttps_epi32(z_on3_v0);
                        const __m256i k2_v1 = _mm256_cvttps_epi32(z_on3_v1);
                        const __m256i k2_v2 = _mm256_cvttps_epi32(z_on3_v2);
                        const __m256i k2_v3 = _mm256_cvttps_epi32(z_on3_v3);
                        const __m256i t14_v0 = _mm256_slli_epi32(k2_v0, 3);
                        const __m256i t14_v1 = _mm256_slli_epi32(k2_v1, 3);
                        const __m256i t14_v2 = _mm256_slli_epi32(k2_v2, 3);
                        const __m256i t14_v3 = _mm256_slli_epi32(k2_v3, 3);
                        const __m256i t15_v0 = _mm256_add_epi32(t14_v0, j2_v0);
                        const __m256i t15_v1 = _mm256_add_epi32(t14_v1, j2_v1);
                        const __m256i t15_v2 = _mm256_add_epi32(t14_v2, j2_v2);
                        const __m256i t15_v3 = _mm256_add_epi32(t14_v3, j2_v3);
                        const __m256i t16_v0 = _mm256_slli_epi32(t15_v0, 3);
                        const __m256i t16_v1 = _mm256_slli_epi32(t15_v1, 3);
                        const __m256i t16_v2 = _mm256_slli_epi32(t15_v2, 3);
                        const __m256i t16_v3 = _mm256_slli_epi32(t15_v3, 3);
                        const __m256i t17_v0 = _mm256_add_epi32(t16_v0, i2_v0);
                        const __m256i t17_v1 = _mm256_add_epi32(t16_v1, i2_v1);
                        const __m256i t17_v2 = _mm256_add_epi32(t16_v2, i2_v2);
                        const __m256i t17_v3 = _mm256_add_epi32(t16_v3, i2_v3);
                        const __m256i t18_v0 = _mm256_and_si256(mask14_v0, t17_v0);
                        const __m256i t18_v1 = _mm256_and_si256(mask14_v1, t17_v1);
                        const __m256i t18_v2 = _mm256_and_si256(mask14_v2, t17_v2);
                        const __m256i t18_v3 = _mm256_and_si256(mask14_v3, t17_v3);
                        const __m256i t33_v = _mm256_max_epu32(t18_v2, t18_v3);
                        const __m256i t34_v =
                            _mm256_max_epu32(_mm256_max_epu32(t18_v0, t18_v1), t33_v);
                        const __m128i t35_v = _mm256_extracti128_si256(t34_v, 1);
                        const __m128i t36_v = _mm_max_epu32(_mm256_castsi256_si128(t34_v), t35_v);
                        const __m128i t37_v = _mm_max_epu32(t36_v, _mm_srli_si128(t36_v, 8));
                        const __m128i t38_v = _mm_max_epu32(t37_v, _mm_srli_si128(t37_v, 4));
                        const unsigned int t4 = (unsigned int)_mm_cvtsi128_si32(t38_v);
                        const __m256i t39_v = _mm256_set1_epi32((int)(t4));
                        const __m256i t19_v0 = _mm256_blendv_epi8(t39_v, t17_v0, mask14_v0);
                        const __m256i t19_v1 = _mm256_blendv_epi8(t39_v, t17_v1, mask14_v1);
                        const __m256i t19_v2 = _mm256_blendv_epi8(t39_v, t17_v2, mask14_v2);
                        const __m256i t19_v3 = _mm256_blendv_epi8(t39_v, t17_v3, mask14_v3);
                        const long volume28_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t19_v0));
                        const long volume29_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t19_v0),
                            _mm256_castsi256_si128(t19_v0)));
                        const __m128i volume30_v = _mm256_extracti128_si256(t19_v0, 1);
                        const long volume31_v = _mm_cvtsi128_si64(volume30_v);
                        const long volume32_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume30_v, volume30_v));
                        const long volume33_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t19_v1));
                        const long volume34_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t19_v1),
                            _mm256_castsi256_si128(t19_v1)));
                        const __m128i volume35_v = _mm256_extracti128_si256(t19_v1, 1);
                        const long volume36_v = _mm_cvtsi128_si64(volume35_v);
                        const long volume37_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume35_v, volume35_v));
                        const long volume38_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t19_v2));
                        const long volume39_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t19_v2),
                            _mm256_castsi256_si128(t19_v2)));
                        const __m128i volume40_v = _mm256_extracti128_si256(t19_v2, 1);
                        const long volume41_v = _mm_cvtsi128_si64(volume40_v);
                        const long volume42_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume40_v, volume40_v));
                        const long volume43_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t19_v3));
                        const long volume44_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t19_v3),
                            _mm256_castsi256_si128(t19_v3)));
                        const __m128i volume45_v = _mm256_extracti128_si256(t19_v3, 1);
                        const long volume46_v = _mm_cvtsi128_si64(volume45_v);
                        const long volume47_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume45_v, volume45_v));
                        const long volume48_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume28_v]
                            | (unsigned long)(unsigned char)volume[(volume28_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)volume29_v] << 16
                            | (unsigned long)(unsigned char)volume[(volume29_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)volume31_v] << 32
                            | (unsigned long)(unsigned char)volume[(volume31_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)volume32_v] << 48
                            | (unsigned long)(unsigned char)volume[(volume32_v >> 32)] << 56);
                        const long volume49_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume33_v]
                            | (unsigned long)(unsigned char)volume[(volume33_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)volume34_v] << 16
                            | (unsigned long)(unsigned char)volume[(volume34_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)volume36_v] << 32
                            | (unsigned long)(unsigned char)volume[(volume36_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)volume37_v] << 48
                            | (unsigned long)(unsigned char)volume[(volume37_v >> 32)] << 56);
                        const long volume50_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume38_v]
                            | (unsigned long)(unsigned char)volume[(volume38_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)volume39_v] << 16
                            | (unsigned long)(unsigned char)volume[(volume39_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)volume41_v] << 32
                            | (unsigned long)(unsigned char)volume[(volume41_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)volume42_v] << 48
                            | (unsigned long)(unsigned char)volume[(volume42_v >> 32)] << 56);
                        const long volume51_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume43_v]
                            | (unsigned long)(unsigned char)volume[(volume43_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)volume44_v] << 16
                            | (unsigned long)(unsigned char)volume[(volume44_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)volume46_v] << 32
                            | (unsigned long)(unsigned char)volume[(volume46_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)volume47_v] << 48
                            | (unsigned long)(unsigned char)volume[(volume47_v >> 32)] << 56);
                        const __m128i volume52_v =
                            _mm_unpacklo_epi64(_mm_cvtsi64_si128(volume48_v),
                            _mm_cvtsi64_si128(volume49_v));
                        const __m128i volume53_v =
                            _mm_unpacklo_epi64(_mm_cvtsi64_si128(volume50_v),
                            _mm_cvtsi64_si128(volume51_v));
                        const __m256i volume54_v =
                            _mm256_inserti128_si256(_mm256_castsi128_si256(volume52_v), volume53_v,
                            1);
                        const __m128i t40_v = _mm256_castsi256_si128(volume54_v);
                        const __m128i t41_v = _mm256_extracti128_si256(volume54_v, 1);
                        const __m256i t42_v =
                            _mm256_cvtepu8_epi32(_mm256_castsi256_si128(volume54_v));
                        const __m256i t43_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t40_v, 8));
                        const __m256i t44_v =
                            _mm256_cvtepu8_epi32(_mm256_extracti128_si256(volume54_v, 1));
                        const __m256i t45_v = _mm256_cvtepu8_epi32(_mm_srli_si128(t41_v, 8));
                        const __m256 t20_v0 = _mm256_cvtepi32_ps(t42_v);
                        const __m256 t20_v1 = _mm256_cvtepi32_ps(t43_v);
                        const __m256 t20_v2 = _mm256_cvtepi32_ps(t44_v);
                        const __m256 t20_v3 = _mm256_cvtepi32_ps(t45_v);
                        const __m256 t21_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v0,
                            _mm256_castps_si256(t20_v0)));
                        const __m256 t21_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v1,
                            _mm256_castps_si256(t20_v1)));
                        const __m256 t21_v2 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v2,
                            _mm256_castps_si256(t20_v2)));
                        const __m256 t21_v3 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v3,
                            _mm256_castps_si256(t20_v3)));
                        const __m256 t22_v0 = _mm256_mul_ps(t21_v0, t7_v);
                        const __m256 t22_v1 = _mm256_mul_ps(t21_v1, t7_v);
                        const __m256 t22_v2 = _mm256_mul_ps(t21_v2, t7_v);
                        const __m256 t22_v3 = _mm256_mul_ps(t21_v3, t7_v);
                        d2_v0 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v0,
                            _mm256_castps_si256(t22_v0)));
                        d2_v1 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v1,
                            _mm256_castps_si256(t22_v1)));
                        d2_v2 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v2,
                            _mm256_castps_si256(t22_v2)));
                        d2_v3 =
                            _mm256_castsi256_ps(_mm256_and_si256(mask14_v3,
                            _mm256_castps_si256(t22_v3)));
                    }
                    d_v0 = d2_v0;
                    d_v1 = d2_v1;
                    d_v2 = d2_v2;
                    d_v3 = d2_v3;
                }
                const __m256 px_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(px_v0)));
                const __m256 px_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(px_v1)));
                const __m256 px_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(px_v2)));
                const __m256 px_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(px_v3)));
                const __m256 t3_v0 = _mm256_mul_ps(t8_v, px_on_v0);
                const __m256 t3_v1 = _mm256_mul_ps(t8_v, px_on_v1);
                const __m256 t3_v2 = _mm256_mul_ps(t8_v, px_on_v2);
                const __m256 t3_v3 = _mm256_mul_ps(t8_v, px_on_v3);
                const __m256 t4_v0 = _mm256_mul_ps(t3_v0, t9_v);
                const __m256 t4_v1 = _mm256_mul_ps(t3_v1, t9_v);
                const __m256 t4_v2 = _mm256_mul_ps(t3_v2, t9_v);
                const __m256 t4_v3 = _mm256_mul_ps(t3_v3, t9_v);
                const __m256 x3_v0 = _mm256_add_ps(x_on_v0, t4_v0);
                const __m256 x3_v1 = _mm256_add_ps(x_on_v1, t4_v1);
                const __m256 x3_v2 = _mm256_add_ps(x_on_v2, t4_v2);
                const __m256 x3_v3 = _mm256_add_ps(x_on_v3, t4_v3);
                const __m256 y_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(y2_v0)));
                const __m256 y_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(y2_v1)));
                const __m256 y_on2_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(y2_v2)));
                const __m256 y_on2_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(y2_v3)));
                const __m256 y3_v0 = _mm256_sub_ps(y_on2_v0, t9_v);
                const __m256 y3_v1 = _mm256_sub_ps(y_on2_v1, t9_v);
                const __m256 y3_v2 = _mm256_sub_ps(y_on2_v2, t9_v);
                const __m256 y3_v3 = _mm256_sub_ps(y_on2_v3, t9_v);
                const __m256 z_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(z_v0)));
                const __m256 z_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(z_v1)));
                const __m256 z_on2_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(z_v2)));
                const __m256 z_on2_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(z_v3)));
                const __m256 z2_v0 = _mm256_add_ps(z_on2_v0, t10_v);
                const __m256 z2_v1 = _mm256_add_ps(z_on2_v1, t10_v);
                const __m256 z2_v2 = _mm256_add_ps(z_on2_v2, t10_v);
                const __m256 z2_v3 = _mm256_add_ps(z_on2_v3, t10_v);
                const __m256 d_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v0,
                    _mm256_castps_si256(d_v0)));
                const __m256 d_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v1,
                    _mm256_castps_si256(d_v1)));
                const __m256 d_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v2,
                    _mm256_castps_si256(d_v2)));
                const __m256 d_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v3,
                    _mm256_castps_si256(d_v3)));
                const __m256i mask15_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v0, t11_v, _CMP_LE_OS));
                const __m256i mask15_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v1, t11_v, _CMP_LE_OS));
                const __m256i mask15_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v2, t11_v, _CMP_LE_OS));
                const __m256i mask15_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v3, t11_v, _CMP_LE_OS));
                const __m256i mask16_v0 = _mm256_xor_si256(mask15_v0, _mm256_set1_epi32(-1));
                const __m256i mask16_v1 = _mm256_xor_si256(mask15_v1, _mm256_set1_epi32(-1));
                const __m256i mask16_v2 = _mm256_xor_si256(mask15_v2, _mm256_set1_epi32(-1));
                const __m256i mask16_v3 = _mm256_xor_si256(mask15_v3, _mm256_set1_epi32(-1));
                const __m256i mask17_v0 = _mm256_and_si256(active_mask_v0, mask16_v0);
                const __m256i mask17_v1 = _mm256_and_si256(active_mask_v1, mask16_v1);
                const __m256i mask17_v2 = _mm256_and_si256(active_mask_v2, mask16_v2);
                const __m256i mask17_v3 = _mm256_and_si256(active_mask_v3, mask16_v3);
                const __m256 d_on2_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(d_v0)));
                const __m256 d_on2_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(d_v1)));
                const __m256 d_on2_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v2, _mm256_castps_si256(d_v2)));
                const __m256 d_on2_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v3, _mm256_castps_si256(d_v3)));
                const __m256 gone_v0 = _mm256_min_ps(t12_v, d_on2_v0);
                const __m256 gone_v1 = _mm256_min_ps(t12_v, d_on2_v1);
                const __m256 gone_v2 = _mm256_min_ps(t12_v, d_on2_v2);
                const __m256 gone_v3 = _mm256_min_ps(t12_v, d_on2_v3);
                const __m256 left_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(left_v0)));
                const __m256 left_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(left_v1)));
                const __m256 left_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v2, _mm256_castps_si256(left_v2)));
                const __m256 left_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v3, _mm256_castps_si256(left_v3)));
                const __m256 gone_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(gone_v0)));
                const __m256 gone_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(gone_v1)));
                const __m256 gone_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v2, _mm256_castps_si256(gone_v2)));
                const __m256 gone_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v3, _mm256_castps_si256(gone_v3)));
                const __m256 t5_v0 = _mm256_mul_ps(left_on_v0, gone_on_v0);
                const __m256 t5_v1 = _mm256_mul_ps(left_on_v1, gone_on_v1);
                const __m256 t5_v2 = _mm256_mul_ps(left_on_v2, gone_on_v2);
                const __m256 t5_v3 = _mm256_mul_ps(left_on_v3, gone_on_v3);
                const __m256 t6_v0 = _mm256_mul_ps(t5_v0, d_on2_v0);
                const __m256 t6_v1 = _mm256_mul_ps(t5_v1, d_on2_v1);
                const __m256 t6_v2 = _mm256_mul_ps(t5_v2, d_on2_v2);
                const __m256 t6_v3 = _mm256_mul_ps(t5_v3, d_on2_v3);
                const __m256 light_on_v0 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v0, _mm256_castps_si256(light_v0)));
                const __m256 light_on_v1 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v1, _mm256_castps_si256(light_v1)));
                const __m256 light_on_v2 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v2, _mm256_castps_si256(light_v2)));
                const __m256 light_on_v3 =
                    _mm256_castsi256_ps(_mm256_and_si256(mask17_v3, _mm256_castps_si256(light_v3)));
                const __m256 light3_v0 = _mm256_add_ps(light_on_v0, t6_v0);
                const __m256 light3_v1 = _mm256_add_ps(light_on_v1, t6_v1);
                const __m256 light3_v2 = _mm256_add_ps(light_on_v2, t6_v2);
                const __m256 light3_v3 = _mm256_add_ps(light_on_v3, t6_v3);
                const __m256 t7_v0 = _mm256_sub_ps(t4_v, gone_on_v0);
                const __m256 t7_v1 = _mm256_sub_ps(t4_v, gone_on_v1);
                const __m256 t7_v2 = _mm256_sub_ps(t4_v, gone_on_v2);
                const __m256 t7_v3 = _mm256_sub_ps(t4_v, gone_on_v3);
                const __m256 left2_v0 = _mm256_mul_ps(left_on_v0, t7_v0);
                const __m256 left2_v1 = _mm256_mul_ps(left_on_v1, t7_v1);
                const __m256 left2_v2 = _mm256_mul_ps(left_on_v2, t7_v2);
                const __m256 left2_v3 = _mm256_mul_ps(left_on_v3, t7_v3);
                const __m256i mask18_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v0, t11_v, _CMP_LT_OS));
                const __m256i mask18_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v1, t11_v, _CMP_LT_OS));
                const __m256i mask18_v2 =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v2, t11_v, _CMP_LT_OS));
                const __m256i mask18_v3 =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v3, t11_v, _CMP_LT_OS));
                const __m256 left3_v0 =
                    _mm256_blendv_ps(left2_v0, left_v0, _mm256_castsi256_ps(mask15_v0));
                const __m256 left3_v1 =
                    _mm256_blendv_ps(left2_v1, left_v1, _mm256_castsi256_ps(mask15_v1));
                const __m256 left3_v2 =
                    _mm256_blendv_ps(left2_v2, left_v2, _mm256_castsi256_ps(mask15_v2));
                const __m256 left3_v3 =
                    _mm256_blendv_ps(left2_v3, left_v3, _mm256_castsi256_ps(mask15_v3));
                const __m256 light4_v0 =
                    _mm256_blendv_ps(light3_v0, light_v0, _mm256_castsi256_ps(mask15_v0));
                const __m256 light4_v1 =
                    _mm256_blendv_ps(light3_v1, light_v1, _mm256_castsi256_ps(mask15_v1));
                const __m256 light4_v2 =
                    _mm256_blendv_ps(light3_v2, light_v2, _mm256_castsi256_ps(mask15_v2));
                const __m256 light4_v3 =
                    _mm256_blendv_ps(light3_v3, light_v3, _mm256_castsi256_ps(mask15_v3));
                const unsigned int t2 = step_s + 1u;
                const __m256i mask19_v0 = _mm256_xor_si256(mask18_v0, _mm256_set1_epi32(-1));
                const __m256i mask19_v1 = _mm256_xor_si256(mask18_v1, _mm256_set1_epi32(-1));
                const __m256i mask19_v2 = _mm256_xor_si256(mask18_v2, _mm256_set1_epi32(-1));
                const __m256i mask19_v3 = _mm256_xor_si256(mask18_v3, _mm256_set1_epi32(-1));
                const __m256i mask20_v0 = _mm256_and_si256(mask16_v0, mask19_v0);
                const __m256i mask20_v1 = _mm256_and_si256(mask16_v1, mask19_v1);
                const __m256i mask20_v2 = _mm256_and_si256(mask16_v2, mask19_v2);
                const __m256i mask20_v3 = _mm256_and_si256(mask16_v3, mask19_v3);
                const __m256i mask21_v0 = _mm256_or_si256(mask20_v0, mask15_v0);
                const __m256i mask21_v1 = _mm256_or_si256(mask20_v1, mask15_v1);
                const __m256i mask21_v2 = _mm256_or_si256(mask20_v2, mask15_v2);
                const __m256i mask21_v3 = _mm256_or_si256(mask20_v3, mask15_v3);
                const __m256i mask22_v0 = _mm256_and_si256(active_mask_v0, mask21_v0);
                const __m256i mask22_v1 = _mm256_and_si256(active_mask_v1, mask21_v1);
                const __m256i mask22_v2 = _mm256_and_si256(active_mask_v2, mask21_v2);
                const __m256i mask22_v3 = _mm256_and_si256(active_mask_v3, mask21_v3);
                const __m256i mask23_v0 = _mm256_and_si256(mask16_v0, mask18_v0);
                const __m256i mask23_v1 = _mm256_and_si256(mask16_v1, mask18_v1);
                const __m256i mask23_v2 = _mm256_and_si256(mask16_v2, mask18_v2);
                const __m256i mask23_v3 = _mm256_and_si256(mask16_v3, mask18_v3);
                const __m256 light5_v0 =
                    _mm256_blendv_ps(light4_v0, light3_v0, _mm256_castsi256_ps(mask23_v0));
                const __m256 light5_v1 =
                    _mm256_blendv_ps(light4_v1, light3_v1, _mm256_castsi256_ps(mask23_v1));
                const __m256 light5_v2 =
                    _mm256_blendv_ps(light4_v2, light3_v2, _mm256_castsi256_ps(mask23_v2));
                const __m256 light5_v3 =
                    _mm256_blendv_ps(light4_v3, light3_v3, _mm256_castsi256_ps(mask23_v3));
                const __m256 t8_v0 =
                    _mm256_blendv_ps(light2_v0, light5_v0, _mm256_castsi256_ps(active_mask_v0));
                const __m256 t8_v1 =
                    _mm256_blendv_ps(light2_v1, light5_v1, _mm256_castsi256_ps(active_mask_v1));
                const __m256 t8_v2 =
                    _mm256_blendv_ps(light2_v2, light5_v2, _mm256_castsi256_ps(active_mask_v2));
                const __m256 t8_v3 =
                    _mm256_blendv_ps(light2_v3, light5_v3, _mm256_castsi256_ps(active_mask_v3));
                const __m256i t25_v = _mm256_or_si256(mask22_v2, mask22_v3);
                const __m256i t26_v = _mm256_or_si256(_mm256_or_si256(mask22_v0, mask22_v1), t25_v);
                const int t3 = !_mm256_testz_si256(t26_v, t26_v);
                more = t3 && (int)t2 < 24;
                x2_v0 = x3_v0;
                x2_v1 = x3_v1;
                x2_v2 = x3_v2;
                x2_v3 = x3_v3;
                y2_v0 = y3_v0;
                y2_v1 = y3_v1;
                y2_v2 = y3_v2;
                y2_v3 = y3_v3;
                z_v0 = z2_v0;
                z_v1 = z2_v1;
                z_v2 = z2_v2;
                z_v3 = z2_v3;
                left_v0 = left3_v0;
                left_v1 = left3_v1;
                left_v2 = left3_v2;
                left_v3 = left3_v3;
                light_v0 = light4_v0;
                light_v1 = light4_v1;
                light_v2 = light4_v2;
                light_v3 = light4_v3;
                step_s = t2;
                active_mask_v0 = mask22_v0;
                active_mask_v1 = mask22_v1;
                active_mask_v2 = mask22_v2;
                active_mask_v3 = mask22_v3;
                light2_v0 = t8_v0;
                light2_v1 = t8_v1;
                light2_v2 = t8_v2;
                light2_v3 = t8_v3;
            } while (more);
            _mm256_storeu_ps(light + k2, light2_v0);
            _mm256_storeu_ps(light + k2 + 8, light2_v1);
            _mm256_storeu_ps(light + k2 + 16, light2_v2);
            _mm256_storeu_ps(light + k2 + 24, light2_v3);
        }
        const __m256 t13_v = _mm256_set1_ps(0.03f);
        const __m256 t14_v = _mm256_set1_ps(4.0f);
        const __m256 t15_v = _mm256_set1_ps(t);
        const __m256 t16_v = _mm256_set1_ps(1.0f);
        __m256 t17_v = _mm256_set1_ps(0.0f);
        const __m256i mask2_v = _mm256_set1_epi32(-1);
        const __m256 t18_v = _mm256_set1_ps(8.0f);
        const __m256 t19_v = _mm256_set1_ps(0.01f);
        const __m256 t20_v = _mm256_set1_ps(0.02f);
        const __m256 t21_v = _mm256_set1_ps(0.1f);
        const __m256 t22_v = _mm256_set1_ps(0.4f);
        const __m256 t23_v = _mm256_set1_ps(0.05f);
        const __m256 t24_v = _mm256_set1_ps(0.8f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 px_v = _mm256_loadu_ps(px + k2);
            const __m256 t46_v = _mm256_mul_ps(_mm256_loadu_ps(py + k2), t13_v);
            __m256 x_v = _mm256_add_ps(_mm256_mul_ps(px_v, t13_v), t14_v);
            __m256 y_v = _mm256_add_ps(t46_v, t14_v);
            __m256 z_v = t15_v;
            __m256 left_v = t16_v;
            __m256 light_v = t17_v;
            unsigned int step_s2 = 0u;
            __m256i active_mask_v = mask2_v;
            __m256 light2_v = t17_v;
            int more2;
            do {
                const __m256 x_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(x_v)));
                const __m256i mask3_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t17_v, _CMP_GE_OS));
                const __m256i mask4_v =
                    _mm256_castps_si256(_mm256_cmp_ps(x_on_v, t18_v, _CMP_LT_OS));
                const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
                const __m256i mask6_v = _mm256_and_si256(active_mask_v, mask5_v);
                const __m256 y_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(y_v)));
                const __m256i mask7_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t17_v, _CMP_GE_OS));
                const __m256i mask8_v = _mm256_and_si256(mask5_v, mask7_v);
                const __m256i mask9_v =
                    _mm256_castps_si256(_mm256_cmp_ps(y_on_v, t18_v, _CMP_LT_OS));
                const __m256i mask10_v = _mm256_and_si256(mask8_v, mask9_v);
                const __m256i mask11_v = _mm256_and_si256(active_mask_v, mask10_v);
                const __m256 z_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask11_v, _mm256_castps_si256(z_v)));
                const __m256i mask12_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t17_v, _CMP_GE_OS));
                const __m256i mask13_v = _mm256_and_si256(mask10_v, mask12_v);
                const __m256i mask14_v =
                    _mm256_castps_si256(_mm256_cmp_ps(z_on_v, t18_v, _CMP_LT_OS));
                const __m256i mask15_v = _mm256_and_si256(mask13_v, mask14_v);
                const __m256i mask16_v = _mm256_and_si256(active_mask_v, mask15_v);
                __m256 d_v;
                if (_mm256_testc_si256(mask16_v, _mm256_set1_epi32(-1))) {
                    const __m256i t49_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_v), 3);
                    const __m256i t50_v = _mm256_add_epi32(t49_v, _mm256_cvttps_epi32(y_v));
                    const __m256i i_v = _mm256_cvttps_epi32(x_v);
                    const __m256i t51_v = _mm256_add_epi32(_mm256_slli_epi32(t50_v, 3), i_v);
                    const long volume55_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t51_v));
                    const long volume56_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t51_v),
                        _mm256_castsi256_si128(t51_v)));
                    const __m128i volume57_v = _mm256_extracti128_si256(t51_v, 1);
                    const long volume58_v = _mm_cvtsi128_si64(volume57_v);
                    const long volume59_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume57_v, volume57_v));
                    const long volume60_v =
                        (long)((unsigned long)(unsigned char)volume[(int)volume55_v]
                        | (unsigned long)(unsigned char)volume[(volume55_v >> 32)] << 8
                        | (unsigned long)(unsigned char)volume[(int)volume56_v] << 16
                        | (unsigned long)(unsigned char)volume[(volume56_v >> 32)] << 24
                        | (unsigned long)(unsigned char)volume[(int)volume58_v] << 32
                        | (unsigned long)(unsigned char)volume[(volume58_v >> 32)] << 40
                        | (unsigned long)(unsigned char)volume[(int)volume59_v] << 48
                        | (unsigned long)(unsigned char)volume[(volume59_v >> 32)] << 56);
                    const __m128i volume61_v = _mm_cvtsi64_si128(volume60_v);
                    const __m256 t52_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume61_v));
                    d_v = _mm256_mul_ps(t52_v, t19_v);
                } else {
                    __m256 d2_v = t17_v;
                    if (!_mm256_testz_si256(mask16_v, mask16_v)) {
                        const __m256 x_on2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask16_v,
                            _mm256_castps_si256(x_v)));
                        const __m256 y_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask16_v,
                            _mm256_castps_si256(y_v)));
                        const __m256 z_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask16_v,
                            _mm256_castps_si256(z_v)));
                        const __m256i t53_v = _mm256_slli_epi32(_mm256_cvttps_epi32(z_on3_v), 3);
                        const __m256i t54_v = _mm256_add_epi32(t53_v, _mm256_cvttps_epi32(y_on3_v));
                        const __m256i i2_v = _mm256_cvttps_epi32(x_on2_v);
                        const __m256i t55_v = _mm256_add_epi32(_mm256_slli_epi32(t54_v, 3), i2_v);
                        const __m256i t56_v = _mm256_and_si256(mask16_v, t55_v);
                        const __m128i t57_v = _mm256_extracti128_si256(t56_v, 1);
                        const __m128i t58_v = _mm_max_epu32(_mm256_castsi256_si128(t56_v), t57_v);
                        const __m128i t59_v = _mm_max_epu32(t58_v, _mm_srli_si128(t58_v, 8));
                        const __m128i t60_v = _mm_max_epu32(t59_v, _mm_srli_si128(t59_v, 4));
                        const unsigned int t6 = (unsigned int)_mm_cvtsi128_si32(t60_v);
                        const __m256i t61_v = _mm256_set1_epi32((int)(t6));
                        const __m256i t62_v = _mm256_blendv_epi8(t61_v, t55_v, mask16_v);
                        const long volume62_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t62_v));
                        const long volume63_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t62_v),
                            _mm256_castsi256_si128(t62_v)));
                        const __m128i volume64_v = _mm256_extracti128_si256(t62_v, 1);
                        const long volume65_v = _mm_cvtsi128_si64(volume64_v);
                        const long volume66_v =
                            _mm_cvtsi128_si64(_mm_unpackhi_epi64(volume64_v, volume64_v));
                        const long volume67_v =
                            (long)((unsigned long)(unsigned char)volume[(int)volume62_v]
                            | (unsigned long)(unsigned char)volume[(volume62_v >> 32)] << 8
                            | (unsigned long)(unsigned char)volume[(int)volume63_v] << 16
                            | (unsigned long)(unsigned char)volume[(volume63_v >> 32)] << 24
                            | (unsigned long)(unsigned char)volume[(int)volume65_v] << 32
                            | (unsigned long)(unsigned char)volume[(volume65_v >> 32)] << 40
                            | (unsigned long)(unsigned char)volume[(int)volume66_v] << 48
                            | (unsigned long)(unsigned char)volume[(volume66_v >> 32)] << 56);
                        const __m128i volume68_v = _mm_cvtsi64_si128(volume67_v);
                        const __m256 t63_v = _mm256_cvtepi32_ps(_mm256_cvtepu8_epi32(volume68_v));
                        const __m256 t64_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask16_v,
                            _mm256_castps_si256(t63_v)));
                        const __m256 t65_v = _mm256_mul_ps(t64_v, t19_v);
                        d2_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask16_v,
                            _mm256_castps_si256(t65_v)));
                    }
                    d_v = d2_v;
                }
                const __m256 px_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(px_v)));
                const __m256 t47_v = _mm256_mul_ps(_mm256_mul_ps(t20_v, px_on_v), t21_v);
                const __m256 y_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(y_v)));
                const __m256 z_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(z_v)));
                const __m256 d_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(active_mask_v, _mm256_castps_si256(d_v)));
                const __m256i mask17_v =
                    _mm256_castps_si256(_mm256_cmp_ps(d_on_v, t23_v, _CMP_LE_OS));
                const __m256i mask18_v = _mm256_xor_si256(mask17_v, _mm256_set1_epi32(-1));
                const __m256i mask19_v = _mm256_and_si256(active_mask_v, mask18_v);
                const __m256 d_on2_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask19_v, _mm256_castps_si256(d_v)));
                const __m256 left_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask19_v, _mm256_castps_si256(left_v)));
                const __m256 gone_v = _mm256_min_ps(t24_v, d_on2_v);
                const __m256 gone_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask19_v, _mm256_castps_si256(gone_v)));
                const __m256 light_on_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask19_v, _mm256_castps_si256(light_v)));
                const __m256 t48_v = _mm256_mul_ps(_mm256_mul_ps(left_on_v, gone_on_v), d_on2_v);
                const __m256 light3_v = _mm256_add_ps(light_on_v, t48_v);
                const __m256 left2_v = _mm256_mul_ps(left_on_v, _mm256_sub_ps(t16_v, gone_on_v));
                const __m256i mask20_v =
                    _mm256_castps_si256(_mm256_cmp_ps(left2_v, t23_v, _CMP_LT_OS));
                const __m256 light4_v =
                    _mm256_blendv_ps(light3_v, light_v, _mm256_castsi256_ps(mask17_v));
                const unsigned int t5 = step_s2 + 1u;
                const __m256i mask21_v = _mm256_xor_si256(mask20_v, _mm256_set1_epi32(-1));
                const __m256i mask22_v = _mm256_and_si256(mask18_v, mask21_v);
                const __m256i mask23_v = _mm256_or_si256(mask22_v, mask17_v);
                const __m256i mask24_v = _mm256_and_si256(active_mask_v, mask23_v);
                const __m256i mask25_v = _mm256_and_si256(mask18_v, mask20_v);
                const __m256 light5_v =
                    _mm256_blendv_ps(light4_v, light3_v, _mm256_castsi256_ps(mask25_v));
                more2 = !_mm256_testz_si256(mask24_v, mask24_v) && (int)t5 < 24;
                const __m256 light_next =
                    _mm256_blendv_ps(light2_v, light5_v, _mm256_castsi256_ps(active_mask_v));
                x_v = _mm256_add_ps(x_on_v, t47_v);
                y_v = _mm256_sub_ps(y_on2_v, t21_v);
                z_v = _mm256_add_ps(z_on2_v, t22_v);
                left_v = _mm256_blendv_ps(left2_v, left_v, _mm256_castsi256_ps(mask17_v));
                light_v = light4_v;
                step_s2 = t5;
                active_mask_v = mask24_v;
                light2_v = light_next;
            } while (more2);
            _mm256_storeu_ps(light + k2, light2_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        light[k] = ray_march_lane(px[k], py[k], volume);
    }
}
