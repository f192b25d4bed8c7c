/* vcc 0.1.0 wrote this from block_shadowed.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double x[4] | double k */
/* The factor has no name where the stores are: another variable is called so there. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void block_shadowed(int n, double *x, double k)
{
    double twice = k * 2.0;
    {
        int k = n & 3;
#ifdef VCC_VECTOR
        /* vcc: block at lines 8 to 9: 2 lanes, generic */
        VCC_KEEP_SCALAR;
        {
            const double twice_v = (double)twice;
            const vcc_f64x2 twice2_v = __extension__ (vcc_f64x2){twice_v, twice_v};
            const double t_v = (double)k;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            const vcc_f64x2 t3_v = *(const vcc_f64x2 *)(const void *)x * twice2_v + t2_v;
            *(vcc_f64x2 *)(void *)x = t3_v;
        }
#else
        x[0] = x[0] * twice + k;
        x[1] = x[1] * twice + k;
#endif
    }
#ifdef VCC_VECTOR
    /* vcc: block at lines 11 to 12: 2 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const double k_v = (double)k;
        const vcc_f64x2 k2_v = __extension__ (vcc_f64x2){k_v, k_v};
        const vcc_f64x2 t_v = *(const vcc_f64x2 *)(const void *)(x + 2) * k2_v;
        *(vcc_f64x2 *)(void *)(x + 2) = t_v;
    }
#else
    x[2] = x[2] * k;
    x[3] = x[3] * k;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
