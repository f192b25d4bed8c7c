/* vcc 0.1.0 wrote this from grey_planar.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 r[n] | in u8 g[n] | in u8 b[n] | out u8 grey[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void grey_planar(int n, const unsigned char *r, const unsigned char *g, const unsigned char *b,
                 unsigned char *grey)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, generic; runs if r and grey are far enough apart, g and grey are far
       enough apart, b and grey are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)grey - (unsigned long)r - 1 >= 31
        && (unsigned long)grey - (unsigned long)g - 1 >= 31
        && (unsigned long)grey - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)150 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t3_v = (unsigned short)29 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 r_v = *(const vcc_u8x8 *)(const void *)(r + k);
            const vcc_u8x8 g_v = *(const vcc_u8x8 *)(const void *)(g + k);
            const vcc_u16x8 t4_v = __builtin_convertvector(g_v, vcc_u16x8) * t2_v;
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u16x8 t5_v = __builtin_convertvector(b_v, vcc_u16x8) * t3_v;
            const vcc_u16x8 t6_v =
                (__builtin_convertvector(r_v, vcc_u16x8) * t_v + t4_v + t5_v) >> 8;
            const vcc_u8x8 grey_new_v = __builtin_convertvector(t6_v, vcc_u8x8);
            *(vcc_u8x8 *)(void *)(grey + k) = grey_new_v;
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
