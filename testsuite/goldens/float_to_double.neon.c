/* vcc 0.1.0 wrote this from float_to_double.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | inout double y[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void float_to_double(int n, const float *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 2, neon */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const float64x2_t y_v0 = vld1q_f64(y + k);
            const float64x2_t y_v1 = vld1q_f64(y + k + 2);
            const float64x2_t y_v2 = vld1q_f64(y + k + 4);
            const float64x2_t y_v3 = vld1q_f64(y + k + 4 + 2);
            const float64x2_t y_v4 = vld1q_f64(y + k + 8);
            const float64x2_t y_v5 = vld1q_f64(y + k + 8 + 2);
            const float64x2_t y_v6 = vld1q_f64(y + k + 12);
            const float64x2_t y_v7 = vld1q_f64(y + k + 12 + 2);
            const float32x4_t x_v0 = vld1q_f32(x + k);
            const float64x2_t t_v0 = vcvt_f64_f32(vget_low_f32(x_v0));
            const float64x2_t t_v1 = vcvt_high_f64_f32(x_v0);
            const float32x4_t x_v1 = vld1q_f32(x + k + 4);
            const float64x2_t t_v2 = vcvt_f64_f32(vget_low_f32(x_v1));
            const float64x2_t t_v3 = vcvt_high_f64_f32(x_v1);
            const float32x4_t x_v2 = vld1q_f32(x + k + 8);
            const float64x2_t t_v4 = vcvt_f64_f32(vget_low_f32(x_v2));
            const float64x2_t t_v5 = vcvt_high_f64_f32(x_v2);
            const float32x4_t x_v3 = vld1q_f32(x + k + 12);
            const float64x2_t t_v6 = vcvt_f64_f32(vget_low_f32(x_v3));
            const float64x2_t t_v7 = vcvt_high_f64_f32(x_v3);
            const float64x2_t y_new_v0 = vaddq_f64(y_v0, t_v0);
            const float64x2_t y_new_v1 = vaddq_f64(y_v1, t_v1);
            const float64x2_t y_new_v2 = vaddq_f64(y_v2, t_v2);
            const float64x2_t y_new_v3 = vaddq_f64(y_v3, t_v3);
            const float64x2_t y_new_v4 = vaddq_f64(y_v4, t_v4);
            const float64x2_t y_new_v5 = vaddq_f64(y_v5, t_v5);
            const float64x2_t y_new_v6 = vaddq_f64(y_v6, t_v6);
            const float64x2_t y_new_v7 = vaddq_f64(y_v7, t_v7);
            vst1q_f64(y + k, y_new_v0);
            vst1q_f64(y + k + 2, y_new_v1);
            vst1q_f64(y + k + 4, y_new_v2);
            vst1q_f64(y + k + 4 + 2, y_new_v3);
            vst1q_f64(y + k + 8, y_new_v4);
            vst1q_f64(y + k + 8 + 2, y_new_v5);
            vst1q_f64(y + k + 12, y_new_v6);
            vst1q_f64(y + k + 12 + 2, y_new_v7);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const float32x4_t x_v =
                vreinterpretq_f32_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + k)), vdup_n_u8(0)));
            const float64x2_t y_new_v =
                vaddq_f64(vld1q_f64(y + k), vcvt_f64_f32(vget_low_f32(x_v)));
            vst1q_f64(y + k, y_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] += x[i];
    }
#else
    for (int i = 0; i < n; i++)
        y[i] += x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
