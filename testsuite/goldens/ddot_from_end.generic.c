/* vcc 0.1.0 wrote this from ddot_from_end.c for generic */
/* kernel: unsigned n | in double x[n] | in double y[n] | -> double */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
double ddot_from_end(unsigned n, const double *x, const double *y)
{
    double sum = 1.5;
    /* vcc: line 5: 2 lanes x 4, then 2, generic */
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~7UL;
        const unsigned long t = (unsigned long)n - 1;
        double sum_s = 1.5;
        unsigned long k;
        for (k = 0; k < wide_end; k += 8) {
            const vcc_f64x2 x_v0 = *(const vcc_f64x2 *)(const void *)((x + t - k) - 1);
            const vcc_f64x2 x2_v0 = __builtin_shufflevector(x_v0, x_v0, 1, 0);
            const vcc_f64x2 x_v1 = *(const vcc_f64x2 *)(const void *)((x + t - k - 2) - 1);
            const vcc_f64x2 x2_v1 = __builtin_shufflevector(x_v1, x_v1, 1, 0);
            const vcc_f64x2 x_v2 = *(const vcc_f64x2 *)(const void *)((x + t - k - 4) - 1);
            const vcc_f64x2 x2_v2 = __builtin_shufflevector(x_v2, x_v2, 1, 0);
            const vcc_f64x2 x_v3 = *(const vcc_f64x2 *)(const void *)((x + t - k - 6) - 1);
            const vcc_f64x2 x2_v3 = __builtin_shufflevector(x_v3, x_v3, 1, 0);
            const vcc_f64x2 y_v0 = *(const vcc_f64x2 *)(const void *)((y + t - k) - 1);
            const vcc_f64x2 y2_v0 = __builtin_shufflevector(y_v0, y_v0, 1, 0);
            const vcc_f64x2 y_v1 = *(const vcc_f64x2 *)(const void *)((y + t - k - 2) - 1);
            const vcc_f64x2 y2_v1 = __builtin_shufflevector(y_v1, y_v1, 1, 0);
            const vcc_f64x2 y_v2 = *(const vcc_f64x2 *)(const void *)((y + t - k - 4) - 1);
            const vcc_f64x2 y2_v2 = __builtin_shufflevector(y_v2, y_v2, 1, 0);
            const vcc_f64x2 y_v3 = *(const vcc_f64x2 *)(const void *)((y + t - k - 6) - 1);
            const vcc_f64x2 y2_v3 = __builtin_shufflevector(y_v3, y_v3, 1, 0);
            const vcc_f64x2 t_v0 = x2_v0 * y2_v0;
            const double t2 = (sum_s + t_v0[0]) + t_v0[1];
            const vcc_f64x2 t_v1 = x2_v1 * y2_v1;
            const double t3 = (t2 + t_v1[0]) + t_v1[1];
            const vcc_f64x2 t_v2 = x2_v2 * y2_v2;
            const double t4 = (t3 + t_v2[0]) + t_v2[1];
            const vcc_f64x2 t_v3 = x2_v3 * y2_v3;
            const double t5 = (t4 + t_v3[0]) + t_v3[1];
            sum_s = t5;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_f64x2 x_v = *(const vcc_f64x2 *)(const void *)((x + t - k) - 1);
            const vcc_f64x2 x2_v = __builtin_shufflevector(x_v, x_v, 1, 0);
            const vcc_f64x2 y_v = *(const vcc_f64x2 *)(const void *)((y + t - k) - 1);
            const vcc_f64x2 y2_v = __builtin_shufflevector(y_v, y_v, 1, 0);
            const vcc_f64x2 t_v = x2_v * y2_v;
            const double t6 = (sum_s + t_v[0]) + t_v[1];
            sum_s = t6;
        }
        n = n - (unsigned int)end;
        sum = sum_s;
    }
    /* remaining iterations */
    while (n > 0) {
        __asm__ __volatile__("");
        --n;
        sum += x[n] * y[n];
    }
    return sum;
}
