/* vcc 0.1.0 wrote this from key_extent.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+8] | out i32 at[2] | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int key_extent(int n, const short *x, int *at)
{
    int low = 3, high = 3;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const short x_s = x[3];
        const vcc_u32x4 t2_v = (unsigned int)(int)x_s - __extension__ (vcc_u32x4){0};
        const short x_s2 = x[3];
        const vcc_u32x4 t3_v = (unsigned int)(int)x_s2 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t5_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t6_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t7_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t4_v;
        vcc_u32x4 low_v0 = t_v;
        vcc_u32x4 low_v1 = t_v;
        vcc_u32x4 high_v0 = t_v;
        vcc_u32x4 high_v1 = t_v;
        vcc_u32x4 t_v0 = t2_v;
        vcc_u32x4 t_v1 = t2_v;
        vcc_u32x4 t2_v0 = t3_v;
        vcc_u32x4 t2_v1 = t3_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 t3_v0 = t7_v + t5_v;
            const vcc_u32x4 t3_v1 = t7_v + t6_v;
            const vcc_u16x4 x_v0 = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t4_v0 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v0, vcc_i32x4);
            const vcc_u16x4 x_v1 = *(const vcc_u16x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t4_v1 = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)x_v1, vcc_i32x4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t4_v0 < (vcc_i32x4)t_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t4_v1 < (vcc_i32x4)t_v1);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)t4_v0 > (vcc_i32x4)t2_v0);
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)t4_v1 > (vcc_i32x4)t2_v1);
            const vcc_u32x4 t5_v0 = (vcc_u32x4)((vcc_i32x4)t4_v0 < (vcc_i32x4)t_v0);
            const vcc_u32x4 t6_v0 = (t4_v0 & t5_v0) | (t_v0 & ~t5_v0);
            const vcc_u32x4 t5_v1 = (vcc_u32x4)((vcc_i32x4)t4_v1 < (vcc_i32x4)t_v1);
            const vcc_u32x4 t6_v1 = (t4_v1 & t5_v1) | (t_v1 & ~t5_v1);
            const vcc_u32x4 t7_v0 = (vcc_u32x4)((vcc_i32x4)t4_v0 > (vcc_i32x4)t2_v0);
            const vcc_u32x4 t8_v0 = (t4_v0 & t7_v0) | (t2_v0 & ~t7_v0);
            const vcc_u32x4 t7_v1 = (vcc_u32x4)((vcc_i32x4)t4_v1 > (vcc_i32x4)t2_v1);
            const vcc_u32x4 t8_v1 = (t4_v1 & t7_v1) | (t2_v1 & ~t7_v1);
            const vcc_u32x4 low_next = (t7_v & mask_v0) | (low_v0 & ~mask_v0);
            const vcc_u32x4 high_next = (t7_v & mask2_v0) | (high_v0 & ~mask2_v0);
            t7_v = t3_v1;
            low_v0 = low_next;
            low_v1 = (t3_v0 & mask_v1) | (low_v1 & ~mask_v1);
            high_v0 = high_next;
            high_v1 = (t3_v0 & mask2_v1) | (high_v1 & ~mask2_v1);
            t_v0 = t6_v0;
            t_v1 = t6_v1;
            t2_v0 = t8_v0;
            t2_v1 = t8_v1;
        }
        {
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)low_v1 < (vcc_i32x4)low_v0);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)t_v0 >= (vcc_i32x4)t_v1) & mask_v;
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)t_v1 < (vcc_i32x4)t_v0) | mask2_v;
            const vcc_u32x4 t8_v = (t_v1 & mask3_v) | (t_v0 & ~mask3_v);
            const vcc_u32x2 t9_v = __builtin_shufflevector(t8_v, t8_v, 0, 1);
            const vcc_u32x2 t10_v = __builtin_shufflevector(t8_v, t8_v, 2, 3);
            const vcc_u32x2 t11_v = (vcc_u32x2)((vcc_i32x2)t9_v < (vcc_i32x2)t10_v);
            const vcc_u32x2 t12_v = (t9_v & t11_v) | (t10_v & ~t11_v);
            const vcc_u32x1 t13_v = __extension__ (vcc_u32x1){t12_v[0]};
            const vcc_u32x1 t14_v = __extension__ (vcc_u32x1){t12_v[1]};
            const vcc_u32x1 t15_v = (vcc_u32x1)((vcc_i32x1)t13_v < (vcc_i32x1)t14_v);
            const unsigned int t = ((t13_v & t15_v) | (t14_v & ~t15_v))[0];
            const vcc_u32x4 t16_v = (unsigned int)t - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t17_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)t16_v < (vcc_i32x4)t8_v);
            const vcc_u32x4 t18_v = (t17_v & mask4_v)
                | (((low_v1 & mask3_v) | (low_v0 & ~mask3_v)) & ~mask4_v);
            const vcc_u32x2 low_v = __builtin_shufflevector(t18_v, t18_v, 0, 1);
            const vcc_u32x2 low2_v = __builtin_shufflevector(t18_v, t18_v, 2, 3);
            const vcc_u32x2 low3_v = (vcc_u32x2)((vcc_i32x2)low_v < (vcc_i32x2)low2_v);
            const vcc_u32x2 low4_v = (low_v & low3_v) | (low2_v & ~low3_v);
            const vcc_u32x1 low5_v = __extension__ (vcc_u32x1){low4_v[0]};
            const vcc_u32x1 low6_v = __extension__ (vcc_u32x1){low4_v[1]};
            const vcc_u32x1 low7_v = (vcc_u32x1)((vcc_i32x1)low5_v < (vcc_i32x1)low6_v);
            const unsigned int low_s = ((low5_v & low7_v) | (low6_v & ~low7_v))[0];
            const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_i32x4)high_v1 < (vcc_i32x4)high_v0);
            const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_i32x4)t2_v0 <= (vcc_i32x4)t2_v1) & mask5_v;
            const vcc_u32x4 mask7_v = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t2_v0) | mask6_v;
            const vcc_u32x4 t19_v = (t2_v1 & mask7_v) | (t2_v0 & ~mask7_v);
            const vcc_u32x2 t20_v = __builtin_shufflevector(t19_v, t19_v, 0, 1);
            const vcc_u32x2 t21_v = __builtin_shufflevector(t19_v, t19_v, 2, 3);
            const vcc_u32x2 t22_v = (vcc_u32x2)((vcc_i32x2)t20_v > (vcc_i32x2)t21_v);
            const vcc_u32x2 t23_v = (t20_v & t22_v) | (t21_v & ~t22_v);
            const vcc_u32x1 t24_v = __extension__ (vcc_u32x1){t23_v[0]};
            const vcc_u32x1 t25_v = __extension__ (vcc_u32x1){t23_v[1]};
            const vcc_u32x1 t26_v = (vcc_u32x1)((vcc_i32x1)t24_v > (vcc_i32x1)t25_v);
            const unsigned int t2 = ((t24_v & t26_v) | (t25_v & ~t26_v))[0];
            const vcc_u32x4 t27_v = (unsigned int)t2 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask8_v = (vcc_u32x4)((vcc_i32x4)t27_v > (vcc_i32x4)t19_v);
            const vcc_u32x4 high_v = (high_v1 & mask7_v) | (high_v0 & ~mask7_v);
            const vcc_u32x4 t28_v = (t17_v & mask8_v) | (high_v & ~mask8_v);
            const vcc_u32x2 high2_v = __builtin_shufflevector(t28_v, t28_v, 0, 1);
            const vcc_u32x2 high3_v = __builtin_shufflevector(t28_v, t28_v, 2, 3);
            const vcc_u32x2 high4_v = (vcc_u32x2)((vcc_i32x2)high2_v < (vcc_i32x2)high3_v);
            const vcc_u32x2 high5_v = (high2_v & high4_v) | (high3_v & ~high4_v);
            const vcc_u32x1 high6_v = __extension__ (vcc_u32x1){high5_v[0]};
            const vcc_u32x1 high7_v = __extension__ (vcc_u32x1){high5_v[1]};
            const vcc_u32x1 high8_v = (vcc_u32x1)((vcc_i32x1)high6_v < (vcc_i32x1)high7_v);
            const unsigned int high_s = ((high6_v & high8_v) | (high7_v & ~high8_v))[0];
            low = (int)low_s;
            high = (int)high_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (x[i] < x[low])
            low = i;
        if (x[i] > x[high])
            high = i;
    }
    at[0] = low;
    at[1] = high;
    return high - low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
