/* vcc 0.1.0 wrote this from min_u16.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> u16 */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x1 __attribute__((vector_size(2), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
unsigned short min_u16(int n, const unsigned short *x)
{
    int i;
    unsigned short m = 65535;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 8, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const vcc_u16x8 t_v = (unsigned short)-1 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 m_v0 = t_v;
        vcc_u16x8 m_v1 = t_v;
        vcc_u16x8 m_v2 = t_v;
        vcc_u16x8 m_v3 = t_v;
        vcc_u16x8 m_v4 = t_v;
        vcc_u16x8 m_v5 = t_v;
        vcc_u16x8 m_v6 = t_v;
        vcc_u16x8 m_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t_v0 = (vcc_u16x8)((vcc_u16x8)x_v0 < (vcc_u16x8)m_v0);
            const vcc_u16x8 t2_v0 = (x_v0 & t_v0) | (m_v0 & ~t_v0);
            const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
            const vcc_u16x8 t_v1 = (vcc_u16x8)((vcc_u16x8)x_v1 < (vcc_u16x8)m_v1);
            const vcc_u16x8 t2_v1 = (x_v1 & t_v1) | (m_v1 & ~t_v1);
            const vcc_u16x8 x_v2 = *(const vcc_u16x8 *)(const void *)(x + k + 16);
            const vcc_u16x8 t_v2 = (vcc_u16x8)((vcc_u16x8)x_v2 < (vcc_u16x8)m_v2);
            const vcc_u16x8 t2_v2 = (x_v2 & t_v2) | (m_v2 & ~t_v2);
            const vcc_u16x8 x_v3 = *(const vcc_u16x8 *)(const void *)(x + k + 24);
            const vcc_u16x8 t_v3 = (vcc_u16x8)((vcc_u16x8)x_v3 < (vcc_u16x8)m_v3);
            const vcc_u16x8 t2_v3 = (x_v3 & t_v3) | (m_v3 & ~t_v3);
            const vcc_u16x8 x_v4 = *(const vcc_u16x8 *)(const void *)(x + k + 32);
            const vcc_u16x8 t_v4 = (vcc_u16x8)((vcc_u16x8)x_v4 < (vcc_u16x8)m_v4);
            const vcc_u16x8 t2_v4 = (x_v4 & t_v4) | (m_v4 & ~t_v4);
            const vcc_u16x8 x_v5 = *(const vcc_u16x8 *)(const void *)(x + k + 40);
            const vcc_u16x8 t_v5 = (vcc_u16x8)((vcc_u16x8)x_v5 < (vcc_u16x8)m_v5);
            const vcc_u16x8 t2_v5 = (x_v5 & t_v5) | (m_v5 & ~t_v5);
            const vcc_u16x8 x_v6 = *(const vcc_u16x8 *)(const void *)(x + k + 48);
            const vcc_u16x8 t_v6 = (vcc_u16x8)((vcc_u16x8)x_v6 < (vcc_u16x8)m_v6);
            const vcc_u16x8 t2_v6 = (x_v6 & t_v6) | (m_v6 & ~t_v6);
            const vcc_u16x8 x_v7 = *(const vcc_u16x8 *)(const void *)(x + k + 56);
            const vcc_u16x8 t_v7 = (vcc_u16x8)((vcc_u16x8)x_v7 < (vcc_u16x8)m_v7);
            const vcc_u16x8 t2_v7 = (x_v7 & t_v7) | (m_v7 & ~t_v7);
            m_v0 = t2_v0;
            m_v1 = t2_v1;
            m_v2 = t2_v2;
            m_v3 = t2_v3;
            m_v4 = t2_v4;
            m_v5 = t2_v5;
            m_v6 = t2_v6;
            m_v7 = t2_v7;
        }
        const vcc_u16x8 m_v = (vcc_u16x8)((vcc_u16x8)m_v0 < (vcc_u16x8)m_v4);
        const vcc_u16x8 m2_v = (m_v0 & m_v) | (m_v4 & ~m_v);
        const vcc_u16x8 m3_v = (vcc_u16x8)((vcc_u16x8)m_v1 < (vcc_u16x8)m_v5);
        const vcc_u16x8 m4_v = (m_v1 & m3_v) | (m_v5 & ~m3_v);
        const vcc_u16x8 m5_v = (vcc_u16x8)((vcc_u16x8)m_v2 < (vcc_u16x8)m_v6);
        const vcc_u16x8 m6_v = (m_v2 & m5_v) | (m_v6 & ~m5_v);
        const vcc_u16x8 m7_v = (vcc_u16x8)((vcc_u16x8)m_v3 < (vcc_u16x8)m_v7);
        const vcc_u16x8 m8_v = (m_v3 & m7_v) | (m_v7 & ~m7_v);
        const vcc_u16x8 m9_v = (vcc_u16x8)((vcc_u16x8)m2_v < (vcc_u16x8)m6_v);
        const vcc_u16x8 m10_v = (m2_v & m9_v) | (m6_v & ~m9_v);
        const vcc_u16x8 m11_v = (vcc_u16x8)((vcc_u16x8)m4_v < (vcc_u16x8)m8_v);
        const vcc_u16x8 m12_v = (m4_v & m11_v) | (m8_v & ~m11_v);
        const vcc_u16x8 m13_v = (vcc_u16x8)((vcc_u16x8)m10_v < (vcc_u16x8)m12_v);
        const vcc_u16x8 m14_v = (m10_v & m13_v) | (m12_v & ~m13_v);
        vcc_u16x8 m15_v = m14_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t2_v = (vcc_u16x8)((vcc_u16x8)x_v < (vcc_u16x8)m15_v);
            const vcc_u16x8 t3_v = (x_v & t2_v) | (m15_v & ~t2_v);
            m15_v = t3_v;
        }
        {
            const vcc_u16x4 m16_v = __builtin_shufflevector(m15_v, m15_v, 0, 1, 2, 3);
            const vcc_u16x4 m17_v = __builtin_shufflevector(m15_v, m15_v, 4, 5, 6, 7);
            const vcc_u16x4 m18_v = (vcc_u16x4)((vcc_u16x4)m16_v < (vcc_u16x4)m17_v);
            const vcc_u16x4 m19_v = (m16_v & m18_v) | (m17_v & ~m18_v);
            const vcc_u16x2 m20_v = __builtin_shufflevector(m19_v, m19_v, 0, 1);
            const vcc_u16x2 m21_v = __builtin_shufflevector(m19_v, m19_v, 2, 3);
            const vcc_u16x2 m22_v = (vcc_u16x2)((vcc_u16x2)m20_v < (vcc_u16x2)m21_v);
            const vcc_u16x2 m23_v = (m20_v & m22_v) | (m21_v & ~m22_v);
            const vcc_u16x1 m24_v = __extension__ (vcc_u16x1){m23_v[0]};
            const vcc_u16x1 m25_v = __extension__ (vcc_u16x1){m23_v[1]};
            const vcc_u16x1 m26_v = (vcc_u16x1)((vcc_u16x1)m24_v < (vcc_u16x1)m25_v);
            const unsigned short m_s = ((m24_v & m26_v) | (m25_v & ~m26_v))[0];
            i = (int)end;
            m = m_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        m = x[i] < m ? x[i] : m;
    }
#else
    for (i = 0; i < n; i++)
        m = x[i] < m ? x[i] : m;
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
