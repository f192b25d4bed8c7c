/* vcc 0.1.0 wrote this from sequence_alignment.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
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
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void sequence_alignment(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 37: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        int row_lanes[272] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t2_v = (unsigned int)12 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v0 * t2_v;
        const vcc_u32x4 t2_v1 = t_v1 * t2_v;
        const vcc_u32x4 t2_v2 = t_v2 * t2_v;
        const vcc_u32x4 t2_v3 = t_v3 * t2_v;
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)-2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        int row_lanes2[68] __attribute__((__aligned__(64))) = {0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned int j_s = 0u;
            int more;
            do {
                int *const row_lanes3 = row_lanes + (long)(int)j_s * 16;
                *(vcc_u32x4 *)(void *)row_lanes3 = t_v;
                *(vcc_u32x4 *)(void *)(row_lanes3 + 4) = t_v;
                *(vcc_u32x4 *)(void *)(row_lanes3 + 8) = t_v;
                *(vcc_u32x4 *)(void *)(row_lanes3 + 12) = t_v;
                const unsigned int t = j_s + 1u;
                more = (int)t <= 16;
                j_s = t;
            } while (more);
            vcc_u32x4 best_v0 = t_v;
            vcc_u32x4 best_v1 = t_v;
            vcc_u32x4 best_v2 = t_v;
            vcc_u32x4 best_v3 = t_v;
            unsigned int i_s = 0u;
            int more2;
            do {
                unsigned int j_s2 = 1u;
                vcc_u32x4 diagonal_v0 = t_v;
                vcc_u32x4 diagonal_v1 = t_v;
                vcc_u32x4 diagonal_v2 = t_v;
                vcc_u32x4 diagonal_v3 = t_v;
                int more3;
                do {
                    const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                    const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                    const vcc_i32x4 a3_v = (vcc_i32x4)t2_v2;
                    const vcc_i32x4 a4_v = (vcc_i32x4)t2_v3;
                    const vcc_u8x16 a5_v =
                        __extension__ (vcc_u8x16){(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[0]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[1]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[2]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[3]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[0]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[1]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[2]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[3]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a3_v[0]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a3_v[1]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a3_v[2]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a3_v[3]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a4_v[0]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a4_v[1]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a4_v[2]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a4_v[3]]};
                    const vcc_u32x4 t3_v0 =
                        __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 0, 1, 2, 3),
                        vcc_u32x4);
                    const vcc_u32x4 t3_v1 =
                        __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 4, 5, 6, 7),
                        vcc_u32x4);
                    const vcc_u32x4 t3_v2 =
                        __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 8, 9, 10, 11),
                        vcc_u32x4);
                    const vcc_u32x4 t3_v3 =
                        __builtin_convertvector(__builtin_shufflevector(a5_v, a5_v, 12, 13, 14,
                        15), vcc_u32x4);
                    const vcc_u32x4 t4_v0 = t3_v0 & t3_v;
                    const vcc_u32x4 t4_v1 = t3_v1 & t3_v;
                    const vcc_u32x4 t4_v2 = t3_v2 & t3_v;
                    const vcc_u32x4 t4_v3 = t3_v3 & t3_v;
                    const unsigned char b_s = b[(long)(int)(j_s2 - 1u)];
                    const vcc_u32x4 t12_v =
                        (unsigned int)((unsigned int)b_s & 3u) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t4_v0 == (vcc_u32x4)t12_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t4_v1 == (vcc_u32x4)t12_v);
                    const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)t4_v2 == (vcc_u32x4)t12_v);
                    const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)t4_v3 == (vcc_u32x4)t12_v);
                    const vcc_u32x4 score_v0 = (t3_v & mask_v0) | (t4_v & ~mask_v0);
                    const vcc_u32x4 score_v1 = (t3_v & mask_v1) | (t4_v & ~mask_v1);
                    const vcc_u32x4 score_v2 = (t3_v & mask_v2) | (t4_v & ~mask_v2);
                    const vcc_u32x4 score_v3 = (t3_v & mask_v3) | (t4_v & ~mask_v3);
                    const vcc_u32x4 y_v0 = diagonal_v0 + score_v0;
                    const vcc_u32x4 y_v1 = diagonal_v1 + score_v1;
                    const vcc_u32x4 y_v2 = diagonal_v2 + score_v2;
                    const vcc_u32x4 y_v3 = diagonal_v3 + score_v3;
                    const vcc_u32x4 here_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v0);
                    const vcc_u32x4 here2_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v1);
                    const vcc_u32x4 here3_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v2);
                    const vcc_u32x4 here4_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v3);
                    const vcc_u32x4 here_v0 = (t_v & here_v) | (y_v0 & ~here_v);
                    const vcc_u32x4 here_v1 = (t_v & here2_v) | (y_v1 & ~here2_v);
                    const vcc_u32x4 here_v2 = (t_v & here3_v) | (y_v2 & ~here3_v);
                    const vcc_u32x4 here_v3 = (t_v & here4_v) | (y_v3 & ~here4_v);
                    int *const row_lanes4 = row_lanes + (long)(int)j_s2 * 16;
                    const vcc_u32x4 row_v0 = *(const vcc_u32x4 *)(const void *)row_lanes4;
                    const vcc_u32x4 row_v1 = *(const vcc_u32x4 *)(const void *)(row_lanes4 + 4);
                    const vcc_u32x4 row_v2 = *(const vcc_u32x4 *)(const void *)(row_lanes4 + 8);
                    const vcc_u32x4 row_v3 = *(const vcc_u32x4 *)(const void *)(row_lanes4 + 12);
                    int *const row_lanes5 = row_lanes + (long)(int)(j_s2 - 1u) * 16;
                    const vcc_u32x4 row2_v0 = *(const vcc_u32x4 *)(const void *)row_lanes5;
                    const vcc_u32x4 row2_v1 = *(const vcc_u32x4 *)(const void *)(row_lanes5 + 4);
                    const vcc_u32x4 row2_v2 = *(const vcc_u32x4 *)(const void *)(row_lanes5 + 8);
                    const vcc_u32x4 row2_v3 = *(const vcc_u32x4 *)(const void *)(row_lanes5 + 12);
                    const vcc_u32x4 t13_v = (vcc_u32x4)((vcc_i32x4)row_v0 > (vcc_i32x4)row2_v0);
                    const vcc_u32x4 t14_v = (vcc_u32x4)((vcc_i32x4)row_v1 > (vcc_i32x4)row2_v1);
                    const vcc_u32x4 t15_v = (vcc_u32x4)((vcc_i32x4)row_v2 > (vcc_i32x4)row2_v2);
                    const vcc_u32x4 t16_v = (vcc_u32x4)((vcc_i32x4)row_v3 > (vcc_i32x4)row2_v3);
                    const vcc_u32x4 t5_v0 = (row_v0 & t13_v) | (row2_v0 & ~t13_v);
                    const vcc_u32x4 t5_v1 = (row_v1 & t14_v) | (row2_v1 & ~t14_v);
                    const vcc_u32x4 t5_v2 = (row_v2 & t15_v) | (row2_v2 & ~t15_v);
                    const vcc_u32x4 t5_v3 = (row_v3 & t16_v) | (row2_v3 & ~t16_v);
                    const vcc_u32x4 y2_v0 = t5_v0 - t5_v;
                    const vcc_u32x4 y2_v1 = t5_v1 - t5_v;
                    const vcc_u32x4 y2_v2 = t5_v2 - t5_v;
                    const vcc_u32x4 y2_v3 = t5_v3 - t5_v;
                    const vcc_u32x4 here5_v = (vcc_u32x4)((vcc_i32x4)here_v0 > (vcc_i32x4)y2_v0);
                    const vcc_u32x4 here6_v = (vcc_u32x4)((vcc_i32x4)here_v1 > (vcc_i32x4)y2_v1);
                    const vcc_u32x4 here7_v = (vcc_u32x4)((vcc_i32x4)here_v2 > (vcc_i32x4)y2_v2);
                    const vcc_u32x4 here8_v = (vcc_u32x4)((vcc_i32x4)here_v3 > (vcc_i32x4)y2_v3);
                    const vcc_u32x4 here2_v0 = (here_v0 & here5_v) | (y2_v0 & ~here5_v);
                    const vcc_u32x4 here2_v1 = (here_v1 & here6_v) | (y2_v1 & ~here6_v);
                    const vcc_u32x4 here2_v2 = (here_v2 & here7_v) | (y2_v2 & ~here7_v);
                    const vcc_u32x4 here2_v3 = (here_v3 & here8_v) | (y2_v3 & ~here8_v);
                    int *const row_lanes6 = row_lanes + (long)(int)j_s2 * 16;
                    *(vcc_u32x4 *)(void *)row_lanes6 = here2_v0;
                    *(vcc_u32x4 *)(void *)(row_lanes6 + 4) = here2_v1;
                    *(vcc_u32x4 *)(void *)(row_lanes6 + 8) = here2_v2;
                    *(vcc_u32x4 *)(void *)(row_lanes6 + 12) = here2_v3;
                    const vcc_u32x4 best_v = (vcc_u32x4)((vcc_i32x4)best_v0 > (vcc_i32x4)here2_v0);
                    const vcc_u32x4 best2_v = (vcc_u32x4)((vcc_i32x4)best_v1 > (vcc_i32x4)here2_v1);
                    const vcc_u32x4 best3_v = (vcc_u32x4)((vcc_i32x4)best_v2 > (vcc_i32x4)here2_v2);
                    const vcc_u32x4 best4_v = (vcc_u32x4)((vcc_i32x4)best_v3 > (vcc_i32x4)here2_v3);
                    const vcc_u32x4 best2_v0 = (best_v0 & best_v) | (here2_v0 & ~best_v);
                    const vcc_u32x4 best2_v1 = (best_v1 & best2_v) | (here2_v1 & ~best2_v);
                    const vcc_u32x4 best2_v2 = (best_v2 & best3_v) | (here2_v2 & ~best3_v);
                    const vcc_u32x4 best2_v3 = (best_v3 & best4_v) | (here2_v3 & ~best4_v);
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
            *(vcc_u32x4 *)(void *)(d + k2) = best_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = best_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = best_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = best_v3;
        }
        const vcc_u32x4 t6_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)12 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * t7_v;
        const vcc_u32x4 t9_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t10_v = (unsigned int)-2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t11_v = (unsigned int)2 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int j_s3 = 0u;
            int more4;
            do {
                *(vcc_u32x4 *)(void *)(row_lanes2 + (long)(int)j_s3 * 4) = t6_v;
                const unsigned int t4 = j_s3 + 1u;
                more4 = (int)t4 <= 16;
                j_s3 = t4;
            } while (more4);
            vcc_u32x4 best5_v = t6_v;
            unsigned int i_s2 = 0u;
            int more5;
            do {
                unsigned int j_s4 = 1u;
                vcc_u32x4 diagonal_v = t6_v;
                int more6;
                do {
                    const vcc_i32x4 a6_v = (vcc_i32x4)t8_v;
                    const vcc_u8x4 a7_v =
                        __extension__ (vcc_u8x4){(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a6_v[0]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a6_v[1]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a6_v[2]],
                        (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s2)[a6_v[3]]};
                    const unsigned char b_s2 = b[(long)(int)(j_s4 - 1u)];
                    const vcc_u32x4 t17_v = __builtin_convertvector(a7_v, vcc_u32x4) & t9_v;
                    const vcc_u32x4 t18_v =
                        (unsigned int)((unsigned int)b_s2 & 3u) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_u32x4)t17_v == (vcc_u32x4)t18_v);
                    const vcc_u32x4 y_v = diagonal_v + ((t9_v & mask_v) | (t10_v & ~mask_v));
                    const vcc_u32x4 here9_v = (vcc_u32x4)((vcc_i32x4)t6_v > (vcc_i32x4)y_v);
                    const vcc_u32x4 here10_v = (t6_v & here9_v) | (y_v & ~here9_v);
                    const vcc_u32x4 row_v =
                        *(const vcc_u32x4 *)(const void *)(row_lanes2 + (long)(int)j_s4 * 4);
                    const vcc_u32x4 row2_v =
                        *(const vcc_u32x4 *)(const void *)(row_lanes2 + (long)(int)(j_s4 - 1u) * 4);
                    const vcc_u32x4 t19_v = (vcc_u32x4)((vcc_i32x4)row_v > (vcc_i32x4)row2_v);
                    const vcc_u32x4 t20_v = (row_v & t19_v) | (row2_v & ~t19_v);
                    const vcc_u32x4 y2_v = t20_v - t11_v;
                    const vcc_u32x4 here11_v = (vcc_u32x4)((vcc_i32x4)here10_v > (vcc_i32x4)y2_v);
                    const vcc_u32x4 here12_v = (here10_v & here11_v) | (y2_v & ~here11_v);
                    *(vcc_u32x4 *)(void *)(row_lanes2 + (long)(int)j_s4 * 4) = here12_v;
                    const vcc_u32x4 best6_v = (vcc_u32x4)((vcc_i32x4)best5_v > (vcc_i32x4)here12_v);
                    const vcc_u32x4 best7_v = (best5_v & best6_v) | (here12_v & ~best6_v);
                    const unsigned int t6 = j_s4 + 1u;
                    more6 = (int)t6 <= 16;
                    best5_v = best7_v;
                    j_s4 = t6;
                    diagonal_v = row_v;
                } while (more6);
                const unsigned int t5 = i_s2 + 1u;
                more5 = (int)t5 < 12;
                i_s2 = t5;
            } while (more5);
            *(vcc_u32x4 *)(void *)(d + k2) = best5_v;
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
