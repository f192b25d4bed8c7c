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
    /* vcc: line 20: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        int count_lanes[256] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 5);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 5);
        const __m256i t2_v = _mm256_set1_epi32((int)(1));
        const __m256i t3_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t3_v1 = _mm256_slli_epi32(t_v1, 4);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            unsigned int i_s = 0u;
            int more;
            unsigned int i_s2;
            int more2;
            unsigned int i_s3;
            int more3;
            do {
                unsigned int t;
                _mm256_storeu_si256((void *)(count_lanes + (long)(int)i_s * 16), t_v);
                _mm256_storeu_si256((void *)((count_lanes + (long)(int)i_s * 16) + 8), t_v);
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            i_s2 = 0u;
            do {
                const vcc_i32x8 x_v = (vcc_i32x8)t2_v0;
                const vcc_i32x8 x2_v = (vcc_i32x8)t2_v1;
                const __m128i x3_v =
                    _mm_set_epi8((char)(x + (long)(32UL * k2) + (long)(int)i_s2)[x2_v[7]],
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
                const __m256i t4_v0 = _mm256_cvtepu8_epi32(x3_v);
                const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(x3_v, 8));
                const __m256i t5_v0 = _mm256_srai_epi32(t4_v0, 4);
                const __m256i t5_v1 = _mm256_srai_epi32(t4_v1, 4);
                const __m256i t6_v0 = _mm256_slli_epi32(t5_v0, 4);
                const __m256i t6_v1 = _mm256_slli_epi32(t5_v1, 4);
                const __m256i t7_v0 = _mm256_add_epi32(t6_v0, t_v0);
                const __m256i t7_v1 = _mm256_add_epi32(t6_v1, t_v1);
                const __m256i count_v0 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v0, 4);
                const __m256i count_v1 =
                    _mm256_i32gather_epi32((const void *)(count_lanes), t7_v1, 4);
                const __m256i t8_v0 = _mm256_add_epi32(count_v0, t2_v);
                const __m256i t8_v1 = _mm256_add_epi32(count_v1, t2_v);
                const __m256i t9_v0 = _mm256_slli_epi32(t5_v0, 4);
                const __m256i t9_v1 = _mm256_slli_epi32(t5_v1, 4);
                const __m256i t10_v0 = _mm256_add_epi32(t9_v0, t_v0);
                const __m256i t10_v1 = _mm256_add_epi32(t9_v1, t_v1);
                vcc_i32 *const t3_v = (vcc_i32 *)(void *)(count_lanes);
                const vcc_i32x8 t4_v = (vcc_i32x8)t10_v0;
                const vcc_i32x8 t5_v = (vcc_i32x8)t10_v1;
                const vcc_i32x8 t6_v = (vcc_i32x8)t8_v0;
                const vcc_i32x8 t7_v = (vcc_i32x8)t8_v1;
                unsigned int t2;
                t3_v[t4_v[0]] = t6_v[0];
                t3_v[t4_v[1]] = t6_v[1];
                t3_v[t4_v[2]] = t6_v[2];
                t3_v[t4_v[3]] = t6_v[3];
                t3_v[t4_v[4]] = t6_v[4];
                t3_v[t4_v[5]] = t6_v[5];
                t3_v[t4_v[6]] = t6_v[6];
                t3_v[t4_v[7]] = t6_v[7];
                t3_v[t5_v[0]] = t7_v[0];
                t3_v[t5_v[1]] = t7_v[1];
                t3_v[t5_v[2]] = t7_v[2];
                t3_v[t5_v[3]] = t7_v[3];
                t3_v[t5_v[4]] = t7_v[4];
                t3_v[t5_v[5]] = t7_v[5];
                t3_v[t5_v[6]] = t7_v[6];
                t3_v[t5_v[7]] = t7_v[7];
                t2 = i_s2 + 1u;
                more2 = (int)t2 < 32;
                i_s2 = t2;
            } while (more2);
            i_s3 = 0u;
            do {
                const __m256i count2_v0 =
                    _mm256_loadu_si256((const void *)(count_lanes + (long)(int)i_s3 * 16));
                const __m256i count2_v1 =
                    _mm256_loadu_si256((const void *)((count_lanes + (long)(int)i_s3 * 16) + 8));
                vcc_i32 *const t8_v = (vcc_i32 *)(void *)(h + (long)(16UL * k2) + (long)(int)i_s3);
                const vcc_i32x8 t9_v = (vcc_i32x8)t3_v0;
                const vcc_i32x8 t10_v = (vcc_i32x8)t3_v1;
                const vcc_i32x8 t11_v = (vcc_i32x8)count2_v0;
                const vcc_i32x8 t12_v = (vcc_i32x8)count2_v1;
                unsigned int t3;
                t8_v[t9_v[0]] = t11_v[0];
                t8_v[t9_v[1]] = t11_v[1];
                t8_v[t9_v[2]] = t11_v[2];
                t8_v[t9_v[3]] = t11_v[3];
                t8_v[t9_v[4]] = t11_v[4];
                t8_v[t9_v[5]] = t11_v[5];
                t8_v[t9_v[6]] = t11_v[6];
                t8_v[t9_v[7]] = t11_v[7];
                t8_v[t10_v[0]] = t12_v[0];
                t8_v[t10_v[1]] = t12_v[1];
                t8_v[t10_v[2]] = t12_v[2];
                t8_v[t10_v[3]] = t12_v[3];
                t8_v[t10_v[4]] = t12_v[4];
                t8_v[t10_v[5]] = t12_v[5];
                t8_v[t10_v[6]] = t12_v[6];
                t8_v[t10_v[7]] = t12_v[7];
                t3 = i_s3 + 1u;
                more3 = (int)t3 < 16;
                i_s3 = t3;
            } while (more3);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        histogram_rows_lane(x + 32 * k, h + 16 * k);
    }
}
