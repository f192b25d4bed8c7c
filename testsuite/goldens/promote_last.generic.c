/* vcc 0.1.0 wrote this from promote_last.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 last[2] restrict | inout u16 x[n+1] */
/* The last one of all, and the number of it. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void promote_last(int n, unsigned *restrict last, unsigned short *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, generic */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned int last_s = last[1];
        const vcc_u16x8 t_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned short *const x_s = x + (long)(k + copy * 8);
                const vcc_u16x8 x_new_v = *(const vcc_u16x8 *)(const void *)x_s * t_v;
                *(vcc_u16x8 *)(void *)x_s = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 x_new2_v = *(const vcc_u16x8 *)(const void *)(x + k) * t_v;
            *(vcc_u16x8 *)(void *)(x + k) = x_new2_v;
        }
        i_done = (int)end;
        last[1] = last_s + (unsigned int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        last[0] = x[i] + 1u;
        x[i] = (unsigned short)(x[i] * 3);
        last[1]++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
