/* vcc 0.1.0 wrote this from promote_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[24*n+24] | in u32 x[24] | inout u32 y[n+1] */
/* The matrix product with a vector as textbooks write it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void promote_rows(int n, const unsigned *a, const unsigned *x, unsigned *y)
{
    for (int i = 0; i <= n; i++) {
        y[i] = 7;
#ifdef VCC_VECTOR
        /* vcc: line 7: 4 lanes x 2, generic; runs if y and a do not overlap, y and x do not overlap
           */
        int j_done = 0;
        {
            const unsigned long t = (unsigned long)(y + (long)i);
            const unsigned long t2 =
                (unsigned long)((const char *)a + (long)((unsigned long)i * 96));
            if ((t + 4 <= t2 || t2 + 24UL * 4UL <= t)
                && (t + 4 <= (unsigned long)x || (unsigned long)x + 24UL * 4UL <= t)) {
                const unsigned int y_s = y[(long)i];
                const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
                vcc_u32x4 t_v0 = t_v;
                vcc_u32x4 t_v1 = t_v;
                unsigned long k;
                for (k = 0; k < 24UL; k += 8) {
                    const unsigned int *const a_s = a + (long)((unsigned long)i * 24) + k;
                    const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                    const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
                    const vcc_u32x4 t2_v0 = t_v0 + *(const vcc_u32x4 *)(const void *)a_s * x_v0;
                    const vcc_u32x4 t2_v1 =
                        t_v1 + *(const vcc_u32x4 *)(const void *)(a_s + 4) * x_v1;
                    t_v0 = t2_v0;
                    t_v1 = t2_v1;
                }
                {
                    const vcc_u32x4 t2_v = t_v0 + t_v1;
                    const vcc_u32x2 t3_v = __builtin_shufflevector(t2_v, t2_v, 2, 3);
                    const vcc_u32x2 t4_v = __builtin_shufflevector(t2_v, t2_v, 0, 1) + t3_v;
                    const vcc_u32x1 t5_v = __extension__ (vcc_u32x1){t4_v[1]};
                    const unsigned int t3 = (__extension__ (vcc_u32x1){t4_v[0]} + t5_v)[0];
                    j_done = 24;
                    y[(long)i] = y_s + t3;
                }
            }
        }
        /* remaining iterations */
        for (int j = j_done; j < 24; j++) {
            VCC_KEEP_SCALAR;
            y[i] += a[i * 24 + j] * x[j];
        }
#else
        for (int j = 0; j < 24; j++)
            y[i] += a[i * 24 + j] * x[j];
#endif
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
