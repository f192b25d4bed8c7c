/* vcc 0.1.0 wrote this from dot.c for generic */
/* kernel: int n | in float x[n] | in float y[n] | -> float */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
float dot(int n, const float *x, const float *y)
{
    int i;
    float sum = 0.0f;
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        float sum_s = 0.0f;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_f32x4 y_v0 = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_f32x4 y_v1 = *(const vcc_f32x4 *)(const void *)(y + k + 4);
            const vcc_f32x4 y_v2 = *(const vcc_f32x4 *)(const void *)(y + k + 8);
            const vcc_f32x4 y_v3 = *(const vcc_f32x4 *)(const void *)(y + k + 12);
            const vcc_f32x4 t_v0 = (*(const vcc_f32x4 *)(const void *)(x + k)) * y_v0;
            const float t = (((sum_s + t_v0[0]) + t_v0[1]) + t_v0[2]) + t_v0[3];
            const vcc_f32x4 t_v1 = (*(const vcc_f32x4 *)(const void *)(x + k + 4)) * y_v1;
            const float t2 = (((t + t_v1[0]) + t_v1[1]) + t_v1[2]) + t_v1[3];
            const vcc_f32x4 t_v2 = (*(const vcc_f32x4 *)(const void *)(x + k + 8)) * y_v2;
            const float t3 = (((t2 + t_v2[0]) + t_v2[1]) + t_v2[2]) + t_v2[3];
            const vcc_f32x4 t_v3 = (*(const vcc_f32x4 *)(const void *)(x + k + 12)) * y_v3;
            const float t4 = (((t3 + t_v3[0]) + t_v3[1]) + t_v3[2]) + t_v3[3];
            sum_s = t4;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_f32x4 t_v = (*(const vcc_f32x4 *)(const void *)(x + k)) * y_v;
            const float t5 = (((sum_s + t_v[0]) + t_v[1]) + t_v[2]) + t_v[3];
            sum_s = t5;
        }
        i = (int)end;
        sum = sum_s;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        sum += x[i] * y[i];
    }
    return sum;
}
