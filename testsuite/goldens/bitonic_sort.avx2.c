/* vcc 0.1.0 wrote this from bitonic_sort.c for avx2 */
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
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
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
    /* vcc: line 7: 8 lanes x 2, avx2 */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const __m256i row_v0 = _mm256_loadu_si256((const void *)(row + k2));
            const __m256i row_v1 = _mm256_loadu_si256((const void *)(row + k2 + 8));
            _mm256_storeu_si256((void *)(v + k2), row_v0);
            _mm256_storeu_si256((void *)(v + k2 + 8), row_v1);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        v[i] = row[i];
    }
    for (size = 2; size <= 16; size *= 2)
        for (step = size / 2; step > 0; step /= 2)
            for (i = 0; i < 16; i++) {
                int j = i ^ step;
                if (j > i) {
                    int x = v[i], y = v[j];
                    if ((x > y) == ((i & size) == 0)) {
                        v[i] = y;
                        v[j] = x;
                    }
                }
            }
    /* vcc: line 21: 8 lanes x 2, avx2 */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            const __m256i v_v0 = _mm256_loadu_si256((const void *)(v + k2));
            const __m256i v_v1 = _mm256_loadu_si256((const void *)(v + k2 + 8));
            _mm256_storeu_si256((void *)(row + k2), v_v0);
            _mm256_storeu_si256((void *)(row + k2 + 8), v_v1);
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        __asm__ __volatile__("");
        row[i] = v[i];
    }
}

__attribute__((__target__("avx2")))
void bitonic_sort(int n, int *a)
{
    int k;
    /* vcc: line 29: 32 lanes, then 8, avx2 */
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
        int v_lanes[512] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        __m256i t_v;
        __m256i t2_v;
        int v_lanes2[128] __attribute__((__aligned__(64))) = {0};
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            int *const a_s = a + (long)(16UL * k2);
            unsigned int i_s = 0u;
            int more;
            unsigned int size_s;
            int more2;
            unsigned int i_s2;
            int more3;
            do {
                const __m256i a_v0 =
                    _mm256_i32gather_epi32((const void *)(a_s + (long)(int)i_s), t2_v0, 4);
                const __m256i a_v1 =
                    _mm256_i32gather_epi32((const void *)(a_s + (long)(int)i_s), t2_v1, 4);
                const __m256i a_v2 =
                    _mm256_i32gather_epi32((const void *)(a_s + (long)(int)i_s), t2_v2, 4);
                const __m256i a_v3 =
                    _mm256_i32gather_epi32((const void *)(a_s + (long)(int)i_s), t2_v3, 4);
                unsigned int t;
                _mm256_storeu_si256((void *)(v_lanes + (long)(int)i_s * 32), a_v0);
                _mm256_storeu_si256((void *)((v_lanes + (long)(int)i_s * 32) + 8), a_v1);
                _mm256_storeu_si256((void *)((v_lanes + (long)(int)i_s * 32) + 16), a_v2);
                _mm256_storeu_si256((void *)((v_lanes + (long)(int)i_s * 32) + 24), a_v3);
                t = i_s + 1u;
                more = (int)t < 16;
                i_s = t;
            } while (more);
            size_s = 2u;
            do {
                const int t2 = (int)size_s / 2;
                unsigned int t3;
                if (t2 > 0) {
                    int step_s = t2;
                    int more4;
                    do {
                        unsigned int i_s3 = 0u;
                        int more5;
                        int t4;
                        do {
                            const unsigned int t5 = i_s3 ^ (unsigned int)step_s;
                            unsigned int t6;
                            if ((int)t5 > (int)i_s3) {
                                const __m256i v_v0 =
                                    _mm256_loadu_si256((const void *)(v_lanes + (long)(int)i_s3 * 32));
                                const __m256i v_v1 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s3 * 32) + 8));
                                const __m256i v_v2 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s3 * 32) + 16));
                                const __m256i v_v3 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s3 * 32) + 24));
                                const __m256i v2_v0 =
                                    _mm256_loadu_si256((const void *)(v_lanes + (long)(int)t5 * 32));
                                const __m256i v2_v1 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)t5 * 32) + 8));
                                const __m256i v2_v2 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)t5 * 32) + 16));
                                const __m256i v2_v3 =
                                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)t5 * 32) + 24));
                                const __m256i mask_v0 = _mm256_cmpgt_epi32(v_v0, v2_v0);
                                const __m256i mask_v1 = _mm256_cmpgt_epi32(v_v1, v2_v1);
                                const __m256i mask_v2 = _mm256_cmpgt_epi32(v_v2, v2_v2);
                                const __m256i mask_v3 = _mm256_cmpgt_epi32(v_v3, v2_v3);
                                const __m256i t3_v0 =
                                    _mm256_and_si256(mask_v0, _mm256_set1_epi32(1));
                                const __m256i t3_v1 =
                                    _mm256_and_si256(mask_v1, _mm256_set1_epi32(1));
                                const __m256i t3_v2 =
                                    _mm256_and_si256(mask_v2, _mm256_set1_epi32(1));
                                const __m256i t3_v3 =
                                    _mm256_and_si256(mask_v3, _mm256_set1_epi32(1));
                                const __m256i t3_v =
                                    _mm256_set1_epi32((int)((unsigned int)((i_s3 & size_s) == 0u)));
                                const __m256i mask2_v0 = _mm256_cmpeq_epi32(t3_v0, t3_v);
                                const __m256i mask2_v1 = _mm256_cmpeq_epi32(t3_v1, t3_v);
                                const __m256i mask2_v2 = _mm256_cmpeq_epi32(t3_v2, t3_v);
                                const __m256i mask2_v3 = _mm256_cmpeq_epi32(t3_v3, t3_v);
                                const __m256i any_v = _mm256_or_si256(mask2_v2, mask2_v3);
                                const __m256i any2_v =
                                    _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), any_v);
                                const int any = !_mm256_testz_si256(any2_v, any2_v);
                                if (any) {
                                    int *const v_lanes3 = v_lanes + (long)(int)i_s3 * 32;
                                    const __m256i t4_v0 =
                                        _mm256_loadu_si256((const void *)(v_lanes3));
                                    const __m256i t4_v1 =
                                        _mm256_loadu_si256((const void *)(v_lanes3 + 8));
                                    const __m256i t4_v2 =
                                        _mm256_loadu_si256((const void *)(v_lanes3 + 16));
                                    const __m256i t4_v3 =
                                        _mm256_loadu_si256((const void *)(v_lanes3 + 24));
                                    const __m256i t5_v0 =
                                        _mm256_blendv_epi8(t4_v0, v2_v0, mask2_v0);
                                    const __m256i t5_v1 =
                                        _mm256_blendv_epi8(t4_v1, v2_v1, mask2_v1);
                                    const __m256i t5_v2 =
                                        _mm256_blendv_epi8(t4_v2, v2_v2, mask2_v2);
                                    const __m256i t5_v3 =
                                        _mm256_blendv_epi8(t4_v3, v2_v3, mask2_v3);
                                    int *v_lanes4;
                                    __m256i t6_v0;
                                    __m256i t6_v1;
                                    __m256i t6_v2;
                                    __m256i t6_v3;
                                    __m256i t7_v0;
                                    __m256i t7_v1;
                                    __m256i t7_v2;
                                    __m256i t7_v3;
                                    _mm256_storeu_si256((void *)(v_lanes3), t5_v0);
                                    _mm256_storeu_si256((void *)(v_lanes3 + 8), t5_v1);
                                    _mm256_storeu_si256((void *)(v_lanes3 + 16), t5_v2);
                                    _mm256_storeu_si256((void *)(v_lanes3 + 24), t5_v3);
                                    v_lanes4 = v_lanes + (long)(int)t5 * 32;
                                    t6_v0 = _mm256_loadu_si256((const void *)(v_lanes4));
                                    t6_v1 = _mm256_loadu_si256((const void *)(v_lanes4 + 8));
                                    t6_v2 = _mm256_loadu_si256((const void *)(v_lanes4 + 16));
                                    t6_v3 = _mm256_loadu_si256((const void *)(v_lanes4 + 24));
                                    t7_v0 = _mm256_blendv_epi8(t6_v0, v_v0, mask2_v0);
                                    t7_v1 = _mm256_blendv_epi8(t6_v1, v_v1, mask2_v1);
                                    t7_v2 = _mm256_blendv_epi8(t6_v2, v_v2, mask2_v2);
                                    t7_v3 = _mm256_blendv_epi8(t6_v3, v_v3, mask2_v3);
                                    _mm256_storeu_si256((void *)(v_lanes4), t7_v0);
                                    _mm256_storeu_si256((void *)(v_lanes4 + 8), t7_v1);
                                    _mm256_storeu_si256((void *)(v_lanes4 + 16), t7_v2);
                                    _mm256_storeu_si256((void *)(v_lanes4 + 24), t7_v3);
                                }
                            }
                            t6 = i_s3 + 1u;
                            more5 = (int)t6 < 16;
                            i_s3 = t6;
                        } while (more5);
                        t4 = step_s / 2;
                        more4 = t4 > 0;
                        step_s = t4;
                    } while (more4);
                }
                t3 = size_s * 2u;
                more2 = (int)t3 <= 16;
                size_s = t3;
            } while (more2);
            i_s2 = 0u;
            do {
                const __m256i v3_v0 =
                    _mm256_loadu_si256((const void *)(v_lanes + (long)(int)i_s2 * 32));
                const __m256i v3_v1 =
                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s2 * 32) + 8));
                const __m256i v3_v2 =
                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s2 * 32) + 16));
                const __m256i v3_v3 =
                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s2 * 32) + 24));
                vcc_i32 *const t4_v = (vcc_i32 *)(void *)(a_s + (long)(int)i_s2);
                const vcc_i32x8 t5_v = (vcc_i32x8)t2_v0;
                const vcc_i32x8 t6_v = (vcc_i32x8)t2_v1;
                const vcc_i32x8 t7_v = (vcc_i32x8)t2_v2;
                const vcc_i32x8 t8_v = (vcc_i32x8)t2_v3;
                const vcc_i32x8 t9_v = (vcc_i32x8)v3_v0;
                const vcc_i32x8 t10_v = (vcc_i32x8)v3_v1;
                const vcc_i32x8 t11_v = (vcc_i32x8)v3_v2;
                const vcc_i32x8 t12_v = (vcc_i32x8)v3_v3;
                unsigned int t7;
                t4_v[t5_v[0]] = t9_v[0];
                t4_v[t5_v[1]] = t9_v[1];
                t4_v[t5_v[2]] = t9_v[2];
                t4_v[t5_v[3]] = t9_v[3];
                t4_v[t5_v[4]] = t9_v[4];
                t4_v[t5_v[5]] = t9_v[5];
                t4_v[t5_v[6]] = t9_v[6];
                t4_v[t5_v[7]] = t9_v[7];
                t4_v[t6_v[0]] = t10_v[0];
                t4_v[t6_v[1]] = t10_v[1];
                t4_v[t6_v[2]] = t10_v[2];
                t4_v[t6_v[3]] = t10_v[3];
                t4_v[t6_v[4]] = t10_v[4];
                t4_v[t6_v[5]] = t10_v[5];
                t4_v[t6_v[6]] = t10_v[6];
                t4_v[t6_v[7]] = t10_v[7];
                t4_v[t7_v[0]] = t11_v[0];
                t4_v[t7_v[1]] = t11_v[1];
                t4_v[t7_v[2]] = t11_v[2];
                t4_v[t7_v[3]] = t11_v[3];
                t4_v[t7_v[4]] = t11_v[4];
                t4_v[t7_v[5]] = t11_v[5];
                t4_v[t7_v[6]] = t11_v[6];
                t4_v[t7_v[7]] = t11_v[7];
                t4_v[t8_v[0]] = t12_v[0];
                t4_v[t8_v[1]] = t12_v[1];
                t4_v[t8_v[2]] = t12_v[2];
                t4_v[t8_v[3]] = t12_v[3];
                t4_v[t8_v[4]] = t12_v[4];
                t4_v[t8_v[5]] = t12_v[5];
                t4_v[t8_v[6]] = t12_v[6];
                t4_v[t8_v[7]] = t12_v[7];
                t7 = i_s2 + 1u;
                more3 = (int)t7 < 16;
                i_s2 = t7;
            } while (more3);
        }
        t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        t2_v = _mm256_slli_epi32(t_v, 4);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            int *const a_s2 = a + (long)(16UL * k2);
            unsigned int i_s4 = 0u;
            int more6;
            unsigned int size_s2;
            int more7;
            unsigned int i_s5;
            int more8;
            do {
                const __m256i a_v =
                    _mm256_i32gather_epi32((const void *)(a_s2 + (long)(int)i_s4), t2_v, 4);
                unsigned int t8;
                _mm256_storeu_si256((void *)(v_lanes2 + (long)(int)i_s4 * 8), a_v);
                t8 = i_s4 + 1u;
                more6 = (int)t8 < 16;
                i_s4 = t8;
            } while (more6);
            size_s2 = 2u;
            do {
                const int t9 = (int)size_s2 / 2;
                unsigned int t10;
                if (t9 > 0) {
                    int step_s2 = t9;
                    int more9;
                    do {
                        unsigned int i_s6 = 0u;
                        int more10;
                        int t11;
                        do {
                            const unsigned int t12 = i_s6 ^ (unsigned int)step_s2;
                            unsigned int t13;
                            if ((int)t12 > (int)i_s6) {
                                const __m256i v_v =
                                    _mm256_loadu_si256((const void *)(v_lanes2 + (long)(int)i_s6 * 8));
                                const __m256i v2_v =
                                    _mm256_loadu_si256((const void *)(v_lanes2 + (long)(int)t12 * 8));
                                const __m256i mask_v = _mm256_cmpgt_epi32(v_v, v2_v);
                                const __m256i t13_v =
                                    _mm256_and_si256(mask_v, _mm256_set1_epi32(1));
                                const __m256i t14_v =
                                    _mm256_set1_epi32((int)((unsigned int)((i_s6 & size_s2) == 0u)));
                                const __m256i mask2_v = _mm256_cmpeq_epi32(t13_v, t14_v);
                                if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                                    int *const v_lanes5 = v_lanes2 + (long)(int)i_s6 * 8;
                                    const __m256i t15_v =
                                        _mm256_loadu_si256((const void *)(v_lanes5));
                                    const __m256i t16_v = _mm256_blendv_epi8(t15_v, v2_v, mask2_v);
                                    int *v_lanes6;
                                    __m256i t17_v;
                                    __m256i t18_v;
                                    _mm256_storeu_si256((void *)(v_lanes5), t16_v);
                                    v_lanes6 = v_lanes2 + (long)(int)t12 * 8;
                                    t17_v = _mm256_loadu_si256((const void *)(v_lanes6));
                                    t18_v = _mm256_blendv_epi8(t17_v, v_v, mask2_v);
                                    _mm256_storeu_si256((void *)(v_lanes6), t18_v);
                                }
                            }
                            t13 = i_s6 + 1u;
                            more10 = (int)t13 < 16;
                            i_s6 = t13;
                        } while (more10);
                        t11 = step_s2 / 2;
                        more9 = t11 > 0;
                        step_s2 = t11;
                    } while (more9);
                }
                t10 = size_s2 * 2u;
                more7 = (int)t10 <= 16;
                size_s2 = t10;
            } while (more7);
            i_s5 = 0u;
            do {
                const __m256i v3_v =
                    _mm256_loadu_si256((const void *)(v_lanes2 + (long)(int)i_s5 * 8));
                vcc_i32 *const t19_v = (vcc_i32 *)(void *)(a_s2 + (long)(int)i_s5);
                const vcc_i32x8 t20_v = (vcc_i32x8)t2_v;
                const vcc_i32x8 t21_v = (vcc_i32x8)v3_v;
                unsigned int t14;
                t19_v[t20_v[0]] = t21_v[0];
                t19_v[t20_v[1]] = t21_v[1];
                t19_v[t20_v[2]] = t21_v[2];
                t19_v[t20_v[3]] = t21_v[3];
                t19_v[t20_v[4]] = t21_v[4];
                t19_v[t20_v[5]] = t21_v[5];
                t19_v[t20_v[6]] = t21_v[6];
                t19_v[t20_v[7]] = t21_v[7];
                t14 = i_s5 + 1u;
                more8 = (int)t14 < 16;
                i_s5 = t14;
            } while (more8);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        bitonic_sort_lane(a + 16 * k);
    }
}
