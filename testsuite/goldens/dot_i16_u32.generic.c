/* vcc 0.1.0 wrote this from dot_i16_u32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | -> unsigned */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned dot_i16_u32(int n, const short *x, const short *y)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + at);
                const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + at);
                const vcc_u32x4 t2_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
                const vcc_u32x4 t3_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v, vcc_i32x4);
                sum_v[copy] = sum_v[copy] + t2_v * t3_v;
            }
        }
        {
            const vcc_u32x4 sum2_v = sum_v[0] + sum_v[2] + (sum_v[1] + sum_v[3]);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
            const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
            const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
            sum = sum + sum_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (unsigned)(x[i] * y[i]);
    }
#else
    for (int i = 0; i < n; i++)
        sum += (unsigned)(x[i] * y[i]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
