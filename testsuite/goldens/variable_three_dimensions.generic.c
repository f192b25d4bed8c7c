/* vcc 0.1.0 wrote this from variable_three_dimensions.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout double a[12*n+12] restrict | in double b[12*n+12] restrict */
/* Two lengths are variables, in types that have a name. */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void variable_three_dimensions(int n, double *restrict a, double *restrict b)
{
    int rows = 4;
    typedef double row[n];
    typedef row plane[rows];
    plane *p = (plane *)a, *q = (plane *)b;
    rows = 3;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < 4; j++)
#ifdef VCC_VECTOR
        {
            int k = 0;
            /* vcc: line 12: 2 lanes x 4, generic */
            if (n >= 8) {
                const unsigned long end = (unsigned long)n & ~7UL;
                const unsigned long t =
                    (unsigned long)(int)(3u - 1u - (unsigned int)i) * (unsigned long)n;
                const double t_v = (double)0.5;
                const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
                unsigned long k2;
                for (k2 = 0; k2 < end; k2 += 8) {
                    unsigned long copy;
#pragma GCC unroll 4
                    for (copy = 0; copy < 4; copy++) {
                        const unsigned long at = k2 + copy * 2;
                        char *const p_s =
                            (char *)p + (long)((unsigned long)i * (unsigned long)n) * 32 + (long)((unsigned long)j * (unsigned long)n) * 8 + at * 8;
                        const vcc_f64x2 q_v =
                            *(const vcc_f64x2 *)(const void *)((char *)q + t * 32 + (long)((unsigned long)(int)(3u - (unsigned int)j) * (unsigned long)n) * 8 + at * 8);
                        const vcc_f64x2 p_new_v =
                            *(const vcc_f64x2 *)(const void *)p_s * t2_v + q_v;
                        *(vcc_f64x2 *)(void *)p_s = p_new_v;
                    }
                }
                k = (int)end;
            }
            /* remaining iterations */
            for (; k < n; k++) {
                VCC_KEEP_SCALAR;
                p[i][j][k] = p[i][j][k] * 0.5 + q[rows - 1 - i][3 - j][k];
            }
        }
#else
            for (int k = 0; k < n; k++)
                p[i][j][k] = p[i][j][k] * 0.5 + q[rows - 1 - i][3 - j][k];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
