/* vcc 0.1.0 wrote this from clamp_forms.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i32 y[n] | out u8 a[n] | out i8 b[n] | out i16 c[n] | out u8 d[n] | out u16 e[n] */
/* Clamps to what the element holds, or to less, and halves that are not negative. */
#ifdef VCC_VECTOR
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void clamp_forms(int n, const short *restrict x, const int *restrict y, unsigned char *restrict a,
                 signed char *restrict b, short *restrict c, unsigned char *restrict d,
                 unsigned short *restrict e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, then 2, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u32x4 t3_v = (unsigned int)-128 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)127 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 t7_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t8_v = (unsigned short)100 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t17_v = (vcc_u16x8)((vcc_i16x8)t2_v > (vcc_i16x8)x_v);
            const vcc_u16x8 t18_v = (t2_v & t17_v) | (x_v & ~t17_v);
            const vcc_u16x8 t19_v = (vcc_u16x8)((vcc_i16x8)t_v < (vcc_i16x8)t18_v);
            const vcc_u16x8 t20_v = (t_v & t19_v) | (t18_v & ~t19_v);
            const vcc_u8x8 a_new_v = __builtin_convertvector(t20_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(a + k) = a_new_v;
            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 t21_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)y_v0);
            const vcc_u32x4 t22_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)y_v1);
            const vcc_u32x4 t_v0 = (t3_v & t21_v) | (y_v0 & ~t21_v);
            const vcc_u32x4 t_v1 = (t3_v & t22_v) | (y_v1 & ~t22_v);
            const vcc_u32x4 t23_v = (vcc_u32x4)((vcc_i32x4)t_v0 < (vcc_i32x4)t4_v);
            const vcc_u32x4 t24_v = (vcc_u32x4)((vcc_i32x4)t_v1 < (vcc_i32x4)t4_v);
            const vcc_u32x4 t2_v0 = (t_v0 & t23_v) | (t4_v & ~t23_v);
            const vcc_u32x4 t2_v1 = (t_v1 & t24_v) | (t4_v & ~t24_v);
            const vcc_u8x4 b_new_v = __builtin_convertvector(t2_v0, vcc_u8x4);
            const vcc_u8x4 b_new2_v = __builtin_convertvector(t2_v1, vcc_u8x4);
            const vcc_u8x8 b_new3_v =
                __builtin_shufflevector(b_new_v, b_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u8x8 *)(void *)(b + k) = b_new3_v;
            const vcc_u32x4 y2_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y2_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 t25_v = (vcc_u32x4)((vcc_i32x4)t5_v < (vcc_i32x4)y2_v0);
            const vcc_u32x4 t26_v = (vcc_u32x4)((vcc_i32x4)t5_v < (vcc_i32x4)y2_v1);
            const vcc_u32x4 t3_v0 = (t5_v & t25_v) | (y2_v0 & ~t25_v);
            const vcc_u32x4 t3_v1 = (t5_v & t26_v) | (y2_v1 & ~t26_v);
            const vcc_u32x4 t27_v = (vcc_u32x4)((vcc_i32x4)t3_v0 > (vcc_i32x4)t6_v);
            const vcc_u32x4 t28_v = (vcc_u32x4)((vcc_i32x4)t3_v1 > (vcc_i32x4)t6_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t27_v) | (t6_v & ~t27_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t28_v) | (t6_v & ~t28_v);
            const vcc_u16x4 c_new_v = __builtin_convertvector(t4_v0, vcc_u16x4);
            const vcc_u16x4 c_new2_v = __builtin_convertvector(t4_v1, vcc_u16x4);
            const vcc_u16x8 c_new3_v =
                __builtin_shufflevector(c_new_v, c_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(c + k) = c_new3_v;
            const vcc_u16x8 x2_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t29_v = (vcc_u16x8)((vcc_i16x8)t7_v > (vcc_i16x8)x2_v);
            const vcc_u16x8 t30_v = (t7_v & t29_v) | (x2_v & ~t29_v);
            const vcc_u16x8 t31_v = (vcc_u16x8)((vcc_i16x8)t30_v < (vcc_i16x8)t8_v);
            const vcc_u16x8 t32_v = (t30_v & t31_v) | (t8_v & ~t31_v);
            const vcc_u8x8 d_new_v = __builtin_convertvector(t32_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(d + k) = d_new_v;
            const vcc_u32x4 y3_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y3_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u16x4 t33_v = __builtin_convertvector(y3_v0, vcc_u16x4);
            const vcc_u16x4 t34_v = __builtin_convertvector(y3_v1, vcc_u16x4);
            const vcc_u16x8 t35_v = __builtin_shufflevector(t33_v, t34_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u16x8 x3_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 e_new_v = (x3_v & t35_v) + ((x3_v ^ t35_v) >> 1);
            *(vcc_u16x8 *)(void *)(e + k) = e_new_v;
        }
        const vcc_u16x2 t9_v = (unsigned short)255 - __extension__ (vcc_u16x2){0};
        const vcc_u16x2 t10_v = (unsigned short)0 - __extension__ (vcc_u16x2){0};
        const vcc_u32x2 t11_v = (unsigned int)-128 - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t12_v = (unsigned int)127 - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t13_v = (unsigned int)32767 - __extension__ (vcc_u32x2){0};
        const vcc_u32x2 t14_v = (unsigned int)-32768 - __extension__ (vcc_u32x2){0};
        const vcc_u16x2 t15_v = (unsigned short)3 - __extension__ (vcc_u16x2){0};
        const vcc_u16x2 t16_v = (unsigned short)100 - __extension__ (vcc_u16x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 x4_v = *(const vcc_u16x2 *)(const void *)(x + k);
            const vcc_u16x2 t36_v = (vcc_u16x2)((vcc_i16x2)t10_v > (vcc_i16x2)x4_v);
            const vcc_u16x2 t37_v = (t10_v & t36_v) | (x4_v & ~t36_v);
            const vcc_u16x2 t38_v = (vcc_u16x2)((vcc_i16x2)t9_v < (vcc_i16x2)t37_v);
            const vcc_u16x2 t39_v = (t9_v & t38_v) | (t37_v & ~t38_v);
            const vcc_u8x2 a_new2_v = __builtin_convertvector(t39_v, vcc_u8x2);
            *(vcc_u8x2 *)(void *)(a + k) = a_new2_v;
            const vcc_u32x2 y_v = *(const vcc_u32x2 *)(const void *)(y + k);
            const vcc_u32x2 t40_v = (vcc_u32x2)((vcc_i32x2)t11_v > (vcc_i32x2)y_v);
            const vcc_u32x2 t41_v = (t11_v & t40_v) | (y_v & ~t40_v);
            const vcc_u32x2 t42_v = (vcc_u32x2)((vcc_i32x2)t41_v < (vcc_i32x2)t12_v);
            const vcc_u32x2 t43_v = (t41_v & t42_v) | (t12_v & ~t42_v);
            const vcc_u8x2 b_new4_v = __builtin_convertvector(t43_v, vcc_u8x2);
            *(vcc_u8x2 *)(void *)(b + k) = b_new4_v;
            const vcc_u32x2 y2_v = *(const vcc_u32x2 *)(const void *)(y + k);
            const vcc_u32x2 t44_v = (vcc_u32x2)((vcc_i32x2)t13_v < (vcc_i32x2)y2_v);
            const vcc_u32x2 t45_v = (t13_v & t44_v) | (y2_v & ~t44_v);
            const vcc_u32x2 t46_v = (vcc_u32x2)((vcc_i32x2)t45_v > (vcc_i32x2)t14_v);
            const vcc_u32x2 t47_v = (t45_v & t46_v) | (t14_v & ~t46_v);
            const vcc_u16x2 c_new4_v = __builtin_convertvector(t47_v, vcc_u16x2);
            *(vcc_u16x2 *)(void *)(c + k) = c_new4_v;
            const vcc_u16x2 x5_v = *(const vcc_u16x2 *)(const void *)(x + k);
            const vcc_u16x2 t48_v = (vcc_u16x2)((vcc_i16x2)t15_v > (vcc_i16x2)x5_v);
            const vcc_u16x2 t49_v = (t15_v & t48_v) | (x5_v & ~t48_v);
            const vcc_u16x2 t50_v = (vcc_u16x2)((vcc_i16x2)t49_v < (vcc_i16x2)t16_v);
            const vcc_u16x2 t51_v = (t49_v & t50_v) | (t16_v & ~t50_v);
            const vcc_u8x2 d_new2_v = __builtin_convertvector(t51_v, vcc_u8x2);
            *(vcc_u8x2 *)(void *)(d + k) = d_new2_v;
            const vcc_u32x2 y3_v = *(const vcc_u32x2 *)(const void *)(y + k);
            const vcc_u16x2 x6_v = *(const vcc_u16x2 *)(const void *)(x + k);
            const vcc_u16x2 t52_v = __builtin_convertvector(y3_v, vcc_u16x2);
            const vcc_u16x2 e_new2_v = (x6_v & t52_v) + ((x6_v ^ t52_v) >> 1);
            *(vcc_u16x2 *)(void *)(e + k) = e_new2_v;
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
        int v = x[i];
        if (v < 0)
            v = 0;
        if (v > 255)
            v = 255;
        a[i] = (unsigned char)v;
        b[i] = (signed char)(y[i] > 127 ? 127 : y[i] < -128 ? -128 : y[i]);
        c[i] = (short)(y[i] < -32768 ? -32768 : y[i] > 32767 ? 32767 : y[i]);
        d[i] = (unsigned char)(x[i] > 100 ? 100 : x[i] < 3 ? 3 : x[i]);
        e[i] = (unsigned short)(((unsigned short)x[i] + (unsigned short)y[i]) / 2);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
