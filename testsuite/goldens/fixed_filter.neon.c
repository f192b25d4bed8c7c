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
    /* vcc: line 5: 8 lanes x 2, then 4, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)16);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const uint16x8_t x_v = vld1q_u16((const unsigned short *)(const void *)(x + at));
                const uint16x8_t x2_v =
                    vld1q_u16((const unsigned short *)(const void *)(x + 1 + at));
                const uint32x4_t t_v0 =
                    vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x_v)), 3), vget_low_s16(vreinterpretq_s16_u16(x2_v)), 11));
                const uint32x4_t t_v1 =
                    vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x_v)), 3), vget_high_s16(vreinterpretq_s16_u16(x2_v)), 11));
                const uint16x8_t x3_v =
                    vld1q_u16((const unsigned short *)(const void *)(x + 2 + at));
                const uint16x8_t x4_v =
                    vld1q_u16((const unsigned short *)(const void *)(x + 3 + at));
                const uint32x4_t t2_v0 =
                    vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v)), 11), vget_low_s16(vreinterpretq_s16_u16(x4_v)), 3));
                const uint32x4_t t2_v1 =
                    vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_high_s16(vreinterpretq_s16_u16(x3_v)), 11), vget_high_s16(vreinterpretq_s16_u16(x4_v)), 3));
                const uint32x4_t t3_v0 = vaddq_u32(t_v0, t2_v0);
                const uint32x4_t t3_v1 = vaddq_u32(t_v1, t2_v1);
                const uint32x4_t t4_v0 = vaddq_u32(t3_v0, t_v);
                const uint32x4_t t4_v1 = vaddq_u32(t3_v1, t_v);
                const uint32x4_t t5_v0 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v0), 5));
                const uint32x4_t t5_v1 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t4_v1), 5));
                const uint16x8_t y_new_v = vcombine_u16(vmovn_u32(t5_v0), vmovn_u32(t5_v1));
                vst1q_u16((unsigned short *)(void *)(y + at), y_new_v);
            }
        }
        const uint32x4_t t2_v = vdupq_n_u32((unsigned int)16);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const uint16x8_t x5_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + k)), vdup_n_u8(0)));
            const uint16x8_t x6_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 1 + k)), vdup_n_u8(0)));
            const uint32x4_t t3_v =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x5_v)), 3), vget_low_s16(vreinterpretq_s16_u16(x6_v)), 11));
            const uint16x8_t x7_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 2 + k)), vdup_n_u8(0)));
            const uint16x8_t x8_v =
                vreinterpretq_u16_u8(vcombine_u8(vld1_u8((const unsigned char *)(const void *)(x + 3 + k)), vdup_n_u8(0)));
            const uint32x4_t t4_v =
                vreinterpretq_u32_s32(vmlal_n_s16(vmull_n_s16(vget_low_s16(vreinterpretq_s16_u16(x7_v)), 11), vget_low_s16(vreinterpretq_s16_u16(x8_v)), 3));
            const uint32x4_t t5_v = vaddq_u32(vaddq_u32(t3_v, t4_v), t2_v);
            const uint32x4_t t6_v =
                vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t5_v), 5));
            const uint16x8_t y_new2_v = vcombine_u16(vmovn_u32(t6_v), vmovn_u32(t6_v));
            vst1_u8((unsigned char *)(void *)(y + k), vget_low_u8(vreinterpretq_u8_u16(y_new2_v)));
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
