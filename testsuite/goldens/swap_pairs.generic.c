/* vcc 0.1.0 wrote this from swap_pairs.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i64 a[2*n] | inout i32 b[2*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void swap_pairs(int n, long *a, int *restrict b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            long *const a_s = a + k * 2 + 8;
            const vcc_u64x2 a_row_v = *(const vcc_u64x2 *)(const void *)(a + k * 2);
            const vcc_u64x2 a_row2_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 2);
            const vcc_u64x2 a_row3_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 4);
            const vcc_u64x2 a_row4_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 6);
            const vcc_u64x2 a_v0 = __builtin_shufflevector(a_row_v, a_row2_v, 0, 2);
            const vcc_u64x2 a_v1 = __builtin_shufflevector(a_row3_v, a_row4_v, 0, 2);
            const vcc_u64x2 a2_v0 = __builtin_shufflevector(a_row_v, a_row2_v, 1, 3);
            const vcc_u64x2 a2_v1 = __builtin_shufflevector(a_row3_v, a_row4_v, 1, 3);
            const vcc_u64x2 a_row5_v = *(const vcc_u64x2 *)(const void *)a_s;
            const vcc_u64x2 a_row6_v = *(const vcc_u64x2 *)(const void *)(a_s + 2);
            const vcc_u64x2 a_row7_v = *(const vcc_u64x2 *)(const void *)(a_s + 4);
            const vcc_u64x2 a_row8_v = *(const vcc_u64x2 *)(const void *)(a_s + 6);
            const vcc_u64x2 a3_v0 = __builtin_shufflevector(a_row5_v, a_row6_v, 0, 2);
            const vcc_u64x2 a3_v1 = __builtin_shufflevector(a_row7_v, a_row8_v, 0, 2);
            const vcc_u64x2 a4_v0 = __builtin_shufflevector(a_row5_v, a_row6_v, 1, 3);
            const vcc_u64x2 a4_v1 = __builtin_shufflevector(a_row7_v, a_row8_v, 1, 3);
            int *const b_s = b + k * 2 + 8;
            const vcc_u32x4 b_row_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 2);
            const vcc_u32x4 b_row_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 2 + 4);
            const vcc_u32x4 b_v = __builtin_shufflevector(b_row_v0, b_row_v1, 1, 3, 5, 7);
            const vcc_u32x4 b_row2_v0 = *(const vcc_u32x4 *)(const void *)b_s;
            const vcc_u32x4 b_row2_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 4);
            const vcc_u32x4 b2_v = __builtin_shufflevector(b_row2_v0, b_row2_v1, 1, 3, 5, 7);
            const vcc_u64x2 t2_v = a2_v0;
            const vcc_u64x2 t3_v = a2_v1;
            const vcc_u64x2 t4_v = a_v0;
            const vcc_u64x2 t5_v = a_v1;
            const vcc_u64x2 a_row9_v = __builtin_shufflevector(t2_v, t4_v, 0, 2);
            const vcc_u32x4 b3_v = __builtin_shufflevector(b_row_v0, b_row_v1, 0, 2, 4, 6);
            const vcc_u32x4 b4_v = __builtin_shufflevector(b_row2_v0, b_row2_v1, 0, 2, 4, 6);
            const vcc_u64x2 a_row10_v = __builtin_shufflevector(t2_v, t4_v, 1, 3);
            *(vcc_u64x2 *)(void *)(a + k * 2) = a_row9_v;
            *(vcc_u64x2 *)(void *)(a + k * 2 + 2) = a_row10_v;
            const vcc_u64x2 a_row11_v = __builtin_shufflevector(t3_v, t5_v, 0, 2);
            const vcc_u64x2 a_row12_v = __builtin_shufflevector(t3_v, t5_v, 1, 3);
            *(vcc_u64x2 *)(void *)(a + k * 2 + 4) = a_row11_v;
            *(vcc_u64x2 *)(void *)(a + k * 2 + 6) = a_row12_v;
            const vcc_u64x2 t6_v = a4_v0;
            const vcc_u64x2 t7_v = a4_v1;
            const vcc_u64x2 t8_v = a3_v0;
            const vcc_u64x2 t9_v = a3_v1;
            const vcc_u64x2 a_row13_v = __builtin_shufflevector(t6_v, t8_v, 0, 2);
            const vcc_u64x2 a_row14_v = __builtin_shufflevector(t6_v, t8_v, 1, 3);
            *(vcc_u64x2 *)(void *)a_s = a_row13_v;
            *(vcc_u64x2 *)(void *)(a_s + 2) = a_row14_v;
            const vcc_u64x2 a_row15_v = __builtin_shufflevector(t7_v, t9_v, 0, 2);
            const vcc_u64x2 a_row16_v = __builtin_shufflevector(t7_v, t9_v, 1, 3);
            *(vcc_u64x2 *)(void *)(a_s + 4) = a_row15_v;
            *(vcc_u64x2 *)(void *)(a_s + 6) = a_row16_v;
            const vcc_u32x4 t_v0 = b3_v ^ t_v;
            const vcc_u32x4 t_v1 = b4_v ^ t_v;
            const vcc_u32x4 b_row_v = __builtin_shufflevector(b_v, t_v0, 0, 4, 1, 5);
            const vcc_u32x4 b_row2_v = __builtin_shufflevector(b_v, t_v0, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b + k * 2) = b_row_v;
            *(vcc_u32x4 *)(void *)(b + k * 2 + 4) = b_row2_v;
            const vcc_u32x4 b_row3_v = __builtin_shufflevector(b2_v, t_v1, 0, 4, 1, 5);
            const vcc_u32x4 b_row4_v = __builtin_shufflevector(b2_v, t_v1, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)b_s = b_row3_v;
            *(vcc_u32x4 *)(void *)(b_s + 4) = b_row4_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u64x2 a_row17_v = *(const vcc_u64x2 *)(const void *)(a + k * 2);
            const vcc_u64x2 a_row18_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 2);
            const vcc_u64x2 a_row19_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 4);
            const vcc_u64x2 a_row20_v = *(const vcc_u64x2 *)(const void *)(a + k * 2 + 6);
            const vcc_u64x2 a5_v0 = __builtin_shufflevector(a_row17_v, a_row18_v, 0, 2);
            const vcc_u64x2 a5_v1 = __builtin_shufflevector(a_row19_v, a_row20_v, 0, 2);
            const vcc_u64x2 a6_v0 = __builtin_shufflevector(a_row17_v, a_row18_v, 1, 3);
            const vcc_u64x2 a6_v1 = __builtin_shufflevector(a_row19_v, a_row20_v, 1, 3);
            const vcc_u32x4 b_row3_v0 = *(const vcc_u32x4 *)(const void *)(b + k * 2);
            const vcc_u32x4 b_row3_v1 = *(const vcc_u32x4 *)(const void *)(b + k * 2 + 4);
            const vcc_u32x4 b5_v = __builtin_shufflevector(b_row3_v0, b_row3_v1, 1, 3, 5, 7);
            const vcc_u64x2 t10_v = a6_v0;
            const vcc_u64x2 t11_v = a6_v1;
            const vcc_u64x2 t12_v = a5_v0;
            const vcc_u64x2 t13_v = a5_v1;
            const vcc_u64x2 a_row21_v = __builtin_shufflevector(t10_v, t12_v, 0, 2);
            const vcc_u32x4 b6_v = __builtin_shufflevector(b_row3_v0, b_row3_v1, 0, 2, 4, 6);
            const vcc_u64x2 a_row22_v = __builtin_shufflevector(t10_v, t12_v, 1, 3);
            *(vcc_u64x2 *)(void *)(a + k * 2) = a_row21_v;
            *(vcc_u64x2 *)(void *)(a + k * 2 + 2) = a_row22_v;
            const vcc_u64x2 a_row23_v = __builtin_shufflevector(t11_v, t13_v, 0, 2);
            const vcc_u64x2 a_row24_v = __builtin_shufflevector(t11_v, t13_v, 1, 3);
            *(vcc_u64x2 *)(void *)(a + k * 2 + 4) = a_row23_v;
            *(vcc_u64x2 *)(void *)(a + k * 2 + 6) = a_row24_v;
            const vcc_u32x4 t14_v = b6_v ^ t_v;
            const vcc_u32x4 b_row5_v = __builtin_shufflevector(b5_v, t14_v, 0, 4, 1, 5);
            const vcc_u32x4 b_row6_v = __builtin_shufflevector(b5_v, t14_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(b + k * 2) = b_row5_v;
            *(vcc_u32x4 *)(void *)(b + k * 2 + 4) = b_row6_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        long t = a[2 * i];
        int u = b[2 * i + 1];
        a[2 * i] = a[2 * i + 1];
        b[2 * i + 1] = b[2 * i] ^ 1;
        a[2 * i + 1] = t;
        b[2 * i] = u;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
