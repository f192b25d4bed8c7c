/* vcc 0.1.0 wrote this from haar_wavelet.c for avx2 */
/* kernel: int n | inout float a[16*n] restrict */
#pragma simd declare(linear(row: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
static void haar_wavelet_lane(float *row)
{
    float part[16];
    int length, i;
    for (length = 16; length > 1; length /= 2) {
        int half = length / 2;
        for (i = 0; i < half; i++) {
            part[i] = (row[2 * i] + row[2 * i + 1]) * 0.70710678f;
            part[half + i] = (row[2 * i] - row[2 * i + 1]) * 0.70710678f;
        }
        /* vcc: line 13: 8 lanes x 2, then 4, avx2 */
        i = 0;
        if (length >= 4) {
            const unsigned long end = (unsigned long)length & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                const __m256 part_v0 = _mm256_loadu_ps(part + k2);
                const __m256 part_v1 = _mm256_loadu_ps(part + k2 + 8);
                _mm256_storeu_ps(row + k2, part_v0);
                _mm256_storeu_ps(row + k2 + 8, part_v1);
            }
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                _mm_storeu_ps(row + k2, _mm_loadu_ps(part + k2));
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < length; i++) {
            __asm__ __volatile__("");
            row[i] = part[i];
        }
    }
}

__attribute__((__target__("avx2")))
void haar_wavelet(int n, float *a)
{
    int k;
    /* vcc: line 22: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 4);
        const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 4);
        const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 4);
        const __m256 t_v = _mm256_set1_ps(0.70710677f);
        float part_lanes[512] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        __m256i t2_v;
        __m256i t3_v;
        __m256 t4_v;
        float part_lanes2[128] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            float *const a_s = a + (long)(16UL * k2);
            unsigned int length_s = 16u;
            int more;
            do {
                const int t = (int)length_s / 2;
                int t2;
                if (0 < t) {
                    unsigned int i_s = 0u;
                    int more2;
                    do {
                        const __m256 a_v0 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v0, 4);
                        const __m256 a_v1 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v1, 4);
                        const __m256 a_v2 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v2, 4);
                        const __m256 a_v3 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v3, 4);
                        const __m256 a2_v0 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v0, 4);
                        const __m256 a2_v1 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v1, 4);
                        const __m256 a2_v2 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v2, 4);
                        const __m256 a2_v3 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v3, 4);
                        const __m256 t3_v0 = _mm256_add_ps(a_v0, a2_v0);
                        const __m256 t3_v1 = _mm256_add_ps(a_v1, a2_v1);
                        const __m256 t3_v2 = _mm256_add_ps(a_v2, a2_v2);
                        const __m256 t3_v3 = _mm256_add_ps(a_v3, a2_v3);
                        const __m256 t4_v0 = _mm256_mul_ps(t3_v0, t_v);
                        const __m256 t4_v1 = _mm256_mul_ps(t3_v1, t_v);
                        const __m256 t4_v2 = _mm256_mul_ps(t3_v2, t_v);
                        const __m256 t4_v3 = _mm256_mul_ps(t3_v3, t_v);
                        __m256 a3_v0;
                        __m256 a3_v1;
                        __m256 a3_v2;
                        __m256 a3_v3;
                        __m256 a4_v0;
                        __m256 a4_v1;
                        __m256 a4_v2;
                        __m256 a4_v3;
                        __m256 t5_v0;
                        __m256 t5_v1;
                        __m256 t5_v2;
                        __m256 t5_v3;
                        __m256 t6_v0;
                        __m256 t6_v1;
                        __m256 t6_v2;
                        __m256 t6_v3;
                        unsigned int t3;
                        _mm256_storeu_ps(part_lanes + (long)(int)i_s * 32, t4_v0);
                        _mm256_storeu_ps((part_lanes + (long)(int)i_s * 32) + 8, t4_v1);
                        _mm256_storeu_ps((part_lanes + (long)(int)i_s * 32) + 16, t4_v2);
                        _mm256_storeu_ps((part_lanes + (long)(int)i_s * 32) + 24, t4_v3);
                        a3_v0 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v0, 4);
                        a3_v1 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v1, 4);
                        a3_v2 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v2, 4);
                        a3_v3 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v3, 4);
                        a4_v0 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v0, 4);
                        a4_v1 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v1, 4);
                        a4_v2 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v2, 4);
                        a4_v3 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v3, 4);
                        t5_v0 = _mm256_sub_ps(a3_v0, a4_v0);
                        t5_v1 = _mm256_sub_ps(a3_v1, a4_v1);
                        t5_v2 = _mm256_sub_ps(a3_v2, a4_v2);
                        t5_v3 = _mm256_sub_ps(a3_v3, a4_v3);
                        t6_v0 = _mm256_mul_ps(t5_v0, t_v);
                        t6_v1 = _mm256_mul_ps(t5_v1, t_v);
                        t6_v2 = _mm256_mul_ps(t5_v2, t_v);
                        t6_v3 = _mm256_mul_ps(t5_v3, t_v);
                        _mm256_storeu_ps(part_lanes + (long)(int)((unsigned int)t + i_s) * 32,
                            t6_v0);
                        _mm256_storeu_ps((part_lanes + (long)(int)((unsigned int)t + i_s) * 32) + 8, t6_v1);
                        _mm256_storeu_ps((part_lanes + (long)(int)((unsigned int)t + i_s) * 32) + 16, t6_v2);
                        _mm256_storeu_ps((part_lanes + (long)(int)((unsigned int)t + i_s) * 32) + 24, t6_v3);
                        t3 = i_s + 1u;
                        more2 = (int)t3 < t;
                        i_s = t3;
                    } while (more2);
                }
                if (0 < (int)length_s) {
                    unsigned int i_s2 = 0u;
                    int more3;
                    do {
                        const __m256 part_v0 = _mm256_loadu_ps(part_lanes + (long)(int)i_s2 * 32);
                        const __m256 part_v1 =
                            _mm256_loadu_ps((part_lanes + (long)(int)i_s2 * 32) + 8);
                        const __m256 part_v2 =
                            _mm256_loadu_ps((part_lanes + (long)(int)i_s2 * 32) + 16);
                        const __m256 part_v3 =
                            _mm256_loadu_ps((part_lanes + (long)(int)i_s2 * 32) + 24);
                        const vcc_i32x8 t5_v = (vcc_i32x8)t2_v0;
                        const vcc_i32x8 t6_v = (vcc_i32x8)t2_v1;
                        const vcc_i32x8 t7_v = (vcc_i32x8)t2_v2;
                        const vcc_i32x8 t8_v = (vcc_i32x8)t2_v3;
                        unsigned int t4;
                        (a_s + (long)(int)i_s2)[t5_v[0]] = part_v0[0];
                        (a_s + (long)(int)i_s2)[t5_v[1]] = part_v0[1];
                        (a_s + (long)(int)i_s2)[t5_v[2]] = part_v0[2];
                        (a_s + (long)(int)i_s2)[t5_v[3]] = part_v0[3];
                        (a_s + (long)(int)i_s2)[t5_v[4]] = part_v0[4];
                        (a_s + (long)(int)i_s2)[t5_v[5]] = part_v0[5];
                        (a_s + (long)(int)i_s2)[t5_v[6]] = part_v0[6];
                        (a_s + (long)(int)i_s2)[t5_v[7]] = part_v0[7];
                        (a_s + (long)(int)i_s2)[t6_v[0]] = part_v1[0];
                        (a_s + (long)(int)i_s2)[t6_v[1]] = part_v1[1];
                        (a_s + (long)(int)i_s2)[t6_v[2]] = part_v1[2];
                        (a_s + (long)(int)i_s2)[t6_v[3]] = part_v1[3];
                        (a_s + (long)(int)i_s2)[t6_v[4]] = part_v1[4];
                        (a_s + (long)(int)i_s2)[t6_v[5]] = part_v1[5];
                        (a_s + (long)(int)i_s2)[t6_v[6]] = part_v1[6];
                        (a_s + (long)(int)i_s2)[t6_v[7]] = part_v1[7];
                        (a_s + (long)(int)i_s2)[t7_v[0]] = part_v2[0];
                        (a_s + (long)(int)i_s2)[t7_v[1]] = part_v2[1];
                        (a_s + (long)(int)i_s2)[t7_v[2]] = part_v2[2];
                        (a_s + (long)(int)i_s2)[t7_v[3]] = part_v2[3];
                        (a_s + (long)(int)i_s2)[t7_v[4]] = part_v2[4];
                        (a_s + (long)(int)i_s2)[t7_v[5]] = part_v2[5];
                        (a_s + (long)(int)i_s2)[t7_v[6]] = part_v2[6];
                        (a_s + (long)(int)i_s2)[t7_v[7]] = part_v2[7];
                        (a_s + (long)(int)i_s2)[t8_v[0]] = part_v3[0];
                        (a_s + (long)(int)i_s2)[t8_v[1]] = part_v3[1];
                        (a_s + (long)(int)i_s2)[t8_v[2]] = part_v3[2];
                        (a_s + (long)(int)i_s2)[t8_v[3]] = part_v3[3];
                        (a_s + (long)(int)i_s2)[t8_v[4]] = part_v3[4];
                        (a_s + (long)(int)i_s2)[t8_v[5]] = part_v3[5];
                        (a_s + (long)(int)i_s2)[t8_v[6]] = part_v3[6];
                        (a_s + (long)(int)i_s2)[t8_v[7]] = part_v3[7];
                        t4 = i_s2 + 1u;
                        more3 = (int)t4 < (int)length_s;
                        i_s2 = t4;
                    } while (more3);
                }
                t2 = (int)length_s / 2;
                more = t2 > 1;
                length_s = (unsigned int)t2;
            } while (more);
        }
        t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        t3_v = _mm256_slli_epi32(t2_v, 4);
        t4_v = _mm256_set1_ps(0.70710677f);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            float *const a_s2 = a + (long)(16UL * k2);
            unsigned int length_s2 = 16u;
            int more4;
            do {
                const int t5 = (int)length_s2 / 2;
                int t6;
                if (0 < t5) {
                    unsigned int i_s3 = 0u;
                    int more5;
                    do {
                        const __m256 a_v =
                            _mm256_i32gather_ps(a_s2 + (long)(int)(2u * i_s3), t3_v, 4);
                        const __m256 a2_v =
                            _mm256_i32gather_ps(a_s2 + (long)(int)(2u * i_s3 + 1u), t3_v, 4);
                        const __m256 t9_v = _mm256_mul_ps(_mm256_add_ps(a_v, a2_v), t4_v);
                        __m256 a3_v;
                        __m256 a4_v;
                        __m256 t10_v;
                        unsigned int t7;
                        _mm256_storeu_ps(part_lanes2 + (long)(int)i_s3 * 8, t9_v);
                        a3_v = _mm256_i32gather_ps(a_s2 + (long)(int)(2u * i_s3), t3_v, 4);
                        a4_v = _mm256_i32gather_ps(a_s2 + (long)(int)(2u * i_s3 + 1u), t3_v, 4);
                        t10_v = _mm256_mul_ps(_mm256_sub_ps(a3_v, a4_v), t4_v);
                        _mm256_storeu_ps(part_lanes2 + (long)(int)((unsigned int)t5 + i_s3) * 8,
                            t10_v);
                        t7 = i_s3 + 1u;
                        more5 = (int)t7 < t5;
                        i_s3 = t7;
                    } while (more5);
                }
                if (0 < (int)length_s2) {
                    unsigned int i_s4 = 0u;
                    int more6;
                    do {
                        const __m256 part_v = _mm256_loadu_ps(part_lanes2 + (long)(int)i_s4 * 8);
                        const vcc_i32x8 t11_v = (vcc_i32x8)t3_v;
                        unsigned int t8;
                        (a_s2 + (long)(int)i_s4)[t11_v[0]] = part_v[0];
                        (a_s2 + (long)(int)i_s4)[t11_v[1]] = part_v[1];
                        (a_s2 + (long)(int)i_s4)[t11_v[2]] = part_v[2];
                        (a_s2 + (long)(int)i_s4)[t11_v[3]] = part_v[3];
                        (a_s2 + (long)(int)i_s4)[t11_v[4]] = part_v[4];
                        (a_s2 + (long)(int)i_s4)[t11_v[5]] = part_v[5];
                        (a_s2 + (long)(int)i_s4)[t11_v[6]] = part_v[6];
                        (a_s2 + (long)(int)i_s4)[t11_v[7]] = part_v[7];
                        t8 = i_s4 + 1u;
                        more6 = (int)t8 < (int)length_s2;
                        i_s4 = t8;
                    } while (more6);
                }
                t6 = (int)length_s2 / 2;
                more4 = t6 > 1;
                length_s2 = (unsigned int)t6;
            } while (more4);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        haar_wavelet_lane(a + 16 * k);
    }
}
