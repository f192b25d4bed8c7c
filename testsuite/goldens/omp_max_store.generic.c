/* vcc 0.1.0 wrote this from omp_max_store.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 x[n] | out float y[n] restrict | -> float */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float omp_max_store(int n, const short *x, float *y)
{
    float m = -1;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)-1.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)2.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        vcc_f32x4 m_v0 = t2_v;
        vcc_f32x4 m_v1 = t2_v;
        vcc_f32x4 m_v2 = t2_v;
        vcc_f32x4 m_v3 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x4 x_v0 = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_f32x4 t_v0 = __builtin_convertvector((vcc_i16x4)x_v0, vcc_f32x4);
            const vcc_u16x4 x_v1 = *(const vcc_u16x4 *)(const void *)(x + k + 4);
            const vcc_f32x4 t_v1 = __builtin_convertvector((vcc_i16x4)x_v1, vcc_f32x4);
            const vcc_u16x4 x_v2 = *(const vcc_u16x4 *)(const void *)(x + k + 8);
            const vcc_f32x4 t_v2 = __builtin_convertvector((vcc_i16x4)x_v2, vcc_f32x4);
            const vcc_u16x4 x_v3 = *(const vcc_u16x4 *)(const void *)(x + k + 12);
            const vcc_f32x4 t_v3 = __builtin_convertvector((vcc_i16x4)x_v3, vcc_f32x4);
            const vcc_f32x4 y_new_v0 = t_v0 * t4_v;
            const vcc_f32x4 y_new_v1 = t_v1 * t4_v;
            const vcc_f32x4 y_new_v2 = t_v2 * t4_v;
            const vcc_f32x4 y_new_v3 = t_v3 * t4_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
            *(vcc_f32x4 *)(void *)(y + k + 8) = y_new_v2;
            *(vcc_f32x4 *)(void *)(y + k + 12) = y_new_v3;
            const vcc_u32x4 t2_v0 = (vcc_u32x4)(m_v0 > t_v0);
            const vcc_f32x4 t3_v0 =
                (vcc_f32x4)(((vcc_u32x4)m_v0 & t2_v0) | ((vcc_u32x4)t_v0 & ~t2_v0));
            const vcc_u32x4 t2_v1 = (vcc_u32x4)(m_v1 > t_v1);
            const vcc_f32x4 t3_v1 =
                (vcc_f32x4)(((vcc_u32x4)m_v1 & t2_v1) | ((vcc_u32x4)t_v1 & ~t2_v1));
            const vcc_u32x4 t2_v2 = (vcc_u32x4)(m_v2 > t_v2);
            const vcc_f32x4 t3_v2 =
                (vcc_f32x4)(((vcc_u32x4)m_v2 & t2_v2) | ((vcc_u32x4)t_v2 & ~t2_v2));
            const vcc_u32x4 t2_v3 = (vcc_u32x4)(m_v3 > t_v3);
            const vcc_f32x4 t3_v3 =
                (vcc_f32x4)(((vcc_u32x4)m_v3 & t2_v3) | ((vcc_u32x4)t_v3 & ~t2_v3));
            m_v0 = t3_v0;
            m_v1 = t3_v1;
            m_v2 = t3_v2;
            m_v3 = t3_v3;
        }
        const vcc_u32x4 m_v = (vcc_u32x4)(m_v0 > m_v2);
        const vcc_f32x4 m2_v = (vcc_f32x4)(((vcc_u32x4)m_v0 & m_v) | ((vcc_u32x4)m_v2 & ~m_v));
        const vcc_u32x4 m3_v = (vcc_u32x4)(m_v1 > m_v3);
        const vcc_f32x4 m4_v = (vcc_f32x4)(((vcc_u32x4)m_v1 & m3_v) | ((vcc_u32x4)m_v3 & ~m3_v));
        const vcc_u32x4 m5_v = (vcc_u32x4)(m2_v > m4_v);
        const vcc_f32x4 m6_v = (vcc_f32x4)(((vcc_u32x4)m2_v & m5_v) | ((vcc_u32x4)m4_v & ~m5_v));
        vcc_f32x4 m7_v = m6_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_f32x4 t5_v = __builtin_convertvector((vcc_i16x4)x_v, vcc_f32x4);
            *(vcc_f32x4 *)(void *)(y + k) = t5_v * t4_v;
            const vcc_u32x4 t6_v = (vcc_u32x4)(m7_v > t5_v);
            const vcc_f32x4 t7_v =
                (vcc_f32x4)(((vcc_u32x4)m7_v & t6_v) | ((vcc_u32x4)t5_v & ~t6_v));
            m7_v = t7_v;
        }
        {
            const vcc_f32x2 m8_v = __builtin_shufflevector(m7_v, m7_v, 0, 1);
            const vcc_f32x2 m9_v = __builtin_shufflevector(m7_v, m7_v, 2, 3);
            const vcc_u32x2 m10_v = (vcc_u32x2)(m8_v > m9_v);
            const vcc_f32x2 m11_v =
                (vcc_f32x2)(((vcc_u32x2)m8_v & m10_v) | ((vcc_u32x2)m9_v & ~m10_v));
            const vcc_f32x1 m12_v = __extension__ (vcc_f32x1){m11_v[0]};
            const vcc_f32x1 m13_v = __extension__ (vcc_f32x1){m11_v[1]};
            const vcc_u32x1 m14_v = (vcc_u32x1)(m12_v > m13_v);
            const vcc_f32x1 m15_v =
                (vcc_f32x1)(((vcc_u32x1)m12_v & m14_v) | ((vcc_u32x1)m13_v & ~m14_v));
            const float m_s = m15_v[0];
            m = m_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd reduction(max : m)
    for (i = 0; i < n; i++)
#endif
 {
        float v = (float)x[i];
        y[i] = v * 2;
        m = m > v ? m : v;
    }
#ifdef VCC_VECTOR
    }
#endif
    return m;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
