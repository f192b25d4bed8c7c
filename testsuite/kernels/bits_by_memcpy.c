/* kernel: int n | in float x[n] | in double d[n] | in u16 h[n] | in u32 b[n] | out u32 y[n] restrict | out float z[n] restrict | out i64 e[n] restrict | out float w[n] restrict */
#include <string.h>
static inline float float_of(unsigned u)
{
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}
/* Bits of numbers, as programs get them without breaking the rules. */
void bits_by_memcpy(int n, const float *x, const double *d, const unsigned short *h, const unsigned *b,
                    unsigned *restrict y, float *restrict z, long *restrict e, float *restrict w)
{
    int i;
    for (i = 0; i < n; i++) {
        unsigned u;
        memcpy(&u, &x[i], 4);
        y[i] = u >> 31 | (u & 0x7fffff) << 1;
    }
    for (i = 0; i < n; i++)
        z[i] = float_of((unsigned)h[i] << 16);
    for (i = 0; i < n; i++) {
        const double twice = d[i] * 2;
        long bits;
        __builtin_memcpy(&bits, &twice, sizeof(double));
        e[i] = (bits >> 52 & 2047) - 1023;
    }
    for (i = 0; i < n; i++) {
        unsigned v;
        memmove(&v, b + i, sizeof v);
        v = __builtin_bswap32(v) + 1u;
        memcpy(w + i, &v, sizeof v);
    }
}
