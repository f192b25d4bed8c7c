/* vcc 0.1.0 wrote this from first_zero_wins.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | -> float */
/* The zero that comes first is the least, whatever its sign. */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
float first_zero_wins(int n, const float *x)
{
    float low = 2;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)2.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)-0.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)-1.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        vcc_f32x4 low_v[4] = {t2_v, t2_v, t2_v, t2_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + (long)(k + copy * 4));
                const vcc_u32x4 mask_v = (vcc_u32x4)(x_v > t4_v);
                const vcc_u32x4 mask2_v = (vcc_u32x4)(x_v < t10_v);
                const vcc_f32x4 t11_v =
                    (vcc_f32x4)(((vcc_u32x4)t6_v & mask_v) | ((vcc_u32x4)t4_v & ~mask_v));
                const vcc_f32x4 t12_v =
                    (vcc_f32x4)(((vcc_u32x4)t8_v & mask2_v) | ((vcc_u32x4)t11_v & ~mask2_v));
                const vcc_u32x4 t13_v = (vcc_u32x4)(t12_v < low_v[copy]);
                const vcc_f32x4 t14_v =
                    (vcc_f32x4)(((vcc_u32x4)t12_v & t13_v) | ((vcc_u32x4)low_v[copy] & ~t13_v));
                low_v[copy] = t14_v;
            }
        }
        const vcc_u32x4 low2_v = (vcc_u32x4)(low_v[0] < low_v[2]);
        const vcc_f32x4 low3_v =
            (vcc_f32x4)(((vcc_u32x4)low_v[0] & low2_v) | ((vcc_u32x4)low_v[2] & ~low2_v));
        const vcc_u32x4 low4_v = (vcc_u32x4)(low_v[1] < low_v[3]);
        const vcc_f32x4 low5_v =
            (vcc_f32x4)(((vcc_u32x4)low_v[1] & low4_v) | ((vcc_u32x4)low_v[3] & ~low4_v));
        const vcc_u32x4 low6_v = (vcc_u32x4)(low3_v < low5_v);
        const vcc_f32x4 low7_v =
            (vcc_f32x4)(((vcc_u32x4)low3_v & low6_v) | ((vcc_u32x4)low5_v & ~low6_v));
        vcc_f32x4 low8_v = low7_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask3_v = (vcc_u32x4)(x2_v > t4_v);
            const vcc_u32x4 mask4_v = (vcc_u32x4)(x2_v < t10_v);
            const vcc_f32x4 t15_v =
                (vcc_f32x4)(((vcc_u32x4)t6_v & mask3_v) | ((vcc_u32x4)t4_v & ~mask3_v));
            const vcc_f32x4 t16_v =
                (vcc_f32x4)(((vcc_u32x4)t8_v & mask4_v) | ((vcc_u32x4)t15_v & ~mask4_v));
            const vcc_u32x4 t17_v = (vcc_u32x4)(t16_v < low8_v);
            const vcc_f32x4 t18_v =
                (vcc_f32x4)(((vcc_u32x4)t16_v & t17_v) | ((vcc_u32x4)low8_v & ~t17_v));
            low8_v = t18_v;
        }
        {
            const vcc_f32x2 low9_v = __builtin_shufflevector(low8_v, low8_v, 0, 1);
            const vcc_f32x2 low10_v = __builtin_shufflevector(low8_v, low8_v, 2, 3);
            const vcc_u32x2 low11_v = (vcc_u32x2)(low9_v < low10_v);
            const vcc_f32x2 low12_v =
                (vcc_f32x2)(((vcc_u32x2)low9_v & low11_v) | ((vcc_u32x2)low10_v & ~low11_v));
            const vcc_f32x1 low13_v = __extension__ (vcc_f32x1){low12_v[0]};
            const vcc_f32x1 low14_v = __extension__ (vcc_f32x1){low12_v[1]};
            const vcc_u32x1 low15_v = (vcc_u32x1)(low13_v < low14_v);
            const vcc_f32x1 low16_v =
                (vcc_f32x1)(((vcc_u32x1)low13_v & low15_v) | ((vcc_u32x1)low14_v & ~low15_v));
            const float low_s = low16_v[0];
            const vcc_u32x4 t19_v = (vcc_u32x4)low_v[0] | (vcc_u32x4)low_v[1] | (vcc_u32x4)low_v[2];
            const vcc_u32x4 t20_v = t19_v | (vcc_u32x4)low_v[3] | (vcc_u32x4)low8_v;
            const vcc_u32x4 t21_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 negative_mask_v = (vcc_u32x4)((vcc_i32x4)t20_v < (vcc_i32x4)t21_v);
            const vcc_u64x2 t22_v = (vcc_u64x2)negative_mask_v;
            const int t = (t22_v[0] | t22_v[1]) != 0;
            const unsigned int t2 = (unsigned int)end;
            if (low_s < 0.0f || low_s > 0.0f || (low_s >= 0.0f && !t)) {
                low = low_s;
                i_done = (int)t2;
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float v = x[i] < -1 ? -0.0f : x[i] > 1 ? 0.0f : 1.0f;
        if (v < low)
            low = v;
    }
#ifdef VCC_VECTOR
    }
#endif
    return low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
