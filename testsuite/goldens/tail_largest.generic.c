/* vcc 0.1.0 wrote this from tail_largest.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 12 | in i32 a[12*n] | -> int */
/* The largest of sums of columns: lanes behind the last one are none. */
#ifdef VCC_VECTOR
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int tail_largest(int n, int m, const int *a)
{
    int most = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
        const int t = 0L < (long)m;
        vcc_u32x4 most_v0 = t_v;
        vcc_u32x4 most_v1 = t_v;
        vcc_u32x4 most_v2 = t_v;
        vcc_u32x4 most_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            vcc_u32x4 low_v0 = t2_v;
            vcc_u32x4 low_v1 = t2_v;
            vcc_u32x4 low_v2 = t2_v;
            vcc_u32x4 low_v3 = t2_v;
            if (t) {
                vcc_u32x4 low2_v0 = t2_v;
                vcc_u32x4 low2_v1 = t2_v;
                vcc_u32x4 low2_v2 = t2_v;
                vcc_u32x4 low2_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const int *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s;
                    const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s + 4);
                    const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_s + 8);
                    const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_s + 12);
                    const vcc_u32x4 t8_v = (vcc_u32x4)((vcc_i32x4)a_v0 < (vcc_i32x4)low2_v0);
                    const vcc_u32x4 t9_v = (vcc_u32x4)((vcc_i32x4)a_v1 < (vcc_i32x4)low2_v1);
                    const vcc_u32x4 t10_v = (vcc_u32x4)((vcc_i32x4)a_v2 < (vcc_i32x4)low2_v2);
                    const vcc_u32x4 t11_v = (vcc_u32x4)((vcc_i32x4)a_v3 < (vcc_i32x4)low2_v3);
                    const vcc_u32x4 t2_v0 = (a_v0 & t8_v) | (low2_v0 & ~t8_v);
                    const vcc_u32x4 t2_v1 = (a_v1 & t9_v) | (low2_v1 & ~t9_v);
                    const vcc_u32x4 t2_v2 = (a_v2 & t10_v) | (low2_v2 & ~t10_v);
                    const vcc_u32x4 t2_v3 = (a_v3 & t11_v) | (low2_v3 & ~t11_v);
                    const unsigned long t2 = k_s + 1;
                    more = (long)t2 < (long)m;
                    low2_v0 = t2_v0;
                    low2_v1 = t2_v1;
                    low2_v2 = t2_v2;
                    low2_v3 = t2_v3;
                    k_s = t2;
                } while (more);
                low_v0 = low2_v0;
                low_v1 = low2_v1;
                low_v2 = low2_v2;
                low_v3 = low2_v3;
            }
            const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)low_v0 > (vcc_i32x4)most_v0);
            const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)low_v1 > (vcc_i32x4)most_v1);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)low_v2 > (vcc_i32x4)most_v2);
            const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)low_v3 > (vcc_i32x4)most_v3);
            const vcc_u32x4 t_v0 = (low_v0 & t4_v) | (most_v0 & ~t4_v);
            const vcc_u32x4 t_v1 = (low_v1 & t5_v) | (most_v1 & ~t5_v);
            const vcc_u32x4 t_v2 = (low_v2 & t6_v) | (most_v2 & ~t6_v);
            const vcc_u32x4 t_v3 = (low_v3 & t7_v) | (most_v3 & ~t7_v);
            most_v0 = t_v0;
            most_v1 = t_v1;
            most_v2 = t_v2;
            most_v3 = t_v3;
        }
        vcc_u32x4 t3_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 most_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            vcc_u32x4 low_v = t3_v;
            if (t) {
                vcc_u32x4 low2_v = t3_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2));
                    const vcc_u32x4 t14_v = (vcc_u32x4)((vcc_i32x4)a_v < (vcc_i32x4)low2_v);
                    const vcc_u32x4 t15_v = (a_v & t14_v) | (low2_v & ~t14_v);
                    const unsigned long t3 = k_s2 + 1;
                    more2 = (long)t3 < (long)m;
                    low2_v = t15_v;
                    k_s2 = t3;
                } while (more2);
                low_v = low2_v;
            }
            const vcc_u32x4 t12_v = (vcc_u32x4)((vcc_i32x4)low_v > (vcc_i32x4)most_v);
            const vcc_u32x4 t13_v = (low_v & t12_v) | (most_v & ~t12_v);
            most_v = t13_v;
        }
        {
            const vcc_u32x4 most2_v = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v1);
            const vcc_u32x4 most3_v = (most_v0 & most2_v) | (most_v1 & ~most2_v);
            const vcc_u32x4 most4_v = (vcc_u32x4)((vcc_i32x4)most_v2 > (vcc_i32x4)most_v3);
            const vcc_u32x4 most5_v = (most_v2 & most4_v) | (most_v3 & ~most4_v);
            const vcc_u32x4 most6_v = (vcc_u32x4)((vcc_i32x4)most3_v > (vcc_i32x4)most5_v);
            const vcc_u32x4 most7_v = (most3_v & most6_v) | (most5_v & ~most6_v);
            const vcc_u32x2 most8_v = __builtin_shufflevector(most7_v, most7_v, 0, 1);
            const vcc_u32x2 most9_v = __builtin_shufflevector(most7_v, most7_v, 2, 3);
            const vcc_u32x2 most10_v = (vcc_u32x2)((vcc_i32x2)most8_v > (vcc_i32x2)most9_v);
            const vcc_u32x2 most11_v = (most8_v & most10_v) | (most9_v & ~most10_v);
            const vcc_u32x1 most12_v = __extension__ (vcc_u32x1){most11_v[0]};
            const vcc_u32x1 most13_v = __extension__ (vcc_u32x1){most11_v[1]};
            const vcc_u32x1 most14_v = (vcc_u32x1)((vcc_i32x1)most12_v > (vcc_i32x1)most13_v);
            const unsigned int most_s = ((most12_v & most14_v) | (most13_v & ~most14_v))[0];
            const vcc_u32x2 most15_v = __builtin_shufflevector(most_v, most_v, 0, 1);
            const vcc_u32x2 most16_v = __builtin_shufflevector(most_v, most_v, 2, 3);
            const vcc_u32x2 most17_v = (vcc_u32x2)((vcc_i32x2)most15_v > (vcc_i32x2)most16_v);
            const vcc_u32x2 most18_v = (most15_v & most17_v) | (most16_v & ~most17_v);
            const vcc_u32x1 most19_v = __extension__ (vcc_u32x1){most18_v[0]};
            const vcc_u32x1 most20_v = __extension__ (vcc_u32x1){most18_v[1]};
            const vcc_u32x1 most21_v = (vcc_u32x1)((vcc_i32x1)most19_v > (vcc_i32x1)most20_v);
            const unsigned int most_s2 = ((most19_v & most21_v) | (most20_v & ~most21_v))[0];
            const int t4 = (int)most_s > (int)most_s2 ? (int)most_s : (int)most_s2;
            most = t4;
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        int low = 2147483647;
        for (int k = 0; k < m; k++)
            low = a[k * n + j] < low ? a[k * n + j] : low;
        most = low > most ? low : most;
    }
#ifdef VCC_VECTOR
    }
#endif
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
