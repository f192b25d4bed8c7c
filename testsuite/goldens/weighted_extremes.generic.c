/* vcc 0.1.0 wrote this from weighted_extremes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | out u32 z[n] */
/* The largest sum of two products of 16 bits needs 33. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void weighted_extremes(int n, const short *x, const short *y, unsigned *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
            const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + k);
            const vcc_u32x4 t2_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v, vcc_i32x4);
            const vcc_u32x4 z_new_v = ((t_v - (t_v + t_v)) << 15) + ((t2_v - (t2_v + t2_v)) << 15);
            *(vcc_u32x4 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned)(x[i] * -32768) + (unsigned)(y[i] * -32768);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
