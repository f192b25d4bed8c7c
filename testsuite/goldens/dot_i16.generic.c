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
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 sum_v0 = t_v;
        vcc_u64x2 sum_v1 = t_v;
        vcc_u64x2 sum_v2 = t_v;
        vcc_u64x2 sum_v3 = t_v;
        vcc_u64x2 sum_v4 = t_v;
        vcc_u64x2 sum_v5 = t_v;
        vcc_u64x2 sum_v6 = t_v;
        vcc_u64x2 sum_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x4 x_v0 = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u16x4 x_v1 = *(const vcc_u16x4 *)(const void *)(x + k + 4);
            const vcc_u16x4 x_v2 = *(const vcc_u16x4 *)(const void *)(x + k + 8);
            const vcc_u16x4 x_v3 = *(const vcc_u16x4 *)(const void *)(x + k + 12);
            const vcc_u16x4 y_v0 = *(const vcc_u16x4 *)(const void *)(y + k);
            const vcc_u16x4 y_v1 = *(const vcc_u16x4 *)(const void *)(y + k + 4);
            const vcc_u16x4 y_v2 = *(const vcc_u16x4 *)(const void *)(y + k + 8);
            const vcc_u16x4 y_v3 = *(const vcc_u16x4 *)(const void *)(y + k + 12);
            const vcc_u32x4 t_v0 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v0, vcc_i32x4);
            const vcc_u32x4 t2_v0 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v0, vcc_i32x4);
            const vcc_u32x4 t_v1 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v1, vcc_i32x4);
            const vcc_u32x4 t2_v1 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v1, vcc_i32x4);
            const vcc_u32x4 t_v2 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v2, vcc_i32x4);
            const vcc_u32x4 t2_v2 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v2, vcc_i32x4);
            const vcc_u32x4 t_v3 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v3, vcc_i32x4);
            const vcc_u32x4 t2_v3 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v3, vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 * t2_v0;
            const vcc_u64x2 t4_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v0, t3_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v0, t3_v0,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t3_v1 = t_v1 * t2_v1;
            const vcc_u64x2 t4_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v1, t3_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v1, t3_v1,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t3_v2 = t_v2 * t2_v2;
            const vcc_u64x2 t4_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v2, t3_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v2, t3_v2,
                2, 3), vcc_i64x2);
            const vcc_u32x4 t3_v3 = t_v3 * t2_v3;
            const vcc_u64x2 t4_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v3, t3_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t4_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t3_v3, t3_v3,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t5_v0 = sum_v0 + t4_v0;
            const vcc_u64x2 t5_v1 = sum_v1 + t4_v1;
            const vcc_u64x2 t5_v2 = sum_v2 + t4_v2;
            const vcc_u64x2 t5_v3 = sum_v3 + t4_v3;
            const vcc_u64x2 t5_v4 = sum_v4 + t4_v4;
            const vcc_u64x2 t5_v5 = sum_v5 + t4_v5;
            const vcc_u64x2 t5_v6 = sum_v6 + t4_v6;
            const vcc_u64x2 t5_v7 = sum_v7 + t4_v7;
            sum_v0 = t5_v0;
            sum_v1 = t5_v1;
            sum_v2 = t5_v2;
            sum_v3 = t5_v3;
            sum_v4 = t5_v4;
            sum_v5 = t5_v5;
            sum_v6 = t5_v6;
            sum_v7 = t5_v7;
        }
        const vcc_u64x2 sum2_v0 = sum_v0 + sum_v4;
        const vcc_u64x2 sum2_v1 = sum_v1 + sum_v5;
        const vcc_u64x2 sum3_v0 = sum_v2 + sum_v6;
        const vcc_u64x2 sum3_v1 = sum_v3 + sum_v7;
        const vcc_u64x2 sum4_v0 = sum2_v0 + sum3_v0;
        const vcc_u64x2 sum4_v1 = sum2_v1 + sum3_v1;
        vcc_u64x2 sum5_v0 = sum4_v0;
        vcc_u64x2 sum5_v1 = sum4_v1;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + k);
            const vcc_u32x4 t2_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v, vcc_i32x4);
            const vcc_u32x4 t3_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)y_v, vcc_i32x4);
            const vcc_u32x4 t4_v = t2_v * t3_v;
            const vcc_u64x2 t6_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v, t4_v,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t6_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v, t4_v,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t7_v0 = sum5_v0 + t6_v0;
            const vcc_u64x2 t7_v1 = sum5_v1 + t6_v1;
            sum5_v0 = t7_v0;
            sum5_v1 = t7_v1;
        }
        {
            const vcc_u64x2 sum_v = sum5_v0 + sum5_v1;
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
