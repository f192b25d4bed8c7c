/* vcc 0.1.0 wrote this from max_i32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | -> int */
#ifdef VCC_VECTOR
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int max_i32(int n, const int *x)
{
    int m = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 m_v0 = t_v;
        vcc_u32x4 m_v1 = t_v;
        vcc_u32x4 m_v2 = t_v;
        vcc_u32x4 m_v3 = t_v;
        vcc_u32x4 m_v4 = t_v;
        vcc_u32x4 m_v5 = t_v;
        vcc_u32x4 m_v6 = t_v;
        vcc_u32x4 m_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 > (vcc_i32x4)m_v0);
            const vcc_u32x4 t2_v0 = (x_v0 & t_v0) | (m_v0 & ~t_v0);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)x_v1 > (vcc_i32x4)m_v1);
            const vcc_u32x4 t2_v1 = (x_v1 & t_v1) | (m_v1 & ~t_v1);
            const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8);
            const vcc_u32x4 t_v2 = (vcc_u32x4)((vcc_i32x4)x_v2 > (vcc_i32x4)m_v2);
            const vcc_u32x4 t2_v2 = (x_v2 & t_v2) | (m_v2 & ~t_v2);
            const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 12);
            const vcc_u32x4 t_v3 = (vcc_u32x4)((vcc_i32x4)x_v3 > (vcc_i32x4)m_v3);
            const vcc_u32x4 t2_v3 = (x_v3 & t_v3) | (m_v3 & ~t_v3);
            const vcc_u32x4 x_v4 = *(const vcc_u32x4 *)(const void *)(x + k + 16);
            const vcc_u32x4 t_v4 = (vcc_u32x4)((vcc_i32x4)x_v4 > (vcc_i32x4)m_v4);
            const vcc_u32x4 t2_v4 = (x_v4 & t_v4) | (m_v4 & ~t_v4);
            const vcc_u32x4 x_v5 = *(const vcc_u32x4 *)(const void *)(x + k + 20);
            const vcc_u32x4 t_v5 = (vcc_u32x4)((vcc_i32x4)x_v5 > (vcc_i32x4)m_v5);
            const vcc_u32x4 t2_v5 = (x_v5 & t_v5) | (m_v5 & ~t_v5);
            const vcc_u32x4 x_v6 = *(const vcc_u32x4 *)(const void *)(x + k + 24);
            const vcc_u32x4 t_v6 = (vcc_u32x4)((vcc_i32x4)x_v6 > (vcc_i32x4)m_v6);
            const vcc_u32x4 t2_v6 = (x_v6 & t_v6) | (m_v6 & ~t_v6);
            const vcc_u32x4 x_v7 = *(const vcc_u32x4 *)(const void *)(x + k + 28);
            const vcc_u32x4 t_v7 = (vcc_u32x4)((vcc_i32x4)x_v7 > (vcc_i32x4)m_v7);
            const vcc_u32x4 t2_v7 = (x_v7 & t_v7) | (m_v7 & ~t_v7);
            m_v0 = t2_v0;
            m_v1 = t2_v1;
            m_v2 = t2_v2;
            m_v3 = t2_v3;
            m_v4 = t2_v4;
            m_v5 = t2_v5;
            m_v6 = t2_v6;
            m_v7 = t2_v7;
        }
        const vcc_u32x4 m_v = (vcc_u32x4)((vcc_i32x4)m_v0 > (vcc_i32x4)m_v4);
        const vcc_u32x4 m2_v = (m_v0 & m_v) | (m_v4 & ~m_v);
        const vcc_u32x4 m3_v = (vcc_u32x4)((vcc_i32x4)m_v1 > (vcc_i32x4)m_v5);
        const vcc_u32x4 m4_v = (m_v1 & m3_v) | (m_v5 & ~m3_v);
        const vcc_u32x4 m5_v = (vcc_u32x4)((vcc_i32x4)m_v2 > (vcc_i32x4)m_v6);
        const vcc_u32x4 m6_v = (m_v2 & m5_v) | (m_v6 & ~m5_v);
        const vcc_u32x4 m7_v = (vcc_u32x4)((vcc_i32x4)m_v3 > (vcc_i32x4)m_v7);
        const vcc_u32x4 m8_v = (m_v3 & m7_v) | (m_v7 & ~m7_v);
        const vcc_u32x4 m9_v = (vcc_u32x4)((vcc_i32x4)m2_v > (vcc_i32x4)m6_v);
        const vcc_u32x4 m10_v = (m2_v & m9_v) | (m6_v & ~m9_v);
        const vcc_u32x4 m11_v = (vcc_u32x4)((vcc_i32x4)m4_v > (vcc_i32x4)m8_v);
        const vcc_u32x4 m12_v = (m4_v & m11_v) | (m8_v & ~m11_v);
        const vcc_u32x4 m13_v = (vcc_u32x4)((vcc_i32x4)m10_v > (vcc_i32x4)m12_v);
        const vcc_u32x4 m14_v = (m10_v & m13_v) | (m12_v & ~m13_v);
        vcc_u32x4 m15_v = m14_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)m15_v);
            const vcc_u32x4 t3_v = (x_v & t2_v) | (m15_v & ~t2_v);
            m15_v = t3_v;
        }
        {
            const vcc_u32x2 m16_v = __builtin_shufflevector(m15_v, m15_v, 0, 1);
            const vcc_u32x2 m17_v = __builtin_shufflevector(m15_v, m15_v, 2, 3);
            const vcc_u32x2 m18_v = (vcc_u32x2)((vcc_i32x2)m16_v > (vcc_i32x2)m17_v);
            const vcc_u32x2 m19_v = (m16_v & m18_v) | (m17_v & ~m18_v);
            const vcc_u32x1 m20_v = __extension__ (vcc_u32x1){m19_v[0]};
            const vcc_u32x1 m21_v = __extension__ (vcc_u32x1){m19_v[1]};
            const vcc_u32x1 m22_v = (vcc_u32x1)((vcc_i32x1)m20_v > (vcc_i32x1)m21_v);
            const unsigned int m_s = ((m20_v & m22_v) | (m21_v & ~m22_v))[0];
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
