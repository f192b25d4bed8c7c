/* vcc 0.1.0 wrote this from normal_vectors.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[3*n] | in double b[3*n] | out double c[3*n] restrict */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void normal_vectors(int n, const double *a, const double *b, double *restrict c)
{
    int i;
    for (i = 0; i < n; i++) {
        const double *p = a + 3 * i, *q = b + 3 * i;
        double *r = c + 3 * i;
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 9: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const double q_s = q[2];
            const double q_s2 = *q;
            const double p_s = p[2];
            const double p_s2 = *p;
            const vcc_f64x2 t_v = __extension__ (vcc_f64x2){q_s, q_s2};
            const vcc_f64x2 q_v = *(const vcc_f64x2 *)(const void *)(q + 1);
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){p_s, p_s2} * q_v;
            const vcc_f64x2 t3_v = *(const vcc_f64x2 *)(const void *)(p + 1) * t_v - t2_v;
            *(vcc_f64x2 *)(void *)r = t3_v;
        }
#else
        r[0] = p[1] * q[2] - p[2] * q[1];
        r[1] = p[2] * q[0] - p[0] * q[2];
#endif
        r[2] = p[0] * q[1] - p[1] * q[0];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
