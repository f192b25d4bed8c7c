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
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void weighted_extremes(int n, const short *x, const short *y, unsigned *z)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)-32768 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v, x_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v, x_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t2_v0 = t_v0 * t_v;
            const vcc_u32x4 t2_v1 = t_v1 * t_v;
            const vcc_u16x8 y_v = *(const vcc_u16x8 *)(const void *)(y + k);
            const vcc_u32x4 t3_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(y_v, y_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t3_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(y_v, y_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t4_v0 = t3_v0 * t_v;
            const vcc_u32x4 t4_v1 = t3_v1 * t_v;
            const vcc_u32x4 z_new_v0 = t2_v0 + t4_v0;
            const vcc_u32x4 z_new_v1 = t2_v1 + t4_v1;
            *(vcc_u32x4 *)(void *)(z + k) = z_new_v0;
            *(vcc_u32x4 *)(void *)(z + k + 4) = z_new_v1;
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
