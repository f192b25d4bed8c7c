/* vcc 0.1.0 wrote this from unsigned_index.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: unsigned n | in i16 x[n+1] | out i16 y[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void unsigned_index(unsigned n, const short *x, short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 4, generic; runs if x and y are far enough apart */
    unsigned i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)(x + 1) - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)1 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 y_new_v0 = *(const vcc_u16x8 *)(const void *)(x + 1 + k) - t_v;
            const vcc_u16x8 y_new_v1 = *(const vcc_u16x8 *)(const void *)(x + 1 + k + 8) - t_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new_v0;
            *(vcc_u16x8 *)(void *)(y + k + 8) = y_new_v1;
        }
        const vcc_u16x4 t2_v = (unsigned short)1 - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 y_new_v = *(const vcc_u16x4 *)(const void *)(x + 1 + k) - t2_v;
            *(vcc_u16x4 *)(void *)(y + k) = y_new_v;
        }
        i_done = (unsigned int)end;
    }
    /* remaining iterations */
    for (unsigned i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(x[i + 1] - 1);
    }
#else
    for (unsigned i = 0; i < n; i++)
        y[i] = (short)(x[i + 1] - 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
