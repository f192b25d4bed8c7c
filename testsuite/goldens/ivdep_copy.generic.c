/* vcc 0.1.0 wrote this from ivdep_copy.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void ivdep_copy(int n, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + at);
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + at) ^ y_v;
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 y2_v = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_new2_v = *(const vcc_u32x4 *)(const void *)(x + k) ^ y2_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] ^ y[i];
    }
#else
#pragma ivdep
    for (i = 0; i < n; i++)
        y[i] = x[i] ^ y[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
