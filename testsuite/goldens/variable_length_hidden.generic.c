/* vcc 0.1.0 wrote this from variable_length_hidden.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 x[4*n+4] | in u32 w[n+1] restrict */
/* Where a name stands for something else, it does not say how long the rows are. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_length_hidden(int n, unsigned x[restrict 4][n], const unsigned *restrict w)
{
    const int m = n;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        char *const x_s = (char *)x + (long)n * 4;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 w_v = *(const vcc_u32x4 *)(const void *)(w + at);
                const vcc_u32x4 x_new_v = *(const vcc_u32x4 *)(const void *)(x_s + at * 4) + w_v;
                *(vcc_u32x4 *)(void *)(x_s + at * 4) = x_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 w2_v = *(const vcc_u32x4 *)(const void *)(w + k);
            const vcc_u32x4 x_new2_v = *(const vcc_u32x4 *)(const void *)(x_s + k * 4) + w2_v;
            *(vcc_u32x4 *)(void *)(x_s + k * 4) = x_new2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < m; i++) {
        VCC_KEEP_SCALAR;
        x[1][i] += w[i];
    }
#else
    for (int i = 0; i < m; i++)
        x[1][i] += w[i];
#endif
    {
        int n = m - 1;
        for (int i = 0; i < n; i++)
            x[2][i] ^= w[i];
        n = 3;
        x[n][0] = w[0] * (unsigned)n;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
