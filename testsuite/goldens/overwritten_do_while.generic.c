/* vcc 0.1.0 wrote this from overwritten_do_while.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n+1] restrict | inout u64 y[n+2] restrict | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int overwritten_do_while(int n, const unsigned long *restrict x, unsigned long *restrict y)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes x 4, generic; without y[i + 1], which the next iteration overwrites */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 2;
                    const vcc_u64x2 y_new_v = *(const vcc_u64x2 *)(const void *)(x + at) << 1;
                    *(vcc_u64x2 *)(void *)(y + at) = y_new_v;
                }
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
        y[i + 1] = 1;
        y[i] = x[i] * 2;
        i++;
    } while (i < n);
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
