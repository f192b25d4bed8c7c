/* vcc 0.1.0 wrote this from bits_of_all_sizes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u16 b[n] | in u32 c[n] | in u64 d[n] | out u8 e[n] | out u16 f[n] | out u32 g[n] | out u64 h[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void bits_of_all_sizes(int n, const unsigned char *a, const unsigned short *b, const unsigned *c, const unsigned long *d, unsigned char *e, unsigned short *f, unsigned *g, unsigned long *h)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, the last ones overlapping, generic; runs if a and e are far
       enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)e - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x4 e_new_last_v = (vcc_u16x4)*(const vcc_u8x8 *)(const void *)(a + last);
        const vcc_u16x4 e_new_last2_v =
            e_new_last_v - ((e_new_last_v >> 1) & (__extension__ (vcc_u16x4){0} + (unsigned short)21845u));
        const vcc_u16x4 e_new_last3_v =
            (e_new_last2_v & (__extension__ (vcc_u16x4){0} + (unsigned short)13107u)) + ((e_new_last2_v >> 2) & (__extension__ (vcc_u16x4){0} + (unsigned short)13107u));
        const vcc_u8x8 e_new_last4_v =
            (vcc_u8x8)((e_new_last3_v + (e_new_last3_v >> 4)) & (__extension__ (vcc_u16x4){0} + (unsigned short)3855u));
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 e_new_v = (vcc_u16x8)*(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u16x8 e_new2_v =
                e_new_v - ((e_new_v >> 1) & (__extension__ (vcc_u16x8){0} + (unsigned short)21845u));
            const vcc_u16x8 e_new3_v =
                (e_new2_v & (__extension__ (vcc_u16x8){0} + (unsigned short)13107u)) + ((e_new2_v >> 2) & (__extension__ (vcc_u16x8){0} + (unsigned short)13107u));
            const vcc_u8x16 e_new4_v =
                (vcc_u8x16)((e_new3_v + (e_new3_v >> 4)) & (__extension__ (vcc_u16x8){0} + (unsigned short)3855u));
            *(vcc_u8x16 *)(void *)(e + k) = e_new4_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x4 e_new5_v = (vcc_u16x4)*(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u16x4 e_new6_v =
                e_new5_v - ((e_new5_v >> 1) & (__extension__ (vcc_u16x4){0} + (unsigned short)21845u));
            const vcc_u16x4 e_new7_v =
                (e_new6_v & (__extension__ (vcc_u16x4){0} + (unsigned short)13107u)) + ((e_new6_v >> 2) & (__extension__ (vcc_u16x4){0} + (unsigned short)13107u));
            const vcc_u8x8 e_new8_v =
                (vcc_u8x8)((e_new7_v + (e_new7_v >> 4)) & (__extension__ (vcc_u16x4){0} + (unsigned short)3855u));
            *(vcc_u8x8 *)(void *)(e + k) = e_new8_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(e + last) = e_new_last4_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        e[i] = (unsigned char)__builtin_popcount(a[i]);
    }
#else
    for (i = 0; i < n; i++)
        e[i] = (unsigned char)__builtin_popcount(a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic; runs if b and f are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)f - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u8x8 t_v = (unsigned char)3 - __extension__ (vcc_u8x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 t2_v = (vcc_u16x8)*(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 t3_v =
                t2_v - ((t2_v >> 1) & (__extension__ (vcc_u16x8){0} + (unsigned short)21845u));
            const vcc_u16x8 t4_v =
                (t3_v & (__extension__ (vcc_u16x8){0} + (unsigned short)13107u)) + ((t3_v >> 2) & (__extension__ (vcc_u16x8){0} + (unsigned short)13107u));
            const vcc_u16x8 t5_v =
                (t4_v + (t4_v >> 4)) & (__extension__ (vcc_u16x8){0} + (unsigned short)3855u);
            const vcc_u16x8 t6_v =
                (t5_v + (t5_v >> 8)) & (__extension__ (vcc_u16x8){0} + (unsigned short)127u);
            const vcc_u8x8 t7_v = __builtin_convertvector(t6_v, vcc_u8x8) * t_v;
            const vcc_u16x8 f_new_v = __builtin_convertvector(t7_v, vcc_u16x8);
            *(vcc_u16x8 *)(void *)(f + k) = f_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        f[i] = (unsigned short)(__builtin_popcount(b[i]) * 3);
    }
#else
    for (i = 0; i < n; i++)
        f[i] = (unsigned short)(__builtin_popcount(b[i]) * 3);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes, generic; runs if c and g are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)g - (unsigned long)c - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 g_new_v = (vcc_u32x4)(*(const vcc_u32x4 *)(const void *)(c + k) ^ n_v);
            const vcc_u32x4 g_new2_v =
                g_new_v - ((g_new_v >> 1) & (__extension__ (vcc_u32x4){0} + (unsigned int)1431655765u));
            const vcc_u32x4 g_new3_v =
                (g_new2_v & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u)) + ((g_new2_v >> 2) & (__extension__ (vcc_u32x4){0} + (unsigned int)858993459u));
            const vcc_u32x4 g_new4_v =
                (g_new3_v + (g_new3_v >> 4)) & (__extension__ (vcc_u32x4){0} + (unsigned int)252645135u);
            const vcc_u32x4 g_new5_v = g_new4_v + (g_new4_v >> 8);
            const vcc_u32x4 g_new6_v =
                (g_new5_v + (g_new5_v >> 16)) & (__extension__ (vcc_u32x4){0} + (unsigned int)127u);
            *(vcc_u32x4 *)(void *)(g + k) = g_new6_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        g[i] = (unsigned)__builtin_popcount(c[i] ^ (unsigned)n);
    }
#else
    for (i = 0; i < n; i++)
        g[i] = (unsigned)__builtin_popcount(c[i] ^ (unsigned)n);
#endif
    for (i = 0; i < n; i++)
        h[i] = (unsigned long)__builtin_popcountl(d[i]) << 40;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
