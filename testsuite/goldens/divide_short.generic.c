/* vcc 0.1.0 wrote this from divide_short.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in u16 u[n] | out i16 q[n] | out u16 r[n] */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void divide_short(int n, const short *x, const unsigned short *u, short *q, unsigned short *r)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes, generic; runs if x and q are far enough apart, x and r are far enough
       apart, q and u are far enough apart, q and r are far enough apart, u and r are far enough
       apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)q - (unsigned long)x - 1 >= 63
        && (unsigned long)r - (unsigned long)x - 1 >= 63
        && (unsigned long)u - (unsigned long)q - 1 >= 15
        && (unsigned long)r - (unsigned long)q - 1 >= 15
        && (unsigned long)r - (unsigned long)u - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)-31981 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)-21845 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t3_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t4_v = (unsigned short)9363 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t5_v = (unsigned short)-32639 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t6_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u32x4 t7_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)x_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)t_v << 16) >> 16);
            const vcc_u32x4 t8_v =
                (vcc_u32x4)((vcc_i32x4)x_v >> 16) * (vcc_u32x4)((vcc_i32x4)t_v >> 16);
            const vcc_u16x8 t9_v = (vcc_u16x8)((t7_v >> 16) | ((t8_v >> 16) << 16));
            const vcc_u16x8 t10_v = x_v >> 15;
            const vcc_u16x8 t11_v = (vcc_u16x8)((vcc_i16x8)(t9_v + x_v) >> 9) + t10_v;
            const vcc_u32x4 t12_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)x_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)t2_v << 16) >> 16);
            const vcc_u32x4 t13_v =
                (vcc_u32x4)((vcc_i32x4)x_v >> 16) * (vcc_u32x4)((vcc_i32x4)t2_v >> 16);
            const vcc_u16x8 t14_v = (vcc_u16x8)((t12_v >> 16) | ((t13_v >> 16) << 16));
            const vcc_u16x8 t15_v =
                x_v - ((vcc_u16x8)((vcc_i16x8)(t14_v + x_v) >> 1) + t10_v) * t3_v;
            const vcc_u8x8 t16_v = __builtin_convertvector(t15_v, vcc_u8x8);
            const vcc_u8x8 t17_v = __builtin_convertvector(t11_v, vcc_u8x8) + t16_v;
            const vcc_u16x8 q_new_v =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)t17_v, vcc_i16x8);
            *(vcc_u16x8 *)(void *)(q + k) = q_new_v;
            const vcc_u16x8 u_v = *(const vcc_u16x8 *)(const void *)(u + k);
            const vcc_u32x4 t18_v =
                (((vcc_u32x4)u_v << 16) >> 16) * (((vcc_u32x4)t4_v << 16) >> 16);
            const vcc_u32x4 t19_v =
                (vcc_u32x4)((vcc_u32x4)u_v >> 16) * (vcc_u32x4)((vcc_u32x4)t4_v >> 16);
            const vcc_u16x8 t20_v = (vcc_u16x8)((t18_v >> 16) | ((t19_v >> 16) << 16));
            const vcc_u32x4 t21_v =
                (((vcc_u32x4)u_v << 16) >> 16) * (((vcc_u32x4)t5_v << 16) >> 16);
            const vcc_u32x4 t22_v =
                (vcc_u32x4)((vcc_u32x4)u_v >> 16) * (vcc_u32x4)((vcc_u32x4)t5_v >> 16);
            const vcc_u16x8 t23_v = (vcc_u16x8)((t21_v >> 16) | ((t22_v >> 16) << 16));
            const vcc_u16x8 r_new_v =
                ((((u_v - t20_v) >> 1) + t20_v) >> 2) + (u_v - (t23_v >> 7) * t6_v);
            *(vcc_u16x8 *)(void *)(r + k) = r_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = (short)(x[i] / 1000 + x[i] % 3);
        r[i] = (unsigned short)(u[i] / 7 + u[i] % 255);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
