/* vcc 0.1.0 wrote this from min_u16.c for generic */
/* kernel: int n | in u16 x[n] | -> u16 */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef unsigned short vcc_u16x1 __attribute__((vector_size(2), aligned(2), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
unsigned short min_u16(int n, const unsigned short *x)
{
    int i;
    unsigned short m = 65535;
    /* vcc: line 6: 8 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)(-1) - __extension__ (vcc_u16x8){0};
        vcc_u16x8 m_v0 = t_v;
        vcc_u16x8 m_v1 = t_v;
        vcc_u16x8 m_v2 = t_v;
        vcc_u16x8 m_v3 = t_v;
        unsigned long k;
        vcc_u16x8 m_v;
        vcc_u16x8 m2_v;
        vcc_u16x8 m3_v;
        vcc_u16x8 m4_v;
        vcc_u16x8 m5_v;
        vcc_u16x8 m6_v;
        vcc_u16x4 m7_v;
        for (k = 0; k < wide_end; k += 32) {
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
            m_v0 = t2_v0;
            m_v1 = t2_v1;
            m_v2 = t2_v2;
            m_v3 = t2_v3;
        }
        m_v = (vcc_u16x8)((vcc_u16x8)m_v0 < (vcc_u16x8)m_v2);
        m2_v = (m_v0 & m_v) | (m_v2 & ~m_v);
        m3_v = (vcc_u16x8)((vcc_u16x8)m_v1 < (vcc_u16x8)m_v3);
        m4_v = (m_v1 & m3_v) | (m_v3 & ~m3_v);
        m5_v = (vcc_u16x8)((vcc_u16x8)m2_v < (vcc_u16x8)m4_v);
        m6_v = (m2_v & m5_v) | (m4_v & ~m5_v);
        m7_v = (unsigned short)(-1) - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u16x4 t2_v = (vcc_u16x4)((vcc_u16x4)x_v < (vcc_u16x4)m7_v);
            const vcc_u16x4 t3_v = (x_v & t2_v) | (m7_v & ~t2_v);
            m7_v = t3_v;
        }
        {
            const vcc_u16x4 m8_v = __builtin_shufflevector(m6_v, m6_v, 0, 1, 2, 3);
            const vcc_u16x4 m9_v = __builtin_shufflevector(m6_v, m6_v, 4, 5, 6, 7);
            const vcc_u16x4 m10_v = (vcc_u16x4)((vcc_u16x4)m8_v < (vcc_u16x4)m9_v);
            const vcc_u16x4 m11_v = (m8_v & m10_v) | (m9_v & ~m10_v);
            const vcc_u16x2 m12_v = __builtin_shufflevector(m11_v, m11_v, 0, 1);
            const vcc_u16x2 m13_v = __builtin_shufflevector(m11_v, m11_v, 2, 3);
            const vcc_u16x2 m14_v = (vcc_u16x2)((vcc_u16x2)m12_v < (vcc_u16x2)m13_v);
            const vcc_u16x2 m15_v = (m12_v & m14_v) | (m13_v & ~m14_v);
            const vcc_u16x1 m16_v = __extension__ (vcc_u16x1){m15_v[0]};
            const vcc_u16x1 m17_v = __extension__ (vcc_u16x1){m15_v[1]};
            const vcc_u16x1 m18_v = (vcc_u16x1)((vcc_u16x1)m16_v < (vcc_u16x1)m17_v);
            const unsigned short m_s = ((m16_v & m18_v) | (m17_v & ~m18_v))[0];
            const vcc_u16x2 m19_v = __builtin_shufflevector(m7_v, m7_v, 0, 1);
            const vcc_u16x2 m20_v = __builtin_shufflevector(m7_v, m7_v, 2, 3);
            const vcc_u16x2 m21_v = (vcc_u16x2)((vcc_u16x2)m19_v < (vcc_u16x2)m20_v);
            const vcc_u16x2 m22_v = (m19_v & m21_v) | (m20_v & ~m21_v);
            const vcc_u16x1 m23_v = __extension__ (vcc_u16x1){m22_v[0]};
            const vcc_u16x1 m24_v = __extension__ (vcc_u16x1){m22_v[1]};
            const vcc_u16x1 m25_v = (vcc_u16x1)((vcc_u16x1)m23_v < (vcc_u16x1)m24_v);
            const unsigned short m_s2 = ((m23_v & m25_v) | (m24_v & ~m25_v))[0];
            const unsigned short t =
                (unsigned short)((unsigned int)m_s < (unsigned int)m_s2 ? (unsigned int)m_s : (unsigned int)m_s2);
            i = (int)end;
            m = t;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        m = x[i] < m ? x[i] : m;
    }
    return m;
}
