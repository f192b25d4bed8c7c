/* vcc 0.1.0 wrote this from rows_of_doubles.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[8*n] restrict | out double d[n] restrict */
/* A row of eight, of which one is only read and two are not written. */
#pragma simd declare(linear(p: 8))
static double turned(double *p)
{
    double a = p[0] - p[1], b = p[2] * p[3], c = p[4] + p[6];
    p[0] = b;
    p[1] = c - p[5];
    p[2] = a;
    p[3] = p[7] * 0.5;
    p[4] = a - b;
    p[6] = c;
    return a * b + c;
}

#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
#endif
void rows_of_doubles(int n, double *a, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 2 lanes, generic */
    k = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double t_v = (double)0.5;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const vcc_u32x2 t3_v = __extension__ (vcc_u32x2){0u, 1u} << 3;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 2) {
            double *const a_s = a + (long)(8UL * k2);
            const vcc_f64x2 a_row_v = *(const vcc_f64x2 *)(const void *)a_s;
            const vcc_f64x2 a_row2_v = *(const vcc_f64x2 *)(const void *)(a_s + 8);
            const vcc_f64x2 a_row3_v = *(const vcc_f64x2 *)(const void *)(a_s + 2);
            const vcc_f64x2 a_row4_v = *(const vcc_f64x2 *)(const void *)(a_s + 2 + 8);
            const vcc_f64x2 a_row5_v = *(const vcc_f64x2 *)(const void *)(a_s + 4);
            const vcc_f64x2 a_row6_v = *(const vcc_f64x2 *)(const void *)(a_s + 4 + 8);
            const vcc_f64x2 a_row7_v = *(const vcc_f64x2 *)(const void *)(a_s + 6);
            const vcc_f64x2 a_row8_v = *(const vcc_f64x2 *)(const void *)(a_s + 6 + 8);
            const vcc_f64x2 a_v = __builtin_shufflevector(a_row3_v, a_row4_v, 1, 3);
            const vcc_f64x2 b_v = __builtin_shufflevector(a_row3_v, a_row4_v, 0, 2) * a_v;
            const vcc_f64x2 a2_v = __builtin_shufflevector(a_row7_v, a_row8_v, 0, 2);
            const vcc_f64x2 c_v = __builtin_shufflevector(a_row5_v, a_row6_v, 0, 2) + a2_v;
            const vcc_f64x2 t4_v = c_v - __builtin_shufflevector(a_row5_v, a_row6_v, 1, 3);
            const vcc_f64x2 a_row9_v = __builtin_shufflevector(b_v, t4_v, 0, 2);
            const vcc_f64x2 a3_v = __builtin_shufflevector(a_row_v, a_row2_v, 0, 2);
            const vcc_f64x2 a4_v = __builtin_shufflevector(a_row_v, a_row2_v, 1, 3);
            const vcc_f64x2 a5_v = __builtin_shufflevector(a_row7_v, a_row8_v, 1, 3);
            const vcc_f64x2 a_row10_v = __builtin_shufflevector(b_v, t4_v, 1, 3);
            *(vcc_f64x2 *)(void *)a_s = a_row9_v;
            *(vcc_f64x2 *)(void *)(a_s + 8) = a_row10_v;
            const vcc_f64x2 a6_v = a3_v - a4_v;
            const vcc_f64x2 t5_v = a5_v * t2_v;
            const vcc_f64x2 a_row11_v = __builtin_shufflevector(a6_v, t5_v, 0, 2);
            const vcc_f64x2 a_row12_v = __builtin_shufflevector(a6_v, t5_v, 1, 3);
            *(vcc_f64x2 *)(void *)(a_s + 2) = a_row11_v;
            *(vcc_f64x2 *)(void *)(a_s + 2 + 8) = a_row12_v;
            const vcc_f64x2 t6_v = a6_v - b_v;
            const vcc_i32x2 t7_v = (vcc_i32x2)t3_v;
            (a_s + 4)[t7_v[0]] = t6_v[0];
            (a_s + 4)[t7_v[1]] = t6_v[1];
            const vcc_i32x2 t8_v = (vcc_i32x2)t3_v;
            (a_s + 6)[t8_v[0]] = c_v[0];
            (a_s + 6)[t8_v[1]] = c_v[1];
            *(vcc_f64x2 *)(void *)(d + k2) = a6_v * b_v + c_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = turned(a + 8 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = turned(a + 8 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
