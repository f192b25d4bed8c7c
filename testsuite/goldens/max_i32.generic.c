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
    /* vcc: line 5: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
        vcc_u32x4 m_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)(k + copy * 4));
                const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)m_v[copy]);
                const vcc_u32x4 t3_v = (x_v & t2_v) | (m_v[copy] & ~t2_v);
                m_v[copy] = t3_v;
            }
        }
        {
            const vcc_u32x4 m2_v = (vcc_u32x4)((vcc_i32x4)m_v[0] > (vcc_i32x4)m_v[2]);
            const vcc_u32x4 m3_v = (m_v[0] & m2_v) | (m_v[2] & ~m2_v);
            const vcc_u32x4 m4_v = (vcc_u32x4)((vcc_i32x4)m_v[1] > (vcc_i32x4)m_v[3]);
            const vcc_u32x4 m5_v = (m_v[1] & m4_v) | (m_v[3] & ~m4_v);
            const vcc_u32x4 m6_v = (vcc_u32x4)((vcc_i32x4)m3_v > (vcc_i32x4)m5_v);
            const vcc_u32x4 m7_v = (m3_v & m6_v) | (m5_v & ~m6_v);
            const vcc_u32x2 m8_v = __builtin_shufflevector(m7_v, m7_v, 0, 1);
            const vcc_u32x2 m9_v = __builtin_shufflevector(m7_v, m7_v, 2, 3);
            const vcc_u32x2 m10_v = (vcc_u32x2)((vcc_i32x2)m8_v > (vcc_i32x2)m9_v);
            const vcc_u32x2 m11_v = (m8_v & m10_v) | (m9_v & ~m10_v);
            const vcc_u32x1 m12_v = __extension__ (vcc_u32x1){m11_v[0]};
            const vcc_u32x1 m13_v = __extension__ (vcc_u32x1){m11_v[1]};
            const vcc_u32x1 m14_v = (vcc_u32x1)((vcc_i32x1)m12_v > (vcc_i32x1)m13_v);
            const unsigned int m_s = ((m12_v & m14_v) | (m13_v & ~m14_v))[0];
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
