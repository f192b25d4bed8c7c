/* vcc 0.1.0 wrote this from shift_arithmetic.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 x[n] | out i64 y[n] */
#ifdef VCC_VECTOR
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void shift_arithmetic(int n, const long *x, long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 4, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 2;
                const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + at);
                const vcc_u64x2 y_new_v = (vcc_u64x2)((vcc_i64x2)x_v >> 13);
                *(vcc_u64x2 *)(void *)(y + at) = y_new_v;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] >> 13;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] >> 13;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
