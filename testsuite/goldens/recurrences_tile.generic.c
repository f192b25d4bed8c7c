/* vcc 0.1.0 wrote this from recurrences_tile.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double a[4*n] | in double b[4*n] | inout double c[16] restrict */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void recurrences_tile(int n, const double *a, const double *b, double *restrict c)
{
    double c00 = c[0], c01 = c[1], c02 = c[2], c03 = c[3];
    double c10 = c[4], c11 = c[5], c12 = c[6], c13 = c[7];
    double c20 = c[8], c21 = c[9], c22 = c[10], c23 = c[11];
    double c30 = c[12], c31 = c[13], c32 = c[14], c33 = c[15];
#ifdef VCC_VECTOR
    /* vcc: line 8: 2 lanes, generic */
    int k_done = 0;
    if (n >= 2) {
        const unsigned long t = (unsigned long)n - 1;
        vcc_f64x2 c_v = __extension__ (vcc_f64x2){c00, c01};
        vcc_f64x2 c2_v = __extension__ (vcc_f64x2){c02, c03};
        vcc_f64x2 c3_v = __extension__ (vcc_f64x2){c10, c11};
        vcc_f64x2 c4_v = __extension__ (vcc_f64x2){c12, c13};
        vcc_f64x2 c5_v = __extension__ (vcc_f64x2){c20, c21};
        vcc_f64x2 c6_v = __extension__ (vcc_f64x2){c22, c23};
        vcc_f64x2 c7_v = __extension__ (vcc_f64x2){c30, c31};
        vcc_f64x2 c8_v = __extension__ (vcc_f64x2){c32, c33};
        unsigned int k_s = 0u;
        /* what iterations hand on side by side, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < t; k2++) {
            const unsigned int t2 = 4u * k_s;
            const long t3 = (long)(int)t2;
            const double a_s = a[t3];
            const double a_v = (double)a_s;
            const vcc_f64x2 a2_v = __extension__ (vcc_f64x2){a_v, a_v};
            const long t4 = (long)(int)(t2 + 2u);
            const double a_s2 = a[(long)(int)(t2 + 1u)];
            const double a3_v = (double)a_s2;
            const vcc_f64x2 a4_v = __extension__ (vcc_f64x2){a3_v, a3_v};
            const double a_s3 = a[t4];
            const double a5_v = (double)a_s3;
            const vcc_f64x2 a6_v = __extension__ (vcc_f64x2){a5_v, a5_v};
            const double a_s4 = a[(long)(int)(t2 + 3u)];
            const double a7_v = (double)a_s4;
            const vcc_f64x2 a8_v = __extension__ (vcc_f64x2){a7_v, a7_v};
            const vcc_f64x2 b_v = *(const vcc_f64x2 *)(const void *)(b + t3);
            const vcc_f64x2 b2_v = *(const vcc_f64x2 *)(const void *)(b + t4);
            c_v = c_v + a2_v * b_v;
            c2_v = c2_v + a2_v * b2_v;
            c3_v = c3_v + a4_v * b_v;
            c4_v = c4_v + a4_v * b2_v;
            c5_v = c5_v + a6_v * b_v;
            c6_v = c6_v + a6_v * b2_v;
            c7_v = c7_v + a8_v * b_v;
            c8_v = c8_v + a8_v * b2_v;
            k_s = k_s + 1u;
        }
        {
            const double t5 = c_v[0];
            c00 = t5;
            const double t6 = c_v[1];
            c01 = t6;
            const double t7 = c2_v[0];
            c02 = t7;
            const double t8 = c2_v[1];
            c03 = t8;
            const double t9 = c3_v[0];
            c10 = t9;
            const double t10 = c3_v[1];
            c11 = t10;
            const double t11 = c4_v[0];
            c12 = t11;
            const double t12 = c4_v[1];
            c13 = t12;
            const double t13 = c5_v[0];
            c20 = t13;
            const double t14 = c5_v[1];
            c21 = t14;
            const double t15 = c6_v[0];
            c22 = t15;
            const double t16 = c6_v[1];
            c23 = t16;
            const double t17 = c7_v[0];
            c30 = t17;
            const double t18 = c7_v[1];
            c31 = t18;
            const double t19 = c8_v[0];
            c32 = t19;
            const double t20 = c8_v[1];
            c33 = t20;
            k_done = (int)k_s;
        }
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
    for (int k = 0; k < n; k++) {
#endif
        c00 += a[4 * k] * b[4 * k];
        c01 += a[4 * k] * b[4 * k + 1];
        c02 += a[4 * k] * b[4 * k + 2];
        c03 += a[4 * k] * b[4 * k + 3];
        c10 += a[4 * k + 1] * b[4 * k];
        c11 += a[4 * k + 1] * b[4 * k + 1];
        c12 += a[4 * k + 1] * b[4 * k + 2];
        c13 += a[4 * k + 1] * b[4 * k + 3];
        c20 += a[4 * k + 2] * b[4 * k];
        c21 += a[4 * k + 2] * b[4 * k + 1];
        c22 += a[4 * k + 2] * b[4 * k + 2];
        c23 += a[4 * k + 2] * b[4 * k + 3];
        c30 += a[4 * k + 3] * b[4 * k];
        c31 += a[4 * k + 3] * b[4 * k + 1];
        c32 += a[4 * k + 3] * b[4 * k + 2];
        c33 += a[4 * k + 3] * b[4 * k + 3];
    }
    c[0] = c00, c[1] = c01, c[2] = c02, c[3] = c03;
    c[4] = c10, c[5] = c11, c[6] = c12, c[7] = c13;
    c[8] = c20, c[9] = c21, c[10] = c22, c[11] = c23;
    c[12] = c30, c[13] = c31, c[14] = c32, c[15] = c33;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
