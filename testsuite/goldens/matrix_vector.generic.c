/* vcc 0.1.0 wrote this from matrix_vector.c for generic */
/* kernel: int n | in float m[9*n] | in float x[9] | out float y[n] restrict */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void matrix_vector(int n, const float *m, const float *x, float *restrict y)
{
    int i, j;
    for (i = 0; i < n; i++) {
        float sum = 0;
        /* vcc: line 7: 4 lanes x 2, generic */
        j = 0;
        {
            float sum_s = 0.0f;
            unsigned long k;
            for (k = 0; k < 8UL; k += 8) {
                const float *const m_s = m + (long)((unsigned long)i * 9) + k;
                const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
                const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
                const vcc_f32x4 t_v0 = (*(const vcc_f32x4 *)(const void *)(m_s)) * x_v0;
                const float t = (((sum_s + t_v0[0]) + t_v0[1]) + t_v0[2]) + t_v0[3];
                const vcc_f32x4 t_v1 = (*(const vcc_f32x4 *)(const void *)(m_s + 4)) * x_v1;
                const float t2 = (((t + t_v1[0]) + t_v1[1]) + t_v1[2]) + t_v1[3];
                sum_s = t2;
            }
            j = 8;
            sum = sum_s;
        }
        /* remaining iterations */
        for (; j < 9; j++) {
            __asm__ __volatile__("");
            sum += m[9 * i + j] * x[j];
        }
        y[i] = sum;
    }
}
