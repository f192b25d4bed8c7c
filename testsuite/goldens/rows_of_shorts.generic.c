/* vcc 0.1.0 wrote this from rows_of_shorts.c for generic */
/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
    /* vcc: line 7: 8 lanes, generic */
    k = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 a_row_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6);
            const vcc_u16x8 a_row2_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 6);
            const vcc_u16x8 a_row3_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 12);
            const vcc_u16x8 a_row4_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 18);
            const vcc_u16x8 a_row5_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 24);
            const vcc_u16x8 a_row6_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 30);
            const vcc_u16x8 a_row7_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 36);
            const vcc_u16x8 a_row8_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 42);
            const vcc_u16x8 t_v =
                __builtin_shufflevector(a_row_v, a_row5_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t2_v =
                __builtin_shufflevector(a_row_v, a_row5_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t3_v =
                __builtin_shufflevector(a_row2_v, a_row6_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t4_v =
                __builtin_shufflevector(a_row2_v, a_row6_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t5_v =
                __builtin_shufflevector(a_row3_v, a_row7_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t6_v =
                __builtin_shufflevector(a_row3_v, a_row7_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t7_v =
                __builtin_shufflevector(a_row4_v, a_row8_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t8_v =
                __builtin_shufflevector(a_row4_v, a_row8_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t9_v = __builtin_shufflevector(t_v, t5_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t10_v = __builtin_shufflevector(t_v, t5_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t11_v = __builtin_shufflevector(t2_v, t6_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t12_v = __builtin_shufflevector(t2_v, t6_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t13_v = __builtin_shufflevector(t3_v, t7_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t14_v = __builtin_shufflevector(t3_v, t7_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t15_v = __builtin_shufflevector(t4_v, t8_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t16_v = __builtin_shufflevector(t4_v, t8_v, 4, 12, 5, 13, 6, 14, 7, 15);
            int *const c_s = c + 3 + k2 * 4;
            const vcc_u32x4 c_row_v = *(const vcc_u32x4 *)(const void *)(c_s);
            const vcc_u32x4 c_row2_v = *(const vcc_u32x4 *)(const void *)(c_s + 8);
            const vcc_u32x4 c_row3_v = *(const vcc_u32x4 *)(const void *)(c_s + 4);
            const vcc_u32x4 c_row4_v = *(const vcc_u32x4 *)(const void *)(c_s + 12);
            const vcc_u32x4 t17_v = __builtin_shufflevector(c_row_v, c_row2_v, 0, 4, 1, 5);
            const vcc_u32x4 t18_v = __builtin_shufflevector(c_row3_v, c_row4_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row5_v = *(const vcc_u32x4 *)(const void *)(c_s + 16);
            const vcc_u32x4 c_row6_v = *(const vcc_u32x4 *)(const void *)(c_s + 24);
            const vcc_u32x4 c_row7_v = *(const vcc_u32x4 *)(const void *)(c_s + 20);
            const vcc_u32x4 c_row8_v = *(const vcc_u32x4 *)(const void *)(c_s + 28);
            const vcc_u32x4 t19_v = __builtin_shufflevector(c_row5_v, c_row6_v, 0, 4, 1, 5);
            const vcc_u32x4 t20_v = __builtin_shufflevector(c_row7_v, c_row8_v, 0, 4, 1, 5);
            const vcc_u32x4 c_v0 = __builtin_shufflevector(t17_v, t18_v, 0, 4, 1, 5);
            const vcc_u32x4 c_v1 = __builtin_shufflevector(t19_v, t20_v, 0, 4, 1, 5);
            const vcc_u16x8 a_v = __builtin_shufflevector(t9_v, t13_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v, a_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a_v, a_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u16x8 a2_v =
                __builtin_shufflevector(t12_v, t16_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a2_v, a2_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a2_v, a2_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 * t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 * t2_v1;
            const vcc_u16x8 a3_v = __builtin_shufflevector(t9_v, t13_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u32x4 t4_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a3_v, a3_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t4_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a3_v, a3_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u16x8 a4_v = __builtin_shufflevector(t12_v, t16_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u32x4 t5_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a4_v, a4_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t5_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a4_v, a4_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t6_v0 = t4_v0 * t5_v0;
            const vcc_u32x4 t6_v1 = t4_v1 * t5_v1;
            const vcc_u32x4 t7_v0 = t3_v0 + t6_v0;
            const vcc_u32x4 t7_v1 = t3_v1 + t6_v1;
            const vcc_u16x8 a5_v = __builtin_shufflevector(t10_v, t14_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u32x4 t8_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a5_v, a5_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t8_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a5_v, a5_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u16x8 a6_v =
                __builtin_shufflevector(t11_v, t15_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u32x4 t9_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a6_v, a6_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t9_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a6_v, a6_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t10_v0 = t8_v0 * t9_v0;
            const vcc_u32x4 t10_v1 = t8_v1 * t9_v1;
            const vcc_u16x8 a7_v =
                __builtin_shufflevector(t10_v, t14_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u32x4 t11_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a7_v, a7_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t11_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a7_v, a7_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u16x8 a8_v = __builtin_shufflevector(t11_v, t15_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u32x4 t12_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a8_v, a8_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t12_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(a8_v, a8_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t13_v0 = t11_v0 * t12_v0;
            const vcc_u32x4 t13_v1 = t11_v1 * t12_v1;
            const vcc_u32x4 t14_v0 = t10_v0 - t13_v0;
            const vcc_u32x4 t14_v1 = t10_v1 - t13_v1;
            const vcc_u32x4 t15_v0 = t14_v0 - c_v0;
            const vcc_u32x4 t15_v1 = t14_v1 - c_v1;
            const vcc_u32x4 t16_v0 = t7_v0 - t14_v0;
            const vcc_u32x4 t16_v1 = t7_v1 - t14_v1;
            const vcc_u32x4 t17_v0 = t7_v0 ^ t14_v0;
            const vcc_u32x4 t17_v1 = t7_v1 ^ t14_v1;
            const vcc_u32x4 t21_v = t7_v0;
            const vcc_u32x4 t22_v = t7_v1;
            const vcc_u32x4 t23_v = t15_v0;
            const vcc_u32x4 t24_v = t15_v1;
            const vcc_u32x4 t25_v = t16_v0;
            const vcc_u32x4 t26_v = t16_v1;
            const vcc_u32x4 t27_v = t17_v0;
            const vcc_u32x4 t28_v = t17_v1;
            const vcc_u32x4 t29_v = __builtin_shufflevector(t21_v, t25_v, 0, 4, 1, 5);
            const vcc_u32x4 t30_v = __builtin_shufflevector(t21_v, t25_v, 2, 6, 3, 7);
            const vcc_u32x4 t31_v = __builtin_shufflevector(t23_v, t27_v, 0, 4, 1, 5);
            const vcc_u32x4 t32_v = __builtin_shufflevector(t23_v, t27_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row9_v = __builtin_shufflevector(t29_v, t31_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row10_v = __builtin_shufflevector(t29_v, t31_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row11_v = __builtin_shufflevector(t30_v, t32_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row12_v = __builtin_shufflevector(t30_v, t32_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(c + k2 * 4) = c_row9_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 4) = c_row10_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 8) = c_row11_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 12) = c_row12_v;
            const vcc_u32x4 t33_v = __builtin_shufflevector(t22_v, t26_v, 0, 4, 1, 5);
            const vcc_u32x4 t34_v = __builtin_shufflevector(t22_v, t26_v, 2, 6, 3, 7);
            const vcc_u32x4 t35_v = __builtin_shufflevector(t24_v, t28_v, 0, 4, 1, 5);
            const vcc_u32x4 t36_v = __builtin_shufflevector(t24_v, t28_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row13_v = __builtin_shufflevector(t33_v, t35_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row14_v = __builtin_shufflevector(t33_v, t35_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row15_v = __builtin_shufflevector(t34_v, t36_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row16_v = __builtin_shufflevector(t34_v, t36_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 16) = c_row13_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 20) = c_row14_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 24) = c_row15_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 28) = c_row16_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        const short *r = a + 6 * k;
        int *d = c + 4 * k;
        int x = r[0] * r[7] + r[1] * r[6], y = r[2] * r[5] - r[3] * r[4];
        d[0] = x;
        d[1] = y - d[3];
        d[2] = x - y;
        d[3] = x ^ y;
    }
    }
}
