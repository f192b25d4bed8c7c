/* vcc 0.1.0 wrote this from clamp_forms.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i32 y[n] | out u8 a[n] | out i8 b[n] | out i16 c[n] | out u8 d[n] | out u16 e[n] */
/* Clamps to what the element holds, or to less, and halves that are not negative. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void clamp_forms(int n, const short *restrict x, const int *restrict y, unsigned char *restrict a,
                 signed char *restrict b, short *restrict c, unsigned char *restrict d,
                 unsigned short *restrict e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u32x4 t3_v = (unsigned int)-128 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)127 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 t7_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t8_v = (unsigned short)100 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t9_v = (vcc_u16x8)((vcc_i16x8)t2_v > (vcc_i16x8)x_v);
            const vcc_u16x8 t10_v = (t2_v & t9_v) | (x_v & ~t9_v);
            const vcc_u16x8 t11_v = (vcc_u16x8)((vcc_i16x8)t_v < (vcc_i16x8)t10_v);
            const vcc_u16x8 t12_v = (t_v & t11_v) | (t10_v & ~t11_v);
            const vcc_u8x8 a_new_v = __builtin_convertvector(t12_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(a + k) = a_new_v;
            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 t13_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)y_v0);
            const vcc_u32x4 t14_v = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)y_v1);
            const vcc_u32x4 t_v0 = (t3_v & t13_v) | (y_v0 & ~t13_v);
            const vcc_u32x4 t_v1 = (t3_v & t14_v) | (y_v1 & ~t14_v);
            const vcc_u32x4 t15_v = (vcc_u32x4)((vcc_i32x4)t_v0 < (vcc_i32x4)t4_v);
            const vcc_u32x4 t16_v = (vcc_u32x4)((vcc_i32x4)t_v1 < (vcc_i32x4)t4_v);
            const vcc_u32x4 t2_v0 = (t_v0 & t15_v) | (t4_v & ~t15_v);
            const vcc_u32x4 t2_v1 = (t_v1 & t16_v) | (t4_v & ~t16_v);
            const vcc_u8x4 b_new_v = __builtin_convertvector(t2_v0, vcc_u8x4);
            const vcc_u8x4 b_new2_v = __builtin_convertvector(t2_v1, vcc_u8x4);
            const vcc_u8x8 b_new3_v =
                __builtin_shufflevector(b_new_v, b_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u8x8 *)(void *)(b + k) = b_new3_v;
            const vcc_u32x4 y2_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y2_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 t17_v = (vcc_u32x4)((vcc_i32x4)t5_v < (vcc_i32x4)y2_v0);
            const vcc_u32x4 t18_v = (vcc_u32x4)((vcc_i32x4)t5_v < (vcc_i32x4)y2_v1);
            const vcc_u32x4 t3_v0 = (t5_v & t17_v) | (y2_v0 & ~t17_v);
            const vcc_u32x4 t3_v1 = (t5_v & t18_v) | (y2_v1 & ~t18_v);
            const vcc_u32x4 t19_v = (vcc_u32x4)((vcc_i32x4)t3_v0 > (vcc_i32x4)t6_v);
            const vcc_u32x4 t20_v = (vcc_u32x4)((vcc_i32x4)t3_v1 > (vcc_i32x4)t6_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t19_v) | (t6_v & ~t19_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t20_v) | (t6_v & ~t20_v);
            const vcc_u16x4 c_new_v = __builtin_convertvector(t4_v0, vcc_u16x4);
            const vcc_u16x4 c_new2_v = __builtin_convertvector(t4_v1, vcc_u16x4);
            const vcc_u16x8 c_new3_v =
                __builtin_shufflevector(c_new_v, c_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(c + k) = c_new3_v;
            const vcc_u16x8 x2_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t21_v = (vcc_u16x8)((vcc_i16x8)t7_v > (vcc_i16x8)x2_v);
            const vcc_u16x8 t22_v = (t7_v & t21_v) | (x2_v & ~t21_v);
            const vcc_u16x8 t23_v = (vcc_u16x8)((vcc_i16x8)t22_v < (vcc_i16x8)t8_v);
            const vcc_u16x8 t24_v = (t22_v & t23_v) | (t8_v & ~t23_v);
            const vcc_u8x8 d_new_v = __builtin_convertvector(t24_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(d + k) = d_new_v;
            const vcc_u32x4 y3_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y3_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u16x4 t25_v = __builtin_convertvector(y3_v0, vcc_u16x4);
            const vcc_u16x4 t26_v = __builtin_convertvector(y3_v1, vcc_u16x4);
            const vcc_u16x8 t27_v = __builtin_shufflevector(t25_v, t26_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u16x8 x3_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 e_new_v = (x3_v & t27_v) + ((x3_v ^ t27_v) >> 1);
            *(vcc_u16x8 *)(void *)(e + k) = e_new_v;
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
