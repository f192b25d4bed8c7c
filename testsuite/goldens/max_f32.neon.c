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
    /* vcc: line 6: 4 lanes x 4, then 4, neon */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float32x4_t t_v = vdupq_n_f32((float)-1.0f);
        float32x4_t m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const float32x4_t x_v = vld1q_f32(x + (long)(k + copy * 4));
                m_v[copy] = vbslq_f32(vcgtq_f32(x_v, m_v[copy]), x_v, m_v[copy]);
            }
        }
        const float32x4_t m2_v = vbslq_f32(vcgtq_f32(m_v[0], m_v[2]), m_v[0], m_v[2]);
        const float32x4_t m3_v = vbslq_f32(vcgtq_f32(m_v[1], m_v[3]), m_v[1], m_v[3]);
        float32x4_t m4_v = vbslq_f32(vcgtq_f32(m2_v, m3_v), m2_v, m3_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float32x4_t x2_v = vld1q_f32(x + k);
            m4_v = vbslq_f32(vcgtq_f32(x2_v, m4_v), x2_v, m4_v);
        }
        {
            const float32x4_t m5_v = vextq_f32(m4_v, m4_v, 2);
            const float32x4_t m6_v = vbslq_f32(vcgtq_f32(m4_v, m5_v), m4_v, m5_v);
            const float32x4_t m7_v = vextq_f32(m6_v, m6_v, 1);
            const float m_s = vgetq_lane_f32(vbslq_f32(vcgtq_f32(m6_v, m7_v), m6_v, m7_v), 0);
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
