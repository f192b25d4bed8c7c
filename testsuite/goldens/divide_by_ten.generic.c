/* vcc 0.1.0 wrote this from divide_by_ten.c for generic */
/* kernel: int n | in i32 x[n] | in u32 u[n] | out i32 q[n] | out u32 r[n] */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
void divide_by_ten(int n, const int *x, const unsigned *u, int *q, unsigned *r)
{
    {
        int i = 0;
        /* vcc: line 4: 4 lanes, generic; runs if x and q are far enough apart, x and r are far
           enough apart, q and u are far enough apart, q and r are far enough apart, u and r are far
           enough apart */
        if (n >= 4 && (unsigned long)q - (unsigned long)x - 1 >= 15
            && (unsigned long)r - (unsigned long)x - 1 >= 15
            && (unsigned long)u - (unsigned long)q - 1 >= 15
            && (unsigned long)r - (unsigned long)q - 1 >= 15
            && (unsigned long)r - (unsigned long)u - 1 >= 15) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const vcc_u32x4 t_v = (unsigned int)(1717986919) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)(-1840700269) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t3_v = (unsigned int)(7) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v = (unsigned int)(613566757) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t5_v = (unsigned int)(-858993459) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = (unsigned int)(10) - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
                const vcc_u64x2 t7_v =
                    (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)x_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t_v << 32) >> 32);
                const vcc_u64x2 t8_v =
                    (vcc_u64x2)((vcc_i64x2)x_v >> 32) * (vcc_u64x2)((vcc_i64x2)t_v >> 32);
                const vcc_u32x4 t9_v = (vcc_u32x4)((t7_v >> 32) | (t8_v >> 32 << 32));
                const vcc_u64x2 t10_v =
                    (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)x_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t2_v << 32) >> 32);
                const vcc_u64x2 t11_v =
                    (vcc_u64x2)((vcc_i64x2)x_v >> 32) * (vcc_u64x2)((vcc_i64x2)t2_v >> 32);
                const vcc_u32x4 t12_v = (vcc_u32x4)((t10_v >> 32) | (t11_v >> 32 << 32));
                const vcc_u32x4 t13_v =
                    (((vcc_u32x4)((vcc_i32x4)(t12_v + x_v) >> 2)) + (x_v >> 31)) * t3_v;
                const vcc_u32x4 q_new_v =
                    (((vcc_u32x4)((vcc_i32x4)t9_v >> 2)) + (x_v >> 31)) + (x_v - t13_v);
                *(vcc_u32x4 *)(void *)(q + k) = q_new_v;
                const vcc_u32x4 u_v = *(const vcc_u32x4 *)(const void *)(u + k);
                const vcc_u64x2 t14_v =
                    ((vcc_u64x2)u_v << 32 >> 32) * ((vcc_u64x2)t4_v << 32 >> 32);
                const vcc_u64x2 t15_v =
                    (vcc_u64x2)((vcc_u64x2)u_v >> 32) * (vcc_u64x2)((vcc_u64x2)t4_v >> 32);
                const vcc_u32x4 t16_v = (vcc_u32x4)((t14_v >> 32) | (t15_v >> 32 << 32));
                const vcc_u64x2 t17_v =
                    ((vcc_u64x2)u_v << 32 >> 32) * ((vcc_u64x2)t5_v << 32 >> 32);
                const vcc_u64x2 t18_v =
                    (vcc_u64x2)((vcc_u64x2)u_v >> 32) * (vcc_u64x2)((vcc_u64x2)t5_v >> 32);
                const vcc_u32x4 t19_v = (vcc_u32x4)((t17_v >> 32) | (t18_v >> 32 << 32));
                const vcc_u32x4 r_new_v =
                    ((((u_v - t16_v) >> 1) + t16_v) >> 2) - (u_v - ((t19_v >> 3) * t6_v));
                *(vcc_u32x4 *)(void *)(r + k) = r_new_v;
            }
            i = (int)end;
        }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        q[i] = x[i] / 10 + x[i] % -7;
        r[i] = u[i] / 7 - u[i] % 10;
    }
    }
}
