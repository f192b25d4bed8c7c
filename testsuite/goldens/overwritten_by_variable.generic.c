/* vcc 0.1.0 wrote this from overwritten_by_variable.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] restrict | inout u32 y[n+1] restrict */
/* Nothing but the store that is overwritten needs what the iteration before left in a variable. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void overwritten_by_variable(int n, const unsigned *restrict x, unsigned *restrict y)
{
    unsigned before = 7;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned int before_s = 7u;
        /* what needs the iteration before, one at a time */
        unsigned long k;
        for (k = 0; k < end; k++) {
            (y + 1)[k] = before_s;
            const unsigned int t = x[k];
            before_s = t * 5u;
        }
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const vcc_u32x4 y_new_v0 = *(const vcc_u32x4 *)(const void *)(x + k2) + t_v;
            const vcc_u32x4 y_new_v1 = *(const vcc_u32x4 *)(const void *)(x + k2 + 4) + t_v;
            *(vcc_u32x4 *)(void *)(y + k2) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k2 + 4) = y_new_v1;
        }
        before = before_s;
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = x[i] + 1;
        y[i + 1] = before;
        before = x[i] * 5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
