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
    /* vcc: line 29: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 4);
        int v_lanes[256] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
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
                unsigned int t;
                _mm256_storeu_si256((void *)(v_lanes + (long)(int)i_s * 16), a_v0);
                _mm256_storeu_si256((void *)((v_lanes + (long)(int)i_s * 16) + 8), a_v1);
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
                            const __m256i mask_v =
                                _mm256_set1_epi32((int)(((int)t5 > (int)i_s3) ? -1 : 0));
                            const __m256i t_v = _mm256_or_si256(mask_v, mask_v);
                            const int t6 = !_mm256_testz_si256(t_v, t_v);
                            const __m256i v_v0 =
                                _mm256_loadu_si256((const void *)(v_lanes + (t6 ? (long)(int)i_s3 : 0L) * 16));
                            const __m256i v_v1 =
                                _mm256_loadu_si256((const void *)((v_lanes + (t6 ? (long)(int)i_s3 : 0L) * 16) + 8));
                            const __m256i t2_v = _mm256_or_si256(mask_v, mask_v);
                            const int t7 = !_mm256_testz_si256(t2_v, t2_v);
                            const __m256i v2_v0 =
                                _mm256_loadu_si256((const void *)(v_lanes + (t7 ? (long)(int)t5 : 0L) * 16));
                            const __m256i v2_v1 =
                                _mm256_loadu_si256((const void *)((v_lanes + (t7 ? (long)(int)t5 : 0L) * 16) + 8));
                            const __m256i mask_v0 = _mm256_cmpgt_epi32(v_v0, v2_v0);
                            const __m256i mask_v1 = _mm256_cmpgt_epi32(v_v1, v2_v1);
                            const __m256i t3_v0 = _mm256_and_si256(mask_v0, _mm256_set1_epi32(1));
                            const __m256i t3_v1 = _mm256_and_si256(mask_v1, _mm256_set1_epi32(1));
                            const __m256i t3_v =
                                _mm256_set1_epi32((int)((unsigned int)((i_s3 & size_s) == 0u)));
                            const __m256i mask2_v0 = _mm256_cmpeq_epi32(t3_v0, t3_v);
                            const __m256i mask2_v1 = _mm256_cmpeq_epi32(t3_v1, t3_v);
                            const __m256i mask3_v0 = _mm256_and_si256(mask_v, mask2_v0);
                            const __m256i mask3_v1 = _mm256_and_si256(mask_v, mask2_v1);
                            const __m256i t4_v = _mm256_or_si256(mask3_v0, mask3_v1);
                            const int t8 = !_mm256_testz_si256(t4_v, t4_v);
                            int *const v_lanes2 = v_lanes + (t8 ? (long)(int)i_s3 : 0L) * 16;
                            const __m256i t4_v0 = _mm256_loadu_si256((const void *)(v_lanes2));
                            const __m256i t4_v1 = _mm256_loadu_si256((const void *)(v_lanes2 + 8));
                            const __m256i t5_v0 = _mm256_blendv_epi8(t4_v0, v2_v0, mask3_v0);
                            const __m256i t5_v1 = _mm256_blendv_epi8(t4_v1, v2_v1, mask3_v1);
                            __m256i t5_v;
                            int t9;
                            int *v_lanes3;
                            __m256i t6_v0;
                            __m256i t6_v1;
                            __m256i t7_v0;
                            __m256i t7_v1;
                            unsigned int t10;
                            _mm256_storeu_si256((void *)(v_lanes2), t5_v0);
                            _mm256_storeu_si256((void *)(v_lanes2 + 8), t5_v1);
                            t5_v = _mm256_or_si256(mask3_v0, mask3_v1);
                            t9 = !_mm256_testz_si256(t5_v, t5_v);
                            v_lanes3 = v_lanes + (t9 ? (long)(int)t5 : 0L) * 16;
                            t6_v0 = _mm256_loadu_si256((const void *)(v_lanes3));
                            t6_v1 = _mm256_loadu_si256((const void *)(v_lanes3 + 8));
                            t7_v0 = _mm256_blendv_epi8(t6_v0, v_v0, mask3_v0);
                            t7_v1 = _mm256_blendv_epi8(t6_v1, v_v1, mask3_v1);
                            _mm256_storeu_si256((void *)(v_lanes3), t7_v0);
                            _mm256_storeu_si256((void *)(v_lanes3 + 8), t7_v1);
                            t10 = i_s3 + 1u;
                            more5 = (int)t10 < 16;
                            i_s3 = t10;
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
                    _mm256_loadu_si256((const void *)(v_lanes + (long)(int)i_s2 * 16));
                const __m256i v3_v1 =
                    _mm256_loadu_si256((const void *)((v_lanes + (long)(int)i_s2 * 16) + 8));
                vcc_i32 *const t6_v = (vcc_i32 *)(void *)(a_s + (long)(int)i_s2);
                const vcc_i32x8 t7_v = (vcc_i32x8)t2_v0;
                const vcc_i32x8 t8_v = (vcc_i32x8)t2_v1;
                const vcc_i32x8 t9_v = (vcc_i32x8)v3_v0;
                const vcc_i32x8 t10_v = (vcc_i32x8)v3_v1;
                unsigned int t11;
                t6_v[t7_v[0]] = t9_v[0];
                t6_v[t7_v[1]] = t9_v[1];
                t6_v[t7_v[2]] = t9_v[2];
                t6_v[t7_v[3]] = t9_v[3];
                t6_v[t7_v[4]] = t9_v[4];
                t6_v[t7_v[5]] = t9_v[5];
                t6_v[t7_v[6]] = t9_v[6];
                t6_v[t7_v[7]] = t9_v[7];
                t6_v[t8_v[0]] = t10_v[0];
                t6_v[t8_v[1]] = t10_v[1];
                t6_v[t8_v[2]] = t10_v[2];
                t6_v[t8_v[3]] = t10_v[3];
                t6_v[t8_v[4]] = t10_v[4];
                t6_v[t8_v[5]] = t10_v[5];
                t6_v[t8_v[6]] = t10_v[6];
                t6_v[t8_v[7]] = t10_v[7];
                t11 = i_s2 + 1u;
                more3 = (int)t11 < 16;
                i_s2 = t11;
            } while (more3);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        bitonic_sort_lane(a + 16 * k);
    }
}
