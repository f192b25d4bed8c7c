/* vcc 0.1.0 wrote this from fixed_filter.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, neon */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)16);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const uint16x8_t x_v = vld1q_u16((const unsigned short *)(const void *)(x + k));
            const uint16x8_t x2_v = vld1q_u16((const unsigned short *)(const void *)(x + 1 + k));
            const uint32x4_t t_v0 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v)),
                3), vget_low_s16(vreinterpretq_s16_u16(x2_v)), 11));
            const uint32x4_t t_v1 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v)),
                3), vget_high_s16(vreinterpretq_s16_u16(x2_v)), 11));
            const uint16x8_t x3_v = vld1q_u16((const unsigned short *)(const void *)(x + 2 + k));
            const uint16x8_t x4_v = vld1q_u16((const unsigned short *)(const void *)(x + 3 + k));
            const uint32x4_t t2_v0 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v)),
                11), vget_low_s16(vreinterpretq_s16_u16(x4_v)), 3));
            const uint32x4_t t2_v1 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v)),
                11), vget_high_s16(vreinterpretq_s16_u16(x4_v)), 3));
            const uint32x4_t t3_v0 = vaddq_u32(t_v0, t2_v0);
            const uint32x4_t t3_v1 = vaddq_u32(t_v1, t2_v1);
            const uint32x4_t t4_v0 = vaddq_u32(t3_v0, t_v);
            const uint32x4_t t4_v1 = vaddq_u32(t3_v1, t_v);
            const uint32x4_t t5_v0 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v0), 5));
            const uint32x4_t t5_v1 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v1), 5));
            const uint16x8_t y_new_v = vcombine_u16(vmovn_u32(t5_v0), vmovn_u32(t5_v1));
            vst1q_u16((unsigned short *)(void *)(y + k), y_new_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
