/* vcc 0.1.0 wrote this from tail_sum.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in u32 a[21*n] | -> u32 */
/* What columns come to is summed up, of those that there are. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned tail_sum(int n, int m, const unsigned *a)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const int t = 0L < (long)m;
        const vcc_u32x4 t3_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            vcc_u32x4 column_v0 = t2_v;
            vcc_u32x4 column_v1 = t2_v;
            vcc_u32x4 column_v2 = t2_v;
            vcc_u32x4 column_v3 = t2_v;
            if (t) {
                vcc_u32x4 column2_v0 = t2_v;
                vcc_u32x4 column2_v1 = t2_v;
                vcc_u32x4 column2_v2 = t2_v;
                vcc_u32x4 column2_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const vcc_u32x4 t2_v0 = column2_v0 * t3_v;
                    const vcc_u32x4 t2_v1 = column2_v1 * t3_v;
                    const vcc_u32x4 t2_v2 = column2_v2 * t3_v;
                    const vcc_u32x4 t2_v3 = column2_v3 * t3_v;
                    const unsigned int *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s;
                    const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s + 4);
                    const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_s + 8);
                    const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_s + 12);
                    const vcc_u32x4 t3_v0 = t2_v0 + a_v0;
                    const vcc_u32x4 t3_v1 = t2_v1 + a_v1;
                    const vcc_u32x4 t3_v2 = t2_v2 + a_v2;
                    const vcc_u32x4 t3_v3 = t2_v3 + a_v3;
                    const unsigned long t2 = k_s + 1;
                    more = (long)t2 < (long)m;
                    column2_v0 = t3_v0;
                    column2_v1 = t3_v1;
                    column2_v2 = t3_v2;
                    column2_v3 = t3_v3;
                    k_s = t2;
                } while (more);
                column_v0 = column2_v0;
                column_v1 = column2_v1;
                column_v2 = column2_v2;
                column_v3 = column2_v3;
            }
            const vcc_u32x4 t_v0 = sum_v0 + column_v0;
            const vcc_u32x4 t_v1 = sum_v1 + column_v1;
            const vcc_u32x4 t_v2 = sum_v2 + column_v2;
            const vcc_u32x4 t_v3 = sum_v3 + column_v3;
            sum_v0 = t_v0;
            sum_v1 = t_v1;
            sum_v2 = t_v2;
            sum_v3 = t_v3;
        }
        vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t5_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            vcc_u32x4 column_v = t4_v;
            if (t) {
                vcc_u32x4 column2_v = t4_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2));
                    const unsigned long t3 = k_s2 + 1;
                    more2 = (long)t3 < (long)m;
                    column2_v = column2_v * t5_v + a_v;
                    k_s2 = t3;
                } while (more2);
                column_v = column2_v;
            }
            sum_v = sum_v + column_v;
        }
        {
            const vcc_u32x4 sum2_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
            const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
            const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
            const vcc_u32x2 sum6_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum7_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum6_v;
            const vcc_u32x1 sum8_v = __extension__ (vcc_u32x1){sum7_v[1]};
            const unsigned int sum_s2 = (__extension__ (vcc_u32x1){sum7_v[0]} + sum8_v)[0];
            sum = sum + sum_s + sum_s2;
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
        unsigned column = 1;
        for (int k = 0; k < m; k++)
            column = column * 3 + a[k * n + j];
        sum += column;
    }
#ifdef VCC_VECTOR
    }
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
