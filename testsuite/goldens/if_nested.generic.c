/* vcc 0.1.0 wrote this from if_nested.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | in i16 b[n] | out i16 c[n] */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void if_nested(int n, const short *a, const short *b, short *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, the last ones overlapping, generic; runs if a and c are far enough
       apart, b and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 2 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 2 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 a_last_v = *(const vcc_u16x8 *)(const void *)(a + last);
        const vcc_u16x8 b_last_v = *(const vcc_u16x8 *)(const void *)(b + last);
        const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)b_last_v > (vcc_i16x8)a_last_v);
        const vcc_u16x8 mask2_v = (vcc_u16x8)((vcc_i16x8)a_last_v > (vcc_i16x8)t_v);
        const vcc_u16x8 mask3_v = ~mask2_v & (vcc_u16x8)((vcc_u16x8)b_last_v != (vcc_u16x8)t_v);
        const vcc_u16x8 t2_v = (((b_last_v & mask_v) | (a_last_v & ~mask_v)) & mask2_v)
            | (t_v & ~mask2_v);
        const vcc_u16x8 c_new_last_v = ((a_last_v | b_last_v) & mask3_v) | (t2_v & ~mask3_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 mask4_v = (vcc_u16x8)((vcc_i16x8)b_v > (vcc_i16x8)a_v);
            const vcc_u16x8 mask5_v = (vcc_u16x8)((vcc_i16x8)a_v > (vcc_i16x8)t_v);
            const vcc_u16x8 mask6_v = ~mask5_v & (vcc_u16x8)((vcc_u16x8)b_v != (vcc_u16x8)t_v);
            const vcc_u16x8 t3_v = (((b_v & mask4_v) | (a_v & ~mask4_v)) & mask5_v)
                | (t_v & ~mask5_v);
            const vcc_u16x8 c_new_v = ((a_v | b_v) & mask6_v) | (t3_v & ~mask6_v);
            *(vcc_u16x8 *)(void *)(c + k) = c_new_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(c + last) = c_new_last_v;
        i = n;
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
