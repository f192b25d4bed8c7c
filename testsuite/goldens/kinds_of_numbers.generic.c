/* vcc 0.1.0 wrote this from kinds_of_numbers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | out i32 y[n] restrict | out double z[n] restrict | -> i32 */
#include <math.h>
/* Questions that raise no flag for what is no number. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int kinds_of_numbers(int n, const float *x, const double *d, int *restrict y, double *restrict z)
{
    int nans = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 8, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 nans_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + (long)(k + copy * 4));
                nans_v[copy] = nans_v[copy] - (vcc_u32x4)(x_v != x_v);
            }
        }
        const vcc_u32x4 nans2_v = nans_v[1] + nans_v[5] + (nans_v[3] + nans_v[7]);
        vcc_u32x4 nans3_v = nans_v[0] + nans_v[4] + (nans_v[2] + nans_v[6]) + nans2_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k);
            nans3_v = nans3_v - (vcc_u32x4)(x2_v != x2_v);
        }
        {
            const vcc_u32x2 nans4_v = __builtin_shufflevector(nans3_v, nans3_v, 2, 3);
            const vcc_u32x2 nans5_v = __builtin_shufflevector(nans3_v, nans3_v, 0, 1) + nans4_v;
            const vcc_u32x1 nans6_v = __extension__ (vcc_u32x1){nans5_v[1]};
            const unsigned int nans_s = (__extension__ (vcc_u32x1){nans5_v[0]} + nans6_v)[0];
            nans = (int)((unsigned int)nans + nans_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        nans += isnan(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        nans += isnan(x[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)__builtin_inff();
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)-__builtin_inff();
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_u8x4 t5_v = (unsigned char)2 - __extension__ (vcc_u8x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_u8x4 t6_v = __builtin_convertvector((vcc_u32x4)(x_v == t2_v), vcc_u8x4);
            const vcc_f32x4 t7_v =
                (vcc_f32x4)((vcc_u32x4)x_v & (__extension__ (vcc_u32x4){0} + (unsigned int)2147483647u));
            const vcc_u8x4 mask_v = __builtin_convertvector((vcc_u32x4)(x_v == x_v), vcc_u8x4);
            const vcc_u8x4 mask2_v = __builtin_convertvector((vcc_u32x4)(t7_v != t2_v), vcc_u8x4);
            const vcc_u8x4 mask3_v = ~(mask_v & mask2_v);
            const vcc_u8x4 t8_v =
                __builtin_convertvector((vcc_u32x4)(x_v == t4_v), vcc_u8x4) - t6_v;
            const vcc_u8x4 t9_v =
                t5_v * (mask3_v & (__extension__ (vcc_u8x4){0} + (unsigned char)1u));
            const vcc_u8x4 t10_v = t8_v - t9_v;
            const vcc_u32x4 y_new_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)t10_v, vcc_i32x4);
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = isinf(x[i]) - 2 * !isfinite(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = isinf(x[i]) - 2 * !isfinite(x[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 2 lanes, generic */
    i = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const double t_v = (double)0.0;
        const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
        const double t3_v = (double)__builtin_inf();
        const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
        const double t5_v = (double)-__builtin_inf();
        const vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
        const vcc_u8x2 t7_v = (unsigned char)0 - __extension__ (vcc_u8x2){0};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_f64x2 d_v = *(const vcc_f64x2 *)(const void *)(d + k);
            const vcc_u64x2 mask_v = ~(vcc_u64x2)(d_v != d_v);
            const vcc_f64x2 t8_v =
                (vcc_f64x2)(((vcc_u64x2)d_v & mask_v) | ((vcc_u64x2)t2_v & ~mask_v));
            const vcc_u8x2 t9_v = __builtin_convertvector((vcc_u64x2)(t8_v == t4_v), vcc_u8x2);
            const vcc_u8x2 t10_v =
                __builtin_convertvector((vcc_u64x2)(t8_v == t6_v), vcc_u8x2) - t9_v;
            const vcc_u8x2 mask2_v = (vcc_u8x2)((vcc_u8x2)t10_v != (vcc_u8x2)t7_v);
            const vcc_u64x2 mask3_v =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)mask2_v, vcc_i64x2);
            const vcc_u64x2 mask4_v = mask_v & ~mask3_v;
            const vcc_f64x2 t11_v =
                (vcc_f64x2)(((vcc_u64x2)d_v & mask4_v) | ((vcc_u64x2)t2_v & ~mask4_v));
            const vcc_f64x2 t12_v = t11_v + t11_v;
            const vcc_f64x2 z_new_v =
                (vcc_f64x2)(((vcc_u64x2)t12_v & mask4_v) | ((vcc_u64x2)t2_v & ~mask4_v));
            *(vcc_f64x2 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = isnan(d[i]) || isinf(d[i]) ? 0 : d[i] + d[i];
    }
#else
    for (i = 0; i < n; i++)
        z[i] = isnan(d[i]) || isinf(d[i]) ? 0 : d[i] + d[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 2 lanes x 4, generic */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)d & 63) >> 3;
        char *d_blocks = (char *)((unsigned long)d & ~63UL);
        __asm__("" : "+r"(d_blocks));
        if (((unsigned long)d & 7) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u64x2 t_v =
                (unsigned long)9223372036854775807L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t2_v =
                (unsigned long)9218868437227405312L - __extension__ (vcc_u64x2){0};
            const double t3_v = (double)0.0;
            const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
            const double t5_v = (double)__builtin_inf();
            const vcc_f64x2 t6_v = __extension__ (vcc_f64x2){t5_v, t5_v};
            const vcc_u64x2 t7_v = (unsigned long)(before - 1) - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t8_v = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_u64x2 t_v0 = *(const vcc_u64x2 *)(const void *)d_blocks & t_v;
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)t_v0 > (vcc_i64x2)t2_v);
            const vcc_u64x2 t_v1 = *(const vcc_u64x2 *)(const void *)(d_blocks + 16) & t_v;
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)t_v1 > (vcc_i64x2)t2_v);
            const vcc_u64x2 t_v2 = *(const vcc_u64x2 *)(const void *)(d_blocks + 32) & t_v;
            const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_i64x2)t_v2 > (vcc_i64x2)t2_v);
            const vcc_u64x2 t_v3 = *(const vcc_u64x2 *)(const void *)(d_blocks + 48) & t_v;
            const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_i64x2)t_v3 > (vcc_i64x2)t2_v);
            const vcc_f64x2 d_v0 = *(const vcc_f64x2 *)(const void *)d_blocks;
            const vcc_f64x2 t2_v0 =
                (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v0) | ((vcc_u64x2)d_v0 & ~mask_v0));
            const vcc_f64x2 d_v1 = *(const vcc_f64x2 *)(const void *)(d_blocks + 16);
            const vcc_f64x2 t2_v1 =
                (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v1) | ((vcc_u64x2)d_v1 & ~mask_v1));
            const vcc_f64x2 d_v2 = *(const vcc_f64x2 *)(const void *)(d_blocks + 32);
            const vcc_f64x2 t2_v2 =
                (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v2) | ((vcc_u64x2)d_v2 & ~mask_v2));
            const vcc_f64x2 d_v3 = *(const vcc_f64x2 *)(const void *)(d_blocks + 48);
            const vcc_f64x2 t2_v3 =
                (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v3) | ((vcc_u64x2)d_v3 & ~mask_v3));
            const vcc_f64x2 t3_v0 =
                (vcc_f64x2)((vcc_u64x2)t2_v0 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_f64x2 t3_v1 =
                (vcc_f64x2)((vcc_u64x2)t2_v1 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_f64x2 t3_v2 =
                (vcc_f64x2)((vcc_u64x2)t2_v2 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_f64x2 t3_v3 =
                (vcc_f64x2)((vcc_u64x2)t2_v3 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
            const vcc_u64x2 mask2_v0 = ~((vcc_u64x2)(t2_v0 == t2_v0) & (vcc_u64x2)(t3_v0 != t6_v));
            const vcc_u64x2 mask2_v1 = ~((vcc_u64x2)(t2_v1 == t2_v1) & (vcc_u64x2)(t3_v1 != t6_v));
            const vcc_u64x2 mask2_v2 = ~((vcc_u64x2)(t2_v2 == t2_v2) & (vcc_u64x2)(t3_v2 != t6_v));
            const vcc_u64x2 mask2_v3 = ~((vcc_u64x2)(t2_v3 == t2_v3) & (vcc_u64x2)(t3_v3 != t6_v));
            const vcc_u64x2 t9_v = t8_v + ((unsigned long)2L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t10_v = t8_v + ((unsigned long)4L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t11_v = t8_v + ((unsigned long)6L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 mask3_v0 = (vcc_u64x2)((vcc_i64x2)t8_v > (vcc_i64x2)t7_v);
            const vcc_u64x2 mask4_v0 = (mask2_v0 | mask_v0) & mask3_v0;
            const vcc_u64x2 mask3_v1 = (vcc_u64x2)((vcc_i64x2)t9_v > (vcc_i64x2)t7_v);
            const vcc_u64x2 mask4_v1 = (mask2_v1 | mask_v1) & mask3_v1;
            const vcc_u64x2 mask3_v2 = (vcc_u64x2)((vcc_i64x2)t10_v > (vcc_i64x2)t7_v);
            const vcc_u64x2 mask4_v2 = (mask2_v2 | mask_v2) & mask3_v2;
            const vcc_u64x2 mask3_v3 = (vcc_u64x2)((vcc_i64x2)t11_v > (vcc_i64x2)t7_v);
            const vcc_u64x2 mask4_v3 = (mask2_v3 | mask_v3) & mask3_v3;
            const vcc_u64x2 t12_v = (vcc_u64x2)(mask4_v0 | mask4_v1 | (mask4_v2 | mask4_v3));
            const int t = (t12_v[0] | t12_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul : mask4_v1[0] ? 2ul
                    : mask4_v1[1] ? 3ul : mask4_v2[0] ? 4ul : mask4_v2[1] ? 5ul : mask4_v3[0] ? 6ul
                    : 7ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    char *const d_blocks2 = d_blocks + k * 8 + 16;
                    char *const d_blocks3 = d_blocks + k * 8 + 32;
                    char *const d_blocks4 = d_blocks + k * 8 + 48;
                    const vcc_u64x2 t4_v0 =
                        *(const vcc_u64x2 *)(const void *)(d_blocks + k * 8) & t_v;
                    const vcc_u64x2 mask5_v0 = (vcc_u64x2)((vcc_i64x2)t4_v0 > (vcc_i64x2)t2_v);
                    const vcc_u64x2 t4_v1 = *(const vcc_u64x2 *)(const void *)d_blocks2 & t_v;
                    const vcc_u64x2 mask5_v1 = (vcc_u64x2)((vcc_i64x2)t4_v1 > (vcc_i64x2)t2_v);
                    const vcc_u64x2 t4_v2 = *(const vcc_u64x2 *)(const void *)d_blocks3 & t_v;
                    const vcc_u64x2 mask5_v2 = (vcc_u64x2)((vcc_i64x2)t4_v2 > (vcc_i64x2)t2_v);
                    const vcc_u64x2 t4_v3 = *(const vcc_u64x2 *)(const void *)d_blocks4 & t_v;
                    const vcc_u64x2 mask5_v3 = (vcc_u64x2)((vcc_i64x2)t4_v3 > (vcc_i64x2)t2_v);
                    const vcc_f64x2 d2_v0 = *(const vcc_f64x2 *)(const void *)(d_blocks + k * 8);
                    const vcc_f64x2 t5_v0 =
                        (vcc_f64x2)(((vcc_u64x2)t4_v & mask5_v0) | ((vcc_u64x2)d2_v0 & ~mask5_v0));
                    const vcc_f64x2 d2_v1 = *(const vcc_f64x2 *)(const void *)d_blocks2;
                    const vcc_f64x2 t5_v1 =
                        (vcc_f64x2)(((vcc_u64x2)t4_v & mask5_v1) | ((vcc_u64x2)d2_v1 & ~mask5_v1));
                    const vcc_f64x2 d2_v2 = *(const vcc_f64x2 *)(const void *)d_blocks3;
                    const vcc_f64x2 t5_v2 =
                        (vcc_f64x2)(((vcc_u64x2)t4_v & mask5_v2) | ((vcc_u64x2)d2_v2 & ~mask5_v2));
                    const vcc_f64x2 d2_v3 = *(const vcc_f64x2 *)(const void *)d_blocks4;
                    const vcc_f64x2 t5_v3 =
                        (vcc_f64x2)(((vcc_u64x2)t4_v & mask5_v3) | ((vcc_u64x2)d2_v3 & ~mask5_v3));
                    const vcc_f64x2 t6_v0 =
                        (vcc_f64x2)((vcc_u64x2)t5_v0 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
                    const vcc_f64x2 t6_v1 =
                        (vcc_f64x2)((vcc_u64x2)t5_v1 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
                    const vcc_f64x2 t6_v2 =
                        (vcc_f64x2)((vcc_u64x2)t5_v2 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
                    const vcc_f64x2 t6_v3 =
                        (vcc_f64x2)((vcc_u64x2)t5_v3 & (__extension__ (vcc_u64x2){0} + (unsigned long)9223372036854775807u));
                    const vcc_u64x2 mask6_v0 =
                        ~((vcc_u64x2)(t5_v0 == t5_v0) & (vcc_u64x2)(t6_v0 != t6_v));
                    const vcc_u64x2 mask7_v0 = mask6_v0 | mask5_v0;
                    const vcc_u64x2 mask6_v1 =
                        ~((vcc_u64x2)(t5_v1 == t5_v1) & (vcc_u64x2)(t6_v1 != t6_v));
                    const vcc_u64x2 mask7_v1 = mask6_v1 | mask5_v1;
                    const vcc_u64x2 mask6_v2 =
                        ~((vcc_u64x2)(t5_v2 == t5_v2) & (vcc_u64x2)(t6_v2 != t6_v));
                    const vcc_u64x2 mask7_v2 = mask6_v2 | mask5_v2;
                    const vcc_u64x2 mask6_v3 =
                        ~((vcc_u64x2)(t5_v3 == t5_v3) & (vcc_u64x2)(t6_v3 != t6_v));
                    const vcc_u64x2 mask7_v3 = mask6_v3 | mask5_v3;
                    const vcc_u64x2 t13_v =
                        (vcc_u64x2)(mask7_v0 | mask7_v1 | (mask7_v2 | mask7_v3));
                    const int t3 = (t13_v[0] | t13_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask7_v0[0] ? 0ul : mask7_v0[1] ? 1ul
                            : mask7_v1[0] ? 2ul : mask7_v1[1] ? 3ul : mask7_v2[0] ? 4ul
                            : mask7_v2[1] ? 5ul : mask7_v3[0] ? 6ul : 7ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            i = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (!isfinite(d[i]))
            break;
    }
#else
    for (i = 0; i < n; i++)
        if (!isfinite(d[i]))
            break;
#endif
    return 1000 * nans + i % 1000;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
