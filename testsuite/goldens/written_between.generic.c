/* vcc 0.1.0 wrote this from written_between.c for generic */
/* kernel: int n | inout i8 a[4*n] restrict | inout i32 b[4*n] restrict */
/* The last element read was written by the first statement: what is read goes up, what is written goes down. */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
void written_between(int n, signed char *restrict a, int *restrict b)
{
    int i;
    /* vcc: line 6: 16 lanes x 2, generic */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(4u * (unsigned int)n) - 1;
        if ((long)distance >= 128) {
            const unsigned long end = (distance >> 2) & ~31UL;
            const vcc_u32x4 t_v = (unsigned int)(11) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v0 = (unsigned int)(12) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v1 = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v0 = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u});
            const vcc_u32x4 t2_v1 = (__extension__ (vcc_u32x4){4u, 5u, 6u, 7u});
            const vcc_u32x4 t2_v2 = (__extension__ (vcc_u32x4){8u, 9u, 10u, 11u});
            const vcc_u32x4 t2_v3 = (__extension__ (vcc_u32x4){12u, 13u, 14u, 15u});
            const vcc_u32x4 t3_v0 = t2_v0 << 2;
            const vcc_u32x4 t3_v1 = t2_v1 << 2;
            const vcc_u32x4 t3_v2 = t2_v2 << 2;
            const vcc_u32x4 t3_v3 = t2_v3 << 2;
            const vcc_u32x4 t4_v0 = t_v1 + t3_v0;
            const vcc_u32x4 t4_v1 = t_v1 + t3_v1;
            const vcc_u32x4 t4_v2 = t_v1 + t3_v2;
            const vcc_u32x4 t4_v3 = t_v1 + t3_v3;
            const vcc_u32x4 t2_v = (unsigned int)(64) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)(128) - __extension__ (vcc_u32x4){0};
            const vcc_u8x16 t4_v = (unsigned char)(1) - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t5_v = (unsigned char)(2) - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t6_v = (unsigned char)(3) - __extension__ (vcc_u8x16){0};
            vcc_u32x4 t5_v0 = t4_v0;
            vcc_u32x4 t5_v1 = t4_v1;
            vcc_u32x4 t5_v2 = t4_v2;
            vcc_u32x4 t5_v3 = t4_v3;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                int *const b_s = b + 2 + k * 4;
                const vcc_u32x4 b_row_v0 = *(const vcc_u32x4 *)(const void *)(b_s);
                const vcc_u32x4 b_row2_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 8);
                const vcc_u32x4 b_row_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 4);
                const vcc_u32x4 b_row2_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 12);
                const vcc_u32x4 t6_v0 = __builtin_shufflevector(b_row_v0, b_row2_v0, 0, 4, 1, 5);
                const vcc_u32x4 t6_v1 = __builtin_shufflevector(b_row_v1, b_row2_v1, 0, 4, 1, 5);
                const vcc_u32x4 t7_v0 = __builtin_shufflevector(t6_v0, t6_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row3_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 16);
                const vcc_u32x4 b_row4_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 24);
                const vcc_u32x4 t7_v1 = __builtin_shufflevector(b_row3_v0, b_row4_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row3_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 20);
                const vcc_u32x4 b_row4_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 28);
                const vcc_u32x4 t8_v0 = __builtin_shufflevector(b_row3_v1, b_row4_v1, 0, 4, 1, 5);
                const vcc_u32x4 t8_v1 = __builtin_shufflevector(t7_v1, t8_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row5_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 32);
                const vcc_u32x4 b_row6_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 40);
                const vcc_u32x4 b_row5_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 36);
                const vcc_u32x4 b_row6_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 44);
                const vcc_u32x4 t9_v0 = __builtin_shufflevector(b_row5_v0, b_row6_v0, 0, 4, 1, 5);
                const vcc_u32x4 t9_v1 = __builtin_shufflevector(b_row5_v1, b_row6_v1, 0, 4, 1, 5);
                const vcc_u32x4 t10_v0 = __builtin_shufflevector(t9_v0, t9_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row7_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 48);
                const vcc_u32x4 b_row8_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 56);
                const vcc_u32x4 t10_v1 = __builtin_shufflevector(b_row7_v0, b_row8_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row7_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 52);
                const vcc_u32x4 b_row8_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 60);
                const vcc_u32x4 t11_v0 = __builtin_shufflevector(b_row7_v1, b_row8_v1, 0, 4, 1, 5);
                const vcc_u32x4 t11_v1 = __builtin_shufflevector(t10_v1, t11_v0, 0, 4, 1, 5);
                const vcc_u32x4 t12_v0 = t7_v0;
                const vcc_u32x4 t12_v1 = t8_v1;
                const vcc_u32x4 t12_v2 = t10_v0;
                const vcc_u32x4 t12_v3 = t11_v1;
                const vcc_u32x4 b_v0 = t12_v0;
                const vcc_u32x4 b_v1 = t12_v1;
                const vcc_u32x4 b_v2 = t12_v2;
                const vcc_u32x4 b_v3 = t12_v3;
                const vcc_u32x4 b_row9_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64);
                const vcc_u32x4 b_row10_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 8);
                const vcc_u32x4 b_row9_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 4);
                const vcc_u32x4 b_row10_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 12);
                const vcc_u32x4 t13_v0 = __builtin_shufflevector(b_row9_v0, b_row10_v0, 0, 4, 1, 5);
                const vcc_u32x4 t13_v1 = __builtin_shufflevector(b_row9_v1, b_row10_v1, 0, 4, 1, 5);
                const vcc_u32x4 t14_v0 = __builtin_shufflevector(t13_v0, t13_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row11_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 16);
                const vcc_u32x4 b_row12_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 24);
                const vcc_u32x4 t14_v1 =
                    __builtin_shufflevector(b_row11_v0, b_row12_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row11_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 20);
                const vcc_u32x4 b_row12_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 28);
                const vcc_u32x4 t15_v0 =
                    __builtin_shufflevector(b_row11_v1, b_row12_v1, 0, 4, 1, 5);
                const vcc_u32x4 t15_v1 = __builtin_shufflevector(t14_v1, t15_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row13_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 32);
                const vcc_u32x4 b_row14_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 40);
                const vcc_u32x4 b_row13_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 36);
                const vcc_u32x4 b_row14_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 44);
                const vcc_u32x4 t16_v0 =
                    __builtin_shufflevector(b_row13_v0, b_row14_v0, 0, 4, 1, 5);
                const vcc_u32x4 t16_v1 =
                    __builtin_shufflevector(b_row13_v1, b_row14_v1, 0, 4, 1, 5);
                const vcc_u32x4 t17_v0 = __builtin_shufflevector(t16_v0, t16_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row15_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 48);
                const vcc_u32x4 b_row16_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 56);
                const vcc_u32x4 t17_v1 =
                    __builtin_shufflevector(b_row15_v0, b_row16_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row15_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 52);
                const vcc_u32x4 b_row16_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 60);
                const vcc_u32x4 t18_v0 =
                    __builtin_shufflevector(b_row15_v1, b_row16_v1, 0, 4, 1, 5);
                const vcc_u32x4 t18_v1 = __builtin_shufflevector(t17_v1, t18_v0, 0, 4, 1, 5);
                const vcc_u32x4 t19_v0 = t14_v0;
                const vcc_u32x4 t19_v1 = t15_v1;
                const vcc_u32x4 t19_v2 = t17_v0;
                const vcc_u32x4 t19_v3 = t18_v1;
                const vcc_u32x4 b2_v0 = t19_v0;
                const vcc_u32x4 b2_v1 = t19_v1;
                const vcc_u32x4 b2_v2 = t19_v2;
                const vcc_u32x4 b2_v3 = t19_v3;
                const vcc_u32x4 t20_v0 = t5_v0 + t2_v;
                const vcc_u32x4 t20_v1 = t5_v1 + t2_v;
                const vcc_u32x4 t20_v2 = t5_v2 + t2_v;
                const vcc_u32x4 t20_v3 = t5_v3 + t2_v;
                const vcc_u32x4 t20_v4 = t5_v0 + t3_v;
                const vcc_u32x4 t20_v5 = t5_v1 + t3_v;
                const vcc_u32x4 t20_v6 = t5_v2 + t3_v;
                const vcc_u32x4 t20_v7 = t5_v3 + t3_v;
                int *const b_s2 = b + k * 4 + 64;
                const vcc_u32x4 t21_v0 = t_v;
                const vcc_u32x4 t21_v1 = t_v;
                const vcc_u32x4 t22_v0 = t_v;
                const vcc_u32x4 t22_v1 = t_v;
                const vcc_u32x4 t7_v = t21_v0;
                const vcc_u32x4 t8_v = t21_v1;
                const vcc_u32x4 t9_v = t22_v0;
                const vcc_u32x4 t10_v = t22_v1;
                const vcc_u32x4 t23_v0 = b_v0;
                const vcc_u32x4 t23_v1 = b_v1;
                const vcc_u32x4 t24_v0 = b_v2;
                const vcc_u32x4 t24_v1 = b_v3;
                const vcc_u32x4 t11_v = t23_v0;
                const vcc_u32x4 t12_v = t23_v1;
                const vcc_u32x4 t13_v = t24_v0;
                const vcc_u32x4 t14_v = t24_v1;
                const vcc_u32x4 t25_v0 = t_v0;
                const vcc_u32x4 t25_v1 = t_v0;
                const vcc_u32x4 t26_v0 = t_v0;
                const vcc_u32x4 t26_v1 = t_v0;
                const vcc_u32x4 t15_v = t25_v0;
                const vcc_u32x4 t16_v = t25_v1;
                const vcc_u32x4 t17_v = t26_v0;
                const vcc_u32x4 t18_v = t26_v1;
                const vcc_u32x4 t27_v0 = t5_v0;
                const vcc_u32x4 t27_v1 = t5_v1;
                const vcc_u32x4 t28_v0 = t5_v2;
                const vcc_u32x4 t28_v1 = t5_v3;
                const vcc_u32x4 t19_v = t27_v0;
                const vcc_u32x4 t20_v = t27_v1;
                const vcc_u32x4 t21_v = t28_v0;
                const vcc_u32x4 t22_v = t28_v1;
                const vcc_u32x4 t23_v = __builtin_shufflevector(t7_v, t15_v, 0, 4, 1, 5);
                const vcc_u32x4 t24_v = __builtin_shufflevector(t7_v, t15_v, 2, 6, 3, 7);
                const vcc_u32x4 t25_v = __builtin_shufflevector(t11_v, t19_v, 0, 4, 1, 5);
                const vcc_u32x4 t26_v = __builtin_shufflevector(t11_v, t19_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row_v = __builtin_shufflevector(t23_v, t25_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row2_v = __builtin_shufflevector(t23_v, t25_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row3_v = __builtin_shufflevector(t24_v, t26_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row4_v = __builtin_shufflevector(t24_v, t26_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4) = b_row_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 4) = b_row2_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 8) = b_row3_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 12) = b_row4_v;
                const vcc_u32x4 t27_v = __builtin_shufflevector(t8_v, t16_v, 0, 4, 1, 5);
                const vcc_u32x4 t28_v = __builtin_shufflevector(t8_v, t16_v, 2, 6, 3, 7);
                const vcc_u32x4 t29_v = __builtin_shufflevector(t12_v, t20_v, 0, 4, 1, 5);
                const vcc_u32x4 t30_v = __builtin_shufflevector(t12_v, t20_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row5_v = __builtin_shufflevector(t27_v, t29_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row6_v = __builtin_shufflevector(t27_v, t29_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row7_v = __builtin_shufflevector(t28_v, t30_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row8_v = __builtin_shufflevector(t28_v, t30_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 16) = b_row5_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 20) = b_row6_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 24) = b_row7_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 28) = b_row8_v;
                const vcc_u32x4 t31_v = __builtin_shufflevector(t9_v, t17_v, 0, 4, 1, 5);
                const vcc_u32x4 t32_v = __builtin_shufflevector(t9_v, t17_v, 2, 6, 3, 7);
                const vcc_u32x4 t33_v = __builtin_shufflevector(t13_v, t21_v, 0, 4, 1, 5);
                const vcc_u32x4 t34_v = __builtin_shufflevector(t13_v, t21_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row9_v = __builtin_shufflevector(t31_v, t33_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row10_v = __builtin_shufflevector(t31_v, t33_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row11_v = __builtin_shufflevector(t32_v, t34_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row12_v = __builtin_shufflevector(t32_v, t34_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 32) = b_row9_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 36) = b_row10_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 40) = b_row11_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 44) = b_row12_v;
                const vcc_u32x4 t35_v = __builtin_shufflevector(t10_v, t18_v, 0, 4, 1, 5);
                const vcc_u32x4 t36_v = __builtin_shufflevector(t10_v, t18_v, 2, 6, 3, 7);
                const vcc_u32x4 t37_v = __builtin_shufflevector(t14_v, t22_v, 0, 4, 1, 5);
                const vcc_u32x4 t38_v = __builtin_shufflevector(t14_v, t22_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row13_v = __builtin_shufflevector(t35_v, t37_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row14_v = __builtin_shufflevector(t35_v, t37_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row15_v = __builtin_shufflevector(t36_v, t38_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row16_v = __builtin_shufflevector(t36_v, t38_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 48) = b_row13_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 52) = b_row14_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 56) = b_row15_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 60) = b_row16_v;
                const vcc_u32x4 t29_v0 = t_v;
                const vcc_u32x4 t29_v1 = t_v;
                const vcc_u32x4 t30_v0 = t_v;
                const vcc_u32x4 t30_v1 = t_v;
                const vcc_u32x4 t39_v = t29_v0;
                const vcc_u32x4 t40_v = t29_v1;
                const vcc_u32x4 t41_v = t30_v0;
                const vcc_u32x4 t42_v = t30_v1;
                const vcc_u32x4 t31_v0 = b2_v0;
                const vcc_u32x4 t31_v1 = b2_v1;
                const vcc_u32x4 t32_v0 = b2_v2;
                const vcc_u32x4 t32_v1 = b2_v3;
                const vcc_u32x4 t43_v = t31_v0;
                const vcc_u32x4 t44_v = t31_v1;
                const vcc_u32x4 t45_v = t32_v0;
                const vcc_u32x4 t46_v = t32_v1;
                const vcc_u32x4 t33_v0 = t_v0;
                const vcc_u32x4 t33_v1 = t_v0;
                const vcc_u32x4 t34_v0 = t_v0;
                const vcc_u32x4 t34_v1 = t_v0;
                const vcc_u32x4 t47_v = t33_v0;
                const vcc_u32x4 t48_v = t33_v1;
                const vcc_u32x4 t49_v = t34_v0;
                const vcc_u32x4 t50_v = t34_v1;
                const vcc_u32x4 t35_v0 = t20_v0;
                const vcc_u32x4 t35_v1 = t20_v1;
                const vcc_u32x4 t36_v0 = t20_v2;
                const vcc_u32x4 t36_v1 = t20_v3;
                const vcc_u32x4 t51_v = t35_v0;
                const vcc_u32x4 t52_v = t35_v1;
                const vcc_u32x4 t53_v = t36_v0;
                const vcc_u32x4 t54_v = t36_v1;
                const vcc_u32x4 t55_v = __builtin_shufflevector(t39_v, t47_v, 0, 4, 1, 5);
                const vcc_u32x4 t56_v = __builtin_shufflevector(t39_v, t47_v, 2, 6, 3, 7);
                const vcc_u32x4 t57_v = __builtin_shufflevector(t43_v, t51_v, 0, 4, 1, 5);
                const vcc_u32x4 t58_v = __builtin_shufflevector(t43_v, t51_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row17_v = __builtin_shufflevector(t55_v, t57_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row18_v = __builtin_shufflevector(t55_v, t57_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row19_v = __builtin_shufflevector(t56_v, t58_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row20_v = __builtin_shufflevector(t56_v, t58_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2) = b_row17_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 4) = b_row18_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 8) = b_row19_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 12) = b_row20_v;
                const vcc_u32x4 t59_v = __builtin_shufflevector(t40_v, t48_v, 0, 4, 1, 5);
                const vcc_u32x4 t60_v = __builtin_shufflevector(t40_v, t48_v, 2, 6, 3, 7);
                const vcc_u32x4 t61_v = __builtin_shufflevector(t44_v, t52_v, 0, 4, 1, 5);
                const vcc_u32x4 t62_v = __builtin_shufflevector(t44_v, t52_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row21_v = __builtin_shufflevector(t59_v, t61_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row22_v = __builtin_shufflevector(t59_v, t61_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row23_v = __builtin_shufflevector(t60_v, t62_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row24_v = __builtin_shufflevector(t60_v, t62_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 16) = b_row21_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 20) = b_row22_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 24) = b_row23_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 28) = b_row24_v;
                const vcc_u32x4 t63_v = __builtin_shufflevector(t41_v, t49_v, 0, 4, 1, 5);
                const vcc_u32x4 t64_v = __builtin_shufflevector(t41_v, t49_v, 2, 6, 3, 7);
                const vcc_u32x4 t65_v = __builtin_shufflevector(t45_v, t53_v, 0, 4, 1, 5);
                const vcc_u32x4 t66_v = __builtin_shufflevector(t45_v, t53_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row25_v = __builtin_shufflevector(t63_v, t65_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row26_v = __builtin_shufflevector(t63_v, t65_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row27_v = __builtin_shufflevector(t64_v, t66_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row28_v = __builtin_shufflevector(t64_v, t66_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 32) = b_row25_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 36) = b_row26_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 40) = b_row27_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 44) = b_row28_v;
                const vcc_u32x4 t67_v = __builtin_shufflevector(t42_v, t50_v, 0, 4, 1, 5);
                const vcc_u32x4 t68_v = __builtin_shufflevector(t42_v, t50_v, 2, 6, 3, 7);
                const vcc_u32x4 t69_v = __builtin_shufflevector(t46_v, t54_v, 0, 4, 1, 5);
                const vcc_u32x4 t70_v = __builtin_shufflevector(t46_v, t54_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row29_v = __builtin_shufflevector(t67_v, t69_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row30_v = __builtin_shufflevector(t67_v, t69_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row31_v = __builtin_shufflevector(t68_v, t70_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row32_v = __builtin_shufflevector(t68_v, t70_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 48) = b_row29_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 52) = b_row30_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 56) = b_row31_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 60) = b_row32_v;
                const vcc_u32x4 b_row17_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4);
                const vcc_u32x4 b_row18_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 8);
                const vcc_u32x4 b_row17_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 4);
                const vcc_u32x4 b_row18_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 12);
                const vcc_u32x4 t37_v0 =
                    __builtin_shufflevector(b_row17_v0, b_row18_v0, 0, 4, 1, 5);
                const vcc_u32x4 t37_v1 =
                    __builtin_shufflevector(b_row17_v1, b_row18_v1, 0, 4, 1, 5);
                const vcc_u32x4 t38_v0 = __builtin_shufflevector(t37_v0, t37_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row19_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 16);
                const vcc_u32x4 b_row20_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 24);
                const vcc_u32x4 t38_v1 =
                    __builtin_shufflevector(b_row19_v0, b_row20_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row19_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 20);
                const vcc_u32x4 b_row20_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 28);
                const vcc_u32x4 t39_v0 =
                    __builtin_shufflevector(b_row19_v1, b_row20_v1, 0, 4, 1, 5);
                const vcc_u32x4 t39_v1 = __builtin_shufflevector(t38_v1, t39_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row21_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 32);
                const vcc_u32x4 b_row22_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 40);
                const vcc_u32x4 b_row21_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 36);
                const vcc_u32x4 b_row22_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 44);
                const vcc_u32x4 t40_v0 =
                    __builtin_shufflevector(b_row21_v0, b_row22_v0, 0, 4, 1, 5);
                const vcc_u32x4 t40_v1 =
                    __builtin_shufflevector(b_row21_v1, b_row22_v1, 0, 4, 1, 5);
                const vcc_u32x4 t41_v0 = __builtin_shufflevector(t40_v0, t40_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row23_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 48);
                const vcc_u32x4 b_row24_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 56);
                const vcc_u32x4 t41_v1 =
                    __builtin_shufflevector(b_row23_v0, b_row24_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row23_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 52);
                const vcc_u32x4 b_row24_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 60);
                const vcc_u32x4 t42_v0 =
                    __builtin_shufflevector(b_row23_v1, b_row24_v1, 0, 4, 1, 5);
                const vcc_u32x4 t42_v1 = __builtin_shufflevector(t41_v1, t42_v0, 0, 4, 1, 5);
                const vcc_u32x4 t43_v0 = t38_v0;
                const vcc_u32x4 t43_v1 = t39_v1;
                const vcc_u32x4 t43_v2 = t41_v0;
                const vcc_u32x4 t43_v3 = t42_v1;
                const vcc_u32x4 b3_v0 = t43_v0;
                const vcc_u32x4 b3_v1 = t43_v1;
                const vcc_u32x4 b3_v2 = t43_v2;
                const vcc_u32x4 b3_v3 = t43_v3;
                const vcc_u32x4 b_row25_v0 = *(const vcc_u32x4 *)(const void *)(b_s2);
                const vcc_u32x4 b_row26_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 8);
                const vcc_u32x4 b_row25_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 4);
                const vcc_u32x4 b_row26_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 12);
                const vcc_u32x4 t44_v0 =
                    __builtin_shufflevector(b_row25_v0, b_row26_v0, 0, 4, 1, 5);
                const vcc_u32x4 t44_v1 =
                    __builtin_shufflevector(b_row25_v1, b_row26_v1, 0, 4, 1, 5);
                const vcc_u32x4 t45_v0 = __builtin_shufflevector(t44_v0, t44_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row27_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 16);
                const vcc_u32x4 b_row28_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 24);
                const vcc_u32x4 t45_v1 =
                    __builtin_shufflevector(b_row27_v0, b_row28_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row27_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 20);
                const vcc_u32x4 b_row28_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 28);
                const vcc_u32x4 t46_v0 =
                    __builtin_shufflevector(b_row27_v1, b_row28_v1, 0, 4, 1, 5);
                const vcc_u32x4 t46_v1 = __builtin_shufflevector(t45_v1, t46_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row29_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 32);
                const vcc_u32x4 b_row30_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 40);
                const vcc_u32x4 b_row29_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 36);
                const vcc_u32x4 b_row30_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 44);
                const vcc_u32x4 t47_v0 =
                    __builtin_shufflevector(b_row29_v0, b_row30_v0, 0, 4, 1, 5);
                const vcc_u32x4 t47_v1 =
                    __builtin_shufflevector(b_row29_v1, b_row30_v1, 0, 4, 1, 5);
                const vcc_u32x4 t48_v0 = __builtin_shufflevector(t47_v0, t47_v1, 0, 4, 1, 5);
                const vcc_u32x4 b_row31_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 48);
                const vcc_u32x4 b_row32_v0 = *(const vcc_u32x4 *)(const void *)(b_s2 + 56);
                const vcc_u32x4 t48_v1 =
                    __builtin_shufflevector(b_row31_v0, b_row32_v0, 0, 4, 1, 5);
                const vcc_u32x4 b_row31_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 52);
                const vcc_u32x4 b_row32_v1 = *(const vcc_u32x4 *)(const void *)(b_s2 + 60);
                const vcc_u32x4 t49_v0 =
                    __builtin_shufflevector(b_row31_v1, b_row32_v1, 0, 4, 1, 5);
                const vcc_u32x4 t49_v1 = __builtin_shufflevector(t48_v1, t49_v0, 0, 4, 1, 5);
                const vcc_u32x4 t50_v0 = t45_v0;
                const vcc_u32x4 t50_v1 = t46_v1;
                const vcc_u32x4 t50_v2 = t48_v0;
                const vcc_u32x4 t50_v3 = t49_v1;
                const vcc_u32x4 b4_v0 = t50_v0;
                const vcc_u32x4 b4_v1 = t50_v1;
                const vcc_u32x4 b4_v2 = t50_v2;
                const vcc_u32x4 b4_v3 = t50_v3;
                const vcc_u8x4 t51_v0 = __builtin_convertvector(b3_v0, vcc_u8x4);
                const vcc_u8x4 t52_v0 = __builtin_convertvector(b3_v1, vcc_u8x4);
                const vcc_u8x8 t53_v0 =
                    __builtin_shufflevector(t51_v0, t52_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t54_v0 = __builtin_convertvector(b3_v2, vcc_u8x4);
                const vcc_u8x4 t55_v0 = __builtin_convertvector(b3_v3, vcc_u8x4);
                const vcc_u8x8 t56_v0 =
                    __builtin_shufflevector(t54_v0, t55_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t57_v0 =
                    __builtin_shufflevector(t53_v0, t56_v0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15);
                const vcc_u8x4 t51_v1 = __builtin_convertvector(b4_v0, vcc_u8x4);
                const vcc_u8x4 t52_v1 = __builtin_convertvector(b4_v1, vcc_u8x4);
                const vcc_u8x8 t53_v1 =
                    __builtin_shufflevector(t51_v1, t52_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t54_v1 = __builtin_convertvector(b4_v2, vcc_u8x4);
                const vcc_u8x4 t55_v1 = __builtin_convertvector(b4_v3, vcc_u8x4);
                const vcc_u8x8 t56_v1 =
                    __builtin_shufflevector(t54_v1, t55_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t57_v1 =
                    __builtin_shufflevector(t53_v1, t56_v1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15);
                signed char *const a_s = a + k * 4 + 64;
                const vcc_u8x16 t71_v =
                    __builtin_shufflevector(t4_v, t6_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t72_v =
                    __builtin_shufflevector(t4_v, t6_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 t73_v =
                    __builtin_shufflevector(t5_v, t57_v0, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t74_v =
                    __builtin_shufflevector(t5_v, t57_v0, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row_v =
                    __builtin_shufflevector(t71_v, t73_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row2_v =
                    __builtin_shufflevector(t71_v, t73_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row3_v =
                    __builtin_shufflevector(t72_v, t74_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row4_v =
                    __builtin_shufflevector(t72_v, t74_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)(a + k * 4) = a_row_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 16) = a_row2_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 32) = a_row3_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 48) = a_row4_v;
                const vcc_u8x16 t75_v =
                    __builtin_shufflevector(t4_v, t6_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t76_v =
                    __builtin_shufflevector(t4_v, t6_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 t77_v =
                    __builtin_shufflevector(t5_v, t57_v1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t78_v =
                    __builtin_shufflevector(t5_v, t57_v1, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row5_v =
                    __builtin_shufflevector(t75_v, t77_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row6_v =
                    __builtin_shufflevector(t75_v, t77_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row7_v =
                    __builtin_shufflevector(t76_v, t78_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row8_v =
                    __builtin_shufflevector(t76_v, t78_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)(a_s) = a_row5_v;
                *(vcc_u8x16 *)(void *)(a_s + 16) = a_row6_v;
                *(vcc_u8x16 *)(void *)(a_s + 32) = a_row7_v;
                *(vcc_u8x16 *)(void *)(a_s + 48) = a_row8_v;
                t5_v0 = t20_v4;
                t5_v1 = t20_v5;
                t5_v2 = t20_v6;
                t5_v3 = t20_v7;
            }
            i = (int)((unsigned int)i + (unsigned int)end * 4u);
        }
    }
    /* remaining iterations */
    for (; i < 4 * n; i += 4) {
        __asm__ __volatile__("");
        b[i] = 11;
        b[i + 1] = b[i + 2];
        b[i + 2] = 12;
        b[i + 3] = i;
        a[i] = 1;
        a[i + 1] = 2;
        a[i + 2] = 3;
        a[i + 3] = (signed char)b[i];
    }
}
