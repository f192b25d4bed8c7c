/* vcc 0.1.0 wrote this from argmin_zeros.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | make x = i % 3 == 1 ? -0.0f : i % 5 == 4 ? 0.0f : (float)(i % 7) - 0.0f | float begin | make begin = n % 2 ? 0.5f : 3.0f | out float best[1] | -> i32 */
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
int argmin_zeros(int n, const float *x, float begin, float *best)
{
    int at = 0;
    float least = begin;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t2_v = (float)least;
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
        const vcc_u32x4 t4_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t5_v = t_v + __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        vcc_u32x4 at_v = t_v;
        vcc_f32x4 least_v = t3_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u32x4 mask_v = (vcc_u32x4)(x_v < least_v);
            const vcc_u32x4 t6_v = (vcc_u32x4)(x_v < least_v);
            const vcc_f32x4 t7_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & t6_v) | ((vcc_u32x4)least_v & ~t6_v));
            const vcc_u32x4 at_next = (t5_v & mask_v) | (at_v & ~mask_v);
            t5_v = t5_v + t4_v;
            at_v = at_next;
            least_v = t7_v;
        }
        {
            const vcc_f32x2 t8_v = __builtin_shufflevector(least_v, least_v, 0, 1);
            const vcc_f32x2 t9_v = __builtin_shufflevector(least_v, least_v, 2, 3);
            const vcc_u32x2 t10_v = (vcc_u32x2)(t8_v < t9_v);
            const vcc_f32x2 t11_v =
                (vcc_f32x2)(((vcc_u32x2)t8_v & t10_v) | ((vcc_u32x2)t9_v & ~t10_v));
            const vcc_f32x1 t12_v = __extension__ (vcc_f32x1){t11_v[0]};
            const vcc_f32x1 t13_v = __extension__ (vcc_f32x1){t11_v[1]};
            const vcc_u32x1 t14_v = (vcc_u32x1)(t12_v < t13_v);
            const vcc_f32x1 t15_v =
                (vcc_f32x1)(((vcc_u32x1)t12_v & t14_v) | ((vcc_u32x1)t13_v & ~t14_v));
            const float t = t15_v[0];
            const float t16_v = (float)t;
            const vcc_f32x4 t17_v = __extension__ (vcc_f32x4){t16_v, t16_v, t16_v, t16_v};
            const vcc_u32x4 mask2_v = (vcc_u32x4)(t17_v < least_v);
            const vcc_u32x4 t18_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t19_v = (t18_v & mask2_v) | (at_v & ~mask2_v);
            const vcc_u32x2 at2_v = __builtin_shufflevector(t19_v, t19_v, 0, 1);
            const vcc_u32x2 at3_v = __builtin_shufflevector(t19_v, t19_v, 2, 3);
            const vcc_u32x2 at4_v = (vcc_u32x2)((vcc_i32x2)at2_v < (vcc_i32x2)at3_v);
            const vcc_u32x2 at5_v = (at2_v & at4_v) | (at3_v & ~at4_v);
            const vcc_u32x1 at6_v = __extension__ (vcc_u32x1){at5_v[0]};
            const vcc_u32x1 at7_v = __extension__ (vcc_u32x1){at5_v[1]};
            const vcc_u32x1 at8_v = (vcc_u32x1)((vcc_i32x1)at6_v < (vcc_i32x1)at7_v);
            const unsigned int at_s = ((at6_v & at8_v) | (at7_v & ~at8_v))[0];
            const vcc_u32x4 t20_v = (unsigned int)at_s - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)t19_v == (vcc_u32x4)t20_v) & ~mask2_v;
            const unsigned long t2 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul : 3ul;
            const float least_s = least_v[t2];
            at = (int)at_s;
            least = least_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        if (x[i] < least) {
            least = x[i];
            at = i;
        }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = least;
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
