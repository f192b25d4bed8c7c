/* vcc 0.1.0 wrote this from max_i32.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, then 4, neon */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const uint32x4_t t_v = vdupq_n_u32((unsigned int)(-2147483647 - 1));
        uint32x4_t m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const uint32x4_t x_v =
                    vld1q_u32((const unsigned int *)(const void *)(x + (long)(k + copy * 4)));
                m_v[copy] =
                    vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(x_v),
                    vreinterpretq_s32_u32(m_v[copy])));
            }
        }
        const uint32x4_t m2_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m_v[0]),
            vreinterpretq_s32_u32(m_v[4])));
        const uint32x4_t m3_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m_v[2]),
            vreinterpretq_s32_u32(m_v[6])));
        const uint32x4_t m4_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m_v[1]),
            vreinterpretq_s32_u32(m_v[5])));
        const uint32x4_t m5_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m_v[3]),
            vreinterpretq_s32_u32(m_v[7])));
        const uint32x4_t m6_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m2_v),
            vreinterpretq_s32_u32(m3_v)));
        const uint32x4_t m7_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m4_v),
            vreinterpretq_s32_u32(m5_v)));
        uint32x4_t m8_v =
            vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m6_v),
            vreinterpretq_s32_u32(m7_v)));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const uint32x4_t x2_v = vld1q_u32((const unsigned int *)(const void *)(x + k));
            m8_v =
                vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(x2_v),
                vreinterpretq_s32_u32(m8_v)));
        }
        {
            const uint32x4_t m9_v = vextq_u32(m8_v, m8_v, 2);
            const uint32x4_t m10_v =
                vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m8_v),
                vreinterpretq_s32_u32(m9_v)));
            const uint32x4_t m11_v = vextq_u32(m10_v, m10_v, 1);
            const uint32x4_t m12_v =
                vreinterpretq_u32_s32(vmaxq_s32(vreinterpretq_s32_u32(m10_v),
                vreinterpretq_s32_u32(m11_v)));
            const unsigned int m_s = vgetq_lane_u32(m12_v, 0);
            m = (int)m_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > m)
            m = x[i];
    }
#else
    for (int i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
