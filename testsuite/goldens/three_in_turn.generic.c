/* vcc 0.1.0 wrote this from three_in_turn.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in double x[n+2] | out double y[n] | -> double */
/* What was read twice is handed on twice; the third one is read before `y` is written. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
double three_in_turn(int n, const double *restrict x, double *restrict y)
{
    double a = x[0], b = x[1], sum = 0.0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double t_v = (double)b;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const double t3_v = (double)0.5;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        const double t5_v = (double)a;
        const vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
        const double t7_v = (double)0.25;
        const vcc_f64x2 t8_v = __extension__ (vcc_f64x2){t7_v, t7_v};
        vcc_f64x2 b_v = t2_v;
        vcc_f64x2 a_v = t6_v;
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_f64x2 x_v = *(const vcc_f64x2 *)(const void *)(x + 2 + k);
            const vcc_f64x2 b2_v = __builtin_shufflevector(b_v, x_v, 1, 2);
            const vcc_f64x2 t9_v = __builtin_shufflevector(a_v, b2_v, 1, 2) * t8_v + x_v * t8_v;
            *(vcc_f64x2 *)(void *)(y + k) = b2_v * t4_v + t9_v;
            b_v = x_v;
            a_v = b2_v;
        }
        {
            const double a_s = a_v[1];
            const double b_s = b_v[1];
            a = a_s;
            b = b_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        double c;
        y[i] = b * 0.5;
        c = x[i + 2];
        y[i] += a * 0.25 + c * 0.25;
        a = b;
        b = c;
    }
#ifdef VCC_VECTOR
    }
#endif
    sum = a - b;
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
