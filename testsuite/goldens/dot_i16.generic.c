/* vcc 0.1.0 wrote this from dot_i16.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | in i16 y[n] | -> i64 */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long dot_i16(int n, const short *x, const short *y)
{
    int i;
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 sum_v0[2] = {t_v, t_v};
        vcc_u64x2 sum_v1[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + at);
                const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + at);
                const vcc_u32x4 t2_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
                const vcc_u32x4 t3_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v, vcc_i32x4);
                const vcc_u32x4 t4_v = t2_v * t3_v;
                const vcc_u64x2 t_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v,
                    t4_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 t_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v,
                    t4_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t2_v0 = sum_v0[copy] + t_v0;
                const vcc_u64x2 t2_v1 = sum_v1[copy] + t_v1;
                sum_v0[copy] = t2_v0;
                sum_v1[copy] = t2_v1;
            }
        }
        {
            const vcc_u64x2 sum2_v0 = sum_v0[0] + sum_v0[1];
            const vcc_u64x2 sum2_v1 = sum_v1[0] + sum_v1[1];
            const vcc_u64x2 sum_v = sum2_v0 + sum2_v1;
            const vcc_u64x1 sum2_v = __extension__ (vcc_u64x1){sum_v[1]};
            const unsigned long sum_s = (__extension__ (vcc_u64x1){sum_v[0]} + sum2_v)[0];
            i = (int)end;
            sum = (long)((unsigned long)sum + sum_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (long)x[i] * y[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += (long)x[i] * y[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
