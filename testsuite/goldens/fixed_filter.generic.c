/* vcc 0.1.0 wrote this from fixed_filter.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)16 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t2_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
            const vcc_u16x4 x2_v = *(const vcc_u16x4 *)(const void *)(x + 1 + k);
            const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x2_v, vcc_i32x4);
            const vcc_u32x4 t4_v = (t3_v << 2) + t3_v;
            const vcc_u16x4 x3_v = *(const vcc_u16x4 *)(const void *)(x + 2 + k);
            const vcc_u32x4 t5_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x3_v, vcc_i32x4);
            const vcc_u32x4 t6_v = (t5_v << 2) + t5_v;
            const vcc_u16x4 x4_v = *(const vcc_u16x4 *)(const void *)(x + 3 + k);
            const vcc_u32x4 t7_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x4_v, vcc_i32x4);
            const vcc_u32x4 t8_v = t7_v + t7_v + t7_v;
            const vcc_u32x4 t9_v =
                t2_v + t2_v + t2_v + (t4_v + t4_v + t3_v) + (t6_v + t6_v + t5_v) + t8_v + t_v;
            const vcc_u32x4 t10_v = (vcc_u32x4)((vcc_i32x4)t9_v >> 5);
            const vcc_u16x4 y_new_v = __builtin_convertvector(t10_v, vcc_u16x4);
            *(vcc_u16x4 *)(void *)(y + k) = y_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
