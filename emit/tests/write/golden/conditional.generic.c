/* vcc 0 wrote this from input.c for generic */
#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
int f(int n, int t, const int *x, int *y)
{
    int most = -2147483647, i = 0;
    if (n)
        {
            /* vcc: line 7: 8 lanes, generic */
            if (n >= 9) {
                const unsigned int t2 = ((unsigned int)n - 1u) & ~7u;
                const vcc_u32x4 t_v = (unsigned int)t - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 start_v = (unsigned int)most - __extension__ (vcc_u32x4){0};
                vcc_u32x4 most_v0 = start_v;
                vcc_u32x4 most_v1 = start_v;
                unsigned long k;
                for (k = 0; k < (unsigned long)t2; k += 8) {
                    const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                    const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 > (vcc_i32x4)t_v);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)x_v1 > (vcc_i32x4)t_v);
                    const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1);
                    const int t3 = (t2_v[0] | t2_v[1]) != 0;
                    vcc_u32x4 t3_v;
                    vcc_u32x4 t4_v;
                    vcc_u32x4 t_v0;
                    vcc_u32x4 t_v1;
                    if (t3) {
                        const vcc_u64x2 t5_v = (vcc_u64x2)(mask_v0 & mask_v1);
                        const int t4 = (t5_v[0] & t5_v[1]) == 18446744073709551615ul;
                        vcc_u32x4 kept_v0;
                        vcc_u32x4 kept_v1;
                        vcc_u32x4 t2_v0;
                        vcc_u32x4 t2_v1;
                        if (t4) {
                            kept_v0 = x_v0;
                            kept_v1 = x_v1;
                        } else {
                            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
                            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
                            kept_v0 = y_v0;
                            kept_v1 = y_v1;
                        }
                        t2_v0 = (x_v0 & mask_v0) | (kept_v0 & ~mask_v0);
                        t2_v1 = (x_v1 & mask_v1) | (kept_v1 & ~mask_v1);
                        *(vcc_u32x4 *)(void *)(y + k) = t2_v0;
                        *(vcc_u32x4 *)(void *)(y + k + 4) = t2_v1;
                    }
                    t3_v = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)x_v0);
                    t4_v = (vcc_u32x4)((vcc_i32x4)most_v1 > (vcc_i32x4)x_v1);
                    t_v0 = (most_v0 & t3_v) | (x_v0 & ~t3_v);
                    t_v1 = (most_v1 & t4_v) | (x_v1 & ~t4_v);
                    most_v0 = t_v0;
                    most_v1 = t_v1;
                }
                {
                    const vcc_u32x4 best_v = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v1);
                    const vcc_u32x4 best2_v = (most_v0 & best_v) | (most_v1 & ~best_v);
                    const vcc_u32x2 best3_v = __builtin_shufflevector(best2_v, best2_v, 0, 1);
                    const vcc_u32x2 best4_v = __builtin_shufflevector(best2_v, best2_v, 2, 3);
                    const vcc_u32x2 best5_v = (vcc_u32x2)((vcc_i32x2)best3_v > (vcc_i32x2)best4_v);
                    const vcc_u32x2 best6_v = (best3_v & best5_v) | (best4_v & ~best5_v);
                    const vcc_u32x1 best7_v = __extension__ (vcc_u32x1){best6_v[0]};
                    const vcc_u32x1 best8_v = __extension__ (vcc_u32x1){best6_v[1]};
                    const vcc_u32x1 best9_v = (vcc_u32x1)((vcc_i32x1)best7_v > (vcc_i32x1)best8_v);
                    const unsigned int best = ((best7_v & best9_v) | (best8_v & ~best9_v))[0];
                    most = (int)best;
                    i = (int)((unsigned int)i + t2);
                }
            }
        /* remaining iterations */
        do {
            __asm__ __volatile__("");
#if 1
            BODY(most) /* both */
#endif
        } while (++i < n);
        }
    return most;
}
