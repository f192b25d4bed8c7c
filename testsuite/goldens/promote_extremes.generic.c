/* vcc 0.1.0 wrote this from promote_extremes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 lo[1] restrict | inout i16 hi[1] restrict | in i16 x[n] */
/* Extrema behind pointers, written in each iteration. */
#ifdef VCC_VECTOR
typedef short vcc_i16x1 __attribute__((vector_size(2), aligned(2), may_alias));
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x1 __attribute__((vector_size(2), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void promote_extremes(int n, short *restrict lo, short *restrict hi, const short *x)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const short lo_s = *lo;
        const short hi_s = *hi;
        const vcc_u16x8 t_v = (unsigned short)lo_s - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)hi_s - __extension__ (vcc_u16x8){0};
        vcc_u16x8 t_v0 = t_v;
        vcc_u16x8 t_v1 = t_v;
        vcc_u16x8 t2_v0 = t2_v;
        vcc_u16x8 t2_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
            const vcc_u16x8 t3_v0 = (vcc_u16x8)((vcc_i16x8)x_v0 < (vcc_i16x8)t_v0);
            const vcc_u16x8 t4_v0 = (x_v0 & t3_v0) | (t_v0 & ~t3_v0);
            const vcc_u16x8 t3_v1 = (vcc_u16x8)((vcc_i16x8)x_v1 < (vcc_i16x8)t_v1);
            const vcc_u16x8 t4_v1 = (x_v1 & t3_v1) | (t_v1 & ~t3_v1);
            const vcc_u16x8 t5_v0 = (vcc_u16x8)((vcc_i16x8)x_v0 > (vcc_i16x8)t2_v0);
            const vcc_u16x8 t6_v0 = (x_v0 & t5_v0) | (t2_v0 & ~t5_v0);
            const vcc_u16x8 t5_v1 = (vcc_u16x8)((vcc_i16x8)x_v1 > (vcc_i16x8)t2_v1);
            const vcc_u16x8 t6_v1 = (x_v1 & t5_v1) | (t2_v1 & ~t5_v1);
            t_v0 = t4_v0;
            t_v1 = t4_v1;
            t2_v0 = t6_v0;
            t2_v1 = t6_v1;
        }
        const vcc_u16x8 t3_v = (vcc_u16x8)((vcc_i16x8)t_v0 < (vcc_i16x8)t_v1);
        const vcc_u16x8 t4_v = (t_v0 & t3_v) | (t_v1 & ~t3_v);
        const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t2_v0 > (vcc_i16x8)t2_v1);
        const vcc_u16x8 t6_v = (t2_v0 & t5_v) | (t2_v1 & ~t5_v);
        vcc_u16x8 t7_v = t4_v;
        vcc_u16x8 t8_v = t6_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t9_v = (vcc_u16x8)((vcc_i16x8)x_v < (vcc_i16x8)t7_v);
            const vcc_u16x8 t10_v = (x_v & t9_v) | (t7_v & ~t9_v);
            const vcc_u16x8 t11_v = (vcc_u16x8)((vcc_i16x8)x_v > (vcc_i16x8)t8_v);
            const vcc_u16x8 t12_v = (x_v & t11_v) | (t8_v & ~t11_v);
            t7_v = t10_v;
            t8_v = t12_v;
        }
        {
            const vcc_u16x4 t13_v = __builtin_shufflevector(t7_v, t7_v, 0, 1, 2, 3);
            const vcc_u16x4 t14_v = __builtin_shufflevector(t7_v, t7_v, 4, 5, 6, 7);
            const vcc_u16x4 t15_v = (vcc_u16x4)((vcc_i16x4)t13_v < (vcc_i16x4)t14_v);
            const vcc_u16x4 t16_v = (t13_v & t15_v) | (t14_v & ~t15_v);
            const vcc_u16x2 t17_v = __builtin_shufflevector(t16_v, t16_v, 0, 1);
            const vcc_u16x2 t18_v = __builtin_shufflevector(t16_v, t16_v, 2, 3);
            const vcc_u16x2 t19_v = (vcc_u16x2)((vcc_i16x2)t17_v < (vcc_i16x2)t18_v);
            const vcc_u16x2 t20_v = (t17_v & t19_v) | (t18_v & ~t19_v);
            const vcc_u16x1 t21_v = __extension__ (vcc_u16x1){t20_v[0]};
            const vcc_u16x1 t22_v = __extension__ (vcc_u16x1){t20_v[1]};
            const vcc_u16x1 t23_v = (vcc_u16x1)((vcc_i16x1)t21_v < (vcc_i16x1)t22_v);
            const unsigned short t = ((t21_v & t23_v) | (t22_v & ~t23_v))[0];
            const vcc_u16x4 t24_v = __builtin_shufflevector(t8_v, t8_v, 0, 1, 2, 3);
            const vcc_u16x4 t25_v = __builtin_shufflevector(t8_v, t8_v, 4, 5, 6, 7);
            const vcc_u16x4 t26_v = (vcc_u16x4)((vcc_i16x4)t24_v > (vcc_i16x4)t25_v);
            const vcc_u16x4 t27_v = (t24_v & t26_v) | (t25_v & ~t26_v);
            const vcc_u16x2 t28_v = __builtin_shufflevector(t27_v, t27_v, 0, 1);
            const vcc_u16x2 t29_v = __builtin_shufflevector(t27_v, t27_v, 2, 3);
            const vcc_u16x2 t30_v = (vcc_u16x2)((vcc_i16x2)t28_v > (vcc_i16x2)t29_v);
            const vcc_u16x2 t31_v = (t28_v & t30_v) | (t29_v & ~t30_v);
            const vcc_u16x1 t32_v = __extension__ (vcc_u16x1){t31_v[0]};
            const vcc_u16x1 t33_v = __extension__ (vcc_u16x1){t31_v[1]};
            const vcc_u16x1 t34_v = (vcc_u16x1)((vcc_i16x1)t32_v > (vcc_i16x1)t33_v);
            const unsigned short t2 = ((t32_v & t34_v) | (t33_v & ~t34_v))[0];
            i_done = (int)end;
            *lo = (short)t;
            *hi = (short)t2;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        *lo = x[i] < *lo ? x[i] : *lo;
        *hi = x[i] > *hi ? x[i] : *hi;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
