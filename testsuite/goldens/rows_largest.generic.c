/* vcc 0.1.0 wrote this from rows_largest.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[16*n] | in float first[1] | -> float */
/* What is no number is passed over, and zeros keep the sign of the first one. */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float rows_largest(int n, const float (*a)[16], const float *first)
{
    float best = *first;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 1) {
        const float t_v = (float)best;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        vcc_f32x4 best_v[4] = {t2_v, t2_v, t2_v, t2_v};
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 15 */
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_f32x4 a_v =
                    *(const vcc_f32x4 *)(const void *)((const char *)a + (long)(int)n2 * 64 + (long)(copy * 4) * 4);
                const vcc_u32x4 t3_v = (vcc_u32x4)(a_v > best_v[copy]);
                const vcc_f32x4 t4_v =
                    (vcc_f32x4)(((vcc_u32x4)a_v & t3_v) | ((vcc_u32x4)best_v[copy] & ~t3_v));
                best_v[copy] = t4_v;
            }
        }
        {
            const vcc_u32x4 best2_v = (vcc_u32x4)(best_v[0] > best_v[2]);
            const vcc_f32x4 best3_v =
                (vcc_f32x4)(((vcc_u32x4)best_v[0] & best2_v) | ((vcc_u32x4)best_v[2] & ~best2_v));
            const vcc_u32x4 best4_v = (vcc_u32x4)(best_v[1] > best_v[3]);
            const vcc_f32x4 best5_v =
                (vcc_f32x4)(((vcc_u32x4)best_v[1] & best4_v) | ((vcc_u32x4)best_v[3] & ~best4_v));
            const vcc_u32x4 best6_v = (vcc_u32x4)(best3_v > best5_v);
            const vcc_f32x4 best7_v =
                (vcc_f32x4)(((vcc_u32x4)best3_v & best6_v) | ((vcc_u32x4)best5_v & ~best6_v));
            const vcc_f32x2 best8_v = __builtin_shufflevector(best7_v, best7_v, 0, 1);
            const vcc_f32x2 best9_v = __builtin_shufflevector(best7_v, best7_v, 2, 3);
            const vcc_u32x2 best10_v = (vcc_u32x2)(best8_v > best9_v);
            const vcc_f32x2 best11_v =
                (vcc_f32x2)(((vcc_u32x2)best8_v & best10_v) | ((vcc_u32x2)best9_v & ~best10_v));
            const vcc_f32x1 best12_v = __extension__ (vcc_f32x1){best11_v[0]};
            const vcc_f32x1 best13_v = __extension__ (vcc_f32x1){best11_v[1]};
            const vcc_u32x1 best14_v = (vcc_u32x1)(best12_v > best13_v);
            const vcc_f32x1 best15_v =
                (vcc_f32x1)(((vcc_u32x1)best12_v & best14_v) | ((vcc_u32x1)best13_v & ~best14_v));
            const float best_s = best15_v[0];
            if (best_s < 0.0f || best_s > 0.0f) {
                best = best_s;
                i_done = n;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 16; j++)
            best = a[i][j] > best ? a[i][j] : best;
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 16; j++)
            best = a[i][j] > best ? a[i][j] : best;
#endif
    return best;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
