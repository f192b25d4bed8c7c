/* vcc 0.1.0 wrote this from count_equal.c for neon */
/* kernel: int n | u8 v | in u8 p[n] | -> int */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#include <arm_neon.h>
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
    /* vcc: line 6: 16 lanes x 2, then 4, neon */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)(0));
        const uint32x4_t t2_v = vdupq_n_u32((unsigned int)(1));
        const unsigned char t = (unsigned char)(unsigned int)v;
        const uint8x16_t t3_v = vdupq_n_u8((unsigned char)(t));
        uint32x4_t count_v0 = t_v;
        uint32x4_t count_v1 = t_v;
        uint32x4_t count_v2 = t_v;
        uint32x4_t count_v3 = t_v;
        uint32x4_t count_v4 = t_v;
        uint32x4_t count_v5 = t_v;
        uint32x4_t count_v6 = t_v;
        uint32x4_t count_v7 = t_v;
        unsigned long k;
        uint32x4_t count2_v0;
        uint32x4_t count2_v1;
        uint32x4_t count2_v2;
        uint32x4_t count2_v3;
        uint32x4_t t4_v;
        uint8x16_t t5_v;
        uint32x4_t count_v;
        for (k = 0; k < wide_end; k += 32) {
            const uint32x4_t t_v0 = vaddq_u32(count_v0, t2_v);
            const uint32x4_t t_v1 = vaddq_u32(count_v1, t2_v);
            const uint32x4_t t_v2 = vaddq_u32(count_v2, t2_v);
            const uint32x4_t t_v3 = vaddq_u32(count_v3, t2_v);
            const uint32x4_t t_v4 = vaddq_u32(count_v4, t2_v);
            const uint32x4_t t_v5 = vaddq_u32(count_v5, t2_v);
            const uint32x4_t t_v6 = vaddq_u32(count_v6, t2_v);
            const uint32x4_t t_v7 = vaddq_u32(count_v7, t2_v);
            const uint8x16_t mask_v0 = vceqq_u8(vld1q_u8((const void *)(p + k)), t3_v);
            const uint16x8_t t2_v0 =
                vreinterpretq_u16_s16(vmovl_s8(vget_low_s8(vreinterpretq_s8_u8(mask_v0))));
            const uint16x8_t t3_v0 =
                vreinterpretq_u16_s16(vmovl_high_s8(vreinterpretq_s8_u8(mask_v0)));
            const uint32x4_t mask2_v0 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t2_v0))));
            const uint32x4_t mask2_v1 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(t2_v0)));
            const uint32x4_t mask2_v2 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t3_v0))));
            const uint32x4_t mask2_v3 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(t3_v0)));
            const uint8x16_t mask_v1 = vceqq_u8(vld1q_u8((const void *)(p + k + 16)), t3_v);
            const uint16x8_t t2_v1 =
                vreinterpretq_u16_s16(vmovl_s8(vget_low_s8(vreinterpretq_s8_u8(mask_v1))));
            const uint16x8_t t3_v1 =
                vreinterpretq_u16_s16(vmovl_high_s8(vreinterpretq_s8_u8(mask_v1)));
            const uint32x4_t mask2_v4 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t2_v1))));
            const uint32x4_t mask2_v5 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(t2_v1)));
            const uint32x4_t mask2_v6 =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t3_v1))));
            const uint32x4_t mask2_v7 =
                vreinterpretq_u32_s32(vmovl_high_s16(vreinterpretq_s16_u16(t3_v1)));
            const uint32x4_t t4_v0 = vbslq_u32(mask2_v0, t_v0, count_v0);
            const uint32x4_t t4_v1 = vbslq_u32(mask2_v1, t_v1, count_v1);
            const uint32x4_t t4_v2 = vbslq_u32(mask2_v2, t_v2, count_v2);
            const uint32x4_t t4_v3 = vbslq_u32(mask2_v3, t_v3, count_v3);
            const uint32x4_t t4_v4 = vbslq_u32(mask2_v4, t_v4, count_v4);
            const uint32x4_t t4_v5 = vbslq_u32(mask2_v5, t_v5, count_v5);
            const uint32x4_t t4_v6 = vbslq_u32(mask2_v6, t_v6, count_v6);
            const uint32x4_t t4_v7 = vbslq_u32(mask2_v7, t_v7, count_v7);
            count_v0 = t4_v0;
            count_v1 = t4_v1;
            count_v2 = t4_v2;
            count_v3 = t4_v3;
            count_v4 = t4_v4;
            count_v5 = t4_v5;
            count_v6 = t4_v6;
            count_v7 = t4_v7;
        }
        count2_v0 = vaddq_u32(count_v0, count_v4);
        count2_v1 = vaddq_u32(count_v1, count_v5);
        count2_v2 = vaddq_u32(count_v2, count_v6);
        count2_v3 = vaddq_u32(count_v3, count_v7);
        t4_v = vdupq_n_u32((unsigned int)(1));
        t5_v = vdupq_n_u8((unsigned char)(t));
        count_v = vdupq_n_u32((unsigned int)(0));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned int p_v;
            const uint8x16_t p2_v =
                vreinterpretq_u8_u32(vdupq_n_u32((__builtin_memcpy(&p_v, (const void *)(p + k), 4),
                p_v)));
            const uint8x16_t mask_v = vceqq_u8(p2_v, t5_v);
            const uint16x8_t t6_v =
                vreinterpretq_u16_s16(vmovl_s8(vget_low_s8(vreinterpretq_s8_u8(mask_v))));
            const uint32x4_t mask2_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t6_v))));
            count_v = vbslq_u32(mask2_v, vaddq_u32(count_v, t4_v), count_v);
        }
        {
            const uint32x4_t count2_v = vaddq_u32(count2_v2, count2_v3);
            const uint32x4_t count3_v = vaddq_u32(vaddq_u32(count2_v0, count2_v1), count2_v);
            const uint32x4_t count4_v = vaddq_u32(count3_v, vextq_u32(count3_v, count3_v, 2));
            const unsigned int count_s =
                vgetq_lane_u32(vaddq_u32(count4_v, vextq_u32(count4_v, count4_v, 1)), 0);
            const uint32x4_t count5_v = vaddq_u32(count_v, vextq_u32(count_v, count_v, 2));
            const unsigned int count_s2 =
                vgetq_lane_u32(vaddq_u32(count5_v, vextq_u32(count5_v, count5_v, 1)), 0);
            i = (int)end;
            count = (int)((unsigned int)count + count_s + count_s2);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (p[i] == v)
            count++;
    }
    return count;
}
