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
    /* vcc: line 6: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)-1 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + (long)(k + copy * 8));
                const vcc_u16x8 t2_v = (vcc_u16x8)((vcc_u16x8)x_v < (vcc_u16x8)m_v[copy]);
                const vcc_u16x8 t3_v = (x_v & t2_v) | (m_v[copy] & ~t2_v);
                m_v[copy] = t3_v;
            }
        }
        const vcc_u16x8 m2_v = (vcc_u16x8)((vcc_u16x8)m_v[0] < (vcc_u16x8)m_v[2]);
        const vcc_u16x8 m3_v = (m_v[0] & m2_v) | (m_v[2] & ~m2_v);
        const vcc_u16x8 m4_v = (vcc_u16x8)((vcc_u16x8)m_v[1] < (vcc_u16x8)m_v[3]);
        const vcc_u16x8 m5_v = (m_v[1] & m4_v) | (m_v[3] & ~m4_v);
        const vcc_u16x8 m6_v = (vcc_u16x8)((vcc_u16x8)m3_v < (vcc_u16x8)m5_v);
        const vcc_u16x8 m7_v = (m3_v & m6_v) | (m5_v & ~m6_v);
        vcc_u16x8 m8_v = m7_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 x2_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_u16x8)x2_v < (vcc_u16x8)m8_v);
            const vcc_u16x8 t5_v = (x2_v & t4_v) | (m8_v & ~t4_v);
            m8_v = t5_v;
        }
        {
            const vcc_u16x4 m9_v = __builtin_shufflevector(m8_v, m8_v, 0, 1, 2, 3);
            const vcc_u16x4 m10_v = __builtin_shufflevector(m8_v, m8_v, 4, 5, 6, 7);
            const vcc_u16x4 m11_v = (vcc_u16x4)((vcc_u16x4)m9_v < (vcc_u16x4)m10_v);
            const vcc_u16x4 m12_v = (m9_v & m11_v) | (m10_v & ~m11_v);
            const vcc_u16x2 m13_v = __builtin_shufflevector(m12_v, m12_v, 0, 1);
            const vcc_u16x2 m14_v = __builtin_shufflevector(m12_v, m12_v, 2, 3);
            const vcc_u16x2 m15_v = (vcc_u16x2)((vcc_u16x2)m13_v < (vcc_u16x2)m14_v);
            const vcc_u16x2 m16_v = (m13_v & m15_v) | (m14_v & ~m15_v);
            const vcc_u16x1 m17_v = __extension__ (vcc_u16x1){m16_v[0]};
            const vcc_u16x1 m18_v = __extension__ (vcc_u16x1){m16_v[1]};
            const vcc_u16x1 m19_v = (vcc_u16x1)((vcc_u16x1)m17_v < (vcc_u16x1)m18_v);
            const unsigned short m_s = ((m17_v & m19_v) | (m18_v & ~m19_v))[0];
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
