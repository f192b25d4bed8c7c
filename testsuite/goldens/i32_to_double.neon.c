/* vcc 0.1.0 wrote this from i32_to_double.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out double y[n] */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void i32_to_double(int n, const int *x, double *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float64x2_t t_v = vdupq_n_f64((double)3.0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const uint32x4_t x_v = vld1q_u32((const unsigned int *)(const void *)(x + k));
            const uint64x2_t t2_v =
                vreinterpretq_u64_s64(vmovl_s32(vget_low_s32(vreinterpretq_s32_u32(x_v))));
            const uint64x2_t t3_v =
                vreinterpretq_u64_s64(vmovl_high_s32(vreinterpretq_s32_u32(x_v)));
            const float64x2_t t_v0 = vcvtq_f64_s64(vreinterpretq_s64_u64(t2_v));
            const float64x2_t t_v1 = vcvtq_f64_s64(vreinterpretq_s64_u64(t3_v));
            const float64x2_t y_new_v0 = vdivq_f64(t_v0, t_v);
            const float64x2_t y_new_v1 = vdivq_f64(t_v1, t_v);
            vst1q_f64(y + k, y_new_v0);
            vst1q_f64(y + k + 2, y_new_v1);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] / 3.0;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] / 3.0;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
