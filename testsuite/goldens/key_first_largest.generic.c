/* vcc 0.1.0 wrote this from key_first_largest.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in float x[n+1] | -> size */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned long key_first_largest(unsigned long n, const float *x)
{
    unsigned long best = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    unsigned long i_done = 1;
    {
        const unsigned long trips = n - 1;
        if (1UL < n && trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
            const float x_s = *x;
            const float t2_v = (float)x_s;
            const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
            const vcc_u64x2 t4_v = (unsigned long)1L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t_v0 = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_u64x2 t_v1 = __extension__ (vcc_u64x2){2ul, 3ul};
            const vcc_u64x2 t2_v0 = t4_v + t_v0;
            const vcc_u64x2 t2_v1 = t4_v + t_v1;
            const vcc_u64x2 t5_v = (unsigned long)4L - __extension__ (vcc_u64x2){0};
            vcc_u64x2 t3_v0 = t2_v0;
            vcc_u64x2 t3_v1 = t2_v1;
            vcc_u64x2 best_v0 = t_v;
            vcc_u64x2 best_v1 = t_v;
            vcc_f32x4 t6_v = t3_v;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + 1 + k);
                const vcc_u64x2 t4_v0 = t3_v0 + t5_v;
                const vcc_u64x2 t4_v1 = t3_v1 + t5_v;
                const vcc_u32x4 mask_v = (vcc_u32x4)(x_v > t6_v);
                const vcc_u64x2 mask_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v,
                    mask_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v,
                    mask_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t5_v0 = (t3_v0 & mask_v0) | (best_v0 & ~mask_v0);
                const vcc_u64x2 t5_v1 = (t3_v1 & mask_v1) | (best_v1 & ~mask_v1);
                const vcc_u32x4 t7_v = (vcc_u32x4)(x_v > t6_v);
                const vcc_f32x4 t8_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & t7_v) | ((vcc_u32x4)t6_v & ~t7_v));
                t3_v0 = t4_v0;
                t3_v1 = t4_v1;
                best_v0 = t5_v0;
                best_v1 = t5_v1;
                t6_v = t8_v;
            }
            {
                const vcc_f32x2 t9_v = __builtin_shufflevector(t6_v, t6_v, 0, 1);
                const vcc_f32x2 t10_v = __builtin_shufflevector(t6_v, t6_v, 2, 3);
                const vcc_u32x2 t11_v = (vcc_u32x2)(t9_v > t10_v);
                const vcc_f32x2 t12_v =
                    (vcc_f32x2)(((vcc_u32x2)t9_v & t11_v) | ((vcc_u32x2)t10_v & ~t11_v));
                const vcc_f32x1 t13_v = __extension__ (vcc_f32x1){t12_v[0]};
                const vcc_f32x1 t14_v = __extension__ (vcc_f32x1){t12_v[1]};
                const vcc_u32x1 t15_v = (vcc_u32x1)(t13_v > t14_v);
                const vcc_f32x1 t16_v =
                    (vcc_f32x1)(((vcc_u32x1)t13_v & t15_v) | ((vcc_u32x1)t14_v & ~t15_v));
                const float t = t16_v[0];
                const float t17_v = (float)t;
                const vcc_f32x4 t18_v = __extension__ (vcc_f32x4){t17_v, t17_v, t17_v, t17_v};
                const vcc_u64x2 t19_v = (unsigned long)-1L - __extension__ (vcc_u64x2){0};
                const vcc_u32x4 mask2_v = (vcc_u32x4)(t18_v > t6_v);
                const vcc_u64x2 mask2_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v,
                    mask2_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 mask2_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask2_v,
                    mask2_v, 2, 3), vcc_i64x2);
                const vcc_u64x2 t6_v0 = (t19_v & mask2_v0) | (best_v0 & ~mask2_v0);
                const vcc_u64x2 t6_v1 = (t19_v & mask2_v1) | (best_v1 & ~mask2_v1);
                const vcc_u64x2 best_v = (vcc_u64x2)((vcc_u64x2)t6_v0 < (vcc_u64x2)t6_v1);
                const vcc_u64x2 best2_v = (t6_v0 & best_v) | (t6_v1 & ~best_v);
                const vcc_u64x1 best3_v = __extension__ (vcc_u64x1){best2_v[0]};
                const vcc_u64x1 best4_v = __extension__ (vcc_u64x1){best2_v[1]};
                const vcc_u64x1 best5_v = (vcc_u64x1)((vcc_u64x1)best3_v < (vcc_u64x1)best4_v);
                const unsigned long best_s = ((best3_v & best5_v) | (best4_v & ~best5_v))[0];
                best = best_s;
                i_done = i_done + end;
            }
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > x[best])
            best = i;
    }
#else
    for (unsigned long i = 1; i < n; i++)
        if (x[i] > x[best])
            best = i;
#endif
    return best;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
