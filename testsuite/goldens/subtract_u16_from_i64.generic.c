/* vcc 0.1.0 wrote this from subtract_u16_from_i64.c for generic */
/* kernel: int n | in u16 x[n] | -> i64 */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
long subtract_u16_from_i64(int n, const unsigned short *x)
{
    long left = 1000000000L;
    {
        int i = 0;
        /* vcc: line 5: 8 lanes x 2, then 8, generic */
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const vcc_u64x2 t_v = (unsigned long)(0L) - __extension__ (vcc_u64x2){0};
            vcc_u64x2 left_v0 = t_v;
            vcc_u64x2 left_v1 = t_v;
            vcc_u64x2 left_v2 = t_v;
            vcc_u64x2 left_v3 = t_v;
            vcc_u64x2 left_v4 = t_v;
            vcc_u64x2 left_v5 = t_v;
            vcc_u64x2 left_v6 = t_v;
            vcc_u64x2 left_v7 = t_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
                const vcc_u64x2 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x_v0, x_v0, 0, 1), vcc_u64x2);
                const vcc_u64x2 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x_v0, x_v0, 2, 3), vcc_u64x2);
                const vcc_u64x2 t_v2 =
                    __builtin_convertvector(__builtin_shufflevector(x_v0, x_v0, 4, 5), vcc_u64x2);
                const vcc_u64x2 t_v3 =
                    __builtin_convertvector(__builtin_shufflevector(x_v0, x_v0, 6, 7), vcc_u64x2);
                const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
                const vcc_u64x2 t_v4 =
                    __builtin_convertvector(__builtin_shufflevector(x_v1, x_v1, 0, 1), vcc_u64x2);
                const vcc_u64x2 t_v5 =
                    __builtin_convertvector(__builtin_shufflevector(x_v1, x_v1, 2, 3), vcc_u64x2);
                const vcc_u64x2 t_v6 =
                    __builtin_convertvector(__builtin_shufflevector(x_v1, x_v1, 4, 5), vcc_u64x2);
                const vcc_u64x2 t_v7 =
                    __builtin_convertvector(__builtin_shufflevector(x_v1, x_v1, 6, 7), vcc_u64x2);
                const vcc_u64x2 t2_v0 = left_v0 - t_v0;
                const vcc_u64x2 t2_v1 = left_v1 - t_v1;
                const vcc_u64x2 t2_v2 = left_v2 - t_v2;
                const vcc_u64x2 t2_v3 = left_v3 - t_v3;
                const vcc_u64x2 t2_v4 = left_v4 - t_v4;
                const vcc_u64x2 t2_v5 = left_v5 - t_v5;
                const vcc_u64x2 t2_v6 = left_v6 - t_v6;
                const vcc_u64x2 t2_v7 = left_v7 - t_v7;
                left_v0 = t2_v0;
                left_v1 = t2_v1;
                left_v2 = t2_v2;
                left_v3 = t2_v3;
                left_v4 = t2_v4;
                left_v5 = t2_v5;
                left_v6 = t2_v6;
                left_v7 = t2_v7;
            }
            const vcc_u64x2 left2_v0 = left_v0 + left_v4;
            const vcc_u64x2 left2_v1 = left_v1 + left_v5;
            const vcc_u64x2 left2_v2 = left_v2 + left_v6;
            const vcc_u64x2 left2_v3 = left_v3 + left_v7;
            vcc_u64x2 left3_v0 = left2_v0;
            vcc_u64x2 left3_v1 = left2_v1;
            vcc_u64x2 left3_v2 = left2_v2;
            vcc_u64x2 left3_v3 = left2_v3;
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
                const vcc_u64x2 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 0, 1), vcc_u64x2);
                const vcc_u64x2 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 2, 3), vcc_u64x2);
                const vcc_u64x2 t3_v2 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 4, 5), vcc_u64x2);
                const vcc_u64x2 t3_v3 =
                    __builtin_convertvector(__builtin_shufflevector(x_v, x_v, 6, 7), vcc_u64x2);
                const vcc_u64x2 t4_v0 = left3_v0 - t3_v0;
                const vcc_u64x2 t4_v1 = left3_v1 - t3_v1;
                const vcc_u64x2 t4_v2 = left3_v2 - t3_v2;
                const vcc_u64x2 t4_v3 = left3_v3 - t3_v3;
                left3_v0 = t4_v0;
                left3_v1 = t4_v1;
                left3_v2 = t4_v2;
                left3_v3 = t4_v3;
            }
            {
                const vcc_u64x2 left_v = left3_v0 + left3_v1 + (left3_v2 + left3_v3);
                const vcc_u64x1 left2_v = __extension__ (vcc_u64x1){left_v[1]};
                const unsigned long left_s = ((__extension__ (vcc_u64x1){left_v[0]}) + left2_v)[0];
                left = (long)((unsigned long)left + left_s);
                i = (int)end;
            }
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            left -= x[i];
        }
    }
    return left;
}
