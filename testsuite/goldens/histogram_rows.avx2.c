/* vcc 0.1.0 wrote this from histogram_rows.c for avx2 */
/* kernel: int n | in u8 x[32*n] | out u32 h[16*n] restrict */
/* A histogram of each row of 32. */
#pragma simd declare(linear(x: 32, h: 16))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
static void histogram_rows_lane(const unsigned char *x, unsigned *h)
{
    unsigned count[16];
    int i;
    /* vcc: line 8: 8 lanes x 2, avx2 */
    i = 0;
    {
        const __m256i count_new_v = _mm256_set1_epi32((int)(0));
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            _mm256_storeu_si256((void *)(count + k2), count_new_v);
            _mm256_storeu_si256((void *)(count + k2 + 8), count_new_v);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        count[i] = 0;
    }
    for (i = 0; i < 32; i++)
        count[x[i] >> 4]++;
    /* vcc: line 12: 8 lanes x 2, avx2 */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const __m256i count_v0 = _mm256_loadu_si256((const void *)(count + k2));
            const __m256i count_v1 = _mm256_loadu_si256((const void *)(count + k2 + 8));
            _mm256_storeu_si256((void *)(h + k2), count_v0);
            _mm256_storeu_si256((void *)(h + k2 + 8), count_v1);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        h[i] = count[i];
    }
}

__attribute__((__target__("avx2")))
void histogram_rows(int n, const unsigned char *x, unsigned *h)
{
    int k;
    /* vcc: line 20: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        int count_lanes[512] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 5);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 5);
        const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 5);
        const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 5);
        const __m256i t2_v = _mm256_set1_epi32((int)(1));
        const __m256i t3_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t3_v1 = _mm256_slli_epi32(t_v1, 4);
        const __m256i t3_v2 = _mm256_slli_epi32(t_v2, 4);
        const __m256i t3_v3 = _mm256_slli_epi32(t_v3, 4);
        unsigned long k2;
        __m256i t3_v;
        int count_lanes2[128] __attribute__((__aligned__(64))) = {0};
        __m256i t4_v;
        __m256i t5_v;
        __m256i t6_v;
        __m256i t7_v;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned int i_s = 0u;
            int more;
            unsigned int i_s2;
            int more2;
            unsigned int i_s3;
            int more3;
            do {
                unsigned int t;
                _mm256_storeu_si256((void *)(count_lanes + (long)(int)i_s * 32), t_v);
                _mm256_storeu_si256((void *)((count_lanes + (long)(int)i_s * 32) + 8), t_v);
                _mm256_storeu_si256((void *)((count_lanes + (long)(int)i_s * 32) + 16), t_v);
                _mm256_storeu_si256((void *)((count_lanes + (long)(int)i_s * 32) + 24), t_v);
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            i_s2 = 0u;
            do {
                const vcc_i32x8 x_v = (vcc_i32x8)t2_v0;
                const vcc_i32x8 x2_v = (vcc_i32x8)t2_v1;
                const vcc_i32x8 x3_v = (vcc_i32x8)t2_v2;
                const vcc_i32x8 x4_v = (vcc_i32x8)t2_v3;
                const __m256i x5_v =
                    _mm256_set_epi8((char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[7]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[6]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[5]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[4]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[3]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[2]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[1]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x4_v[0]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[7]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[6]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[5]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[4]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[3]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[2]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[1]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x3_v[0]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[7]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[6]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[5]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[4]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[3]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[2]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[1]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[0]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[7]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[6]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[5]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[4]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[3]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[2]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[1]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x_v[0]]);
                const __m128i t8_v = _mm256_castsi256_si128(x5_v);
                const __m128i t9_v = _mm256_extracti128_si256(x5_v, 1);
                const __m256i t4_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(x5_v));
                const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t8_v, 8));
                const __m256i t4_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(x5_v, 1));
                const __m256i t4_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t9_v, 8));
                const __m256i t5_v0 = _mm256_srai_epi32(t4_v0, 4);
                const __m256i t5_v1 = _mm256_srai_epi32(t4_v1, 4);
                const __m256i t5_v2 = _mm256_srai_epi32(t4_v2, 4);
                const __m256i t5_v3 = _mm256_srai_epi32(t4_v3, 4);
                const __m256i t6_v0 = _mm256_slli_epi32(t5_v0, 5);
                const __m256i t6_v1 = _mm256_slli_epi32(t5_v1, 5);
                const __m256i t6_v2 = _mm256_slli_epi32(t5_v2, 5);
                const __m256i t6_v3 = _mm256_slli_epi32(t5_v3, 5);
                const __m256i t7_v0 = _mm256_add_epi32(t6_v0, t_v0);
                const __m256i t7_v1 = _mm256_add_epi32(t6_v1, t_v1);
                const __m256i t7_v2 = _mm256_add_epi32(t6_v2, t_v2);
                const __m256i t7_v3 = _mm256_add_epi32(t6_v3, t_v3);
                const __m256i count_v0 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v0, 4);
                const __m256i count_v1 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v1, 4);
                const __m256i count_v2 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v2, 4);
                const __m256i count_v3 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v3, 4);
                const __m256i t8_v0 = _mm256_add_epi32(count_v0, t2_v);
                const __m256i t8_v1 = _mm256_add_epi32(count_v1, t2_v);
                const __m256i t8_v2 = _mm256_add_epi32(count_v2, t2_v);
                const __m256i t8_v3 = _mm256_add_epi32(count_v3, t2_v);
                const __m256i t9_v0 = _mm256_slli_epi32(t5_v0, 5);
                const __m256i t9_v1 = _mm256_slli_epi32(t5_v1, 5);
                const __m256i t9_v2 = _mm256_slli_epi32(t5_v2, 5);
                const __m256i t9_v3 = _mm256_slli_epi32(t5_v3, 5);
                const __m256i t10_v0 = _mm256_add_epi32(t9_v0, t_v0);
                const __m256i t10_v1 = _mm256_add_epi32(t9_v1, t_v1);
                const __m256i t10_v2 = _mm256_add_epi32(t9_v2, t_v2);
                const __m256i t10_v3 = _mm256_add_epi32(t9_v3, t_v3);
                vcc_i32 *const t10_v = (vcc_i32 *)(void *)(count_lanes);
                const vcc_i32x8 t11_v = (vcc_i32x8)t10_v0;
                const vcc_i32x8 t12_v = (vcc_i32x8)t10_v1;
                const vcc_i32x8 t13_v = (vcc_i32x8)t10_v2;
                const vcc_i32x8 t14_v = (vcc_i32x8)t10_v3;
                const vcc_i32x8 t15_v = (vcc_i32x8)t8_v0;
                const vcc_i32x8 t16_v = (vcc_i32x8)t8_v1;
                const vcc_i32x8 t17_v = (vcc_i32x8)t8_v2;
                const vcc_i32x8 t18_v = (vcc_i32x8)t8_v3;
                unsigned int t2;
                t10_v[t11_v[0]] = t15_v[0];
                t10_v[t11_v[1]] = t15_v[1];
                t10_v[t11_v[2]] = t15_v[2];
                t10_v[t11_v[3]] = t15_v[3];
                t10_v[t11_v[4]] = t15_v[4];
                t10_v[t11_v[5]] = t15_v[5];
                t10_v[t11_v[6]] = t15_v[6];
                t10_v[t11_v[7]] = t15_v[7];
                t10_v[t12_v[0]] = t16_v[0];
                t10_v[t12_v[1]] = t16_v[1];
                t10_v[t12_v[2]] = t16_v[2];
                t10_v[t12_v[3]] = t16_v[3];
                t10_v[t12_v[4]] = t16_v[4];
                t10_v[t12_v[5]] = t16_v[5];
                t10_v[t12_v[6]] = t16_v[6];
                t10_v[t12_v[7]] = t16_v[7];
                t10_v[t13_v[0]] = t17_v[0];
                t10_v[t13_v[1]] = t17_v[1];
                t10_v[t13_v[2]] = t17_v[2];
                t10_v[t13_v[3]] = t17_v[3];
                t10_v[t13_v[4]] = t17_v[4];
                t10_v[t13_v[5]] = t17_v[5];
                t10_v[t13_v[6]] = t17_v[6];
                t10_v[t13_v[7]] = t17_v[7];
                t10_v[t14_v[0]] = t18_v[0];
                t10_v[t14_v[1]] = t18_v[1];
                t10_v[t14_v[2]] = t18_v[2];
                t10_v[t14_v[3]] = t18_v[3];
                t10_v[t14_v[4]] = t18_v[4];
                t10_v[t14_v[5]] = t18_v[5];
                t10_v[t14_v[6]] = t18_v[6];
                t10_v[t14_v[7]] = t18_v[7];
                t2 = i_s2 + 1u;
                more2 = (int)t2 < 32;
                i_s2 = t2;
            } while (more2);
            i_s3 = 0u;
            do {
                const __m256i count2_v0 =
                    _mm256_loadu_si256((const void *)(count_lanes + (long)(int)i_s3 * 32));
                const __m256i count2_v1 =
                    _mm256_loadu_si256((const void *)((count_lanes + (long)(int)i_s3 * 32) + 8));
                const __m256i count2_v2 =
                    _mm256_loadu_si256((const void *)((count_lanes + (long)(int)i_s3 * 32) + 16));
                const __m256i count2_v3 =
                    _mm256_loadu_si256((const void *)((count_lanes + (long)(int)i_s3 * 32) + 24));
                vcc_i32 *const t19_v = (vcc_i32 *)(void *)(h + (long)(16UL * k2) + (long)(int)i_s3);
                const vcc_i32x8 t20_v = (vcc_i32x8)t3_v0;
                const vcc_i32x8 t21_v = (vcc_i32x8)t3_v1;
                const vcc_i32x8 t22_v = (vcc_i32x8)t3_v2;
                const vcc_i32x8 t23_v = (vcc_i32x8)t3_v3;
                const vcc_i32x8 t24_v = (vcc_i32x8)count2_v0;
                const vcc_i32x8 t25_v = (vcc_i32x8)count2_v1;
                const vcc_i32x8 t26_v = (vcc_i32x8)count2_v2;
                const vcc_i32x8 t27_v = (vcc_i32x8)count2_v3;
                unsigned int t3;
                t19_v[t20_v[0]] = t24_v[0];
                t19_v[t20_v[1]] = t24_v[1];
                t19_v[t20_v[2]] = t24_v[2];
                t19_v[t20_v[3]] = t24_v[3];
                t19_v[t20_v[4]] = t24_v[4];
                t19_v[t20_v[5]] = t24_v[5];
                t19_v[t20_v[6]] = t24_v[6];
                t19_v[t20_v[7]] = t24_v[7];
                t19_v[t21_v[0]] = t25_v[0];
                t19_v[t21_v[1]] = t25_v[1];
                t19_v[t21_v[2]] = t25_v[2];
                t19_v[t21_v[3]] = t25_v[3];
                t19_v[t21_v[4]] = t25_v[4];
                t19_v[t21_v[5]] = t25_v[5];
                t19_v[t21_v[6]] = t25_v[6];
                t19_v[t21_v[7]] = t25_v[7];
                t19_v[t22_v[0]] = t26_v[0];
                t19_v[t22_v[1]] = t26_v[1];
                t19_v[t22_v[2]] = t26_v[2];
                t19_v[t22_v[3]] = t26_v[3];
                t19_v[t22_v[4]] = t26_v[4];
                t19_v[t22_v[5]] = t26_v[5];
                t19_v[t22_v[6]] = t26_v[6];
                t19_v[t22_v[7]] = t26_v[7];
                t19_v[t23_v[0]] = t27_v[0];
                t19_v[t23_v[1]] = t27_v[1];
                t19_v[t23_v[2]] = t27_v[2];
                t19_v[t23_v[3]] = t27_v[3];
                t19_v[t23_v[4]] = t27_v[4];
                t19_v[t23_v[5]] = t27_v[5];
                t19_v[t23_v[6]] = t27_v[6];
                t19_v[t23_v[7]] = t27_v[7];
                t3 = i_s3 + 1u;
                more3 = (int)t3 < 16;
                i_s3 = t3;
            } while (more3);
        }
        t3_v = _mm256_set1_epi32((int)(0));
        t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        t5_v = _mm256_slli_epi32(t4_v, 5);
        t6_v = _mm256_set1_epi32((int)(1));
        t7_v = _mm256_slli_epi32(t4_v, 4);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            unsigned int i_s4 = 0u;
            int more4;
            unsigned int i_s5;
            int more5;
            unsigned int i_s6;
            int more6;
            do {
                unsigned int t4;
                _mm256_storeu_si256((void *)(count_lanes2 + (long)(int)i_s4 * 8), t3_v);
                t4 = i_s4 + 1u;
                more4 = (int)t4 < 16;
                i_s4 = t4;
            } while (more4);
            i_s5 = 0u;
            do {
                const vcc_i32x8 x6_v = (vcc_i32x8)t5_v;
                const __m128i x7_v =
                    _mm_set_epi8(0, 0, 0, 0, 0, 0, 0, 0,
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[7]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[6]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[5]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[4]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[3]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[2]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[1]],
                    (char)(x + (long)(32UL * k2) + (long)(int)i_s5)[x6_v[0]]);
                const __m256i t28_v = _mm256_srai_epi32(_mm256_cvtepu8_epi32(x7_v), 4);
                const __m256i t29_v = _mm256_add_epi32(_mm256_slli_epi32(t28_v, 3), t4_v);
                const __m256i count_v =
                    _mm256_i32gather_epi32((const void *)(count_lanes2), t29_v, 4);
                vcc_i32 *const t30_v = (vcc_i32 *)(void *)(count_lanes2);
                const vcc_i32x8 t31_v =
                    (vcc_i32x8)_mm256_add_epi32(_mm256_slli_epi32(t28_v, 3), t4_v);
                const vcc_i32x8 t32_v = (vcc_i32x8)_mm256_add_epi32(count_v, t6_v);
                unsigned int t5;
                t30_v[t31_v[0]] = t32_v[0];
                t30_v[t31_v[1]] = t32_v[1];
                t30_v[t31_v[2]] = t32_v[2];
                t30_v[t31_v[3]] = t32_v[3];
                t30_v[t31_v[4]] = t32_v[4];
                t30_v[t31_v[5]] = t32_v[5];
                t30_v[t31_v[6]] = t32_v[6];
                t30_v[t31_v[7]] = t32_v[7];
                t5 = i_s5 + 1u;
                more5 = (int)t5 < 32;
                i_s5 = t5;
            } while (more5);
            i_s6 = 0u;
            do {
                const __m256i count2_v =
                    _mm256_loadu_si256((const void *)(count_lanes2 + (long)(int)i_s6 * 8));
                vcc_i32 *const t33_v = (vcc_i32 *)(void *)(h + (long)(16UL * k2) + (long)(int)i_s6);
                const vcc_i32x8 t34_v = (vcc_i32x8)t7_v;
                const vcc_i32x8 t35_v = (vcc_i32x8)count2_v;
                unsigned int t6;
                t33_v[t34_v[0]] = t35_v[0];
                t33_v[t34_v[1]] = t35_v[1];
                t33_v[t34_v[2]] = t35_v[2];
                t33_v[t34_v[3]] = t35_v[3];
                t33_v[t34_v[4]] = t35_v[4];
                t33_v[t34_v[5]] = t35_v[5];
                t33_v[t34_v[6]] = t35_v[6];
                t33_v[t34_v[7]] = t35_v[7];
                t6 = i_s6 + 1u;
                more6 = (int)t6 < 16;
                i_s6 = t6;
            } while (more6);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
}
