/* vcc 0.1.0 wrote this from grey_planar.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 r[n] | in u8 g[n] | in u8 b[n] | out u8 grey[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void grey_planar(int n, const unsigned char *r, const unsigned char *g, const unsigned char *b,
                 unsigned char *grey)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic; runs if r and grey are far enough apart, g and grey
       are far enough apart, b and grey are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)grey - (unsigned long)r - 1 >= 15
        && (unsigned long)grey - (unsigned long)g - 1 >= 15
        && (unsigned long)grey - (unsigned long)b - 1 >= 15) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)150 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t3_v = (unsigned short)29 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 r_v = *(const vcc_u8x16 *)(const void *)(r + k);
            const vcc_u16x8 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(r_v, r_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(r_v, r_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t2_v0 = t_v0 * t_v;
            const vcc_u16x8 t2_v1 = t_v1 * t_v;
            const vcc_u8x16 g_v = *(const vcc_u8x16 *)(const void *)(g + k);
            const vcc_u16x8 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(g_v, g_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(g_v, g_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t4_v0 = t3_v0 * t2_v;
            const vcc_u16x8 t4_v1 = t3_v1 * t2_v;
            const vcc_u16x8 t5_v0 = t2_v0 + t4_v0;
            const vcc_u16x8 t5_v1 = t2_v1 + t4_v1;
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u16x8 t6_v0 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 0, 1, 2, 3, 4, 5, 6, 7),
                vcc_u16x8);
            const vcc_u16x8 t6_v1 =
                __builtin_convertvector(__builtin_shufflevector(b_v, b_v, 8, 9, 10, 11, 12, 13, 14,
                15), vcc_u16x8);
            const vcc_u16x8 t7_v0 = t6_v0 * t3_v;
            const vcc_u16x8 t7_v1 = t6_v1 * t3_v;
            const vcc_u16x8 t8_v0 = t5_v0 + t7_v0;
            const vcc_u16x8 t8_v1 = t5_v1 + t7_v1;
            const vcc_u16x8 t9_v0 = t8_v0 >> 8;
            const vcc_u16x8 t9_v1 = t8_v1 >> 8;
            const vcc_u8x8 grey_new_v = __builtin_convertvector(t9_v0, vcc_u8x8);
            const vcc_u8x8 grey_new2_v = __builtin_convertvector(t9_v1, vcc_u8x8);
            const vcc_u8x16 grey_new3_v =
                __builtin_shufflevector(grey_new_v, grey_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                11, 12, 13, 14, 15);
            *(vcc_u8x16 *)(void *)(grey + k) = grey_new3_v;
        }
        const vcc_u16x4 t4_v = (unsigned short)77 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 t5_v = (unsigned short)150 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 t6_v = (unsigned short)29 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 r2_v = *(const vcc_u8x4 *)(const void *)(r + k);
            const vcc_u8x4 g2_v = *(const vcc_u8x4 *)(const void *)(g + k);
            const vcc_u16x4 t7_v = __builtin_convertvector(g2_v, vcc_u16x4) * t5_v;
            const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + k);
            const vcc_u16x4 t8_v = __builtin_convertvector(b2_v, vcc_u16x4) * t6_v;
            const vcc_u16x4 t9_v =
                (__builtin_convertvector(r2_v, vcc_u16x4) * t4_v + t7_v + t8_v) >> 8;
            const vcc_u8x4 grey_new4_v = __builtin_convertvector(t9_v, vcc_u8x4);
            *(vcc_u8x4 *)(void *)(grey + k) = grey_new4_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        grey[i] = (unsigned char)((r[i] * 77 + g[i] * 150 + b[i] * 29) >> 8);
    }
#else
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((r[i] * 77 + g[i] * 150 + b[i] * 29) >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
