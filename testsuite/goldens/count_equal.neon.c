/* vcc 0.1.0 wrote this from count_equal.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 v | in u8 p[n] | -> int */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, neon */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)0);
        const unsigned char t = (unsigned char)(unsigned int)v;
        const uint8x16_t t2_v = vdupq_n_u8((unsigned char)t);
        uint32x4_t count_v = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const uint8x16_t p_v = vld1q_u8((const unsigned char *)(const void *)(p + k));
            const uint8x16_t t4_v = vandq_u8(vceqq_u8(p_v, t2_v), vdupq_n_u8(1));
            count_v = vaddq_u32(count_v, vpaddlq_u16(vpaddlq_u8(t4_v)));
        }
        const uint8x16_t t3_v = vdupq_n_u8((unsigned char)t);
        uint32x4_t count2_v = t_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned int p2_v;
            const uint8x16_t p3_v =
                vreinterpretq_u8_u32(vdupq_n_u32(((void)__builtin_memcpy(&p2_v,
                (const void *)(p + k), sizeof p2_v), p2_v)));
            const uint8x16_t mask_v = vceqq_u8(p3_v, t3_v);
            const uint16x8_t t5_v =
                vreinterpretq_u16_s16(vmovl_s8(vget_low_s8(vreinterpretq_s8_u8(mask_v))));
            const uint32x4_t mask2_v =
                vreinterpretq_u32_s32(vmovl_s16(vget_low_s16(vreinterpretq_s16_u16(t5_v))));
            count2_v = vsubq_u32(count2_v, mask2_v);
        }
        {
            const uint32x4_t t6_v = vaddq_u32(count_v, vextq_u32(count_v, count_v, 2));
            const unsigned int t2 = vgetq_lane_u32(vaddq_u32(t6_v, vextq_u32(t6_v, t6_v, 1)), 0);
            const uint32x4_t count3_v = vaddq_u32(count2_v, vextq_u32(count2_v, count2_v, 2));
            const unsigned int count_s =
                vgetq_lane_u32(vaddq_u32(count3_v, vextq_u32(count3_v, count3_v, 1)), 0);
            i = (int)end;
            count = (int)((unsigned int)count + t2 + count_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (p[i] == v)
            count++;
    }
#else
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
