/* vcc 0.1.0 wrote this from carry_stored_crosswise.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[n+2] restrict | inout double b[n+2] restrict | in double c[n+2] restrict */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void carry_stored_crosswise(int n, double *restrict a, double *restrict b, const double *restrict c)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 2, generic */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1;
        if ((long)distance >= 3) {
            const unsigned long end = (distance + 1) & ~3UL;
            const double b_s = *b;
            const double t_v = (double)b_s;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            const double t3_v = (double)0.5;
            const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
            vcc_f64x2 t5_v = t2_v;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_f64x2 b_new_v0 = *(const vcc_f64x2 *)(const void *)(a + 2 + k) * t4_v;
                const vcc_f64x2 b_new_v1 = *(const vcc_f64x2 *)(const void *)(a + 2 + k + 2) * t4_v;
                const vcc_f64x2 c_v0 = *(const vcc_f64x2 *)(const void *)(c + 1 + k);
                const vcc_f64x2 c_v1 = *(const vcc_f64x2 *)(const void *)(c + 1 + k + 2);
                const vcc_f64x2 a_new_v0 = __builtin_shufflevector(t5_v, b_new_v0, 1, 2) + c_v0;
                const vcc_f64x2 a_new_v1 = __builtin_shufflevector(b_new_v0, b_new_v1, 1, 2) + c_v1;
                *(vcc_f64x2 *)(void *)(a + 1 + k) = a_new_v0;
                *(vcc_f64x2 *)(void *)(a + 1 + k + 2) = a_new_v1;
                *(vcc_f64x2 *)(void *)(b + 1 + k) = b_new_v0;
                *(vcc_f64x2 *)(void *)(b + 1 + k + 2) = b_new_v1;
                t5_v = b_new_v1;
            }
            i_done = (int)((unsigned int)i_done + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i <= n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i <= n; i++) {
#endif
        a[i] = b[i - 1] + c[i];
        b[i] = a[i + 1] * 0.5;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
