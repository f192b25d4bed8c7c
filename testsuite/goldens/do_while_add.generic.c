/* vcc 0.1.0 wrote this from do_while_add.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 p[n+1] */
/* Runs at least once. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void do_while_add(int n, unsigned *p)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    unsigned int *const p_s = p + (long)(k + copy * 4);
                    const vcc_u32x4 p_new_v = *(const vcc_u32x4 *)(const void *)p_s + t_v;
                    *(vcc_u32x4 *)(void *)p_s = p_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 p_new2_v = *(const vcc_u32x4 *)(const void *)(p + k) + t_v;
                *(vcc_u32x4 *)(void *)(p + k) = p_new2_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        p[i] += 7u;
    } while (++i < n);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
