/* vcc 0.1.0 wrote this from sequence_alignment.c for generic */
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
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
static int sequence_alignment_lane(const unsigned char *a, const unsigned char *b)
{
    int row[17], best = 0, i, j;
    /* vcc: line 17: 4 lanes x 4, generic */
    j = 0;
    {
        const vcc_u32x4 row_new_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            *(vcc_u32x4 *)(void *)(row + k2) = row_new_v;
            *(vcc_u32x4 *)(void *)(row + k2 + 4) = row_new_v;
            *(vcc_u32x4 *)(void *)(row + k2 + 8) = row_new_v;
            *(vcc_u32x4 *)(void *)(row + k2 + 12) = row_new_v;
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

void sequence_alignment(int n, const unsigned char *a, const unsigned char *b, int *d)
{
    int k;
    /* vcc: line 37: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
        int row_lanes[136] __attribute__((__aligned__(64))) = {0};
        const vcc_u32x4 t_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
        const vcc_u32x4 t_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
        const vcc_u32x4 t2_v = (unsigned int)(12) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v0 * t2_v;
        const vcc_u32x4 t2_v1 = t_v1 * t2_v;
        const vcc_u32x4 t3_v = (unsigned int)(3) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)(-2) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)(2) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            unsigned int j_s = 0u;
            int more;
            vcc_u32x4 best_v0;
            vcc_u32x4 best_v1;
            unsigned int i_s;
            vcc_u32x4 d_new_v0;
            vcc_u32x4 d_new_v1;
            int more2;
            do {
                unsigned int t;
                *(vcc_u32x4 *)(void *)(row_lanes + (long)(int)j_s * 8) = t_v;
                *(vcc_u32x4 *)(void *)((row_lanes + (long)(int)j_s * 8) + 4) = t_v;
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
                vcc_u32x4 best2_v0 = best_v0;
                vcc_u32x4 best2_v1 = best_v1;
                unsigned int j_s2 = 1u;
                vcc_u32x4 diagonal_v0 = t_v;
                vcc_u32x4 diagonal_v1 = t_v;
                vcc_u32x4 t3_v0 = t_v;
                vcc_u32x4 t3_v1 = t_v;
                int more3;
                unsigned int t2;
                do {
                    const vcc_i32x4 a_v = (vcc_i32x4)t2_v0;
                    const vcc_i32x4 a2_v = (vcc_i32x4)t2_v1;
                    const vcc_u8x8 a3_v =
                        (__extension__ (vcc_u8x8){(unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[0]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[1]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[2]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a_v[3]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[0]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[1]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[2]], (unsigned char)(a + (long)(12UL * k2) + (long)(int)i_s)[a2_v[3]]});
                    const vcc_u32x4 t4_v0 =
                        __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 0, 1, 2, 3),
                        vcc_u32x4);
                    const vcc_u32x4 t4_v1 =
                        __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 4, 5, 6, 7),
                        vcc_u32x4);
                    const vcc_u32x4 t5_v0 = t4_v0 & t3_v;
                    const vcc_u32x4 t5_v1 = t4_v1 & t3_v;
                    const unsigned char b_s = b[(long)(int)(j_s2 - 1u)];
                    const vcc_u32x4 t6_v =
                        (unsigned int)((unsigned int)b_s & 3u) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)t5_v0 == (vcc_u32x4)t6_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)t5_v1 == (vcc_u32x4)t6_v);
                    const vcc_u32x4 score_v0 = (t3_v & mask_v0) | (t4_v & ~mask_v0);
                    const vcc_u32x4 score_v1 = (t3_v & mask_v1) | (t4_v & ~mask_v1);
                    const vcc_u32x4 y_v0 = diagonal_v0 + score_v0;
                    const vcc_u32x4 y_v1 = diagonal_v1 + score_v1;
                    const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v0);
                    const vcc_u32x4 t8_v = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)y_v1);
                    const vcc_u32x4 t6_v0 = (t_v & t7_v) | (y_v0 & ~t7_v);
                    const vcc_u32x4 t6_v1 = (t_v & t8_v) | (y_v1 & ~t8_v);
                    const vcc_u32x4 row_v0 =
                        *(const vcc_u32x4 *)(const void *)(row_lanes + (long)(int)j_s2 * 8);
                    const vcc_u32x4 row_v1 =
                        *(const vcc_u32x4 *)(const void *)((row_lanes + (long)(int)j_s2 * 8) + 4);
                    const vcc_u32x4 row2_v0 =
                        *(const vcc_u32x4 *)(const void *)(row_lanes + (long)(int)(j_s2 - 1u) * 8);
                    const vcc_u32x4 row2_v1 =
                        *(const vcc_u32x4 *)(const void *)((row_lanes + (long)(int)(j_s2 - 1u) * 8) + 4);
                    const vcc_u32x4 t9_v = (vcc_u32x4)((vcc_i32x4)row_v0 > (vcc_i32x4)row2_v0);
                    const vcc_u32x4 t10_v = (vcc_u32x4)((vcc_i32x4)row_v1 > (vcc_i32x4)row2_v1);
                    const vcc_u32x4 t7_v0 = (row_v0 & t9_v) | (row2_v0 & ~t9_v);
                    const vcc_u32x4 t7_v1 = (row_v1 & t10_v) | (row2_v1 & ~t10_v);
                    const vcc_u32x4 y2_v0 = t7_v0 - t5_v;
                    const vcc_u32x4 y2_v1 = t7_v1 - t5_v;
                    const vcc_u32x4 t11_v = (vcc_u32x4)((vcc_i32x4)t6_v0 > (vcc_i32x4)y2_v0);
                    const vcc_u32x4 t12_v = (vcc_u32x4)((vcc_i32x4)t6_v1 > (vcc_i32x4)y2_v1);
                    const vcc_u32x4 t8_v0 = (t6_v0 & t11_v) | (y2_v0 & ~t11_v);
                    const vcc_u32x4 t8_v1 = (t6_v1 & t12_v) | (y2_v1 & ~t12_v);
                    const vcc_u32x4 row3_v0 =
                        *(const vcc_u32x4 *)(const void *)(row_lanes + (long)(int)j_s2 * 8);
                    const vcc_u32x4 row3_v1 =
                        *(const vcc_u32x4 *)(const void *)((row_lanes + (long)(int)j_s2 * 8) + 4);
                    vcc_u32x4 t13_v;
                    vcc_u32x4 t14_v;
                    vcc_u32x4 t9_v0;
                    vcc_u32x4 t9_v1;
                    unsigned int t3;
                    *(vcc_u32x4 *)(void *)(row_lanes + (long)(int)j_s2 * 8) = t8_v0;
                    *(vcc_u32x4 *)(void *)((row_lanes + (long)(int)j_s2 * 8) + 4) = t8_v1;
                    t13_v = (vcc_u32x4)((vcc_i32x4)best2_v0 > (vcc_i32x4)t8_v0);
                    t14_v = (vcc_u32x4)((vcc_i32x4)best2_v1 > (vcc_i32x4)t8_v1);
                    t9_v0 = (best2_v0 & t13_v) | (t8_v0 & ~t13_v);
                    t9_v1 = (best2_v1 & t14_v) | (t8_v1 & ~t14_v);
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
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        d[k] = sequence_alignment_lane(a + 12 * k, b);
    }
}
