/* vcc 0.1.0 wrote this from sum_i16_to_i64.c for generic */
/* kernel: int n | in i16 x[n] | -> i64 */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
long sum_i16_to_i64(int n, const short *x)
{
    long sum = 0;
    {
        int i = 0;
        /* vcc: line 5: 8 lanes x 2, then 8, generic */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
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
                const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
                const vcc_u64x2 t_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v0,
                    x_v0, 0, 1), vcc_i64x2);
                const vcc_u64x2 t_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v0,
                    x_v0, 2, 3), vcc_i64x2);
                const vcc_u64x2 t_v2 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v0,
                    x_v0, 4, 5), vcc_i64x2);
                const vcc_u64x2 t_v3 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v0,
                    x_v0, 6, 7), vcc_i64x2);
                const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
                const vcc_u64x2 t_v4 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v1,
                    x_v1, 0, 1), vcc_i64x2);
                const vcc_u64x2 t_v5 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v1,
                    x_v1, 2, 3), vcc_i64x2);
                const vcc_u64x2 t_v6 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v1,
                    x_v1, 4, 5), vcc_i64x2);
                const vcc_u64x2 t_v7 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v1,
                    x_v1, 6, 7), vcc_i64x2);
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
            const vcc_u64x2 sum2_v0 = sum_v0 + sum_v4;
            const vcc_u64x2 sum2_v1 = sum_v1 + sum_v5;
            const vcc_u64x2 sum2_v2 = sum_v2 + sum_v6;
            const vcc_u64x2 sum2_v3 = sum_v3 + sum_v7;
            vcc_u64x2 sum3_v0 = sum2_v0;
            vcc_u64x2 sum3_v1 = sum2_v1;
            vcc_u64x2 sum3_v2 = sum2_v2;
            vcc_u64x2 sum3_v3 = sum2_v3;
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
                const vcc_u64x2 t3_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v, x_v,
                    0, 1), vcc_i64x2);
                const vcc_u64x2 t3_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v, x_v,
                    2, 3), vcc_i64x2);
                const vcc_u64x2 t3_v2 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v, x_v,
                    4, 5), vcc_i64x2);
                const vcc_u64x2 t3_v3 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i16x2)__builtin_shufflevector(x_v, x_v,
                    6, 7), vcc_i64x2);
                const vcc_u64x2 t4_v0 = sum3_v0 + t3_v0;
                const vcc_u64x2 t4_v1 = sum3_v1 + t3_v1;
                const vcc_u64x2 t4_v2 = sum3_v2 + t3_v2;
                const vcc_u64x2 t4_v3 = sum3_v3 + t3_v3;
                sum3_v0 = t4_v0;
                sum3_v1 = t4_v1;
                sum3_v2 = t4_v2;
                sum3_v3 = t4_v3;
            }
            {
                const vcc_u64x2 sum_v = sum3_v0 + sum3_v1 + (sum3_v2 + sum3_v3);
                const vcc_u64x1 sum2_v = __extension__ (vcc_u64x1){sum_v[1]};
                const unsigned long sum_s = ((__extension__ (vcc_u64x1){sum_v[0]}) + sum2_v)[0];
                sum = (long)((unsigned long)sum + sum_s);
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            sum += x[i];
        }
    }
    return sum;
}
