/* vcc 0.1.0 wrote this from step_in_variable.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u32 s | in i32 x[n+3] | inout i32 y[n+3] | -> i32 */
/* The counter itself steps by a variable, and pointers walk by it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int step_in_variable(int n, unsigned s, const int *x, int *y)
{
    const int by = s & 1 ? 1 : (int)(s >> 1 & 1) + 2;
    const int *from = x;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, then 4, generic; runs if by is 1, from and y are far enough apart
       */
    i = 0;
    if (n >= 4 && by == 1 && (unsigned long)y - (unsigned long)from - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(from + at) ^ t_v;
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 y_new2_v = *(const vcc_u32x4 *)(const void *)(from + k) ^ t_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
        }
        from = from + end;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i += by) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i += by) {
#endif
        y[i] = *from ^ 5;
        from += by;
    }
    return i + (int)(from - x) * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
