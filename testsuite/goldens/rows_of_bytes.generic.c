/* vcc 0.1.0 wrote this from rows_of_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 a[16*n] restrict | out u8 b[16*n] restrict */
/* Rows of sixteen bytes, turned round; what is written back comes between. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8 __attribute__((may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void rows_of_bytes(int n, unsigned char *a, unsigned char *restrict b)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, generic */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t2_v0 = t_v0 << 4;
        const vcc_u32x4 t2_v1 = t_v1 << 4;
        const vcc_u32x4 t2_v2 = t_v2 << 4;
        const vcc_u32x4 t2_v3 = t_v3 << 4;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            unsigned char *const a_s = a + (long)(16UL * k2);
            const vcc_u8x16 a_row_v = *(const vcc_u8x16 *)(const void *)a_s;
            const vcc_u8x16 a_row2_v = *(const vcc_u8x16 *)(const void *)(a_s + 16);
            const vcc_u8x16 a_row3_v = *(const vcc_u8x16 *)(const void *)(a_s + 32);
            const vcc_u8x16 a_row4_v = *(const vcc_u8x16 *)(const void *)(a_s + 48);
            const vcc_u8x16 a_row5_v = *(const vcc_u8x16 *)(const void *)(a_s + 64);
            const vcc_u8x16 a_row6_v = *(const vcc_u8x16 *)(const void *)(a_s + 80);
            const vcc_u8x16 a_row7_v = *(const vcc_u8x16 *)(const void *)(a_s + 96);
            const vcc_u8x16 a_row8_v = *(const vcc_u8x16 *)(const void *)(a_s + 112);
            const vcc_u8x16 a_row9_v = *(const vcc_u8x16 *)(const void *)(a_s + 128);
            const vcc_u8x16 a_row10_v = *(const vcc_u8x16 *)(const void *)(a_s + 144);
            const vcc_u8x16 a_row11_v = *(const vcc_u8x16 *)(const void *)(a_s + 160);
            const vcc_u8x16 a_row12_v = *(const vcc_u8x16 *)(const void *)(a_s + 176);
            const vcc_u8x16 a_row13_v = *(const vcc_u8x16 *)(const void *)(a_s + 192);
            const vcc_u8x16 a_row14_v = *(const vcc_u8x16 *)(const void *)(a_s + 208);
            const vcc_u8x16 a_row15_v = *(const vcc_u8x16 *)(const void *)(a_s + 224);
            const vcc_u8x16 a_row16_v = *(const vcc_u8x16 *)(const void *)(a_s + 240);
            const vcc_u8x16 t_v =
                __builtin_shufflevector(a_row_v, a_row9_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t2_v =
                __builtin_shufflevector(a_row_v, a_row9_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t3_v =
                __builtin_shufflevector(a_row2_v, a_row10_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t4_v =
                __builtin_shufflevector(a_row2_v, a_row10_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t5_v =
                __builtin_shufflevector(a_row3_v, a_row11_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t6_v =
                __builtin_shufflevector(a_row3_v, a_row11_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t7_v =
                __builtin_shufflevector(a_row4_v, a_row12_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t8_v =
                __builtin_shufflevector(a_row4_v, a_row12_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t9_v =
                __builtin_shufflevector(a_row5_v, a_row13_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t10_v =
                __builtin_shufflevector(a_row5_v, a_row13_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t11_v =
                __builtin_shufflevector(a_row6_v, a_row14_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t12_v =
                __builtin_shufflevector(a_row6_v, a_row14_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t13_v =
                __builtin_shufflevector(a_row7_v, a_row15_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t14_v =
                __builtin_shufflevector(a_row7_v, a_row15_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t15_v =
                __builtin_shufflevector(a_row8_v, a_row16_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 t16_v =
                __builtin_shufflevector(a_row8_v, a_row16_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            const vcc_u8x16 t17_v =
                __builtin_shufflevector(t_v, t9_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22,
                7, 23);
            const vcc_u8x16 t18_v =
                __builtin_shufflevector(t_v, t9_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t19_v =
                __builtin_shufflevector(t2_v, t10_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t20_v =
                __builtin_shufflevector(t2_v, t10_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t21_v =
                __builtin_shufflevector(t3_v, t11_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t22_v =
                __builtin_shufflevector(t3_v, t11_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t23_v =
                __builtin_shufflevector(t4_v, t12_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t24_v =
                __builtin_shufflevector(t4_v, t12_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t25_v =
                __builtin_shufflevector(t5_v, t13_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t26_v =
                __builtin_shufflevector(t5_v, t13_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t27_v =
                __builtin_shufflevector(t6_v, t14_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t28_v =
                __builtin_shufflevector(t6_v, t14_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t29_v =
                __builtin_shufflevector(t7_v, t15_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t30_v =
                __builtin_shufflevector(t7_v, t15_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t31_v =
                __builtin_shufflevector(t8_v, t16_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t32_v =
                __builtin_shufflevector(t8_v, t16_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t33_v =
                __builtin_shufflevector(t17_v, t25_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t34_v =
                __builtin_shufflevector(t17_v, t25_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t35_v =
                __builtin_shufflevector(t18_v, t26_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t36_v =
                __builtin_shufflevector(t18_v, t26_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t37_v =
                __builtin_shufflevector(t19_v, t27_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t38_v =
                __builtin_shufflevector(t19_v, t27_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t39_v =
                __builtin_shufflevector(t20_v, t28_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t40_v =
                __builtin_shufflevector(t20_v, t28_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t41_v =
                __builtin_shufflevector(t21_v, t29_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t42_v =
                __builtin_shufflevector(t21_v, t29_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t43_v =
                __builtin_shufflevector(t22_v, t30_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t44_v =
                __builtin_shufflevector(t22_v, t30_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t45_v =
                __builtin_shufflevector(t23_v, t31_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t46_v =
                __builtin_shufflevector(t23_v, t31_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t47_v =
                __builtin_shufflevector(t24_v, t32_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t48_v =
                __builtin_shufflevector(t24_v, t32_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a_v =
                __builtin_shufflevector(t33_v, t41_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a2_v =
                __builtin_shufflevector(t33_v, t41_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a3_v =
                __builtin_shufflevector(t34_v, t42_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a4_v =
                __builtin_shufflevector(t34_v, t42_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a5_v =
                __builtin_shufflevector(t35_v, t43_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a6_v =
                __builtin_shufflevector(t35_v, t43_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a7_v =
                __builtin_shufflevector(t36_v, t44_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a8_v =
                __builtin_shufflevector(t36_v, t44_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a9_v =
                __builtin_shufflevector(t37_v, t45_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a10_v =
                __builtin_shufflevector(t37_v, t45_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a11_v =
                __builtin_shufflevector(t38_v, t46_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a12_v =
                __builtin_shufflevector(t38_v, t46_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a13_v =
                __builtin_shufflevector(t39_v, t47_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a14_v =
                __builtin_shufflevector(t39_v, t47_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 a15_v =
                __builtin_shufflevector(t40_v, t48_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 a16_v =
                __builtin_shufflevector(t40_v, t48_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u32x4 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v2 =
                __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t3_v3 =
                __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t4_v2 =
                __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t4_v3 =
                __builtin_convertvector(__builtin_shufflevector(a3_v, a3_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t5_v0 = t3_v0 + t4_v0;
            const vcc_u32x4 t5_v1 = t3_v1 + t4_v1;
            const vcc_u32x4 t5_v2 = t3_v2 + t4_v2;
            const vcc_u32x4 t5_v3 = t3_v3 + t4_v3;
            const vcc_u8x4 t49_v = __builtin_convertvector(t5_v0, vcc_u8x4);
            const vcc_u8x4 t50_v = __builtin_convertvector(t5_v1, vcc_u8x4);
            const vcc_u8x8 t51_v = __builtin_shufflevector(t49_v, t50_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x4 t52_v = __builtin_convertvector(t5_v2, vcc_u8x4);
            const vcc_u8x4 t53_v = __builtin_convertvector(t5_v3, vcc_u8x4);
            const vcc_u8x8 t54_v = __builtin_shufflevector(t52_v, t53_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u8x16 t55_v =
                __builtin_shufflevector(t51_v, t54_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            vcc_u8 *const t56_v = (vcc_u8 *)(void *)a_s;
            const vcc_i32x4 t57_v = (vcc_i32x4)t2_v0;
            const vcc_i32x4 t58_v = (vcc_i32x4)t2_v1;
            const vcc_i32x4 t59_v = (vcc_i32x4)t2_v2;
            const vcc_i32x4 t60_v = (vcc_i32x4)t2_v3;
            t56_v[t57_v[0]] = t55_v[0];
            t56_v[t57_v[1]] = t55_v[1];
            t56_v[t57_v[2]] = t55_v[2];
            t56_v[t57_v[3]] = t55_v[3];
            t56_v[t58_v[0]] = t55_v[4];
            t56_v[t58_v[1]] = t55_v[5];
            t56_v[t58_v[2]] = t55_v[6];
            t56_v[t58_v[3]] = t55_v[7];
            t56_v[t59_v[0]] = t55_v[8];
            t56_v[t59_v[1]] = t55_v[9];
            t56_v[t59_v[2]] = t55_v[10];
            t56_v[t59_v[3]] = t55_v[11];
            t56_v[t60_v[0]] = t55_v[12];
            t56_v[t60_v[1]] = t55_v[13];
            t56_v[t60_v[2]] = t55_v[14];
            t56_v[t60_v[3]] = t55_v[15];
            unsigned char *const b_s = b + (long)(16UL * k2);
            const vcc_u8x16 t61_v =
                __builtin_shufflevector(a16_v, a8_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t62_v =
                __builtin_shufflevector(a16_v, a8_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t63_v =
                __builtin_shufflevector(a15_v, a7_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t64_v =
                __builtin_shufflevector(a15_v, a7_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t65_v =
                __builtin_shufflevector(a14_v, a6_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t66_v =
                __builtin_shufflevector(a14_v, a6_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t67_v =
                __builtin_shufflevector(a13_v, a5_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t68_v =
                __builtin_shufflevector(a13_v, a5_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t69_v =
                __builtin_shufflevector(a12_v, a4_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t70_v =
                __builtin_shufflevector(a12_v, a4_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t71_v =
                __builtin_shufflevector(a11_v, a3_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t72_v =
                __builtin_shufflevector(a11_v, a3_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t73_v =
                __builtin_shufflevector(a10_v, a2_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t74_v =
                __builtin_shufflevector(a10_v, a2_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t75_v =
                __builtin_shufflevector(a9_v, a_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22,
                7, 23);
            const vcc_u8x16 t76_v =
                __builtin_shufflevector(a9_v, a_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t77_v =
                __builtin_shufflevector(t61_v, t69_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t78_v =
                __builtin_shufflevector(t61_v, t69_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t79_v =
                __builtin_shufflevector(t62_v, t70_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t80_v =
                __builtin_shufflevector(t62_v, t70_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t81_v =
                __builtin_shufflevector(t63_v, t71_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t82_v =
                __builtin_shufflevector(t63_v, t71_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t83_v =
                __builtin_shufflevector(t64_v, t72_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t84_v =
                __builtin_shufflevector(t64_v, t72_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t85_v =
                __builtin_shufflevector(t65_v, t73_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t86_v =
                __builtin_shufflevector(t65_v, t73_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t87_v =
                __builtin_shufflevector(t66_v, t74_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t88_v =
                __builtin_shufflevector(t66_v, t74_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t89_v =
                __builtin_shufflevector(t67_v, t75_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t90_v =
                __builtin_shufflevector(t67_v, t75_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t91_v =
                __builtin_shufflevector(t68_v, t76_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t92_v =
                __builtin_shufflevector(t68_v, t76_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t93_v =
                __builtin_shufflevector(t77_v, t85_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t94_v =
                __builtin_shufflevector(t77_v, t85_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t95_v =
                __builtin_shufflevector(t78_v, t86_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t96_v =
                __builtin_shufflevector(t78_v, t86_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t97_v =
                __builtin_shufflevector(t79_v, t87_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t98_v =
                __builtin_shufflevector(t79_v, t87_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t99_v =
                __builtin_shufflevector(t80_v, t88_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t100_v =
                __builtin_shufflevector(t80_v, t88_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t101_v =
                __builtin_shufflevector(t81_v, t89_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t102_v =
                __builtin_shufflevector(t81_v, t89_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t103_v =
                __builtin_shufflevector(t82_v, t90_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t104_v =
                __builtin_shufflevector(t82_v, t90_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t105_v =
                __builtin_shufflevector(t83_v, t91_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t106_v =
                __builtin_shufflevector(t83_v, t91_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 t107_v =
                __builtin_shufflevector(t84_v, t92_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 t108_v =
                __builtin_shufflevector(t84_v, t92_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29,
                14, 30, 15, 31);
            const vcc_u8x16 b_row_v =
                __builtin_shufflevector(t93_v, t101_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row2_v =
                __builtin_shufflevector(t93_v, t101_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row3_v =
                __builtin_shufflevector(t94_v, t102_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row4_v =
                __builtin_shufflevector(t94_v, t102_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row5_v =
                __builtin_shufflevector(t95_v, t103_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row6_v =
                __builtin_shufflevector(t95_v, t103_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row7_v =
                __builtin_shufflevector(t96_v, t104_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row8_v =
                __builtin_shufflevector(t96_v, t104_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row9_v =
                __builtin_shufflevector(t97_v, t105_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row10_v =
                __builtin_shufflevector(t97_v, t105_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row11_v =
                __builtin_shufflevector(t98_v, t106_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row12_v =
                __builtin_shufflevector(t98_v, t106_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row13_v =
                __builtin_shufflevector(t99_v, t107_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6,
                22, 7, 23);
            const vcc_u8x16 b_row14_v =
                __builtin_shufflevector(t99_v, t107_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            const vcc_u8x16 b_row15_v =
                __builtin_shufflevector(t100_v, t108_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21,
                6, 22, 7, 23);
            const vcc_u8x16 b_row16_v =
                __builtin_shufflevector(t100_v, t108_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13,
                29, 14, 30, 15, 31);
            *(vcc_u8x16 *)(void *)b_s = b_row_v;
            *(vcc_u8x16 *)(void *)(b_s + 16) = b_row2_v;
            *(vcc_u8x16 *)(void *)(b_s + 32) = b_row3_v;
            *(vcc_u8x16 *)(void *)(b_s + 48) = b_row4_v;
            *(vcc_u8x16 *)(void *)(b_s + 64) = b_row5_v;
            *(vcc_u8x16 *)(void *)(b_s + 80) = b_row6_v;
            *(vcc_u8x16 *)(void *)(b_s + 96) = b_row7_v;
            *(vcc_u8x16 *)(void *)(b_s + 112) = b_row8_v;
            *(vcc_u8x16 *)(void *)(b_s + 128) = b_row9_v;
            *(vcc_u8x16 *)(void *)(b_s + 144) = b_row10_v;
            *(vcc_u8x16 *)(void *)(b_s + 160) = b_row11_v;
            *(vcc_u8x16 *)(void *)(b_s + 176) = b_row12_v;
            *(vcc_u8x16 *)(void *)(b_s + 192) = b_row13_v;
            *(vcc_u8x16 *)(void *)(b_s + 208) = b_row14_v;
            *(vcc_u8x16 *)(void *)(b_s + 224) = b_row15_v;
            *(vcc_u8x16 *)(void *)(b_s + 240) = b_row16_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        unsigned char *r = a + 16 * k, *s = b + 16 * k;
        unsigned char first = r[0];
        r[0] = (unsigned char)(r[1] + r[2]);
        s[0] = r[15]; s[1] = r[14]; s[2] = r[13]; s[3] = r[12];
        s[4] = r[11]; s[5] = r[10]; s[6] = r[9]; s[7] = r[8];
        s[8] = r[7]; s[9] = r[6]; s[10] = r[5]; s[11] = r[4];
        s[12] = r[3]; s[13] = r[2]; s[14] = r[1]; s[15] = first;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
