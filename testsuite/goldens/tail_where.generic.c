/* vcc 0.1.0 wrote this from tail_where.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 11 | in float a[11*n] | inout float t[n] restrict */
/* Conditions, and quotients that raise no flags in columns that are none. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void tail_where(int n, int m, const float *a, float *restrict t)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const int t2 = 0L < (long)m;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            vcc_f32x4 t_v0 = *(const vcc_f32x4 *)(const void *)(t + k2);
            vcc_f32x4 t_v1 = *(const vcc_f32x4 *)(const void *)(t + k2 + 4);
            vcc_f32x4 t_v2 = *(const vcc_f32x4 *)(const void *)(t + k2 + 8);
            vcc_f32x4 t_v3 = *(const vcc_f32x4 *)(const void *)(t + k2 + 12);
            if (t2) {
                vcc_f32x4 q_v0 = t_v0;
                vcc_f32x4 q_v1 = t_v1;
                vcc_f32x4 q_v2 = t_v2;
                vcc_f32x4 q_v3 = t_v3;
                unsigned long k_s = 0UL;
                int more;
                do {
                    const float *const a_s = a + (long)(k_s * (unsigned long)n + k2);
                    const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                    const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_s + 4);
                    const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a_s + 8);
                    const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a_s + 12);
                    const vcc_u32x4 mask_v0 = (vcc_u32x4)(a_v0 > q_v0);
                    const vcc_u32x4 mask_v1 = (vcc_u32x4)(a_v1 > q_v1);
                    const vcc_u32x4 mask_v2 = (vcc_u32x4)(a_v2 > q_v2);
                    const vcc_u32x4 mask_v3 = (vcc_u32x4)(a_v3 > q_v3);
                    const vcc_f32x4 q_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)q_v0 & mask_v0) | ((vcc_u32x4)t2_v & ~mask_v0));
                    const vcc_f32x4 q_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)q_v1 & mask_v1) | ((vcc_u32x4)t2_v & ~mask_v1));
                    const vcc_f32x4 q_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)q_v2 & mask_v2) | ((vcc_u32x4)t2_v & ~mask_v2));
                    const vcc_f32x4 q_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)q_v3 & mask_v3) | ((vcc_u32x4)t2_v & ~mask_v3));
                    const vcc_f32x4 a_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_v0 & mask_v0) | ((vcc_u32x4)t4_v & ~mask_v0));
                    const vcc_f32x4 a_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_v1 & mask_v1) | ((vcc_u32x4)t4_v & ~mask_v1));
                    const vcc_f32x4 a_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)a_v2 & mask_v2) | ((vcc_u32x4)t4_v & ~mask_v2));
                    const vcc_f32x4 a_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)a_v3 & mask_v3) | ((vcc_u32x4)t4_v & ~mask_v3));
                    const vcc_f32x4 t2_v0 = q_on_v0 / a_on_v0;
                    const vcc_f32x4 t2_v1 = q_on_v1 / a_on_v1;
                    const vcc_f32x4 t2_v2 = q_on_v2 / a_on_v2;
                    const vcc_f32x4 t2_v3 = q_on_v3 / a_on_v3;
                    const vcc_f32x4 t3_v0 =
                        (vcc_f32x4)(((vcc_u32x4)t2_v0 & mask_v0) | ((vcc_u32x4)q_v0 & ~mask_v0));
                    const vcc_f32x4 t3_v1 =
                        (vcc_f32x4)(((vcc_u32x4)t2_v1 & mask_v1) | ((vcc_u32x4)q_v1 & ~mask_v1));
                    const vcc_f32x4 t3_v2 =
                        (vcc_f32x4)(((vcc_u32x4)t2_v2 & mask_v2) | ((vcc_u32x4)q_v2 & ~mask_v2));
                    const vcc_f32x4 t3_v3 =
                        (vcc_f32x4)(((vcc_u32x4)t2_v3 & mask_v3) | ((vcc_u32x4)q_v3 & ~mask_v3));
                    const unsigned long t3 = k_s + 1;
                    more = (long)t3 < (long)m;
                    q_v0 = t3_v0;
                    q_v1 = t3_v1;
                    q_v2 = t3_v2;
                    q_v3 = t3_v3;
                    k_s = t3;
                } while (more);
                t_v0 = q_v0;
                t_v1 = q_v1;
                t_v2 = q_v2;
                t_v3 = q_v3;
            }
            *(vcc_f32x4 *)(void *)(t + k2) = t_v0;
            *(vcc_f32x4 *)(void *)(t + k2 + 4) = t_v1;
            *(vcc_f32x4 *)(void *)(t + k2 + 8) = t_v2;
            *(vcc_f32x4 *)(void *)(t + k2 + 12) = t_v3;
        }
        const float t5_v = (float)0.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)1.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            vcc_f32x4 t9_v = *(const vcc_f32x4 *)(const void *)(t + k2);
            if (t2) {
                vcc_f32x4 q_v = t9_v;
                unsigned long k_s2 = 0UL;
                int more2;
                do {
                    const vcc_f32x4 a_v =
                        *(const vcc_f32x4 *)(const void *)(a + (long)(k_s2 * (unsigned long)n + k2));
                    const vcc_u32x4 mask_v = (vcc_u32x4)(a_v > q_v);
                    const vcc_f32x4 q_on_v =
                        (vcc_f32x4)(((vcc_u32x4)q_v & mask_v) | ((vcc_u32x4)t6_v & ~mask_v));
                    const vcc_f32x4 a_on_v =
                        (vcc_f32x4)(((vcc_u32x4)a_v & mask_v) | ((vcc_u32x4)t8_v & ~mask_v));
                    const vcc_f32x4 t10_v = q_on_v / a_on_v;
                    const unsigned long t4 = k_s2 + 1;
                    more2 = (long)t4 < (long)m;
                    q_v = (vcc_f32x4)(((vcc_u32x4)t10_v & mask_v) | ((vcc_u32x4)q_v & ~mask_v));
                    k_s2 = t4;
                } while (more2);
                t9_v = q_v;
            }
            *(vcc_f32x4 *)(void *)(t + k2) = t9_v;
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < n; j++)
#endif
 {
        float q = t[j];
        for (int k = 0; k < m; k++)
            if (a[k * n + j] > q)
                q = q / a[k * n + j];
        t[j] = q;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
