/* vcc 0.1.0 wrote this from newton_root.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[n] | out float d[n] restrict */
#pragma simd declare
static float newton_root_lane(float x)
{
    float y = 1.0f;
    int i = 0;
    if (!(x > 0.0f))
        return 0.0f;
    do {
        float last = y;
        y = 0.5f * (y + x / y);
        if (y == last)
            break;
    } while (++i < 30);
    return y;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void newton_root(int n, const float *a, float *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 22: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)0.5f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)(a + k2);
            const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a + k2 + 4);
            const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)(a + k2 + 8);
            const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)(a + k2 + 12);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)(a_v0 > t2_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)(a_v1 > t2_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)(a_v2 > t2_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)(a_v3 > t2_v);
            const vcc_u64x2 any_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_f32x4 d_new_v0 = t2_v;
            vcc_f32x4 d_new_v1 = t2_v;
            vcc_f32x4 d_new_v2 = t2_v;
            vcc_f32x4 d_new_v3 = t2_v;
            if (any) {
                vcc_f32x4 y_v0 = t4_v;
                vcc_f32x4 y_v1 = t4_v;
                vcc_f32x4 y_v2 = t4_v;
                vcc_f32x4 y_v3 = t4_v;
                unsigned int i_s = 0u;
                vcc_u32x4 active_mask_v0 = mask_v0;
                vcc_u32x4 active_mask_v1 = mask_v1;
                vcc_u32x4 active_mask_v2 = mask_v2;
                vcc_u32x4 active_mask_v3 = mask_v3;
                vcc_f32x4 y2_v0 = t2_v;
                vcc_f32x4 y2_v1 = t2_v;
                vcc_f32x4 y2_v2 = t2_v;
                vcc_f32x4 y2_v3 = t2_v;
                int more;
                do {
                    const vcc_f32x4 a_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)a_v0 & active_mask_v0)
                        | ((vcc_u32x4)t2_v & ~active_mask_v0));
                    const vcc_f32x4 a_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)a_v1 & active_mask_v1)
                        | ((vcc_u32x4)t2_v & ~active_mask_v1));
                    const vcc_f32x4 a_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)a_v2 & active_mask_v2)
                        | ((vcc_u32x4)t2_v & ~active_mask_v2));
                    const vcc_f32x4 a_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)a_v3 & active_mask_v3)
                        | ((vcc_u32x4)t2_v & ~active_mask_v3));
                    const vcc_f32x4 y_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y_v0 & active_mask_v0)
                        | ((vcc_u32x4)t4_v & ~active_mask_v0));
                    const vcc_f32x4 y_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y_v1 & active_mask_v1)
                        | ((vcc_u32x4)t4_v & ~active_mask_v1));
                    const vcc_f32x4 y_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y_v2 & active_mask_v2)
                        | ((vcc_u32x4)t4_v & ~active_mask_v2));
                    const vcc_f32x4 y_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y_v3 & active_mask_v3)
                        | ((vcc_u32x4)t4_v & ~active_mask_v3));
                    const vcc_f32x4 t2_v0 = a_on_v0 / y_on_v0;
                    const vcc_f32x4 t2_v1 = a_on_v1 / y_on_v1;
                    const vcc_f32x4 t2_v2 = a_on_v2 / y_on_v2;
                    const vcc_f32x4 t2_v3 = a_on_v3 / y_on_v3;
                    const vcc_f32x4 y_on2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y_v0 & active_mask_v0)
                        | ((vcc_u32x4)t2_v & ~active_mask_v0));
                    const vcc_f32x4 y_on2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y_v1 & active_mask_v1)
                        | ((vcc_u32x4)t2_v & ~active_mask_v1));
                    const vcc_f32x4 y_on2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y_v2 & active_mask_v2)
                        | ((vcc_u32x4)t2_v & ~active_mask_v2));
                    const vcc_f32x4 y_on2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y_v3 & active_mask_v3)
                        | ((vcc_u32x4)t2_v & ~active_mask_v3));
                    const vcc_f32x4 t3_v0 = y_on2_v0 + t2_v0;
                    const vcc_f32x4 t3_v1 = y_on2_v1 + t2_v1;
                    const vcc_f32x4 t3_v2 = y_on2_v2 + t2_v2;
                    const vcc_f32x4 t3_v3 = y_on2_v3 + t2_v3;
                    const vcc_f32x4 y3_v0 = t6_v * t3_v0;
                    const vcc_f32x4 y3_v1 = t6_v * t3_v1;
                    const vcc_f32x4 y3_v2 = t6_v * t3_v2;
                    const vcc_f32x4 y3_v3 = t6_v * t3_v3;
                    const vcc_u32x4 mask2_v0 = (vcc_u32x4)(y3_v0 == y_on2_v0);
                    const vcc_u32x4 mask2_v1 = (vcc_u32x4)(y3_v1 == y_on2_v1);
                    const vcc_u32x4 mask2_v2 = (vcc_u32x4)(y3_v2 == y_on2_v2);
                    const vcc_u32x4 mask2_v3 = (vcc_u32x4)(y3_v3 == y_on2_v3);
                    const unsigned int t = i_s + 1u;
                    const vcc_u32x4 mask3_v0 = ~mask2_v0;
                    const vcc_u32x4 mask3_v1 = ~mask2_v1;
                    const vcc_u32x4 mask3_v2 = ~mask2_v2;
                    const vcc_u32x4 mask3_v3 = ~mask2_v3;
                    const vcc_u32x4 mask4_v0 = active_mask_v0 & mask3_v0;
                    const vcc_u32x4 mask4_v1 = active_mask_v1 & mask3_v1;
                    const vcc_u32x4 mask4_v2 = active_mask_v2 & mask3_v2;
                    const vcc_u32x4 mask4_v3 = active_mask_v3 & mask3_v3;
                    const vcc_f32x4 t4_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y3_v0 & active_mask_v0)
                        | ((vcc_u32x4)y2_v0 & ~active_mask_v0));
                    const vcc_f32x4 t4_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y3_v1 & active_mask_v1)
                        | ((vcc_u32x4)y2_v1 & ~active_mask_v1));
                    const vcc_f32x4 t4_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y3_v2 & active_mask_v2)
                        | ((vcc_u32x4)y2_v2 & ~active_mask_v2));
                    const vcc_f32x4 t4_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y3_v3 & active_mask_v3)
                        | ((vcc_u32x4)y2_v3 & ~active_mask_v3));
                    const vcc_u64x2 t13_v =
                        (vcc_u64x2)(mask4_v0 | mask4_v1 | (mask4_v2 | mask4_v3));
                    const int t2 = (t13_v[0] | t13_v[1]) != 0;
                    more = t2 && (int)t < 30;
                    y_v0 = y3_v0;
                    y_v1 = y3_v1;
                    y_v2 = y3_v2;
                    y_v3 = y3_v3;
                    i_s = t;
                    active_mask_v0 = mask4_v0;
                    active_mask_v1 = mask4_v1;
                    active_mask_v2 = mask4_v2;
                    active_mask_v3 = mask4_v3;
                    y2_v0 = t4_v0;
                    y2_v1 = t4_v1;
                    y2_v2 = t4_v2;
                    y2_v3 = t4_v3;
                } while (more);
                const vcc_f32x4 t_v0 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v0 & mask_v0) | ((vcc_u32x4)t2_v & ~mask_v0));
                const vcc_f32x4 t_v1 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v1 & mask_v1) | ((vcc_u32x4)t2_v & ~mask_v1));
                const vcc_f32x4 t_v2 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v2 & mask_v2) | ((vcc_u32x4)t2_v & ~mask_v2));
                const vcc_f32x4 t_v3 =
                    (vcc_f32x4)(((vcc_u32x4)y2_v3 & mask_v3) | ((vcc_u32x4)t2_v & ~mask_v3));
                d_new_v0 = t_v0;
                d_new_v1 = t_v1;
                d_new_v2 = t_v2;
                d_new_v3 = t_v3;
            }
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_f32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_f32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const float t7_v = (float)0.0f;
        vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)1.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const float t11_v = (float)0.5f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 a_v = *(const vcc_f32x4 *)(const void *)(a + k2);
            const vcc_u32x4 mask_v = (vcc_u32x4)(a_v > t8_v);
            const vcc_u64x2 any2_v = (vcc_u64x2)mask_v;
            const int any2 = (any2_v[0] | any2_v[1]) != 0;
            vcc_f32x4 d_new_v = t8_v;
            if (any2) {
                vcc_f32x4 y_v = t10_v;
                unsigned int i_s2 = 0u;
                vcc_u32x4 active_mask_v = mask_v;
                vcc_f32x4 y2_v = t8_v;
                int more2;
                do {
                    const vcc_f32x4 a_on_v =
                        (vcc_f32x4)(((vcc_u32x4)a_v & active_mask_v)
                        | ((vcc_u32x4)t8_v & ~active_mask_v));
                    const vcc_f32x4 y_on_v =
                        (vcc_f32x4)(((vcc_u32x4)y_v & active_mask_v)
                        | ((vcc_u32x4)t10_v & ~active_mask_v));
                    const vcc_f32x4 y_on2_v =
                        (vcc_f32x4)(((vcc_u32x4)y_v & active_mask_v)
                        | ((vcc_u32x4)t8_v & ~active_mask_v));
                    const vcc_f32x4 y3_v = t12_v * (y_on2_v + a_on_v / y_on_v);
                    const unsigned int t3 = i_s2 + 1u;
                    const vcc_u32x4 mask2_v = active_mask_v & ~(vcc_u32x4)(y3_v == y_on2_v);
                    const vcc_u64x2 t14_v = (vcc_u64x2)mask2_v;
                    const int t4 = (t14_v[0] | t14_v[1]) != 0;
                    more2 = t4 && (int)t3 < 30;
                    const vcc_f32x4 y_next =
                        (vcc_f32x4)(((vcc_u32x4)y3_v & active_mask_v)
                        | ((vcc_u32x4)y2_v & ~active_mask_v));
                    y_v = y3_v;
                    i_s2 = t3;
                    active_mask_v = mask2_v;
                    y2_v = y_next;
                } while (more2);
                d_new_v = (vcc_f32x4)(((vcc_u32x4)y2_v & mask_v) | ((vcc_u32x4)t8_v & ~mask_v));
            }
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        d[k] = newton_root_lane(a[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
