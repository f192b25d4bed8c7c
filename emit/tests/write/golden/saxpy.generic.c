/* vcc 0 wrote this from input.c for generic */
void saxpy(int n, float a, const float *x, float *y);
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void saxpy(int n, float a, const float *x, float *y)
{
    int i;
    /* vcc: line 5: 8 lanes, generic; runs if x and y do not overlap */
    i = 0;
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const float a_v = (float)a;
            const vcc_f32x4 a2_v = __extension__ (vcc_f32x4){a_v, a_v, a_v, a_v};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const float *const t = x + (long)i + k;
                float *const t2 = y + (long)i + k;
                const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)t;
                const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(t + 4);
                const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)t2;
                const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(t2 + 4);
                const vcc_f32x4 t_v0 = a2_v * x_v0;
                const vcc_f32x4 t_v1 = a2_v * x_v1;
                const vcc_f32x4 t2_v0 = t_v0 + y_v0;
                const vcc_f32x4 t2_v1 = t_v1 + y_v1;
                *(vcc_f32x4 *)(void *)t2 = t2_v0;
                *(vcc_f32x4 *)(void *)(t2 + 4) = t2_v1;
            }
            i = (int)((unsigned int)i + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        y[i] = a * x[i] + y[i];
    } /* fused? */
}
