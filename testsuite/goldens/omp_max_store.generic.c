/* vcc 0.1.0 wrote this from omp_max_store.c for generic; flags: -fopenmp-simd */
/* kernel: int n | in i16 x[n] | out float y[n] restrict | -> float */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
float omp_max_store(int n, const short *x, float *y)
{
    float m = -1;
    int i;
    /* vcc: line 7: 8 lanes x 2, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)(-1.0f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        const float t3_v = (float)(2.0f);
        const vcc_f32x4 t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        vcc_f32x4 m_v0 = t2_v;
        vcc_f32x4 m_v1 = t2_v;
        vcc_f32x4 m_v2 = t2_v;
        vcc_f32x4 m_v3 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 x_v0 = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_f32x4 t_v0 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v0, x_v0, 0, 1, 2, 3),
                vcc_f32x4);
            const vcc_f32x4 t_v1 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v0, x_v0, 4, 5, 6, 7),
                vcc_f32x4);
            const vcc_u16x8 x_v1 = *(const vcc_u16x8 *)(const void *)(x + k + 8);
            const vcc_f32x4 t_v2 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v1, x_v1, 0, 1, 2, 3),
                vcc_f32x4);
            const vcc_f32x4 t_v3 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v1, x_v1, 4, 5, 6, 7),
                vcc_f32x4);
            const vcc_f32x4 y_new_v0 = t_v0 * t4_v;
            const vcc_f32x4 y_new_v1 = t_v1 * t4_v;
            const vcc_f32x4 y_new_v2 = t_v2 * t4_v;
            const vcc_f32x4 y_new_v3 = t_v3 * t4_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
            *(vcc_f32x4 *)(void *)(y + k + 8) = y_new_v2;
            *(vcc_f32x4 *)(void *)(y + k + 8 + 4) = y_new_v3;
            const vcc_u32x4 t2_v0 = (vcc_u32x4)(m_v0 > t_v0);
            const vcc_u32x4 t3_v0 = (vcc_u32x4)(m_v1 > t_v1);
            const vcc_f32x4 t4_v0 =
                (vcc_f32x4)(((vcc_u32x4)m_v0 & t2_v0) | ((vcc_u32x4)t_v0 & ~t2_v0));
            const vcc_f32x4 t4_v1 =
                (vcc_f32x4)(((vcc_u32x4)m_v1 & t3_v0) | ((vcc_u32x4)t_v1 & ~t3_v0));
            const vcc_u32x4 t2_v1 = (vcc_u32x4)(m_v2 > t_v2);
            const vcc_u32x4 t3_v1 = (vcc_u32x4)(m_v3 > t_v3);
            const vcc_f32x4 t4_v2 =
                (vcc_f32x4)(((vcc_u32x4)m_v2 & t2_v1) | ((vcc_u32x4)t_v2 & ~t2_v1));
            const vcc_f32x4 t4_v3 =
                (vcc_f32x4)(((vcc_u32x4)m_v3 & t3_v1) | ((vcc_u32x4)t_v3 & ~t3_v1));
            m_v0 = t4_v0;
            m_v1 = t4_v1;
            m_v2 = t4_v2;
            m_v3 = t4_v3;
        }
        const vcc_u32x4 m_v = (vcc_u32x4)(m_v0 > m_v2);
        const vcc_u32x4 m2_v = (vcc_u32x4)(m_v1 > m_v3);
        const vcc_f32x4 m2_v0 = (vcc_f32x4)(((vcc_u32x4)m_v0 & m_v) | ((vcc_u32x4)m_v2 & ~m_v));
        const vcc_f32x4 m2_v1 = (vcc_f32x4)(((vcc_u32x4)m_v1 & m2_v) | ((vcc_u32x4)m_v3 & ~m2_v));
        vcc_f32x4 m3_v0 = m2_v0;
        vcc_f32x4 m3_v1 = m2_v1;
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 x_v = *(const vcc_u16x8 *)(const void *)(x + k);
            const vcc_f32x4 t5_v0 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v, x_v, 0, 1, 2, 3),
                vcc_f32x4);
            const vcc_f32x4 t5_v1 =
                __builtin_convertvector((vcc_i16x4)__builtin_shufflevector(x_v, x_v, 4, 5, 6, 7),
                vcc_f32x4);
            const vcc_f32x4 y_new2_v0 = t5_v0 * t4_v;
            const vcc_f32x4 y_new2_v1 = t5_v1 * t4_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new2_v1;
            const vcc_u32x4 t5_v = (vcc_u32x4)(m3_v0 > t5_v0);
            const vcc_u32x4 t6_v = (vcc_u32x4)(m3_v1 > t5_v1);
            const vcc_f32x4 t6_v0 =
                (vcc_f32x4)(((vcc_u32x4)m3_v0 & t5_v) | ((vcc_u32x4)t5_v0 & ~t5_v));
            const vcc_f32x4 t6_v1 =
                (vcc_f32x4)(((vcc_u32x4)m3_v1 & t6_v) | ((vcc_u32x4)t5_v1 & ~t6_v));
            m3_v0 = t6_v0;
            m3_v1 = t6_v1;
        }
        {
            const vcc_u32x4 m3_v = (vcc_u32x4)(m3_v0 > m3_v1);
            const vcc_f32x4 m4_v =
                (vcc_f32x4)(((vcc_u32x4)m3_v0 & m3_v) | ((vcc_u32x4)m3_v1 & ~m3_v));
            const vcc_f32x2 m5_v = __builtin_shufflevector(m4_v, m4_v, 0, 1);
            const vcc_f32x2 m6_v = __builtin_shufflevector(m4_v, m4_v, 2, 3);
            const vcc_u32x2 m7_v = (vcc_u32x2)(m5_v > m6_v);
            const vcc_f32x2 m8_v =
                (vcc_f32x2)(((vcc_u32x2)m5_v & m7_v) | ((vcc_u32x2)m6_v & ~m7_v));
            const vcc_f32x1 m9_v = __extension__ (vcc_f32x1){m8_v[0]};
            const vcc_f32x1 m10_v = __extension__ (vcc_f32x1){m8_v[1]};
            const vcc_u32x1 m11_v = (vcc_u32x1)(m9_v > m10_v);
            const vcc_f32x1 m12_v =
                (vcc_f32x1)(((vcc_u32x1)m9_v & m11_v) | ((vcc_u32x1)m10_v & ~m11_v));
            const float m_s = m12_v[0];
            m = m_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        {
        float v = (float)x[i];
        y[i] = v * 2;
        m = m > v ? m : v;
    }
    }
    return m;
}
