/* vcc 0.1.0 wrote this from variable_matrix_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in float a[36] restrict | in float b[9*n+9] restrict | out float c[4*n+4] restrict */
/* Four rows by nine, each sum in a variable. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_matrix_product(int n, float a[restrict 4][9], float b[restrict 9][n],
                             float c[restrict 4][n])
{
    for (int i = 0; i < 4; i++)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 7: 16 lanes, then 4, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const float t_v = (float)0.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            char *const a_s = (char *)a + (long)i * 36;
            char *const c_s = (char *)c + (long)((unsigned long)i * (unsigned long)n) * 4;
            unsigned long k2;
            for (k2 = 0; k2 < wide_end; k2 += 16) {
                vcc_f32x4 sum_v0 = t2_v;
                vcc_f32x4 sum_v1 = t2_v;
                vcc_f32x4 sum_v2 = t2_v;
                vcc_f32x4 sum_v3 = t2_v;
                unsigned long k_s = 0UL;
                int more;
                do {
                    float a_s2;
                    __builtin_memcpy(&a_s2, a_s + k_s * 4, sizeof a_s2);
                    char *const b_s = (char *)b + (long)(k_s * (unsigned long)n) * 4 + k2 * 4;
                    const vcc_f32x4 b_v0 = *(const vcc_f32x4 *)(const void *)b_s;
                    const vcc_f32x4 b_v1 =
                        *(const vcc_f32x4 *)(const void *)((const char *)b_s + 16);
                    const vcc_f32x4 b_v2 =
                        *(const vcc_f32x4 *)(const void *)((const char *)b_s + 32);
                    const vcc_f32x4 b_v3 =
                        *(const vcc_f32x4 *)(const void *)((const char *)b_s + 48);
                    const float t5_v = (float)a_s2;
                    const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
                    const vcc_f32x4 t_v0 = t6_v * b_v0;
                    const vcc_f32x4 t_v1 = t6_v * b_v1;
                    const vcc_f32x4 t_v2 = t6_v * b_v2;
                    const vcc_f32x4 t_v3 = t6_v * b_v3;
                    const vcc_f32x4 t2_v0 = sum_v0 + t_v0;
                    const vcc_f32x4 t2_v1 = sum_v1 + t_v1;
                    const vcc_f32x4 t2_v2 = sum_v2 + t_v2;
                    const vcc_f32x4 t2_v3 = sum_v3 + t_v3;
                    const unsigned long t = k_s + 1;
                    more = (long)t < 9;
                    sum_v0 = t2_v0;
                    sum_v1 = t2_v1;
                    sum_v2 = t2_v2;
                    sum_v3 = t2_v3;
                    k_s = t;
                } while (more);
                *(vcc_f32x4 *)(void *)(c_s + k2 * 4) = sum_v0;
                *(vcc_f32x4 *)(void *)((char *)(c_s + k2 * 4) + 16) = sum_v1;
                *(vcc_f32x4 *)(void *)((char *)(c_s + k2 * 4) + 32) = sum_v2;
                *(vcc_f32x4 *)(void *)((char *)(c_s + k2 * 4) + 48) = sum_v3;
            }
            const float t3_v = (float)0.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            /* what is left, one vector at a time */
            for (; k2 < end; k2 += 4) {
                vcc_f32x4 sum_v = t4_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    float a_s3;
                    __builtin_memcpy(&a_s3, a_s + k_s2 * 4, sizeof a_s3);
                    const float t7_v = (float)a_s3;
                    const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
                    const vcc_f32x4 b_v =
                        *(const vcc_f32x4 *)(const void *)((char *)b + (long)(k_s2 * (unsigned long)n) * 4 + k2 * 4);
                    const unsigned long t2 = k_s2 + 1;
                    more2 = (long)t2 < 9;
                    sum_v = sum_v + t8_v * b_v;
                    k_s2 = t2;
                } while (more2);
                *(vcc_f32x4 *)(void *)(c_s + k2 * 4) = sum_v;
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
#else
        for (int j = 0; j < n; j++)
#endif
 {
            float sum = 0.0f;
            for (int k = 0; k < 9; k++)
                sum += a[i][k] * b[k][j];
            c[i][j] = sum;
        }
#ifdef VCC_VECTOR
        }
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
