/* vcc 0.1.0 wrote this from sequence_alignment.c for avx2 */
/* kernel: int n | in u8 a[12*n] | in u8 b[16] | out i32 d[n] restrict */
/* The best local alignment of each row with one sequence. */
#define MATCH 3
#define MISMATCH -2
#define GAP 2

#pragma simd declare
static int larger(int x, int y)
{
    return x > y ? x : y;
}

#pragma simd declare(linear(a: 12), uniform(b))
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
static int sequence_alignment_lane(const unsigned char *a, const unsigned char *b)
{
    int row[17], best = 0, i, j;
    /* vcc: line 17: 8 lanes x 2, avx2 */
    j = 0;
    {
        const __m256i row_new_v = _mm256_set1_epi32((int)(0));
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            _mm256_storeu_si256((void *)(row + k2), row_new_v);
            _mm256_storeu_si256((void *)(row + k2 + 8), row_new_v);
        }
        j = 16;
    }
    /* remaining iterations */
    for (; j <= 16; j++) {
        __asm__ __volatile__("");
        row[j] = 0;
    }
    for (i = 0; i < 12; i++) {
        int diagonal = 0;
        for (j = 1; j <= 16; j++) {
            int score = (a[i] & 3) == (b[j - 1] & 3) ? MATCH : MISMATCH;
            int here = larger(0, diagonal + score);
            here = larger(here, larger(row[j], row[j - 1]) - GAP);
            diagonal = row[j];
            row[j] = here;
            best = larger(best, here);
        }
    }
    return best;
}

__attribute__((__target__("avx2")))
void sequence_alignment(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
    /* vcc: line 37: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v = _mm256_set1_epi32((int)(0));
        int row_lanes[272] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v = _mm256_set1_epi32((int)(12));
        const __m256i t2_v0 = _mm256_mullo_epi32(t_v0, t2_v);
        const __m256i t2_v1 = _mm256_mullo_epi32(t_v1, t2_v);
        const __m256i t3_v = _mm256_set1_epi32((int)(3));
        const __m256i t4_v = _mm256_set1_epi32((int)(-2));
        const __m256i t5_v = _mm256_set1_epi32((int)(2));
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            unsigned int j_s = 0u;
            int more;
            __m256i best_v0;
            __m256i best_v1;
            unsigned int i_s;
            __m256i d_new_v0;
            __m256i d_new_v1;
            int more2;
            do {
                unsigned int t;
                _mm256_storeu_si256((void *)(row_lanes + (long)(int)j_s * 16), t_v);
                _mm256_storeu_si256((void *)((row_lanes + (long)(int)j_s * 16) + 8), t_v);
                t = j_s + 1u;
                more = (int)t <= 16;
                j_s = t;
            } while (more);
            best_v0 = t_v;
            best_v1 = t_v;
            i_s = 0u;
            d_new_v0 = t_v;
            d_new_v1 = t_v;
            do {
                __m256i best2_v0 = best_v0;
                __m256i best2_v1 = best_v1;
                unsigned int j_s2 = 1u;
                __m256i diagonal_v0 = t_v;
                __m256i diagonal_v1 = t_v;
                __m256i t3_v0 = t_v;
                __m256i t3_v1 = t_v;
                int more3;
                unsigned int t2;
                do {
                    const vcc_i32x8 a_v = (vcc_i32x8)t2_v0;
                    const vcc_i32x8 a2_v = (vcc_i32x8)t2_v1;
                    const __m128i a3_v =
                        _mm_set_epi8((char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[7]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[6]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[5]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[4]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[3]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[2]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[1]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[0]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[7]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[6]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[5]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[4]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[3]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[2]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[1]],
                        (char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[0]]);
                    const __m256i t4_v0 = _mm256_cvtepu8_epi32(a3_v);
                    const __m256i t4_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(a3_v, 8));
                    const __m256i t5_v0 = _mm256_and_si256(t4_v0, t3_v);
                    const __m256i t5_v1 = _mm256_and_si256(t4_v1, t3_v);
                    const unsigned char b_s = b[(long)(int)(j_s2 - 1u)];
                    const __m256i t6_v = _mm256_set1_epi32((int)((unsigned int)b_s & 3u));
                    const __m256i mask_v0 = _mm256_cmpeq_epi32(t5_v0, t6_v);
                    const __m256i mask_v1 = _mm256_cmpeq_epi32(t5_v1, t6_v);
                    const __m256i score_v0 = _mm256_blendv_epi8(t4_v, t3_v, mask_v0);
                    const __m256i score_v1 = _mm256_blendv_epi8(t4_v, t3_v, mask_v1);
                    const __m256i y_v0 = _mm256_add_epi32(diagonal_v0, score_v0);
                    const __m256i y_v1 = _mm256_add_epi32(diagonal_v1, score_v1);
                    const __m256i t6_v0 = _mm256_max_epi32(t_v, y_v0);
                    const __m256i t6_v1 = _mm256_max_epi32(t_v, y_v1);
                    const __m256i row_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)j_s2 * 16));
                    const __m256i row_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)j_s2 * 16) + 8));
                    const __m256i row2_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)(j_s2 - 1u) * 16));
                    const __m256i row2_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)(j_s2 - 1u) * 16) + 8));
                    const __m256i t7_v0 = _mm256_max_epi32(row_v0, row2_v0);
                    const __m256i t7_v1 = _mm256_max_epi32(row_v1, row2_v1);
                    const __m256i y2_v0 = _mm256_sub_epi32(t7_v0, t5_v);
                    const __m256i y2_v1 = _mm256_sub_epi32(t7_v1, t5_v);
                    const __m256i t8_v0 = _mm256_max_epi32(t6_v0, y2_v0);
                    const __m256i t8_v1 = _mm256_max_epi32(t6_v1, y2_v1);
                    const __m256i row3_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)j_s2 * 16));
                    const __m256i row3_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)j_s2 * 16) + 8));
                    __m256i t9_v0;
                    __m256i t9_v1;
                    unsigned int t3;
                    _mm256_storeu_si256((void *)(row_lanes + (long)(int)j_s2 * 16), t8_v0);
                    _mm256_storeu_si256((void *)((row_lanes + (long)(int)j_s2 * 16) + 8), t8_v1);
                    t9_v0 = _mm256_max_epi32(best2_v0, t8_v0);
                    t9_v1 = _mm256_max_epi32(best2_v1, t8_v1);
                    t3 = j_s2 + 1u;
                    more3 = (int)t3 <= 16;
                    best2_v0 = t9_v0;
                    best2_v1 = t9_v1;
                    j_s2 = t3;
                    diagonal_v0 = row3_v0;
                    diagonal_v1 = row3_v1;
                    t3_v0 = t9_v0;
                    t3_v1 = t9_v1;
                } while (more3);
                t2 = i_s + 1u;
                more2 = (int)t2 < 12;
                best_v0 = t3_v0;
                best_v1 = t3_v1;
                i_s = t2;
                d_new_v0 = t3_v0;
                d_new_v1 = t3_v1;
            } while (more2);
            _mm256_storeu_si256((void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((void *)(d + k2 + 8), d_new_v1);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = sequence_alignment_lane(a + 12 * k, b);
    }
}
