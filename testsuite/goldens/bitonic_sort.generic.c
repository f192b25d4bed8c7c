/* vcc 0.1.0 wrote this from bitonic_sort.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[16*n] restrict */
/* Each row of 16 by itself. */
#pragma simd declare(linear(row: 16))
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
static void bitonic_sort_lane(int *row)
{
    int v[16], size, step, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_u32x4 row_v = *(const vcc_u32x4 *)(const void *)(row + at);
                *(vcc_u32x4 *)(void *)(v + at) = row_v;
            }
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        v[i] = row[i];
    }
#else
    for (i = 0; i < 16; i++)
        v[i] = row[i];
#endif
    for (size = 2; size <= 16; size *= 2)
        for (step = size / 2; step > 0; step /= 2)
            for (i = 0; i < 16; i++) {
                int j = i ^ step;
                if (j > i) {
                    int x = v[i], y = v[j];
                    if ((x > y) == ((i & size) == 0)) {
                        v[i] = y;
                        v[j] = x;
                    }
                }
            }
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes x 4, generic */
    i = 0;
    {
        unsigned long k2;
        for (k2 = 0; k2 < 16UL; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_u32x4 v_v = *(const vcc_u32x4 *)(const void *)(v + at);
                *(vcc_u32x4 *)(void *)(row + at) = v_v;
            }
        }
        i = 16;
    }
    /* remaining iterations */
    for (; i < 16; i++) {
        VCC_KEEP_SCALAR;
        row[i] = v[i];
    }
#else
    for (i = 0; i < 16; i++)
        row[i] = v[i];
#endif
}

void bitonic_sort(int n, int *a)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 29: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            int *const a_s = a + (long)(16UL * k2);
            const vcc_u32x4 a_row_v = *(const vcc_u32x4 *)(const void *)a_s;
            const vcc_u32x4 a_row2_v = *(const vcc_u32x4 *)(const void *)(a_s + 16);
            const vcc_u32x4 a_row3_v = *(const vcc_u32x4 *)(const void *)(a_s + 32);
            const vcc_u32x4 a_row4_v = *(const vcc_u32x4 *)(const void *)(a_s + 48);
            const vcc_u32x4 t_v = __builtin_shufflevector(a_row_v, a_row3_v, 0, 4, 1, 5);
            const vcc_u32x4 t2_v = __builtin_shufflevector(a_row_v, a_row3_v, 2, 6, 3, 7);
            const vcc_u32x4 t3_v = __builtin_shufflevector(a_row2_v, a_row4_v, 0, 4, 1, 5);
            const vcc_u32x4 t4_v = __builtin_shufflevector(a_row2_v, a_row4_v, 2, 6, 3, 7);
            const vcc_u32x4 a_v = __builtin_shufflevector(t_v, t3_v, 0, 4, 1, 5);
            const vcc_u32x4 a2_v = __builtin_shufflevector(t_v, t3_v, 2, 6, 3, 7);
            const vcc_u32x4 a3_v = __builtin_shufflevector(t2_v, t4_v, 0, 4, 1, 5);
            const vcc_u32x4 a4_v = __builtin_shufflevector(t2_v, t4_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row5_v = *(const vcc_u32x4 *)(const void *)(a_s + 4);
            const vcc_u32x4 a_row6_v = *(const vcc_u32x4 *)(const void *)(a_s + 4 + 16);
            const vcc_u32x4 a_row7_v = *(const vcc_u32x4 *)(const void *)(a_s + 4 + 32);
            const vcc_u32x4 a_row8_v = *(const vcc_u32x4 *)(const void *)(a_s + 4 + 48);
            const vcc_u32x4 t5_v = __builtin_shufflevector(a_row5_v, a_row7_v, 0, 4, 1, 5);
            const vcc_u32x4 t6_v = __builtin_shufflevector(a_row5_v, a_row7_v, 2, 6, 3, 7);
            const vcc_u32x4 t7_v = __builtin_shufflevector(a_row6_v, a_row8_v, 0, 4, 1, 5);
            const vcc_u32x4 t8_v = __builtin_shufflevector(a_row6_v, a_row8_v, 2, 6, 3, 7);
            const vcc_u32x4 a5_v = __builtin_shufflevector(t5_v, t7_v, 0, 4, 1, 5);
            const vcc_u32x4 a6_v = __builtin_shufflevector(t5_v, t7_v, 2, 6, 3, 7);
            const vcc_u32x4 a7_v = __builtin_shufflevector(t6_v, t8_v, 0, 4, 1, 5);
            const vcc_u32x4 a8_v = __builtin_shufflevector(t6_v, t8_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row9_v = *(const vcc_u32x4 *)(const void *)(a_s + 8);
            const vcc_u32x4 a_row10_v = *(const vcc_u32x4 *)(const void *)(a_s + 8 + 16);
            const vcc_u32x4 a_row11_v = *(const vcc_u32x4 *)(const void *)(a_s + 8 + 32);
            const vcc_u32x4 a_row12_v = *(const vcc_u32x4 *)(const void *)(a_s + 8 + 48);
            const vcc_u32x4 t9_v = __builtin_shufflevector(a_row9_v, a_row11_v, 0, 4, 1, 5);
            const vcc_u32x4 t10_v = __builtin_shufflevector(a_row9_v, a_row11_v, 2, 6, 3, 7);
            const vcc_u32x4 t11_v = __builtin_shufflevector(a_row10_v, a_row12_v, 0, 4, 1, 5);
            const vcc_u32x4 t12_v = __builtin_shufflevector(a_row10_v, a_row12_v, 2, 6, 3, 7);
            const vcc_u32x4 a9_v = __builtin_shufflevector(t9_v, t11_v, 0, 4, 1, 5);
            const vcc_u32x4 a10_v = __builtin_shufflevector(t9_v, t11_v, 2, 6, 3, 7);
            const vcc_u32x4 a11_v = __builtin_shufflevector(t10_v, t12_v, 0, 4, 1, 5);
            const vcc_u32x4 a12_v = __builtin_shufflevector(t10_v, t12_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row13_v = *(const vcc_u32x4 *)(const void *)(a_s + 12);
            const vcc_u32x4 a_row14_v = *(const vcc_u32x4 *)(const void *)(a_s + 12 + 16);
            const vcc_u32x4 a_row15_v = *(const vcc_u32x4 *)(const void *)(a_s + 12 + 32);
            const vcc_u32x4 a_row16_v = *(const vcc_u32x4 *)(const void *)(a_s + 12 + 48);
            const vcc_u32x4 t13_v = __builtin_shufflevector(a_row13_v, a_row15_v, 0, 4, 1, 5);
            const vcc_u32x4 t14_v = __builtin_shufflevector(a_row13_v, a_row15_v, 2, 6, 3, 7);
            const vcc_u32x4 t15_v = __builtin_shufflevector(a_row14_v, a_row16_v, 0, 4, 1, 5);
            const vcc_u32x4 t16_v = __builtin_shufflevector(a_row14_v, a_row16_v, 2, 6, 3, 7);
            const vcc_u32x4 a13_v = __builtin_shufflevector(t13_v, t15_v, 0, 4, 1, 5);
            const vcc_u32x4 a14_v = __builtin_shufflevector(t13_v, t15_v, 2, 6, 3, 7);
            const vcc_u32x4 a15_v = __builtin_shufflevector(t14_v, t16_v, 0, 4, 1, 5);
            const vcc_u32x4 a16_v = __builtin_shufflevector(t14_v, t16_v, 2, 6, 3, 7);
            const vcc_u32x4 v_11_v = (vcc_u32x4)((vcc_i32x4)a11_v < (vcc_i32x4)a12_v);
            const vcc_u32x4 v_11_2_v = (a11_v & v_11_v) | (a12_v & ~v_11_v);
            const vcc_u32x4 v_9_v = (vcc_u32x4)((vcc_i32x4)a9_v > (vcc_i32x4)a10_v);
            const vcc_u32x4 v_9_2_v = (a9_v & v_9_v) | (a10_v & ~v_9_v);
            const vcc_u32x4 v_9_3_v = (vcc_u32x4)((vcc_i32x4)v_11_2_v < (vcc_i32x4)v_9_2_v);
            const vcc_u32x4 v_9_4_v = (v_11_2_v & v_9_3_v) | (v_9_2_v & ~v_9_3_v);
            const vcc_u32x4 v_10_v = (vcc_u32x4)((vcc_i32x4)a12_v > (vcc_i32x4)a11_v);
            const vcc_u32x4 v_10_2_v = (a12_v & v_10_v) | (a11_v & ~v_10_v);
            const vcc_u32x4 v_8_v = (vcc_u32x4)((vcc_i32x4)a10_v < (vcc_i32x4)a9_v);
            const vcc_u32x4 v_8_2_v = (a10_v & v_8_v) | (a9_v & ~v_8_v);
            const vcc_u32x4 v_8_3_v = (vcc_u32x4)((vcc_i32x4)v_10_2_v < (vcc_i32x4)v_8_2_v);
            const vcc_u32x4 v_8_4_v = (v_10_2_v & v_8_3_v) | (v_8_2_v & ~v_8_3_v);
            const vcc_u32x4 v_8_5_v = (vcc_u32x4)((vcc_i32x4)v_9_4_v < (vcc_i32x4)v_8_4_v);
            const vcc_u32x4 v_8_6_v = (v_9_4_v & v_8_5_v) | (v_8_4_v & ~v_8_5_v);
            const vcc_u32x4 v_15_v = (vcc_u32x4)((vcc_i32x4)a15_v < (vcc_i32x4)a16_v);
            const vcc_u32x4 v_15_2_v = (a15_v & v_15_v) | (a16_v & ~v_15_v);
            const vcc_u32x4 v_13_v = (vcc_u32x4)((vcc_i32x4)a13_v > (vcc_i32x4)a14_v);
            const vcc_u32x4 v_13_2_v = (a13_v & v_13_v) | (a14_v & ~v_13_v);
            const vcc_u32x4 v_13_3_v = (vcc_u32x4)((vcc_i32x4)v_15_2_v > (vcc_i32x4)v_13_2_v);
            const vcc_u32x4 v_13_4_v = (v_15_2_v & v_13_3_v) | (v_13_2_v & ~v_13_3_v);
            const vcc_u32x4 v_14_v = (vcc_u32x4)((vcc_i32x4)a16_v > (vcc_i32x4)a15_v);
            const vcc_u32x4 v_14_2_v = (a16_v & v_14_v) | (a15_v & ~v_14_v);
            const vcc_u32x4 v_12_v = (vcc_u32x4)((vcc_i32x4)a14_v < (vcc_i32x4)a13_v);
            const vcc_u32x4 v_12_2_v = (a14_v & v_12_v) | (a13_v & ~v_12_v);
            const vcc_u32x4 v_12_3_v = (vcc_u32x4)((vcc_i32x4)v_14_2_v > (vcc_i32x4)v_12_2_v);
            const vcc_u32x4 v_12_4_v = (v_14_2_v & v_12_3_v) | (v_12_2_v & ~v_12_3_v);
            const vcc_u32x4 v_12_5_v = (vcc_u32x4)((vcc_i32x4)v_13_4_v > (vcc_i32x4)v_12_4_v);
            const vcc_u32x4 v_12_6_v = (v_13_4_v & v_12_5_v) | (v_12_4_v & ~v_12_5_v);
            const vcc_u32x4 v_12_7_v = (vcc_u32x4)((vcc_i32x4)v_8_6_v < (vcc_i32x4)v_12_6_v);
            const vcc_u32x4 v_12_8_v = (v_8_6_v & v_12_7_v) | (v_12_6_v & ~v_12_7_v);
            const vcc_u32x4 v_11_3_v = (vcc_u32x4)((vcc_i32x4)v_9_2_v > (vcc_i32x4)v_11_2_v);
            const vcc_u32x4 v_11_4_v = (v_9_2_v & v_11_3_v) | (v_11_2_v & ~v_11_3_v);
            const vcc_u32x4 v_10_3_v = (vcc_u32x4)((vcc_i32x4)v_8_2_v > (vcc_i32x4)v_10_2_v);
            const vcc_u32x4 v_10_4_v = (v_8_2_v & v_10_3_v) | (v_10_2_v & ~v_10_3_v);
            const vcc_u32x4 v_10_5_v = (vcc_u32x4)((vcc_i32x4)v_11_4_v < (vcc_i32x4)v_10_4_v);
            const vcc_u32x4 v_10_6_v = (v_11_4_v & v_10_5_v) | (v_10_4_v & ~v_10_5_v);
            const vcc_u32x4 v_15_3_v = (vcc_u32x4)((vcc_i32x4)v_13_2_v < (vcc_i32x4)v_15_2_v);
            const vcc_u32x4 v_15_4_v = (v_13_2_v & v_15_3_v) | (v_15_2_v & ~v_15_3_v);
            const vcc_u32x4 v_14_3_v = (vcc_u32x4)((vcc_i32x4)v_12_2_v < (vcc_i32x4)v_14_2_v);
            const vcc_u32x4 v_14_4_v = (v_12_2_v & v_14_3_v) | (v_14_2_v & ~v_14_3_v);
            const vcc_u32x4 v_14_5_v = (vcc_u32x4)((vcc_i32x4)v_15_4_v > (vcc_i32x4)v_14_4_v);
            const vcc_u32x4 v_14_6_v = (v_15_4_v & v_14_5_v) | (v_14_4_v & ~v_14_5_v);
            const vcc_u32x4 v_14_7_v = (vcc_u32x4)((vcc_i32x4)v_10_6_v < (vcc_i32x4)v_14_6_v);
            const vcc_u32x4 v_14_8_v = (v_10_6_v & v_14_7_v) | (v_14_6_v & ~v_14_7_v);
            const vcc_u32x4 v_14_9_v = (vcc_u32x4)((vcc_i32x4)v_12_8_v < (vcc_i32x4)v_14_8_v);
            const vcc_u32x4 v_14_10_v = (v_12_8_v & v_14_9_v) | (v_14_8_v & ~v_14_9_v);
            const vcc_u32x4 v_9_5_v = (vcc_u32x4)((vcc_i32x4)v_8_4_v > (vcc_i32x4)v_9_4_v);
            const vcc_u32x4 v_9_6_v = (v_8_4_v & v_9_5_v) | (v_9_4_v & ~v_9_5_v);
            const vcc_u32x4 v_13_5_v = (vcc_u32x4)((vcc_i32x4)v_12_4_v < (vcc_i32x4)v_13_4_v);
            const vcc_u32x4 v_13_6_v = (v_12_4_v & v_13_5_v) | (v_13_4_v & ~v_13_5_v);
            const vcc_u32x4 v_13_7_v = (vcc_u32x4)((vcc_i32x4)v_9_6_v < (vcc_i32x4)v_13_6_v);
            const vcc_u32x4 v_13_8_v = (v_9_6_v & v_13_7_v) | (v_13_6_v & ~v_13_7_v);
            const vcc_u32x4 v_11_5_v = (vcc_u32x4)((vcc_i32x4)v_10_4_v > (vcc_i32x4)v_11_4_v);
            const vcc_u32x4 v_11_6_v = (v_10_4_v & v_11_5_v) | (v_11_4_v & ~v_11_5_v);
            const vcc_u32x4 v_15_5_v = (vcc_u32x4)((vcc_i32x4)v_14_4_v < (vcc_i32x4)v_15_4_v);
            const vcc_u32x4 v_15_6_v = (v_14_4_v & v_15_5_v) | (v_15_4_v & ~v_15_5_v);
            const vcc_u32x4 v_15_7_v = (vcc_u32x4)((vcc_i32x4)v_11_6_v < (vcc_i32x4)v_15_6_v);
            const vcc_u32x4 v_15_8_v = (v_11_6_v & v_15_7_v) | (v_15_6_v & ~v_15_7_v);
            const vcc_u32x4 v_15_9_v = (vcc_u32x4)((vcc_i32x4)v_13_8_v < (vcc_i32x4)v_15_8_v);
            const vcc_u32x4 v_15_10_v = (v_13_8_v & v_15_9_v) | (v_15_8_v & ~v_15_9_v);
            const vcc_u32x4 v_15_11_v = (vcc_u32x4)((vcc_i32x4)v_14_10_v < (vcc_i32x4)v_15_10_v);
            const vcc_u32x4 v_15_12_v = (v_14_10_v & v_15_11_v) | (v_15_10_v & ~v_15_11_v);
            const vcc_u32x4 v_3_v = (vcc_u32x4)((vcc_i32x4)a3_v < (vcc_i32x4)a4_v);
            const vcc_u32x4 v_3_2_v = (a3_v & v_3_v) | (a4_v & ~v_3_v);
            const vcc_u32x4 v_1_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)a2_v);
            const vcc_u32x4 v_1_2_v = (a_v & v_1_v) | (a2_v & ~v_1_v);
            const vcc_u32x4 v_1_3_v = (vcc_u32x4)((vcc_i32x4)v_3_2_v < (vcc_i32x4)v_1_2_v);
            const vcc_u32x4 v_1_4_v = (v_3_2_v & v_1_3_v) | (v_1_2_v & ~v_1_3_v);
            const vcc_u32x4 v_2_v = (vcc_u32x4)((vcc_i32x4)a4_v > (vcc_i32x4)a3_v);
            const vcc_u32x4 v_2_2_v = (a4_v & v_2_v) | (a3_v & ~v_2_v);
            const vcc_u32x4 v_0_v = (vcc_u32x4)((vcc_i32x4)a2_v < (vcc_i32x4)a_v);
            const vcc_u32x4 v_0_2_v = (a2_v & v_0_v) | (a_v & ~v_0_v);
            const vcc_u32x4 v_0_3_v = (vcc_u32x4)((vcc_i32x4)v_2_2_v < (vcc_i32x4)v_0_2_v);
            const vcc_u32x4 v_0_4_v = (v_2_2_v & v_0_3_v) | (v_0_2_v & ~v_0_3_v);
            const vcc_u32x4 v_0_5_v = (vcc_u32x4)((vcc_i32x4)v_1_4_v < (vcc_i32x4)v_0_4_v);
            const vcc_u32x4 v_0_6_v = (v_1_4_v & v_0_5_v) | (v_0_4_v & ~v_0_5_v);
            const vcc_u32x4 v_7_v = (vcc_u32x4)((vcc_i32x4)a7_v < (vcc_i32x4)a8_v);
            const vcc_u32x4 v_7_2_v = (a7_v & v_7_v) | (a8_v & ~v_7_v);
            const vcc_u32x4 v_5_v = (vcc_u32x4)((vcc_i32x4)a5_v > (vcc_i32x4)a6_v);
            const vcc_u32x4 v_5_2_v = (a5_v & v_5_v) | (a6_v & ~v_5_v);
            const vcc_u32x4 v_5_3_v = (vcc_u32x4)((vcc_i32x4)v_7_2_v > (vcc_i32x4)v_5_2_v);
            const vcc_u32x4 v_5_4_v = (v_7_2_v & v_5_3_v) | (v_5_2_v & ~v_5_3_v);
            const vcc_u32x4 v_6_v = (vcc_u32x4)((vcc_i32x4)a8_v > (vcc_i32x4)a7_v);
            const vcc_u32x4 v_6_2_v = (a8_v & v_6_v) | (a7_v & ~v_6_v);
            const vcc_u32x4 v_4_v = (vcc_u32x4)((vcc_i32x4)a6_v < (vcc_i32x4)a5_v);
            const vcc_u32x4 v_4_2_v = (a6_v & v_4_v) | (a5_v & ~v_4_v);
            const vcc_u32x4 v_4_3_v = (vcc_u32x4)((vcc_i32x4)v_6_2_v > (vcc_i32x4)v_4_2_v);
            const vcc_u32x4 v_4_4_v = (v_6_2_v & v_4_3_v) | (v_4_2_v & ~v_4_3_v);
            const vcc_u32x4 v_4_5_v = (vcc_u32x4)((vcc_i32x4)v_5_4_v > (vcc_i32x4)v_4_4_v);
            const vcc_u32x4 v_4_6_v = (v_5_4_v & v_4_5_v) | (v_4_4_v & ~v_4_5_v);
            const vcc_u32x4 v_4_7_v = (vcc_u32x4)((vcc_i32x4)v_0_6_v > (vcc_i32x4)v_4_6_v);
            const vcc_u32x4 v_4_8_v = (v_0_6_v & v_4_7_v) | (v_4_6_v & ~v_4_7_v);
            const vcc_u32x4 v_3_3_v = (vcc_u32x4)((vcc_i32x4)v_1_2_v > (vcc_i32x4)v_3_2_v);
            const vcc_u32x4 v_3_4_v = (v_1_2_v & v_3_3_v) | (v_3_2_v & ~v_3_3_v);
            const vcc_u32x4 v_2_3_v = (vcc_u32x4)((vcc_i32x4)v_0_2_v > (vcc_i32x4)v_2_2_v);
            const vcc_u32x4 v_2_4_v = (v_0_2_v & v_2_3_v) | (v_2_2_v & ~v_2_3_v);
            const vcc_u32x4 v_2_5_v = (vcc_u32x4)((vcc_i32x4)v_3_4_v < (vcc_i32x4)v_2_4_v);
            const vcc_u32x4 v_2_6_v = (v_3_4_v & v_2_5_v) | (v_2_4_v & ~v_2_5_v);
            const vcc_u32x4 v_7_3_v = (vcc_u32x4)((vcc_i32x4)v_5_2_v < (vcc_i32x4)v_7_2_v);
            const vcc_u32x4 v_7_4_v = (v_5_2_v & v_7_3_v) | (v_7_2_v & ~v_7_3_v);
            const vcc_u32x4 v_6_3_v = (vcc_u32x4)((vcc_i32x4)v_4_2_v < (vcc_i32x4)v_6_2_v);
            const vcc_u32x4 v_6_4_v = (v_4_2_v & v_6_3_v) | (v_6_2_v & ~v_6_3_v);
            const vcc_u32x4 v_6_5_v = (vcc_u32x4)((vcc_i32x4)v_7_4_v > (vcc_i32x4)v_6_4_v);
            const vcc_u32x4 v_6_6_v = (v_7_4_v & v_6_5_v) | (v_6_4_v & ~v_6_5_v);
            const vcc_u32x4 v_6_7_v = (vcc_u32x4)((vcc_i32x4)v_2_6_v > (vcc_i32x4)v_6_6_v);
            const vcc_u32x4 v_6_8_v = (v_2_6_v & v_6_7_v) | (v_6_6_v & ~v_6_7_v);
            const vcc_u32x4 v_6_9_v = (vcc_u32x4)((vcc_i32x4)v_4_8_v > (vcc_i32x4)v_6_8_v);
            const vcc_u32x4 v_6_10_v = (v_4_8_v & v_6_9_v) | (v_6_8_v & ~v_6_9_v);
            const vcc_u32x4 v_1_5_v = (vcc_u32x4)((vcc_i32x4)v_0_4_v > (vcc_i32x4)v_1_4_v);
            const vcc_u32x4 v_1_6_v = (v_0_4_v & v_1_5_v) | (v_1_4_v & ~v_1_5_v);
            const vcc_u32x4 v_5_5_v = (vcc_u32x4)((vcc_i32x4)v_4_4_v < (vcc_i32x4)v_5_4_v);
            const vcc_u32x4 v_5_6_v = (v_4_4_v & v_5_5_v) | (v_5_4_v & ~v_5_5_v);
            const vcc_u32x4 v_5_7_v = (vcc_u32x4)((vcc_i32x4)v_1_6_v > (vcc_i32x4)v_5_6_v);
            const vcc_u32x4 v_5_8_v = (v_1_6_v & v_5_7_v) | (v_5_6_v & ~v_5_7_v);
            const vcc_u32x4 v_3_5_v = (vcc_u32x4)((vcc_i32x4)v_2_4_v > (vcc_i32x4)v_3_4_v);
            const vcc_u32x4 v_3_6_v = (v_2_4_v & v_3_5_v) | (v_3_4_v & ~v_3_5_v);
            const vcc_u32x4 v_7_5_v = (vcc_u32x4)((vcc_i32x4)v_6_4_v < (vcc_i32x4)v_7_4_v);
            const vcc_u32x4 v_7_6_v = (v_6_4_v & v_7_5_v) | (v_7_4_v & ~v_7_5_v);
            const vcc_u32x4 v_7_7_v = (vcc_u32x4)((vcc_i32x4)v_3_6_v > (vcc_i32x4)v_7_6_v);
            const vcc_u32x4 v_7_8_v = (v_3_6_v & v_7_7_v) | (v_7_6_v & ~v_7_7_v);
            const vcc_u32x4 v_7_9_v = (vcc_u32x4)((vcc_i32x4)v_5_8_v > (vcc_i32x4)v_7_8_v);
            const vcc_u32x4 v_7_10_v = (v_5_8_v & v_7_9_v) | (v_7_8_v & ~v_7_9_v);
            const vcc_u32x4 v_7_11_v = (vcc_u32x4)((vcc_i32x4)v_6_10_v > (vcc_i32x4)v_7_10_v);
            const vcc_u32x4 v_7_12_v = (v_6_10_v & v_7_11_v) | (v_7_10_v & ~v_7_11_v);
            const vcc_u32x4 v_7_13_v = (vcc_u32x4)((vcc_i32x4)v_15_12_v < (vcc_i32x4)v_7_12_v);
            const vcc_u32x4 v_7_14_v = (v_15_12_v & v_7_13_v) | (v_7_12_v & ~v_7_13_v);
            const vcc_u32x4 v_8_7_v = (vcc_u32x4)((vcc_i32x4)v_12_6_v > (vcc_i32x4)v_8_6_v);
            const vcc_u32x4 v_8_8_v = (v_12_6_v & v_8_7_v) | (v_8_6_v & ~v_8_7_v);
            const vcc_u32x4 v_10_7_v = (vcc_u32x4)((vcc_i32x4)v_14_6_v > (vcc_i32x4)v_10_6_v);
            const vcc_u32x4 v_10_8_v = (v_14_6_v & v_10_7_v) | (v_10_6_v & ~v_10_7_v);
            const vcc_u32x4 v_10_9_v = (vcc_u32x4)((vcc_i32x4)v_8_8_v < (vcc_i32x4)v_10_8_v);
            const vcc_u32x4 v_10_10_v = (v_8_8_v & v_10_9_v) | (v_10_8_v & ~v_10_9_v);
            const vcc_u32x4 v_9_7_v = (vcc_u32x4)((vcc_i32x4)v_13_6_v > (vcc_i32x4)v_9_6_v);
            const vcc_u32x4 v_9_8_v = (v_13_6_v & v_9_7_v) | (v_9_6_v & ~v_9_7_v);
            const vcc_u32x4 v_11_7_v = (vcc_u32x4)((vcc_i32x4)v_15_6_v > (vcc_i32x4)v_11_6_v);
            const vcc_u32x4 v_11_8_v = (v_15_6_v & v_11_7_v) | (v_11_6_v & ~v_11_7_v);
            const vcc_u32x4 v_11_9_v = (vcc_u32x4)((vcc_i32x4)v_9_8_v < (vcc_i32x4)v_11_8_v);
            const vcc_u32x4 v_11_10_v = (v_9_8_v & v_11_9_v) | (v_11_8_v & ~v_11_9_v);
            const vcc_u32x4 v_11_11_v = (vcc_u32x4)((vcc_i32x4)v_10_10_v < (vcc_i32x4)v_11_10_v);
            const vcc_u32x4 v_11_12_v = (v_10_10_v & v_11_11_v) | (v_11_10_v & ~v_11_11_v);
            const vcc_u32x4 v_0_7_v = (vcc_u32x4)((vcc_i32x4)v_4_6_v < (vcc_i32x4)v_0_6_v);
            const vcc_u32x4 v_0_8_v = (v_4_6_v & v_0_7_v) | (v_0_6_v & ~v_0_7_v);
            const vcc_u32x4 v_2_7_v = (vcc_u32x4)((vcc_i32x4)v_6_6_v < (vcc_i32x4)v_2_6_v);
            const vcc_u32x4 v_2_8_v = (v_6_6_v & v_2_7_v) | (v_2_6_v & ~v_2_7_v);
            const vcc_u32x4 v_2_9_v = (vcc_u32x4)((vcc_i32x4)v_0_8_v > (vcc_i32x4)v_2_8_v);
            const vcc_u32x4 v_2_10_v = (v_0_8_v & v_2_9_v) | (v_2_8_v & ~v_2_9_v);
            const vcc_u32x4 v_1_7_v = (vcc_u32x4)((vcc_i32x4)v_5_6_v < (vcc_i32x4)v_1_6_v);
            const vcc_u32x4 v_1_8_v = (v_5_6_v & v_1_7_v) | (v_1_6_v & ~v_1_7_v);
            const vcc_u32x4 v_3_7_v = (vcc_u32x4)((vcc_i32x4)v_7_6_v < (vcc_i32x4)v_3_6_v);
            const vcc_u32x4 v_3_8_v = (v_7_6_v & v_3_7_v) | (v_3_6_v & ~v_3_7_v);
            const vcc_u32x4 v_3_9_v = (vcc_u32x4)((vcc_i32x4)v_1_8_v > (vcc_i32x4)v_3_8_v);
            const vcc_u32x4 v_3_10_v = (v_1_8_v & v_3_9_v) | (v_3_8_v & ~v_3_9_v);
            const vcc_u32x4 v_3_11_v = (vcc_u32x4)((vcc_i32x4)v_2_10_v > (vcc_i32x4)v_3_10_v);
            const vcc_u32x4 v_3_12_v = (v_2_10_v & v_3_11_v) | (v_3_10_v & ~v_3_11_v);
            const vcc_u32x4 v_3_13_v = (vcc_u32x4)((vcc_i32x4)v_11_12_v < (vcc_i32x4)v_3_12_v);
            const vcc_u32x4 v_3_14_v = (v_11_12_v & v_3_13_v) | (v_3_12_v & ~v_3_13_v);
            const vcc_u32x4 v_3_15_v = (vcc_u32x4)((vcc_i32x4)v_7_14_v < (vcc_i32x4)v_3_14_v);
            const vcc_u32x4 v_3_16_v = (v_7_14_v & v_3_15_v) | (v_3_14_v & ~v_3_15_v);
            const vcc_u32x4 v_12_9_v = (vcc_u32x4)((vcc_i32x4)v_14_8_v > (vcc_i32x4)v_12_8_v);
            const vcc_u32x4 v_12_10_v = (v_14_8_v & v_12_9_v) | (v_12_8_v & ~v_12_9_v);
            const vcc_u32x4 v_13_9_v = (vcc_u32x4)((vcc_i32x4)v_15_8_v > (vcc_i32x4)v_13_8_v);
            const vcc_u32x4 v_13_10_v = (v_15_8_v & v_13_9_v) | (v_13_8_v & ~v_13_9_v);
            const vcc_u32x4 v_13_11_v = (vcc_u32x4)((vcc_i32x4)v_12_10_v < (vcc_i32x4)v_13_10_v);
            const vcc_u32x4 v_13_12_v = (v_12_10_v & v_13_11_v) | (v_13_10_v & ~v_13_11_v);
            const vcc_u32x4 v_4_9_v = (vcc_u32x4)((vcc_i32x4)v_6_8_v < (vcc_i32x4)v_4_8_v);
            const vcc_u32x4 v_4_10_v = (v_6_8_v & v_4_9_v) | (v_4_8_v & ~v_4_9_v);
            const vcc_u32x4 v_5_9_v = (vcc_u32x4)((vcc_i32x4)v_7_8_v < (vcc_i32x4)v_5_8_v);
            const vcc_u32x4 v_5_10_v = (v_7_8_v & v_5_9_v) | (v_5_8_v & ~v_5_9_v);
            const vcc_u32x4 v_5_11_v = (vcc_u32x4)((vcc_i32x4)v_4_10_v > (vcc_i32x4)v_5_10_v);
            const vcc_u32x4 v_5_12_v = (v_4_10_v & v_5_11_v) | (v_5_10_v & ~v_5_11_v);
            const vcc_u32x4 v_5_13_v = (vcc_u32x4)((vcc_i32x4)v_13_12_v < (vcc_i32x4)v_5_12_v);
            const vcc_u32x4 v_5_14_v = (v_13_12_v & v_5_13_v) | (v_5_12_v & ~v_5_13_v);
            const vcc_u32x4 v_8_9_v = (vcc_u32x4)((vcc_i32x4)v_10_8_v > (vcc_i32x4)v_8_8_v);
            const vcc_u32x4 v_8_10_v = (v_10_8_v & v_8_9_v) | (v_8_8_v & ~v_8_9_v);
            const vcc_u32x4 v_9_9_v = (vcc_u32x4)((vcc_i32x4)v_11_8_v > (vcc_i32x4)v_9_8_v);
            const vcc_u32x4 v_9_10_v = (v_11_8_v & v_9_9_v) | (v_9_8_v & ~v_9_9_v);
            const vcc_u32x4 v_9_11_v = (vcc_u32x4)((vcc_i32x4)v_8_10_v < (vcc_i32x4)v_9_10_v);
            const vcc_u32x4 v_9_12_v = (v_8_10_v & v_9_11_v) | (v_9_10_v & ~v_9_11_v);
            const vcc_u32x4 v_0_9_v = (vcc_u32x4)((vcc_i32x4)v_2_8_v < (vcc_i32x4)v_0_8_v);
            const vcc_u32x4 v_0_10_v = (v_2_8_v & v_0_9_v) | (v_0_8_v & ~v_0_9_v);
            const vcc_u32x4 v_1_9_v = (vcc_u32x4)((vcc_i32x4)v_3_8_v < (vcc_i32x4)v_1_8_v);
            const vcc_u32x4 v_1_10_v = (v_3_8_v & v_1_9_v) | (v_1_8_v & ~v_1_9_v);
            const vcc_u32x4 v_1_11_v = (vcc_u32x4)((vcc_i32x4)v_0_10_v > (vcc_i32x4)v_1_10_v);
            const vcc_u32x4 v_1_12_v = (v_0_10_v & v_1_11_v) | (v_1_10_v & ~v_1_11_v);
            const vcc_u32x4 v_1_13_v = (vcc_u32x4)((vcc_i32x4)v_9_12_v < (vcc_i32x4)v_1_12_v);
            const vcc_u32x4 v_1_14_v = (v_9_12_v & v_1_13_v) | (v_1_12_v & ~v_1_13_v);
            const vcc_u32x4 v_1_15_v = (vcc_u32x4)((vcc_i32x4)v_5_14_v < (vcc_i32x4)v_1_14_v);
            const vcc_u32x4 v_1_16_v = (v_5_14_v & v_1_15_v) | (v_1_14_v & ~v_1_15_v);
            const vcc_u32x4 v_1_17_v = (vcc_u32x4)((vcc_i32x4)v_3_16_v < (vcc_i32x4)v_1_16_v);
            const vcc_u32x4 v_1_18_v = (v_3_16_v & v_1_17_v) | (v_1_16_v & ~v_1_17_v);
            const vcc_u32x4 v_14_11_v = (vcc_u32x4)((vcc_i32x4)v_15_10_v > (vcc_i32x4)v_14_10_v);
            const vcc_u32x4 v_14_12_v = (v_15_10_v & v_14_11_v) | (v_14_10_v & ~v_14_11_v);
            const vcc_u32x4 v_6_11_v = (vcc_u32x4)((vcc_i32x4)v_7_10_v < (vcc_i32x4)v_6_10_v);
            const vcc_u32x4 v_6_12_v = (v_7_10_v & v_6_11_v) | (v_6_10_v & ~v_6_11_v);
            const vcc_u32x4 v_6_13_v = (vcc_u32x4)((vcc_i32x4)v_14_12_v < (vcc_i32x4)v_6_12_v);
            const vcc_u32x4 v_6_14_v = (v_14_12_v & v_6_13_v) | (v_6_12_v & ~v_6_13_v);
            const vcc_u32x4 v_10_11_v = (vcc_u32x4)((vcc_i32x4)v_11_10_v > (vcc_i32x4)v_10_10_v);
            const vcc_u32x4 v_10_12_v = (v_11_10_v & v_10_11_v) | (v_10_10_v & ~v_10_11_v);
            const vcc_u32x4 v_2_11_v = (vcc_u32x4)((vcc_i32x4)v_3_10_v < (vcc_i32x4)v_2_10_v);
            const vcc_u32x4 v_2_12_v = (v_3_10_v & v_2_11_v) | (v_2_10_v & ~v_2_11_v);
            const vcc_u32x4 v_2_13_v = (vcc_u32x4)((vcc_i32x4)v_10_12_v < (vcc_i32x4)v_2_12_v);
            const vcc_u32x4 v_2_14_v = (v_10_12_v & v_2_13_v) | (v_2_12_v & ~v_2_13_v);
            const vcc_u32x4 v_2_15_v = (vcc_u32x4)((vcc_i32x4)v_6_14_v < (vcc_i32x4)v_2_14_v);
            const vcc_u32x4 v_2_16_v = (v_6_14_v & v_2_15_v) | (v_2_14_v & ~v_2_15_v);
            const vcc_u32x4 v_12_11_v = (vcc_u32x4)((vcc_i32x4)v_13_10_v > (vcc_i32x4)v_12_10_v);
            const vcc_u32x4 v_12_12_v = (v_13_10_v & v_12_11_v) | (v_12_10_v & ~v_12_11_v);
            const vcc_u32x4 v_4_11_v = (vcc_u32x4)((vcc_i32x4)v_5_10_v < (vcc_i32x4)v_4_10_v);
            const vcc_u32x4 v_4_12_v = (v_5_10_v & v_4_11_v) | (v_4_10_v & ~v_4_11_v);
            const vcc_u32x4 v_4_13_v = (vcc_u32x4)((vcc_i32x4)v_12_12_v < (vcc_i32x4)v_4_12_v);
            const vcc_u32x4 v_4_14_v = (v_12_12_v & v_4_13_v) | (v_4_12_v & ~v_4_13_v);
            const vcc_u32x4 v_8_11_v = (vcc_u32x4)((vcc_i32x4)v_9_10_v > (vcc_i32x4)v_8_10_v);
            const vcc_u32x4 v_8_12_v = (v_9_10_v & v_8_11_v) | (v_8_10_v & ~v_8_11_v);
            const vcc_u32x4 v_0_11_v = (vcc_u32x4)((vcc_i32x4)v_1_10_v < (vcc_i32x4)v_0_10_v);
            const vcc_u32x4 v_0_12_v = (v_1_10_v & v_0_11_v) | (v_0_10_v & ~v_0_11_v);
            const vcc_u32x4 v_0_13_v = (vcc_u32x4)((vcc_i32x4)v_8_12_v < (vcc_i32x4)v_0_12_v);
            const vcc_u32x4 v_0_14_v = (v_8_12_v & v_0_13_v) | (v_0_12_v & ~v_0_13_v);
            const vcc_u32x4 v_0_15_v = (vcc_u32x4)((vcc_i32x4)v_4_14_v < (vcc_i32x4)v_0_14_v);
            const vcc_u32x4 v_0_16_v = (v_4_14_v & v_0_15_v) | (v_0_14_v & ~v_0_15_v);
            const vcc_u32x4 v_0_17_v = (vcc_u32x4)((vcc_i32x4)v_2_16_v < (vcc_i32x4)v_0_16_v);
            const vcc_u32x4 v_0_18_v = (v_2_16_v & v_0_17_v) | (v_0_16_v & ~v_0_17_v);
            const vcc_u32x4 v_0_19_v = (vcc_u32x4)((vcc_i32x4)v_1_18_v < (vcc_i32x4)v_0_18_v);
            const vcc_u32x4 v_0_20_v = (v_1_18_v & v_0_19_v) | (v_0_18_v & ~v_0_19_v);
            const vcc_u32x4 v_1_19_v = (vcc_u32x4)((vcc_i32x4)v_0_18_v > (vcc_i32x4)v_1_18_v);
            const vcc_u32x4 v_1_20_v = (v_0_18_v & v_1_19_v) | (v_1_18_v & ~v_1_19_v);
            const vcc_u32x4 v_3_17_v = (vcc_u32x4)((vcc_i32x4)v_1_16_v > (vcc_i32x4)v_3_16_v);
            const vcc_u32x4 v_3_18_v = (v_1_16_v & v_3_17_v) | (v_3_16_v & ~v_3_17_v);
            const vcc_u32x4 v_2_17_v = (vcc_u32x4)((vcc_i32x4)v_0_16_v > (vcc_i32x4)v_2_16_v);
            const vcc_u32x4 v_2_18_v = (v_0_16_v & v_2_17_v) | (v_2_16_v & ~v_2_17_v);
            const vcc_u32x4 v_2_19_v = (vcc_u32x4)((vcc_i32x4)v_3_18_v < (vcc_i32x4)v_2_18_v);
            const vcc_u32x4 v_2_20_v = (v_3_18_v & v_2_19_v) | (v_2_18_v & ~v_2_19_v);
            const vcc_u32x4 v_3_19_v = (vcc_u32x4)((vcc_i32x4)v_2_18_v > (vcc_i32x4)v_3_18_v);
            const vcc_u32x4 v_3_20_v = (v_2_18_v & v_3_19_v) | (v_3_18_v & ~v_3_19_v);
            const vcc_u32x4 t17_v = __builtin_shufflevector(v_0_20_v, v_2_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t18_v = __builtin_shufflevector(v_0_20_v, v_2_20_v, 2, 6, 3, 7);
            const vcc_u32x4 t19_v = __builtin_shufflevector(v_1_20_v, v_3_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t20_v = __builtin_shufflevector(v_1_20_v, v_3_20_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row17_v = __builtin_shufflevector(t17_v, t19_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row18_v = __builtin_shufflevector(t17_v, t19_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row19_v = __builtin_shufflevector(t18_v, t20_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row20_v = __builtin_shufflevector(t18_v, t20_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)a_s = a_row17_v;
            *(vcc_u32x4 *)(void *)(a_s + 16) = a_row18_v;
            *(vcc_u32x4 *)(void *)(a_s + 32) = a_row19_v;
            *(vcc_u32x4 *)(void *)(a_s + 48) = a_row20_v;
            const vcc_u32x4 v_7_15_v = (vcc_u32x4)((vcc_i32x4)v_3_14_v > (vcc_i32x4)v_7_14_v);
            const vcc_u32x4 v_7_16_v = (v_3_14_v & v_7_15_v) | (v_7_14_v & ~v_7_15_v);
            const vcc_u32x4 v_5_15_v = (vcc_u32x4)((vcc_i32x4)v_1_14_v > (vcc_i32x4)v_5_14_v);
            const vcc_u32x4 v_5_16_v = (v_1_14_v & v_5_15_v) | (v_5_14_v & ~v_5_15_v);
            const vcc_u32x4 v_5_17_v = (vcc_u32x4)((vcc_i32x4)v_7_16_v < (vcc_i32x4)v_5_16_v);
            const vcc_u32x4 v_5_18_v = (v_7_16_v & v_5_17_v) | (v_5_16_v & ~v_5_17_v);
            const vcc_u32x4 v_6_15_v = (vcc_u32x4)((vcc_i32x4)v_2_14_v > (vcc_i32x4)v_6_14_v);
            const vcc_u32x4 v_6_16_v = (v_2_14_v & v_6_15_v) | (v_6_14_v & ~v_6_15_v);
            const vcc_u32x4 v_4_15_v = (vcc_u32x4)((vcc_i32x4)v_0_14_v > (vcc_i32x4)v_4_14_v);
            const vcc_u32x4 v_4_16_v = (v_0_14_v & v_4_15_v) | (v_4_14_v & ~v_4_15_v);
            const vcc_u32x4 v_4_17_v = (vcc_u32x4)((vcc_i32x4)v_6_16_v < (vcc_i32x4)v_4_16_v);
            const vcc_u32x4 v_4_18_v = (v_6_16_v & v_4_17_v) | (v_4_16_v & ~v_4_17_v);
            const vcc_u32x4 v_4_19_v = (vcc_u32x4)((vcc_i32x4)v_5_18_v < (vcc_i32x4)v_4_18_v);
            const vcc_u32x4 v_4_20_v = (v_5_18_v & v_4_19_v) | (v_4_18_v & ~v_4_19_v);
            const vcc_u32x4 v_5_19_v = (vcc_u32x4)((vcc_i32x4)v_4_18_v > (vcc_i32x4)v_5_18_v);
            const vcc_u32x4 v_5_20_v = (v_4_18_v & v_5_19_v) | (v_5_18_v & ~v_5_19_v);
            const vcc_u32x4 v_7_17_v = (vcc_u32x4)((vcc_i32x4)v_5_16_v > (vcc_i32x4)v_7_16_v);
            const vcc_u32x4 v_7_18_v = (v_5_16_v & v_7_17_v) | (v_7_16_v & ~v_7_17_v);
            const vcc_u32x4 v_6_17_v = (vcc_u32x4)((vcc_i32x4)v_4_16_v > (vcc_i32x4)v_6_16_v);
            const vcc_u32x4 v_6_18_v = (v_4_16_v & v_6_17_v) | (v_6_16_v & ~v_6_17_v);
            const vcc_u32x4 v_6_19_v = (vcc_u32x4)((vcc_i32x4)v_7_18_v < (vcc_i32x4)v_6_18_v);
            const vcc_u32x4 v_6_20_v = (v_7_18_v & v_6_19_v) | (v_6_18_v & ~v_6_19_v);
            const vcc_u32x4 v_7_19_v = (vcc_u32x4)((vcc_i32x4)v_6_18_v > (vcc_i32x4)v_7_18_v);
            const vcc_u32x4 v_7_20_v = (v_6_18_v & v_7_19_v) | (v_7_18_v & ~v_7_19_v);
            const vcc_u32x4 t21_v = __builtin_shufflevector(v_4_20_v, v_6_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t22_v = __builtin_shufflevector(v_4_20_v, v_6_20_v, 2, 6, 3, 7);
            const vcc_u32x4 t23_v = __builtin_shufflevector(v_5_20_v, v_7_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t24_v = __builtin_shufflevector(v_5_20_v, v_7_20_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row21_v = __builtin_shufflevector(t21_v, t23_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row22_v = __builtin_shufflevector(t21_v, t23_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row23_v = __builtin_shufflevector(t22_v, t24_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row24_v = __builtin_shufflevector(t22_v, t24_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(a_s + 4) = a_row21_v;
            *(vcc_u32x4 *)(void *)(a_s + 4 + 16) = a_row22_v;
            *(vcc_u32x4 *)(void *)(a_s + 4 + 32) = a_row23_v;
            *(vcc_u32x4 *)(void *)(a_s + 4 + 48) = a_row24_v;
            const vcc_u32x4 v_15_13_v = (vcc_u32x4)((vcc_i32x4)v_7_12_v > (vcc_i32x4)v_15_12_v);
            const vcc_u32x4 v_15_14_v = (v_7_12_v & v_15_13_v) | (v_15_12_v & ~v_15_13_v);
            const vcc_u32x4 v_11_13_v = (vcc_u32x4)((vcc_i32x4)v_3_12_v > (vcc_i32x4)v_11_12_v);
            const vcc_u32x4 v_11_14_v = (v_3_12_v & v_11_13_v) | (v_11_12_v & ~v_11_13_v);
            const vcc_u32x4 v_11_15_v = (vcc_u32x4)((vcc_i32x4)v_15_14_v < (vcc_i32x4)v_11_14_v);
            const vcc_u32x4 v_11_16_v = (v_15_14_v & v_11_15_v) | (v_11_14_v & ~v_11_15_v);
            const vcc_u32x4 v_13_13_v = (vcc_u32x4)((vcc_i32x4)v_5_12_v > (vcc_i32x4)v_13_12_v);
            const vcc_u32x4 v_13_14_v = (v_5_12_v & v_13_13_v) | (v_13_12_v & ~v_13_13_v);
            const vcc_u32x4 v_9_13_v = (vcc_u32x4)((vcc_i32x4)v_1_12_v > (vcc_i32x4)v_9_12_v);
            const vcc_u32x4 v_9_14_v = (v_1_12_v & v_9_13_v) | (v_9_12_v & ~v_9_13_v);
            const vcc_u32x4 v_9_15_v = (vcc_u32x4)((vcc_i32x4)v_13_14_v < (vcc_i32x4)v_9_14_v);
            const vcc_u32x4 v_9_16_v = (v_13_14_v & v_9_15_v) | (v_9_14_v & ~v_9_15_v);
            const vcc_u32x4 v_9_17_v = (vcc_u32x4)((vcc_i32x4)v_11_16_v < (vcc_i32x4)v_9_16_v);
            const vcc_u32x4 v_9_18_v = (v_11_16_v & v_9_17_v) | (v_9_16_v & ~v_9_17_v);
            const vcc_u32x4 v_14_13_v = (vcc_u32x4)((vcc_i32x4)v_6_12_v > (vcc_i32x4)v_14_12_v);
            const vcc_u32x4 v_14_14_v = (v_6_12_v & v_14_13_v) | (v_14_12_v & ~v_14_13_v);
            const vcc_u32x4 v_10_13_v = (vcc_u32x4)((vcc_i32x4)v_2_12_v > (vcc_i32x4)v_10_12_v);
            const vcc_u32x4 v_10_14_v = (v_2_12_v & v_10_13_v) | (v_10_12_v & ~v_10_13_v);
            const vcc_u32x4 v_10_15_v = (vcc_u32x4)((vcc_i32x4)v_14_14_v < (vcc_i32x4)v_10_14_v);
            const vcc_u32x4 v_10_16_v = (v_14_14_v & v_10_15_v) | (v_10_14_v & ~v_10_15_v);
            const vcc_u32x4 v_12_13_v = (vcc_u32x4)((vcc_i32x4)v_4_12_v > (vcc_i32x4)v_12_12_v);
            const vcc_u32x4 v_12_14_v = (v_4_12_v & v_12_13_v) | (v_12_12_v & ~v_12_13_v);
            const vcc_u32x4 v_8_13_v = (vcc_u32x4)((vcc_i32x4)v_0_12_v > (vcc_i32x4)v_8_12_v);
            const vcc_u32x4 v_8_14_v = (v_0_12_v & v_8_13_v) | (v_8_12_v & ~v_8_13_v);
            const vcc_u32x4 v_8_15_v = (vcc_u32x4)((vcc_i32x4)v_12_14_v < (vcc_i32x4)v_8_14_v);
            const vcc_u32x4 v_8_16_v = (v_12_14_v & v_8_15_v) | (v_8_14_v & ~v_8_15_v);
            const vcc_u32x4 v_8_17_v = (vcc_u32x4)((vcc_i32x4)v_10_16_v < (vcc_i32x4)v_8_16_v);
            const vcc_u32x4 v_8_18_v = (v_10_16_v & v_8_17_v) | (v_8_16_v & ~v_8_17_v);
            const vcc_u32x4 v_8_19_v = (vcc_u32x4)((vcc_i32x4)v_9_18_v < (vcc_i32x4)v_8_18_v);
            const vcc_u32x4 v_8_20_v = (v_9_18_v & v_8_19_v) | (v_8_18_v & ~v_8_19_v);
            const vcc_u32x4 v_9_19_v = (vcc_u32x4)((vcc_i32x4)v_8_18_v > (vcc_i32x4)v_9_18_v);
            const vcc_u32x4 v_9_20_v = (v_8_18_v & v_9_19_v) | (v_9_18_v & ~v_9_19_v);
            const vcc_u32x4 v_11_17_v = (vcc_u32x4)((vcc_i32x4)v_9_16_v > (vcc_i32x4)v_11_16_v);
            const vcc_u32x4 v_11_18_v = (v_9_16_v & v_11_17_v) | (v_11_16_v & ~v_11_17_v);
            const vcc_u32x4 v_10_17_v = (vcc_u32x4)((vcc_i32x4)v_8_16_v > (vcc_i32x4)v_10_16_v);
            const vcc_u32x4 v_10_18_v = (v_8_16_v & v_10_17_v) | (v_10_16_v & ~v_10_17_v);
            const vcc_u32x4 v_10_19_v = (vcc_u32x4)((vcc_i32x4)v_11_18_v < (vcc_i32x4)v_10_18_v);
            const vcc_u32x4 v_10_20_v = (v_11_18_v & v_10_19_v) | (v_10_18_v & ~v_10_19_v);
            const vcc_u32x4 v_11_19_v = (vcc_u32x4)((vcc_i32x4)v_10_18_v > (vcc_i32x4)v_11_18_v);
            const vcc_u32x4 v_11_20_v = (v_10_18_v & v_11_19_v) | (v_11_18_v & ~v_11_19_v);
            const vcc_u32x4 t25_v = __builtin_shufflevector(v_8_20_v, v_10_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t26_v = __builtin_shufflevector(v_8_20_v, v_10_20_v, 2, 6, 3, 7);
            const vcc_u32x4 t27_v = __builtin_shufflevector(v_9_20_v, v_11_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t28_v = __builtin_shufflevector(v_9_20_v, v_11_20_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row25_v = __builtin_shufflevector(t25_v, t27_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row26_v = __builtin_shufflevector(t25_v, t27_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row27_v = __builtin_shufflevector(t26_v, t28_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row28_v = __builtin_shufflevector(t26_v, t28_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(a_s + 8) = a_row25_v;
            *(vcc_u32x4 *)(void *)(a_s + 8 + 16) = a_row26_v;
            *(vcc_u32x4 *)(void *)(a_s + 8 + 32) = a_row27_v;
            *(vcc_u32x4 *)(void *)(a_s + 8 + 48) = a_row28_v;
            const vcc_u32x4 v_15_15_v = (vcc_u32x4)((vcc_i32x4)v_11_14_v > (vcc_i32x4)v_15_14_v);
            const vcc_u32x4 v_15_16_v = (v_11_14_v & v_15_15_v) | (v_15_14_v & ~v_15_15_v);
            const vcc_u32x4 v_13_15_v = (vcc_u32x4)((vcc_i32x4)v_9_14_v > (vcc_i32x4)v_13_14_v);
            const vcc_u32x4 v_13_16_v = (v_9_14_v & v_13_15_v) | (v_13_14_v & ~v_13_15_v);
            const vcc_u32x4 v_13_17_v = (vcc_u32x4)((vcc_i32x4)v_15_16_v < (vcc_i32x4)v_13_16_v);
            const vcc_u32x4 v_13_18_v = (v_15_16_v & v_13_17_v) | (v_13_16_v & ~v_13_17_v);
            const vcc_u32x4 v_14_15_v = (vcc_u32x4)((vcc_i32x4)v_10_14_v > (vcc_i32x4)v_14_14_v);
            const vcc_u32x4 v_14_16_v = (v_10_14_v & v_14_15_v) | (v_14_14_v & ~v_14_15_v);
            const vcc_u32x4 v_12_15_v = (vcc_u32x4)((vcc_i32x4)v_8_14_v > (vcc_i32x4)v_12_14_v);
            const vcc_u32x4 v_12_16_v = (v_8_14_v & v_12_15_v) | (v_12_14_v & ~v_12_15_v);
            const vcc_u32x4 v_12_17_v = (vcc_u32x4)((vcc_i32x4)v_14_16_v < (vcc_i32x4)v_12_16_v);
            const vcc_u32x4 v_12_18_v = (v_14_16_v & v_12_17_v) | (v_12_16_v & ~v_12_17_v);
            const vcc_u32x4 v_12_19_v = (vcc_u32x4)((vcc_i32x4)v_13_18_v < (vcc_i32x4)v_12_18_v);
            const vcc_u32x4 v_12_20_v = (v_13_18_v & v_12_19_v) | (v_12_18_v & ~v_12_19_v);
            const vcc_u32x4 v_13_19_v = (vcc_u32x4)((vcc_i32x4)v_12_18_v > (vcc_i32x4)v_13_18_v);
            const vcc_u32x4 v_13_20_v = (v_12_18_v & v_13_19_v) | (v_13_18_v & ~v_13_19_v);
            const vcc_u32x4 v_15_17_v = (vcc_u32x4)((vcc_i32x4)v_13_16_v > (vcc_i32x4)v_15_16_v);
            const vcc_u32x4 v_15_18_v = (v_13_16_v & v_15_17_v) | (v_15_16_v & ~v_15_17_v);
            const vcc_u32x4 v_14_17_v = (vcc_u32x4)((vcc_i32x4)v_12_16_v > (vcc_i32x4)v_14_16_v);
            const vcc_u32x4 v_14_18_v = (v_12_16_v & v_14_17_v) | (v_14_16_v & ~v_14_17_v);
            const vcc_u32x4 v_14_19_v = (vcc_u32x4)((vcc_i32x4)v_15_18_v < (vcc_i32x4)v_14_18_v);
            const vcc_u32x4 v_14_20_v = (v_15_18_v & v_14_19_v) | (v_14_18_v & ~v_14_19_v);
            const vcc_u32x4 v_15_19_v = (vcc_u32x4)((vcc_i32x4)v_14_18_v > (vcc_i32x4)v_15_18_v);
            const vcc_u32x4 v_15_20_v = (v_14_18_v & v_15_19_v) | (v_15_18_v & ~v_15_19_v);
            const vcc_u32x4 t29_v = __builtin_shufflevector(v_12_20_v, v_14_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t30_v = __builtin_shufflevector(v_12_20_v, v_14_20_v, 2, 6, 3, 7);
            const vcc_u32x4 t31_v = __builtin_shufflevector(v_13_20_v, v_15_20_v, 0, 4, 1, 5);
            const vcc_u32x4 t32_v = __builtin_shufflevector(v_13_20_v, v_15_20_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row29_v = __builtin_shufflevector(t29_v, t31_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row30_v = __builtin_shufflevector(t29_v, t31_v, 2, 6, 3, 7);
            const vcc_u32x4 a_row31_v = __builtin_shufflevector(t30_v, t32_v, 0, 4, 1, 5);
            const vcc_u32x4 a_row32_v = __builtin_shufflevector(t30_v, t32_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(a_s + 12) = a_row29_v;
            *(vcc_u32x4 *)(void *)(a_s + 12 + 16) = a_row30_v;
            *(vcc_u32x4 *)(void *)(a_s + 12 + 32) = a_row31_v;
            *(vcc_u32x4 *)(void *)(a_s + 12 + 48) = a_row32_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        bitonic_sort_lane(a + 16 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        bitonic_sort_lane(a + 16 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
