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
    /* vcc: line 6: 8 lanes x 2, then 2, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)-1 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 m_v0 = t_v;
        vcc_u16x8 m_v1 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_u16x8 t_v0 = (vcc_u16x8)((vcc_u16x8)x_v0 < (vcc_u16x8)m_v0);
            const vcc_u16x8 t2_v0 = (x_v0 & t_v0) | (m_v0 & ~t_v0);
            const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
            const vcc_u16x8 t_v1 = (vcc_u16x8)((vcc_u16x8)x_v1 < (vcc_u16x8)m_v1);
            const vcc_u16x8 t2_v1 = (x_v1 & t_v1) | (m_v1 & ~t_v1);
            m_v0 = t2_v0;
            m_v1 = t2_v1;
        }
        const vcc_u16x8 m_v = (vcc_u16x8)((vcc_u16x8)m_v0 < (vcc_u16x8)m_v1);
        const vcc_u16x8 m2_v = (m_v0 & m_v) | (m_v1 & ~m_v);
        vcc_u16x2 m3_v = (unsigned short)-1 - __extension__ (vcc_u16x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 x_v = *(const vcc_u16x2 *)(const void *)(x + k);
            const vcc_u16x2 t2_v = (vcc_u16x2)((vcc_u16x2)x_v < (vcc_u16x2)m3_v);
            const vcc_u16x2 t3_v = (x_v & t2_v) | (m3_v & ~t2_v);
            m3_v = t3_v;
        }
        {
            const vcc_u16x4 m4_v = __builtin_shufflevector(m2_v, m2_v, 0, 1, 2, 3);
            const vcc_u16x4 m5_v = __builtin_shufflevector(m2_v, m2_v, 4, 5, 6, 7);
            const vcc_u16x4 m6_v = (vcc_u16x4)((vcc_u16x4)m4_v < (vcc_u16x4)m5_v);
            const vcc_u16x4 m7_v = (m4_v & m6_v) | (m5_v & ~m6_v);
            const vcc_u16x2 m8_v = __builtin_shufflevector(m7_v, m7_v, 0, 1);
            const vcc_u16x2 m9_v = __builtin_shufflevector(m7_v, m7_v, 2, 3);
            const vcc_u16x2 m10_v = (vcc_u16x2)((vcc_u16x2)m8_v < (vcc_u16x2)m9_v);
            const vcc_u16x2 m11_v = (m8_v & m10_v) | (m9_v & ~m10_v);
            const vcc_u16x1 m12_v = __extension__ (vcc_u16x1){m11_v[0]};
            const vcc_u16x1 m13_v = __extension__ (vcc_u16x1){m11_v[1]};
            const vcc_u16x1 m14_v = (vcc_u16x1)((vcc_u16x1)m12_v < (vcc_u16x1)m13_v);
            const unsigned short m_s = ((m12_v & m14_v) | (m13_v & ~m14_v))[0];
            const vcc_u16x1 m15_v = __extension__ (vcc_u16x1){m3_v[0]};
            const vcc_u16x1 m16_v = __extension__ (vcc_u16x1){m3_v[1]};
            const vcc_u16x1 m17_v = (vcc_u16x1)((vcc_u16x1)m15_v < (vcc_u16x1)m16_v);
            const unsigned short m_s2 = ((m15_v & m17_v) | (m16_v & ~m17_v))[0];
            const unsigned short t =
                (unsigned short)((unsigned int)m_s < (unsigned int)m_s2 ? (unsigned int)m_s : (unsigned int)m_s2);
            i = (int)end;
            m = t;
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
