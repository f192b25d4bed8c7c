/* vcc 0.1.0 wrote this from max_f32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float max_f32(int n, const float *x)
{
    int i;
    float m = -1.0f;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)-1.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        vcc_f32x4 m_v[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + (long)(k + copy * 4));
                const vcc_u32x4 t3_v = (vcc_u32x4)(x_v > m_v[copy]);
                const vcc_f32x4 t4_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & t3_v) | ((vcc_u32x4)m_v[copy] & ~t3_v));
                m_v[copy] = t4_v;
            }
        }
        const vcc_u32x4 m2_v = (vcc_u32x4)(m_v[0] > m_v[2]);
        const vcc_f32x4 m3_v =
            (vcc_f32x4)(((vcc_u32x4)m_v[0] & m2_v) | ((vcc_u32x4)m_v[2] & ~m2_v));
        const vcc_u32x4 m4_v = (vcc_u32x4)(m_v[1] > m_v[3]);
        const vcc_f32x4 m5_v =
            (vcc_f32x4)(((vcc_u32x4)m_v[1] & m4_v) | ((vcc_u32x4)m_v[3] & ~m4_v));
        const vcc_u32x4 m6_v = (vcc_u32x4)(m3_v > m5_v);
        const vcc_f32x4 m7_v = (vcc_f32x4)(((vcc_u32x4)m3_v & m6_v) | ((vcc_u32x4)m5_v & ~m6_v));
        vcc_f32x4 m8_v = m7_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 t5_v = (vcc_u32x4)(x2_v > m8_v);
            const vcc_f32x4 t6_v =
                (vcc_f32x4)(((vcc_u32x4)x2_v & t5_v) | ((vcc_u32x4)m8_v & ~t5_v));
            m8_v = t6_v;
        }
        {
            const vcc_f32x2 m9_v = __builtin_shufflevector(m8_v, m8_v, 0, 1);
            const vcc_f32x2 m10_v = __builtin_shufflevector(m8_v, m8_v, 2, 3);
            const vcc_u32x2 m11_v = (vcc_u32x2)(m9_v > m10_v);
            const vcc_f32x2 m12_v =
                (vcc_f32x2)(((vcc_u32x2)m9_v & m11_v) | ((vcc_u32x2)m10_v & ~m11_v));
            const vcc_f32x1 m13_v = __extension__ (vcc_f32x1){m12_v[0]};
            const vcc_f32x1 m14_v = __extension__ (vcc_f32x1){m12_v[1]};
            const vcc_u32x1 m15_v = (vcc_u32x1)(m13_v > m14_v);
            const vcc_f32x1 m16_v =
                (vcc_f32x1)(((vcc_u32x1)m13_v & m15_v) | ((vcc_u32x1)m14_v & ~m15_v));
            const float m_s = m16_v[0];
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
