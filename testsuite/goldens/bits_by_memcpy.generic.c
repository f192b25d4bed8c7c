/* vcc 0.1.0 wrote this from bits_by_memcpy.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | in u16 h[n] | in u32 b[n] | out u32 y[n] restrict | out float z[n] restrict | out i64 e[n] restrict | out float w[n] restrict */
#include <string.h>
static inline float float_of(unsigned u)
{
    float f;
    memcpy(&f, &u, sizeof f);
    return f;
}
/* Bits of numbers, as programs get them without breaking the rules. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void bits_by_memcpy(int n, const float *x, const double *d, const unsigned short *h, const unsigned *b,
                    unsigned *restrict y, float *restrict z, long *restrict e, float *restrict w)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 14: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)8388607 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + at);
                const vcc_u32x4 y_new_v = (x_v >> 31) | ((x_v & t_v) << 1);
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y_new2_v = (x2_v >> 31) | ((x2_v & t_v) << 1);
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        unsigned u;
        memcpy(&u, &x[i], 4);
        y[i] = u >> 31 | (u & 0x7fffff) << 1;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 h_v = *(const vcc_u16x4 *)(const void *)(h + k);
            const vcc_f32x4 z_new_v = (vcc_f32x4)(__builtin_convertvector(h_v, vcc_u32x4) << 16);
            *(vcc_f32x4 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = float_of((unsigned)h[i] << 16);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = float_of((unsigned)h[i] << 16);
#endif
    for (i = 0; i < n; i++) {
        const double twice = d[i] * 2;
        long bits;
        __builtin_memcpy(&bits, &twice, sizeof(double));
        e[i] = (bits >> 52 & 2047) - 1023;
    }
#ifdef VCC_VECTOR
    /* vcc: line 27: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x8 t2_v = (vcc_u16x8)*(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u32x4 t3_v = (vcc_u32x4)((t2_v << 8) | (t2_v >> 8));
            const vcc_u32x4 t4_v = (t3_v << 16) | (t3_v >> 16);
            *(vcc_u32x4 *)(void *)(w + k) = t4_v + t_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        unsigned v;
        memmove(&v, b + i, sizeof v);
        v = __builtin_bswap32(v) + 1u;
        memcpy(w + i, &v, sizeof v);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
