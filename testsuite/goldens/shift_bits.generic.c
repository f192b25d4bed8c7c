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
    /* vcc: line 5: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8);
            const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 12);
            const vcc_u32x4 y_new_v0 = (x_v0 << 7) ^ (x_v0 >> 3);
            const vcc_u32x4 y_new_v1 = (x_v1 << 7) ^ (x_v1 >> 3);
            const vcc_u32x4 y_new_v2 = (x_v2 << 7) ^ (x_v2 >> 3);
            const vcc_u32x4 y_new_v3 = (x_v3 << 7) ^ (x_v3 >> 3);
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
            *(vcc_u32x4 *)(void *)(y + k + 8) = y_new_v2;
            *(vcc_u32x4 *)(void *)(y + k + 12) = y_new_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            *(vcc_u32x4 *)(void *)(y + k) = (x_v << 7) ^ (x_v >> 3);
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
