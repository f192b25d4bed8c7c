/* vcc 0.1.0 wrote this from do_while_zero.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* A macro's `do … while (0)` is no loop: `break` and `continue` in it lead behind it. */
#define CLAMP(to, value)     \
    do {                     \
        (to) = 100;          \
        if ((value) > 100)   \
            break;           \
        (to) = -100;         \
        if ((value) < -100)  \
            continue;        \
        (to) = (value);      \
    } while (0)

#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void do_while_zero(int n, const int *x, int *y)
{
    int i, t;
    do {
#ifdef VCC_VECTOR
        /* vcc: line 18: 4 lanes x 2, generic; runs if x and y are far enough apart */
        i = 0;
        if (n >= 8 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)-100 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + at);
                    const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)x_v);
                    const vcc_u32x4 t4_v = (t_v & t3_v) | (x_v & ~t3_v);
                    const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)x_v < (vcc_i32x4)t2_v);
                    *(vcc_u32x4 *)(void *)(y + at) = (t2_v & mask_v) | (t4_v & ~mask_v);
                }
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
#else
        for (i = 0; i < n; i++) {
#endif
            CLAMP(t, x[i]);
            y[i] = t;
        }
    } while (0);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
