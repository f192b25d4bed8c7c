/* vcc 0.1.0 wrote this from haar_wavelet.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout float a[16*n] restrict */
#pragma simd declare(linear(row: 16))
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void haar_wavelet_lane(float *row)
{
    float part[16];
    int length, i;
    for (length = 16; length > 1; length /= 2) {
        int half = length / 2;
#ifdef VCC_VECTOR
        /* vcc: line 9: 4 lanes x 2, then 4, the last ones overlapping, generic; runs if the
           accesses are far enough apart */
        i = 0;
        if (half >= 4) {
            const unsigned long end = ((unsigned long)half - 1) & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const unsigned long t =
                (unsigned long)((char *)part + (long)((unsigned long)half * 4)) - (unsigned long)part;
            if (t - 1 >= 31) {
                const unsigned long last = (unsigned long)half - 4;
                const float t_v = (float)0.70710677f;
                const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                const vcc_f32x4 row_row_last_v = *(const vcc_f32x4 *)(const void *)(row + last * 2);
                const vcc_f32x4 row_row_last2_v =
                    *(const vcc_f32x4 *)(const void *)(row + last * 2 + 4);
                const vcc_f32x4 row_last_v =
                    __builtin_shufflevector(row_row_last_v, row_row_last2_v, 0, 2, 4, 6);
                const vcc_f32x4 row_last2_v =
                    __builtin_shufflevector(row_row_last_v, row_row_last2_v, 1, 3, 5, 7);
                const vcc_f32x4 part_new_last_v = (row_last_v + row_last2_v) * t2_v;
                const vcc_f32x4 part_new_last2_v = (row_last_v - row_last2_v) * t2_v;
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 8) {
                    unsigned long copy;
#pragma GCC unroll 2
                    for (copy = 0; copy < 2; copy++) {
                        const unsigned long at = k2 + copy * 4;
                        const vcc_f32x4 row_row_v =
                            *(const vcc_f32x4 *)(const void *)(row + at * 2);
                        const vcc_f32x4 row_row2_v =
                            *(const vcc_f32x4 *)(const void *)(row + at * 2 + 4);
                        const vcc_f32x4 row_v =
                            __builtin_shufflevector(row_row_v, row_row2_v, 0, 2, 4, 6);
                        const vcc_f32x4 row2_v =
                            __builtin_shufflevector(row_row_v, row_row2_v, 1, 3, 5, 7);
                        *(vcc_f32x4 *)(void *)(part + at) = (row_v + row2_v) * t2_v;
                        const vcc_f32x4 part_new_v = (row_v - row2_v) * t2_v;
                        *(vcc_f32x4 *)(void *)(part + (long)half + at) = part_new_v;
                    }
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    const vcc_f32x4 row_row_v0 = *(const vcc_f32x4 *)(const void *)(row + k2 * 2);
                    const vcc_f32x4 row_row_v1 =
                        *(const vcc_f32x4 *)(const void *)(row + k2 * 2 + 4);
                    const vcc_f32x4 row3_v =
                        __builtin_shufflevector(row_row_v0, row_row_v1, 0, 2, 4, 6);
                    const vcc_f32x4 row4_v =
                        __builtin_shufflevector(row_row_v0, row_row_v1, 1, 3, 5, 7);
                    *(vcc_f32x4 *)(void *)(part + k2) = (row3_v + row4_v) * t2_v;
                    const vcc_f32x4 part_new2_v = (row3_v - row4_v) * t2_v;
                    *(vcc_f32x4 *)(void *)(part + (long)half + k2) = part_new2_v;
                }
                /* the last ones, some of them once more */
                *(vcc_f32x4 *)(void *)(part + last) = part_new_last_v;
                *(vcc_f32x4 *)(void *)(part + (long)half + last) = part_new_last2_v;
                i = half;
            }
        }
        /* remaining iterations */
        for (; i < half; i++) {
#else
        for (i = 0; i < half; i++) {
#endif
            part[i] = (row[2 * i] + row[2 * i + 1]) * 0.70710678f;
            part[half + i] = (row[2 * i] - row[2 * i + 1]) * 0.70710678f;
        }
        for (i = 0; i < length; i++)
            row[i] = part[i];
    }
}

void haar_wavelet(int n, float *a)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 22: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.70710677f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 4;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            float *const a_s = a + (long)(16UL * k2);
            const vcc_f32x4 a_row_v = *(const vcc_f32x4 *)(const void *)a_s;
            const vcc_f32x4 a_row2_v = *(const vcc_f32x4 *)(const void *)(a_s + 16);
            const vcc_f32x4 a_row3_v = *(const vcc_f32x4 *)(const void *)(a_s + 32);
            const vcc_f32x4 a_row4_v = *(const vcc_f32x4 *)(const void *)(a_s + 48);
            const vcc_f32x4 t4_v = __builtin_shufflevector(a_row_v, a_row3_v, 0, 4, 1, 5);
            const vcc_f32x4 t5_v = __builtin_shufflevector(a_row_v, a_row3_v, 2, 6, 3, 7);
            const vcc_f32x4 t6_v = __builtin_shufflevector(a_row2_v, a_row4_v, 0, 4, 1, 5);
            const vcc_f32x4 t7_v = __builtin_shufflevector(a_row2_v, a_row4_v, 2, 6, 3, 7);
            const vcc_f32x4 a_v = __builtin_shufflevector(t4_v, t6_v, 0, 4, 1, 5);
            const vcc_f32x4 a2_v = __builtin_shufflevector(t4_v, t6_v, 2, 6, 3, 7);
            const vcc_f32x4 a3_v = __builtin_shufflevector(t5_v, t7_v, 0, 4, 1, 5);
            const vcc_f32x4 a4_v = __builtin_shufflevector(t5_v, t7_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row5_v = *(const vcc_f32x4 *)(const void *)(a_s + 4);
            const vcc_f32x4 a_row6_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 16);
            const vcc_f32x4 a_row7_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 32);
            const vcc_f32x4 a_row8_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 48);
            const vcc_f32x4 t8_v = __builtin_shufflevector(a_row5_v, a_row7_v, 0, 4, 1, 5);
            const vcc_f32x4 t9_v = __builtin_shufflevector(a_row5_v, a_row7_v, 2, 6, 3, 7);
            const vcc_f32x4 t10_v = __builtin_shufflevector(a_row6_v, a_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 t11_v = __builtin_shufflevector(a_row6_v, a_row8_v, 2, 6, 3, 7);
            const vcc_f32x4 a5_v = __builtin_shufflevector(t8_v, t10_v, 0, 4, 1, 5);
            const vcc_f32x4 a6_v = __builtin_shufflevector(t8_v, t10_v, 2, 6, 3, 7);
            const vcc_f32x4 a7_v = __builtin_shufflevector(t9_v, t11_v, 0, 4, 1, 5);
            const vcc_f32x4 a8_v = __builtin_shufflevector(t9_v, t11_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row9_v = *(const vcc_f32x4 *)(const void *)(a_s + 8);
            const vcc_f32x4 a_row10_v = *(const vcc_f32x4 *)(const void *)(a_s + 8 + 16);
            const vcc_f32x4 a_row11_v = *(const vcc_f32x4 *)(const void *)(a_s + 8 + 32);
            const vcc_f32x4 a_row12_v = *(const vcc_f32x4 *)(const void *)(a_s + 8 + 48);
            const vcc_f32x4 t12_v = __builtin_shufflevector(a_row9_v, a_row11_v, 0, 4, 1, 5);
            const vcc_f32x4 t13_v = __builtin_shufflevector(a_row9_v, a_row11_v, 2, 6, 3, 7);
            const vcc_f32x4 t14_v = __builtin_shufflevector(a_row10_v, a_row12_v, 0, 4, 1, 5);
            const vcc_f32x4 t15_v = __builtin_shufflevector(a_row10_v, a_row12_v, 2, 6, 3, 7);
            const vcc_f32x4 a9_v = __builtin_shufflevector(t12_v, t14_v, 0, 4, 1, 5);
            const vcc_f32x4 a10_v = __builtin_shufflevector(t12_v, t14_v, 2, 6, 3, 7);
            const vcc_f32x4 a11_v = __builtin_shufflevector(t13_v, t15_v, 0, 4, 1, 5);
            const vcc_f32x4 a12_v = __builtin_shufflevector(t13_v, t15_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row13_v = *(const vcc_f32x4 *)(const void *)(a_s + 12);
            const vcc_f32x4 a_row14_v = *(const vcc_f32x4 *)(const void *)(a_s + 12 + 16);
            const vcc_f32x4 a_row15_v = *(const vcc_f32x4 *)(const void *)(a_s + 12 + 32);
            const vcc_f32x4 a_row16_v = *(const vcc_f32x4 *)(const void *)(a_s + 12 + 48);
            const vcc_f32x4 t16_v = __builtin_shufflevector(a_row13_v, a_row15_v, 0, 4, 1, 5);
            const vcc_f32x4 t17_v = __builtin_shufflevector(a_row13_v, a_row15_v, 2, 6, 3, 7);
            const vcc_f32x4 t18_v = __builtin_shufflevector(a_row14_v, a_row16_v, 0, 4, 1, 5);
            const vcc_f32x4 t19_v = __builtin_shufflevector(a_row14_v, a_row16_v, 2, 6, 3, 7);
            const vcc_f32x4 a13_v = __builtin_shufflevector(t16_v, t18_v, 0, 4, 1, 5);
            const vcc_f32x4 a14_v = __builtin_shufflevector(t16_v, t18_v, 2, 6, 3, 7);
            const vcc_f32x4 a15_v = __builtin_shufflevector(t17_v, t19_v, 0, 4, 1, 5);
            const vcc_f32x4 a16_v = __builtin_shufflevector(t17_v, t19_v, 2, 6, 3, 7);
            const vcc_f32x4 part_0_v = (a_v + a2_v) * t2_v;
            const vcc_f32x4 part_1_v = (a3_v + a4_v) * t2_v;
            const vcc_f32x4 part_2_v = (a5_v + a6_v) * t2_v;
            const vcc_f32x4 part_3_v = (a7_v + a8_v) * t2_v;
            const vcc_f32x4 t20_v = __builtin_shufflevector(part_0_v, part_2_v, 0, 4, 1, 5);
            const vcc_f32x4 t21_v = __builtin_shufflevector(part_0_v, part_2_v, 2, 6, 3, 7);
            const vcc_f32x4 t22_v = __builtin_shufflevector(part_1_v, part_3_v, 0, 4, 1, 5);
            const vcc_f32x4 t23_v = __builtin_shufflevector(part_1_v, part_3_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row17_v = __builtin_shufflevector(t20_v, t22_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row18_v = __builtin_shufflevector(t20_v, t22_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row19_v = __builtin_shufflevector(t21_v, t23_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row20_v = __builtin_shufflevector(t21_v, t23_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)a_s = a_row17_v;
            *(vcc_f32x4 *)(void *)(a_s + 16) = a_row18_v;
            *(vcc_f32x4 *)(void *)(a_s + 32) = a_row19_v;
            *(vcc_f32x4 *)(void *)(a_s + 48) = a_row20_v;
            const vcc_f32x4 part_4_v = (a9_v + a10_v) * t2_v;
            const vcc_f32x4 part_5_v = (a11_v + a12_v) * t2_v;
            const vcc_f32x4 part_6_v = (a13_v + a14_v) * t2_v;
            const vcc_f32x4 part_7_v = (a15_v + a16_v) * t2_v;
            const vcc_f32x4 t24_v = __builtin_shufflevector(part_4_v, part_6_v, 0, 4, 1, 5);
            const vcc_f32x4 t25_v = __builtin_shufflevector(part_4_v, part_6_v, 2, 6, 3, 7);
            const vcc_f32x4 t26_v = __builtin_shufflevector(part_5_v, part_7_v, 0, 4, 1, 5);
            const vcc_f32x4 t27_v = __builtin_shufflevector(part_5_v, part_7_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row21_v = __builtin_shufflevector(t24_v, t26_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row22_v = __builtin_shufflevector(t24_v, t26_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row23_v = __builtin_shufflevector(t25_v, t27_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row24_v = __builtin_shufflevector(t25_v, t27_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(a_s + 4) = a_row21_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 16) = a_row22_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 32) = a_row23_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 48) = a_row24_v;
            const vcc_f32x4 part_8_v = (a_v - a2_v) * t2_v;
            const vcc_f32x4 part_9_v = (a3_v - a4_v) * t2_v;
            const vcc_f32x4 part_10_v = (a5_v - a6_v) * t2_v;
            const vcc_f32x4 part_11_v = (a7_v - a8_v) * t2_v;
            const vcc_f32x4 t28_v = __builtin_shufflevector(part_8_v, part_10_v, 0, 4, 1, 5);
            const vcc_f32x4 t29_v = __builtin_shufflevector(part_8_v, part_10_v, 2, 6, 3, 7);
            const vcc_f32x4 t30_v = __builtin_shufflevector(part_9_v, part_11_v, 0, 4, 1, 5);
            const vcc_f32x4 t31_v = __builtin_shufflevector(part_9_v, part_11_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row25_v = __builtin_shufflevector(t28_v, t30_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row26_v = __builtin_shufflevector(t28_v, t30_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row27_v = __builtin_shufflevector(t29_v, t31_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row28_v = __builtin_shufflevector(t29_v, t31_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(a_s + 8) = a_row25_v;
            *(vcc_f32x4 *)(void *)(a_s + 8 + 16) = a_row26_v;
            *(vcc_f32x4 *)(void *)(a_s + 8 + 32) = a_row27_v;
            *(vcc_f32x4 *)(void *)(a_s + 8 + 48) = a_row28_v;
            const vcc_f32x4 part_12_v = (a9_v - a10_v) * t2_v;
            const vcc_f32x4 part_13_v = (a11_v - a12_v) * t2_v;
            const vcc_f32x4 part_14_v = (a13_v - a14_v) * t2_v;
            const vcc_f32x4 part_15_v = (a15_v - a16_v) * t2_v;
            const vcc_f32x4 t32_v = __builtin_shufflevector(part_12_v, part_14_v, 0, 4, 1, 5);
            const vcc_f32x4 t33_v = __builtin_shufflevector(part_12_v, part_14_v, 2, 6, 3, 7);
            const vcc_f32x4 t34_v = __builtin_shufflevector(part_13_v, part_15_v, 0, 4, 1, 5);
            const vcc_f32x4 t35_v = __builtin_shufflevector(part_13_v, part_15_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row29_v = __builtin_shufflevector(t32_v, t34_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row30_v = __builtin_shufflevector(t32_v, t34_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row31_v = __builtin_shufflevector(t33_v, t35_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row32_v = __builtin_shufflevector(t33_v, t35_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(a_s + 12) = a_row29_v;
            *(vcc_f32x4 *)(void *)(a_s + 12 + 16) = a_row30_v;
            *(vcc_f32x4 *)(void *)(a_s + 12 + 32) = a_row31_v;
            *(vcc_f32x4 *)(void *)(a_s + 12 + 48) = a_row32_v;
            const vcc_f32x4 a_row33_v = *(const vcc_f32x4 *)(const void *)a_s;
            const vcc_f32x4 a_row34_v = *(const vcc_f32x4 *)(const void *)(a_s + 16);
            const vcc_f32x4 a_row35_v = *(const vcc_f32x4 *)(const void *)(a_s + 32);
            const vcc_f32x4 a_row36_v = *(const vcc_f32x4 *)(const void *)(a_s + 48);
            const vcc_f32x4 t36_v = __builtin_shufflevector(a_row33_v, a_row35_v, 0, 4, 1, 5);
            const vcc_f32x4 t37_v = __builtin_shufflevector(a_row33_v, a_row35_v, 2, 6, 3, 7);
            const vcc_f32x4 t38_v = __builtin_shufflevector(a_row34_v, a_row36_v, 0, 4, 1, 5);
            const vcc_f32x4 t39_v = __builtin_shufflevector(a_row34_v, a_row36_v, 2, 6, 3, 7);
            const vcc_f32x4 a17_v = __builtin_shufflevector(t36_v, t38_v, 0, 4, 1, 5);
            const vcc_f32x4 a18_v = __builtin_shufflevector(t36_v, t38_v, 2, 6, 3, 7);
            const vcc_f32x4 a19_v = __builtin_shufflevector(t37_v, t39_v, 0, 4, 1, 5);
            const vcc_f32x4 a20_v = __builtin_shufflevector(t37_v, t39_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row37_v = *(const vcc_f32x4 *)(const void *)(a_s + 4);
            const vcc_f32x4 a_row38_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 16);
            const vcc_f32x4 a_row39_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 32);
            const vcc_f32x4 a_row40_v = *(const vcc_f32x4 *)(const void *)(a_s + 4 + 48);
            const vcc_f32x4 t40_v = __builtin_shufflevector(a_row37_v, a_row39_v, 0, 4, 1, 5);
            const vcc_f32x4 t41_v = __builtin_shufflevector(a_row37_v, a_row39_v, 2, 6, 3, 7);
            const vcc_f32x4 t42_v = __builtin_shufflevector(a_row38_v, a_row40_v, 0, 4, 1, 5);
            const vcc_f32x4 t43_v = __builtin_shufflevector(a_row38_v, a_row40_v, 2, 6, 3, 7);
            const vcc_f32x4 a21_v = __builtin_shufflevector(t40_v, t42_v, 0, 4, 1, 5);
            const vcc_f32x4 a22_v = __builtin_shufflevector(t40_v, t42_v, 2, 6, 3, 7);
            const vcc_f32x4 a23_v = __builtin_shufflevector(t41_v, t43_v, 0, 4, 1, 5);
            const vcc_f32x4 a24_v = __builtin_shufflevector(t41_v, t43_v, 2, 6, 3, 7);
            const vcc_f32x4 part_0_2_v = (a17_v + a18_v) * t2_v;
            const vcc_f32x4 part_1_2_v = (a19_v + a20_v) * t2_v;
            const vcc_f32x4 part_2_2_v = (a21_v + a22_v) * t2_v;
            const vcc_f32x4 part_3_2_v = (a23_v + a24_v) * t2_v;
            const vcc_f32x4 t44_v = __builtin_shufflevector(part_0_2_v, part_2_2_v, 0, 4, 1, 5);
            const vcc_f32x4 t45_v = __builtin_shufflevector(part_0_2_v, part_2_2_v, 2, 6, 3, 7);
            const vcc_f32x4 t46_v = __builtin_shufflevector(part_1_2_v, part_3_2_v, 0, 4, 1, 5);
            const vcc_f32x4 t47_v = __builtin_shufflevector(part_1_2_v, part_3_2_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row41_v = __builtin_shufflevector(t44_v, t46_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row42_v = __builtin_shufflevector(t44_v, t46_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row43_v = __builtin_shufflevector(t45_v, t47_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row44_v = __builtin_shufflevector(t45_v, t47_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)a_s = a_row41_v;
            *(vcc_f32x4 *)(void *)(a_s + 16) = a_row42_v;
            *(vcc_f32x4 *)(void *)(a_s + 32) = a_row43_v;
            *(vcc_f32x4 *)(void *)(a_s + 48) = a_row44_v;
            const vcc_f32x4 part_4_2_v = (a17_v - a18_v) * t2_v;
            const vcc_f32x4 part_5_2_v = (a19_v - a20_v) * t2_v;
            const vcc_f32x4 part_6_2_v = (a21_v - a22_v) * t2_v;
            const vcc_f32x4 part_7_2_v = (a23_v - a24_v) * t2_v;
            const vcc_f32x4 t48_v = __builtin_shufflevector(part_4_2_v, part_6_2_v, 0, 4, 1, 5);
            const vcc_f32x4 t49_v = __builtin_shufflevector(part_4_2_v, part_6_2_v, 2, 6, 3, 7);
            const vcc_f32x4 t50_v = __builtin_shufflevector(part_5_2_v, part_7_2_v, 0, 4, 1, 5);
            const vcc_f32x4 t51_v = __builtin_shufflevector(part_5_2_v, part_7_2_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row45_v = __builtin_shufflevector(t48_v, t50_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row46_v = __builtin_shufflevector(t48_v, t50_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row47_v = __builtin_shufflevector(t49_v, t51_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row48_v = __builtin_shufflevector(t49_v, t51_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(a_s + 4) = a_row45_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 16) = a_row46_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 32) = a_row47_v;
            *(vcc_f32x4 *)(void *)(a_s + 4 + 48) = a_row48_v;
            const vcc_f32x4 a_row49_v = *(const vcc_f32x4 *)(const void *)a_s;
            const vcc_f32x4 a_row50_v = *(const vcc_f32x4 *)(const void *)(a_s + 16);
            const vcc_f32x4 a_row51_v = *(const vcc_f32x4 *)(const void *)(a_s + 32);
            const vcc_f32x4 a_row52_v = *(const vcc_f32x4 *)(const void *)(a_s + 48);
            const vcc_f32x4 t52_v = __builtin_shufflevector(a_row49_v, a_row51_v, 0, 4, 1, 5);
            const vcc_f32x4 t53_v = __builtin_shufflevector(a_row49_v, a_row51_v, 2, 6, 3, 7);
            const vcc_f32x4 t54_v = __builtin_shufflevector(a_row50_v, a_row52_v, 0, 4, 1, 5);
            const vcc_f32x4 t55_v = __builtin_shufflevector(a_row50_v, a_row52_v, 2, 6, 3, 7);
            const vcc_f32x4 a25_v = __builtin_shufflevector(t52_v, t54_v, 0, 4, 1, 5);
            const vcc_f32x4 a26_v = __builtin_shufflevector(t52_v, t54_v, 2, 6, 3, 7);
            const vcc_f32x4 a27_v = __builtin_shufflevector(t53_v, t55_v, 0, 4, 1, 5);
            const vcc_f32x4 a28_v = __builtin_shufflevector(t53_v, t55_v, 2, 6, 3, 7);
            const vcc_f32x4 part_0_3_v = (a25_v + a26_v) * t2_v;
            const vcc_f32x4 part_1_3_v = (a27_v + a28_v) * t2_v;
            const vcc_f32x4 part_2_3_v = (a25_v - a26_v) * t2_v;
            const vcc_f32x4 part_3_3_v = (a27_v - a28_v) * t2_v;
            const vcc_f32x4 t56_v = __builtin_shufflevector(part_0_3_v, part_2_3_v, 0, 4, 1, 5);
            const vcc_f32x4 t57_v = __builtin_shufflevector(part_0_3_v, part_2_3_v, 2, 6, 3, 7);
            const vcc_f32x4 t58_v = __builtin_shufflevector(part_1_3_v, part_3_3_v, 0, 4, 1, 5);
            const vcc_f32x4 t59_v = __builtin_shufflevector(part_1_3_v, part_3_3_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row53_v = __builtin_shufflevector(t56_v, t58_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row54_v = __builtin_shufflevector(t56_v, t58_v, 2, 6, 3, 7);
            const vcc_f32x4 a_row55_v = __builtin_shufflevector(t57_v, t59_v, 0, 4, 1, 5);
            const vcc_f32x4 a_row56_v = __builtin_shufflevector(t57_v, t59_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)a_s = a_row53_v;
            *(vcc_f32x4 *)(void *)(a_s + 16) = a_row54_v;
            *(vcc_f32x4 *)(void *)(a_s + 32) = a_row55_v;
            *(vcc_f32x4 *)(void *)(a_s + 48) = a_row56_v;
            const vcc_i32x4 a29_v = (vcc_i32x4)t3_v;
            const vcc_f32x4 a30_v = __extension__ (vcc_f32x4){a_s[a29_v[0]], a_s[a29_v[1]],
                a_s[a29_v[2]], a_s[a29_v[3]]};
            const vcc_i32x4 a31_v = (vcc_i32x4)t3_v;
            const vcc_f32x4 a32_v = __extension__ (vcc_f32x4){(a_s + 1)[a31_v[0]],
                (a_s + 1)[a31_v[1]], (a_s + 1)[a31_v[2]], (a_s + 1)[a31_v[3]]};
            const vcc_f32x4 part_0_4_v = (a30_v + a32_v) * t2_v;
            const vcc_i32x4 t60_v = (vcc_i32x4)t3_v;
            a_s[t60_v[0]] = part_0_4_v[0];
            a_s[t60_v[1]] = part_0_4_v[1];
            a_s[t60_v[2]] = part_0_4_v[2];
            a_s[t60_v[3]] = part_0_4_v[3];
            const vcc_f32x4 part_1_4_v = (a30_v - a32_v) * t2_v;
            const vcc_i32x4 t61_v = (vcc_i32x4)t3_v;
            (a_s + 1)[t61_v[0]] = part_1_4_v[0];
            (a_s + 1)[t61_v[1]] = part_1_4_v[1];
            (a_s + 1)[t61_v[2]] = part_1_4_v[2];
            (a_s + 1)[t61_v[3]] = part_1_4_v[3];
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        haar_wavelet_lane(a + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        haar_wavelet_lane(a + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
