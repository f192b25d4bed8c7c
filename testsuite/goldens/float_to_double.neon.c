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
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const float64x2_t y_v0 = vld1q_f64(y + at);
                const float64x2_t y_v1 = vld1q_f64(y + at + 2);
                const float32x4_t x_v = vld1q_f32(x + at);
                const float64x2_t t_v0 = vcvt_f64_f32(vget_low_f32(x_v));
                const float64x2_t t_v1 = vcvt_high_f64_f32(x_v);
                const float64x2_t y_new_v0 = vaddq_f64(y_v0, t_v0);
                const float64x2_t y_new_v1 = vaddq_f64(y_v1, t_v1);
                vst1q_f64(y + at, y_new_v0);
                vst1q_f64(y + at + 2, y_new_v1);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const float32x4_t x2_v =
                vreinterpretq_f32_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + k)),
                vdup_n_u8(0)));
            const float64x2_t y_new_v =
                vaddq_f64(vld1q_f64(y + k), vcvt_f64_f32(vget_low_f32(x2_v)));
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
