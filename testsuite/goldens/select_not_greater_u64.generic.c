/* vcc 0.1.0 wrote this from select_not_greater_u64.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | inout u64 y[n] */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void select_not_greater_u64(int n, const unsigned long *x, unsigned long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 2 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const vcc_u64x2 t_v = (unsigned long)85L - __extension__ (vcc_u64x2){0};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + k);
            const vcc_u64x2 y_v = *(const vcc_u64x2 *)(const void *)(y + k);
            const vcc_u64x2 mask_v = (vcc_u64x2)((vcc_u64x2)x_v <= (vcc_u64x2)y_v);
            const vcc_u64x2 y_new_v = (x_v & mask_v) | ((y_v ^ t_v) & ~mask_v);
            *(vcc_u64x2 *)(void *)(y + k) = y_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] <= y[i] ? x[i] : y[i] ^ 85;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : y[i] ^ 85;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
