/* vcc 0.1.0 wrote this from dct_8x8.c for avx2 */
/* kernel: int n | in float x[64*n] | in float c[64] | out float d[64*n] restrict */
#pragma simd declare(linear(x: 64, d: 64), uniform(c))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
static void dct_8x8_lane(const float *x, const float *c, float *d)
{
    float half[64];
    int i, j, u;
    for (i = 0; i < 8; i++)
        for (u = 0; u < 8; u++) {
            float sum = 0.0f;
            /* vcc: line 10: 8 lanes, avx2 */
            j = 0;
            {
                float sum_s = 0.0f;
                unsigned long k2;
                for (k2 = 0; k2 < 8UL; k2 += 8) {
                    const __m256 x_v = _mm256_loadu_ps(x + (long)((unsigned long)i * 8) + k2);
                    const __m256 c_v = _mm256_loadu_ps(c + (long)((unsigned long)u * 8) + k2);
                    const __m256 t_v = _mm256_mul_ps(x_v, c_v);
                    const float t2_v = (sum_s) + _mm_cvtss_f32(_mm256_castps256_ps128(t_v));
                    const __m128 t3_v = _mm256_castps256_ps128(t_v);
                    const float t4_v =
                        (t2_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t3_v), 4)));
                    const __m128 t5_v = _mm256_castps256_ps128(t_v);
                    const float t6_v =
                        (t4_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t5_v), 8)));
                    const __m128 t7_v = _mm256_castps256_ps128(t_v);
                    const float t8_v =
                        (t6_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t7_v), 12)));
                    const float t9_v = (t8_v) + _mm_cvtss_f32(_mm256_extractf128_ps(t_v, 1));
                    const __m128 t10_v = _mm256_extractf128_ps(t_v, 1);
                    const float t11_v =
                        (t9_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t10_v), 4)));
                    const __m128 t12_v = _mm256_extractf128_ps(t_v, 1);
                    const float t13_v =
                        (t11_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t12_v), 8)));
                    const __m128 t14_v = _mm256_extractf128_ps(t_v, 1);
                    const float t =
                        (t13_v) + _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t14_v), 12)));
                    sum_s = t;
                }
                j = 8;
                sum = sum_s;
            }
            /* remaining iterations */
            for (; j < 8; j++) {
                __asm__ __volatile__("");
                sum += x[8 * i + j] * c[8 * u + j];
            }
            half[8 * i + u] = sum;
        }
    for (u = 0; u < 8; u++)
        for (j = 0; j < 8; j++) {
            float sum = 0.0f;
            for (i = 0; i < 8; i++)
                sum += c[8 * u + i] * half[8 * i + j];
            d[8 * u + j] = sum;
        }
}

__attribute__((__target__("avx2")))
void dct_8x8(int n, const float *x, const float *c, float *d)
{
    int k;
    /* vcc: line 27: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 6);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 6);
        const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 6);
        const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 6);
        float half_lanes[2048] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        __m256 t2_v;
        __m256i t3_v;
        __m256i t4_v;
        float half_lanes2[512] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned int i_s = 0u;
            int more;
            unsigned int u_s;
            int more2;
            do {
                unsigned int u_s2 = 0u;
                int more3;
                unsigned int t;
                do {
                    unsigned int j_s = 0u;
                    __m256 sum_v0 = t_v;
                    __m256 sum_v1 = t_v;
                    __m256 sum_v2 = t_v;
                    __m256 sum_v3 = t_v;
                    int more4;
                    unsigned int t2;
                    do {
                        const __m256 x_v0 =
                            _mm256_i32gather_ps(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s), t2_v0, 4);
                        const __m256 x_v1 =
                            _mm256_i32gather_ps(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s), t2_v1, 4);
                        const __m256 x_v2 =
                            _mm256_i32gather_ps(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s), t2_v2, 4);
                        const __m256 x_v3 =
                            _mm256_i32gather_ps(x + (long)(64UL * k2) + (long)(int)(8u * i_s + j_s), t2_v3, 4);
                        const float c_s = c[(long)(int)(8u * u_s2 + j_s)];
                        const __m256 t5_v = _mm256_set1_ps(c_s);
                        const __m256 t3_v0 = _mm256_mul_ps(x_v0, t5_v);
                        const __m256 t3_v1 = _mm256_mul_ps(x_v1, t5_v);
                        const __m256 t3_v2 = _mm256_mul_ps(x_v2, t5_v);
                        const __m256 t3_v3 = _mm256_mul_ps(x_v3, t5_v);
                        const __m256 sum2_v0 = _mm256_add_ps(sum_v0, t3_v0);
                        const __m256 sum2_v1 = _mm256_add_ps(sum_v1, t3_v1);
                        const __m256 sum2_v2 = _mm256_add_ps(sum_v2, t3_v2);
                        const __m256 sum2_v3 = _mm256_add_ps(sum_v3, t3_v3);
                        const unsigned int t3 = j_s + 1u;
                        more4 = (int)t3 < 8;
                        j_s = t3;
                        sum_v0 = sum2_v0;
                        sum_v1 = sum2_v1;
                        sum_v2 = sum2_v2;
                        sum_v3 = sum2_v3;
                    } while (more4);
                    _mm256_storeu_ps(half_lanes + (long)(int)(8u * i_s + u_s2) * 32, sum_v0);
                    _mm256_storeu_ps((half_lanes + (long)(int)(8u * i_s + u_s2) * 32) + 8, sum_v1);
                    _mm256_storeu_ps((half_lanes + (long)(int)(8u * i_s + u_s2) * 32) + 16, sum_v2);
                    _mm256_storeu_ps((half_lanes + (long)(int)(8u * i_s + u_s2) * 32) + 24, sum_v3);
                    t2 = u_s2 + 1u;
                    more3 = (int)t2 < 8;
                    u_s2 = t2;
                } while (more3);
                t = i_s + 1u;
                more = (int)t < 8;
                i_s = t;
            } while (more);
            u_s = 0u;
            do {
                unsigned int j_s2 = 0u;
                int more5;
                unsigned int t4;
                do {
                    unsigned int i_s2 = 0u;
                    __m256 sum3_v0 = t_v;
                    __m256 sum3_v1 = t_v;
                    __m256 sum3_v2 = t_v;
                    __m256 sum3_v3 = t_v;
                    int more6;
                    vcc_i32x8 t6_v;
                    vcc_i32x8 t7_v;
                    vcc_i32x8 t8_v;
                    vcc_i32x8 t9_v;
                    unsigned int t5;
                    do {
                        const float c_s2 = c[(long)(int)(8u * u_s + i_s2)];
                        const __m256 half_v0 =
                            _mm256_loadu_ps(half_lanes + (long)(int)(8u * i_s2 + j_s2) * 32);
                        const __m256 half_v1 =
                            _mm256_loadu_ps((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 32) + 8);
                        const __m256 half_v2 =
                            _mm256_loadu_ps((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 32) + 16);
                        const __m256 half_v3 =
                            _mm256_loadu_ps((half_lanes + (long)(int)(8u * i_s2 + j_s2) * 32) + 24);
                        const __m256 t10_v = _mm256_set1_ps(c_s2);
                        const __m256 t4_v0 = _mm256_mul_ps(t10_v, half_v0);
                        const __m256 t4_v1 = _mm256_mul_ps(t10_v, half_v1);
                        const __m256 t4_v2 = _mm256_mul_ps(t10_v, half_v2);
                        const __m256 t4_v3 = _mm256_mul_ps(t10_v, half_v3);
                        const __m256 sum4_v0 = _mm256_add_ps(sum3_v0, t4_v0);
                        const __m256 sum4_v1 = _mm256_add_ps(sum3_v1, t4_v1);
                        const __m256 sum4_v2 = _mm256_add_ps(sum3_v2, t4_v2);
                        const __m256 sum4_v3 = _mm256_add_ps(sum3_v3, t4_v3);
                        const unsigned int t6 = i_s2 + 1u;
                        more6 = (int)t6 < 8;
                        i_s2 = t6;
                        sum3_v0 = sum4_v0;
                        sum3_v1 = sum4_v1;
                        sum3_v2 = sum4_v2;
                        sum3_v3 = sum4_v3;
                    } while (more6);
                    t6_v = (vcc_i32x8)t2_v0;
                    t7_v = (vcc_i32x8)t2_v1;
                    t8_v = (vcc_i32x8)t2_v2;
                    t9_v = (vcc_i32x8)t2_v3;
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[0]] = sum3_v0[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[1]] = sum3_v0[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[2]] = sum3_v0[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[3]] = sum3_v0[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[4]] = sum3_v0[4];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[5]] = sum3_v0[5];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[6]] = sum3_v0[6];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t6_v[7]] = sum3_v0[7];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[0]] = sum3_v1[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[1]] = sum3_v1[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[2]] = sum3_v1[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[3]] = sum3_v1[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[4]] = sum3_v1[4];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[5]] = sum3_v1[5];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[6]] = sum3_v1[6];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t7_v[7]] = sum3_v1[7];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[0]] = sum3_v2[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[1]] = sum3_v2[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[2]] = sum3_v2[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[3]] = sum3_v2[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[4]] = sum3_v2[4];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[5]] = sum3_v2[5];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[6]] = sum3_v2[6];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t8_v[7]] = sum3_v2[7];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[0]] = sum3_v3[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[1]] = sum3_v3[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[2]] = sum3_v3[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[3]] = sum3_v3[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[4]] = sum3_v3[4];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[5]] = sum3_v3[5];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[6]] = sum3_v3[6];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s + j_s2))[t9_v[7]] = sum3_v3[7];
                    t5 = j_s2 + 1u;
                    more5 = (int)t5 < 8;
                    j_s2 = t5;
                } while (more5);
                t4 = u_s + 1u;
                more2 = (int)t4 < 8;
                u_s = t4;
            } while (more2);
        }
        t2_v = _mm256_set1_ps(0.0f);
        t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        t4_v = _mm256_slli_epi32(t3_v, 6);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            unsigned int i_s3 = 0u;
            int more7;
            unsigned int u_s3;
            int more8;
            do {
                unsigned int u_s4 = 0u;
                int more9;
                unsigned int t7;
                do {
                    unsigned int j_s3 = 0u;
                    __m256 sum_v = t2_v;
                    int more10;
                    unsigned int t8;
                    do {
                        const float c_s3 = c[(long)(int)(8u * u_s4 + j_s3)];
                        const __m256 x_v =
                            _mm256_i32gather_ps(x + (long)(64UL * k2) + (long)(int)(8u * i_s3 + j_s3), t4_v, 4);
                        const unsigned int t9 = j_s3 + 1u;
                        more10 = (int)t9 < 8;
                        j_s3 = t9;
                        sum_v = _mm256_add_ps(sum_v, _mm256_mul_ps(x_v, _mm256_set1_ps(c_s3)));
                    } while (more10);
                    _mm256_storeu_ps(half_lanes2 + (long)(int)(8u * i_s3 + u_s4) * 8, sum_v);
                    t8 = u_s4 + 1u;
                    more9 = (int)t8 < 8;
                    u_s4 = t8;
                } while (more9);
                t7 = i_s3 + 1u;
                more7 = (int)t7 < 8;
                i_s3 = t7;
            } while (more7);
            u_s3 = 0u;
            do {
                unsigned int j_s4 = 0u;
                int more11;
                unsigned int t10;
                do {
                    unsigned int i_s4 = 0u;
                    __m256 sum2_v = t2_v;
                    int more12;
                    vcc_i32x8 t11_v;
                    unsigned int t11;
                    do {
                        const float c_s4 = c[(long)(int)(8u * u_s3 + i_s4)];
                        const __m256 half_v =
                            _mm256_loadu_ps(half_lanes2 + (long)(int)(8u * i_s4 + j_s4) * 8);
                        const __m256 t12_v = _mm256_mul_ps(_mm256_set1_ps(c_s4), half_v);
                        const unsigned int t12 = i_s4 + 1u;
                        more12 = (int)t12 < 8;
                        i_s4 = t12;
                        sum2_v = _mm256_add_ps(sum2_v, t12_v);
                    } while (more12);
                    t11_v = (vcc_i32x8)t4_v;
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[0]] = sum2_v[0];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[1]] = sum2_v[1];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[2]] = sum2_v[2];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[3]] = sum2_v[3];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[4]] = sum2_v[4];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[5]] = sum2_v[5];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[6]] = sum2_v[6];
                    (d + (long)(64UL * k2) + (long)(int)(8u * u_s3 + j_s4))[t11_v[7]] = sum2_v[7];
                    t11 = j_s4 + 1u;
                    more11 = (int)t11 < 8;
                    j_s4 = t11;
                } while (more11);
                t10 = u_s3 + 1u;
                more8 = (int)t10 < 8;
                u_s3 = t10;
            } while (more8);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        dct_8x8_lane(x + 64 * k, c, d + 64 * k);
    }
}
