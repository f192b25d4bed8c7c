/* vcc 0.1.0 wrote this from block_apart.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[n+6] restrict | inout u16 d[n+30] restrict */
/* Vectors of neighbours that lie one element further in each iteration. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void block_apart(int n, double *restrict a, unsigned short *restrict d)
{
    int i;
    for (i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: block at lines 7 to 8: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const double t_v = (double)11.0;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            const double t3_v = (double)1.0;
            const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
            const vcc_f64x2 a_v =
                *(const vcc_f64x2 *)(const void *)(a + (long)(int)((unsigned int)i + 2u));
            *(vcc_f64x2 *)(void *)(a + (long)i) = t2_v * a_v - t4_v;
        }
#else
        a[i] = 11 * a[i + 2] - 1;
        a[i + 1] = a[i + 3] * 11 - 1;
#endif
        d[i + 15] = d[i + 28];
#ifdef VCC_VECTOR
        /* vcc: block at lines 10 to 11: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const double t_v = (double)11.0;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            const double t3_v = (double)1.0;
            const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
            const vcc_f64x2 a_v =
                *(const vcc_f64x2 *)(const void *)(a + (long)(int)((unsigned int)i + 4u));
            const vcc_f64x2 t5_v = t2_v * a_v - t4_v;
            *(vcc_f64x2 *)(void *)(a + (long)(int)((unsigned int)i + 2u)) = t5_v;
        }
#else
        a[i + 2] = 11 * a[i + 4] - 1;
        a[i + 3] = a[i + 5] * 11 - 1;
#endif
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
