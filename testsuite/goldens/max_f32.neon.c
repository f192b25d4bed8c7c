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
        float32x4_t m_v0 = t_v;
        float32x4_t m_v1 = t_v;
        float32x4_t m_v2 = t_v;
        float32x4_t m_v3 = t_v;
        float32x4_t m_v4 = t_v;
        float32x4_t m_v5 = t_v;
        float32x4_t m_v6 = t_v;
        float32x4_t m_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const float32x4_t x_v0 = vld1q_f32(x + k);
            const float32x4_t x_v1 = vld1q_f32(x + k + 4);
            const float32x4_t x_v2 = vld1q_f32(x + k + 8);
            const float32x4_t x_v3 = vld1q_f32(x + k + 12);
            const float32x4_t x_v4 = vld1q_f32(x + k + 16);
            const float32x4_t x_v5 = vld1q_f32(x + k + 20);
            const float32x4_t x_v6 = vld1q_f32(x + k + 24);
            const float32x4_t x_v7 = vld1q_f32(x + k + 28);
            m_v0 = vbslq_f32(vcgtq_f32(x_v0, m_v0), x_v0, m_v0);
            m_v1 = vbslq_f32(vcgtq_f32(x_v1, m_v1), x_v1, m_v1);
            m_v2 = vbslq_f32(vcgtq_f32(x_v2, m_v2), x_v2, m_v2);
            m_v3 = vbslq_f32(vcgtq_f32(x_v3, m_v3), x_v3, m_v3);
            m_v4 = vbslq_f32(vcgtq_f32(x_v4, m_v4), x_v4, m_v4);
            m_v5 = vbslq_f32(vcgtq_f32(x_v5, m_v5), x_v5, m_v5);
            m_v6 = vbslq_f32(vcgtq_f32(x_v6, m_v6), x_v6, m_v6);
            m_v7 = vbslq_f32(vcgtq_f32(x_v7, m_v7), x_v7, m_v7);
        }
        const float32x4_t m_v = vbslq_f32(vcgtq_f32(m_v0, m_v4), m_v0, m_v4);
        const float32x4_t m2_v = vbslq_f32(vcgtq_f32(m_v2, m_v6), m_v2, m_v6);
        const float32x4_t m3_v = vbslq_f32(vcgtq_f32(m_v1, m_v5), m_v1, m_v5);
        const float32x4_t m4_v = vbslq_f32(vcgtq_f32(m_v3, m_v7), m_v3, m_v7);
        const float32x4_t m5_v = vbslq_f32(vcgtq_f32(m_v, m2_v), m_v, m2_v);
        const float32x4_t m6_v = vbslq_f32(vcgtq_f32(m3_v, m4_v), m3_v, m4_v);
        float32x4_t m7_v = vbslq_f32(vcgtq_f32(m5_v, m6_v), m5_v, m6_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const float32x4_t x_v = vld1q_f32(x + k);
            m7_v = vbslq_f32(vcgtq_f32(x_v, m7_v), x_v, m7_v);
        }
        {
            const float32x4_t m8_v = vextq_f32(m7_v, m7_v, 2);
            const float32x4_t m9_v = vbslq_f32(vcgtq_f32(m7_v, m8_v), m7_v, m8_v);
            const float32x4_t m10_v = vextq_f32(m9_v, m9_v, 1);
            const float m_s = vgetq_lane_f32(vbslq_f32(vcgtq_f32(m9_v, m10_v), m9_v, m10_v), 0);
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
