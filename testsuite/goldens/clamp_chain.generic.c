/* vcc 0.1.0 wrote this from clamp_chain.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in float y[n] | out i32 a[n] | out float b[n] | out float c[n] */
/* Bounds that are asked for one after the other: zeros and NaNs stay what they are. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void clamp_chain(int n, const int *restrict x, const float *restrict y, int *restrict a,
                 float *restrict b, float *restrict c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, the last ones overlapping, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long last = (unsigned long)n - 4;
        const vcc_u32x4 t_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-100 - __extension__ (vcc_u32x4){0};
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)1.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)-0.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)2.5f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const vcc_u32x4 x_last_v = *(const vcc_u32x4 *)(const void *)(x + last);
        const vcc_f32x4 y_last_v = *(const vcc_f32x4 *)(const void *)(y + last);
        const vcc_u32x4 t11_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)x_last_v);
        const vcc_u32x4 t12_v = (t_v & t11_v) | (x_last_v & ~t11_v);
        const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)x_last_v < (vcc_i32x4)t2_v);
        const vcc_u32x4 t13_v = (vcc_u32x4)(t4_v > y_last_v);
        const vcc_f32x4 t14_v =
            (vcc_f32x4)(((vcc_u32x4)t4_v & t13_v) | ((vcc_u32x4)y_last_v & ~t13_v));
        const vcc_u32x4 mask2_v = (vcc_u32x4)(y_last_v > t6_v);
        const vcc_f32x4 y_last2_v = *(const vcc_f32x4 *)(const void *)(y + last);
        const vcc_u32x4 mask3_v = (vcc_u32x4)(y_last2_v <= t8_v);
        const vcc_u32x4 mask4_v = (vcc_u32x4)(y_last2_v >= t10_v);
        const vcc_f32x4 t15_v =
            (vcc_f32x4)(((vcc_u32x4)t8_v & mask3_v) | ((vcc_u32x4)y_last2_v & ~mask3_v));
        const vcc_u32x4 a_new_last_v = (t2_v & mask_v) | (t12_v & ~mask_v);
        const vcc_f32x4 b_new_last_v =
            (vcc_f32x4)(((vcc_u32x4)t6_v & mask2_v) | ((vcc_u32x4)t14_v & ~mask2_v));
        const vcc_f32x4 c_new_last_v =
            (vcc_f32x4)(((vcc_u32x4)t10_v & mask4_v) | ((vcc_u32x4)t15_v & ~mask4_v));
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_u32x4 t16_v = (vcc_u32x4)((vcc_i32x4)t_v < (vcc_i32x4)x_v);
            const vcc_u32x4 t17_v = (t_v & t16_v) | (x_v & ~t16_v);
            const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_i32x4)x_v < (vcc_i32x4)t2_v);
            const vcc_u32x4 a_new_v = (t2_v & mask5_v) | (t17_v & ~mask5_v);
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v;
            const vcc_u32x4 t18_v = (vcc_u32x4)(t4_v > y_v);
            const vcc_f32x4 t19_v =
                (vcc_f32x4)(((vcc_u32x4)t4_v & t18_v) | ((vcc_u32x4)y_v & ~t18_v));
            const vcc_u32x4 mask6_v = (vcc_u32x4)(y_v > t6_v);
            const vcc_f32x4 b_new_v =
                (vcc_f32x4)(((vcc_u32x4)t6_v & mask6_v) | ((vcc_u32x4)t19_v & ~mask6_v));
            *(vcc_f32x4 *)(void *)(b + k) = b_new_v;
            const vcc_f32x4 y2_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_u32x4 mask7_v = (vcc_u32x4)(y2_v <= t8_v);
            const vcc_u32x4 mask8_v = (vcc_u32x4)(y2_v >= t10_v);
            const vcc_f32x4 t20_v =
                (vcc_f32x4)(((vcc_u32x4)t8_v & mask7_v) | ((vcc_u32x4)y2_v & ~mask7_v));
            const vcc_f32x4 c_new_v =
                (vcc_f32x4)(((vcc_u32x4)t10_v & mask8_v) | ((vcc_u32x4)t20_v & ~mask8_v));
            *(vcc_f32x4 *)(void *)(c + k) = c_new_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u32x4 *)(void *)(a + last) = a_new_last_v;
        *(vcc_f32x4 *)(void *)(b + last) = b_new_last_v;
        *(vcc_f32x4 *)(void *)(c + last) = c_new_last_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int v = x[i];
        float w = y[i];
        if (v > 100)
            v = 100;
        else if (v < -100)
            v = -100;
        a[i] = v;
        if (w < 0.0f)
            w = 0.0f;
        else if (w > 1.0f)
            w = 1.0f;
        b[i] = w;
        c[i] = y[i] >= 2.5f ? 2.5f : y[i] <= -0.0f ? -0.0f : y[i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
