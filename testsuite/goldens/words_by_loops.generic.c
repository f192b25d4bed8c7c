/* vcc 0.1.0 wrote this from words_by_loops.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n] restrict | out u32 y[n] restrict */
/* Bytes that a loop puts together. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4_unaligned __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void words_by_loops(int n, const unsigned char *restrict x, unsigned *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4_unaligned *)(const void *)(x + k2 * 4);
            const vcc_u16x8 t2_v = (vcc_u16x8)x_v;
            const vcc_u32x4 t3_v = (vcc_u32x4)((t2_v << 8) | (t2_v >> 8));
            const vcc_u32x4 t4_v = (t3_v << 16) | (t3_v >> 16);
            *(vcc_u32x4 *)(void *)(y + k2) = t4_v ^ t_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned v = 0;
        for (int k = 0; k < 4; k++)
            v = v << 8 | x[4 * i + k];
        y[i] = v ^ 0x80000000u;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
