/* vcc 0.1.0 wrote this from convolution.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+30] | in float w[31] | out float y[n] restrict */
#define TAPS 31

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void convolution(int n, const float *x, const float *w, float *y)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 8: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            vcc_f32x4 sum_v0 = t2_v;
            vcc_f32x4 sum_v1 = t2_v;
            vcc_f32x4 sum_v2 = t2_v;
            vcc_f32x4 sum_v3 = t2_v;
            unsigned int j_s = 0u;
            int more;
            do {
                const float w_s = w[(long)(int)j_s];
                const float *const x_s = x + (long)(k2 + (unsigned long)(int)j_s);
                const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)x_s;
                const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x_s + 4);
                const vcc_f32x4 x_v2 = *(const vcc_f32x4 *)(const void *)(x_s + 8);
                const vcc_f32x4 x_v3 = *(const vcc_f32x4 *)(const void *)(x_s + 12);
                const float t5_v = (float)w_s;
                const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
                const vcc_f32x4 t_v0 = t6_v * x_v0;
                const vcc_f32x4 t_v1 = t6_v * x_v1;
                const vcc_f32x4 t_v2 = t6_v * x_v2;
                const vcc_f32x4 t_v3 = t6_v * x_v3;
                const vcc_f32x4 sum2_v0 = sum_v0 + t_v0;
                const vcc_f32x4 sum2_v1 = sum_v1 + t_v1;
                const vcc_f32x4 sum2_v2 = sum_v2 + t_v2;
                const vcc_f32x4 sum2_v3 = sum_v3 + t_v3;
                const unsigned int t = j_s + 1u;
                more = (int)t < 31;
                sum_v0 = sum2_v0;
                sum_v1 = sum2_v1;
                sum_v2 = sum2_v2;
                sum_v3 = sum2_v3;
                j_s = t;
            } while (more);
            *(vcc_f32x4 *)(void *)(y + k2) = sum_v0;
            *(vcc_f32x4 *)(void *)(y + k2 + 4) = sum_v1;
            *(vcc_f32x4 *)(void *)(y + k2 + 8) = sum_v2;
            *(vcc_f32x4 *)(void *)(y + k2 + 12) = sum_v3;
        }
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            vcc_f32x4 sum_v = t4_v;
            unsigned int j_s2 = 0u;
            int more2;
            do {
                const float w_s2 = w[(long)(int)j_s2];
                const float t7_v = (float)w_s2;
                const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
                const vcc_f32x4 x_v =
                    *(const vcc_f32x4 *)(const void *)(x + (long)(k2 + (unsigned long)(int)j_s2));
                const unsigned int t2 = j_s2 + 1u;
                more2 = (int)t2 < 31;
                sum_v = sum_v + t8_v * x_v;
                j_s2 = t2;
            } while (more2);
            *(vcc_f32x4 *)(void *)(y + k2) = sum_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        float sum = 0.0f;
        int j;
        for (j = 0; j < TAPS; j++)
            sum += w[j] * x[k + j];
        y[k] = sum;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
