/* vcc 0.1.0 wrote this from elements_in_another_order.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[4*n] | out u8 q[4*n] restrict | in float x[4*n] | out float y[4*n] restrict | in i16 s[8*n] | out i16 t[8*n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void elements_in_another_order(int n, const unsigned char *p, unsigned char *restrict q, const float *x,
                               float *restrict y, const short *s, short *restrict t)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const unsigned char *const p_s = p + 1 + k * 4;
            const vcc_u8x16 p_row_v0 = *(const vcc_u8x16 *)(const void *)p_s;
            const vcc_u8x16 p_row_v1 = *(const vcc_u8x16 *)(const void *)(p_s + 16);
            const vcc_u8x16 p_row_v2 = *(const vcc_u8x16 *)(const void *)(p_s + 32);
            const vcc_u8x16 p_row_v3 = *(const vcc_u8x16 *)(const void *)(p_s + 48);
            const vcc_u8x16 t_v =
                __builtin_shufflevector(p_row_v0, p_row_v0, 2, 1, 0, 2, 6, 5, 4, 6, 10, 9, 8, 10,
                14, 13, 12, 14);
            const vcc_u8x16 t2_v =
                __builtin_shufflevector(p_row_v1, p_row_v1, 2, 1, 0, 2, 6, 5, 4, 6, 10, 9, 8, 10,
                14, 13, 12, 14);
            const vcc_u8x16 t3_v =
                __builtin_shufflevector(p_row_v2, p_row_v2, 2, 1, 0, 2, 6, 5, 4, 6, 10, 9, 8, 10,
                14, 13, 12, 14);
            const vcc_u8x16 t4_v =
                __builtin_shufflevector(p_row_v3, p_row_v3, 2, 1, 0, 2, 6, 5, 4, 6, 10, 9, 8, 10,
                14, 13, 12, 14);
            *(vcc_u8x16 *)(void *)(q + k * 4) = t_v;
            *(vcc_u8x16 *)(void *)(q + k * 4 + 16) = t2_v;
            *(vcc_u8x16 *)(void *)(q + k * 4 + 32) = t3_v;
            *(vcc_u8x16 *)(void *)(q + k * 4 + 48) = t4_v;
            const float *const x_s = x + 1 + k * 4;
            const vcc_f32x4 x_row_v0 = *(const vcc_f32x4 *)(const void *)x_s;
            const vcc_f32x4 x_row_v1 = *(const vcc_f32x4 *)(const void *)(x_s + 4);
            const vcc_f32x4 x_row_v2 = *(const vcc_f32x4 *)(const void *)(x_s + 8);
            const vcc_f32x4 x_row_v3 = *(const vcc_f32x4 *)(const void *)(x_s + 12);
            const vcc_f32x4 x_row_v4 = *(const vcc_f32x4 *)(const void *)(x_s + 16);
            const vcc_f32x4 x_row_v5 = *(const vcc_f32x4 *)(const void *)(x_s + 16 + 4);
            const vcc_f32x4 x_row_v6 = *(const vcc_f32x4 *)(const void *)(x_s + 16 + 8);
            const vcc_f32x4 x_row_v7 = *(const vcc_f32x4 *)(const void *)(x_s + 16 + 12);
            const vcc_f32x4 x_row_v8 = *(const vcc_f32x4 *)(const void *)(x_s + 32);
            const vcc_f32x4 x_row_v9 = *(const vcc_f32x4 *)(const void *)(x_s + 32 + 4);
            const vcc_f32x4 x_row_v10 = *(const vcc_f32x4 *)(const void *)(x_s + 32 + 8);
            const vcc_f32x4 x_row_v11 = *(const vcc_f32x4 *)(const void *)(x_s + 32 + 12);
            const vcc_f32x4 x_row_v12 = *(const vcc_f32x4 *)(const void *)(x_s + 48);
            const vcc_f32x4 x_row_v13 = *(const vcc_f32x4 *)(const void *)(x_s + 48 + 4);
            const vcc_f32x4 x_row_v14 = *(const vcc_f32x4 *)(const void *)(x_s + 48 + 8);
            const vcc_f32x4 x_row_v15 = *(const vcc_f32x4 *)(const void *)(x_s + 48 + 12);
            const vcc_f32x4 t_v0 = __builtin_shufflevector(x_row_v0, x_row_v0, 0, 1, 2, 0);
            const vcc_f32x4 t_v1 = __builtin_shufflevector(x_row_v1, x_row_v1, 0, 1, 2, 0);
            const vcc_f32x4 t_v2 = __builtin_shufflevector(x_row_v2, x_row_v2, 0, 1, 2, 0);
            const vcc_f32x4 t_v3 = __builtin_shufflevector(x_row_v3, x_row_v3, 0, 1, 2, 0);
            const vcc_f32x4 t2_v0 = __builtin_shufflevector(x_row_v4, x_row_v4, 0, 1, 2, 0);
            const vcc_f32x4 t2_v1 = __builtin_shufflevector(x_row_v5, x_row_v5, 0, 1, 2, 0);
            const vcc_f32x4 t2_v2 = __builtin_shufflevector(x_row_v6, x_row_v6, 0, 1, 2, 0);
            const vcc_f32x4 t2_v3 = __builtin_shufflevector(x_row_v7, x_row_v7, 0, 1, 2, 0);
            const vcc_f32x4 t3_v0 = __builtin_shufflevector(x_row_v8, x_row_v8, 0, 1, 2, 0);
            const vcc_f32x4 t3_v1 = __builtin_shufflevector(x_row_v9, x_row_v9, 0, 1, 2, 0);
            const vcc_f32x4 t3_v2 = __builtin_shufflevector(x_row_v10, x_row_v10, 0, 1, 2, 0);
            const vcc_f32x4 t3_v3 = __builtin_shufflevector(x_row_v11, x_row_v11, 0, 1, 2, 0);
            const vcc_f32x4 t4_v0 = __builtin_shufflevector(x_row_v12, x_row_v12, 0, 1, 2, 0);
            const vcc_f32x4 t4_v1 = __builtin_shufflevector(x_row_v13, x_row_v13, 0, 1, 2, 0);
            const vcc_f32x4 t4_v2 = __builtin_shufflevector(x_row_v14, x_row_v14, 0, 1, 2, 0);
            const vcc_f32x4 t4_v3 = __builtin_shufflevector(x_row_v15, x_row_v15, 0, 1, 2, 0);
            const vcc_f32x4 t5_v0 = __builtin_shufflevector(x_row_v0, x_row_v0, 2, 2, 2, 2);
            const vcc_f32x4 t5_v1 = __builtin_shufflevector(x_row_v1, x_row_v1, 2, 2, 2, 2);
            const vcc_f32x4 t5_v2 = __builtin_shufflevector(x_row_v2, x_row_v2, 2, 2, 2, 2);
            const vcc_f32x4 t5_v3 = __builtin_shufflevector(x_row_v3, x_row_v3, 2, 2, 2, 2);
            const vcc_f32x4 t6_v0 = __builtin_shufflevector(x_row_v4, x_row_v4, 2, 2, 2, 2);
            const vcc_f32x4 t6_v1 = __builtin_shufflevector(x_row_v5, x_row_v5, 2, 2, 2, 2);
            const vcc_f32x4 t6_v2 = __builtin_shufflevector(x_row_v6, x_row_v6, 2, 2, 2, 2);
            const vcc_f32x4 t6_v3 = __builtin_shufflevector(x_row_v7, x_row_v7, 2, 2, 2, 2);
            const vcc_f32x4 t7_v0 = __builtin_shufflevector(x_row_v8, x_row_v8, 2, 2, 2, 2);
            const vcc_f32x4 t7_v1 = __builtin_shufflevector(x_row_v9, x_row_v9, 2, 2, 2, 2);
            const vcc_f32x4 t7_v2 = __builtin_shufflevector(x_row_v10, x_row_v10, 2, 2, 2, 2);
            const vcc_f32x4 t7_v3 = __builtin_shufflevector(x_row_v11, x_row_v11, 2, 2, 2, 2);
            const vcc_f32x4 t8_v0 = __builtin_shufflevector(x_row_v12, x_row_v12, 2, 2, 2, 2);
            const vcc_f32x4 t8_v1 = __builtin_shufflevector(x_row_v13, x_row_v13, 2, 2, 2, 2);
            const vcc_f32x4 t8_v2 = __builtin_shufflevector(x_row_v14, x_row_v14, 2, 2, 2, 2);
            const vcc_f32x4 t8_v3 = __builtin_shufflevector(x_row_v15, x_row_v15, 2, 2, 2, 2);
            const vcc_f32x4 t9_v0 = t_v0 - t5_v0;
            const vcc_f32x4 t9_v1 = t_v1 - t5_v1;
            const vcc_f32x4 t9_v2 = t_v2 - t5_v2;
            const vcc_f32x4 t9_v3 = t_v3 - t5_v3;
            const vcc_f32x4 t10_v0 = t2_v0 - t6_v0;
            const vcc_f32x4 t10_v1 = t2_v1 - t6_v1;
            const vcc_f32x4 t10_v2 = t2_v2 - t6_v2;
            const vcc_f32x4 t10_v3 = t2_v3 - t6_v3;
            const vcc_f32x4 t11_v0 = t3_v0 - t7_v0;
            const vcc_f32x4 t11_v1 = t3_v1 - t7_v1;
            const vcc_f32x4 t11_v2 = t3_v2 - t7_v2;
            const vcc_f32x4 t11_v3 = t3_v3 - t7_v3;
            const vcc_f32x4 t12_v0 = t4_v0 - t8_v0;
            const vcc_f32x4 t12_v1 = t4_v1 - t8_v1;
            const vcc_f32x4 t12_v2 = t4_v2 - t8_v2;
            const vcc_f32x4 t12_v3 = t4_v3 - t8_v3;
            float *const y_s = y + k * 4 + 16;
            float *const y_s2 = y + k * 4 + 32;
            float *const y_s3 = y + k * 4 + 48;
            *(vcc_f32x4 *)(void *)(y + k * 4) = t9_v0;
            *(vcc_f32x4 *)(void *)(y + k * 4 + 4) = t9_v1;
            *(vcc_f32x4 *)(void *)(y + k * 4 + 8) = t9_v2;
            *(vcc_f32x4 *)(void *)(y + k * 4 + 12) = t9_v3;
            *(vcc_f32x4 *)(void *)y_s = t10_v0;
            *(vcc_f32x4 *)(void *)(y_s + 4) = t10_v1;
            *(vcc_f32x4 *)(void *)(y_s + 8) = t10_v2;
            *(vcc_f32x4 *)(void *)(y_s + 12) = t10_v3;
            *(vcc_f32x4 *)(void *)y_s2 = t11_v0;
            *(vcc_f32x4 *)(void *)(y_s2 + 4) = t11_v1;
            *(vcc_f32x4 *)(void *)(y_s2 + 8) = t11_v2;
            *(vcc_f32x4 *)(void *)(y_s2 + 12) = t11_v3;
            *(vcc_f32x4 *)(void *)y_s3 = t12_v0;
            *(vcc_f32x4 *)(void *)(y_s3 + 4) = t12_v1;
            *(vcc_f32x4 *)(void *)(y_s3 + 8) = t12_v2;
            *(vcc_f32x4 *)(void *)(y_s3 + 12) = t12_v3;
            const short *const s_s = s + k * 8 + 16;
            const short *const s_s2 = s + k * 8 + 32;
            const short *const s_s3 = s + k * 8 + 48;
            const short *const s_s4 = s + k * 8 + 64;
            const short *const s_s5 = s + k * 8 + 80;
            const short *const s_s6 = s + k * 8 + 96;
            const short *const s_s7 = s + k * 8 + 112;
            const vcc_u16x8 s_row_v0 = *(const vcc_u16x8 *)(const void *)(s + k * 8);
            const vcc_u16x8 s_row_v1 = *(const vcc_u16x8 *)(const void *)(s + k * 8 + 8);
            const vcc_u16x8 s_row_v2 = *(const vcc_u16x8 *)(const void *)s_s;
            const vcc_u16x8 s_row_v3 = *(const vcc_u16x8 *)(const void *)(s_s + 8);
            const vcc_u16x8 s_row_v4 = *(const vcc_u16x8 *)(const void *)s_s2;
            const vcc_u16x8 s_row_v5 = *(const vcc_u16x8 *)(const void *)(s_s2 + 8);
            const vcc_u16x8 s_row_v6 = *(const vcc_u16x8 *)(const void *)s_s3;
            const vcc_u16x8 s_row_v7 = *(const vcc_u16x8 *)(const void *)(s_s3 + 8);
            const vcc_u16x8 s_row_v8 = *(const vcc_u16x8 *)(const void *)s_s4;
            const vcc_u16x8 s_row_v9 = *(const vcc_u16x8 *)(const void *)(s_s4 + 8);
            const vcc_u16x8 s_row_v10 = *(const vcc_u16x8 *)(const void *)s_s5;
            const vcc_u16x8 s_row_v11 = *(const vcc_u16x8 *)(const void *)(s_s5 + 8);
            const vcc_u16x8 s_row_v12 = *(const vcc_u16x8 *)(const void *)s_s6;
            const vcc_u16x8 s_row_v13 = *(const vcc_u16x8 *)(const void *)(s_s6 + 8);
            const vcc_u16x8 s_row_v14 = *(const vcc_u16x8 *)(const void *)s_s7;
            const vcc_u16x8 s_row_v15 = *(const vcc_u16x8 *)(const void *)(s_s7 + 8);
            const vcc_u16x8 t13_v0 =
                __builtin_shufflevector(s_row_v0, s_row_v0, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t13_v1 =
                __builtin_shufflevector(s_row_v1, s_row_v1, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t14_v0 =
                __builtin_shufflevector(s_row_v2, s_row_v2, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t14_v1 =
                __builtin_shufflevector(s_row_v3, s_row_v3, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t15_v0 =
                __builtin_shufflevector(s_row_v4, s_row_v4, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t15_v1 =
                __builtin_shufflevector(s_row_v5, s_row_v5, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t16_v0 =
                __builtin_shufflevector(s_row_v6, s_row_v6, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t16_v1 =
                __builtin_shufflevector(s_row_v7, s_row_v7, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t17_v0 =
                __builtin_shufflevector(s_row_v8, s_row_v8, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t17_v1 =
                __builtin_shufflevector(s_row_v9, s_row_v9, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t18_v0 =
                __builtin_shufflevector(s_row_v10, s_row_v10, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t18_v1 =
                __builtin_shufflevector(s_row_v11, s_row_v11, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t19_v0 =
                __builtin_shufflevector(s_row_v12, s_row_v12, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t19_v1 =
                __builtin_shufflevector(s_row_v13, s_row_v13, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t20_v0 =
                __builtin_shufflevector(s_row_v14, s_row_v14, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 t20_v1 =
                __builtin_shufflevector(s_row_v15, s_row_v15, 7, 6, 5, 4, 3, 2, 1, 0);
            short *const t_s = t + k * 8 + 16;
            short *const t_s2 = t + k * 8 + 32;
            short *const t_s3 = t + k * 8 + 48;
            short *const t_s4 = t + k * 8 + 64;
            short *const t_s5 = t + k * 8 + 80;
            short *const t_s6 = t + k * 8 + 96;
            short *const t_s7 = t + k * 8 + 112;
            *(vcc_u16x8 *)(void *)(t + k * 8) = t13_v0;
            *(vcc_u16x8 *)(void *)(t + k * 8 + 8) = t13_v1;
            *(vcc_u16x8 *)(void *)t_s = t14_v0;
            *(vcc_u16x8 *)(void *)(t_s + 8) = t14_v1;
            *(vcc_u16x8 *)(void *)t_s2 = t15_v0;
            *(vcc_u16x8 *)(void *)(t_s2 + 8) = t15_v1;
            *(vcc_u16x8 *)(void *)t_s3 = t16_v0;
            *(vcc_u16x8 *)(void *)(t_s3 + 8) = t16_v1;
            *(vcc_u16x8 *)(void *)t_s4 = t17_v0;
            *(vcc_u16x8 *)(void *)(t_s4 + 8) = t17_v1;
            *(vcc_u16x8 *)(void *)t_s5 = t18_v0;
            *(vcc_u16x8 *)(void *)(t_s5 + 8) = t18_v1;
            *(vcc_u16x8 *)(void *)t_s6 = t19_v0;
            *(vcc_u16x8 *)(void *)(t_s6 + 8) = t19_v1;
            *(vcc_u16x8 *)(void *)t_s7 = t20_v0;
            *(vcc_u16x8 *)(void *)(t_s7 + 8) = t20_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        q[4 * i] = p[4 * i + 3];
        q[4 * i + 1] = p[4 * i + 2];
        q[4 * i + 2] = p[4 * i + 1];
        q[4 * i + 3] = p[4 * i + 3];
        y[4 * i] = x[4 * i + 1] - x[4 * i + 3];
        y[4 * i + 1] = x[4 * i + 2] - x[4 * i + 3];
        y[4 * i + 2] = x[4 * i + 3] - x[4 * i + 3];
        y[4 * i + 3] = x[4 * i + 1] - x[4 * i + 3];
        t[8 * i] = s[8 * i + 7];
        t[8 * i + 1] = s[8 * i + 6];
        t[8 * i + 2] = s[8 * i + 5];
        t[8 * i + 3] = s[8 * i + 4];
        t[8 * i + 4] = s[8 * i + 3];
        t[8 * i + 5] = s[8 * i + 2];
        t[8 * i + 6] = s[8 * i + 1];
        t[8 * i + 7] = s[8 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
