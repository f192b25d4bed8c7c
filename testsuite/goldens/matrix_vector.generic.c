/* vcc 0.1.0 wrote this from matrix_vector.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float m[9*n] | in float x[9] | out float y[n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void matrix_vector(int n, const float *m, const float *x, float *restrict y)
{
    int i, j;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float x_s = *x;
        const float x_v = (float)x_s;
        const vcc_f32x4 x2_v = __extension__ (vcc_f32x4){x_v, x_v, x_v, x_v};
        const float x_s2 = x[1];
        const float x3_v = (float)x_s2;
        const vcc_f32x4 x4_v = __extension__ (vcc_f32x4){x3_v, x3_v, x3_v, x3_v};
        const float x_s3 = x[2];
        const float x5_v = (float)x_s3;
        const vcc_f32x4 x6_v = __extension__ (vcc_f32x4){x5_v, x5_v, x5_v, x5_v};
        const float x_s4 = x[3];
        const float x7_v = (float)x_s4;
        const vcc_f32x4 x8_v = __extension__ (vcc_f32x4){x7_v, x7_v, x7_v, x7_v};
        const float x_s5 = x[4];
        const float x9_v = (float)x_s5;
        const vcc_f32x4 x10_v = __extension__ (vcc_f32x4){x9_v, x9_v, x9_v, x9_v};
        const float x_s6 = x[5];
        const float x11_v = (float)x_s6;
        const vcc_f32x4 x12_v = __extension__ (vcc_f32x4){x11_v, x11_v, x11_v, x11_v};
        const float x_s7 = x[6];
        const float x13_v = (float)x_s7;
        const vcc_f32x4 x14_v = __extension__ (vcc_f32x4){x13_v, x13_v, x13_v, x13_v};
        const float x_s8 = x[7];
        const float x15_v = (float)x_s8;
        const vcc_f32x4 x16_v = __extension__ (vcc_f32x4){x15_v, x15_v, x15_v, x15_v};
        const float x_s9 = x[8];
        const float x17_v = (float)x_s9;
        const vcc_f32x4 x18_v = __extension__ (vcc_f32x4){x17_v, x17_v, x17_v, x17_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 m_row_v = *(const vcc_f32x4 *)(const void *)(m + k * 9);
            const vcc_f32x4 m_row2_v = *(const vcc_f32x4 *)(const void *)(m + k * 9 + 9);
            const vcc_f32x4 m_row3_v = *(const vcc_f32x4 *)(const void *)(m + k * 9 + 18);
            const vcc_f32x4 m_row4_v = *(const vcc_f32x4 *)(const void *)(m + k * 9 + 27);
            const vcc_f32x4 t3_v = __builtin_shufflevector(m_row_v, m_row3_v, 0, 4, 1, 5);
            const vcc_f32x4 t4_v = __builtin_shufflevector(m_row_v, m_row3_v, 2, 6, 3, 7);
            const vcc_f32x4 t5_v = __builtin_shufflevector(m_row2_v, m_row4_v, 0, 4, 1, 5);
            const vcc_f32x4 t6_v = __builtin_shufflevector(m_row2_v, m_row4_v, 2, 6, 3, 7);
            const float *const m_s = m + 4 + k * 9;
            const vcc_f32x4 m_row5_v = *(const vcc_f32x4 *)(const void *)m_s;
            const vcc_f32x4 m_row6_v = *(const vcc_f32x4 *)(const void *)(m_s + 9);
            const vcc_f32x4 m_row7_v = *(const vcc_f32x4 *)(const void *)(m_s + 18);
            const vcc_f32x4 m_row8_v = *(const vcc_f32x4 *)(const void *)(m_s + 27);
            const vcc_f32x4 t7_v = __builtin_shufflevector(m_row5_v, m_row7_v, 0, 4, 1, 5);
            const vcc_f32x4 t8_v = __builtin_shufflevector(m_row5_v, m_row7_v, 2, 6, 3, 7);
            const vcc_f32x4 t9_v = __builtin_shufflevector(m_row6_v, m_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 t10_v = __builtin_shufflevector(m_row6_v, m_row8_v, 2, 6, 3, 7);
            const float *const m_s2 = m + 8 + k * 9;
            const vcc_f32x4 m_row9_v = *(const vcc_f32x4 *)(const void *)m_s2;
            const vcc_f32x4 m_row10_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 18);
            const vcc_f32x4 m_row11_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 9);
            const vcc_f32x4 m_row12_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 27);
            const vcc_f32x4 t11_v = __builtin_shufflevector(m_row9_v, m_row10_v, 0, 4, 1, 5);
            const vcc_f32x4 t12_v = __builtin_shufflevector(m_row11_v, m_row12_v, 0, 4, 1, 5);
            const vcc_f32x4 t13_v = __builtin_shufflevector(t3_v, t5_v, 2, 6, 3, 7) * x4_v;
            const vcc_f32x4 t14_v =
                t2_v + __builtin_shufflevector(t3_v, t5_v, 0, 4, 1, 5) * x2_v + t13_v;
            const vcc_f32x4 t15_v = __builtin_shufflevector(t4_v, t6_v, 2, 6, 3, 7) * x8_v;
            const vcc_f32x4 t16_v =
                t14_v + __builtin_shufflevector(t4_v, t6_v, 0, 4, 1, 5) * x6_v + t15_v;
            const vcc_f32x4 t17_v = __builtin_shufflevector(t7_v, t9_v, 2, 6, 3, 7) * x12_v;
            const vcc_f32x4 t18_v =
                t16_v + __builtin_shufflevector(t7_v, t9_v, 0, 4, 1, 5) * x10_v + t17_v;
            const vcc_f32x4 t19_v = __builtin_shufflevector(t8_v, t10_v, 2, 6, 3, 7) * x16_v;
            const vcc_f32x4 t20_v =
                t18_v + __builtin_shufflevector(t8_v, t10_v, 0, 4, 1, 5) * x14_v + t19_v;
            const vcc_f32x4 y_new_v =
                t20_v + __builtin_shufflevector(t11_v, t12_v, 0, 4, 1, 5) * x18_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        float sum = 0;
        for (j = 0; j < 9; j++)
            sum += m[9 * i + j] * x[j];
        y[i] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
