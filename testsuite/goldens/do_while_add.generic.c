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
    /* vcc: line 6: 4 lanes x 2, generic */
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)(int)(0u + 1u);
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_u32x4 p_new_v0 = *(const vcc_u32x4 *)(const void *)(p + k) + t_v;
                const vcc_u32x4 p_new_v1 = *(const vcc_u32x4 *)(const void *)(p + k + 4) + t_v;
                *(vcc_u32x4 *)(void *)(p + k) = p_new_v0;
                *(vcc_u32x4 *)(void *)(p + k + 4) = p_new_v1;
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
