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
    /* vcc: line 22: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 4);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 4);
        const __m256 t_v = _mm256_set1_ps(0.70710677f);
        float part_lanes[256] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
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
                        const __m256 a2_v0 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v0, 4);
                        const __m256 a2_v1 =
                            _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v1, 4);
                        const __m256 t3_v0 = _mm256_add_ps(a_v0, a2_v0);
                        const __m256 t3_v1 = _mm256_add_ps(a_v1, a2_v1);
                        const __m256 t4_v0 = _mm256_mul_ps(t3_v0, t_v);
                        const __m256 t4_v1 = _mm256_mul_ps(t3_v1, t_v);
                        __m256 a3_v0;
                        __m256 a3_v1;
                        __m256 a4_v0;
                        __m256 a4_v1;
                        __m256 t5_v0;
                        __m256 t5_v1;
                        __m256 t6_v0;
                        __m256 t6_v1;
                        unsigned int t3;
                        _mm256_storeu_ps(part_lanes + (long)(int)i_s * 16, t4_v0);
                        _mm256_storeu_ps((part_lanes + (long)(int)i_s * 16) + 8, t4_v1);
                        a3_v0 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v0, 4);
                        a3_v1 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s), t2_v1, 4);
                        a4_v0 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v0, 4);
                        a4_v1 = _mm256_i32gather_ps(a_s + (long)(int)(2u * i_s + 1u), t2_v1, 4);
                        t5_v0 = _mm256_sub_ps(a3_v0, a4_v0);
                        t5_v1 = _mm256_sub_ps(a3_v1, a4_v1);
                        t6_v0 = _mm256_mul_ps(t5_v0, t_v);
                        t6_v1 = _mm256_mul_ps(t5_v1, t_v);
                        _mm256_storeu_ps(part_lanes + (long)(int)((unsigned int)t + i_s) * 16,
                            t6_v0);
                        _mm256_storeu_ps((part_lanes + (long)(int)((unsigned int)t + i_s) * 16) + 8, t6_v1);
                        t3 = i_s + 1u;
                        more2 = (int)t3 < t;
                        i_s = t3;
                    } while (more2);
                }
                if (0 < (int)length_s) {
                    unsigned int i_s2 = 0u;
                    int more3;
                    do {
                        const __m256 part_v0 = _mm256_loadu_ps(part_lanes + (long)(int)i_s2 * 16);
                        const __m256 part_v1 =
                            _mm256_loadu_ps((part_lanes + (long)(int)i_s2 * 16) + 8);
                        const vcc_i32x8 t2_v = (vcc_i32x8)t2_v0;
                        const vcc_i32x8 t3_v = (vcc_i32x8)t2_v1;
                        unsigned int t4;
                        (a_s + (long)(int)i_s2)[t2_v[0]] = part_v0[0];
                        (a_s + (long)(int)i_s2)[t2_v[1]] = part_v0[1];
                        (a_s + (long)(int)i_s2)[t2_v[2]] = part_v0[2];
                        (a_s + (long)(int)i_s2)[t2_v[3]] = part_v0[3];
                        (a_s + (long)(int)i_s2)[t2_v[4]] = part_v0[4];
                        (a_s + (long)(int)i_s2)[t2_v[5]] = part_v0[5];
                        (a_s + (long)(int)i_s2)[t2_v[6]] = part_v0[6];
                        (a_s + (long)(int)i_s2)[t2_v[7]] = part_v0[7];
                        (a_s + (long)(int)i_s2)[t3_v[0]] = part_v1[0];
                        (a_s + (long)(int)i_s2)[t3_v[1]] = part_v1[1];
                        (a_s + (long)(int)i_s2)[t3_v[2]] = part_v1[2];
                        (a_s + (long)(int)i_s2)[t3_v[3]] = part_v1[3];
                        (a_s + (long)(int)i_s2)[t3_v[4]] = part_v1[4];
                        (a_s + (long)(int)i_s2)[t3_v[5]] = part_v1[5];
                        (a_s + (long)(int)i_s2)[t3_v[6]] = part_v1[6];
                        (a_s + (long)(int)i_s2)[t3_v[7]] = part_v1[7];
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
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        haar_wavelet_lane(a + 16 * k);
    }
}
