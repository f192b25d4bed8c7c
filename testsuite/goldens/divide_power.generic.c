/* vcc 0.1.0 wrote this from divide_power.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i64 y[n] | in u8 b[n] | out i32 q[n] | out i64 r[n] | out u8 d[n] */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void divide_power(int n, const int *x, const long *y, const unsigned char *b, int *q, long *r, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, generic; runs if x and q are far enough apart, x and d do not
       overlap, q and y do not overlap, q and r do not overlap, q and b do not overlap, q and d do
       not overlap, y and r are far enough apart, y and d do not overlap, r and b do not overlap, r
       and d do not overlap, b and d are far enough apart */
    int i_done = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const int t = (unsigned long)q - (unsigned long)x - 1 >= 127
            && ((unsigned long)x + end * 4 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)x)
            && ((unsigned long)q + end * 4 <= (unsigned long)y
            || (unsigned long)y + end * 8 <= (unsigned long)q)
            && ((unsigned long)q + end * 4 <= (unsigned long)r
            || (unsigned long)r + end * 8 <= (unsigned long)q)
            && ((unsigned long)q + end * 4 <= (unsigned long)b
            || (unsigned long)b + end <= (unsigned long)q);
        const int t2 = t
            && ((unsigned long)q + end * 4 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)q)
            && (unsigned long)r - (unsigned long)y - 1 >= 255
            && ((unsigned long)y + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)y)
            && ((unsigned long)r + end * 8 <= (unsigned long)b
            || (unsigned long)b + end <= (unsigned long)r)
            && ((unsigned long)r + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)r);
        if (t2 && (unsigned long)d - (unsigned long)b - 1 >= 31) {
            const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            const vcc_u16x8 t2_v = (unsigned short)6554 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = (unsigned short)10 - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
                const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8);
                const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 8 + 4);
                const vcc_u32x4 x_v4 = *(const vcc_u32x4 *)(const void *)(x + k + 16);
                const vcc_u32x4 x_v5 = *(const vcc_u32x4 *)(const void *)(x + k + 16 + 4);
                const vcc_u32x4 x_v6 = *(const vcc_u32x4 *)(const void *)(x + k + 24);
                const vcc_u32x4 x_v7 = *(const vcc_u32x4 *)(const void *)(x + k + 24 + 4);
                const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 >> 31);
                const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)x_v1 >> 31);
                const vcc_u32x4 t_v2 = (vcc_u32x4)((vcc_i32x4)x_v2 >> 31);
                const vcc_u32x4 t_v3 = (vcc_u32x4)((vcc_i32x4)x_v3 >> 31);
                const vcc_u32x4 t_v4 = (vcc_u32x4)((vcc_i32x4)x_v4 >> 31);
                const vcc_u32x4 t_v5 = (vcc_u32x4)((vcc_i32x4)x_v5 >> 31);
                const vcc_u32x4 t_v6 = (vcc_u32x4)((vcc_i32x4)x_v6 >> 31);
                const vcc_u32x4 t_v7 = (vcc_u32x4)((vcc_i32x4)x_v7 >> 31);
                const vcc_u32x4 t2_v0 = t_v0 >> 29;
                const vcc_u32x4 t2_v1 = t_v1 >> 29;
                const vcc_u32x4 t2_v2 = t_v2 >> 29;
                const vcc_u32x4 t2_v3 = t_v3 >> 29;
                const vcc_u32x4 t2_v4 = t_v4 >> 29;
                const vcc_u32x4 t2_v5 = t_v5 >> 29;
                const vcc_u32x4 t2_v6 = t_v6 >> 29;
                const vcc_u32x4 t2_v7 = t_v7 >> 29;
                const vcc_u32x4 t3_v0 = x_v0 + t2_v0;
                const vcc_u32x4 t3_v1 = x_v1 + t2_v1;
                const vcc_u32x4 t3_v2 = x_v2 + t2_v2;
                const vcc_u32x4 t3_v3 = x_v3 + t2_v3;
                const vcc_u32x4 t3_v4 = x_v4 + t2_v4;
                const vcc_u32x4 t3_v5 = x_v5 + t2_v5;
                const vcc_u32x4 t3_v6 = x_v6 + t2_v6;
                const vcc_u32x4 t3_v7 = x_v7 + t2_v7;
                const vcc_u32x4 t4_v0 = (vcc_u32x4)((vcc_i32x4)t3_v0 >> 3);
                const vcc_u32x4 t4_v1 = (vcc_u32x4)((vcc_i32x4)t3_v1 >> 3);
                const vcc_u32x4 t4_v2 = (vcc_u32x4)((vcc_i32x4)t3_v2 >> 3);
                const vcc_u32x4 t4_v3 = (vcc_u32x4)((vcc_i32x4)t3_v3 >> 3);
                const vcc_u32x4 t4_v4 = (vcc_u32x4)((vcc_i32x4)t3_v4 >> 3);
                const vcc_u32x4 t4_v5 = (vcc_u32x4)((vcc_i32x4)t3_v5 >> 3);
                const vcc_u32x4 t4_v6 = (vcc_u32x4)((vcc_i32x4)t3_v6 >> 3);
                const vcc_u32x4 t4_v7 = (vcc_u32x4)((vcc_i32x4)t3_v7 >> 3);
                const vcc_u32x4 t5_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 >> 31);
                const vcc_u32x4 t5_v1 = (vcc_u32x4)((vcc_i32x4)x_v1 >> 31);
                const vcc_u32x4 t5_v2 = (vcc_u32x4)((vcc_i32x4)x_v2 >> 31);
                const vcc_u32x4 t5_v3 = (vcc_u32x4)((vcc_i32x4)x_v3 >> 31);
                const vcc_u32x4 t5_v4 = (vcc_u32x4)((vcc_i32x4)x_v4 >> 31);
                const vcc_u32x4 t5_v5 = (vcc_u32x4)((vcc_i32x4)x_v5 >> 31);
                const vcc_u32x4 t5_v6 = (vcc_u32x4)((vcc_i32x4)x_v6 >> 31);
                const vcc_u32x4 t5_v7 = (vcc_u32x4)((vcc_i32x4)x_v7 >> 31);
                const vcc_u32x4 t6_v0 = t5_v0 >> 28;
                const vcc_u32x4 t6_v1 = t5_v1 >> 28;
                const vcc_u32x4 t6_v2 = t5_v2 >> 28;
                const vcc_u32x4 t6_v3 = t5_v3 >> 28;
                const vcc_u32x4 t6_v4 = t5_v4 >> 28;
                const vcc_u32x4 t6_v5 = t5_v5 >> 28;
                const vcc_u32x4 t6_v6 = t5_v6 >> 28;
                const vcc_u32x4 t6_v7 = t5_v7 >> 28;
                const vcc_u32x4 t7_v0 = x_v0 + t6_v0;
                const vcc_u32x4 t7_v1 = x_v1 + t6_v1;
                const vcc_u32x4 t7_v2 = x_v2 + t6_v2;
                const vcc_u32x4 t7_v3 = x_v3 + t6_v3;
                const vcc_u32x4 t7_v4 = x_v4 + t6_v4;
                const vcc_u32x4 t7_v5 = x_v5 + t6_v5;
                const vcc_u32x4 t7_v6 = x_v6 + t6_v6;
                const vcc_u32x4 t7_v7 = x_v7 + t6_v7;
                const vcc_u32x4 t8_v0 = (vcc_u32x4)((vcc_i32x4)t7_v0 >> 4);
                const vcc_u32x4 t8_v1 = (vcc_u32x4)((vcc_i32x4)t7_v1 >> 4);
                const vcc_u32x4 t8_v2 = (vcc_u32x4)((vcc_i32x4)t7_v2 >> 4);
                const vcc_u32x4 t8_v3 = (vcc_u32x4)((vcc_i32x4)t7_v3 >> 4);
                const vcc_u32x4 t8_v4 = (vcc_u32x4)((vcc_i32x4)t7_v4 >> 4);
                const vcc_u32x4 t8_v5 = (vcc_u32x4)((vcc_i32x4)t7_v5 >> 4);
                const vcc_u32x4 t8_v6 = (vcc_u32x4)((vcc_i32x4)t7_v6 >> 4);
                const vcc_u32x4 t8_v7 = (vcc_u32x4)((vcc_i32x4)t7_v7 >> 4);
                const vcc_u32x4 t9_v0 = t8_v0 << 4;
                const vcc_u32x4 t9_v1 = t8_v1 << 4;
                const vcc_u32x4 t9_v2 = t8_v2 << 4;
                const vcc_u32x4 t9_v3 = t8_v3 << 4;
                const vcc_u32x4 t9_v4 = t8_v4 << 4;
                const vcc_u32x4 t9_v5 = t8_v5 << 4;
                const vcc_u32x4 t9_v6 = t8_v6 << 4;
                const vcc_u32x4 t9_v7 = t8_v7 << 4;
                const vcc_u32x4 t10_v0 = x_v0 - t9_v0;
                const vcc_u32x4 t10_v1 = x_v1 - t9_v1;
                const vcc_u32x4 t10_v2 = x_v2 - t9_v2;
                const vcc_u32x4 t10_v3 = x_v3 - t9_v3;
                const vcc_u32x4 t10_v4 = x_v4 - t9_v4;
                const vcc_u32x4 t10_v5 = x_v5 - t9_v5;
                const vcc_u32x4 t10_v6 = x_v6 - t9_v6;
                const vcc_u32x4 t10_v7 = x_v7 - t9_v7;
                const vcc_u32x4 q_new_v0 = t4_v0 - t10_v0;
                const vcc_u32x4 q_new_v1 = t4_v1 - t10_v1;
                const vcc_u32x4 q_new_v2 = t4_v2 - t10_v2;
                const vcc_u32x4 q_new_v3 = t4_v3 - t10_v3;
                const vcc_u32x4 q_new_v4 = t4_v4 - t10_v4;
                const vcc_u32x4 q_new_v5 = t4_v5 - t10_v5;
                const vcc_u32x4 q_new_v6 = t4_v6 - t10_v6;
                const vcc_u32x4 q_new_v7 = t4_v7 - t10_v7;
                *(vcc_u32x4 *)(void *)(q + k) = q_new_v0;
                *(vcc_u32x4 *)(void *)(q + k + 4) = q_new_v1;
                *(vcc_u32x4 *)(void *)(q + k + 8) = q_new_v2;
                *(vcc_u32x4 *)(void *)(q + k + 8 + 4) = q_new_v3;
                *(vcc_u32x4 *)(void *)(q + k + 16) = q_new_v4;
                *(vcc_u32x4 *)(void *)(q + k + 16 + 4) = q_new_v5;
                *(vcc_u32x4 *)(void *)(q + k + 24) = q_new_v6;
                *(vcc_u32x4 *)(void *)(q + k + 24 + 4) = q_new_v7;
                const vcc_u64x2 y_v0 = *(const vcc_u64x2 *)(const void *)(y + k);
                const vcc_u64x2 y_v1 = *(const vcc_u64x2 *)(const void *)(y + k + 2);
                const vcc_u64x2 y_v2 = *(const vcc_u64x2 *)(const void *)(y + k + 4);
                const vcc_u64x2 y_v3 = *(const vcc_u64x2 *)(const void *)(y + k + 6);
                const vcc_u64x2 y_v4 = *(const vcc_u64x2 *)(const void *)(y + k + 8);
                const vcc_u64x2 y_v5 = *(const vcc_u64x2 *)(const void *)(y + k + 8 + 2);
                const vcc_u64x2 y_v6 = *(const vcc_u64x2 *)(const void *)(y + k + 8 + 4);
                const vcc_u64x2 y_v7 = *(const vcc_u64x2 *)(const void *)(y + k + 8 + 6);
                const vcc_u64x2 y_v8 = *(const vcc_u64x2 *)(const void *)(y + k + 16);
                const vcc_u64x2 y_v9 = *(const vcc_u64x2 *)(const void *)(y + k + 16 + 2);
                const vcc_u64x2 y_v10 = *(const vcc_u64x2 *)(const void *)(y + k + 16 + 4);
                const vcc_u64x2 y_v11 = *(const vcc_u64x2 *)(const void *)(y + k + 16 + 6);
                const vcc_u64x2 y_v12 = *(const vcc_u64x2 *)(const void *)(y + k + 24);
                const vcc_u64x2 y_v13 = *(const vcc_u64x2 *)(const void *)(y + k + 24 + 2);
                const vcc_u64x2 y_v14 = *(const vcc_u64x2 *)(const void *)(y + k + 24 + 4);
                const vcc_u64x2 y_v15 = *(const vcc_u64x2 *)(const void *)(y + k + 24 + 6);
                const vcc_u64x2 t11_v0 = (vcc_u64x2)((vcc_i64x2)y_v0 >> 63);
                const vcc_u64x2 t11_v1 = (vcc_u64x2)((vcc_i64x2)y_v1 >> 63);
                const vcc_u64x2 t11_v2 = (vcc_u64x2)((vcc_i64x2)y_v2 >> 63);
                const vcc_u64x2 t11_v3 = (vcc_u64x2)((vcc_i64x2)y_v3 >> 63);
                const vcc_u64x2 t11_v4 = (vcc_u64x2)((vcc_i64x2)y_v4 >> 63);
                const vcc_u64x2 t11_v5 = (vcc_u64x2)((vcc_i64x2)y_v5 >> 63);
                const vcc_u64x2 t11_v6 = (vcc_u64x2)((vcc_i64x2)y_v6 >> 63);
                const vcc_u64x2 t11_v7 = (vcc_u64x2)((vcc_i64x2)y_v7 >> 63);
                const vcc_u64x2 t11_v8 = (vcc_u64x2)((vcc_i64x2)y_v8 >> 63);
                const vcc_u64x2 t11_v9 = (vcc_u64x2)((vcc_i64x2)y_v9 >> 63);
                const vcc_u64x2 t11_v10 = (vcc_u64x2)((vcc_i64x2)y_v10 >> 63);
                const vcc_u64x2 t11_v11 = (vcc_u64x2)((vcc_i64x2)y_v11 >> 63);
                const vcc_u64x2 t11_v12 = (vcc_u64x2)((vcc_i64x2)y_v12 >> 63);
                const vcc_u64x2 t11_v13 = (vcc_u64x2)((vcc_i64x2)y_v13 >> 63);
                const vcc_u64x2 t11_v14 = (vcc_u64x2)((vcc_i64x2)y_v14 >> 63);
                const vcc_u64x2 t11_v15 = (vcc_u64x2)((vcc_i64x2)y_v15 >> 63);
                const vcc_u64x2 t12_v0 = t11_v0 >> 52;
                const vcc_u64x2 t12_v1 = t11_v1 >> 52;
                const vcc_u64x2 t12_v2 = t11_v2 >> 52;
                const vcc_u64x2 t12_v3 = t11_v3 >> 52;
                const vcc_u64x2 t12_v4 = t11_v4 >> 52;
                const vcc_u64x2 t12_v5 = t11_v5 >> 52;
                const vcc_u64x2 t12_v6 = t11_v6 >> 52;
                const vcc_u64x2 t12_v7 = t11_v7 >> 52;
                const vcc_u64x2 t12_v8 = t11_v8 >> 52;
                const vcc_u64x2 t12_v9 = t11_v9 >> 52;
                const vcc_u64x2 t12_v10 = t11_v10 >> 52;
                const vcc_u64x2 t12_v11 = t11_v11 >> 52;
                const vcc_u64x2 t12_v12 = t11_v12 >> 52;
                const vcc_u64x2 t12_v13 = t11_v13 >> 52;
                const vcc_u64x2 t12_v14 = t11_v14 >> 52;
                const vcc_u64x2 t12_v15 = t11_v15 >> 52;
                const vcc_u64x2 t13_v0 = y_v0 + t12_v0;
                const vcc_u64x2 t13_v1 = y_v1 + t12_v1;
                const vcc_u64x2 t13_v2 = y_v2 + t12_v2;
                const vcc_u64x2 t13_v3 = y_v3 + t12_v3;
                const vcc_u64x2 t13_v4 = y_v4 + t12_v4;
                const vcc_u64x2 t13_v5 = y_v5 + t12_v5;
                const vcc_u64x2 t13_v6 = y_v6 + t12_v6;
                const vcc_u64x2 t13_v7 = y_v7 + t12_v7;
                const vcc_u64x2 t13_v8 = y_v8 + t12_v8;
                const vcc_u64x2 t13_v9 = y_v9 + t12_v9;
                const vcc_u64x2 t13_v10 = y_v10 + t12_v10;
                const vcc_u64x2 t13_v11 = y_v11 + t12_v11;
                const vcc_u64x2 t13_v12 = y_v12 + t12_v12;
                const vcc_u64x2 t13_v13 = y_v13 + t12_v13;
                const vcc_u64x2 t13_v14 = y_v14 + t12_v14;
                const vcc_u64x2 t13_v15 = y_v15 + t12_v15;
                const vcc_u64x2 t14_v0 = (vcc_u64x2)((vcc_i64x2)t13_v0 >> 12);
                const vcc_u64x2 t14_v1 = (vcc_u64x2)((vcc_i64x2)t13_v1 >> 12);
                const vcc_u64x2 t14_v2 = (vcc_u64x2)((vcc_i64x2)t13_v2 >> 12);
                const vcc_u64x2 t14_v3 = (vcc_u64x2)((vcc_i64x2)t13_v3 >> 12);
                const vcc_u64x2 t14_v4 = (vcc_u64x2)((vcc_i64x2)t13_v4 >> 12);
                const vcc_u64x2 t14_v5 = (vcc_u64x2)((vcc_i64x2)t13_v5 >> 12);
                const vcc_u64x2 t14_v6 = (vcc_u64x2)((vcc_i64x2)t13_v6 >> 12);
                const vcc_u64x2 t14_v7 = (vcc_u64x2)((vcc_i64x2)t13_v7 >> 12);
                const vcc_u64x2 t14_v8 = (vcc_u64x2)((vcc_i64x2)t13_v8 >> 12);
                const vcc_u64x2 t14_v9 = (vcc_u64x2)((vcc_i64x2)t13_v9 >> 12);
                const vcc_u64x2 t14_v10 = (vcc_u64x2)((vcc_i64x2)t13_v10 >> 12);
                const vcc_u64x2 t14_v11 = (vcc_u64x2)((vcc_i64x2)t13_v11 >> 12);
                const vcc_u64x2 t14_v12 = (vcc_u64x2)((vcc_i64x2)t13_v12 >> 12);
                const vcc_u64x2 t14_v13 = (vcc_u64x2)((vcc_i64x2)t13_v13 >> 12);
                const vcc_u64x2 t14_v14 = (vcc_u64x2)((vcc_i64x2)t13_v14 >> 12);
                const vcc_u64x2 t14_v15 = (vcc_u64x2)((vcc_i64x2)t13_v15 >> 12);
                const vcc_u64x2 t15_v0 = t_v - t14_v0;
                const vcc_u64x2 t15_v1 = t_v - t14_v1;
                const vcc_u64x2 t15_v2 = t_v - t14_v2;
                const vcc_u64x2 t15_v3 = t_v - t14_v3;
                const vcc_u64x2 t15_v4 = t_v - t14_v4;
                const vcc_u64x2 t15_v5 = t_v - t14_v5;
                const vcc_u64x2 t15_v6 = t_v - t14_v6;
                const vcc_u64x2 t15_v7 = t_v - t14_v7;
                const vcc_u64x2 t15_v8 = t_v - t14_v8;
                const vcc_u64x2 t15_v9 = t_v - t14_v9;
                const vcc_u64x2 t15_v10 = t_v - t14_v10;
                const vcc_u64x2 t15_v11 = t_v - t14_v11;
                const vcc_u64x2 t15_v12 = t_v - t14_v12;
                const vcc_u64x2 t15_v13 = t_v - t14_v13;
                const vcc_u64x2 t15_v14 = t_v - t14_v14;
                const vcc_u64x2 t15_v15 = t_v - t14_v15;
                const vcc_u64x2 t16_v0 = (vcc_u64x2)((vcc_i64x2)y_v0 >> 63);
                const vcc_u64x2 t16_v1 = (vcc_u64x2)((vcc_i64x2)y_v1 >> 63);
                const vcc_u64x2 t16_v2 = (vcc_u64x2)((vcc_i64x2)y_v2 >> 63);
                const vcc_u64x2 t16_v3 = (vcc_u64x2)((vcc_i64x2)y_v3 >> 63);
                const vcc_u64x2 t16_v4 = (vcc_u64x2)((vcc_i64x2)y_v4 >> 63);
                const vcc_u64x2 t16_v5 = (vcc_u64x2)((vcc_i64x2)y_v5 >> 63);
                const vcc_u64x2 t16_v6 = (vcc_u64x2)((vcc_i64x2)y_v6 >> 63);
                const vcc_u64x2 t16_v7 = (vcc_u64x2)((vcc_i64x2)y_v7 >> 63);
                const vcc_u64x2 t16_v8 = (vcc_u64x2)((vcc_i64x2)y_v8 >> 63);
                const vcc_u64x2 t16_v9 = (vcc_u64x2)((vcc_i64x2)y_v9 >> 63);
                const vcc_u64x2 t16_v10 = (vcc_u64x2)((vcc_i64x2)y_v10 >> 63);
                const vcc_u64x2 t16_v11 = (vcc_u64x2)((vcc_i64x2)y_v11 >> 63);
                const vcc_u64x2 t16_v12 = (vcc_u64x2)((vcc_i64x2)y_v12 >> 63);
                const vcc_u64x2 t16_v13 = (vcc_u64x2)((vcc_i64x2)y_v13 >> 63);
                const vcc_u64x2 t16_v14 = (vcc_u64x2)((vcc_i64x2)y_v14 >> 63);
                const vcc_u64x2 t16_v15 = (vcc_u64x2)((vcc_i64x2)y_v15 >> 63);
                const vcc_u64x2 t17_v0 = t16_v0 >> 59;
                const vcc_u64x2 t17_v1 = t16_v1 >> 59;
                const vcc_u64x2 t17_v2 = t16_v2 >> 59;
                const vcc_u64x2 t17_v3 = t16_v3 >> 59;
                const vcc_u64x2 t17_v4 = t16_v4 >> 59;
                const vcc_u64x2 t17_v5 = t16_v5 >> 59;
                const vcc_u64x2 t17_v6 = t16_v6 >> 59;
                const vcc_u64x2 t17_v7 = t16_v7 >> 59;
                const vcc_u64x2 t17_v8 = t16_v8 >> 59;
                const vcc_u64x2 t17_v9 = t16_v9 >> 59;
                const vcc_u64x2 t17_v10 = t16_v10 >> 59;
                const vcc_u64x2 t17_v11 = t16_v11 >> 59;
                const vcc_u64x2 t17_v12 = t16_v12 >> 59;
                const vcc_u64x2 t17_v13 = t16_v13 >> 59;
                const vcc_u64x2 t17_v14 = t16_v14 >> 59;
                const vcc_u64x2 t17_v15 = t16_v15 >> 59;
                const vcc_u64x2 t18_v0 = y_v0 + t17_v0;
                const vcc_u64x2 t18_v1 = y_v1 + t17_v1;
                const vcc_u64x2 t18_v2 = y_v2 + t17_v2;
                const vcc_u64x2 t18_v3 = y_v3 + t17_v3;
                const vcc_u64x2 t18_v4 = y_v4 + t17_v4;
                const vcc_u64x2 t18_v5 = y_v5 + t17_v5;
                const vcc_u64x2 t18_v6 = y_v6 + t17_v6;
                const vcc_u64x2 t18_v7 = y_v7 + t17_v7;
                const vcc_u64x2 t18_v8 = y_v8 + t17_v8;
                const vcc_u64x2 t18_v9 = y_v9 + t17_v9;
                const vcc_u64x2 t18_v10 = y_v10 + t17_v10;
                const vcc_u64x2 t18_v11 = y_v11 + t17_v11;
                const vcc_u64x2 t18_v12 = y_v12 + t17_v12;
                const vcc_u64x2 t18_v13 = y_v13 + t17_v13;
                const vcc_u64x2 t18_v14 = y_v14 + t17_v14;
                const vcc_u64x2 t18_v15 = y_v15 + t17_v15;
                const vcc_u64x2 t19_v0 = (vcc_u64x2)((vcc_i64x2)t18_v0 >> 5);
                const vcc_u64x2 t19_v1 = (vcc_u64x2)((vcc_i64x2)t18_v1 >> 5);
                const vcc_u64x2 t19_v2 = (vcc_u64x2)((vcc_i64x2)t18_v2 >> 5);
                const vcc_u64x2 t19_v3 = (vcc_u64x2)((vcc_i64x2)t18_v3 >> 5);
                const vcc_u64x2 t19_v4 = (vcc_u64x2)((vcc_i64x2)t18_v4 >> 5);
                const vcc_u64x2 t19_v5 = (vcc_u64x2)((vcc_i64x2)t18_v5 >> 5);
                const vcc_u64x2 t19_v6 = (vcc_u64x2)((vcc_i64x2)t18_v6 >> 5);
                const vcc_u64x2 t19_v7 = (vcc_u64x2)((vcc_i64x2)t18_v7 >> 5);
                const vcc_u64x2 t19_v8 = (vcc_u64x2)((vcc_i64x2)t18_v8 >> 5);
                const vcc_u64x2 t19_v9 = (vcc_u64x2)((vcc_i64x2)t18_v9 >> 5);
                const vcc_u64x2 t19_v10 = (vcc_u64x2)((vcc_i64x2)t18_v10 >> 5);
                const vcc_u64x2 t19_v11 = (vcc_u64x2)((vcc_i64x2)t18_v11 >> 5);
                const vcc_u64x2 t19_v12 = (vcc_u64x2)((vcc_i64x2)t18_v12 >> 5);
                const vcc_u64x2 t19_v13 = (vcc_u64x2)((vcc_i64x2)t18_v13 >> 5);
                const vcc_u64x2 t19_v14 = (vcc_u64x2)((vcc_i64x2)t18_v14 >> 5);
                const vcc_u64x2 t19_v15 = (vcc_u64x2)((vcc_i64x2)t18_v15 >> 5);
                const vcc_u64x2 t20_v0 = t19_v0 << 5;
                const vcc_u64x2 t20_v1 = t19_v1 << 5;
                const vcc_u64x2 t20_v2 = t19_v2 << 5;
                const vcc_u64x2 t20_v3 = t19_v3 << 5;
                const vcc_u64x2 t20_v4 = t19_v4 << 5;
                const vcc_u64x2 t20_v5 = t19_v5 << 5;
                const vcc_u64x2 t20_v6 = t19_v6 << 5;
                const vcc_u64x2 t20_v7 = t19_v7 << 5;
                const vcc_u64x2 t20_v8 = t19_v8 << 5;
                const vcc_u64x2 t20_v9 = t19_v9 << 5;
                const vcc_u64x2 t20_v10 = t19_v10 << 5;
                const vcc_u64x2 t20_v11 = t19_v11 << 5;
                const vcc_u64x2 t20_v12 = t19_v12 << 5;
                const vcc_u64x2 t20_v13 = t19_v13 << 5;
                const vcc_u64x2 t20_v14 = t19_v14 << 5;
                const vcc_u64x2 t20_v15 = t19_v15 << 5;
                const vcc_u64x2 t21_v0 = y_v0 - t20_v0;
                const vcc_u64x2 t21_v1 = y_v1 - t20_v1;
                const vcc_u64x2 t21_v2 = y_v2 - t20_v2;
                const vcc_u64x2 t21_v3 = y_v3 - t20_v3;
                const vcc_u64x2 t21_v4 = y_v4 - t20_v4;
                const vcc_u64x2 t21_v5 = y_v5 - t20_v5;
                const vcc_u64x2 t21_v6 = y_v6 - t20_v6;
                const vcc_u64x2 t21_v7 = y_v7 - t20_v7;
                const vcc_u64x2 t21_v8 = y_v8 - t20_v8;
                const vcc_u64x2 t21_v9 = y_v9 - t20_v9;
                const vcc_u64x2 t21_v10 = y_v10 - t20_v10;
                const vcc_u64x2 t21_v11 = y_v11 - t20_v11;
                const vcc_u64x2 t21_v12 = y_v12 - t20_v12;
                const vcc_u64x2 t21_v13 = y_v13 - t20_v13;
                const vcc_u64x2 t21_v14 = y_v14 - t20_v14;
                const vcc_u64x2 t21_v15 = y_v15 - t20_v15;
                const vcc_u64x2 r_new_v0 = t15_v0 + t21_v0;
                const vcc_u64x2 r_new_v1 = t15_v1 + t21_v1;
                const vcc_u64x2 r_new_v2 = t15_v2 + t21_v2;
                const vcc_u64x2 r_new_v3 = t15_v3 + t21_v3;
                const vcc_u64x2 r_new_v4 = t15_v4 + t21_v4;
                const vcc_u64x2 r_new_v5 = t15_v5 + t21_v5;
                const vcc_u64x2 r_new_v6 = t15_v6 + t21_v6;
                const vcc_u64x2 r_new_v7 = t15_v7 + t21_v7;
                const vcc_u64x2 r_new_v8 = t15_v8 + t21_v8;
                const vcc_u64x2 r_new_v9 = t15_v9 + t21_v9;
                const vcc_u64x2 r_new_v10 = t15_v10 + t21_v10;
                const vcc_u64x2 r_new_v11 = t15_v11 + t21_v11;
                const vcc_u64x2 r_new_v12 = t15_v12 + t21_v12;
                const vcc_u64x2 r_new_v13 = t15_v13 + t21_v13;
                const vcc_u64x2 r_new_v14 = t15_v14 + t21_v14;
                const vcc_u64x2 r_new_v15 = t15_v15 + t21_v15;
                *(vcc_u64x2 *)(void *)(r + k) = r_new_v0;
                *(vcc_u64x2 *)(void *)(r + k + 2) = r_new_v1;
                *(vcc_u64x2 *)(void *)(r + k + 4) = r_new_v2;
                *(vcc_u64x2 *)(void *)(r + k + 6) = r_new_v3;
                *(vcc_u64x2 *)(void *)(r + k + 8) = r_new_v4;
                *(vcc_u64x2 *)(void *)(r + k + 8 + 2) = r_new_v5;
                *(vcc_u64x2 *)(void *)(r + k + 8 + 4) = r_new_v6;
                *(vcc_u64x2 *)(void *)(r + k + 8 + 6) = r_new_v7;
                *(vcc_u64x2 *)(void *)(r + k + 16) = r_new_v8;
                *(vcc_u64x2 *)(void *)(r + k + 16 + 2) = r_new_v9;
                *(vcc_u64x2 *)(void *)(r + k + 16 + 4) = r_new_v10;
                *(vcc_u64x2 *)(void *)(r + k + 16 + 6) = r_new_v11;
                *(vcc_u64x2 *)(void *)(r + k + 24) = r_new_v12;
                *(vcc_u64x2 *)(void *)(r + k + 24 + 2) = r_new_v13;
                *(vcc_u64x2 *)(void *)(r + k + 24 + 4) = r_new_v14;
                *(vcc_u64x2 *)(void *)(r + k + 24 + 6) = r_new_v15;
                const vcc_u8x8 b_v0 = *(const vcc_u8x8 *)(const void *)(b + k);
                const vcc_u8x8 b_v1 = *(const vcc_u8x8 *)(const void *)(b + k + 8);
                const vcc_u8x8 b_v2 = *(const vcc_u8x8 *)(const void *)(b + k + 16);
                const vcc_u8x8 b_v3 = *(const vcc_u8x8 *)(const void *)(b + k + 24);
                const vcc_u16x8 t22_v0 = __builtin_convertvector(b_v0, vcc_u16x8);
                const vcc_u32x4 t23_v0 =
                    (((vcc_u32x4)t22_v0 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t24_v0 =
                    (vcc_u32x4)((vcc_u32x4)t22_v0 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t25_v0 = (vcc_u16x8)((t23_v0 >> 16) | ((t24_v0 >> 16) << 16));
                const vcc_u16x8 t22_v1 = __builtin_convertvector(b_v1, vcc_u16x8);
                const vcc_u32x4 t23_v1 =
                    (((vcc_u32x4)t22_v1 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t24_v1 =
                    (vcc_u32x4)((vcc_u32x4)t22_v1 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t25_v1 = (vcc_u16x8)((t23_v1 >> 16) | ((t24_v1 >> 16) << 16));
                const vcc_u16x8 t22_v2 = __builtin_convertvector(b_v2, vcc_u16x8);
                const vcc_u32x4 t23_v2 =
                    (((vcc_u32x4)t22_v2 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t24_v2 =
                    (vcc_u32x4)((vcc_u32x4)t22_v2 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t25_v2 = (vcc_u16x8)((t23_v2 >> 16) | ((t24_v2 >> 16) << 16));
                const vcc_u16x8 t22_v3 = __builtin_convertvector(b_v3, vcc_u16x8);
                const vcc_u32x4 t23_v3 =
                    (((vcc_u32x4)t22_v3 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t24_v3 =
                    (vcc_u32x4)((vcc_u32x4)t22_v3 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t25_v3 = (vcc_u16x8)((t23_v3 >> 16) | ((t24_v3 >> 16) << 16));
                const vcc_u16x8 t26_v0 = __builtin_convertvector(b_v0, vcc_u16x8);
                const vcc_u16x8 t26_v1 = __builtin_convertvector(b_v1, vcc_u16x8);
                const vcc_u16x8 t26_v2 = __builtin_convertvector(b_v2, vcc_u16x8);
                const vcc_u16x8 t26_v3 = __builtin_convertvector(b_v3, vcc_u16x8);
                const vcc_u32x4 t27_v0 =
                    (((vcc_u32x4)t26_v0 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t28_v0 =
                    (vcc_u32x4)((vcc_u32x4)t26_v0 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t29_v0 = (vcc_u16x8)((t27_v0 >> 16) | ((t28_v0 >> 16) << 16));
                const vcc_u32x4 t27_v1 =
                    (((vcc_u32x4)t26_v1 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t28_v1 =
                    (vcc_u32x4)((vcc_u32x4)t26_v1 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t29_v1 = (vcc_u16x8)((t27_v1 >> 16) | ((t28_v1 >> 16) << 16));
                const vcc_u32x4 t27_v2 =
                    (((vcc_u32x4)t26_v2 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t28_v2 =
                    (vcc_u32x4)((vcc_u32x4)t26_v2 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t29_v2 = (vcc_u16x8)((t27_v2 >> 16) | ((t28_v2 >> 16) << 16));
                const vcc_u32x4 t27_v3 =
                    (((vcc_u32x4)t26_v3 << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t28_v3 =
                    (vcc_u32x4)((vcc_u32x4)t26_v3 >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t29_v3 = (vcc_u16x8)((t27_v3 >> 16) | ((t28_v3 >> 16) << 16));
                const vcc_u8x8 t30_v0 = __builtin_convertvector(t26_v0 - t29_v0 * t3_v, vcc_u8x8);
                const vcc_u8x8 t30_v1 = __builtin_convertvector(t26_v1 - t29_v1 * t3_v, vcc_u8x8);
                const vcc_u8x8 t30_v2 = __builtin_convertvector(t26_v2 - t29_v2 * t3_v, vcc_u8x8);
                const vcc_u8x8 t30_v3 = __builtin_convertvector(t26_v3 - t29_v3 * t3_v, vcc_u8x8);
                const vcc_u8x8 d_new_v0 = (__builtin_convertvector(t25_v0, vcc_u8x8) << 4) + t30_v0;
                const vcc_u8x8 d_new_v1 = (__builtin_convertvector(t25_v1, vcc_u8x8) << 4) + t30_v1;
                const vcc_u8x8 d_new_v2 = (__builtin_convertvector(t25_v2, vcc_u8x8) << 4) + t30_v2;
                const vcc_u8x8 d_new_v3 = (__builtin_convertvector(t25_v3, vcc_u8x8) << 4) + t30_v3;
                *(vcc_u8x8 *)(void *)(d + k) = d_new_v0;
                *(vcc_u8x8 *)(void *)(d + k + 8) = d_new_v1;
                *(vcc_u8x8 *)(void *)(d + k + 16) = d_new_v2;
                *(vcc_u8x8 *)(void *)(d + k + 24) = d_new_v3;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = x[i] / 8 - x[i] % 16;
        r[i] = y[i] / -4096 + y[i] % 32;
        d[i] = (unsigned char)(b[i] / 10 * 16 + b[i] % 10);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
