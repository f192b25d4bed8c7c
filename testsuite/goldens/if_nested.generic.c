/* vcc 0.1.0 wrote this from if_nested.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 c[n] */
#ifdef VCC_VECTOR
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void if_nested(int n, const short *a, const short *b, short *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, then 2, generic; runs if a and c are far enough apart, b and c are far
       enough apart */
    i = 0;
    if (n >= 2 && (unsigned long)c - (unsigned long)a - 1 >= 63
        && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)b_v > (vcc_i16x8)a_v);
            const vcc_u16x8 mask2_v = (vcc_u16x8)((vcc_i16x8)a_v > (vcc_i16x8)t_v);
            const vcc_u16x8 mask3_v = ~mask2_v & (vcc_u16x8)((vcc_u16x8)b_v != (vcc_u16x8)t_v);
            const vcc_u16x8 t3_v = (((b_v & mask_v) | (a_v & ~mask_v)) & mask2_v)
                | (t_v & ~mask2_v);
            const vcc_u16x8 c_new_v = ((a_v | b_v) & mask3_v) | (t3_v & ~mask3_v);
            *(vcc_u16x8 *)(void *)(c + k) = c_new_v;
        }
        const vcc_u16x2 t2_v = (unsigned short)0 - __extension__ (vcc_u16x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 a2_v = *(const vcc_u16x2 *)(const void *)(a + k);
            const vcc_u16x2 b2_v = *(const vcc_u16x2 *)(const void *)(b + k);
            const vcc_u16x2 mask4_v = (vcc_u16x2)((vcc_i16x2)b2_v > (vcc_i16x2)a2_v);
            const vcc_u16x2 mask5_v = (vcc_u16x2)((vcc_i16x2)a2_v > (vcc_i16x2)t2_v);
            const vcc_u16x2 mask6_v = ~mask5_v & (vcc_u16x2)((vcc_u16x2)b2_v != (vcc_u16x2)t2_v);
            const vcc_u16x2 t4_v = (((b2_v & mask4_v) | (a2_v & ~mask4_v)) & mask5_v)
                | (t2_v & ~mask5_v);
            const vcc_u16x2 c_new2_v = ((a2_v | b2_v) & mask6_v) | (t4_v & ~mask6_v);
            *(vcc_u16x2 *)(void *)(c + k) = c_new2_v;
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
        short x = a[i], y = b[i], r = 0;
        if (x > 0) {
            if (y > x)
                r = y;
            else
                r = x;
        } else if (y != 0) {
            r = (short)(x | y);
        }
        c[i] = r;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
