/* vcc 0.1.0 wrote this from sum_i8_to_i64.c for generic */
/* kernel: int n | in i8 x[n] | -> i64 */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
long sum_i8_to_i64(int n, const signed char *x)
{
    int i;
    long sum = 0;
    /* vcc: line 6: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
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
            const vcc_u8x16 x_v = *(const vcc_u8x16 *)(const void *)(x + k);
            const vcc_u64x2 t_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 0,
                1), vcc_i64x2);
            const vcc_u64x2 t_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 2,
                3), vcc_i64x2);
            const vcc_u64x2 t_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 4,
                5), vcc_i64x2);
            const vcc_u64x2 t_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 6,
                7), vcc_i64x2);
            const vcc_u64x2 t_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 8,
                9), vcc_i64x2);
            const vcc_u64x2 t_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 10,
                11), vcc_i64x2);
            const vcc_u64x2 t_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 12,
                13), vcc_i64x2);
            const vcc_u64x2 t_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x_v, x_v, 14,
                15), vcc_i64x2);
            const vcc_u64x2 t2_v0 = sum_v0 + t_v0;
            const vcc_u64x2 t2_v1 = sum_v1 + t_v1;
            const vcc_u64x2 t2_v2 = sum_v2 + t_v2;
            const vcc_u64x2 t2_v3 = sum_v3 + t_v3;
            const vcc_u64x2 t2_v4 = sum_v4 + t_v4;
            const vcc_u64x2 t2_v5 = sum_v5 + t_v5;
            const vcc_u64x2 t2_v6 = sum_v6 + t_v6;
            const vcc_u64x2 t2_v7 = sum_v7 + t_v7;
            sum_v0 = t2_v0;
            sum_v1 = t2_v1;
            sum_v2 = t2_v2;
            sum_v3 = t2_v3;
            sum_v4 = t2_v4;
            sum_v5 = t2_v5;
            sum_v6 = t2_v6;
            sum_v7 = t2_v7;
        }
        const vcc_u64x2 t2_v = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
        vcc_u64x2 sum2_v0 = t2_v;
        vcc_u64x2 sum2_v1 = t2_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 x2_v = *(const vcc_u8x4 *)(const void *)(x + k);
            const vcc_u64x2 t3_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x2_v, x2_v, 0,
                1), vcc_i64x2);
            const vcc_u64x2 t3_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(x2_v, x2_v, 2,
                3), vcc_i64x2);
            const vcc_u64x2 t4_v0 = sum2_v0 + t3_v0;
            const vcc_u64x2 t4_v1 = sum2_v1 + t3_v1;
            sum2_v0 = t4_v0;
            sum2_v1 = t4_v1;
        }
        {
            const vcc_u64x2 sum_v = sum_v4 + sum_v5 + (sum_v6 + sum_v7);
            const vcc_u64x2 sum2_v = (sum_v0 + sum_v1 + (sum_v2 + sum_v3)) + sum_v;
            const vcc_u64x1 sum3_v = __extension__ (vcc_u64x1){sum2_v[1]};
            const unsigned long sum_s = ((__extension__ (vcc_u64x1){sum2_v[0]}) + sum3_v)[0];
            const vcc_u64x2 sum4_v = sum2_v0 + sum2_v1;
            const vcc_u64x1 sum5_v = __extension__ (vcc_u64x1){sum4_v[1]};
            const unsigned long sum_s2 = ((__extension__ (vcc_u64x1){sum4_v[0]}) + sum5_v)[0];
            i = (int)end;
            sum = (long)((unsigned long)sum + sum_s + sum_s2);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += x[i];
    }
    return sum;
}
