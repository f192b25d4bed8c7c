/* vcc 0.1.0 wrote this from written_between.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i8 a[4*n] restrict | inout i32 b[4*n] restrict */
/* The last element read was written by the first statement: what is read goes up, what is written goes down. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void written_between(int n, signed char *restrict a, int *restrict b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, generic */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(4u * (unsigned int)n) - 1;
        if ((long)distance >= 128) {
            const unsigned long end = (distance >> 2) & ~31UL;
            const vcc_u32x4 t_v = (unsigned int)11 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)12 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
            const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
            const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
            const vcc_u32x4 t2_v0 = t_v0 << 2;
            const vcc_u32x4 t2_v1 = t_v1 << 2;
            const vcc_u32x4 t2_v2 = t_v2 << 2;
            const vcc_u32x4 t2_v3 = t_v3 << 2;
            const vcc_u32x4 t3_v0 = t3_v + t2_v0;
            const vcc_u32x4 t3_v1 = t3_v + t2_v1;
            const vcc_u32x4 t3_v2 = t3_v + t2_v2;
            const vcc_u32x4 t3_v3 = t3_v + t2_v3;
            const vcc_u32x4 t4_v = (unsigned int)64 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)128 - __extension__ (vcc_u32x4){0};
            const vcc_u8x16 t6_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t7_v = (unsigned char)2 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t8_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
            vcc_u32x4 t4_v0 = t3_v0;
            vcc_u32x4 t4_v1 = t3_v1;
            vcc_u32x4 t4_v2 = t3_v2;
            vcc_u32x4 t4_v3 = t3_v3;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                int *const b_s = b + 2 + k * 4;
                const vcc_u32x4 b_row_v = *(const vcc_u32x4 *)(const void *)b_s;
                const vcc_u32x4 b_row2_v = *(const vcc_u32x4 *)(const void *)(b_s + 8);
                const vcc_u32x4 b_row3_v = *(const vcc_u32x4 *)(const void *)(b_s + 4);
                const vcc_u32x4 b_row4_v = *(const vcc_u32x4 *)(const void *)(b_s + 12);
                const vcc_u32x4 t9_v = __builtin_shufflevector(b_row_v, b_row2_v, 0, 4, 1, 5);
                const vcc_u32x4 t10_v = __builtin_shufflevector(b_row3_v, b_row4_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row5_v = *(const vcc_u32x4 *)(const void *)(b_s + 16);
                const vcc_u32x4 b_row6_v = *(const vcc_u32x4 *)(const void *)(b_s + 24);
                const vcc_u32x4 b_row7_v = *(const vcc_u32x4 *)(const void *)(b_s + 20);
                const vcc_u32x4 b_row8_v = *(const vcc_u32x4 *)(const void *)(b_s + 28);
                const vcc_u32x4 t11_v = __builtin_shufflevector(b_row5_v, b_row6_v, 0, 4, 1, 5);
                const vcc_u32x4 t12_v = __builtin_shufflevector(b_row7_v, b_row8_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row9_v = *(const vcc_u32x4 *)(const void *)(b_s + 32);
                const vcc_u32x4 b_row10_v = *(const vcc_u32x4 *)(const void *)(b_s + 40);
                const vcc_u32x4 b_row11_v = *(const vcc_u32x4 *)(const void *)(b_s + 36);
                const vcc_u32x4 b_row12_v = *(const vcc_u32x4 *)(const void *)(b_s + 44);
                const vcc_u32x4 t13_v = __builtin_shufflevector(b_row9_v, b_row10_v, 0, 4, 1, 5);
                const vcc_u32x4 t14_v = __builtin_shufflevector(b_row11_v, b_row12_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row13_v = *(const vcc_u32x4 *)(const void *)(b_s + 48);
                const vcc_u32x4 b_row14_v = *(const vcc_u32x4 *)(const void *)(b_s + 56);
                const vcc_u32x4 b_row15_v = *(const vcc_u32x4 *)(const void *)(b_s + 52);
                const vcc_u32x4 b_row16_v = *(const vcc_u32x4 *)(const void *)(b_s + 60);
                const vcc_u32x4 t15_v = __builtin_shufflevector(b_row13_v, b_row14_v, 0, 4, 1, 5);
                const vcc_u32x4 t16_v = __builtin_shufflevector(b_row15_v, b_row16_v, 0, 4, 1, 5);
                const vcc_u32x4 t5_v0 = __builtin_shufflevector(t9_v, t10_v, 0, 4, 1, 5);
                const vcc_u32x4 t5_v1 = __builtin_shufflevector(t11_v, t12_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v0 = __builtin_shufflevector(t13_v, t14_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v1 = __builtin_shufflevector(t15_v, t16_v, 0, 4, 1, 5);
                const vcc_u32x4 b_v0 = t5_v0;
                const vcc_u32x4 b_v1 = t5_v1;
                const vcc_u32x4 b_v2 = t6_v0;
                const vcc_u32x4 b_v3 = t6_v1;
                const vcc_u32x4 b_row17_v = *(const vcc_u32x4 *)(const void *)(b_s + 64);
                const vcc_u32x4 b_row18_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 8);
                const vcc_u32x4 b_row19_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 4);
                const vcc_u32x4 b_row20_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 12);
                const vcc_u32x4 t17_v = __builtin_shufflevector(b_row17_v, b_row18_v, 0, 4, 1, 5);
                const vcc_u32x4 t18_v = __builtin_shufflevector(b_row19_v, b_row20_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row21_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 16);
                const vcc_u32x4 b_row22_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 24);
                const vcc_u32x4 b_row23_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 20);
                const vcc_u32x4 b_row24_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 28);
                const vcc_u32x4 t19_v = __builtin_shufflevector(b_row21_v, b_row22_v, 0, 4, 1, 5);
                const vcc_u32x4 t20_v = __builtin_shufflevector(b_row23_v, b_row24_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row25_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 32);
                const vcc_u32x4 b_row26_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 40);
                const vcc_u32x4 b_row27_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 36);
                const vcc_u32x4 b_row28_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 44);
                const vcc_u32x4 t21_v = __builtin_shufflevector(b_row25_v, b_row26_v, 0, 4, 1, 5);
                const vcc_u32x4 t22_v = __builtin_shufflevector(b_row27_v, b_row28_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row29_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 48);
                const vcc_u32x4 b_row30_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 56);
                const vcc_u32x4 b_row31_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 52);
                const vcc_u32x4 b_row32_v = *(const vcc_u32x4 *)(const void *)(b_s + 64 + 60);
                const vcc_u32x4 t23_v = __builtin_shufflevector(b_row29_v, b_row30_v, 0, 4, 1, 5);
                const vcc_u32x4 t24_v = __builtin_shufflevector(b_row31_v, b_row32_v, 0, 4, 1, 5);
                const vcc_u32x4 t7_v0 = __builtin_shufflevector(t17_v, t18_v, 0, 4, 1, 5);
                const vcc_u32x4 t7_v1 = __builtin_shufflevector(t19_v, t20_v, 0, 4, 1, 5);
                const vcc_u32x4 t8_v0 = __builtin_shufflevector(t21_v, t22_v, 0, 4, 1, 5);
                const vcc_u32x4 t8_v1 = __builtin_shufflevector(t23_v, t24_v, 0, 4, 1, 5);
                const vcc_u32x4 b2_v0 = t7_v0;
                const vcc_u32x4 b2_v1 = t7_v1;
                const vcc_u32x4 b2_v2 = t8_v0;
                const vcc_u32x4 b2_v3 = t8_v1;
                const vcc_u32x4 t9_v0 = t4_v0 + t4_v;
                const vcc_u32x4 t9_v1 = t4_v1 + t4_v;
                const vcc_u32x4 t9_v2 = t4_v2 + t4_v;
                const vcc_u32x4 t9_v3 = t4_v3 + t4_v;
                const vcc_u32x4 t9_v4 = t4_v0 + t5_v;
                const vcc_u32x4 t9_v5 = t4_v1 + t5_v;
                const vcc_u32x4 t9_v6 = t4_v2 + t5_v;
                const vcc_u32x4 t9_v7 = t4_v3 + t5_v;
                int *const b_s2 = b + k * 4 + 64;
                const vcc_u32x4 t10_v0 = t_v;
                const vcc_u32x4 t10_v1 = t_v;
                const vcc_u32x4 t11_v0 = t_v;
                const vcc_u32x4 t11_v1 = t_v;
                const vcc_u32x4 t25_v = t10_v0;
                const vcc_u32x4 t26_v = t10_v1;
                const vcc_u32x4 t27_v = t11_v0;
                const vcc_u32x4 t28_v = t11_v1;
                const vcc_u32x4 t12_v0 = b_v0;
                const vcc_u32x4 t12_v1 = b_v1;
                const vcc_u32x4 t13_v0 = b_v2;
                const vcc_u32x4 t13_v1 = b_v3;
                const vcc_u32x4 t29_v = t12_v0;
                const vcc_u32x4 t30_v = t12_v1;
                const vcc_u32x4 t31_v = t13_v0;
                const vcc_u32x4 t32_v = t13_v1;
                const vcc_u32x4 t14_v0 = t2_v;
                const vcc_u32x4 t14_v1 = t2_v;
                const vcc_u32x4 t15_v0 = t2_v;
                const vcc_u32x4 t15_v1 = t2_v;
                const vcc_u32x4 t33_v = t14_v0;
                const vcc_u32x4 t34_v = t14_v1;
                const vcc_u32x4 t35_v = t15_v0;
                const vcc_u32x4 t36_v = t15_v1;
                const vcc_u32x4 t16_v0 = t4_v0;
                const vcc_u32x4 t16_v1 = t4_v1;
                const vcc_u32x4 t17_v0 = t4_v2;
                const vcc_u32x4 t17_v1 = t4_v3;
                const vcc_u32x4 t37_v = t16_v0;
                const vcc_u32x4 t38_v = t16_v1;
                const vcc_u32x4 t39_v = t17_v0;
                const vcc_u32x4 t40_v = t17_v1;
                const vcc_u32x4 t41_v = __builtin_shufflevector(t25_v, t33_v, 0, 4, 1, 5);
                const vcc_u32x4 t42_v = __builtin_shufflevector(t25_v, t33_v, 2, 6, 3, 7);
                const vcc_u32x4 t43_v = __builtin_shufflevector(t29_v, t37_v, 0, 4, 1, 5);
                const vcc_u32x4 t44_v = __builtin_shufflevector(t29_v, t37_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row33_v = __builtin_shufflevector(t41_v, t43_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row34_v = __builtin_shufflevector(t41_v, t43_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row35_v = __builtin_shufflevector(t42_v, t44_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row36_v = __builtin_shufflevector(t42_v, t44_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4) = b_row33_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 4) = b_row34_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 8) = b_row35_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 12) = b_row36_v;
                const vcc_u32x4 t45_v = __builtin_shufflevector(t26_v, t34_v, 0, 4, 1, 5);
                const vcc_u32x4 t46_v = __builtin_shufflevector(t26_v, t34_v, 2, 6, 3, 7);
                const vcc_u32x4 t47_v = __builtin_shufflevector(t30_v, t38_v, 0, 4, 1, 5);
                const vcc_u32x4 t48_v = __builtin_shufflevector(t30_v, t38_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row37_v = __builtin_shufflevector(t45_v, t47_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row38_v = __builtin_shufflevector(t45_v, t47_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row39_v = __builtin_shufflevector(t46_v, t48_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row40_v = __builtin_shufflevector(t46_v, t48_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 16) = b_row37_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 20) = b_row38_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 24) = b_row39_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 28) = b_row40_v;
                const vcc_u32x4 t49_v = __builtin_shufflevector(t27_v, t35_v, 0, 4, 1, 5);
                const vcc_u32x4 t50_v = __builtin_shufflevector(t27_v, t35_v, 2, 6, 3, 7);
                const vcc_u32x4 t51_v = __builtin_shufflevector(t31_v, t39_v, 0, 4, 1, 5);
                const vcc_u32x4 t52_v = __builtin_shufflevector(t31_v, t39_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row41_v = __builtin_shufflevector(t49_v, t51_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row42_v = __builtin_shufflevector(t49_v, t51_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row43_v = __builtin_shufflevector(t50_v, t52_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row44_v = __builtin_shufflevector(t50_v, t52_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 32) = b_row41_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 36) = b_row42_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 40) = b_row43_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 44) = b_row44_v;
                const vcc_u32x4 t53_v = __builtin_shufflevector(t28_v, t36_v, 0, 4, 1, 5);
                const vcc_u32x4 t54_v = __builtin_shufflevector(t28_v, t36_v, 2, 6, 3, 7);
                const vcc_u32x4 t55_v = __builtin_shufflevector(t32_v, t40_v, 0, 4, 1, 5);
                const vcc_u32x4 t56_v = __builtin_shufflevector(t32_v, t40_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row45_v = __builtin_shufflevector(t53_v, t55_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row46_v = __builtin_shufflevector(t53_v, t55_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row47_v = __builtin_shufflevector(t54_v, t56_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row48_v = __builtin_shufflevector(t54_v, t56_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 48) = b_row45_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 52) = b_row46_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 56) = b_row47_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 60) = b_row48_v;
                const vcc_u32x4 t18_v0 = b2_v0;
                const vcc_u32x4 t18_v1 = b2_v1;
                const vcc_u32x4 t19_v0 = b2_v2;
                const vcc_u32x4 t19_v1 = b2_v3;
                const vcc_u32x4 t57_v = t18_v0;
                const vcc_u32x4 t58_v = t18_v1;
                const vcc_u32x4 t59_v = t19_v0;
                const vcc_u32x4 t60_v = t19_v1;
                const vcc_u32x4 t20_v0 = t9_v0;
                const vcc_u32x4 t20_v1 = t9_v1;
                const vcc_u32x4 t21_v0 = t9_v2;
                const vcc_u32x4 t21_v1 = t9_v3;
                const vcc_u32x4 t61_v = t20_v0;
                const vcc_u32x4 t62_v = t20_v1;
                const vcc_u32x4 t63_v = t21_v0;
                const vcc_u32x4 t64_v = t21_v1;
                const vcc_u32x4 t65_v = __builtin_shufflevector(t57_v, t61_v, 0, 4, 1, 5);
                const vcc_u32x4 t66_v = __builtin_shufflevector(t57_v, t61_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row49_v = __builtin_shufflevector(t41_v, t65_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row50_v = __builtin_shufflevector(t41_v, t65_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row51_v = __builtin_shufflevector(t42_v, t66_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row52_v = __builtin_shufflevector(t42_v, t66_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)b_s2 = b_row49_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 4) = b_row50_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 8) = b_row51_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 12) = b_row52_v;
                const vcc_u32x4 t67_v = __builtin_shufflevector(t58_v, t62_v, 0, 4, 1, 5);
                const vcc_u32x4 t68_v = __builtin_shufflevector(t58_v, t62_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row53_v = __builtin_shufflevector(t45_v, t67_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row54_v = __builtin_shufflevector(t45_v, t67_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row55_v = __builtin_shufflevector(t46_v, t68_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row56_v = __builtin_shufflevector(t46_v, t68_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 16) = b_row53_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 20) = b_row54_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 24) = b_row55_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 28) = b_row56_v;
                const vcc_u32x4 t69_v = __builtin_shufflevector(t59_v, t63_v, 0, 4, 1, 5);
                const vcc_u32x4 t70_v = __builtin_shufflevector(t59_v, t63_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row57_v = __builtin_shufflevector(t49_v, t69_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row58_v = __builtin_shufflevector(t49_v, t69_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row59_v = __builtin_shufflevector(t50_v, t70_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row60_v = __builtin_shufflevector(t50_v, t70_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 32) = b_row57_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 36) = b_row58_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 40) = b_row59_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 44) = b_row60_v;
                const vcc_u32x4 t71_v = __builtin_shufflevector(t60_v, t64_v, 0, 4, 1, 5);
                const vcc_u32x4 t72_v = __builtin_shufflevector(t60_v, t64_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row61_v = __builtin_shufflevector(t53_v, t71_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row62_v = __builtin_shufflevector(t53_v, t71_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row63_v = __builtin_shufflevector(t54_v, t72_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row64_v = __builtin_shufflevector(t54_v, t72_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b_s2 + 48) = b_row61_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 52) = b_row62_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 56) = b_row63_v;
                *(vcc_u32x4 *)(void *)(b_s2 + 60) = b_row64_v;
                const vcc_u32x4 b_row65_v = *(const vcc_u32x4 *)(const void *)(b + k * 4);
                const vcc_u32x4 b_row66_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 8);
                const vcc_u32x4 b_row67_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 4);
                const vcc_u32x4 b_row68_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 12);
                const vcc_u32x4 t73_v = __builtin_shufflevector(b_row65_v, b_row66_v, 0, 4, 1, 5);
                const vcc_u32x4 t74_v = __builtin_shufflevector(b_row67_v, b_row68_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row69_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 16);
                const vcc_u32x4 b_row70_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 24);
                const vcc_u32x4 b_row71_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 20);
                const vcc_u32x4 b_row72_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 28);
                const vcc_u32x4 t75_v = __builtin_shufflevector(b_row69_v, b_row70_v, 0, 4, 1, 5);
                const vcc_u32x4 t76_v = __builtin_shufflevector(b_row71_v, b_row72_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row73_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 32);
                const vcc_u32x4 b_row74_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 40);
                const vcc_u32x4 b_row75_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 36);
                const vcc_u32x4 b_row76_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 44);
                const vcc_u32x4 t77_v = __builtin_shufflevector(b_row73_v, b_row74_v, 0, 4, 1, 5);
                const vcc_u32x4 t78_v = __builtin_shufflevector(b_row75_v, b_row76_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row77_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 48);
                const vcc_u32x4 b_row78_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 56);
                const vcc_u32x4 b_row79_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 52);
                const vcc_u32x4 b_row80_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 60);
                const vcc_u32x4 t79_v = __builtin_shufflevector(b_row77_v, b_row78_v, 0, 4, 1, 5);
                const vcc_u32x4 t80_v = __builtin_shufflevector(b_row79_v, b_row80_v, 0, 4, 1, 5);
                const vcc_u32x4 t22_v0 = __builtin_shufflevector(t73_v, t74_v, 0, 4, 1, 5);
                const vcc_u32x4 t22_v1 = __builtin_shufflevector(t75_v, t76_v, 0, 4, 1, 5);
                const vcc_u32x4 t23_v0 = __builtin_shufflevector(t77_v, t78_v, 0, 4, 1, 5);
                const vcc_u32x4 t23_v1 = __builtin_shufflevector(t79_v, t80_v, 0, 4, 1, 5);
                const vcc_u32x4 b3_v0 = t22_v0;
                const vcc_u32x4 b3_v1 = t22_v1;
                const vcc_u32x4 b3_v2 = t23_v0;
                const vcc_u32x4 b3_v3 = t23_v1;
                const vcc_u32x4 b_row81_v = *(const vcc_u32x4 *)(const void *)b_s2;
                const vcc_u32x4 b_row82_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 8);
                const vcc_u32x4 b_row83_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 4);
                const vcc_u32x4 b_row84_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 12);
                const vcc_u32x4 t81_v = __builtin_shufflevector(b_row81_v, b_row82_v, 0, 4, 1, 5);
                const vcc_u32x4 t82_v = __builtin_shufflevector(b_row83_v, b_row84_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row85_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 16);
                const vcc_u32x4 b_row86_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 24);
                const vcc_u32x4 b_row87_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 20);
                const vcc_u32x4 b_row88_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 28);
                const vcc_u32x4 t83_v = __builtin_shufflevector(b_row85_v, b_row86_v, 0, 4, 1, 5);
                const vcc_u32x4 t84_v = __builtin_shufflevector(b_row87_v, b_row88_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row89_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 32);
                const vcc_u32x4 b_row90_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 40);
                const vcc_u32x4 b_row91_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 36);
                const vcc_u32x4 b_row92_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 44);
                const vcc_u32x4 t85_v = __builtin_shufflevector(b_row89_v, b_row90_v, 0, 4, 1, 5);
                const vcc_u32x4 t86_v = __builtin_shufflevector(b_row91_v, b_row92_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row93_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 48);
                const vcc_u32x4 b_row94_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 56);
                const vcc_u32x4 b_row95_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 52);
                const vcc_u32x4 b_row96_v = *(const vcc_u32x4 *)(const void *)(b_s2 + 60);
                const vcc_u32x4 t87_v = __builtin_shufflevector(b_row93_v, b_row94_v, 0, 4, 1, 5);
                const vcc_u32x4 t88_v = __builtin_shufflevector(b_row95_v, b_row96_v, 0, 4, 1, 5);
                const vcc_u32x4 t24_v0 = __builtin_shufflevector(t81_v, t82_v, 0, 4, 1, 5);
                const vcc_u32x4 t24_v1 = __builtin_shufflevector(t83_v, t84_v, 0, 4, 1, 5);
                const vcc_u32x4 t25_v0 = __builtin_shufflevector(t85_v, t86_v, 0, 4, 1, 5);
                const vcc_u32x4 t25_v1 = __builtin_shufflevector(t87_v, t88_v, 0, 4, 1, 5);
                const vcc_u32x4 b4_v0 = t24_v0;
                const vcc_u32x4 b4_v1 = t24_v1;
                const vcc_u32x4 b4_v2 = t25_v0;
                const vcc_u32x4 b4_v3 = t25_v1;
                const vcc_u8x4 t26_v0 = __builtin_convertvector(b3_v0, vcc_u8x4);
                const vcc_u8x4 t27_v0 = __builtin_convertvector(b3_v1, vcc_u8x4);
                const vcc_u8x8 t28_v0 =
                    __builtin_shufflevector(t26_v0, t27_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t29_v0 = __builtin_convertvector(b3_v2, vcc_u8x4);
                const vcc_u8x4 t30_v0 = __builtin_convertvector(b3_v3, vcc_u8x4);
                const vcc_u8x8 t31_v0 =
                    __builtin_shufflevector(t29_v0, t30_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t32_v0 =
                    __builtin_shufflevector(t28_v0, t31_v0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15);
                const vcc_u8x4 t26_v1 = __builtin_convertvector(b4_v0, vcc_u8x4);
                const vcc_u8x4 t27_v1 = __builtin_convertvector(b4_v1, vcc_u8x4);
                const vcc_u8x8 t28_v1 =
                    __builtin_shufflevector(t26_v1, t27_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t29_v1 = __builtin_convertvector(b4_v2, vcc_u8x4);
                const vcc_u8x4 t30_v1 = __builtin_convertvector(b4_v3, vcc_u8x4);
                const vcc_u8x8 t31_v1 =
                    __builtin_shufflevector(t29_v1, t30_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t32_v1 =
                    __builtin_shufflevector(t28_v1, t31_v1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                    12, 13, 14, 15);
                signed char *const a_s = a + k * 4 + 64;
                const vcc_u8x16 t89_v =
                    __builtin_shufflevector(t6_v, t8_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t90_v =
                    __builtin_shufflevector(t6_v, t8_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 t91_v =
                    __builtin_shufflevector(t7_v, t32_v0, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t92_v =
                    __builtin_shufflevector(t7_v, t32_v0, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row_v =
                    __builtin_shufflevector(t89_v, t91_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row2_v =
                    __builtin_shufflevector(t89_v, t91_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row3_v =
                    __builtin_shufflevector(t90_v, t92_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row4_v =
                    __builtin_shufflevector(t90_v, t92_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)(a + k * 4) = a_row_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 16) = a_row2_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 32) = a_row3_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 48) = a_row4_v;
                const vcc_u8x16 t93_v =
                    __builtin_shufflevector(t7_v, t32_v1, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t94_v =
                    __builtin_shufflevector(t7_v, t32_v1, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row5_v =
                    __builtin_shufflevector(t89_v, t93_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row6_v =
                    __builtin_shufflevector(t89_v, t93_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row7_v =
                    __builtin_shufflevector(t90_v, t94_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row8_v =
                    __builtin_shufflevector(t90_v, t94_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)a_s = a_row5_v;
                *(vcc_u8x16 *)(void *)(a_s + 16) = a_row6_v;
                *(vcc_u8x16 *)(void *)(a_s + 32) = a_row7_v;
                *(vcc_u8x16 *)(void *)(a_s + 48) = a_row8_v;
                t4_v0 = t9_v4;
                t4_v1 = t9_v5;
                t4_v2 = t9_v6;
                t4_v3 = t9_v7;
            }
            i = (int)((unsigned int)i + (unsigned int)end * 4u);
        }
    }
    /* remaining iterations */
    for (; i < 4 * n; i += 4) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < 4 * n; i += 4) {
#endif
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
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
