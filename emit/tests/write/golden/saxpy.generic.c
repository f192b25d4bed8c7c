/* vcc 0 wrote this from input.c for generic; flags:  */
void saxpy(int n, float a, const float *x, float *y);
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    {
        i = 0;
        /* vcc: line 5: 8 lanes, generic; runs if x and y do not overlap */
        {
            const unsigned long trips = (unsigned long)n - (unsigned long)i;
            if ((long)trips >= 8l) {
                const unsigned long end = trips & ~7ul;
                const float t = (float)(a);
                const vcc_f32x4 a_v = __extension__ (vcc_f32x4){t, t, t, t};
                const long t1 = (long)i;
                unsigned long k;
                for (k = 0; k < end; k += 8) {
                    const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + t1 + k);
                    const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)((x + t1 + k) + 4);
                    const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + t1 + k);
                    const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)((y + t1 + k) + 4);
                    const vcc_f32x4 t_v0 = a_v * x_v0;
                    const vcc_f32x4 t_v1 = a_v * x_v1;
                    const vcc_f32x4 t_v2 = t_v0 + y_v0;
                    const vcc_f32x4 t_v3 = t_v1 + y_v1;
                    *(vcc_f32x4 *)(void *)(y + t1 + k) = t_v2;
                    *(vcc_f32x4 *)(void *)((y + t1 + k) + 4) = t_v3;
                }
                i = (int)((unsigned int)i + (unsigned int)end);
            }
        }
        for (; i < n; i++) { __asm__ __volatile__("");
        y[i] = a * x[i] + y[i]; }
    } /* fused? */
}
