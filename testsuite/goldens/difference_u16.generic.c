/* vcc 0.1.0 wrote this from difference_u16.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 a[n] | in u16 b[n] | out u16 d[n] */
int abs(int);

#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void difference_u16(int n, const unsigned short *a, const unsigned short *b, unsigned short *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, the last ones overlapping, generic; runs if a and d are far enough
       apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= (unsigned long)n * 2 - 1
        && (unsigned long)d - (unsigned long)b - 1 >= (unsigned long)n * 2 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 a_last_v = *(const vcc_u16x8 *)(const void *)(a + last);
        const vcc_u16x8 b_last_v = *(const vcc_u16x8 *)(const void *)(b + last);
        const vcc_u16x8 t_v = (vcc_u16x8)((vcc_u16x8)a_last_v > (vcc_u16x8)b_last_v);
        const vcc_u16x8 t2_v = (a_last_v & t_v) | (b_last_v & ~t_v);
        const vcc_u16x8 t3_v = (vcc_u16x8)((vcc_u16x8)a_last_v < (vcc_u16x8)b_last_v);
        const vcc_u16x8 t4_v = (a_last_v & t3_v) | (b_last_v & ~t3_v);
        const vcc_u16x8 d_new_last_v = t2_v - t4_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)(a + k);
            const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_u16x8)a_v > (vcc_u16x8)b_v);
            const vcc_u16x8 t6_v = (a_v & t5_v) | (b_v & ~t5_v);
            const vcc_u16x8 t7_v = (vcc_u16x8)((vcc_u16x8)a_v < (vcc_u16x8)b_v);
            const vcc_u16x8 t8_v = (a_v & t7_v) | (b_v & ~t7_v);
            *(vcc_u16x8 *)(void *)(d + k) = t6_v - t8_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(d + last) = d_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        d[i] = (unsigned short)abs(a[i] - b[i]);
    }
#else
    for (int i = 0; i < n; i++)
        d[i] = (unsigned short)abs(a[i] - b[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
