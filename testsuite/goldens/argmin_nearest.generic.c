/* vcc 0.1.0 wrote this from argmin_nearest.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | make x = (float)(i % 9) | make y = (float)((i * 5) % 7) | out float best[3] | -> i32 */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int argmin_nearest(int n, const float *x, const float *y, float *best)
{
    float least = 1e30f, best_x = -1.0f, best_y = -2.0f;
    int at = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)1e30f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)-1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)-2.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)4.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)3.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const vcc_u32x4 t11_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t12_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        vcc_f32x4 least_v = t2_v;
        vcc_f32x4 best_x_v = t4_v;
        vcc_f32x4 best_y_v = t6_v;
        vcc_u32x4 t13_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t11_v;
        vcc_u32x4 at_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_f32x4 t14_v = x_v - t8_v;
            const vcc_f32x4 t15_v = y_v - t10_v;
            const vcc_f32x4 t16_v = t14_v * t14_v + t15_v * t15_v;
            const vcc_u32x4 t17_v = (vcc_u32x4)(t16_v < least_v);
            const vcc_f32x4 t18_v =
                (vcc_f32x4)(((vcc_u32x4)t16_v & t17_v) | ((vcc_u32x4)least_v & ~t17_v));
            const vcc_u32x4 mask_v = (vcc_u32x4)(t16_v < least_v);
            const vcc_u32x4 at_next = (t13_v & mask_v) | (at_v & ~mask_v);
            least_v = t18_v;
            best_x_v = (vcc_f32x4)(((vcc_u32x4)x_v & mask_v) | ((vcc_u32x4)best_x_v & ~mask_v));
            best_y_v = (vcc_f32x4)(((vcc_u32x4)y_v & mask_v) | ((vcc_u32x4)best_y_v & ~mask_v));
            t13_v = t13_v + t12_v;
            at_v = at_next;
        }
        {
            const vcc_f32x2 t19_v = __builtin_shufflevector(least_v, least_v, 0, 1);
            const vcc_f32x2 t20_v = __builtin_shufflevector(least_v, least_v, 2, 3);
            const vcc_u32x2 t21_v = (vcc_u32x2)(t19_v < t20_v);
            const vcc_f32x2 t22_v =
                (vcc_f32x2)(((vcc_u32x2)t19_v & t21_v) | ((vcc_u32x2)t20_v & ~t21_v));
            const vcc_f32x1 t23_v = __extension__ (vcc_f32x1){t22_v[0]};
            const vcc_f32x1 t24_v = __extension__ (vcc_f32x1){t22_v[1]};
            const vcc_u32x1 t25_v = (vcc_u32x1)(t23_v < t24_v);
            const vcc_f32x1 t26_v =
                (vcc_f32x1)(((vcc_u32x1)t23_v & t25_v) | ((vcc_u32x1)t24_v & ~t25_v));
            const float t = t26_v[0];
            const float t27_v = (float)t;
            const vcc_f32x4 t28_v = __extension__ (vcc_f32x4){t27_v, t27_v, t27_v, t27_v};
            const vcc_u32x4 mask2_v = (vcc_u32x4)(t28_v < least_v);
            const vcc_u32x4 t29_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t30_v = (t29_v & mask2_v) | (at_v & ~mask2_v);
            const vcc_u32x2 at2_v = __builtin_shufflevector(t30_v, t30_v, 0, 1);
            const vcc_u32x2 at3_v = __builtin_shufflevector(t30_v, t30_v, 2, 3);
            const vcc_u32x2 at4_v = (vcc_u32x2)((vcc_i32x2)at2_v < (vcc_i32x2)at3_v);
            const vcc_u32x2 at5_v = (at2_v & at4_v) | (at3_v & ~at4_v);
            const vcc_u32x1 at6_v = __extension__ (vcc_u32x1){at5_v[0]};
            const vcc_u32x1 at7_v = __extension__ (vcc_u32x1){at5_v[1]};
            const vcc_u32x1 at8_v = (vcc_u32x1)((vcc_i32x1)at6_v < (vcc_i32x1)at7_v);
            const unsigned int at_s = ((at6_v & at8_v) | (at7_v & ~at8_v))[0];
            const vcc_u32x4 t31_v = (unsigned int)at_s - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)t30_v == (vcc_u32x4)t31_v) & ~mask2_v;
            const unsigned long t2 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul : 3ul;
            const float least_s = least_v[t2];
            const float best_x_s = best_x_v[t2];
            const float best_y_s = best_y_v[t2];
            least = least_s;
            best_x = best_x_s;
            best_y = best_y_s;
            at = (int)at_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float dx = x[i] - 4.0f, dy = y[i] - 3.0f, distance = dx * dx + dy * dy;
        if (distance < least) {
            least = distance;
            best_x = x[i];
            best_y = y[i];
            at = i;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = least;
    best[1] = best_x;
    best[2] = best_y;
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
