/* vcc 0.1.0 wrote this from convolution.c for generic */
/* kernel: int n | in float x[n+30] | in float w[31] | out float y[n] restrict */
#define TAPS 31

__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void convolution(int n, const float *x, const float *w, float *y)
{
    int k;
    /* vcc: line 8: 8 lanes, generic */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)(0.0f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            vcc_f32x4 sum_v0 = t2_v;
            vcc_f32x4 sum_v1 = t2_v;
            unsigned int j_s = 0u;
            vcc_f32x4 sum2_v0 = t2_v;
            vcc_f32x4 sum2_v1 = t2_v;
            int more;
            do {
                const float w_s = w[(long)(int)j_s];
                const vcc_f32x4 x_v0 =
                    *(const vcc_f32x4 *)(const void *)(x + (long)(k2 + (unsigned long)(int)j_s));
                const vcc_f32x4 x_v1 =
                    *(const vcc_f32x4 *)(const void *)((x + (long)(k2 + (unsigned long)(int)j_s)) + 4);
                const float t3_v = (float)(w_s);
                const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
                const vcc_f32x4 t_v0 = t4_v * x_v0;
                const vcc_f32x4 t_v1 = t4_v * x_v1;
                const vcc_f32x4 sum3_v0 = sum_v0 + t_v0;
                const vcc_f32x4 sum3_v1 = sum_v1 + t_v1;
                const unsigned int t = j_s + 1u;
                more = (int)t < 31;
                sum_v0 = sum3_v0;
                sum_v1 = sum3_v1;
                j_s = t;
                sum2_v0 = sum3_v0;
                sum2_v1 = sum3_v1;
            } while (more);
            *(vcc_f32x4 *)(void *)(y + k2) = sum2_v0;
            *(vcc_f32x4 *)(void *)(y + k2 + 4) = sum2_v1;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        float sum = 0.0f;
        int j;
        for (j = 0; j < TAPS; j++)
            sum += w[j] * x[k + j];
        y[k] = sum;
    }
    }
}
