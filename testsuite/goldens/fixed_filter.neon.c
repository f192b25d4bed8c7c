/* vcc 0.1.0 wrote this from fixed_filter.c for neon */
/* kernel: int n | in i16 x[n+3] | out i16 y[n] */
/* Four taps in fixed point. */
#include <arm_neon.h>
void fixed_filter(int n, const short *restrict x, short *restrict y)
{
    {
        int i = 0;
        /* vcc: line 5: 8 lanes x 4, neon */
        if (n >= 32) {
            const unsigned long end = (unsigned long)n & ~31UL;
            const uint32x4_t t_v = vdupq_n_u32((unsigned int)(3));
            const uint32x4_t t2_v = vdupq_n_u32((unsigned int)(11));
            const uint32x4_t t3_v = vdupq_n_u32((unsigned int)(16));
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const uint16x8_t x_v0 = vld1q_u16((const void *)(x + k));
                const uint32x4_t t_v0 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x_v0))));
                const uint32x4_t t_v1 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x_v0)));
                const uint16x8_t x_v1 = vld1q_u16((const void *)(x + k + 8));
                const uint32x4_t t_v2 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x_v1))));
                const uint32x4_t t_v3 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x_v1)));
                const uint16x8_t x_v2 = vld1q_u16((const void *)(x + k + 16));
                const uint32x4_t t_v4 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x_v2))));
                const uint32x4_t t_v5 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x_v2)));
                const uint16x8_t x_v3 = vld1q_u16((const void *)(x + k + 24));
                const uint32x4_t t_v6 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x_v3))));
                const uint32x4_t t_v7 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x_v3)));
                const uint32x4_t t2_v0 = vmulq_u32(t_v0, t_v);
                const uint32x4_t t2_v1 = vmulq_u32(t_v1, t_v);
                const uint32x4_t t2_v2 = vmulq_u32(t_v2, t_v);
                const uint32x4_t t2_v3 = vmulq_u32(t_v3, t_v);
                const uint32x4_t t2_v4 = vmulq_u32(t_v4, t_v);
                const uint32x4_t t2_v5 = vmulq_u32(t_v5, t_v);
                const uint32x4_t t2_v6 = vmulq_u32(t_v6, t_v);
                const uint32x4_t t2_v7 = vmulq_u32(t_v7, t_v);
                const uint16x8_t x2_v0 = vld1q_u16((const void *)(x + 1 + k));
                const uint32x4_t t3_v0 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x2_v0))));
                const uint32x4_t t3_v1 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x2_v0)));
                const uint16x8_t x2_v1 = vld1q_u16((const void *)(x + 1 + k + 8));
                const uint32x4_t t3_v2 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x2_v1))));
                const uint32x4_t t3_v3 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x2_v1)));
                const uint16x8_t x2_v2 = vld1q_u16((const void *)(x + 1 + k + 16));
                const uint32x4_t t3_v4 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x2_v2))));
                const uint32x4_t t3_v5 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x2_v2)));
                const uint16x8_t x2_v3 = vld1q_u16((const void *)(x + 1 + k + 24));
                const uint32x4_t t3_v6 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x2_v3))));
                const uint32x4_t t3_v7 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x2_v3)));
                const uint32x4_t t4_v0 = vmulq_u32(t3_v0, t2_v);
                const uint32x4_t t4_v1 = vmulq_u32(t3_v1, t2_v);
                const uint32x4_t t4_v2 = vmulq_u32(t3_v2, t2_v);
                const uint32x4_t t4_v3 = vmulq_u32(t3_v3, t2_v);
                const uint32x4_t t4_v4 = vmulq_u32(t3_v4, t2_v);
                const uint32x4_t t4_v5 = vmulq_u32(t3_v5, t2_v);
                const uint32x4_t t4_v6 = vmulq_u32(t3_v6, t2_v);
                const uint32x4_t t4_v7 = vmulq_u32(t3_v7, t2_v);
                const uint32x4_t t5_v0 = vaddq_u32(t2_v0, t4_v0);
                const uint32x4_t t5_v1 = vaddq_u32(t2_v1, t4_v1);
                const uint32x4_t t5_v2 = vaddq_u32(t2_v2, t4_v2);
                const uint32x4_t t5_v3 = vaddq_u32(t2_v3, t4_v3);
                const uint32x4_t t5_v4 = vaddq_u32(t2_v4, t4_v4);
                const uint32x4_t t5_v5 = vaddq_u32(t2_v5, t4_v5);
                const uint32x4_t t5_v6 = vaddq_u32(t2_v6, t4_v6);
                const uint32x4_t t5_v7 = vaddq_u32(t2_v7, t4_v7);
                const uint16x8_t x3_v0 = vld1q_u16((const void *)(x + 2 + k));
                const uint32x4_t t6_v0 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v0))));
                const uint32x4_t t6_v1 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x3_v0)));
                const uint16x8_t x3_v1 = vld1q_u16((const void *)(x + 2 + k + 8));
                const uint32x4_t t6_v2 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v1))));
                const uint32x4_t t6_v3 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x3_v1)));
                const uint16x8_t x3_v2 = vld1q_u16((const void *)(x + 2 + k + 16));
                const uint32x4_t t6_v4 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v2))));
                const uint32x4_t t6_v5 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x3_v2)));
                const uint16x8_t x3_v3 = vld1q_u16((const void *)(x + 2 + k + 24));
                const uint32x4_t t6_v6 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x3_v3))));
                const uint32x4_t t6_v7 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x3_v3)));
                const uint32x4_t t7_v0 = vmulq_u32(t6_v0, t2_v);
                const uint32x4_t t7_v1 = vmulq_u32(t6_v1, t2_v);
                const uint32x4_t t7_v2 = vmulq_u32(t6_v2, t2_v);
                const uint32x4_t t7_v3 = vmulq_u32(t6_v3, t2_v);
                const uint32x4_t t7_v4 = vmulq_u32(t6_v4, t2_v);
                const uint32x4_t t7_v5 = vmulq_u32(t6_v5, t2_v);
                const uint32x4_t t7_v6 = vmulq_u32(t6_v6, t2_v);
                const uint32x4_t t7_v7 = vmulq_u32(t6_v7, t2_v);
                const uint32x4_t t8_v0 = vaddq_u32(t5_v0, t7_v0);
                const uint32x4_t t8_v1 = vaddq_u32(t5_v1, t7_v1);
                const uint32x4_t t8_v2 = vaddq_u32(t5_v2, t7_v2);
                const uint32x4_t t8_v3 = vaddq_u32(t5_v3, t7_v3);
                const uint32x4_t t8_v4 = vaddq_u32(t5_v4, t7_v4);
                const uint32x4_t t8_v5 = vaddq_u32(t5_v5, t7_v5);
                const uint32x4_t t8_v6 = vaddq_u32(t5_v6, t7_v6);
                const uint32x4_t t8_v7 = vaddq_u32(t5_v7, t7_v7);
                const uint16x8_t x4_v0 = vld1q_u16((const void *)(x + 3 + k));
                const uint32x4_t t9_v0 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x4_v0))));
                const uint32x4_t t9_v1 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x4_v0)));
                const uint16x8_t x4_v1 = vld1q_u16((const void *)(x + 3 + k + 8));
                const uint32x4_t t9_v2 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x4_v1))));
                const uint32x4_t t9_v3 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x4_v1)));
                const uint16x8_t x4_v2 = vld1q_u16((const void *)(x + 3 + k + 16));
                const uint32x4_t t9_v4 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x4_v2))));
                const uint32x4_t t9_v5 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x4_v2)));
                const uint16x8_t x4_v3 = vld1q_u16((const void *)(x + 3 + k + 24));
                const uint32x4_t t9_v6 =
                    vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(x4_v3))));
                const uint32x4_t t9_v7 =
                    vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(x4_v3)));
                const uint32x4_t t10_v0 = vmulq_u32(t9_v0, t_v);
                const uint32x4_t t10_v1 = vmulq_u32(t9_v1, t_v);
                const uint32x4_t t10_v2 = vmulq_u32(t9_v2, t_v);
                const uint32x4_t t10_v3 = vmulq_u32(t9_v3, t_v);
                const uint32x4_t t10_v4 = vmulq_u32(t9_v4, t_v);
                const uint32x4_t t10_v5 = vmulq_u32(t9_v5, t_v);
                const uint32x4_t t10_v6 = vmulq_u32(t9_v6, t_v);
                const uint32x4_t t10_v7 = vmulq_u32(t9_v7, t_v);
                const uint32x4_t t11_v0 = vaddq_u32(t8_v0, t10_v0);
                const uint32x4_t t11_v1 = vaddq_u32(t8_v1, t10_v1);
                const uint32x4_t t11_v2 = vaddq_u32(t8_v2, t10_v2);
                const uint32x4_t t11_v3 = vaddq_u32(t8_v3, t10_v3);
                const uint32x4_t t11_v4 = vaddq_u32(t8_v4, t10_v4);
                const uint32x4_t t11_v5 = vaddq_u32(t8_v5, t10_v5);
                const uint32x4_t t11_v6 = vaddq_u32(t8_v6, t10_v6);
                const uint32x4_t t11_v7 = vaddq_u32(t8_v7, t10_v7);
                const uint32x4_t t12_v0 = vaddq_u32(t11_v0, t3_v);
                const uint32x4_t t12_v1 = vaddq_u32(t11_v1, t3_v);
                const uint32x4_t t12_v2 = vaddq_u32(t11_v2, t3_v);
                const uint32x4_t t12_v3 = vaddq_u32(t11_v3, t3_v);
                const uint32x4_t t12_v4 = vaddq_u32(t11_v4, t3_v);
                const uint32x4_t t12_v5 = vaddq_u32(t11_v5, t3_v);
                const uint32x4_t t12_v6 = vaddq_u32(t11_v6, t3_v);
                const uint32x4_t t12_v7 = vaddq_u32(t11_v7, t3_v);
                const uint32x4_t t13_v0 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v0), 5));
                const uint32x4_t t13_v1 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v1), 5));
                const uint32x4_t t13_v2 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v2), 5));
                const uint32x4_t t13_v3 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v3), 5));
                const uint32x4_t t13_v4 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v4), 5));
                const uint32x4_t t13_v5 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v5), 5));
                const uint32x4_t t13_v6 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v6), 5));
                const uint32x4_t t13_v7 =
                    vreinterpretq_u32_s32(vshrq_n_s32(vreinterpretq_s32_u32(t12_v7), 5));
                const uint16x8_t y_new_v0 = vcombine_u16(vmovn_u32(t13_v0), vmovn_u32(t13_v1));
                const uint16x8_t y_new_v1 = vcombine_u16(vmovn_u32(t13_v2), vmovn_u32(t13_v3));
                const uint16x8_t y_new_v2 = vcombine_u16(vmovn_u32(t13_v4), vmovn_u32(t13_v5));
                const uint16x8_t y_new_v3 = vcombine_u16(vmovn_u32(t13_v6), vmovn_u32(t13_v7));
                vst1q_u16((void *)(y + k), y_new_v0);
                vst1q_u16((void *)(y + k + 8), y_new_v1);
                vst1q_u16((void *)(y + k + 16), y_new_v2);
                vst1q_u16((void *)(y + k + 24), y_new_v3);
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            __asm__ __volatile__("");
            y[i] = (short)((x[i] * 3 + x[i + 1] * 11 + x[i + 2] * 11 + x[i + 3] * 3 + 16) >> 5);
        }
    }
}
