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
                    const unsigned int t1 = ((unsigned int)n - 1u) & ~7u;
                    const unsigned long end = (unsigned long)t1;
                    const vcc_u32x4 t_v = (unsigned int)(t) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 start_v = (unsigned int)(most) - __extension__ (vcc_u32x4){0};
                    vcc_u32x4 most_v0 = start_v;
                    vcc_u32x4 most_v1 = start_v;
                    unsigned long k;
                    vcc_u32x4 t10;
                    vcc_u32x4 t11;
                    vcc_u32x2 t12;
                    vcc_u32x2 t13;
                    vcc_u32x2 t14;
                    vcc_u32x2 t15;
                    vcc_u32x1 t16;
                    vcc_u32x1 t17;
                    vcc_u32x1 t18;
                    vcc_u32x1 t19;
                    unsigned int best;
                    for (k = 0; k < end; k += 8) {
                        const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                        const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)((x + k) + 4);
                        const vcc_u32x4 mask0 = (vcc_u32x4)((vcc_i32x4)x_v0 > (vcc_i32x4)t_v);
                        const vcc_u32x4 mask1 = (vcc_u32x4)((vcc_i32x4)x_v1 > (vcc_i32x4)t_v);
                        const vcc_u32x4 t3 = mask0 | mask1;
                        const vcc_u64x2 t4 = (vcc_u64x2)t3;
                        const int t2 = (t4[0] | t4[1]) != 0;
                        vcc_u32x4 t8;
                        vcc_u32x4 t9;
                        vcc_u32x4 t_v2;
                        vcc_u32x4 t_v3;
                        if (t2) {
                            const vcc_u32x4 t6 = mask0 & mask1;
                            const vcc_u64x2 t7 = (vcc_u64x2)t6;
                            const int t5 = (t7[0] & t7[1]) == 18446744073709551615ul;
                            vcc_u32x4 kept_v0;
                            vcc_u32x4 kept_v1;
                            vcc_u32x4 t_v0;
                            vcc_u32x4 t_v1;
                            if (t5) {
                                kept_v0 = x_v0;
                                kept_v1 = x_v1;
                            } else {
                                const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
                                const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)((y + k) + 4);
                                kept_v0 = y_v0;
                                kept_v1 = y_v1;
                            }
                            t_v0 = (x_v0 & mask0) | (kept_v0 & ~mask0);
                            t_v1 = (x_v1 & mask1) | (kept_v1 & ~mask1);
                            *(vcc_u32x4 *)(void *)(y + k) = t_v0;
                            *(vcc_u32x4 *)(void *)((y + k) + 4) = t_v1;
                        }
                        t8 = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)x_v0);
                        t9 = (vcc_u32x4)((vcc_i32x4)most_v1 > (vcc_i32x4)x_v1);
                        t_v2 = (most_v0 & t8) | (x_v0 & ~t8);
                        t_v3 = (most_v1 & t9) | (x_v1 & ~t9);
                        most_v0 = t_v2;
                        most_v1 = t_v3;
                    }
                    t10 = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v1);
                    t11 = (most_v0 & t10) | (most_v1 & ~t10);
                    t12 = __builtin_shufflevector(t11, t11, 0, 1);
                    t13 = __builtin_shufflevector(t11, t11, 2, 3);
                    t14 = (vcc_u32x2)((vcc_i32x2)t12 > (vcc_i32x2)t13);
                    t15 = (t12 & t14) | (t13 & ~t14);
                    t16 = __extension__ (vcc_u32x1){t15[0]};
                    t17 = __extension__ (vcc_u32x1){t15[1]};
                    t18 = (vcc_u32x1)((vcc_i32x1)t16 > (vcc_i32x1)t17);
                    t19 = (t16 & t18) | (t17 & ~t18);
                    best = t19[0];
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
