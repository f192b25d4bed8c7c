/* vcc 0 wrote this from input.c for generic; flags:  */
#define BODY(m) if (x[i] > t) y[i] = x[i]; if (x[i] > m) m = x[i];
int f(int n, int t, const int *x, int *y);
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
            {
                if (n >= 9) {
                    const unsigned int t1 = ((unsigned int)n + ~0u) & ~7u;
                    const unsigned long end = (unsigned long)t1;
                    const vcc_u32x4 t2 = ((unsigned int)(t) - __extension__ (vcc_u32x4){0});
                    const vcc_u32x4 t_v0 = t2;
                    const vcc_u32x4 t_v1 = t2;
                    const vcc_u32x4 t3 = ((unsigned int)(most) - __extension__ (vcc_u32x4){0});
                    const vcc_u32x4 start_v0 = t3;
                    const vcc_u32x4 start_v1 = t3;
                    vcc_u32x4 most_v0 = start_v0;
                    vcc_u32x4 most_v1 = start_v1;
                    unsigned long k;
                    vcc_u32x4 t12;
                    vcc_u32x4 t13;
                    vcc_u32x2 t14;
                    vcc_u32x2 t15;
                    vcc_u32x2 t16;
                    vcc_u32x2 t17;
                    vcc_u32x1 t18;
                    vcc_u32x1 t19;
                    vcc_u32x1 t20;
                    vcc_u32x1 t21;
                    unsigned int best;
                    for (k = 0; k < end; k += 8) {
                        const vcc_u32x4 x_v0 = (*(const vcc_u32x4 *)(const void *)(x + k));
                        const vcc_u32x4 x_v1 = (*(const vcc_u32x4 *)(const void *)((x + k) + 4));
                        const vcc_u32x4 mask0 = (vcc_u32x4)((vcc_i32x4)x_v0 > (vcc_i32x4)t_v0);
                        const vcc_u32x4 mask1 = (vcc_u32x4)((vcc_i32x4)x_v1 > (vcc_i32x4)t_v1);
                        const vcc_u32x4 t4 = (mask0 | mask1);
                        const vcc_u64x2 t5 = (vcc_u64x2)t4;
                        const int t6 = ((t5[0] | t5[1]) != 0);
                        vcc_u32x4 t10;
                        vcc_u32x4 t11;
                        vcc_u32x4 t_v4;
                        vcc_u32x4 t_v5;
                        if (t6) {
                            const vcc_u32x4 t7 = (mask0 & mask1);
                            const vcc_u64x2 t8 = (vcc_u64x2)t7;
                            const int t9 = ((t8[0] & t8[1]) == 18446744073709551615ul);
                            vcc_u32x4 kept_v0;
                            vcc_u32x4 kept_v1;
                            vcc_u32x4 t_v2;
                            vcc_u32x4 t_v3;
                            if (t9) {
                                kept_v0 = x_v0;
                                kept_v1 = x_v1;
                            } else {
                                const vcc_u32x4 y_v0 = (*(const vcc_u32x4 *)(const void *)(y + k));
                                const vcc_u32x4 y_v1 = (*(const vcc_u32x4 *)(const void *)((y + k) + 4));
                                kept_v0 = y_v0;
                                kept_v1 = y_v1;
                            }
                            t_v2 = ((x_v0 & mask0) | (kept_v0 & ~mask0));
                            t_v3 = ((x_v1 & mask1) | (kept_v1 & ~mask1));
                            *(vcc_u32x4 *)(void *)(y + k) = t_v2;
                            *(vcc_u32x4 *)(void *)((y + k) + 4) = t_v3;
                        }
                        t10 = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)x_v0);
                        t11 = (vcc_u32x4)((vcc_i32x4)most_v1 > (vcc_i32x4)x_v1);
                        t_v4 = ((most_v0 & t10) | (x_v0 & ~t10));
                        t_v5 = ((most_v1 & t11) | (x_v1 & ~t11));
                        most_v0 = t_v4;
                        most_v1 = t_v5;
                    }
                    t12 = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v1);
                    t13 = ((most_v0 & t12) | (most_v1 & ~t12));
                    t14 = __builtin_shufflevector(t13, t13, 0, 1);
                    t15 = __builtin_shufflevector(t13, t13, 2, 3);
                    t16 = (vcc_u32x2)((vcc_i32x2)t14 > (vcc_i32x2)t15);
                    t17 = ((t14 & t16) | (t15 & ~t16));
                    t18 = (__extension__ (vcc_u32x1){t17[0]});
                    t19 = (__extension__ (vcc_u32x1){t17[1]});
                    t20 = (vcc_u32x1)((vcc_i32x1)t18 > (vcc_i32x1)t19);
                    t21 = ((t18 & t20) | (t19 & ~t20));
                    best = t21[0];
                    most = (int)best;
                    i = (int)((unsigned int)i + t1);
                }
            }
            do { __asm__ __volatile__(""); {
#if 1
            BODY(most) /* both */
#endif
        } } while (++i < n);
        }
    return most;
}
