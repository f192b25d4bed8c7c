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
    /* vcc: line 4: 8 lanes, generic; runs if x and d do not overlap, q and y do not overlap, q and
       r do not overlap, q and b do not overlap, q and d do not overlap, y and d do not overlap, r
       and b do not overlap, r and d do not overlap, x and q are far enough apart, y and r are far
       enough apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const int t =
            ((unsigned long)x + end * 4 <= (unsigned long)d
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
            && ((unsigned long)y + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)y)
            && ((unsigned long)r + end * 8 <= (unsigned long)b
            || (unsigned long)b + end <= (unsigned long)r)
            && ((unsigned long)r + end * 8 <= (unsigned long)d
            || (unsigned long)d + end <= (unsigned long)r);
        if (t2 && (unsigned long)q - (unsigned long)x - 1 >= 63
            && (unsigned long)r - (unsigned long)y - 1 >= 63
            && (unsigned long)d - (unsigned long)b - 1 >= 31) {
            const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            const vcc_u16x8 t2_v = (unsigned short)6554 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = (unsigned short)10 - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
                const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 >> 31);
                const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)x_v1 >> 31);
                const vcc_u32x4 t2_v0 = t_v0 >> 29;
                const vcc_u32x4 t2_v1 = t_v1 >> 29;
                const vcc_u32x4 t3_v0 = x_v0 + t2_v0;
                const vcc_u32x4 t3_v1 = x_v1 + t2_v1;
                const vcc_u32x4 t4_v0 = (vcc_u32x4)((vcc_i32x4)t3_v0 >> 3);
                const vcc_u32x4 t4_v1 = (vcc_u32x4)((vcc_i32x4)t3_v1 >> 3);
                const vcc_u32x4 t5_v0 = t_v0 >> 28;
                const vcc_u32x4 t5_v1 = t_v1 >> 28;
                const vcc_u32x4 t6_v0 = x_v0 + t5_v0;
                const vcc_u32x4 t6_v1 = x_v1 + t5_v1;
                const vcc_u32x4 t7_v0 = (vcc_u32x4)((vcc_i32x4)t6_v0 >> 4);
                const vcc_u32x4 t7_v1 = (vcc_u32x4)((vcc_i32x4)t6_v1 >> 4);
                const vcc_u32x4 t8_v0 = t7_v0 << 4;
                const vcc_u32x4 t8_v1 = t7_v1 << 4;
                const vcc_u32x4 t9_v0 = x_v0 - t8_v0;
                const vcc_u32x4 t9_v1 = x_v1 - t8_v1;
                const vcc_u32x4 q_new_v0 = t4_v0 - t9_v0;
                const vcc_u32x4 q_new_v1 = t4_v1 - t9_v1;
                *(vcc_u32x4 *)(void *)(q + k) = q_new_v0;
                *(vcc_u32x4 *)(void *)(q + k + 4) = q_new_v1;
                const vcc_u64x2 y_v0 = *(const vcc_u64x2 *)(const void *)(y + k);
                const vcc_u64x2 y_v1 = *(const vcc_u64x2 *)(const void *)(y + k + 2);
                const vcc_u64x2 y_v2 = *(const vcc_u64x2 *)(const void *)(y + k + 4);
                const vcc_u64x2 y_v3 = *(const vcc_u64x2 *)(const void *)(y + k + 6);
                const vcc_u64x2 t10_v0 = (vcc_u64x2)((vcc_i64x2)y_v0 >> 63);
                const vcc_u64x2 t10_v1 = (vcc_u64x2)((vcc_i64x2)y_v1 >> 63);
                const vcc_u64x2 t10_v2 = (vcc_u64x2)((vcc_i64x2)y_v2 >> 63);
                const vcc_u64x2 t10_v3 = (vcc_u64x2)((vcc_i64x2)y_v3 >> 63);
                const vcc_u64x2 t11_v0 = t10_v0 >> 52;
                const vcc_u64x2 t11_v1 = t10_v1 >> 52;
                const vcc_u64x2 t11_v2 = t10_v2 >> 52;
                const vcc_u64x2 t11_v3 = t10_v3 >> 52;
                const vcc_u64x2 t12_v0 = y_v0 + t11_v0;
                const vcc_u64x2 t12_v1 = y_v1 + t11_v1;
                const vcc_u64x2 t12_v2 = y_v2 + t11_v2;
                const vcc_u64x2 t12_v3 = y_v3 + t11_v3;
                const vcc_u64x2 t13_v0 = (vcc_u64x2)((vcc_i64x2)t12_v0 >> 12);
                const vcc_u64x2 t13_v1 = (vcc_u64x2)((vcc_i64x2)t12_v1 >> 12);
                const vcc_u64x2 t13_v2 = (vcc_u64x2)((vcc_i64x2)t12_v2 >> 12);
                const vcc_u64x2 t13_v3 = (vcc_u64x2)((vcc_i64x2)t12_v3 >> 12);
                const vcc_u64x2 t14_v0 = t_v - t13_v0;
                const vcc_u64x2 t14_v1 = t_v - t13_v1;
                const vcc_u64x2 t14_v2 = t_v - t13_v2;
                const vcc_u64x2 t14_v3 = t_v - t13_v3;
                const vcc_u64x2 t15_v0 = t10_v0 >> 59;
                const vcc_u64x2 t15_v1 = t10_v1 >> 59;
                const vcc_u64x2 t15_v2 = t10_v2 >> 59;
                const vcc_u64x2 t15_v3 = t10_v3 >> 59;
                const vcc_u64x2 t16_v0 = y_v0 + t15_v0;
                const vcc_u64x2 t16_v1 = y_v1 + t15_v1;
                const vcc_u64x2 t16_v2 = y_v2 + t15_v2;
                const vcc_u64x2 t16_v3 = y_v3 + t15_v3;
                const vcc_u64x2 t17_v0 = (vcc_u64x2)((vcc_i64x2)t16_v0 >> 5);
                const vcc_u64x2 t17_v1 = (vcc_u64x2)((vcc_i64x2)t16_v1 >> 5);
                const vcc_u64x2 t17_v2 = (vcc_u64x2)((vcc_i64x2)t16_v2 >> 5);
                const vcc_u64x2 t17_v3 = (vcc_u64x2)((vcc_i64x2)t16_v3 >> 5);
                const vcc_u64x2 t18_v0 = t17_v0 << 5;
                const vcc_u64x2 t18_v1 = t17_v1 << 5;
                const vcc_u64x2 t18_v2 = t17_v2 << 5;
                const vcc_u64x2 t18_v3 = t17_v3 << 5;
                const vcc_u64x2 t19_v0 = y_v0 - t18_v0;
                const vcc_u64x2 t19_v1 = y_v1 - t18_v1;
                const vcc_u64x2 t19_v2 = y_v2 - t18_v2;
                const vcc_u64x2 t19_v3 = y_v3 - t18_v3;
                const vcc_u64x2 r_new_v0 = t14_v0 + t19_v0;
                const vcc_u64x2 r_new_v1 = t14_v1 + t19_v1;
                const vcc_u64x2 r_new_v2 = t14_v2 + t19_v2;
                const vcc_u64x2 r_new_v3 = t14_v3 + t19_v3;
                *(vcc_u64x2 *)(void *)(r + k) = r_new_v0;
                *(vcc_u64x2 *)(void *)(r + k + 2) = r_new_v1;
                *(vcc_u64x2 *)(void *)(r + k + 4) = r_new_v2;
                *(vcc_u64x2 *)(void *)(r + k + 6) = r_new_v3;
                const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
                const vcc_u16x8 t4_v = __builtin_convertvector(b_v, vcc_u16x8);
                const vcc_u32x4 t5_v =
                    (((vcc_u32x4)t4_v << 16) >> 16) * (((vcc_u32x4)t2_v << 16) >> 16);
                const vcc_u32x4 t6_v =
                    (vcc_u32x4)((vcc_u32x4)t4_v >> 16) * (vcc_u32x4)((vcc_u32x4)t2_v >> 16);
                const vcc_u16x8 t7_v = (vcc_u16x8)((t5_v >> 16) | ((t6_v >> 16) << 16));
                const vcc_u8x8 t8_v = __builtin_convertvector(t4_v - t7_v * t3_v, vcc_u8x8);
                const vcc_u8x8 d_new_v = (__builtin_convertvector(t7_v, vcc_u8x8) << 4) + t8_v;
                *(vcc_u8x8 *)(void *)(d + k) = d_new_v;
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
