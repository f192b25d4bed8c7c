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
    /* vcc: line 5: 4 lanes x 2, generic */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
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
