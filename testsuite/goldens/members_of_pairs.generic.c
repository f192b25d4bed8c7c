/* vcc 0.1.0 wrote this from members_of_pairs.c for generic */
/* kernel: int n | in double x[2*n] | in i16 k[4*n] | -> double */
struct quad { short a, b, c, d; };
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
double members_of_pairs(int n, const double *x, const short *k)
{
    const struct { double re, im; } *z = (const void *)x;
    const struct quad *q = (const struct quad *)k;
    double sum = 0.0;
    int i;
    /* vcc: line 9: 8 lanes x 2, generic */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct quad, b) == 2,
            "layout of struct quad");
        __extension__ _Static_assert(__builtin_offsetof(struct quad, c) == 4,
            "layout of struct quad");
        if (n >= 17) {
            const unsigned long end = ((unsigned long)n - 1) & ~15UL;
            double sum_s = 0.0;
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 16) {
                const char *const z_s = (const char *)z + k2 * 16;
                const vcc_f64x2 z_row_v = *(const vcc_f64x2 *)(const void *)(z_s);
                const vcc_f64x2 z_row2_v = *(const vcc_f64x2 *)(const void *)(z_s + 16);
                const vcc_f64x2 z_row3_v = *(const vcc_f64x2 *)(const void *)(z_s + 32);
                const vcc_f64x2 z_row4_v = *(const vcc_f64x2 *)(const void *)(z_s + 48);
                const vcc_f64x2 z_row5_v = *(const vcc_f64x2 *)(const void *)(z_s + 64);
                const vcc_f64x2 z_row6_v = *(const vcc_f64x2 *)(const void *)(z_s + 80);
                const vcc_f64x2 z_row7_v = *(const vcc_f64x2 *)(const void *)(z_s + 96);
                const vcc_f64x2 z_row8_v = *(const vcc_f64x2 *)(const void *)(z_s + 112);
                const vcc_f64x2 t_v0 = __builtin_shufflevector(z_row_v, z_row2_v, 0, 2);
                const vcc_f64x2 t_v1 = __builtin_shufflevector(z_row3_v, z_row4_v, 0, 2);
                const vcc_f64x2 t2_v0 = __builtin_shufflevector(z_row5_v, z_row6_v, 0, 2);
                const vcc_f64x2 t2_v1 = __builtin_shufflevector(z_row7_v, z_row8_v, 0, 2);
                const vcc_f64x2 z_v0 = t_v0;
                const vcc_f64x2 z_v1 = t_v1;
                const vcc_f64x2 z_v2 = t2_v0;
                const vcc_f64x2 z_v3 = t2_v1;
                const vcc_f64x2 z_row9_v = *(const vcc_f64x2 *)(const void *)(z_s + 128);
                const vcc_f64x2 z_row10_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 16);
                const vcc_f64x2 z_row11_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 32);
                const vcc_f64x2 z_row12_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 48);
                const vcc_f64x2 z_row13_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 64);
                const vcc_f64x2 z_row14_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 80);
                const vcc_f64x2 z_row15_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 96);
                const vcc_f64x2 z_row16_v = *(const vcc_f64x2 *)(const void *)(z_s + 128 + 112);
                const vcc_f64x2 t3_v0 = __builtin_shufflevector(z_row9_v, z_row10_v, 0, 2);
                const vcc_f64x2 t3_v1 = __builtin_shufflevector(z_row11_v, z_row12_v, 0, 2);
                const vcc_f64x2 t4_v0 = __builtin_shufflevector(z_row13_v, z_row14_v, 0, 2);
                const vcc_f64x2 t4_v1 = __builtin_shufflevector(z_row15_v, z_row16_v, 0, 2);
                const vcc_f64x2 z2_v0 = t3_v0;
                const vcc_f64x2 z2_v1 = t3_v1;
                const vcc_f64x2 z2_v2 = t4_v0;
                const vcc_f64x2 z2_v3 = t4_v1;
                const char *const q_s = (const char *)q + 2 + k2 * 8;
                const vcc_u16x8 q_row_v0 = *(const vcc_u16x8 *)(const void *)(q_s);
                const vcc_u16x8 q_row_v1 = *(const vcc_u16x8 *)(const void *)(q_s + 16);
                const vcc_u16x8 q_row_v2 = *(const vcc_u16x8 *)(const void *)(q_s + 32);
                const vcc_u16x8 q_row_v3 = *(const vcc_u16x8 *)(const void *)(q_s + 48);
                const vcc_u16x8 t_v =
                    __builtin_shufflevector(q_row_v0, q_row_v1, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 t2_v =
                    __builtin_shufflevector(q_row_v2, q_row_v3, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 t3_v =
                    __builtin_shufflevector(q_row_v0, q_row_v1, 1, 3, 5, 7, 9, 11, 13, 15);
                const vcc_u16x8 t4_v =
                    __builtin_shufflevector(q_row_v2, q_row_v3, 1, 3, 5, 7, 9, 11, 13, 15);
                const vcc_u16x8 q_row2_v0 = *(const vcc_u16x8 *)(const void *)(q_s + 64);
                const vcc_u16x8 q_row2_v1 = *(const vcc_u16x8 *)(const void *)(q_s + 64 + 16);
                const vcc_u16x8 q_row2_v2 = *(const vcc_u16x8 *)(const void *)(q_s + 64 + 32);
                const vcc_u16x8 q_row2_v3 = *(const vcc_u16x8 *)(const void *)(q_s + 64 + 48);
                const vcc_u16x8 t5_v =
                    __builtin_shufflevector(q_row2_v0, q_row2_v1, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 t6_v =
                    __builtin_shufflevector(q_row2_v2, q_row2_v3, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 t7_v =
                    __builtin_shufflevector(q_row2_v0, q_row2_v1, 1, 3, 5, 7, 9, 11, 13, 15);
                const vcc_u16x8 t8_v =
                    __builtin_shufflevector(q_row2_v2, q_row2_v3, 1, 3, 5, 7, 9, 11, 13, 15);
                const vcc_u16x8 q_v = __builtin_shufflevector(t_v, t2_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u32x4 t5_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q_v, q_v,
                    0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t5_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q_v, q_v,
                    4, 5, 6, 7), vcc_i32x4);
                const vcc_u16x8 q2_v =
                    __builtin_shufflevector(t5_v, t6_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u32x4 t5_v2 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q2_v,
                    q2_v, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t5_v3 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q2_v,
                    q2_v, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u16x8 q3_v =
                    __builtin_shufflevector(t3_v, t4_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u32x4 t6_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q3_v,
                    q3_v, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t6_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q3_v,
                    q3_v, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u16x8 q4_v =
                    __builtin_shufflevector(t7_v, t8_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u32x4 t6_v2 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q4_v,
                    q4_v, 0, 1, 2, 3), vcc_i32x4);
                const vcc_u32x4 t6_v3 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(q4_v,
                    q4_v, 4, 5, 6, 7), vcc_i32x4);
                const vcc_u32x4 t7_v0 = t5_v0 - t6_v0;
                const vcc_u32x4 t7_v1 = t5_v1 - t6_v1;
                const vcc_u32x4 t7_v2 = t5_v2 - t6_v2;
                const vcc_u32x4 t7_v3 = t5_v3 - t6_v3;
                const vcc_f64x2 t8_v0 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v0, t7_v0, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t8_v1 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v0, t7_v0, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t8_v2 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v1, t7_v1, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t8_v3 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v1, t7_v1, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t8_v4 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v2, t7_v2, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t8_v5 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v2, t7_v2, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t8_v6 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v3, t7_v3, 0, 1),
                    vcc_f64x2);
                const vcc_f64x2 t8_v7 =
                    __builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t7_v3, t7_v3, 2, 3),
                    vcc_f64x2);
                const vcc_f64x2 t9_v0 = z_v0 * t8_v0;
                const vcc_f64x2 t9_v1 = z_v1 * t8_v1;
                const vcc_f64x2 t9_v2 = z_v2 * t8_v2;
                const vcc_f64x2 t9_v3 = z_v3 * t8_v3;
                const vcc_f64x2 t9_v4 = z2_v0 * t8_v4;
                const vcc_f64x2 t9_v5 = z2_v1 * t8_v5;
                const vcc_f64x2 t9_v6 = z2_v2 * t8_v6;
                const vcc_f64x2 t9_v7 = z2_v3 * t8_v7;
                const double t9_v = (((sum_s + t9_v0[0]) + t9_v0[1]) + t9_v1[0]) + t9_v1[1];
                const double t = (((t9_v + t9_v2[0]) + t9_v2[1]) + t9_v3[0]) + t9_v3[1];
                const double t10_v = (((t + t9_v4[0]) + t9_v4[1]) + t9_v5[0]) + t9_v5[1];
                const double t2 = (((t10_v + t9_v6[0]) + t9_v6[1]) + t9_v7[0]) + t9_v7[1];
                sum_s = t2;
            }
            sum = sum_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += z[i].re * (q[i].b - q[i].c);
    }
    return sum;
}
