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
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_f64x2 a_row_v0 = *(const vcc_f64x2 *)(const void *)(a + k * 3);
            const vcc_f64x2 a_row_v1 = *(const vcc_f64x2 *)(const void *)(a + k * 3 + 2);
            const vcc_f64x2 a_row_v2 = *(const vcc_f64x2 *)(const void *)(a + k * 3 + 4);
            const vcc_f64x2 a_v =
                __builtin_shufflevector(__builtin_shufflevector(a_row_v0, a_row_v1, 0, 3),
                a_row_v2, 0, 1);
            const vcc_f64x2 a2_v =
                __builtin_shufflevector(__builtin_shufflevector(a_row_v0, a_row_v1, 1, 0),
                a_row_v2, 0, 2);
            const vcc_f64x2 a3_v =
                __builtin_shufflevector(__builtin_shufflevector(a_row_v0, a_row_v1, 2, 0),
                a_row_v2, 0, 3);
            const vcc_f64x2 b_row_v0 = *(const vcc_f64x2 *)(const void *)(b + k * 3);
            const vcc_f64x2 b_row_v1 = *(const vcc_f64x2 *)(const void *)(b + k * 3 + 2);
            const vcc_f64x2 b_row_v2 = *(const vcc_f64x2 *)(const void *)(b + k * 3 + 4);
            const vcc_f64x2 b_v =
                __builtin_shufflevector(__builtin_shufflevector(b_row_v0, b_row_v1, 0, 3),
                b_row_v2, 0, 1);
            const vcc_f64x2 b2_v =
                __builtin_shufflevector(__builtin_shufflevector(b_row_v0, b_row_v1, 1, 0),
                b_row_v2, 0, 2);
            const vcc_f64x2 b3_v =
                __builtin_shufflevector(__builtin_shufflevector(b_row_v0, b_row_v1, 2, 0),
                b_row_v2, 0, 3);
            const vcc_f64x2 t_v = a2_v * b3_v - a3_v * b2_v;
            const vcc_f64x2 t2_v = a3_v * b_v - a_v * b3_v;
            const vcc_f64x2 t3_v = a_v * b2_v - a2_v * b_v;
            const vcc_f64x2 c_row_v0 =
                __builtin_shufflevector(__builtin_shufflevector(t_v, t2_v, 0, 2), t3_v, 0, 1);
            *(vcc_f64x2 *)(void *)(c + k * 3) = c_row_v0;
            const vcc_f64x2 c_row_v1 =
                __builtin_shufflevector(__builtin_shufflevector(t_v, t2_v, 0, 1), t3_v, 2, 1);
            *(vcc_f64x2 *)(void *)(c + k * 3 + 2) = c_row_v1;
            const vcc_f64x2 c_row_v2 =
                __builtin_shufflevector(__builtin_shufflevector(t_v, t2_v, 3, 0), t3_v, 0, 3);
            *(vcc_f64x2 *)(void *)(c + k * 3 + 4) = c_row_v2;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const double *p = a + 3 * i, *q = b + 3 * i;
        double *r = c + 3 * i;
        r[0] = p[1] * q[2] - p[2] * q[1];
        r[1] = p[2] * q[0] - p[0] * q[2];
        r[2] = p[0] * q[1] - p[1] * q[0];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
