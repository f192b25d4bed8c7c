/* vcc 0.1.0 wrote this from last_value.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] | -> int */
/* The variable keeps its last value. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int last_value(int n, const int *x, int *y)
{
    int t = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 5 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + at);
                const vcc_u32x4 y_new_v = (vcc_u32x4)((vcc_i32x4)x_v >> 1);
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y_new2_v = (vcc_u32x4)((vcc_i32x4)x2_v >> 1);
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        t = x[i] >> 1;
        y[i] = t;
    }
    return t;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
