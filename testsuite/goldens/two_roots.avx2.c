/* vcc 0.1.0 wrote this from two_roots.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in u8 kind[n] | out float root[n] restrict | inout i32 steps[n] restrict */
/* Roots of two kinds: the lanes of either kind are full vectors of their own. */
#pragma simd declare
static float cube_root(float x)
{
    float r = x < 1.0f ? 1.0f : x;
    int k;
    for (k = 0; k < 20; k++)
        r = (2.0f * r + x / (r * r)) / 3.0f;
    return r;
}

#pragma simd declare
static float two_roots_lane(float x, unsigned char kind, int *steps)
{
    float r = x;
    int k;
    if (kind & 1) {
        r = cube_root(x) + 1.0f;
        *steps += 20;
    } else {
        for (k = 0; k < 16; k++)
            r = (r + 2.0f) / (r + 1.0f) - x / (r * r + 3.0f);
        *steps -= kind;
    }
    return r * 0.5f;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void two_roots(int n, const float *x, const unsigned char *kind, float *root, int *steps)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 33: 32 lanes x 16, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~511UL;
        float x_of[512] __attribute__((__aligned__(64)));
        signed char kind_of[512] __attribute__((__aligned__(64)));
        int t_of[512] __attribute__((__aligned__(64)));
        float r_of[512] __attribute__((__aligned__(64)));
        int t_of2[512] __attribute__((__aligned__(64)));
        float r_of2[512] __attribute__((__aligned__(64)));
        int t_of3[512] __attribute__((__aligned__(64)));
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        int lanes_s[544] __attribute__((__aligned__(64)));
        int on[32] __attribute__((__aligned__(64)));
        const __m256 t4_v = _mm256_set1_ps(2.0f);
        const __m256 t5_v = _mm256_set1_ps(1.0f);
        const __m256 t6_v = _mm256_set1_ps(3.0f);
        int lanes_s2[544] __attribute__((__aligned__(64)));
        int on2[32] __attribute__((__aligned__(64)));
        const __m256i t7_v = _mm256_set1_epi32(20);
        const __m256 t8_v = _mm256_set1_ps(0.5f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 512) {
            unsigned long j = 0UL;
            unsigned long count = 0UL;
            int more;
            do {
                const unsigned long t = k2 + j;
                const __m256 x_v0 = _mm256_loadu_ps(x + t);
                const __m256 x_v1 = _mm256_loadu_ps(x + t + 8);
                const __m256 x_v2 = _mm256_loadu_ps(x + t + 16);
                const __m256 x_v3 = _mm256_loadu_ps(x + t + 24);
                const __m256i kind_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(kind + t));
                _mm256_storeu_ps(x_of + j, x_v0);
                _mm256_storeu_ps(x_of + j + 8, x_v1);
                _mm256_storeu_ps(x_of + j + 16, x_v2);
                _mm256_storeu_ps(x_of + j + 24, x_v3);
                _mm256_storeu_si256((__m256i *)(void *)(kind_of + j), kind_v);
                const __m128i t17_v = _mm256_castsi256_si128(kind_v);
                const __m128i t18_v = _mm256_extracti128_si256(kind_v, 1);
                const __m256i t_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(kind_v));
                const __m256i t_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t17_v, 8));
                const __m256i t_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(kind_v, 1));
                const __m256i t_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t18_v, 8));
                const __m256i t2_v0 = _mm256_and_si256(t_v0, t_v);
                const __m256i t2_v1 = _mm256_and_si256(t_v1, t_v);
                const __m256i t2_v2 = _mm256_and_si256(t_v2, t_v);
                const __m256i t2_v3 = _mm256_and_si256(t_v3, t_v);
                const __m256i mask_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v0, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v1, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask_v2 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v2, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask_v3 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t2_v3, t2_v), _mm256_set1_epi32(-1));
                const __m256i t3_v0 = _mm256_and_si256(mask_v0, _mm256_set1_epi32(1));
                const __m256i t3_v1 = _mm256_and_si256(mask_v1, _mm256_set1_epi32(1));
                const __m256i t3_v2 = _mm256_and_si256(mask_v2, _mm256_set1_epi32(1));
                const __m256i t3_v3 = _mm256_and_si256(mask_v3, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)(t_of + j), t3_v0);
                _mm256_storeu_si256((__m256i *)(void *)(t_of + j + 8), t3_v1);
                _mm256_storeu_si256((__m256i *)(void *)(t_of + j + 16), t3_v2);
                _mm256_storeu_si256((__m256i *)(void *)(t_of + j + 24), t3_v3);
                _mm256_storeu_ps(r_of + j, t3_v);
                _mm256_storeu_ps(r_of + j + 8, t3_v);
                _mm256_storeu_ps(r_of + j + 16, t3_v);
                _mm256_storeu_ps(r_of + j + 24, t3_v);
                _mm256_storeu_si256((__m256i *)(void *)(t_of2 + j), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(t_of2 + j + 8), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(t_of2 + j + 16), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(t_of2 + j + 24), t2_v);
                const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
                const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
                const __m256i mask2_v2 = _mm256_xor_si256(mask_v2, _mm256_set1_epi32(-1));
                const __m256i mask2_v3 = _mm256_xor_si256(mask_v3, _mm256_set1_epi32(-1));
                const __m256i t4_v0 = _mm256_and_si256(mask2_v0, _mm256_set1_epi32(1));
                const __m256i t4_v1 = _mm256_and_si256(mask2_v1, _mm256_set1_epi32(1));
                const __m256i t4_v2 = _mm256_and_si256(mask2_v2, _mm256_set1_epi32(1));
                const __m256i t4_v3 = _mm256_and_si256(mask2_v3, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)on, t4_v0);
                _mm256_storeu_si256((__m256i *)(void *)(on + 8), t4_v1);
                _mm256_storeu_si256((__m256i *)(void *)(on + 16), t4_v2);
                _mm256_storeu_si256((__m256i *)(void *)(on + 24), t4_v3);
                unsigned long lane = 0UL;
                int more4;
                do {
                    lanes_s[count] = (int)(j + lane);
                    const int t3 = on[lane];
                    const unsigned long t4 = lane + 1;
                    more4 = t4 < 32;
                    lane = t4;
                    count = count + (unsigned long)(unsigned int)t3;
                } while (more4);
                const unsigned long t2 = j + 32;
                more = t2 < 512;
                j = t2;
            } while (more);
            if (count != 0) {
                const int t5 = *(lanes_s + count - 1);
                const __m256i t19_v = _mm256_set1_epi32((int)t5);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s + count), t19_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s + count + 8), t19_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s + count + 16), t19_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s + count + 24), t19_v);
                const unsigned int t6 = (unsigned int)k2;
                unsigned long g = 0UL;
                int more5;
                do {
                    __m256i lane_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s + g));
                    __m256i lane_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s + g + 8));
                    __m256i lane_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s + g + 16));
                    __m256i lane_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s + g + 24));
                    __asm__("" : "+v"(lane_v0));
                    __asm__("" : "+v"(lane_v1));
                    __asm__("" : "+v"(lane_v2));
                    __asm__("" : "+v"(lane_v3));
                    const __m256i t20_v = _mm256_set1_epi32((int)t6);
                    __m256i k_v0 = _mm256_add_epi32(t20_v, lane_v0);
                    __m256i k_v1 = _mm256_add_epi32(t20_v, lane_v1);
                    __m256i k_v2 = _mm256_add_epi32(t20_v, lane_v2);
                    __m256i k_v3 = _mm256_add_epi32(t20_v, lane_v3);
                    __asm__("" : "+v"(k_v0));
                    __asm__("" : "+v"(k_v1));
                    __asm__("" : "+v"(k_v2));
                    __asm__("" : "+v"(k_v3));
                    const __m256 x2_v0 = _mm256_i32gather_ps(x_of, lane_v0, 4);
                    const __m256 x2_v1 = _mm256_i32gather_ps(x_of, lane_v1, 4);
                    const __m256 x2_v2 = _mm256_i32gather_ps(x_of, lane_v2, 4);
                    const __m256 x2_v3 = _mm256_i32gather_ps(x_of, lane_v3, 4);
                    const long kind2_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(lane_v0));
                    const long kind3_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(lane_v0),
                        _mm256_castsi256_si128(lane_v0)));
                    const __m128i kind4_v = _mm256_extracti128_si256(lane_v0, 1);
                    const long kind5_v = _mm_cvtsi128_si64(kind4_v);
                    const long kind6_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(kind4_v, kind4_v));
                    const long kind7_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(lane_v1));
                    const long kind8_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(lane_v1),
                        _mm256_castsi256_si128(lane_v1)));
                    const __m128i kind9_v = _mm256_extracti128_si256(lane_v1, 1);
                    const long kind10_v = _mm_cvtsi128_si64(kind9_v);
                    const long kind11_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(kind9_v, kind9_v));
                    const long kind12_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(lane_v2));
                    const long kind13_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(lane_v2),
                        _mm256_castsi256_si128(lane_v2)));
                    const __m128i kind14_v = _mm256_extracti128_si256(lane_v2, 1);
                    const long kind15_v = _mm_cvtsi128_si64(kind14_v);
                    const long kind16_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(kind14_v, kind14_v));
                    const long kind17_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(lane_v3));
                    const long kind18_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(lane_v3),
                        _mm256_castsi256_si128(lane_v3)));
                    const __m128i kind19_v = _mm256_extracti128_si256(lane_v3, 1);
                    const long kind20_v = _mm_cvtsi128_si64(kind19_v);
                    const long kind21_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(kind19_v, kind19_v));
                    const long kind22_v =
                        (long)((unsigned long)(unsigned char)kind_of[(int)kind2_v]
                        | ((unsigned long)(unsigned char)kind_of[kind2_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind3_v] << 16)
                        | ((unsigned long)(unsigned char)kind_of[kind3_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind5_v] << 32)
                        | ((unsigned long)(unsigned char)kind_of[kind5_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind6_v] << 48)
                        | ((unsigned long)(unsigned char)kind_of[kind6_v >> 32] << 56));
                    const long kind23_v =
                        (long)((unsigned long)(unsigned char)kind_of[(int)kind7_v]
                        | ((unsigned long)(unsigned char)kind_of[kind7_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind8_v] << 16)
                        | ((unsigned long)(unsigned char)kind_of[kind8_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind10_v] << 32)
                        | ((unsigned long)(unsigned char)kind_of[kind10_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind11_v] << 48)
                        | ((unsigned long)(unsigned char)kind_of[kind11_v >> 32] << 56));
                    const long kind24_v =
                        (long)((unsigned long)(unsigned char)kind_of[(int)kind12_v]
                        | ((unsigned long)(unsigned char)kind_of[kind12_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind13_v] << 16)
                        | ((unsigned long)(unsigned char)kind_of[kind13_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind15_v] << 32)
                        | ((unsigned long)(unsigned char)kind_of[kind15_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind16_v] << 48)
                        | ((unsigned long)(unsigned char)kind_of[kind16_v >> 32] << 56));
                    const long kind25_v =
                        (long)((unsigned long)(unsigned char)kind_of[(int)kind17_v]
                        | ((unsigned long)(unsigned char)kind_of[kind17_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind18_v] << 16)
                        | ((unsigned long)(unsigned char)kind_of[kind18_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind20_v] << 32)
                        | ((unsigned long)(unsigned char)kind_of[kind20_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)kind_of[(int)kind21_v] << 48)
                        | ((unsigned long)(unsigned char)kind_of[kind21_v >> 32] << 56));
                    const __m128i kind26_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(kind22_v),
                        _mm_cvtsi64_si128(kind23_v));
                    const __m128i kind27_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(kind24_v),
                        _mm_cvtsi64_si128(kind25_v));
                    const __m256i kind28_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(kind26_v), kind27_v, 1);
                    __m256 r_v0 = x2_v0;
                    __m256 r_v1 = x2_v1;
                    __m256 r_v2 = x2_v2;
                    __m256 r_v3 = x2_v3;
                    unsigned int k_s = 0u;
                    int more6;
                    do {
                        const __m256 t7_v0 = _mm256_add_ps(r_v0, t4_v);
                        const __m256 t7_v1 = _mm256_add_ps(r_v1, t4_v);
                        const __m256 t7_v2 = _mm256_add_ps(r_v2, t4_v);
                        const __m256 t7_v3 = _mm256_add_ps(r_v3, t4_v);
                        const __m256 t8_v0 = _mm256_add_ps(r_v0, t5_v);
                        const __m256 t8_v1 = _mm256_add_ps(r_v1, t5_v);
                        const __m256 t8_v2 = _mm256_add_ps(r_v2, t5_v);
                        const __m256 t8_v3 = _mm256_add_ps(r_v3, t5_v);
                        const __m256 t9_v0 = _mm256_div_ps(t7_v0, t8_v0);
                        const __m256 t9_v1 = _mm256_div_ps(t7_v1, t8_v1);
                        const __m256 t9_v2 = _mm256_div_ps(t7_v2, t8_v2);
                        const __m256 t9_v3 = _mm256_div_ps(t7_v3, t8_v3);
                        const __m256 t10_v0 = _mm256_mul_ps(r_v0, r_v0);
                        const __m256 t10_v1 = _mm256_mul_ps(r_v1, r_v1);
                        const __m256 t10_v2 = _mm256_mul_ps(r_v2, r_v2);
                        const __m256 t10_v3 = _mm256_mul_ps(r_v3, r_v3);
                        const __m256 t11_v0 = _mm256_add_ps(t10_v0, t6_v);
                        const __m256 t11_v1 = _mm256_add_ps(t10_v1, t6_v);
                        const __m256 t11_v2 = _mm256_add_ps(t10_v2, t6_v);
                        const __m256 t11_v3 = _mm256_add_ps(t10_v3, t6_v);
                        const __m256 t12_v0 = _mm256_div_ps(x2_v0, t11_v0);
                        const __m256 t12_v1 = _mm256_div_ps(x2_v1, t11_v1);
                        const __m256 t12_v2 = _mm256_div_ps(x2_v2, t11_v2);
                        const __m256 t12_v3 = _mm256_div_ps(x2_v3, t11_v3);
                        const __m256 r2_v0 = _mm256_sub_ps(t9_v0, t12_v0);
                        const __m256 r2_v1 = _mm256_sub_ps(t9_v1, t12_v1);
                        const __m256 r2_v2 = _mm256_sub_ps(t9_v2, t12_v2);
                        const __m256 r2_v3 = _mm256_sub_ps(t9_v3, t12_v3);
                        const unsigned int t8 = k_s + 1u;
                        more6 = (int)t8 < 16;
                        r_v0 = r2_v0;
                        r_v1 = r2_v1;
                        r_v2 = r2_v2;
                        r_v3 = r2_v3;
                        k_s = t8;
                    } while (more6);
                    const __m128i t21_v = _mm256_castsi256_si128(kind28_v);
                    const __m128i t22_v = _mm256_extracti128_si256(kind28_v, 1);
                    const __m256i t5_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(kind28_v));
                    const __m256i t5_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t21_v, 8));
                    const __m256i t5_v2 =
                        _mm256_cvtepu8_epi32(_mm256_extracti128_si256(kind28_v, 1));
                    const __m256i t5_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t22_v, 8));
                    const __m256i steps_v0 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k_v0, 4);
                    const __m256i steps_v1 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k_v1, 4);
                    const __m256i steps_v2 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k_v2, 4);
                    const __m256i steps_v3 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k_v3, 4);
                    const vcc_i32x8 t23_v = (vcc_i32x8)lane_v0;
                    const vcc_i32x8 t24_v = (vcc_i32x8)lane_v1;
                    const vcc_i32x8 t25_v = (vcc_i32x8)lane_v2;
                    const vcc_i32x8 t26_v = (vcc_i32x8)lane_v3;
                    r_of[t23_v[0]] = r_v0[0];
                    r_of[t23_v[1]] = r_v0[1];
                    r_of[t23_v[2]] = r_v0[2];
                    r_of[t23_v[3]] = r_v0[3];
                    r_of[t23_v[4]] = r_v0[4];
                    r_of[t23_v[5]] = r_v0[5];
                    r_of[t23_v[6]] = r_v0[6];
                    r_of[t23_v[7]] = r_v0[7];
                    r_of[t24_v[0]] = r_v1[0];
                    r_of[t24_v[1]] = r_v1[1];
                    r_of[t24_v[2]] = r_v1[2];
                    r_of[t24_v[3]] = r_v1[3];
                    r_of[t24_v[4]] = r_v1[4];
                    r_of[t24_v[5]] = r_v1[5];
                    r_of[t24_v[6]] = r_v1[6];
                    r_of[t24_v[7]] = r_v1[7];
                    r_of[t25_v[0]] = r_v2[0];
                    r_of[t25_v[1]] = r_v2[1];
                    r_of[t25_v[2]] = r_v2[2];
                    r_of[t25_v[3]] = r_v2[3];
                    r_of[t25_v[4]] = r_v2[4];
                    r_of[t25_v[5]] = r_v2[5];
                    r_of[t25_v[6]] = r_v2[6];
                    r_of[t25_v[7]] = r_v2[7];
                    r_of[t26_v[0]] = r_v3[0];
                    r_of[t26_v[1]] = r_v3[1];
                    r_of[t26_v[2]] = r_v3[2];
                    r_of[t26_v[3]] = r_v3[3];
                    r_of[t26_v[4]] = r_v3[4];
                    r_of[t26_v[5]] = r_v3[5];
                    r_of[t26_v[6]] = r_v3[6];
                    r_of[t26_v[7]] = r_v3[7];
                    const __m256i t6_v0 = _mm256_sub_epi32(steps_v0, t5_v0);
                    const __m256i t6_v1 = _mm256_sub_epi32(steps_v1, t5_v1);
                    const __m256i t6_v2 = _mm256_sub_epi32(steps_v2, t5_v2);
                    const __m256i t6_v3 = _mm256_sub_epi32(steps_v3, t5_v3);
                    vcc_i32 *const t27_v = (vcc_i32 *)(void *)t_of2;
                    const vcc_i32x8 t28_v = (vcc_i32x8)lane_v0;
                    const vcc_i32x8 t29_v = (vcc_i32x8)lane_v1;
                    const vcc_i32x8 t30_v = (vcc_i32x8)lane_v2;
                    const vcc_i32x8 t31_v = (vcc_i32x8)lane_v3;
                    const vcc_i32x8 t32_v = (vcc_i32x8)t6_v0;
                    const vcc_i32x8 t33_v = (vcc_i32x8)t6_v1;
                    const vcc_i32x8 t34_v = (vcc_i32x8)t6_v2;
                    const vcc_i32x8 t35_v = (vcc_i32x8)t6_v3;
                    t27_v[t28_v[0]] = t32_v[0];
                    t27_v[t28_v[1]] = t32_v[1];
                    t27_v[t28_v[2]] = t32_v[2];
                    t27_v[t28_v[3]] = t32_v[3];
                    t27_v[t28_v[4]] = t32_v[4];
                    t27_v[t28_v[5]] = t32_v[5];
                    t27_v[t28_v[6]] = t32_v[6];
                    t27_v[t28_v[7]] = t32_v[7];
                    t27_v[t29_v[0]] = t33_v[0];
                    t27_v[t29_v[1]] = t33_v[1];
                    t27_v[t29_v[2]] = t33_v[2];
                    t27_v[t29_v[3]] = t33_v[3];
                    t27_v[t29_v[4]] = t33_v[4];
                    t27_v[t29_v[5]] = t33_v[5];
                    t27_v[t29_v[6]] = t33_v[6];
                    t27_v[t29_v[7]] = t33_v[7];
                    t27_v[t30_v[0]] = t34_v[0];
                    t27_v[t30_v[1]] = t34_v[1];
                    t27_v[t30_v[2]] = t34_v[2];
                    t27_v[t30_v[3]] = t34_v[3];
                    t27_v[t30_v[4]] = t34_v[4];
                    t27_v[t30_v[5]] = t34_v[5];
                    t27_v[t30_v[6]] = t34_v[6];
                    t27_v[t30_v[7]] = t34_v[7];
                    t27_v[t31_v[0]] = t35_v[0];
                    t27_v[t31_v[1]] = t35_v[1];
                    t27_v[t31_v[2]] = t35_v[2];
                    t27_v[t31_v[3]] = t35_v[3];
                    t27_v[t31_v[4]] = t35_v[4];
                    t27_v[t31_v[5]] = t35_v[5];
                    t27_v[t31_v[6]] = t35_v[6];
                    t27_v[t31_v[7]] = t35_v[7];
                    const unsigned long t7 = g + 32;
                    more5 = t7 < count;
                    g = t7;
                } while (more5);
            }
            unsigned long j2 = 0UL;
            unsigned long count2 = 0UL;
            int more2;
            do {
                const __m256i t13_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of + j2));
                const __m256i t13_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of + j2 + 8));
                const __m256i t13_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of + j2 + 16));
                const __m256i t13_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of + j2 + 24));
                const __m256i mask3_v0 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t13_v0, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v1 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t13_v1, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v2 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t13_v2, t2_v), _mm256_set1_epi32(-1));
                const __m256i mask3_v3 =
                    _mm256_xor_si256(_mm256_cmpeq_epi32(t13_v3, t2_v), _mm256_set1_epi32(-1));
                const __m256 r3_v0 = _mm256_loadu_ps(r_of + j2);
                const __m256 r3_v1 = _mm256_loadu_ps(r_of + j2 + 8);
                const __m256 r3_v2 = _mm256_loadu_ps(r_of + j2 + 16);
                const __m256 r3_v3 = _mm256_loadu_ps(r_of + j2 + 24);
                const __m256i t14_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of2 + j2));
                const __m256i t14_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of2 + j2 + 8));
                const __m256i t14_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of2 + j2 + 16));
                const __m256i t14_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of2 + j2 + 24));
                _mm256_storeu_ps(r_of2 + j2, r3_v0);
                _mm256_storeu_ps(r_of2 + j2 + 8, r3_v1);
                _mm256_storeu_ps(r_of2 + j2 + 16, r3_v2);
                _mm256_storeu_ps(r_of2 + j2 + 24, r3_v3);
                _mm256_storeu_si256((__m256i *)(void *)(t_of3 + j2), t14_v0);
                _mm256_storeu_si256((__m256i *)(void *)(t_of3 + j2 + 8), t14_v1);
                _mm256_storeu_si256((__m256i *)(void *)(t_of3 + j2 + 16), t14_v2);
                _mm256_storeu_si256((__m256i *)(void *)(t_of3 + j2 + 24), t14_v3);
                const __m256i t15_v0 = _mm256_and_si256(mask3_v0, _mm256_set1_epi32(1));
                const __m256i t15_v1 = _mm256_and_si256(mask3_v1, _mm256_set1_epi32(1));
                const __m256i t15_v2 = _mm256_and_si256(mask3_v2, _mm256_set1_epi32(1));
                const __m256i t15_v3 = _mm256_and_si256(mask3_v3, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)on2, t15_v0);
                _mm256_storeu_si256((__m256i *)(void *)(on2 + 8), t15_v1);
                _mm256_storeu_si256((__m256i *)(void *)(on2 + 16), t15_v2);
                _mm256_storeu_si256((__m256i *)(void *)(on2 + 24), t15_v3);
                unsigned long lane2 = 0UL;
                int more7;
                do {
                    lanes_s2[count2] = (int)(j2 + lane2);
                    const int t10 = on2[lane2];
                    const unsigned long t11 = lane2 + 1;
                    more7 = t11 < 32;
                    lane2 = t11;
                    count2 = count2 + (unsigned long)(unsigned int)t10;
                } while (more7);
                const unsigned long t9 = j2 + 32;
                more2 = t9 < 512;
                j2 = t9;
            } while (more2);
            if (count2 != 0) {
                const int t12 = *(lanes_s2 + count2 - 1);
                const __m256i t36_v = _mm256_set1_epi32((int)t12);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s2 + count2), t36_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s2 + count2 + 8), t36_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s2 + count2 + 16), t36_v);
                _mm256_storeu_si256((__m256i *)(void *)(lanes_s2 + count2 + 24), t36_v);
                const unsigned int t13 = (unsigned int)k2;
                unsigned long g2 = 0UL;
                int more8;
                do {
                    __m256i lane2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s2 + g2));
                    __m256i lane2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s2 + g2 + 8));
                    __m256i lane2_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s2 + g2 + 16));
                    __m256i lane2_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(lanes_s2 + g2 + 24));
                    __asm__("" : "+v"(lane2_v0));
                    __asm__("" : "+v"(lane2_v1));
                    __asm__("" : "+v"(lane2_v2));
                    __asm__("" : "+v"(lane2_v3));
                    const __m256i t37_v = _mm256_set1_epi32((int)t13);
                    __m256i k2_v0 = _mm256_add_epi32(t37_v, lane2_v0);
                    __m256i k2_v1 = _mm256_add_epi32(t37_v, lane2_v1);
                    __m256i k2_v2 = _mm256_add_epi32(t37_v, lane2_v2);
                    __m256i k2_v3 = _mm256_add_epi32(t37_v, lane2_v3);
                    __asm__("" : "+v"(k2_v0));
                    __asm__("" : "+v"(k2_v1));
                    __asm__("" : "+v"(k2_v2));
                    __asm__("" : "+v"(k2_v3));
                    const __m256 x3_v0 = _mm256_i32gather_ps(x_of, lane2_v0, 4);
                    const __m256 x3_v1 = _mm256_i32gather_ps(x_of, lane2_v1, 4);
                    const __m256 x3_v2 = _mm256_i32gather_ps(x_of, lane2_v2, 4);
                    const __m256 x3_v3 = _mm256_i32gather_ps(x_of, lane2_v3, 4);
                    const __m256 r4_v0 = _mm256_max_ps(t5_v, x3_v0);
                    const __m256 r4_v1 = _mm256_max_ps(t5_v, x3_v1);
                    const __m256 r4_v2 = _mm256_max_ps(t5_v, x3_v2);
                    const __m256 r4_v3 = _mm256_max_ps(t5_v, x3_v3);
                    __m256 r5_v0 = r4_v0;
                    __m256 r5_v1 = r4_v1;
                    __m256 r5_v2 = r4_v2;
                    __m256 r5_v3 = r4_v3;
                    unsigned int k_s2 = 0u;
                    int more9;
                    do {
                        const __m256 t17_v0 = _mm256_mul_ps(t4_v, r5_v0);
                        const __m256 t17_v1 = _mm256_mul_ps(t4_v, r5_v1);
                        const __m256 t17_v2 = _mm256_mul_ps(t4_v, r5_v2);
                        const __m256 t17_v3 = _mm256_mul_ps(t4_v, r5_v3);
                        const __m256 t18_v0 = _mm256_mul_ps(r5_v0, r5_v0);
                        const __m256 t18_v1 = _mm256_mul_ps(r5_v1, r5_v1);
                        const __m256 t18_v2 = _mm256_mul_ps(r5_v2, r5_v2);
                        const __m256 t18_v3 = _mm256_mul_ps(r5_v3, r5_v3);
                        const __m256 t19_v0 = _mm256_div_ps(x3_v0, t18_v0);
                        const __m256 t19_v1 = _mm256_div_ps(x3_v1, t18_v1);
                        const __m256 t19_v2 = _mm256_div_ps(x3_v2, t18_v2);
                        const __m256 t19_v3 = _mm256_div_ps(x3_v3, t18_v3);
                        const __m256 t20_v0 = _mm256_add_ps(t17_v0, t19_v0);
                        const __m256 t20_v1 = _mm256_add_ps(t17_v1, t19_v1);
                        const __m256 t20_v2 = _mm256_add_ps(t17_v2, t19_v2);
                        const __m256 t20_v3 = _mm256_add_ps(t17_v3, t19_v3);
                        const __m256 r7_v0 = _mm256_div_ps(t20_v0, t6_v);
                        const __m256 r7_v1 = _mm256_div_ps(t20_v1, t6_v);
                        const __m256 r7_v2 = _mm256_div_ps(t20_v2, t6_v);
                        const __m256 r7_v3 = _mm256_div_ps(t20_v3, t6_v);
                        const unsigned int t15 = k_s2 + 1u;
                        more9 = (int)t15 < 20;
                        r5_v0 = r7_v0;
                        r5_v1 = r7_v1;
                        r5_v2 = r7_v2;
                        r5_v3 = r7_v3;
                        k_s2 = t15;
                    } while (more9);
                    const __m256 r6_v0 = _mm256_add_ps(r5_v0, t5_v);
                    const __m256 r6_v1 = _mm256_add_ps(r5_v1, t5_v);
                    const __m256 r6_v2 = _mm256_add_ps(r5_v2, t5_v);
                    const __m256 r6_v3 = _mm256_add_ps(r5_v3, t5_v);
                    const __m256i steps2_v0 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k2_v0, 4);
                    const __m256i steps2_v1 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k2_v1, 4);
                    const __m256i steps2_v2 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k2_v2, 4);
                    const __m256i steps2_v3 =
                        _mm256_i32gather_epi32((const int *)(const void *)steps, k2_v3, 4);
                    const __m256i t16_v0 = _mm256_add_epi32(steps2_v0, t7_v);
                    const __m256i t16_v1 = _mm256_add_epi32(steps2_v1, t7_v);
                    const __m256i t16_v2 = _mm256_add_epi32(steps2_v2, t7_v);
                    const __m256i t16_v3 = _mm256_add_epi32(steps2_v3, t7_v);
                    const vcc_i32x8 t38_v = (vcc_i32x8)lane2_v0;
                    const vcc_i32x8 t39_v = (vcc_i32x8)lane2_v1;
                    const vcc_i32x8 t40_v = (vcc_i32x8)lane2_v2;
                    const vcc_i32x8 t41_v = (vcc_i32x8)lane2_v3;
                    r_of2[t38_v[0]] = r6_v0[0];
                    r_of2[t38_v[1]] = r6_v0[1];
                    r_of2[t38_v[2]] = r6_v0[2];
                    r_of2[t38_v[3]] = r6_v0[3];
                    r_of2[t38_v[4]] = r6_v0[4];
                    r_of2[t38_v[5]] = r6_v0[5];
                    r_of2[t38_v[6]] = r6_v0[6];
                    r_of2[t38_v[7]] = r6_v0[7];
                    r_of2[t39_v[0]] = r6_v1[0];
                    r_of2[t39_v[1]] = r6_v1[1];
                    r_of2[t39_v[2]] = r6_v1[2];
                    r_of2[t39_v[3]] = r6_v1[3];
                    r_of2[t39_v[4]] = r6_v1[4];
                    r_of2[t39_v[5]] = r6_v1[5];
                    r_of2[t39_v[6]] = r6_v1[6];
                    r_of2[t39_v[7]] = r6_v1[7];
                    r_of2[t40_v[0]] = r6_v2[0];
                    r_of2[t40_v[1]] = r6_v2[1];
                    r_of2[t40_v[2]] = r6_v2[2];
                    r_of2[t40_v[3]] = r6_v2[3];
                    r_of2[t40_v[4]] = r6_v2[4];
                    r_of2[t40_v[5]] = r6_v2[5];
                    r_of2[t40_v[6]] = r6_v2[6];
                    r_of2[t40_v[7]] = r6_v2[7];
                    r_of2[t41_v[0]] = r6_v3[0];
                    r_of2[t41_v[1]] = r6_v3[1];
                    r_of2[t41_v[2]] = r6_v3[2];
                    r_of2[t41_v[3]] = r6_v3[3];
                    r_of2[t41_v[4]] = r6_v3[4];
                    r_of2[t41_v[5]] = r6_v3[5];
                    r_of2[t41_v[6]] = r6_v3[6];
                    r_of2[t41_v[7]] = r6_v3[7];
                    vcc_i32 *const t42_v = (vcc_i32 *)(void *)t_of3;
                    const vcc_i32x8 t43_v = (vcc_i32x8)lane2_v0;
                    const vcc_i32x8 t44_v = (vcc_i32x8)lane2_v1;
                    const vcc_i32x8 t45_v = (vcc_i32x8)lane2_v2;
                    const vcc_i32x8 t46_v = (vcc_i32x8)lane2_v3;
                    const vcc_i32x8 t47_v = (vcc_i32x8)t16_v0;
                    const vcc_i32x8 t48_v = (vcc_i32x8)t16_v1;
                    const vcc_i32x8 t49_v = (vcc_i32x8)t16_v2;
                    const vcc_i32x8 t50_v = (vcc_i32x8)t16_v3;
                    t42_v[t43_v[0]] = t47_v[0];
                    t42_v[t43_v[1]] = t47_v[1];
                    t42_v[t43_v[2]] = t47_v[2];
                    t42_v[t43_v[3]] = t47_v[3];
                    t42_v[t43_v[4]] = t47_v[4];
                    t42_v[t43_v[5]] = t47_v[5];
                    t42_v[t43_v[6]] = t47_v[6];
                    t42_v[t43_v[7]] = t47_v[7];
                    t42_v[t44_v[0]] = t48_v[0];
                    t42_v[t44_v[1]] = t48_v[1];
                    t42_v[t44_v[2]] = t48_v[2];
                    t42_v[t44_v[3]] = t48_v[3];
                    t42_v[t44_v[4]] = t48_v[4];
                    t42_v[t44_v[5]] = t48_v[5];
                    t42_v[t44_v[6]] = t48_v[6];
                    t42_v[t44_v[7]] = t48_v[7];
                    t42_v[t45_v[0]] = t49_v[0];
                    t42_v[t45_v[1]] = t49_v[1];
                    t42_v[t45_v[2]] = t49_v[2];
                    t42_v[t45_v[3]] = t49_v[3];
                    t42_v[t45_v[4]] = t49_v[4];
                    t42_v[t45_v[5]] = t49_v[5];
                    t42_v[t45_v[6]] = t49_v[6];
                    t42_v[t45_v[7]] = t49_v[7];
                    t42_v[t46_v[0]] = t50_v[0];
                    t42_v[t46_v[1]] = t50_v[1];
                    t42_v[t46_v[2]] = t50_v[2];
                    t42_v[t46_v[3]] = t50_v[3];
                    t42_v[t46_v[4]] = t50_v[4];
                    t42_v[t46_v[5]] = t50_v[5];
                    t42_v[t46_v[6]] = t50_v[6];
                    t42_v[t46_v[7]] = t50_v[7];
                    const unsigned long t14 = g2 + 32;
                    more8 = t14 < count2;
                    g2 = t14;
                } while (more8);
            }
            unsigned long j3 = 0UL;
            int more3;
            do {
                const unsigned long t16 = k2 + j3;
                const __m256 r8_v0 = _mm256_loadu_ps(r_of2 + j3);
                const __m256 r8_v1 = _mm256_loadu_ps(r_of2 + j3 + 8);
                const __m256 r8_v2 = _mm256_loadu_ps(r_of2 + j3 + 16);
                const __m256 r8_v3 = _mm256_loadu_ps(r_of2 + j3 + 24);
                const __m256i steps_new_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of3 + j3));
                const __m256i steps_new_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of3 + j3 + 8));
                const __m256i steps_new_v2 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of3 + j3 + 16));
                const __m256i steps_new_v3 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(t_of3 + j3 + 24));
                _mm256_storeu_si256((__m256i *)(void *)(steps + t16), steps_new_v0);
                _mm256_storeu_si256((__m256i *)(void *)(steps + t16 + 8), steps_new_v1);
                _mm256_storeu_si256((__m256i *)(void *)(steps + t16 + 16), steps_new_v2);
                _mm256_storeu_si256((__m256i *)(void *)(steps + t16 + 24), steps_new_v3);
                const __m256 root_new_v0 = _mm256_mul_ps(r8_v0, t8_v);
                const __m256 root_new_v1 = _mm256_mul_ps(r8_v1, t8_v);
                const __m256 root_new_v2 = _mm256_mul_ps(r8_v2, t8_v);
                const __m256 root_new_v3 = _mm256_mul_ps(r8_v3, t8_v);
                _mm256_storeu_ps(root + t16, root_new_v0);
                _mm256_storeu_ps(root + t16 + 8, root_new_v1);
                _mm256_storeu_ps(root + t16 + 16, root_new_v2);
                _mm256_storeu_ps(root + t16 + 24, root_new_v3);
                const unsigned long t17 = j3 + 32;
                more3 = t17 < 512;
                j3 = t17;
            } while (more3);
        }
        const __m256i t9_v = _mm256_set1_epi32(1);
        __m256i t10_v = _mm256_set1_epi32(0);
        const __m256 t11_v = _mm256_set1_ps(2.0f);
        __m256 t12_v = _mm256_set1_ps(0.0f);
        const __m256 t13_v = _mm256_set1_ps(1.0f);
        const __m256 t14_v = _mm256_set1_ps(3.0f);
        const __m256i t15_v = _mm256_set1_epi32(20);
        const __m256 t16_v = _mm256_set1_ps(0.5f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m128i kind29_v = _mm_loadl_epi64((const __m128i *)(const void *)(kind + k2));
            const __m256i t51_v = _mm256_and_si256(_mm256_cvtepu8_epi32(kind29_v), t9_v);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t51_v, t10_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            __m256 r_v = t12_v;
            __m256i t52_v = t10_v;
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                __m256 r3_v = x_v;
                unsigned int k_s3 = 0u;
                int more10;
                do {
                    const __m256 r_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(r3_v)));
                    const __m256 t53_v = _mm256_add_ps(r_on_v, t13_v);
                    const __m256 x_on_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask2_v, _mm256_castps_si256(x_v)));
                    const __m256 t54_v = _mm256_add_ps(_mm256_mul_ps(r_on_v, r_on_v), t14_v);
                    const __m256 t55_v = _mm256_div_ps(_mm256_add_ps(r_on_v, t11_v), t53_v);
                    const unsigned int t18 = k_s3 + 1u;
                    more10 = (int)t18 < 16;
                    r3_v = _mm256_sub_ps(t55_v, _mm256_div_ps(x_on_v, t54_v));
                    k_s3 = t18;
                } while (more10);
                const __m256i steps_v =
                    _mm256_maskload_epi32((const int *)(const void *)(steps + k2), mask2_v);
                r_v = r3_v;
                t52_v = _mm256_sub_epi32(steps_v, _mm256_cvtepu8_epi32(kind29_v));
            }
            __m256 r2_v;
            __m256i steps_new_v;
            if (_mm256_movemask_epi8(mask_v) == -1) {
                __m256 r4_v = _mm256_max_ps(t13_v, x_v);
                unsigned int k_s4 = 0u;
                int more11;
                do {
                    const __m256 t56_v = _mm256_div_ps(x_v, _mm256_mul_ps(r4_v, r4_v));
                    const __m256 t57_v = _mm256_add_ps(_mm256_mul_ps(t11_v, r4_v), t56_v);
                    const unsigned int t19 = k_s4 + 1u;
                    more11 = (int)t19 < 20;
                    r4_v = _mm256_div_ps(t57_v, t14_v);
                    k_s4 = t19;
                } while (more11);
                const __m256i steps2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(steps + k2));
                r2_v = _mm256_add_ps(r4_v, t13_v);
                steps_new_v = _mm256_add_epi32(steps2_v, t15_v);
            } else {
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    const __m256 x_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
                    __m256 r5_v = _mm256_max_ps(t13_v, x_on2_v);
                    unsigned int k_s5 = 0u;
                    int more12;
                    do {
                        const __m256 r_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask_v,
                            _mm256_castps_si256(r5_v)));
                        const __m256 t59_v = _mm256_mul_ps(r_on3_v, r_on3_v);
                        const __m256 x_on3_v =
                            _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
                        const __m256 t60_v =
                            _mm256_blendv_ps(t13_v, t59_v, _mm256_castsi256_ps(mask_v));
                        const __m256 t61_v = _mm256_div_ps(x_on3_v, t60_v);
                        const __m256 t62_v = _mm256_add_ps(_mm256_mul_ps(t11_v, r_on3_v), t61_v);
                        const unsigned int t20 = k_s5 + 1u;
                        more12 = (int)t20 < 20;
                        r5_v = _mm256_div_ps(t62_v, t14_v);
                        k_s5 = t20;
                    } while (more12);
                    const __m256 r_on2_v =
                        _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(r5_v)));
                    const __m256i steps3_v =
                        _mm256_maskload_epi32((const int *)(const void *)(steps + k2), mask_v);
                    const __m256 r6_v = _mm256_add_ps(r_on2_v, t13_v);
                    const __m256i t58_v = _mm256_add_epi32(steps3_v, t15_v);
                    r_v = _mm256_blendv_ps(r_v, r6_v, _mm256_castsi256_ps(mask_v));
                    t52_v = _mm256_blendv_epi8(t52_v, t58_v, mask_v);
                }
                r2_v = r_v;
                steps_new_v = t52_v;
            }
            _mm256_storeu_si256((__m256i *)(void *)(steps + k2), steps_new_v);
            _mm256_storeu_ps(root + k2, _mm256_mul_ps(r2_v, t16_v));
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        root[k] = two_roots_lane(x[k], kind[k], &steps[k]);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        root[k] = two_roots_lane(x[k], kind[k], &steps[k]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
