/* vcc 0.1.0 wrote this from max_f32.c for neon */
#if defined(__ARM_NEON) && defined(__AARCH64EL__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
#ifdef VCC_VECTOR
#include <arm_neon.h>
#endif
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 8, then 4, neon */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const float32x4_t t_v = vdupq_n_f32((float)m);
        float32x4_t m_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const float32x4_t x_v = vld1q_f32(x + (long)(k + copy * 4));
                m_v[copy] = vbslq_f32(vcgtq_f32(x_v, m_v[copy]), x_v, m_v[copy]);
            }
        }
        const float32x4_t m2_v = vbslq_f32(vcgtq_f32(m_v[0], m_v[4]), m_v[0], m_v[4]);
        const float32x4_t m3_v = vbslq_f32(vcgtq_f32(m_v[2], m_v[6]), m_v[2], m_v[6]);
        const float32x4_t m4_v = vbslq_f32(vcgtq_f32(m_v[1], m_v[5]), m_v[1], m_v[5]);
        const float32x4_t m5_v = vbslq_f32(vcgtq_f32(m_v[3], m_v[7]), m_v[3], m_v[7]);
        const float32x4_t m6_v = vbslq_f32(vcgtq_f32(m2_v, m3_v), m2_v, m3_v);
        const float32x4_t m7_v = vbslq_f32(vcgtq_f32(m4_v, m5_v), m4_v, m5_v);
        float32x4_t m8_v = vbslq_f32(vcgtq_f32(m6_v, m7_v), m6_v, m7_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float32x4_t x2_v = vld1q_f32(x + k);
            m8_v = vbslq_f32(vcgtq_f32(x2_v, m8_v), x2_v, m8_v);
        }
        {
            const float32x4_t m9_v = vextq_f32(m8_v, m8_v, 2);
            const float32x4_t m10_v = vbslq_f32(vcgtq_f32(m8_v, m9_v), m8_v, m9_v);
            const float32x4_t m11_v = vextq_f32(m10_v, m10_v, 1);
            const float m_s = vgetq_lane_f32(vbslq_f32(vcgtq_f32(m10_v, m11_v), m10_v, m11_v), 0);
            const unsigned int t = (unsigned int)end;
            if (m_s < 0.0f || m_s > 0.0f) {
                i = (int)t;
                m = m_s;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > m)
            m = x[i];
    }
#else
    for (i = 0; i < n; i++)
        if (x[i] > m)
            m = x[i];
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
