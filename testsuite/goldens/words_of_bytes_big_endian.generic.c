/* vcc 0.1.0 wrote this from words_of_bytes_big_endian.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n+1] restrict | out u32 y[n] restrict */
/* The highest byte first, behind one that belongs to none. */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4_unaligned __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void words_of_bytes_big_endian(int n, const unsigned char *restrict x, unsigned *restrict y)
{
    const unsigned char *p = x + 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 p_v = *(const vcc_u32x4_unaligned *)(const void *)(p + k * 4);
            const vcc_u16x8 y_new_v = (vcc_u16x8)p_v;
            const vcc_u32x4 y_new2_v = (vcc_u32x4)((y_new_v << 8) | (y_new_v >> 8));
            const vcc_u32x4 y_new3_v = (y_new2_v << 16) | (y_new2_v >> 16);
            *(vcc_u32x4 *)(void *)(y + k) = y_new3_v;
        }
        p = p + end * 4;
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++, p += 4) {
        VCC_KEEP_SCALAR;
        y[i] = (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
    }
#else
    for (int i = 0; i < n; i++, p += 4)
        y[i] = (unsigned)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
