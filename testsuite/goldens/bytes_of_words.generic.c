/* vcc 0.1.0 wrote this from bytes_of_words.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__ \
    && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] restrict | out u8 y[4*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4_unaligned __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void bytes_of_words(int n, const unsigned *restrict x, unsigned char *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + k) * t_v;
            *(vcc_u32x4_unaligned *)(void *)(y + k * 4) = y_new_v;
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
        unsigned v = x[i] * 3;
        y[4 * i] = (unsigned char)v;
        y[4 * i + 1] = (unsigned char)(v >> 8);
        y[4 * i + 2] = (unsigned char)(v >> 16);
        y[4 * i + 3] = (unsigned char)(v >> 24);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
