/* vcc 0.1.0 wrote this from words_of_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Numbers of four bytes from anywhere, the lowest byte first. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4_unaligned __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void words_of_bytes(int n, const unsigned char *restrict x, unsigned *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 x_v = *(const vcc_u32x4_unaligned *)(const void *)(x + at * 4);
                *(vcc_u32x4 *)(void *)(y + at) = x_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x2_v = *(const vcc_u32x4_unaligned *)(const void *)(x + k * 4);
            *(vcc_u32x4 *)(void *)(y + k) = x2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[4 * i] | x[4 * i + 1] << 8 | x[4 * i + 2] << 16 | (unsigned)x[4 * i + 3] << 24;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
