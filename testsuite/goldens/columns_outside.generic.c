/* vcc 0.1.0 wrote this from columns_outside.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = n % 4 | in double a[3*n] restrict | in double x[3] restrict | inout double y[n] restrict | -> int */
/* There may be no row, and then no column is counted. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int columns_outside(int n, int m, const double *restrict a, const double *restrict x, double *restrict y)
{
    int i = -1, j;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, then 2, generic */
    int i_done = 0;
    if (n >= 2 && m >= 1) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
        unsigned long row2;
        for (row2 = 0; row2 < strips_end; row2 += 16) {
            const unsigned long t = row2 + 16;
            const long t2 = (long)(int)row2;
            const long t3 = (long)(int)(t < (unsigned long)m ? t : (unsigned long)m);
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                const vcc_f64x2 y_v0 = *(const vcc_f64x2 *)(const void *)(y + k);
                const vcc_f64x2 y_v1 = *(const vcc_f64x2 *)(const void *)(y + k + 2);
                const vcc_f64x2 y_v2 = *(const vcc_f64x2 *)(const void *)(y + k + 4);
                const vcc_f64x2 y_v3 = *(const vcc_f64x2 *)(const void *)(y + k + 6);
                long j_s = t2;
                vcc_f64x2 y2_v0 = y_v0;
                vcc_f64x2 y2_v1 = y_v1;
                vcc_f64x2 y2_v2 = y_v2;
                vcc_f64x2 y2_v3 = y_v3;
                int more;
                do {
                    const double *const a_s = a + (long)((unsigned long)j_s * (unsigned long)n + k);
                    const vcc_f64x2 a_v0 = *(const vcc_f64x2 *)(const void *)a_s;
                    const vcc_f64x2 a_v1 = *(const vcc_f64x2 *)(const void *)(a_s + 2);
                    const vcc_f64x2 a_v2 = *(const vcc_f64x2 *)(const void *)(a_s + 4);
                    const vcc_f64x2 a_v3 = *(const vcc_f64x2 *)(const void *)(a_s + 6);
                    const double x_s = x[j_s];
                    const double t_v = (double)x_s;
                    const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
                    const vcc_f64x2 t_v0 = a_v0 * t2_v;
                    const vcc_f64x2 t_v1 = a_v1 * t2_v;
                    const vcc_f64x2 t_v2 = a_v2 * t2_v;
                    const vcc_f64x2 t_v3 = a_v3 * t2_v;
                    const vcc_f64x2 t2_v0 = y2_v0 + t_v0;
                    const vcc_f64x2 t2_v1 = y2_v1 + t_v1;
                    const vcc_f64x2 t2_v2 = y2_v2 + t_v2;
                    const vcc_f64x2 t2_v3 = y2_v3 + t_v3;
                    const unsigned long t4 = (unsigned long)j_s + 1;
                    more = (long)t4 < t3;
                    j_s = (long)t4;
                    y2_v0 = t2_v0;
                    y2_v1 = t2_v1;
                    y2_v2 = t2_v2;
                    y2_v3 = t2_v3;
                } while (more);
                *(vcc_f64x2 *)(void *)(y + k) = y2_v0;
                *(vcc_f64x2 *)(void *)(y + k + 2) = y2_v1;
                *(vcc_f64x2 *)(void *)(y + k + 4) = y2_v2;
                *(vcc_f64x2 *)(void *)(y + k + 6) = y2_v3;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 2) {
                long j_s2 = t2;
                const vcc_f64x2 y_v = *(const vcc_f64x2 *)(const void *)(y + k);
                vcc_f64x2 y2_v = y_v;
                int more2;
                do {
                    const double x_s2 = x[j_s2];
                    const double t3_v = (double)x_s2;
                    const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
                    const vcc_f64x2 a_v =
                        *(const vcc_f64x2 *)(const void *)(a + (long)((unsigned long)j_s2 * (unsigned long)n + k));
                    const unsigned long t5 = (unsigned long)j_s2 + 1;
                    more2 = (long)t5 < t3;
                    j_s2 = (long)t5;
                    y2_v = y2_v + a_v * t4_v;
                } while (more2);
                *(vcc_f64x2 *)(void *)(y + k) = y2_v;
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (j = 0; j < m; j++)
        for (i = i_done; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] += a[j * n + i] * x[j];
        }
#else
    for (j = 0; j < m; j++)
        for (i = 0; i < n; i++)
            y[i] += a[j * n + i] * x[j];
#endif
    return i * 10 + j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
