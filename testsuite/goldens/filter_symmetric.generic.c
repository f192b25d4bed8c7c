/* vcc 0.1.0 wrote this from filter_symmetric.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i16 gain | in i16 x[n+4] | in i16 y[n] | out i16 z[n] */
/* Taps that share a factor, a factor that is not constant, and a product of two signals. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void filter_symmetric(int n, short gain, const short *x, const short *y, short *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if x and z are far enough apart, y and z are far enough
       apart */
    i = 0;
    if (n >= 4 && (unsigned long)z - (unsigned long)x - 1 >= 39
        && (unsigned long)z - (unsigned long)y - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)(int)gain - __extension__ (vcc_u32x4){0};
        const vcc_u16x4 t3_v = (unsigned short)255 - __extension__ (vcc_u16x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1000 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + k);
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t5_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
            const vcc_u16x4 x2_v = *(const vcc_u16x4 *)(const void *)(x + 4 + k);
            const vcc_u32x4 t6_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x2_v, vcc_i32x4);
            const vcc_u16x4 x3_v = *(const vcc_u16x4 *)(const void *)(x + 1 + k);
            const vcc_u16x4 x4_v = *(const vcc_u16x4 *)(const void *)(x + 3 + k);
            const vcc_u32x4 t7_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x3_v, vcc_i32x4);
            const vcc_u32x4 t8_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x4_v, vcc_i32x4);
            const vcc_u16x4 x5_v = *(const vcc_u16x4 *)(const void *)(x + 2 + k);
            const vcc_u32x4 t9_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x5_v, vcc_i32x4);
            const vcc_u16x4 t10_v = (vcc_u16x4)((vcc_i16x4)y_v >> 1);
            const vcc_u32x4 t11_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t10_v, vcc_i32x4);
            const vcc_u32x4 t12_v = __builtin_convertvector(y_v & t3_v, vcc_u32x4) * t5_v;
            const vcc_u32x4 t13_v =
                t_v * (t5_v + t6_v) - ((t7_v + t8_v) << 4) + t9_v * t2_v - t11_v + t12_v + t4_v;
            const vcc_u32x4 t14_v = (vcc_u32x4)((vcc_i32x4)t13_v >> 6);
            const vcc_u16x4 z_new_v = __builtin_convertvector(t14_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (short)((5 * (x[i] + x[i + 4]) - ((x[i + 1] + x[i + 3]) << 4) + x[i + 2] * gain
                        - (y[i] >> 1) + (y[i] & 255) * x[i] + 1000) >> 6);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (short)((5 * (x[i] + x[i + 4]) - ((x[i + 1] + x[i + 3]) << 4) + x[i + 2] * gain
                        - (y[i] >> 1) + (y[i] & 255) * x[i] + 1000) >> 6);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
