/* kernel: size n | in u16 x[8*n] | out u16 y[8] restrict */
#include <stddef.h>
void recurrences_shorts(size_t n, const unsigned short *x, unsigned short *restrict y)
{
    unsigned short a = 1, b = 2, c = 3, d = 5, e = 7, f = 11, g = 13, h = 17;
    const unsigned short *end = x + 8 * n;
    while (x != end) {
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
