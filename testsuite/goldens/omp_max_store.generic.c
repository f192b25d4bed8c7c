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
    /* vcc: line 7: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const float t_v = (float)-1.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)2.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        vcc_f32x4 m_v[2] = {t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + at);
                const vcc_f32x4 t5_v = __builtin_convertvector((vcc_i16x4)x_v, vcc_f32x4);
                *(vcc_f32x4 *)(void *)(y + at) = t5_v * t4_v;
                const vcc_u32x4 t6_v = (vcc_u32x4)(m_v[copy] > t5_v);
                const vcc_f32x4 t7_v =
                    (vcc_f32x4)(((vcc_u32x4)m_v[copy] & t6_v) | ((vcc_u32x4)t5_v & ~t6_v));
                m_v[copy] = t7_v;
            }
        }
        {
            const vcc_u32x4 m2_v = (vcc_u32x4)(m_v[0] > m_v[1]);
            const vcc_f32x4 m3_v =
                (vcc_f32x4)(((vcc_u32x4)m_v[0] & m2_v) | ((vcc_u32x4)m_v[1] & ~m2_v));
            const vcc_f32x2 m4_v = __builtin_shufflevector(m3_v, m3_v, 0, 1);
            const vcc_f32x2 m5_v = __builtin_shufflevector(m3_v, m3_v, 2, 3);
            const vcc_u32x2 m6_v = (vcc_u32x2)(m4_v > m5_v);
            const vcc_f32x2 m7_v =
                (vcc_f32x2)(((vcc_u32x2)m4_v & m6_v) | ((vcc_u32x2)m5_v & ~m6_v));
            const vcc_f32x1 m8_v = __extension__ (vcc_f32x1){m7_v[0]};
            const vcc_f32x1 m9_v = __extension__ (vcc_f32x1){m7_v[1]};
            const vcc_u32x1 m10_v = (vcc_u32x1)(m8_v > m9_v);
            const vcc_f32x1 m11_v =
                (vcc_f32x1)(((vcc_u32x1)m8_v & m10_v) | ((vcc_u32x1)m9_v & ~m10_v));
            const float m_s = m11_v[0];
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
