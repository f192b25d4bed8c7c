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
    /* vcc: line 6: 16 lanes, generic */
    i = 0;
    {
        const unsigned long distance = (unsigned long)(int)(4u * (unsigned int)n) - 1;
        if ((long)distance >= 64) {
            const unsigned long end = (distance >> 2) & ~15UL;
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
            const vcc_u8x16 t5_v = (unsigned char)1 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t6_v = (unsigned char)2 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t7_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
            vcc_u32x4 t4_v0 = t3_v0;
            vcc_u32x4 t4_v1 = t3_v1;
            vcc_u32x4 t4_v2 = t3_v2;
            vcc_u32x4 t4_v3 = t3_v3;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                int *const b_s = b + 2 + k * 4;
                const vcc_u32x4 b_row_v = *(const vcc_u32x4 *)(const void *)b_s;
                const vcc_u32x4 b_row2_v = *(const vcc_u32x4 *)(const void *)(b_s + 8);
                const vcc_u32x4 b_row3_v = *(const vcc_u32x4 *)(const void *)(b_s + 4);
                const vcc_u32x4 b_row4_v = *(const vcc_u32x4 *)(const void *)(b_s + 12);
                const vcc_u32x4 t8_v = __builtin_shufflevector(b_row_v, b_row2_v, 0, 4, 1, 5);
                const vcc_u32x4 t9_v = __builtin_shufflevector(b_row3_v, b_row4_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row5_v = *(const vcc_u32x4 *)(const void *)(b_s + 16);
                const vcc_u32x4 b_row6_v = *(const vcc_u32x4 *)(const void *)(b_s + 24);
                const vcc_u32x4 b_row7_v = *(const vcc_u32x4 *)(const void *)(b_s + 20);
                const vcc_u32x4 b_row8_v = *(const vcc_u32x4 *)(const void *)(b_s + 28);
                const vcc_u32x4 t10_v = __builtin_shufflevector(b_row5_v, b_row6_v, 0, 4, 1, 5);
                const vcc_u32x4 t11_v = __builtin_shufflevector(b_row7_v, b_row8_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row9_v = *(const vcc_u32x4 *)(const void *)(b_s + 32);
                const vcc_u32x4 b_row10_v = *(const vcc_u32x4 *)(const void *)(b_s + 40);
                const vcc_u32x4 b_row11_v = *(const vcc_u32x4 *)(const void *)(b_s + 36);
                const vcc_u32x4 b_row12_v = *(const vcc_u32x4 *)(const void *)(b_s + 44);
                const vcc_u32x4 t12_v = __builtin_shufflevector(b_row9_v, b_row10_v, 0, 4, 1, 5);
                const vcc_u32x4 t13_v = __builtin_shufflevector(b_row11_v, b_row12_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row13_v = *(const vcc_u32x4 *)(const void *)(b_s + 48);
                const vcc_u32x4 b_row14_v = *(const vcc_u32x4 *)(const void *)(b_s + 56);
                const vcc_u32x4 b_row15_v = *(const vcc_u32x4 *)(const void *)(b_s + 52);
                const vcc_u32x4 b_row16_v = *(const vcc_u32x4 *)(const void *)(b_s + 60);
                const vcc_u32x4 t14_v = __builtin_shufflevector(b_row13_v, b_row14_v, 0, 4, 1, 5);
                const vcc_u32x4 t15_v = __builtin_shufflevector(b_row15_v, b_row16_v, 0, 4, 1, 5);
                const vcc_u32x4 t5_v0 = __builtin_shufflevector(t8_v, t9_v, 0, 4, 1, 5);
                const vcc_u32x4 t5_v1 = __builtin_shufflevector(t10_v, t11_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v0 = __builtin_shufflevector(t12_v, t13_v, 0, 4, 1, 5);
                const vcc_u32x4 t6_v1 = __builtin_shufflevector(t14_v, t15_v, 0, 4, 1, 5);
                const vcc_u32x4 b_v0 = t5_v0;
                const vcc_u32x4 b_v1 = t5_v1;
                const vcc_u32x4 b_v2 = t6_v0;
                const vcc_u32x4 b_v3 = t6_v1;
                const vcc_u32x4 t7_v0 = t4_v0 + t4_v;
                const vcc_u32x4 t7_v1 = t4_v1 + t4_v;
                const vcc_u32x4 t7_v2 = t4_v2 + t4_v;
                const vcc_u32x4 t7_v3 = t4_v3 + t4_v;
                const vcc_u32x4 t8_v0 = t_v;
                const vcc_u32x4 t8_v1 = t_v;
                const vcc_u32x4 t9_v0 = t_v;
                const vcc_u32x4 t9_v1 = t_v;
                const vcc_u32x4 t16_v = t8_v0;
                const vcc_u32x4 t17_v = t8_v1;
                const vcc_u32x4 t18_v = t9_v0;
                const vcc_u32x4 t19_v = t9_v1;
                const vcc_u32x4 t10_v0 = b_v0;
                const vcc_u32x4 t10_v1 = b_v1;
                const vcc_u32x4 t11_v0 = b_v2;
                const vcc_u32x4 t11_v1 = b_v3;
                const vcc_u32x4 t20_v = t10_v0;
                const vcc_u32x4 t21_v = t10_v1;
                const vcc_u32x4 t22_v = t11_v0;
                const vcc_u32x4 t23_v = t11_v1;
                const vcc_u32x4 t12_v0 = t2_v;
                const vcc_u32x4 t12_v1 = t2_v;
                const vcc_u32x4 t13_v0 = t2_v;
                const vcc_u32x4 t13_v1 = t2_v;
                const vcc_u32x4 t24_v = t12_v0;
                const vcc_u32x4 t25_v = t12_v1;
                const vcc_u32x4 t26_v = t13_v0;
                const vcc_u32x4 t27_v = t13_v1;
                const vcc_u32x4 t14_v0 = t4_v0;
                const vcc_u32x4 t14_v1 = t4_v1;
                const vcc_u32x4 t15_v0 = t4_v2;
                const vcc_u32x4 t15_v1 = t4_v3;
                const vcc_u32x4 t28_v = t14_v0;
                const vcc_u32x4 t29_v = t14_v1;
                const vcc_u32x4 t30_v = t15_v0;
                const vcc_u32x4 t31_v = t15_v1;
                const vcc_u32x4 t32_v = __builtin_shufflevector(t16_v, t24_v, 0, 4, 1, 5);
                const vcc_u32x4 t33_v = __builtin_shufflevector(t16_v, t24_v, 2, 6, 3, 7);
                const vcc_u32x4 t34_v = __builtin_shufflevector(t20_v, t28_v, 0, 4, 1, 5);
                const vcc_u32x4 t35_v = __builtin_shufflevector(t20_v, t28_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row17_v = __builtin_shufflevector(t32_v, t34_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row18_v = __builtin_shufflevector(t32_v, t34_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row19_v = __builtin_shufflevector(t33_v, t35_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row20_v = __builtin_shufflevector(t33_v, t35_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4) = b_row17_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 4) = b_row18_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 8) = b_row19_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 12) = b_row20_v;
                const vcc_u32x4 t36_v = __builtin_shufflevector(t17_v, t25_v, 0, 4, 1, 5);
                const vcc_u32x4 t37_v = __builtin_shufflevector(t17_v, t25_v, 2, 6, 3, 7);
                const vcc_u32x4 t38_v = __builtin_shufflevector(t21_v, t29_v, 0, 4, 1, 5);
                const vcc_u32x4 t39_v = __builtin_shufflevector(t21_v, t29_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row21_v = __builtin_shufflevector(t36_v, t38_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row22_v = __builtin_shufflevector(t36_v, t38_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row23_v = __builtin_shufflevector(t37_v, t39_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row24_v = __builtin_shufflevector(t37_v, t39_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 16) = b_row21_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 20) = b_row22_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 24) = b_row23_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 28) = b_row24_v;
                const vcc_u32x4 t40_v = __builtin_shufflevector(t18_v, t26_v, 0, 4, 1, 5);
                const vcc_u32x4 t41_v = __builtin_shufflevector(t18_v, t26_v, 2, 6, 3, 7);
                const vcc_u32x4 t42_v = __builtin_shufflevector(t22_v, t30_v, 0, 4, 1, 5);
                const vcc_u32x4 t43_v = __builtin_shufflevector(t22_v, t30_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row25_v = __builtin_shufflevector(t40_v, t42_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row26_v = __builtin_shufflevector(t40_v, t42_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row27_v = __builtin_shufflevector(t41_v, t43_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row28_v = __builtin_shufflevector(t41_v, t43_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 32) = b_row25_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 36) = b_row26_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 40) = b_row27_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 44) = b_row28_v;
                const vcc_u32x4 t44_v = __builtin_shufflevector(t19_v, t27_v, 0, 4, 1, 5);
                const vcc_u32x4 t45_v = __builtin_shufflevector(t19_v, t27_v, 2, 6, 3, 7);
                const vcc_u32x4 t46_v = __builtin_shufflevector(t23_v, t31_v, 0, 4, 1, 5);
                const vcc_u32x4 t47_v = __builtin_shufflevector(t23_v, t31_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row29_v = __builtin_shufflevector(t44_v, t46_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row30_v = __builtin_shufflevector(t44_v, t46_v, 2, 6, 3, 7);
                const vcc_u32x4 b_row31_v = __builtin_shufflevector(t45_v, t47_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row32_v = __builtin_shufflevector(t45_v, t47_v, 2, 6, 3, 7);
                *(vcc_u32x4 *)(void *)(b + k * 4 + 48) = b_row29_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 52) = b_row30_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 56) = b_row31_v;
                *(vcc_u32x4 *)(void *)(b + k * 4 + 60) = b_row32_v;
                const vcc_u32x4 b_row33_v = *(const vcc_u32x4 *)(const void *)(b + k * 4);
                const vcc_u32x4 b_row34_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 8);
                const vcc_u32x4 b_row35_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 4);
                const vcc_u32x4 b_row36_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 12);
                const vcc_u32x4 t48_v = __builtin_shufflevector(b_row33_v, b_row34_v, 0, 4, 1, 5);
                const vcc_u32x4 t49_v = __builtin_shufflevector(b_row35_v, b_row36_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row37_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 16);
                const vcc_u32x4 b_row38_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 24);
                const vcc_u32x4 b_row39_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 20);
                const vcc_u32x4 b_row40_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 28);
                const vcc_u32x4 t50_v = __builtin_shufflevector(b_row37_v, b_row38_v, 0, 4, 1, 5);
                const vcc_u32x4 t51_v = __builtin_shufflevector(b_row39_v, b_row40_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row41_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 32);
                const vcc_u32x4 b_row42_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 40);
                const vcc_u32x4 b_row43_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 36);
                const vcc_u32x4 b_row44_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 44);
                const vcc_u32x4 t52_v = __builtin_shufflevector(b_row41_v, b_row42_v, 0, 4, 1, 5);
                const vcc_u32x4 t53_v = __builtin_shufflevector(b_row43_v, b_row44_v, 0, 4, 1, 5);
                const vcc_u32x4 b_row45_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 48);
                const vcc_u32x4 b_row46_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 56);
                const vcc_u32x4 b_row47_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 52);
                const vcc_u32x4 b_row48_v = *(const vcc_u32x4 *)(const void *)(b + k * 4 + 60);
                const vcc_u32x4 t54_v = __builtin_shufflevector(b_row45_v, b_row46_v, 0, 4, 1, 5);
                const vcc_u32x4 t55_v = __builtin_shufflevector(b_row47_v, b_row48_v, 0, 4, 1, 5);
                const vcc_u32x4 t16_v0 = __builtin_shufflevector(t48_v, t49_v, 0, 4, 1, 5);
                const vcc_u32x4 t16_v1 = __builtin_shufflevector(t50_v, t51_v, 0, 4, 1, 5);
                const vcc_u32x4 t17_v0 = __builtin_shufflevector(t52_v, t53_v, 0, 4, 1, 5);
                const vcc_u32x4 t17_v1 = __builtin_shufflevector(t54_v, t55_v, 0, 4, 1, 5);
                const vcc_u32x4 b2_v0 = t16_v0;
                const vcc_u32x4 b2_v1 = t16_v1;
                const vcc_u32x4 b2_v2 = t17_v0;
                const vcc_u32x4 b2_v3 = t17_v1;
                const vcc_u8x4 t56_v = __builtin_convertvector(b2_v0, vcc_u8x4);
                const vcc_u8x4 t57_v = __builtin_convertvector(b2_v1, vcc_u8x4);
                const vcc_u8x8 t58_v =
                    __builtin_shufflevector(t56_v, t57_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x4 t59_v = __builtin_convertvector(b2_v2, vcc_u8x4);
                const vcc_u8x4 t60_v = __builtin_convertvector(b2_v3, vcc_u8x4);
                const vcc_u8x8 t61_v =
                    __builtin_shufflevector(t59_v, t60_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u8x16 t62_v =
                    __builtin_shufflevector(t58_v, t61_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                    13, 14, 15);
                const vcc_u8x16 t63_v =
                    __builtin_shufflevector(t5_v, t7_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t64_v =
                    __builtin_shufflevector(t5_v, t7_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 t65_v =
                    __builtin_shufflevector(t6_v, t62_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 t66_v =
                    __builtin_shufflevector(t6_v, t62_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row_v =
                    __builtin_shufflevector(t63_v, t65_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row2_v =
                    __builtin_shufflevector(t63_v, t65_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                const vcc_u8x16 a_row3_v =
                    __builtin_shufflevector(t64_v, t66_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                    6, 22, 7, 23);
                const vcc_u8x16 a_row4_v =
                    __builtin_shufflevector(t64_v, t66_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                    29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)(a + k * 4) = a_row_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 16) = a_row2_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 32) = a_row3_v;
                *(vcc_u8x16 *)(void *)(a + k * 4 + 48) = a_row4_v;
                t4_v0 = t7_v0;
                t4_v1 = t7_v1;
                t4_v2 = t7_v2;
                t4_v3 = t7_v3;
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
