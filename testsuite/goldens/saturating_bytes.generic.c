/* vcc 0.1.0 wrote this from saturating_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 c | in u8 a[n] | in u8 b[n] | in i8 d[n] | out u8 x[n] restrict | out i8 y[n] restrict */
/* Sums and differences that stop at the ends of the type they are stored in, with what is the same in all iterations too;
   one is written twice, and one has operands of two types. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void saturating_bytes(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                      unsigned char *restrict x, signed char *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        const vcc_u16x8 t2_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
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
            *(vcc_u8x16 *)(void *)(x + k) = x_new_v;
        }
        const vcc_u8x4 t3_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u16x4 t4_v = (unsigned short)255 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k);
            const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + k);
            const vcc_u16x4 t7_v = __builtin_convertvector(b2_v, vcc_u16x4);
            const vcc_u16x4 t8_v = __builtin_convertvector(a2_v, vcc_u16x4) + t7_v;
            const vcc_u16x4 mask2_v = (vcc_u16x4)((vcc_i16x4)t8_v > (vcc_i16x4)t4_v);
            const vcc_u8x4 mask3_v = __builtin_convertvector(mask2_v, vcc_u8x4);
            const vcc_u8x4 x_new2_v = (t3_v & mask3_v) | ((a2_v + b2_v) & ~mask3_v);
            *(vcc_u8x4 *)(void *)(x + k) = x_new2_v;
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
    /* vcc: line 10: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k + copy * 8;
                const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + at_s);
                const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + at_s);
                const vcc_u16x8 t2_v = __builtin_convertvector(a_v, vcc_u16x8);
                const vcc_u16x8 t3_v = __builtin_convertvector(x_v, vcc_u16x8) + t2_v;
                const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v < (vcc_i16x8)t_v);
                const vcc_u16x8 t5_v = (t3_v & t4_v) | (t_v & ~t4_v);
                const vcc_u8x8 x_new_v = __builtin_convertvector(t5_v, vcc_u8x8);
                *(vcc_u8x8 *)(void *)(x + at_s) = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 x2_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u8x8 a2_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u16x8 t6_v = __builtin_convertvector(a2_v, vcc_u16x8);
            const vcc_u16x8 t7_v = __builtin_convertvector(x2_v, vcc_u16x8) + t6_v;
            const vcc_u16x8 t8_v = (vcc_u16x8)((vcc_i16x8)t7_v < (vcc_i16x8)t_v);
            const vcc_u16x8 t9_v = (t7_v & t8_v) | (t_v & ~t8_v);
            const vcc_u8x8 x_new2_v = __builtin_convertvector(t9_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new2_v;
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
        int sum = x[i] + a[i];
        x[i] = sum > 255 ? 255 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v =
            (unsigned short)(unsigned short)(unsigned int)c - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned char *const x_s = x + (long)(k + copy * 8);
                const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)x_s;
                const vcc_u16x8 t3_v = __builtin_convertvector(x_v, vcc_u16x8) - t_v;
                const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v > (vcc_i16x8)t2_v);
                const vcc_u16x8 t5_v = (t3_v & t4_v) | (t2_v & ~t4_v);
                const vcc_u8x8 x_new_v = __builtin_convertvector(t5_v, vcc_u8x8);
                *(vcc_u8x8 *)(void *)x_s = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 x2_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u16x8 t6_v = __builtin_convertvector(x2_v, vcc_u16x8) - t_v;
            const vcc_u16x8 t7_v = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 t8_v = (t6_v & t7_v) | (t2_v & ~t7_v);
            const vcc_u8x8 x_new2_v = __builtin_convertvector(t8_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new2_v;
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
        int difference = x[i] - c;
        x[i] = difference < 0 ? 0 : difference;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 18: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k + copy * 8;
                const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + at_s);
                const vcc_u8x8 d_v = *(const vcc_u8x8 *)(const void *)(d + at_s);
                const vcc_u16x8 t3_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d_v, vcc_i16x8);
                const vcc_u16x8 t4_v = __builtin_convertvector(x_v, vcc_u16x8) + t3_v;
                const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t4_v < (vcc_i16x8)t_v);
                const vcc_u16x8 t6_v = (t4_v & t5_v) | (t_v & ~t5_v);
                const vcc_u16x8 t7_v = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t2_v);
                const vcc_u16x8 t8_v = (t6_v & t7_v) | (t2_v & ~t7_v);
                const vcc_u8x8 x_new_v = __builtin_convertvector(t8_v, vcc_u8x8);
                *(vcc_u8x8 *)(void *)(x + at_s) = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 x2_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u8x8 d2_v = *(const vcc_u8x8 *)(const void *)(d + k);
            const vcc_u16x8 t9_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d2_v, vcc_i16x8);
            const vcc_u16x8 t10_v = __builtin_convertvector(x2_v, vcc_u16x8) + t9_v;
            const vcc_u16x8 t11_v = (vcc_u16x8)((vcc_i16x8)t10_v < (vcc_i16x8)t_v);
            const vcc_u16x8 t12_v = (t10_v & t11_v) | (t_v & ~t11_v);
            const vcc_u16x8 t13_v = (vcc_u16x8)((vcc_i16x8)t12_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 t14_v = (t12_v & t13_v) | (t2_v & ~t13_v);
            const vcc_u8x8 x_new2_v = __builtin_convertvector(t14_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new2_v;
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
        int sum = x[i] + d[i];
        x[i] = sum < 0 ? 0 : sum > 255 ? 255 : sum;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 16 lanes x 2, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const signed char *const d_s = d + (long)((unsigned long)n - 1);
        const vcc_u16x8 t_v = (unsigned short)-128 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)127 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 16;
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
        for (; k < end; k += 8) {
            const vcc_u8x8 d4_v = *(const vcc_u8x8 *)(const void *)(d_s - k - 7);
            const vcc_u8x8 d5_v = __builtin_shufflevector(d4_v, d4_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u8x8 d6_v = *(const vcc_u8x8 *)(const void *)(d + k);
            const vcc_u16x8 t9_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d6_v, vcc_i16x8);
            const vcc_u16x8 t10_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d5_v, vcc_i16x8);
            const vcc_u16x8 t11_v = t9_v + t10_v;
            const vcc_u16x8 t12_v = (vcc_u16x8)((vcc_i16x8)t11_v > (vcc_i16x8)t3_v);
            const vcc_u16x8 t13_v = (t11_v & t12_v) | (t3_v & ~t12_v);
            const vcc_u16x8 t14_v = (vcc_u16x8)((vcc_i16x8)t13_v < (vcc_i16x8)t4_v);
            const vcc_u16x8 t15_v = (t13_v & t14_v) | (t4_v & ~t14_v);
            const vcc_u8x8 y_new4_v = __builtin_convertvector(t15_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(y + k) = y_new4_v;
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
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
