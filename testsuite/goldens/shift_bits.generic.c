/* vcc 0.1.0 wrote this from shift_bits.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | out u32 y[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void shift_bits(int n, const unsigned *x, unsigned *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, then 4, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~7UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + at);
                *(vcc_u32x4 *)(void *)(y + at) = (x_v << 7) ^ (x_v >> 3);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + k);
            *(vcc_u32x4 *)(void *)(y + k) = (x2_v << 7) ^ (x2_v >> 3);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (x[i] << 7) ^ (x[i] >> 3);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (x[i] << 7) ^ (x[i] >> 3);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
