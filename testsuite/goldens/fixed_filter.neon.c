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
    /* vcc: line 5: 8 lanes x 4, then 4, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)16);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const uint16x8_t x_v0 = vld1q_u16((const unsigned short *)(const void *)(x + k));
            const uint16x8_t x2_v0 = vld1q_u16((const unsigned short *)(const void *)(x + 1 + k));
            const uint32x4_t t_v0 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v0)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v0)), 11));
            const uint32x4_t t_v1 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v0)), 3), vget_high_s16(vreinterpretq_s16_u16(x2_v0)), 11));
            const uint16x8_t x_v1 = vld1q_u16((const unsigned short *)(const void *)(x + k + 8));
            const uint16x8_t x2_v1 =
                vld1q_u16((const unsigned short *)(const void *)(x + 1 + k + 8));
            const uint32x4_t t_v2 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v1)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v1)), 11));
            const uint32x4_t t_v3 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v1)), 3), vget_high_s16(vreinterpretq_s16_u16(x2_v1)), 11));
            const uint16x8_t x_v2 = vld1q_u16((const unsigned short *)(const void *)(x + k + 16));
            const uint16x8_t x2_v2 =
                vld1q_u16((const unsigned short *)(const void *)(x + 1 + k + 16));
            const uint32x4_t t_v4 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v2)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v2)), 11));
            const uint32x4_t t_v5 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v2)), 3), vget_high_s16(vreinterpretq_s16_u16(x2_v2)), 11));
            const uint16x8_t x_v3 = vld1q_u16((const unsigned short *)(const void *)(x + k + 24));
            const uint16x8_t x2_v3 =
                vld1q_u16((const unsigned short *)(const void *)(x + 1 + k + 24));
            const uint32x4_t t_v6 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v3)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v3)), 11));
            const uint32x4_t t_v7 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v3)), 3), vget_high_s16(vreinterpretq_s16_u16(x2_v3)), 11));
            const uint16x8_t x3_v0 = vld1q_u16((const unsigned short *)(const void *)(x + 2 + k));
            const uint16x8_t x4_v0 = vld1q_u16((const unsigned short *)(const void *)(x + 3 + k));
            const uint32x4_t t2_v0 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v0)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v0)), 3));
            const uint32x4_t t2_v1 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v0)), 11), vget_high_s16(vreinterpretq_s16_u16(x4_v0)), 3));
            const uint16x8_t x3_v1 =
                vld1q_u16((const unsigned short *)(const void *)(x + 2 + k + 8));
            const uint16x8_t x4_v1 =
                vld1q_u16((const unsigned short *)(const void *)(x + 3 + k + 8));
            const uint32x4_t t2_v2 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v1)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v1)), 3));
            const uint32x4_t t2_v3 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v1)), 11), vget_high_s16(vreinterpretq_s16_u16(x4_v1)), 3));
            const uint16x8_t x3_v2 =
                vld1q_u16((const unsigned short *)(const void *)(x + 2 + k + 16));
            const uint16x8_t x4_v2 =
                vld1q_u16((const unsigned short *)(const void *)(x + 3 + k + 16));
            const uint32x4_t t2_v4 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v2)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v2)), 3));
            const uint32x4_t t2_v5 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v2)), 11), vget_high_s16(vreinterpretq_s16_u16(x4_v2)), 3));
            const uint16x8_t x3_v3 =
                vld1q_u16((const unsigned short *)(const void *)(x + 2 + k + 24));
            const uint16x8_t x4_v3 =
                vld1q_u16((const unsigned short *)(const void *)(x + 3 + k + 24));
            const uint32x4_t t2_v6 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v3)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v3)), 3));
            const uint32x4_t t2_v7 =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v3)), 11), vget_high_s16(vreinterpretq_s16_u16(x4_v3)), 3));
            const uint32x4_t t3_v0 = vaddq_u32(t_v0, t2_v0);
            const uint32x4_t t3_v1 = vaddq_u32(t_v1, t2_v1);
            const uint32x4_t t3_v2 = vaddq_u32(t_v2, t2_v2);
            const uint32x4_t t3_v3 = vaddq_u32(t_v3, t2_v3);
            const uint32x4_t t3_v4 = vaddq_u32(t_v4, t2_v4);
            const uint32x4_t t3_v5 = vaddq_u32(t_v5, t2_v5);
            const uint32x4_t t3_v6 = vaddq_u32(t_v6, t2_v6);
            const uint32x4_t t3_v7 = vaddq_u32(t_v7, t2_v7);
            const uint32x4_t t4_v0 = vaddq_u32(t3_v0, t_v);
            const uint32x4_t t4_v1 = vaddq_u32(t3_v1, t_v);
            const uint32x4_t t4_v2 = vaddq_u32(t3_v2, t_v);
            const uint32x4_t t4_v3 = vaddq_u32(t3_v3, t_v);
            const uint32x4_t t4_v4 = vaddq_u32(t3_v4, t_v);
            const uint32x4_t t4_v5 = vaddq_u32(t3_v5, t_v);
            const uint32x4_t t4_v6 = vaddq_u32(t3_v6, t_v);
            const uint32x4_t t4_v7 = vaddq_u32(t3_v7, t_v);
            const uint32x4_t t5_v0 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v0), 5));
            const uint32x4_t t5_v1 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v1), 5));
            const uint32x4_t t5_v2 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v2), 5));
            const uint32x4_t t5_v3 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v3), 5));
            const uint32x4_t t5_v4 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v4), 5));
            const uint32x4_t t5_v5 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v5), 5));
            const uint32x4_t t5_v6 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v6), 5));
            const uint32x4_t t5_v7 =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v7), 5));
            const uint16x8_t y_new_v0 = vcombine_u16(vmovn_u32(t5_v0), vmovn_u32(t5_v1));
            const uint16x8_t y_new_v1 = vcombine_u16(vmovn_u32(t5_v2), vmovn_u32(t5_v3));
            const uint16x8_t y_new_v2 = vcombine_u16(vmovn_u32(t5_v4), vmovn_u32(t5_v5));
            const uint16x8_t y_new_v3 = vcombine_u16(vmovn_u32(t5_v6), vmovn_u32(t5_v7));
            vst1q_u16((unsigned short *)(void *)(y + k), y_new_v0);
            vst1q_u16((unsigned short *)(void *)(y + k + 8), y_new_v1);
            vst1q_u16((unsigned short *)(void *)(y + k + 16), y_new_v2);
            vst1q_u16((unsigned short *)(void *)(y + k + 24), y_new_v3);
        }
        const uint32x4_t t2_v = vdupq_n_u32((unsigned int)16);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const uint16x8_t x_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + k)), vdup_n_u8(0)));
            const uint16x8_t x2_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 1 + k)), vdup_n_u8(0)));
            const uint32x4_t t3_v =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v)), 11));
            const uint16x8_t x3_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 2 + k)), vdup_n_u8(0)));
            const uint16x8_t x4_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 3 + k)), vdup_n_u8(0)));
            const uint32x4_t t4_v =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v)), 3));
            const uint32x4_t t5_v = vaddq_u32(vaddq_u32(t3_v, t4_v), t2_v);
            const uint32x4_t t6_v =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t5_v), 5));
            const uint16x8_t y_new_v = vcombine_u16(vmovn_u32(t6_v), vmovn_u32(t6_v));
            vst1_u8((unsigned char *)(void *)(y + k), vget_low_u8(vreinterpretq_u8_u16(y_new_v)));
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
