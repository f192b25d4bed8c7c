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
        /* vcc: line 7: 4 lanes, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const float t_v = (float)0.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            char *const a_s = (char *)a + (long)i * 36;
            float a_s2;
            __builtin_memcpy(&a_s2, a_s, sizeof a_s2);
            const float a_v = (float)a_s2;
            const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
            float a_s3;
            __builtin_memcpy(&a_s3, a_s + 4, sizeof a_s3);
            const float a3_v = (float)a_s3;
            const vcc_f32x4 a4_v = __extension__ (vcc_f32x4){a3_v, a3_v, a3_v, a3_v};
            float a_s4;
            __builtin_memcpy(&a_s4, a_s + 8, sizeof a_s4);
            const float a5_v = (float)a_s4;
            const vcc_f32x4 a6_v = __extension__ (vcc_f32x4){a5_v, a5_v, a5_v, a5_v};
            float a_s5;
            __builtin_memcpy(&a_s5, a_s + 12, sizeof a_s5);
            const float a7_v = (float)a_s5;
            const vcc_f32x4 a8_v = __extension__ (vcc_f32x4){a7_v, a7_v, a7_v, a7_v};
            float a_s6;
            __builtin_memcpy(&a_s6, a_s + 16, sizeof a_s6);
            const float a9_v = (float)a_s6;
            const vcc_f32x4 a10_v = __extension__ (vcc_f32x4){a9_v, a9_v, a9_v, a9_v};
            float a_s7;
            __builtin_memcpy(&a_s7, a_s + 20, sizeof a_s7);
            const float a11_v = (float)a_s7;
            const vcc_f32x4 a12_v = __extension__ (vcc_f32x4){a11_v, a11_v, a11_v, a11_v};
            float a_s8;
            __builtin_memcpy(&a_s8, a_s + 24, sizeof a_s8);
            const float a13_v = (float)a_s8;
            const vcc_f32x4 a14_v = __extension__ (vcc_f32x4){a13_v, a13_v, a13_v, a13_v};
            float a_s9;
            __builtin_memcpy(&a_s9, a_s + 28, sizeof a_s9);
            const float a15_v = (float)a_s9;
            const vcc_f32x4 a16_v = __extension__ (vcc_f32x4){a15_v, a15_v, a15_v, a15_v};
            float a_s10;
            __builtin_memcpy(&a_s10, a_s + 32, sizeof a_s10);
            const float a17_v = (float)a_s10;
            const vcc_f32x4 a18_v = __extension__ (vcc_f32x4){a17_v, a17_v, a17_v, a17_v};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_f32x4 t3_v =
                    a2_v * *(const vcc_f32x4 *)(const void *)((char *)b + k2 * 4);
                const vcc_f32x4 b_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)n * 4 + k2 * 4);
                const vcc_f32x4 b2_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(2UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 b3_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(3UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 b4_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(4UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 b5_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(5UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 b6_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(6UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 t4_v =
                    t2_v + t3_v + a4_v * b_v + a6_v * b2_v + a8_v * b3_v + a10_v * b4_v + a12_v * b5_v;
                const vcc_f32x4 b7_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(7UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 b8_v =
                    *(const vcc_f32x4 *)(const void *)((char *)b + (long)(8UL * (unsigned long)n) * 4 + k2 * 4);
                const vcc_f32x4 c_new_v = t4_v + a14_v * b6_v + a16_v * b7_v + a18_v * b8_v;
                *(vcc_f32x4 *)(void *)((char *)c + (long)((unsigned long)i * (unsigned long)n) * 4 + k2 * 4) = c_new_v;
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
