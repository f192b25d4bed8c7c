/* vcc 0.1.0 wrote this from call_leaf.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | inout i32 y[n] */
static int call_leaf_mix(short x, int y)
{
    x += 3;
    return x * 5 - (y >> 2);
}

#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void call_leaf(int n, const short *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 11: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)3 - __extension__ (vcc_u16x8){0};
        const vcc_u32x4 t2_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 t3_v = (unsigned short)4095 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t4_v = (unsigned short)50 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u16x8 t5_v = x_v + ((vcc_u16x8)((vcc_i16x8)x_v >> 15) >> 15);
            const vcc_u16x8 t6_v = (vcc_u16x8)((vcc_i16x8)t5_v >> 1) + t_v;
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v, t6_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v, t6_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t2_v0 = t_v0 * t2_v;
            const vcc_u32x4 t2_v1 = t_v1 * t2_v;
            const vcc_u16x4 t7_v = __builtin_convertvector(y_v0, vcc_u16x4);
            const vcc_u16x4 t8_v = __builtin_convertvector(y_v1, vcc_u16x4);
            const vcc_u16x8 t9_v = __builtin_shufflevector(t7_v, t8_v, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u16x8 t10_v = (vcc_u16x8)((vcc_i16x8)(t9_v & t3_v) >> 2);
            const vcc_u32x4 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(t10_v, t10_v, 0, 1, 2, 3),
                vcc_u32x4);
            const vcc_u32x4 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(t10_v, t10_v, 4, 5, 6, 7),
                vcc_u32x4);
            const vcc_u32x4 t4_v0 = t2_v0 - t3_v0;
            const vcc_u32x4 t4_v1 = t2_v1 - t3_v1;
            const vcc_u16x8 t11_v = t4_v - (vcc_u16x8)((vcc_i16x8)x_v >> 2);
            const vcc_u32x4 t5_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t11_v, t11_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t5_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t11_v, t11_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 y_new_v0 = t4_v0 + t5_v0;
            const vcc_u32x4 y_new_v1 = t4_v1 + t5_v1;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = call_leaf_mix((short)(x[i] / 2), y[i] & 4095) + call_leaf_mix(7, x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = call_leaf_mix((short)(x[i] / 2), y[i] & 4095) + call_leaf_mix(7, x[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
