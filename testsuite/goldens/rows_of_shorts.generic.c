/* vcc 0.1.0 wrote this from rows_of_shorts.c for generic */
/* kernel: int n | in i16 a[12*n+8] | inout i32 c[4*n+4] restrict */
/* Rows that overlap, which may be read but not written together. */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void rows_of_shorts(int n, const short *a, int *c)
{
    int k;
    /* vcc: line 7: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (__extension__ (vcc_u32x4){0u, 1u, 2u, 3u}) << 2;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const short *const a_s = a + (long)(6UL * k2);
            const vcc_u16x8 a_row_v = *(const vcc_u16x8 *)(const void *)(a_s);
            const vcc_u16x8 a_row2_v = *(const vcc_u16x8 *)(const void *)(a_s + 6);
            const vcc_u16x8 a_row3_v = *(const vcc_u16x8 *)(const void *)(a_s + 12);
            const vcc_u16x8 a_row4_v = *(const vcc_u16x8 *)(const void *)(a_s + 18);
            const vcc_u16x8 t2_v =
                __builtin_shufflevector(a_row_v, a_row3_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t3_v =
                __builtin_shufflevector(a_row_v, a_row3_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t4_v =
                __builtin_shufflevector(a_row2_v, a_row4_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t5_v =
                __builtin_shufflevector(a_row2_v, a_row4_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t6_v = __builtin_shufflevector(t2_v, t4_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t7_v = __builtin_shufflevector(t2_v, t4_v, 4, 12, 5, 13, 6, 14, 7, 15);
            const vcc_u16x8 t8_v = __builtin_shufflevector(t3_v, t5_v, 0, 8, 1, 9, 2, 10, 3, 11);
            const vcc_u16x8 t9_v = __builtin_shufflevector(t3_v, t5_v, 4, 12, 5, 13, 6, 14, 7, 15);
            int *const c_s = c + (long)(4UL * k2);
            const vcc_i32x4 c_v = (vcc_i32x4)t_v;
            const vcc_u32x4 c2_v =
                (__extension__ (vcc_u32x4){(unsigned int)(c_s + 3)[c_v[0]],
                (unsigned int)(c_s + 3)[c_v[1]], (unsigned int)(c_s + 3)[c_v[2]],
                (unsigned int)(c_s + 3)[c_v[3]]});
            const vcc_u16x4 a_v = __builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3);
            const vcc_u16x4 a2_v = __builtin_shufflevector(t9_v, t9_v, 4, 5, 6, 7);
            const vcc_u32x4 t10_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a_v, vcc_i32x4);
            const vcc_u32x4 t11_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a2_v, vcc_i32x4);
            const vcc_u16x4 a3_v = __builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7);
            const vcc_u16x4 a4_v = __builtin_shufflevector(t9_v, t9_v, 0, 1, 2, 3);
            const vcc_u32x4 t12_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a3_v, vcc_i32x4);
            const vcc_u32x4 t13_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a4_v, vcc_i32x4);
            const vcc_u32x4 x_v = (t10_v * t11_v) + (t12_v * t13_v);
            const vcc_u16x4 a5_v = __builtin_shufflevector(t7_v, t7_v, 0, 1, 2, 3);
            const vcc_u16x4 a6_v = __builtin_shufflevector(t8_v, t8_v, 4, 5, 6, 7);
            const vcc_u32x4 t14_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a5_v, vcc_i32x4);
            const vcc_u32x4 t15_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a6_v, vcc_i32x4);
            const vcc_u16x4 a7_v = __builtin_shufflevector(t7_v, t7_v, 4, 5, 6, 7);
            const vcc_u16x4 a8_v = __builtin_shufflevector(t8_v, t8_v, 0, 1, 2, 3);
            const vcc_u32x4 t16_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a7_v, vcc_i32x4);
            const vcc_u32x4 t17_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)a8_v, vcc_i32x4);
            const vcc_u32x4 y_v = (t14_v * t15_v) - (t16_v * t17_v);
            const vcc_u32x4 t18_v = y_v - c2_v;
            const vcc_u32x4 t19_v = x_v - y_v;
            const vcc_u32x4 t20_v = x_v ^ y_v;
            const vcc_u32x4 t21_v = __builtin_shufflevector(x_v, t19_v, 0, 4, 1, 5);
            const vcc_u32x4 t22_v = __builtin_shufflevector(x_v, t19_v, 2, 6, 3, 7);
            const vcc_u32x4 t23_v = __builtin_shufflevector(t18_v, t20_v, 0, 4, 1, 5);
            const vcc_u32x4 t24_v = __builtin_shufflevector(t18_v, t20_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row_v = __builtin_shufflevector(t21_v, t23_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row2_v = __builtin_shufflevector(t21_v, t23_v, 2, 6, 3, 7);
            const vcc_u32x4 c_row3_v = __builtin_shufflevector(t22_v, t24_v, 0, 4, 1, 5);
            const vcc_u32x4 c_row4_v = __builtin_shufflevector(t22_v, t24_v, 2, 6, 3, 7);
            *(vcc_u32x4 *)(void *)(c_s) = c_row_v;
            *(vcc_u32x4 *)(void *)(c_s + 4) = c_row2_v;
            *(vcc_u32x4 *)(void *)(c_s + 8) = c_row3_v;
            *(vcc_u32x4 *)(void *)(c_s + 12) = c_row4_v;
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
