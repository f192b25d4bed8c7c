/* vcc 0.1.0 wrote this from difference_i8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 a[n] | in i8 b[n] | out u8 d[n] */
#ifdef VCC_VECTOR
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void difference_i8(int n, const signed char *a, const signed char *b, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, then 8, the last ones overlapping, generic; runs if a and d are far
       enough apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)d - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 a_last_v = *(const vcc_u8x8 *)(const void *)(a + last);
        const vcc_u8x8 b_last_v = *(const vcc_u8x8 *)(const void *)(b + last);
        const vcc_u8x8 t_v = (vcc_u8x8)((vcc_i8x8)a_last_v > (vcc_i8x8)b_last_v);
        const vcc_u8x8 t2_v = (a_last_v & t_v) | (b_last_v & ~t_v);
        const vcc_u8x8 t3_v = (vcc_u8x8)((vcc_i8x8)a_last_v < (vcc_i8x8)b_last_v);
        const vcc_u8x8 t4_v = (a_last_v & t3_v) | (b_last_v & ~t3_v);
        const vcc_u8x8 d_new_last_v = t2_v - t4_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 t5_v = (vcc_u8x16)((vcc_i8x16)a_v > (vcc_i8x16)b_v);
            const vcc_u8x16 t6_v = (a_v & t5_v) | (b_v & ~t5_v);
            const vcc_u8x16 t7_v = (vcc_u8x16)((vcc_i8x16)a_v < (vcc_i8x16)b_v);
            const vcc_u8x16 t8_v = (a_v & t7_v) | (b_v & ~t7_v);
            *(vcc_u8x16 *)(void *)(d + k) = t6_v - t8_v;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 a2_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u8x8 b2_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u8x8 t9_v = (vcc_u8x8)((vcc_i8x8)a2_v > (vcc_i8x8)b2_v);
            const vcc_u8x8 t10_v = (a2_v & t9_v) | (b2_v & ~t9_v);
            const vcc_u8x8 t11_v = (vcc_u8x8)((vcc_i8x8)a2_v < (vcc_i8x8)b2_v);
            const vcc_u8x8 t12_v = (a2_v & t11_v) | (b2_v & ~t11_v);
            *(vcc_u8x8 *)(void *)(d + k) = t10_v - t12_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(d + last) = d_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
