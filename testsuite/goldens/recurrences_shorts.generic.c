/* vcc 0.1.0 wrote this from recurrences_shorts.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in u16 x[8*n] | out u16 y[8] restrict */
#include <stddef.h>
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void recurrences_shorts(size_t n, const unsigned short *x, unsigned short *restrict y)
{
    unsigned short a = 1, b = 2, c = 3, d = 5, e = 7, f = 11, g = 13, h = 17;
    const unsigned short *end = x + 8 * n;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)x - 1;
        if ((unsigned long)x < (unsigned long)end && distance >= 16) {
            const unsigned long t = distance >> 4;
            const vcc_u16x8 t_v = (unsigned short)31 - __extension__ (vcc_u16x8){0};
            vcc_u16x8 abcdefgh_v = __extension__ (vcc_u16x8){1, 2, 3, 5, 7, 11, 13, 17};
            const unsigned short *x_s = x;
            /* what iterations hand on side by side, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const vcc_u16x8 t2_v = abcdefgh_v * t_v + *(const vcc_u16x8 *)(const void *)x_s;
                abcdefgh_v = t2_v;
                x_s = x_s + 8;
            }
            {
                const unsigned short t2 = abcdefgh_v[0];
                a = t2;
                const unsigned short t3 = abcdefgh_v[1];
                b = t3;
                const unsigned short t4 = abcdefgh_v[2];
                c = t4;
                const unsigned short t5 = abcdefgh_v[3];
                d = t5;
                const unsigned short t6 = abcdefgh_v[4];
                e = t6;
                const unsigned short t7 = abcdefgh_v[5];
                f = t7;
                const unsigned short t8 = abcdefgh_v[6];
                g = t8;
                const unsigned short t9 = abcdefgh_v[7];
                h = t9;
                x = x_s;
            }
        }
    }
    /* remaining iterations */
    while (x != end) {
        VCC_KEEP_SCALAR;
#else
    while (x != end) {
#endif
        a = (unsigned short)(a * 31 + x[0]);
        b = (unsigned short)(b * 31 + x[1]);
        c = (unsigned short)(c * 31 + x[2]);
        d = (unsigned short)(d * 31 + x[3]);
        e = (unsigned short)(e * 31 + x[4]);
        f = (unsigned short)(f * 31 + x[5]);
        g = (unsigned short)(g * 31 + x[6]);
        h = (unsigned short)(h * 31 + x[7]);
        x += 8;
    }
    y[0] = a, y[1] = b, y[2] = c, y[3] = d;
    y[4] = e, y[5] = f, y[6] = g, y[7] = h;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
