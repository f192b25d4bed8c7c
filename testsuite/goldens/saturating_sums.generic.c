/* vcc 0.1.0 wrote this from saturating_sums.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | in i16 h[n] | in i16 k[n] | in u16 u[n] | out u8 x[n] restrict | out i8 y[n] restrict | out i16 z[n] restrict | out u16 w[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too; one
   whose operands are of other types. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void saturating_sums(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                     const short *h, const short *k, const unsigned short *u, unsigned char *restrict x,
                     signed char *restrict y, short *restrict z, unsigned short *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 9: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        const vcc_u16x8 t2_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k2);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k2);
            const vcc_u16x8 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(a_v, a_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t3_v0 = t_v0 + t2_v0;
            const vcc_u16x8 t3_v1 = t_v1 + t2_v1;
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_i16x8)t3_v0 > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_i16x8)t3_v1 > (vcc_i16x8)t2_v);
            const vcc_u8x8 t5_v = __builtin_convertvector(mask_v0, vcc_u8x8);
            const vcc_u8x8 t6_v = __builtin_convertvector(mask_v1, vcc_u8x8);
            const vcc_u8x16 mask_v =
                __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u8x16 x_new_v = (t_v & mask_v) | ((a_v + b_v) & ~mask_v);
            *(vcc_u8x16 *)(void *)(x + k2) = x_new_v;
        }
        const vcc_u8x4 t3_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u16x4 t4_v = (unsigned short)255 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k2);
            const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + k2);
            const vcc_u16x4 t7_v = __builtin_convertvector(b2_v, vcc_u16x4);
            const vcc_u16x4 t8_v = __builtin_convertvector(a2_v, vcc_u16x4) + t7_v;
            const vcc_u16x4 mask2_v = (vcc_u16x4)((vcc_i16x4)t8_v > (vcc_i16x4)t4_v);
            const vcc_u8x4 mask3_v = __builtin_convertvector(mask2_v, vcc_u8x4);
            const vcc_u8x4 x_new2_v = (t3_v & mask3_v) | ((a2_v + b2_v) & ~mask3_v);
            *(vcc_u8x4 *)(void *)(x + k2) = x_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = a[i] + b[i] > 255 ? 255 : a[i] + b[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned int t = (unsigned int)c;
        const unsigned char t2 = (unsigned char)t;
        const vcc_u8x16 t_v = (unsigned char)t2 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const unsigned short t3 = (unsigned short)t;
        const vcc_u16x8 t3_v = (unsigned short)t3 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t4_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + k2);
            const vcc_u16x8 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t2_v0 = t_v0 - t3_v;
            const vcc_u16x8 t2_v1 = t_v1 - t3_v;
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_i16x8)t2_v0 < (vcc_i16x8)t4_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_i16x8)t2_v1 < (vcc_i16x8)t4_v);
            const vcc_u8x8 t9_v = __builtin_convertvector(mask_v0, vcc_u8x8);
            const vcc_u8x8 t10_v = __builtin_convertvector(mask_v1, vcc_u8x8);
            const vcc_u8x16 mask_v =
                __builtin_shufflevector(t9_v, t10_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u8x16 x_new_v = (t2_v & mask_v) | ((x_v - t_v) & ~mask_v);
            *(vcc_u8x16 *)(void *)(x + k2) = x_new_v;
        }
        const vcc_u8x4 t5_v = (unsigned char)t2 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t6_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        const vcc_u16x4 t7_v = (unsigned short)t3 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 t8_v = (unsigned short)0 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u8x4 x2_v = *(const vcc_u8x4 *)(const void *)(x + k2);
            const vcc_u16x4 t11_v = __builtin_convertvector(x2_v, vcc_u16x4) - t7_v;
            const vcc_u16x4 mask2_v = (vcc_u16x4)((vcc_i16x4)t11_v < (vcc_i16x4)t8_v);
            const vcc_u8x4 mask3_v = __builtin_convertvector(mask2_v, vcc_u8x4);
            const vcc_u8x4 x_new2_v = (t6_v & mask3_v) | ((x2_v - t5_v) & ~mask3_v);
            *(vcc_u8x4 *)(void *)(x + k2) = x_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = x[i] - c < 0 ? 0 : x[i] - c;
    }
#else
    for (i = 0; i < n; i++)
        x[i] = x[i] - c < 0 ? 0 : x[i] - c;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        const vcc_u16x8 t2_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u8x16 t3_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u16x8 t4_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + k2);
            const vcc_u8x16 d_v = *(const vcc_u8x16 *)(const void *)(d + k2);
            const vcc_u16x8 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t2_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d_v, d_v, 0,
                1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
            const vcc_u16x8 t2_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d_v, d_v, 8,
                9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
            const vcc_u16x8 t3_v0 = t_v0 + t2_v0;
            const vcc_u16x8 t3_v1 = t_v1 + t2_v1;
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_i16x8)t3_v0 > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_i16x8)t3_v1 > (vcc_i16x8)t2_v);
            const vcc_u8x8 t9_v = __builtin_convertvector(mask_v0, vcc_u8x8);
            const vcc_u8x8 t10_v = __builtin_convertvector(mask_v1, vcc_u8x8);
            const vcc_u8x16 mask_v =
                __builtin_shufflevector(t9_v, t10_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u16x8 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t5_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d_v, d_v, 0,
                1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
            const vcc_u16x8 t5_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d_v, d_v, 8,
                9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
            const vcc_u16x8 t6_v0 = t4_v0 + t5_v0;
            const vcc_u16x8 t6_v1 = t4_v1 + t5_v1;
            const vcc_u16x8 mask2_v0 = (vcc_u16x8)((vcc_i16x8)t6_v0 < (vcc_i16x8)t4_v);
            const vcc_u16x8 mask2_v1 = (vcc_u16x8)((vcc_i16x8)t6_v1 < (vcc_i16x8)t4_v);
            const vcc_u8x8 t11_v = __builtin_convertvector(mask2_v0, vcc_u8x8);
            const vcc_u8x8 t12_v = __builtin_convertvector(mask2_v1, vcc_u8x8);
            const vcc_u8x16 mask2_v =
                __builtin_shufflevector(t11_v, t12_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
                14, 15);
            const vcc_u8x16 x_new_v = (t3_v & mask2_v)
                | (((t_v & mask_v) | ((x_v + d_v) & ~mask_v)) & ~mask2_v);
            *(vcc_u8x16 *)(void *)(x + k2) = x_new_v;
        }
        const vcc_u8x4 t5_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u16x4 t6_v = (unsigned short)255 - __extension__ (vcc_u16x4){0};
        const vcc_u8x4 t7_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        const vcc_u16x4 t8_v = (unsigned short)0 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u8x4 x2_v = *(const vcc_u8x4 *)(const void *)(x + k2);
            const vcc_u8x4 d2_v = *(const vcc_u8x4 *)(const void *)(d + k2);
            const vcc_u16x4 t13_v = (vcc_u16x4)__builtin_convertvector((vcc_i8x4)d2_v, vcc_i16x4);
            const vcc_u16x4 t14_v = __builtin_convertvector(x2_v, vcc_u16x4) + t13_v;
            const vcc_u16x4 mask3_v = (vcc_u16x4)((vcc_i16x4)t14_v > (vcc_i16x4)t6_v);
            const vcc_u8x4 mask4_v = __builtin_convertvector(mask3_v, vcc_u8x4);
            const vcc_u16x4 t15_v = (vcc_u16x4)__builtin_convertvector((vcc_i8x4)d2_v, vcc_i16x4);
            const vcc_u16x4 t16_v = __builtin_convertvector(x2_v, vcc_u16x4) + t15_v;
            const vcc_u16x4 mask5_v = (vcc_u16x4)((vcc_i16x4)t16_v < (vcc_i16x4)t8_v);
            const vcc_u8x4 mask6_v = __builtin_convertvector(mask5_v, vcc_u8x4);
            const vcc_u8x4 t17_v = (t5_v & mask4_v) | ((x2_v + d2_v) & ~mask4_v);
            const vcc_u8x4 x_new2_v = (t7_v & mask6_v) | (t17_v & ~mask6_v);
            *(vcc_u8x4 *)(void *)(x + k2) = x_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = x[i] + d[i] < 0 ? 0 : x[i] + d[i] > 255 ? 255 : x[i] + d[i];
    }
#else
    for (i = 0; i < n; i++)
        x[i] = x[i] + d[i] < 0 ? 0 : x[i] + d[i] > 255 ? 255 : x[i] + d[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 16 lanes x 2, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const signed char *const d_s = d + (long)((unsigned long)n - 1);
        const vcc_u16x8 t_v = (unsigned short)-128 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)127 - __extension__ (vcc_u16x8){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k2 + copy * 16;
                const vcc_u8x16 d_v = *(const vcc_u8x16 *)(const void *)(d_s - at_s - 15);
                const vcc_u8x16 d2_v =
                    __builtin_shufflevector(d_v, d_v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
                    2, 1, 0);
                const vcc_u8x16 d3_v = *(const vcc_u8x16 *)(const void *)(d + at_s);
                const vcc_u16x8 t_v0 =
                    (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d3_v,
                    d3_v, 0, 1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
                const vcc_u16x8 t_v1 =
                    (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d3_v,
                    d3_v, 8, 9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
                const vcc_u16x8 t2_v0 =
                    (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d2_v,
                    d2_v, 0, 1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
                const vcc_u16x8 t2_v1 =
                    (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d2_v,
                    d2_v, 8, 9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
                const vcc_u16x8 t3_v0 = t_v0 + t2_v0;
                const vcc_u16x8 t3_v1 = t_v1 + t2_v1;
                const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t3_v0 > (vcc_i16x8)t_v);
                const vcc_u16x8 t6_v = (vcc_u16x8)((vcc_i16x8)t3_v1 > (vcc_i16x8)t_v);
                const vcc_u16x8 t4_v0 = (t3_v0 & t5_v) | (t_v & ~t5_v);
                const vcc_u16x8 t4_v1 = (t3_v1 & t6_v) | (t_v & ~t6_v);
                const vcc_u16x8 t7_v = (vcc_u16x8)((vcc_i16x8)t4_v0 < (vcc_i16x8)t2_v);
                const vcc_u16x8 t8_v = (vcc_u16x8)((vcc_i16x8)t4_v1 < (vcc_i16x8)t2_v);
                const vcc_u16x8 t5_v0 = (t4_v0 & t7_v) | (t2_v & ~t7_v);
                const vcc_u16x8 t5_v1 = (t4_v1 & t8_v) | (t2_v & ~t8_v);
                const vcc_u8x8 y_new_v = __builtin_convertvector(t5_v0, vcc_u8x8);
                const vcc_u8x8 y_new2_v = __builtin_convertvector(t5_v1, vcc_u8x8);
                const vcc_u8x16 y_new3_v =
                    __builtin_shufflevector(y_new_v, y_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                    11, 12, 13, 14, 15);
                *(vcc_u8x16 *)(void *)(y + at_s) = y_new3_v;
            }
        }
        const vcc_u16x8 t3_v = (unsigned short)-128 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t4_v = (unsigned short)127 - __extension__ (vcc_u16x8){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            const vcc_u8x8 d4_v = *(const vcc_u8x8 *)(const void *)(d_s - k2 - 7);
            const vcc_u8x8 d5_v = __builtin_shufflevector(d4_v, d4_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u8x8 d6_v = *(const vcc_u8x8 *)(const void *)(d + k2);
            const vcc_u16x8 t9_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d6_v, vcc_i16x8);
            const vcc_u16x8 t10_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d5_v, vcc_i16x8);
            const vcc_u16x8 t11_v = t9_v + t10_v;
            const vcc_u16x8 t12_v = (vcc_u16x8)((vcc_i16x8)t11_v > (vcc_i16x8)t3_v);
            const vcc_u16x8 t13_v = (t11_v & t12_v) | (t3_v & ~t12_v);
            const vcc_u16x8 t14_v = (vcc_u16x8)((vcc_i16x8)t13_v < (vcc_i16x8)t4_v);
            const vcc_u16x8 t15_v = (t13_v & t14_v) | (t4_v & ~t14_v);
            const vcc_u8x8 y_new4_v = __builtin_convertvector(t15_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(y + k2) = y_new4_v;
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
        int sum = d[i] + d[n - 1 - i];
        y[i] = sum > 127 ? 127 : sum < -128 ? -128 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k2);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u16x8 k_v = *(const vcc_u16x8 *)(const void *)(k + k2);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(k_v, k_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(k_v, k_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 - t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 - t2_v1;
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v0 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v1 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t3_v) | (t_v & ~t3_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t4_v) | (t_v & ~t4_v);
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v0 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t4_v1 > (vcc_i32x4)t2_v);
            const vcc_u32x4 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
            const vcc_u32x4 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t5_v0, vcc_u16x4);
            const vcc_u16x4 z_new2_v = __builtin_convertvector(t5_v1, vcc_u16x4);
            const vcc_u16x8 z_new3_v =
                __builtin_shufflevector(z_new_v, z_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(z + k2) = z_new3_v;
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
        int difference = h[i] - k[i];
        difference = difference > 32767 ? 32767 : difference;
        z[i] = difference < -32768 ? -32768 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 24: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)32767 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 z_v = *(const vcc_u16x8 *)(const void *)(z + k2);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(z_v, z_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(z_v, z_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k2);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v0 > (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v1 > (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t3_v) | (t_v & ~t3_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t4_v) | (t_v & ~t4_v);
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)t4_v0 < (vcc_i32x4)t2_v);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t4_v1 < (vcc_i32x4)t2_v);
            const vcc_u32x4 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
            const vcc_u32x4 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t5_v0, vcc_u16x4);
            const vcc_u16x4 z_new2_v = __builtin_convertvector(t5_v1, vcc_u16x4);
            const vcc_u16x8 z_new3_v =
                __builtin_shufflevector(z_new_v, z_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(z + k2) = z_new3_v;
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
        int sum = z[i] + h[i];
        z[i] = sum > 32767 ? 32767 : sum < -32768 ? -32768 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 28: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)65535 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u16x8 u_v =
                *(const vcc_u16x8 *)(const void *)(u + (long)((unsigned long)n - 1) - k2 - 7);
            const vcc_u16x8 u2_v = __builtin_shufflevector(u_v, u_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 u3_v = *(const vcc_u16x8 *)(const void *)(u + k2);
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(u3_v, u3_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(u3_v, u3_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(u2_v, u2_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(u2_v, u2_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
            const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)t3_v0 < (vcc_i32x4)t_v);
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t3_v1 < (vcc_i32x4)t_v);
            const vcc_u32x4 t4_v0 = (t3_v0 & t2_v) | (t_v & ~t2_v);
            const vcc_u32x4 t4_v1 = (t3_v1 & t3_v) | (t_v & ~t3_v);
            const vcc_u16x4 w_new_v = __builtin_convertvector(t4_v0, vcc_u16x4);
            const vcc_u16x4 w_new2_v = __builtin_convertvector(t4_v1, vcc_u16x4);
            const vcc_u16x8 w_new3_v =
                __builtin_shufflevector(w_new_v, w_new2_v, 0, 1, 2, 3, 4, 5, 6, 7);
            *(vcc_u16x8 *)(void *)(w + k2) = w_new3_v;
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
        int sum = u[i] + u[n - 1 - i];
        w[i] = sum > 65535 ? 65535 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 32: 8 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k2 + copy * 8;
                const vcc_u16x8 w_v = *(const vcc_u16x8 *)(const void *)(w + at_s);
                const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + at_s);
                const vcc_u16x8 t3_v = __builtin_convertvector(a_v, vcc_u16x8);
                const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_u16x8)w_v < (vcc_u16x8)t3_v);
                const vcc_u16x8 t4_v = w_v - __builtin_convertvector(a_v, vcc_u16x8);
                const vcc_u16x8 w_new_v = (t_v & mask_v) | (t4_v & ~mask_v);
                *(vcc_u16x8 *)(void *)(w + at_s) = w_new_v;
            }
        }
        const vcc_u16x4 t2_v = (unsigned short)0 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_u16x4 w2_v = *(const vcc_u16x4 *)(const void *)(w + k2);
            const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k2);
            const vcc_u16x4 t5_v = __builtin_convertvector(a2_v, vcc_u16x4);
            const vcc_u16x4 mask2_v = (vcc_u16x4)((vcc_u16x4)w2_v < (vcc_u16x4)t5_v);
            const vcc_u16x4 t6_v = w2_v - __builtin_convertvector(a2_v, vcc_u16x4);
            const vcc_u16x4 w_new2_v = (t2_v & mask2_v) | (t6_v & ~mask2_v);
            *(vcc_u16x4 *)(void *)(w + k2) = w_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        w[i] = w[i] < a[i] ? 0 : w[i] - a[i];
    }
#else
    for (i = 0; i < n; i++)
        w[i] = w[i] < a[i] ? 0 : w[i] - a[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
