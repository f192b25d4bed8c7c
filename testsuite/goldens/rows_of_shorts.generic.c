/* vcc 0.1.0 wrote this from rows_of_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u16x8 a_row_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6);
            const vcc_u16x8 a_row2_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 6);
            const vcc_u16x8 a_row3_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 12);
            const vcc_u16x8 a_row4_v = *(const vcc_u16x8 *)(const void *)(a + k2 * 6 + 18);
            const vcc_u16x8 t_v =
                __builtin_shufflevector(a_row_v, a_row3_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t2_v =
                __builtin_shufflevector(a_row_v, a_row3_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t3_v =
                __builtin_shufflevector(a_row2_v, a_row4_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t4_v =
                __builtin_shufflevector(a_row2_v, a_row4_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t5_v = __builtin_shufflevector(t_v, t3_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t6_v = __builtin_shufflevector(t_v, t3_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t7_v = __builtin_shufflevector(t2_v, t4_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t8_v = __builtin_shufflevector(t2_v, t4_v, 4, 12, 5, 13, 6, 14, 7, 15);
            int *const c_s = c + 3 + k2 * 4;
            const vcc_u32x4 c_row_v = *(const vcc_u32x4 *)(const void *)c_s;
            const vcc_u32x4 c_row2_v = *(const vcc_u32x4 *)(const void *)(c_s + 8);
            const vcc_u32x4 c_row3_v = *(const vcc_u32x4 *)(const void *)(c_s + 4);
            const vcc_u32x4 c_row4_v = *(const vcc_u32x4 *)(const void *)(c_s + 12);
            const vcc_u32x4 t9_v = __builtin_shufflevector(c_row_v, c_row2_v, 0, 4, 1, 5);
            const vcc_u32x4 t10_v = __builtin_shufflevector(c_row3_v, c_row4_v, 0, 4, 1, 5);
            const vcc_u16x4 a_v = __builtin_shufflevector(t5_v, t5_v, 0, 1, 2, 3);
            const vcc_u16x4 a2_v = __builtin_shufflevector(t8_v, t8_v, 4, 5, 6, 7);
            const vcc_u32x4 t11_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_v, vcc_i32x4);
            const vcc_u32x4 t12_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a2_v, vcc_i32x4);
            const vcc_u16x4 a3_v = __builtin_shufflevector(t5_v, t5_v, 4, 5, 6, 7);
            const vcc_u16x4 a4_v = __builtin_shufflevector(t8_v, t8_v, 0, 1, 2, 3);
            const vcc_u32x4 t13_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a3_v, vcc_i32x4);
            const vcc_u32x4 t14_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a4_v, vcc_i32x4);
            const vcc_u32x4 t15_v = t11_v * t12_v + t13_v * t14_v;
            const vcc_u16x4 a5_v = __builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3);
            const vcc_u16x4 a6_v = __builtin_shufflevector(t7_v, t7_v, 4, 5, 6, 7);
            const vcc_u32x4 t16_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a5_v, vcc_i32x4);
            const vcc_u32x4 t17_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a6_v, vcc_i32x4);
            const vcc_u16x4 a7_v = __builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7);
            const vcc_u16x4 a8_v = __builtin_shufflevector(t7_v, t7_v, 0, 1, 2, 3);
            const vcc_u32x4 t18_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a7_v, vcc_i32x4);
            const vcc_u32x4 t19_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a8_v, vcc_i32x4);
            const vcc_u32x4 t20_v = t16_v * t17_v - t18_v * t19_v;
            const vcc_u32x4 t21_v = t20_v - __builtin_shufflevector(t9_v, t10_v, 0, 4, 1, 5);
            const vcc_u32x4 t22_v = t15_v - t20_v;
            const vcc_u32x4 t23_v = t15_v ^ t20_v;
            const vcc_u32x4 t24_v = __builtin_shufflevector(t15_v, t22_v, 0, 4, 1, 5);
            const vcc_u32x4 t25_v = __builtin_shufflevector(t15_v, t22_v, 2, 6, 3, 7);
            const vcc_u32x4 t26_v = __builtin_shufflevector(t21_v, t23_v, 0, 4, 1, 5);
            const vcc_u32x4 t27_v = __builtin_shufflevector(t21_v, t23_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row5_v = __builtin_shufflevector(t24_v, t26_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row6_v = __builtin_shufflevector(t24_v, t26_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row7_v = __builtin_shufflevector(t25_v, t27_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row8_v = __builtin_shufflevector(t25_v, t27_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(c + k2 * 4) = c_row5_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 4) = c_row6_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 8) = c_row7_v;
            *(vcc_u32x4 *)(void *)(c + k2 * 4 + 12) = c_row8_v;
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
        const short *r = a + 6 * k;
        int *d = c + 4 * k;
        int x = r[0] * r[7] + r[1] * r[6], y = r[2] * r[5] - r[3] * r[4];
        d[0] = x;
        d[1] = y - d[3];
        d[2] = x - y;
        d[3] = x ^ y;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
