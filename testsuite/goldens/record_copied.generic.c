/* vcc 0.1.0 wrote this from record_copied.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[2*n] | in double d[n] | out float y[n] restrict | out double z[n] restrict | out float w[2*n] restrict | -> i32 */
struct pair {
    float re, im;
};
struct item {
    struct pair at;
    double weight;
    int count;
};
/* Records that an iteration declares: copied from memory, changed under conditions, copied back. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int record_copied(int n, const float *x, const double *d, float *restrict y, double *restrict z,
                  float *restrict w)
{
    const struct pair *pairs = (const struct pair *)x;
    struct pair *to = (struct pair *)w;
    int total = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes, generic */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, re) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, im) == 4,
            "layout of struct pair");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const char *const pairs_s = (const char *)pairs + k * 8;
                const vcc_f32x4 pairs_row_v0 = *(const vcc_f32x4 *)(const void *)pairs_s;
                const vcc_f32x4 pairs_row_v1 = *(const vcc_f32x4 *)(const void *)(pairs_s + 16);
                const vcc_f32x4 pairs_v =
                    __builtin_shufflevector(pairs_row_v0, pairs_row_v1, 0, 2, 4, 6);
                const vcc_f32x4 pairs2_v =
                    __builtin_shufflevector(pairs_row_v0, pairs_row_v1, 1, 3, 5, 7);
                const vcc_f32x4 y_new_v = pairs_v * pairs_v + pairs2_v * pairs2_v;
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct pair p = pairs[i];
        y[i] = p.re * p.re + p.im * p.im;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 21: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const double t_v = (double)1.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const double t3_v = (double)0.0;
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        const float t5_v = (float)0.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const double t7_v = (double)2.0;
        const vcc_f64x2 t8_v = __extension__ (vcc_f64x2){t7_v, t7_v};
        const vcc_u8x4 t9_v = (unsigned char)1 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t10_v = (unsigned char)3 - __extension__ (vcc_u8x4){0};
        vcc_u32x4 total_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f64x2 d_v0 = *(const vcc_f64x2 *)(const void *)(d + k);
            const vcc_f64x2 d_v1 = *(const vcc_f64x2 *)(const void *)(d + k + 2);
            const vcc_u32x4 mask_v = (vcc_u32x4)(*(const vcc_f32x4 *)(const void *)(x + k) < t6_v);
            const vcc_u64x2 mask_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v,
                mask_v, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(mask_v,
                mask_v, 2, 3), vcc_i64x2);
            const vcc_f64x2 t_v0 =
                (vcc_f64x2)(((vcc_u64x2)d_v0 & mask_v0) | ((vcc_u64x2)t4_v & ~mask_v0));
            const vcc_f64x2 t_v1 =
                (vcc_f64x2)(((vcc_u64x2)d_v1 & mask_v1) | ((vcc_u64x2)t4_v & ~mask_v1));
            const vcc_f64x2 t2_v0 = t_v0 + t2_v;
            const vcc_f64x2 t2_v1 = t_v1 + t2_v;
            const vcc_f64x2 t3_v0 =
                (vcc_f64x2)(((vcc_u64x2)t2_v0 & mask_v0) | ((vcc_u64x2)d_v0 & ~mask_v0));
            const vcc_f64x2 t3_v1 =
                (vcc_f64x2)(((vcc_u64x2)t2_v1 & mask_v1) | ((vcc_u64x2)d_v1 & ~mask_v1));
            const vcc_f64x2 z_new_v0 = t3_v0 * t8_v;
            const vcc_f64x2 z_new_v1 = t3_v1 * t8_v;
            *(vcc_f64x2 *)(void *)(z + k) = z_new_v0;
            *(vcc_f64x2 *)(void *)(z + k + 2) = z_new_v1;
            const vcc_u8x4 mask2_v = __builtin_convertvector(mask_v, vcc_u8x4);
            const vcc_u8x4 t11_v = (t10_v & mask2_v) | (t9_v & ~mask2_v);
            total_v = total_v + __builtin_convertvector(t11_v, vcc_u32x4);
        }
        {
            const vcc_u32x2 total2_v = __builtin_shufflevector(total_v, total_v, 2, 3);
            const vcc_u32x2 total3_v = __builtin_shufflevector(total_v, total_v, 0, 1) + total2_v;
            const vcc_u32x1 total4_v = __extension__ (vcc_u32x1){total3_v[1]};
            const unsigned int total_s = (__extension__ (vcc_u32x1){total3_v[0]} + total4_v)[0];
            total = (int)((unsigned int)total + total_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct item it = {{x[i], 2.0f}, d[i], 1};
        if (it.at.re < 0) {
            it.weight += 1;
            it.count = 3;
        }
        z[i] = it.weight * it.at.im;
        total += it.count;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 30: 4 lanes, generic */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, re) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, im) == 4,
            "layout of struct pair");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const float t_v = (float)1.0f;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const char *const pairs_s = (const char *)pairs + k * 8;
                const vcc_f32x4 pairs_row_v0 = *(const vcc_f32x4 *)(const void *)pairs_s;
                const vcc_f32x4 pairs_row_v1 = *(const vcc_f32x4 *)(const void *)(pairs_s + 16);
                const vcc_f32x4 pairs_v =
                    __builtin_shufflevector(pairs_row_v0, pairs_row_v1, 0, 2, 4, 6);
                const vcc_f32x4 pairs2_v =
                    __builtin_shufflevector(pairs_row_v0, pairs_row_v1, 1, 3, 5, 7);
                const vcc_u32x4 mask_v = (vcc_u32x4)(pairs2_v > t2_v);
                const vcc_f32x4 t3_v =
                    (vcc_f32x4)(((vcc_u32x4)pairs_v & mask_v) | ((vcc_u32x4)pairs2_v & ~mask_v));
                const vcc_f32x4 t4_v = -pairs_v;
                const vcc_f32x4 t5_v =
                    (vcc_f32x4)(((vcc_u32x4)pairs2_v & mask_v) | ((vcc_u32x4)t4_v & ~mask_v));
                char *const to_s = (char *)to + k * 8;
                const vcc_f32x4 to_row_v = __builtin_shufflevector(t3_v, t5_v, 0, 4, 1, 5);
                const vcc_f32x4 to_row2_v = __builtin_shufflevector(t3_v, t5_v, 2, 6, 3, 7);
                *(vcc_f32x4 *)(void *)to_s = to_row_v;
                *(vcc_f32x4 *)(void *)(to_s + 16) = to_row2_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct pair p = pairs[i], q;
        q.re = p.im;
        q.im = -p.re;
        if (p.im > 1.0f)
            q = p;
        to[i] = q;
    }
#ifdef VCC_VECTOR
    }
#endif
    return total;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
