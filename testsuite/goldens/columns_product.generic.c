/* vcc 0.1.0 wrote this from columns_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 37 | in float a[111] restrict | in float b[37*n] restrict | inout float c[3*n] restrict */
/* Rows of c stay in registers over sixteen rows of b. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_product(int n, int m, const float *restrict a, const float *restrict b, float *restrict c)
{
    for (int i = 0; i < 3; i++)
#ifdef VCC_VECTOR
    {
        int j_done = 0;
        /* vcc: line 6: 16 lanes, then 4, generic */
        if (n >= 4 && m >= 1) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long strips_end = ((unsigned long)m + 15) & ~15UL;
            const unsigned int t = (unsigned int)i * (unsigned int)n;
            const long t2 = (long)(int)((unsigned int)i * (unsigned int)m);
            unsigned long row;
            for (row = 0; row < strips_end; row += 16) {
                const unsigned long t3 = row + 16;
                const long t4 = (long)(int)row;
                const long t5 = (long)(int)(t3 < (unsigned long)m ? t3 : (unsigned long)m);
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 16) {
                    float *const c_s = c + (long)((unsigned long)(int)t + k2);
                    const vcc_f32x4 c_v0 = *(const vcc_f32x4 *)(const void *)c_s;
                    const vcc_f32x4 c_v1 = *(const vcc_f32x4 *)(const void *)(c_s + 4);
                    const vcc_f32x4 c_v2 = *(const vcc_f32x4 *)(const void *)(c_s + 8);
                    const vcc_f32x4 c_v3 = *(const vcc_f32x4 *)(const void *)(c_s + 12);
                    long k_s = t4;
                    vcc_f32x4 c2_v0 = c_v0;
                    vcc_f32x4 c2_v1 = c_v1;
                    vcc_f32x4 c2_v2 = c_v2;
                    vcc_f32x4 c2_v3 = c_v3;
                    int more;
                    do {
                        const float a_s = a[(long)((unsigned long)t2 + (unsigned long)k_s)];
                        const float *const b_s =
                            b + (long)((unsigned long)k_s * (unsigned long)n + k2);
                        const vcc_f32x4 b_v0 = *(const vcc_f32x4 *)(const void *)b_s;
                        const vcc_f32x4 b_v1 = *(const vcc_f32x4 *)(const void *)(b_s + 4);
                        const vcc_f32x4 b_v2 = *(const vcc_f32x4 *)(const void *)(b_s + 8);
                        const vcc_f32x4 b_v3 = *(const vcc_f32x4 *)(const void *)(b_s + 12);
                        const float t_v = (float)a_s;
                        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                        const vcc_f32x4 t_v0 = t2_v * b_v0;
                        const vcc_f32x4 t_v1 = t2_v * b_v1;
                        const vcc_f32x4 t_v2 = t2_v * b_v2;
                        const vcc_f32x4 t_v3 = t2_v * b_v3;
                        const vcc_f32x4 t2_v0 = c2_v0 + t_v0;
                        const vcc_f32x4 t2_v1 = c2_v1 + t_v1;
                        const vcc_f32x4 t2_v2 = c2_v2 + t_v2;
                        const vcc_f32x4 t2_v3 = c2_v3 + t_v3;
                        const unsigned long t6 = (unsigned long)k_s + 1;
                        more = (long)t6 < t5;
                        k_s = (long)t6;
                        c2_v0 = t2_v0;
                        c2_v1 = t2_v1;
                        c2_v2 = t2_v2;
                        c2_v3 = t2_v3;
                    } while (more);
                    *(vcc_f32x4 *)(void *)c_s = c2_v0;
                    *(vcc_f32x4 *)(void *)(c_s + 4) = c2_v1;
                    *(vcc_f32x4 *)(void *)(c_s + 8) = c2_v2;
                    *(vcc_f32x4 *)(void *)(c_s + 12) = c2_v3;
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 4) {
                    float *const c_s2 = c + (long)((unsigned long)(int)t + k2);
                    long k_s2 = t4;
                    const vcc_f32x4 c_v = *(const vcc_f32x4 *)(const void *)c_s2;
                    vcc_f32x4 c2_v = c_v;
                    int more2;
                    do {
                        const float a_s2 = a[(long)((unsigned long)t2 + (unsigned long)k_s2)];
                        const float t3_v = (float)a_s2;
                        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
                        const vcc_f32x4 b_v =
                            *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)k_s2 * (unsigned long)n + k2));
                        const unsigned long t7 = (unsigned long)k_s2 + 1;
                        more2 = (long)t7 < t5;
                        k_s2 = (long)t7;
                        c2_v = c2_v + t4_v * b_v;
                    } while (more2);
                    *(vcc_f32x4 *)(void *)c_s2 = c2_v;
                }
            }
            j_done = (int)end;
        }
        /* remaining iterations */
        if (j_done < n)
        for (int k = 0; k < m; k++)
            for (int j = j_done; j < n; j++) {
                VCC_KEEP_SCALAR;
                c[i * n + j] += a[i * m + k] * b[k * n + j];
            }
    }
#else
        for (int k = 0; k < m; k++)
            for (int j = 0; j < n; j++)
                c[i * n + j] += a[i * m + k] * b[k * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
