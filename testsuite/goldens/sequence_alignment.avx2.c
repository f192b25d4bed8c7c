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
            unsigned int t = 0u;
            int more;
            __m256i t3_v0;
            __m256i t3_v1;
            unsigned int t2;
            __m256i d_new_v0;
            __m256i d_new_v1;
            int more2;
            do {
                unsigned int t3;
                _mm256_storeu_si256((void *)(row_lanes + (long)(int)t * 16), t_v);
                _mm256_storeu_si256((void *)((row_lanes + (long)(int)t * 16) + 8), t_v);
                t3 = t + 1u;
                more = (int)t3 <= 16;
                t = t3;
            } while (more);
            t3_v0 = t_v;
            t3_v1 = t_v;
            t2 = 0u;
            d_new_v0 = t_v;
            d_new_v1 = t_v;
            do {
                __m256i t4_v0 = t3_v0;
                __m256i t4_v1 = t3_v1;
                unsigned int t4 = 1u;
                __m256i t5_v0 = t_v;
                __m256i t5_v1 = t_v;
                __m256i t5_v2 = t_v;
                __m256i t5_v3 = t_v;
                int more3;
                unsigned int t5;
                do {
                    const vcc_i32x8 a_v = (vcc_i32x8)t2_v0;
                    const vcc_i32x8 a2_v = (vcc_i32x8)t2_v1;
                    const __m128i a3_v =
                        _mm_set_epi8((char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[7]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[6]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[5]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[4]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[3]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[2]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[1]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a2_v[0]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[7]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[6]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[5]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[4]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[3]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[2]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[1]],
                        (char)(a + (long)(12UL * k2) + (long)(int)t2)[a_v[0]]);
                    const __m256i t6_v0 = _mm256_cvtepu8_epi32(a3_v);
                    const __m256i t6_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(a3_v, 8));
                    const __m256i t7_v0 = _mm256_and_si256(t6_v0, t3_v);
                    const __m256i t7_v1 = _mm256_and_si256(t6_v1, t3_v);
                    const unsigned char b_s = b[(long)(int)(t4 - 1u)];
                    const __m256i t6_v = _mm256_set1_epi32((int)((unsigned int)b_s & 3u));
                    const __m256i mask_v0 = _mm256_cmpeq_epi32(t7_v0, t6_v);
                    const __m256i mask_v1 = _mm256_cmpeq_epi32(t7_v1, t6_v);
                    const __m256i t8_v0 = _mm256_blendv_epi8(t4_v, t3_v, mask_v0);
                    const __m256i t8_v1 = _mm256_blendv_epi8(t4_v, t3_v, mask_v1);
                    const __m256i t9_v0 = _mm256_add_epi32(t5_v0, t8_v0);
                    const __m256i t9_v1 = _mm256_add_epi32(t5_v1, t8_v1);
                    const __m256i t10_v0 = _mm256_max_epi32(t_v, t9_v0);
                    const __m256i t10_v1 = _mm256_max_epi32(t_v, t9_v1);
                    const __m256i row_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)t4 * 16));
                    const __m256i row_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)t4 * 16) + 8));
                    const __m256i row2_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)(t4 - 1u) * 16));
                    const __m256i row2_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)(t4 - 1u) * 16) + 8));
                    const __m256i t11_v0 = _mm256_max_epi32(row_v0, row2_v0);
                    const __m256i t11_v1 = _mm256_max_epi32(row_v1, row2_v1);
                    const __m256i t12_v0 = _mm256_sub_epi32(t11_v0, t5_v);
                    const __m256i t12_v1 = _mm256_sub_epi32(t11_v1, t5_v);
                    const __m256i t13_v0 = _mm256_max_epi32(t10_v0, t12_v0);
                    const __m256i t13_v1 = _mm256_max_epi32(t10_v1, t12_v1);
                    const __m256i row3_v0 =
                        _mm256_loadu_si256((const void *)(row_lanes + (long)(int)t4 * 16));
                    const __m256i row3_v1 =
                        _mm256_loadu_si256((const void *)((row_lanes + (long)(int)t4 * 16) + 8));
                    __m256i t14_v0;
                    __m256i t14_v1;
                    unsigned int t6;
                    _mm256_storeu_si256((void *)(row_lanes + (long)(int)t4 * 16), t13_v0);
                    _mm256_storeu_si256((void *)((row_lanes + (long)(int)t4 * 16) + 8), t13_v1);
                    t14_v0 = _mm256_max_epi32(t4_v0, t13_v0);
                    t14_v1 = _mm256_max_epi32(t4_v1, t13_v1);
                    t6 = t4 + 1u;
                    more3 = (int)t6 <= 16;
                    t4_v0 = t14_v0;
                    t4_v1 = t14_v1;
                    t4 = t6;
                    t5_v0 = row3_v0;
                    t5_v1 = row3_v1;
                    t5_v2 = t14_v0;
                    t5_v3 = t14_v1;
                } while (more3);
                t5 = t2 + 1u;
                more2 = (int)t5 < 12;
                t3_v0 = t5_v2;
                t3_v1 = t5_v3;
                t2 = t5;
                d_new_v0 = t5_v2;
                d_new_v1 = t5_v3;
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
