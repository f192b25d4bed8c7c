/* vcc 0.1.0 wrote this from tail_in_order.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 21 | in double a[21*n] | -> double */
/* The same in the order of the columns. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
double tail_in_order(int n, int m, const double *a)
{
    double sum = -0.0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 2, generic */
    int j_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const double t_v = (double)1.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const int t = 0L < (long)m;
        const double t3_v = (double)0.5;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        double sum_s = -0.0;
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 8) {
            vcc_f64x2 column_v0 = t2_v;
            vcc_f64x2 column_v1 = t2_v;
            vcc_f64x2 column_v2 = t2_v;
            vcc_f64x2 column_v3 = t2_v;
            if (t) {
                vcc_f64x2 column2_v0 = t2_v;
                vcc_f64x2 column2_v1 = t2_v;
                vcc_f64x2 column2_v2 = t2_v;
                vcc_f64x2 column2_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const vcc_f64x2 t_v0 = column2_v0 * t4_v;
                    const vcc_f64x2 t_v1 = column2_v1 * t4_v;
                    const vcc_f64x2 t_v2 = column2_v2 * t4_v;
                    const vcc_f64x2 t_v3 = column2_v3 * t4_v;
                    const double *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const vcc_f64x2 a_v0 = *(const vcc_f64x2 *)(const void *)a_s;
                    const vcc_f64x2 a_v1 = *(const vcc_f64x2 *)(const void *)(a_s + 2);
                    const vcc_f64x2 a_v2 = *(const vcc_f64x2 *)(const void *)(a_s + 4);
                    const vcc_f64x2 a_v3 = *(const vcc_f64x2 *)(const void *)(a_s + 6);
                    const vcc_f64x2 t2_v0 = t_v0 + a_v0;
                    const vcc_f64x2 t2_v1 = t_v1 + a_v1;
                    const vcc_f64x2 t2_v2 = t_v2 + a_v2;
                    const vcc_f64x2 t2_v3 = t_v3 + a_v3;
                    const unsigned long t3 = k_s + 1;
                    more = (long)t3 < (long)m;
                    column2_v0 = t2_v0;
                    column2_v1 = t2_v1;
                    column2_v2 = t2_v2;
                    column2_v3 = t2_v3;
                    k_s = t3;
                } while (more);
                column_v0 = column2_v0;
                column_v1 = column2_v1;
                column_v2 = column2_v2;
                column_v3 = column2_v3;
            }
            const double t9_v = sum_s + column_v0[0] + column_v0[1] + column_v1[0] + column_v1[1];
            const double t2 = t9_v + column_v2[0] + column_v2[1] + column_v3[0] + column_v3[1];
            sum_s = t2;
        }
        const double t5_v = (double)1.0;
        vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
        const double t7_v = (double)0.5;
        const vcc_f64x2 t8_v = __extension__ (vcc_f64x2){t7_v, t7_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 2) {
            vcc_f64x2 column_v = t6_v;
            if (t) {
                vcc_f64x2 column2_v = t6_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const vcc_f64x2 a_v =
                        *(const vcc_f64x2 *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2));
                    const unsigned long t5 = k_s2 + 1;
                    more2 = (long)t5 < (long)m;
                    column2_v = column2_v * t8_v + a_v;
                    k_s2 = t5;
                } while (more2);
                column_v = column2_v;
            }
            const double t4 = sum_s + column_v[0] + column_v[1];
            sum_s = t4;
        }
        sum = sum_s;
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        double column = 1;
        for (int k = 0; k < m; k++)
            column = column * 0.5 + a[k * n + j];
        sum += column;
    }
#ifdef VCC_VECTOR
    }
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
