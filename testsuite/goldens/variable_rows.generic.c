/* vcc 0.1.0 wrote this from variable_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | out float y[5*n+5] restrict | in float x[5*n+5] restrict */
/* The length of the rows is a parameter. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_rows(int n, float y[restrict][n], const float x[restrict][n])
{
    for (int row = 0; row < 5; row++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 4 lanes x 4, then 4, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long t = (unsigned long)row * (unsigned long)n;
            const char *const x_s = (const char *)x + t * 4;
            const float t_v = (float)2.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            const float t3_v = (float)1.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            char *const y_s = (char *)y + t * 4;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_f32x4 y_new_v =
                        *(const vcc_f32x4 *)(const void *)(x_s + at * 4) * t2_v + t4_v;
                    *(vcc_f32x4 *)(void *)(y_s + at * 4) = y_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_f32x4 y_new2_v =
                    *(const vcc_f32x4 *)(const void *)(x_s + k * 4) * t2_v + t4_v;
                *(vcc_f32x4 *)(void *)(y_s + k * 4) = y_new2_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[row][i] = x[row][i] * 2.0f + 1.0f;
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[row][i] = x[row][i] * 2.0f + 1.0f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
