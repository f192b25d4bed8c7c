/* vcc 0.1.0 wrote this from words_copied.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[4*n+3] | out u8 y[4*n+5] */
#include <string.h>
/* From anywhere to anywhere. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4_unaligned __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void words_copied(int n, const unsigned char *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)(y + 5) - (unsigned long)(x + 3) - 1;
        if (t >= 63) {
            const vcc_u32x4 t_v = (unsigned int)-1640531535 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 x_v = *(const vcc_u32x4_unaligned *)(const void *)(x + 3 + k * 4);
                const vcc_u32x4 y_new_v = (x_v * t_v) ^ (x_v >> 15);
                *(vcc_u32x4_unaligned *)(void *)(y + 5 + k * 4) = y_new_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned v;
        memcpy(&v, x + 3 + 4 * i, sizeof v);
        v = v * 2654435761u ^ v >> 15;
        memcpy(y + 5 + 4 * i, &v, sizeof v);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
