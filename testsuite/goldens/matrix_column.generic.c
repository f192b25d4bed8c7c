/* vcc 0.1.0 wrote this from matrix_column.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float m[7*n] | out float column[n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void matrix_column(int n, const float *m, float *restrict column)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const float *const m_s = m + 3 + at * 7;
                const vcc_f32x4 m_row_v = *(const vcc_f32x4 *)(const void *)m_s;
                const vcc_f32x4 m_row2_v = *(const vcc_f32x4 *)(const void *)(m_s + 14);
                const vcc_f32x4 m_row3_v = *(const vcc_f32x4 *)(const void *)(m_s + 7);
                const vcc_f32x4 m_row4_v = *(const vcc_f32x4 *)(const void *)(m_s + 21);
                const vcc_f32x4 t_v = __builtin_shufflevector(m_row_v, m_row2_v, 0, 4, 1, 5);
                const vcc_f32x4 t2_v = __builtin_shufflevector(m_row3_v, m_row4_v, 0, 4, 1, 5);
                const vcc_f32x4 m_v = __builtin_shufflevector(t_v, t2_v, 0, 4, 1, 5);
                *(vcc_f32x4 *)(void *)(column + at) = m_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float *const m_s2 = m + 3 + k * 7;
            const vcc_f32x4 m_row5_v = *(const vcc_f32x4 *)(const void *)m_s2;
            const vcc_f32x4 m_row6_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 14);
            const vcc_f32x4 m_row7_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 7);
            const vcc_f32x4 m_row8_v = *(const vcc_f32x4 *)(const void *)(m_s2 + 21);
            const vcc_f32x4 t3_v = __builtin_shufflevector(m_row5_v, m_row6_v, 0, 4, 1, 5);
            const vcc_f32x4 t4_v = __builtin_shufflevector(m_row7_v, m_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 m2_v = __builtin_shufflevector(t3_v, t4_v, 0, 4, 1, 5);
            *(vcc_f32x4 *)(void *)(column + k) = m2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        column[i] = m[7 * i + 3];
    }
#else
    for (i = 0; i < n; i++)
        column[i] = m[7 * i + 3];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
