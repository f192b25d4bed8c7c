/* vcc 0.1.0 wrote this from sequence_alignment.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
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
static int sequence_alignment_lane(const unsigned char *a, const unsigned char *b)
{
    int row[17], best = 0, i, j;
    for (j = 0; j <= 16; j++)
        row[j] = 0;
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

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void sequence_alignment(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 37: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        int row_lanes[544] __attribute__((__aligned__(64))) = {0};
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v = _mm256_set1_epi32(12);
        const __m256i t2_v0 = _mm256_mullo_epi32(t_v0, t2_v);
        const __m256i t2_v1 = _mm256_mullo_epi32(t_v1, t2_v);
        const __m256i t2_v2 = _mm256_mullo_epi32(t_v2, t2_v);
        const __m256i t2_v3 = _mm256_mullo_epi32(t_v3, t2_v);
        const __m256i t3_v = _mm256_set1_epi32(3);
        const __m256i t4_v = _mm256_set1_epi32(-2);
        const __m256i t5_v = _mm256_set1_epi32(2);
        int row_lanes2[136] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned int j_s = 0u;
            int more;
            do {
                int *const row_lanes3 = row_lanes + (long)(int)j_s * 32;
                _mm256_storeu_si256((__m256i *)(void *)row_lanes3, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(row_lanes3 + 8), t_v);
                _mm256_storeu_si256((__m256i *)(void *)(row_lanes3 + 16), t_v);
                _mm256_storeu_si256((__m256i *)(void *)(row_lanes3 + 24), t_v);
                const unsigned int t = j_s + 1u;
                more = (int)t <= 16;
                j_s = t;
            } while (more);
            __m256i best_v0 = t_v;
            __m256i best_v1 = t_v;
            __m256i best_v2 = t_v;
            __m256i best_v3 = t_v;
            unsigned int i_s = 0u;
            int more2;
            do {
                unsigned int j_s2 = 1u;
                __m256i diagonal_v0 = t_v;
                __m256i diagonal_v1 = t_v;
                __m256i diagonal_v2 = t_v;
                __m256i diagonal_v3 = t_v;
                int more3;
                do {
                    const long a_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v0));
                    const long a2_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v0),
                        _mm256_castsi256_si128(t2_v0)));
                    const __m128i a3_v = _mm256_extracti128_si256(t2_v0, 1);
                    const long a4_v = _mm_cvtsi128_si64(a3_v);
                    const long a5_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a3_v, a3_v));
                    const long a6_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v1));
                    const long a7_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v1),
                        _mm256_castsi256_si128(t2_v1)));
                    const __m128i a8_v = _mm256_extracti128_si256(t2_v1, 1);
                    const long a9_v = _mm_cvtsi128_si64(a8_v);
                    const long a10_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a8_v, a8_v));
                    const long a11_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v2));
                    const long a12_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v2),
                        _mm256_castsi256_si128(t2_v2)));
                    const __m128i a13_v = _mm256_extracti128_si256(t2_v2, 1);
                    const long a14_v = _mm_cvtsi128_si64(a13_v);
                    const long a15_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a13_v, a13_v));
                    const long a16_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t2_v3));
                    const long a17_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t2_v3),
                        _mm256_castsi256_si128(t2_v3)));
                    const __m128i a18_v = _mm256_extracti128_si256(t2_v3, 1);
                    const long a19_v = _mm_cvtsi128_si64(a18_v);
                    const long a20_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a18_v, a18_v));
                    const long a21_v =
                        (long)((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a_v]
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a2_v] << 16)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a4_v] << 32)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a4_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a5_v] << 48)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a5_v >> 32] << 56));
                    const long a22_v =
                        (long)((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a6_v]
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a6_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a7_v] << 16)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a7_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a9_v] << 32)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a9_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a10_v] << 48)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a10_v >> 32] << 56));
                    const long a23_v =
                        (long)((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a11_v]
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a11_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a12_v] << 16)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a12_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a14_v] << 32)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a14_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a15_v] << 48)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a15_v >> 32] << 56));
                    const long a24_v =
                        (long)((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a16_v]
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a16_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a17_v] << 16)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a17_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a19_v] << 32)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a19_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[(int)a20_v] << 48)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a20_v >> 32] << 56));
                    const __m128i a25_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(a21_v), _mm_cvtsi64_si128(a22_v));
                    const __m128i a26_v =
                        _mm_unpacklo_epi64(_mm_cvtsi64_si128(a23_v), _mm_cvtsi64_si128(a24_v));
                    const __m256i a27_v =
                        _mm256_inserti128_si256(_mm256_castsi128_si256(a25_v), a26_v, 1);
                    const __m128i t12_v = _mm256_castsi256_si128(a27_v);
                    const __m128i t13_v = _mm256_extracti128_si256(a27_v, 1);
                    const __m256i t3_v0 = _mm256_cvtepu8_epi32(_mm256_castsi256_si128(a27_v));
                    const __m256i t3_v1 = _mm256_cvtepu8_epi32(_mm_srli_si128(t12_v, 8));
                    const __m256i t3_v2 = _mm256_cvtepu8_epi32(_mm256_extracti128_si256(a27_v, 1));
                    const __m256i t3_v3 = _mm256_cvtepu8_epi32(_mm_srli_si128(t13_v, 8));
                    const __m256i t4_v0 = _mm256_and_si256(t3_v0, t3_v);
                    const __m256i t4_v1 = _mm256_and_si256(t3_v1, t3_v);
                    const __m256i t4_v2 = _mm256_and_si256(t3_v2, t3_v);
                    const __m256i t4_v3 = _mm256_and_si256(t3_v3, t3_v);
                    const unsigned char b_s = b[(long)(int)(j_s2 - 1u)];
                    const __m256i t14_v = _mm256_set1_epi32((int)((unsigned int)b_s & 3u));
                    const __m256i mask_v0 = _mm256_cmpeq_epi32(t4_v0, t14_v);
                    const __m256i mask_v1 = _mm256_cmpeq_epi32(t4_v1, t14_v);
                    const __m256i mask_v2 = _mm256_cmpeq_epi32(t4_v2, t14_v);
                    const __m256i mask_v3 = _mm256_cmpeq_epi32(t4_v3, t14_v);
                    const __m256i score_v0 = _mm256_blendv_epi8(t4_v, t3_v, mask_v0);
                    const __m256i score_v1 = _mm256_blendv_epi8(t4_v, t3_v, mask_v1);
                    const __m256i score_v2 = _mm256_blendv_epi8(t4_v, t3_v, mask_v2);
                    const __m256i score_v3 = _mm256_blendv_epi8(t4_v, t3_v, mask_v3);
                    const __m256i y_v0 = _mm256_add_epi32(diagonal_v0, score_v0);
                    const __m256i y_v1 = _mm256_add_epi32(diagonal_v1, score_v1);
                    const __m256i y_v2 = _mm256_add_epi32(diagonal_v2, score_v2);
                    const __m256i y_v3 = _mm256_add_epi32(diagonal_v3, score_v3);
                    const __m256i here_v0 = _mm256_max_epi32(t_v, y_v0);
                    const __m256i here_v1 = _mm256_max_epi32(t_v, y_v1);
                    const __m256i here_v2 = _mm256_max_epi32(t_v, y_v2);
                    const __m256i here_v3 = _mm256_max_epi32(t_v, y_v3);
                    int *const row_lanes4 = row_lanes + (long)(int)j_s2 * 32;
                    const __m256i row_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)row_lanes4);
                    const __m256i row_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes4 + 8));
                    const __m256i row_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes4 + 16));
                    const __m256i row_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes4 + 24));
                    int *const row_lanes5 = row_lanes + (long)(int)(j_s2 - 1u) * 32;
                    const __m256i row2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)row_lanes5);
                    const __m256i row2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes5 + 8));
                    const __m256i row2_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes5 + 16));
                    const __m256i row2_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes5 + 24));
                    const __m256i t5_v0 = _mm256_max_epi32(row_v0, row2_v0);
                    const __m256i t5_v1 = _mm256_max_epi32(row_v1, row2_v1);
                    const __m256i t5_v2 = _mm256_max_epi32(row_v2, row2_v2);
                    const __m256i t5_v3 = _mm256_max_epi32(row_v3, row2_v3);
                    const __m256i y2_v0 = _mm256_sub_epi32(t5_v0, t5_v);
                    const __m256i y2_v1 = _mm256_sub_epi32(t5_v1, t5_v);
                    const __m256i y2_v2 = _mm256_sub_epi32(t5_v2, t5_v);
                    const __m256i y2_v3 = _mm256_sub_epi32(t5_v3, t5_v);
                    const __m256i here2_v0 = _mm256_max_epi32(here_v0, y2_v0);
                    const __m256i here2_v1 = _mm256_max_epi32(here_v1, y2_v1);
                    const __m256i here2_v2 = _mm256_max_epi32(here_v2, y2_v2);
                    const __m256i here2_v3 = _mm256_max_epi32(here_v3, y2_v3);
                    int *const row_lanes6 = row_lanes + (long)(int)j_s2 * 32;
                    _mm256_storeu_si256((__m256i *)(void *)row_lanes6, here2_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(row_lanes6 + 8), here2_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(row_lanes6 + 16), here2_v2);
                    _mm256_storeu_si256((__m256i *)(void *)(row_lanes6 + 24), here2_v3);
                    const __m256i best2_v0 = _mm256_max_epi32(best_v0, here2_v0);
                    const __m256i best2_v1 = _mm256_max_epi32(best_v1, here2_v1);
                    const __m256i best2_v2 = _mm256_max_epi32(best_v2, here2_v2);
                    const __m256i best2_v3 = _mm256_max_epi32(best_v3, here2_v3);
                    const unsigned int t3 = j_s2 + 1u;
                    more3 = (int)t3 <= 16;
                    best_v0 = best2_v0;
                    best_v1 = best2_v1;
                    best_v2 = best2_v2;
                    best_v3 = best2_v3;
                    j_s2 = t3;
                    diagonal_v0 = row_v0;
                    diagonal_v1 = row_v1;
                    diagonal_v2 = row_v2;
                    diagonal_v3 = row_v3;
                } while (more3);
                const unsigned int t2 = i_s + 1u;
                more2 = (int)t2 < 12;
                i_s = t2;
            } while (more2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), best_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), best_v1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), best_v2);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 24), best_v3);
        }
        const __m256i t6_v = _mm256_set1_epi32(0);
        const __m256i t7_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t8_v = _mm256_mullo_epi32(t7_v, _mm256_set1_epi32(12));
        const __m256i t9_v = _mm256_set1_epi32(3);
        const __m256i t10_v = _mm256_set1_epi32(-2);
        const __m256i t11_v = _mm256_set1_epi32(2);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            unsigned int j_s3 = 0u;
            int more4;
            do {
                _mm256_storeu_si256((__m256i *)(void *)(row_lanes2 + (long)(int)j_s3 * 8), t6_v);
                const unsigned int t4 = j_s3 + 1u;
                more4 = (int)t4 <= 16;
                j_s3 = t4;
            } while (more4);
            __m256i best_v = t6_v;
            unsigned int i_s2 = 0u;
            int more5;
            do {
                unsigned int j_s4 = 1u;
                __m256i diagonal_v = t6_v;
                int more6;
                do {
                    const long a28_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t8_v));
                    const long a29_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t8_v),
                        _mm256_castsi256_si128(t8_v)));
                    const __m128i a30_v = _mm256_extracti128_si256(t8_v, 1);
                    const long a31_v = _mm_cvtsi128_si64(a30_v);
                    const long a32_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(a30_v, a30_v));
                    const long a33_v =
                        (long)((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[(int)a28_v]
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a28_v >> 32] << 8)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[(int)a29_v] << 16)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a29_v >> 32] << 24)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[(int)a31_v] << 32)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a31_v >> 32] << 40)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[(int)a32_v] << 48)
                        | ((unsigned long)(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a32_v >> 32] << 56));
                    const __m128i a34_v = _mm_cvtsi64_si128(a33_v);
                    const unsigned char b_s2 = b[(long)(int)(j_s4 - 1u)];
                    const __m256i t15_v = _mm256_and_si256(_mm256_cvtepu8_epi32(a34_v), t9_v);
                    const __m256i t16_v = _mm256_set1_epi32((int)((unsigned int)b_s2 & 3u));
                    const __m256i score_v =
                        _mm256_blendv_epi8(t10_v, t9_v, _mm256_cmpeq_epi32(t15_v, t16_v));
                    const __m256i row_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes2 + (long)(int)j_s4 * 8));
                    const __m256i row2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(row_lanes2 + (long)(int)(j_s4 - 1u) * 8));
                    const __m256i here_v =
                        _mm256_max_epi32(t6_v, _mm256_add_epi32(diagonal_v, score_v));
                    const __m256i y_v = _mm256_sub_epi32(_mm256_max_epi32(row_v, row2_v), t11_v);
                    const __m256i here2_v = _mm256_max_epi32(here_v, y_v);
                    _mm256_storeu_si256((__m256i *)(void *)(row_lanes2 + (long)(int)j_s4 * 8),
                        here2_v);
                    const unsigned int t6 = j_s4 + 1u;
                    more6 = (int)t6 <= 16;
                    best_v = _mm256_max_epi32(best_v, here2_v);
                    j_s4 = t6;
                    diagonal_v = row_v;
                } while (more6);
                const unsigned int t5 = i_s2 + 1u;
                more5 = (int)t5 < 12;
                i_s2 = t5;
            } while (more5);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), best_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = sequence_alignment_lane(a + 12 * k, b);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = sequence_alignment_lane(a + 12 * k, b);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
