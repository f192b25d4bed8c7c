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
    /* vcc: line 6: 4 lanes x 8, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const float t_v = (float)m;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        vcc_f32x4 m_v0 = t2_v;
        vcc_f32x4 m_v1 = t2_v;
        vcc_f32x4 m_v2 = t2_v;
        vcc_f32x4 m_v3 = t2_v;
        vcc_f32x4 m_v4 = t2_v;
        vcc_f32x4 m_v5 = t2_v;
        vcc_f32x4 m_v6 = t2_v;
        vcc_f32x4 m_v7 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 = (vcc_u32x4)(x_v0 > m_v0);
            const vcc_f32x4 t2_v0 =
                (vcc_f32x4)(((vcc_u32x4)x_v0 & t_v0) | ((vcc_u32x4)m_v0 & ~t_v0));
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v1 = (vcc_u32x4)(x_v1 > m_v1);
            const vcc_f32x4 t2_v1 =
                (vcc_f32x4)(((vcc_u32x4)x_v1 & t_v1) | ((vcc_u32x4)m_v1 & ~t_v1));
            const vcc_f32x4 x_v2 = *(const vcc_f32x4 *)(const void *)(x + k + 8);
            const vcc_u32x4 t_v2 = (vcc_u32x4)(x_v2 > m_v2);
            const vcc_f32x4 t2_v2 =
                (vcc_f32x4)(((vcc_u32x4)x_v2 & t_v2) | ((vcc_u32x4)m_v2 & ~t_v2));
            const vcc_f32x4 x_v3 = *(const vcc_f32x4 *)(const void *)(x + k + 12);
            const vcc_u32x4 t_v3 = (vcc_u32x4)(x_v3 > m_v3);
            const vcc_f32x4 t2_v3 =
                (vcc_f32x4)(((vcc_u32x4)x_v3 & t_v3) | ((vcc_u32x4)m_v3 & ~t_v3));
            const vcc_f32x4 x_v4 = *(const vcc_f32x4 *)(const void *)(x + k + 16);
            const vcc_u32x4 t_v4 = (vcc_u32x4)(x_v4 > m_v4);
            const vcc_f32x4 t2_v4 =
                (vcc_f32x4)(((vcc_u32x4)x_v4 & t_v4) | ((vcc_u32x4)m_v4 & ~t_v4));
            const vcc_f32x4 x_v5 = *(const vcc_f32x4 *)(const void *)(x + k + 20);
            const vcc_u32x4 t_v5 = (vcc_u32x4)(x_v5 > m_v5);
            const vcc_f32x4 t2_v5 =
                (vcc_f32x4)(((vcc_u32x4)x_v5 & t_v5) | ((vcc_u32x4)m_v5 & ~t_v5));
            const vcc_f32x4 x_v6 = *(const vcc_f32x4 *)(const void *)(x + k + 24);
            const vcc_u32x4 t_v6 = (vcc_u32x4)(x_v6 > m_v6);
            const vcc_f32x4 t2_v6 =
                (vcc_f32x4)(((vcc_u32x4)x_v6 & t_v6) | ((vcc_u32x4)m_v6 & ~t_v6));
            const vcc_f32x4 x_v7 = *(const vcc_f32x4 *)(const void *)(x + k + 28);
            const vcc_u32x4 t_v7 = (vcc_u32x4)(x_v7 > m_v7);
            const vcc_f32x4 t2_v7 =
                (vcc_f32x4)(((vcc_u32x4)x_v7 & t_v7) | ((vcc_u32x4)m_v7 & ~t_v7));
            m_v0 = t2_v0;
            m_v1 = t2_v1;
            m_v2 = t2_v2;
            m_v3 = t2_v3;
            m_v4 = t2_v4;
            m_v5 = t2_v5;
            m_v6 = t2_v6;
            m_v7 = t2_v7;
        }
        const vcc_u32x4 m_v = (vcc_u32x4)(m_v0 > m_v4);
        const vcc_f32x4 m2_v = (vcc_f32x4)(((vcc_u32x4)m_v0 & m_v) | ((vcc_u32x4)m_v4 & ~m_v));
        const vcc_u32x4 m3_v = (vcc_u32x4)(m_v1 > m_v5);
        const vcc_f32x4 m4_v = (vcc_f32x4)(((vcc_u32x4)m_v1 & m3_v) | ((vcc_u32x4)m_v5 & ~m3_v));
        const vcc_u32x4 m5_v = (vcc_u32x4)(m_v2 > m_v6);
        const vcc_f32x4 m6_v = (vcc_f32x4)(((vcc_u32x4)m_v2 & m5_v) | ((vcc_u32x4)m_v6 & ~m5_v));
        const vcc_u32x4 m7_v = (vcc_u32x4)(m_v3 > m_v7);
        const vcc_f32x4 m8_v = (vcc_f32x4)(((vcc_u32x4)m_v3 & m7_v) | ((vcc_u32x4)m_v7 & ~m7_v));
        const vcc_u32x4 m9_v = (vcc_u32x4)(m2_v > m6_v);
        const vcc_f32x4 m10_v = (vcc_f32x4)(((vcc_u32x4)m2_v & m9_v) | ((vcc_u32x4)m6_v & ~m9_v));
        const vcc_u32x4 m11_v = (vcc_u32x4)(m4_v > m8_v);
        const vcc_f32x4 m12_v = (vcc_f32x4)(((vcc_u32x4)m4_v & m11_v) | ((vcc_u32x4)m8_v & ~m11_v));
        const vcc_u32x4 m13_v = (vcc_u32x4)(m10_v > m12_v);
        const vcc_f32x4 m14_v =
            (vcc_f32x4)(((vcc_u32x4)m10_v & m13_v) | ((vcc_u32x4)m12_v & ~m13_v));
        vcc_f32x4 m15_v = m14_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 t3_v = (vcc_u32x4)(x_v > m15_v);
            const vcc_f32x4 t4_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & t3_v) | ((vcc_u32x4)m15_v & ~t3_v));
            m15_v = t4_v;
        }
        {
            const vcc_f32x2 m16_v = __builtin_shufflevector(m15_v, m15_v, 0, 1);
            const vcc_f32x2 m17_v = __builtin_shufflevector(m15_v, m15_v, 2, 3);
            const vcc_u32x2 m18_v = (vcc_u32x2)(m16_v > m17_v);
            const vcc_f32x2 m19_v =
                (vcc_f32x2)(((vcc_u32x2)m16_v & m18_v) | ((vcc_u32x2)m17_v & ~m18_v));
            const vcc_f32x1 m20_v = __extension__ (vcc_f32x1){m19_v[0]};
            const vcc_f32x1 m21_v = __extension__ (vcc_f32x1){m19_v[1]};
            const vcc_u32x1 m22_v = (vcc_u32x1)(m20_v > m21_v);
            const vcc_f32x1 m23_v =
                (vcc_f32x1)(((vcc_u32x1)m20_v & m22_v) | ((vcc_u32x1)m21_v & ~m22_v));
            const float m_s = m23_v[0];
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
