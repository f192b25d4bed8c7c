/* vcc 0.1.0 wrote this from product_short_factors.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out i16 y[n] restrict | out i32 z[n] restrict */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void product_short_factors(int n, const short *x, short *restrict y, int *restrict z)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u16x4 t_v = (unsigned short)-3 - __extension__ (vcc_u16x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1000003 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 y_new_v = *(const vcc_u16x4 *)(const void *)(x + k) * t_v;
            *(vcc_u16x4 *)(void *)(y + k) = y_new_v;
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
            *(vcc_u32x4 *)(void *)(z + k) = t3_v * t2_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        y[i] = (short)(x[i] * -3);
        z[i] = (int)((unsigned)x[i] * 1000003u);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
