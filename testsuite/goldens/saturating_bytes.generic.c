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
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void saturating_bytes(int n, unsigned char c, const unsigned char *a, const unsigned char *b, const signed char *d,
                      unsigned char *restrict x, signed char *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes, the last ones overlapping, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 t_v = (unsigned char)-1 - __extension__ (vcc_u8x8){0};
        const vcc_u16x8 t2_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u8x8 a_last_v = *(const vcc_u8x8 *)(const void *)(a + last);
        const vcc_u8x8 b_last_v = *(const vcc_u8x8 *)(const void *)(b + last);
        const vcc_u16x8 t3_v = __builtin_convertvector(b_last_v, vcc_u16x8);
        const vcc_u16x8 t4_v = __builtin_convertvector(a_last_v, vcc_u16x8) + t3_v;
        const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t2_v);
        const vcc_u8x8 mask2_v = __builtin_convertvector(mask_v, vcc_u8x8);
        const vcc_u8x8 x_new_last_v = (t_v & mask2_v) | ((a_last_v + b_last_v) & ~mask2_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u16x8 t5_v = __builtin_convertvector(b_v, vcc_u16x8);
            const vcc_u16x8 t6_v = __builtin_convertvector(a_v, vcc_u16x8) + t5_v;
            const vcc_u16x8 mask3_v = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t2_v);
            const vcc_u8x8 mask4_v = __builtin_convertvector(mask3_v, vcc_u8x8);
            const vcc_u8x8 x_new_v = (t_v & mask4_v) | ((a_v + b_v) & ~mask4_v);
            *(vcc_u8x8 *)(void *)(x + k) = x_new_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(x + last) = x_new_last_v;
        i = n;
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
    /* vcc: line 10: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u16x8 t2_v = __builtin_convertvector(a_v, vcc_u16x8);
            const vcc_u16x8 t3_v = __builtin_convertvector(x_v, vcc_u16x8) + t2_v;
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v < (vcc_i16x8)t_v);
            const vcc_u16x8 t5_v = (t3_v & t4_v) | (t_v & ~t4_v);
            const vcc_u8x8 x_new_v = __builtin_convertvector(t5_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new_v;
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
    /* vcc: line 14: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)(unsigned int)c - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u16x8 t3_v = __builtin_convertvector(x_v, vcc_u16x8) - t_v;
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 t5_v = (t3_v & t4_v) | (t2_v & ~t4_v);
            const vcc_u8x8 x_new_v = __builtin_convertvector(t5_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new_v;
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
    /* vcc: line 18: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u8x8 d_v = *(const vcc_u8x8 *)(const void *)(d + k);
            const vcc_u16x8 t3_v = (vcc_u16x8)__builtin_convertvector((vcc_i8x8)d_v, vcc_i16x8);
            const vcc_u16x8 t4_v = __builtin_convertvector(x_v, vcc_u16x8) + t3_v;
            const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t4_v < (vcc_i16x8)t_v);
            const vcc_u16x8 t6_v = (t4_v & t5_v) | (t_v & ~t5_v);
            const vcc_u16x8 t7_v = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 t8_v = (t6_v & t7_v) | (t2_v & ~t7_v);
            const vcc_u8x8 x_new_v = __builtin_convertvector(t8_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(x + k) = x_new_v;
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
    /* vcc: line 22: 16 lanes, generic */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)-128 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)127 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 d_v =
                *(const vcc_u8x16 *)(const void *)(d + (long)((unsigned long)n - 1) - k - 15);
            const vcc_u8x16 d2_v =
                __builtin_shufflevector(d_v, d_v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2,
                1, 0);
            const vcc_u8x16 d3_v = *(const vcc_u8x16 *)(const void *)(d + k);
            const vcc_u16x8 t_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d3_v, d3_v, 0,
                1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
            const vcc_u16x8 t_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d3_v, d3_v, 8,
                9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
            const vcc_u16x8 t2_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d2_v, d2_v, 0,
                1, 2, 3, 4, 5, 6, 7), vcc_i16x8);
            const vcc_u16x8 t2_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)__builtin_shufflevector(d2_v, d2_v, 8,
                9, 10, 11, 12, 13, 14, 15), vcc_i16x8);
            const vcc_u16x8 t3_v0 = t_v0 + t2_v0;
            const vcc_u16x8 t3_v1 = t_v1 + t2_v1;
            const vcc_u16x8 t3_v = (vcc_u16x8)((vcc_i16x8)t3_v0 > (vcc_i16x8)t_v);
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v1 > (vcc_i16x8)t_v);
            const vcc_u16x8 t4_v0 = (t3_v0 & t3_v) | (t_v & ~t3_v);
            const vcc_u16x8 t4_v1 = (t3_v1 & t4_v) | (t_v & ~t4_v);
            const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t4_v0 < (vcc_i16x8)t2_v);
            const vcc_u16x8 t6_v = (vcc_u16x8)((vcc_i16x8)t4_v1 < (vcc_i16x8)t2_v);
            const vcc_u16x8 t5_v0 = (t4_v0 & t5_v) | (t2_v & ~t5_v);
            const vcc_u16x8 t5_v1 = (t4_v1 & t6_v) | (t2_v & ~t6_v);
            const vcc_u8x8 y_new_v = __builtin_convertvector(t5_v0, vcc_u8x8);
            const vcc_u8x8 y_new2_v = __builtin_convertvector(t5_v1, vcc_u8x8);
            const vcc_u8x16 y_new3_v =
                __builtin_shufflevector(y_new_v, y_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
                12, 13, 14, 15);
            *(vcc_u8x16 *)(void *)(y + k) = y_new3_v;
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
