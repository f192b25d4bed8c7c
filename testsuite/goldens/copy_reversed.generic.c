/* vcc 0.1.0 wrote this from copy_reversed.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void copy_reversed(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic; runs if x and y do not overlap */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        if (t + 4 <= (unsigned long)y || (unsigned long)y + end * 4 <= t + (end - 1) * ~3UL) {
            const int *const x_s = x + (long)((unsigned long)n - 1);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x_s - at - 3);
                    const vcc_u32x4 x2_v = __builtin_shufflevector(x_v, x_v, 3, 2, 1, 0);
                    *(vcc_u32x4 *)(void *)(y + at) = x2_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 x3_v = *(const vcc_u32x4 *)(const void *)(x_s - k - 3);
                const vcc_u32x4 x4_v = __builtin_shufflevector(x3_v, x3_v, 3, 2, 1, 0);
                *(vcc_u32x4 *)(void *)(y + k) = x4_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[n - 1 - i];
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[n - 1 - i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
