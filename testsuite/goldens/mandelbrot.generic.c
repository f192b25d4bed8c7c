/* vcc 0.1.0 wrote this from mandelbrot.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(MOST) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float re[n] | in float im[n] | out u32 d[n] restrict */
#ifndef MOST
#define MOST 50
#endif
typedef struct { float re, im; } complex;

#pragma simd declare(uniform(most))
static unsigned mandelbrot_lane(complex c, unsigned most)
{
    complex z = c;
    unsigned i;
    for (i = 0; i < most; i++) {
        float re2 = z.re * z.re, im2 = z.im * z.im;
        if (re2 + im2 > 4.0f)
            break;
        z.im = 2.0f * z.re * z.im + c.im;
        z.re = re2 - im2 + c.re;
    }
    return i;
}

#ifdef VCC_VECTOR
/* What vcc saw of the configuration. */
#define VCC_TEXT(text) #text
#define VCC_IS(call, text) (__builtin_strcmp(VCC_TEXT call, text) == 0)
__extension__ _Static_assert(VCC_IS((MOST), "50"),
    "this is not the configuration vcc saw: run it again");
#undef VCC_IS
#undef VCC_TEXT
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void mandelbrot(int n, const float *re, const float *im, unsigned *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 26: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 mask_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t2_v = (float)4.0f;
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
        const float t4_v = (float)0.0f;
        const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
        const float t6_v = (float)2.0f;
        const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const vcc_f32x4 re_v0 = *(const vcc_f32x4 *)(const void *)(re + k2);
            const vcc_f32x4 re_v1 = *(const vcc_f32x4 *)(const void *)(re + k2 + 4);
            const vcc_f32x4 re_v2 = *(const vcc_f32x4 *)(const void *)(re + k2 + 8);
            const vcc_f32x4 re_v3 = *(const vcc_f32x4 *)(const void *)(re + k2 + 12);
            const vcc_f32x4 im_v0 = *(const vcc_f32x4 *)(const void *)(im + k2);
            const vcc_f32x4 im_v1 = *(const vcc_f32x4 *)(const void *)(im + k2 + 4);
            const vcc_f32x4 im_v2 = *(const vcc_f32x4 *)(const void *)(im + k2 + 8);
            const vcc_f32x4 im_v3 = *(const vcc_f32x4 *)(const void *)(im + k2 + 12);
            unsigned int i_s = 0u;
            vcc_f32x4 z_re_v0 = re_v0;
            vcc_f32x4 z_re_v1 = re_v1;
            vcc_f32x4 z_re_v2 = re_v2;
            vcc_f32x4 z_re_v3 = re_v3;
            vcc_f32x4 z_im_v0 = im_v0;
            vcc_f32x4 z_im_v1 = im_v1;
            vcc_f32x4 z_im_v2 = im_v2;
            vcc_f32x4 z_im_v3 = im_v3;
            vcc_u32x4 active_mask_v0 = mask_v;
            vcc_u32x4 active_mask_v1 = mask_v;
            vcc_u32x4 active_mask_v2 = mask_v;
            vcc_u32x4 active_mask_v3 = mask_v;
            vcc_f32x4 re_on_v0 = re_v0;
            vcc_f32x4 re_on_v1 = re_v1;
            vcc_f32x4 re_on_v2 = re_v2;
            vcc_f32x4 re_on_v3 = re_v3;
            vcc_f32x4 im_on_v0 = im_v0;
            vcc_f32x4 im_on_v1 = im_v1;
            vcc_f32x4 im_on_v2 = im_v2;
            vcc_f32x4 im_on_v3 = im_v3;
            vcc_u32x4 i_v0 = t_v;
            vcc_u32x4 i_v1 = t_v;
            vcc_u32x4 i_v2 = t_v;
            vcc_u32x4 i_v3 = t_v;
            int more;
            do {
                vcc_f32x4 re2_v0 = z_re_v0 * z_re_v0;
                vcc_f32x4 re2_v1 = z_re_v1 * z_re_v1;
                vcc_f32x4 re2_v2 = z_re_v2 * z_re_v2;
                vcc_f32x4 re2_v3 = z_re_v3 * z_re_v3;
                vcc_f32x4 im2_v0 = z_im_v0 * z_im_v0;
                vcc_f32x4 im2_v1 = z_im_v1 * z_im_v1;
                vcc_f32x4 im2_v2 = z_im_v2 * z_im_v2;
                vcc_f32x4 im2_v3 = z_im_v3 * z_im_v3;
                const vcc_f32x4 t_v0 = re2_v0 + im2_v0;
                const vcc_f32x4 t_v1 = re2_v1 + im2_v1;
                const vcc_f32x4 t_v2 = re2_v2 + im2_v2;
                const vcc_f32x4 t_v3 = re2_v3 + im2_v3;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(t_v0 > t3_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(t_v1 > t3_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)(t_v2 > t3_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)(t_v3 > t3_v);
                const vcc_u32x4 leaving_mask_v0 = active_mask_v0 & mask_v0;
                const vcc_u32x4 leaving_mask_v1 = active_mask_v1 & mask_v1;
                const vcc_u32x4 leaving_mask_v2 = active_mask_v2 & mask_v2;
                const vcc_u32x4 leaving_mask_v3 = active_mask_v3 & mask_v3;
                const vcc_u32x4 leave_v = leaving_mask_v0 | leaving_mask_v1
                    | (leaving_mask_v2 | leaving_mask_v3);
                const vcc_u64x2 leave2_v = (vcc_u64x2)leave_v;
                const int leave = (leave2_v[0] | leave2_v[1]) != 0;
                int stay = 1;
                if (__builtin_expect((long)leave, 0L)) {
                    const vcc_u32x4 mask2_v0 = ~leaving_mask_v0;
                    const vcc_u32x4 mask2_v1 = ~leaving_mask_v1;
                    const vcc_u32x4 mask2_v2 = ~leaving_mask_v2;
                    const vcc_u32x4 mask2_v3 = ~leaving_mask_v3;
                    const vcc_u32x4 staying_mask_v0 = active_mask_v0 & mask2_v0;
                    const vcc_u32x4 staying_mask_v1 = active_mask_v1 & mask2_v1;
                    const vcc_u32x4 staying_mask_v2 = active_mask_v2 & mask2_v2;
                    const vcc_u32x4 staying_mask_v3 = active_mask_v3 & mask2_v3;
                    const vcc_u32x4 i_v = (unsigned int)i_s - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t16_v = staying_mask_v0 | staying_mask_v1
                        | (staying_mask_v2 | staying_mask_v3);
                    const vcc_u64x2 t17_v = (vcc_u64x2)t16_v;
                    const int t2 = (t17_v[0] | t17_v[1]) != 0;
                    i_v0 = (i_v & leaving_mask_v0) | (i_v0 & ~leaving_mask_v0);
                    i_v1 = (i_v & leaving_mask_v1) | (i_v1 & ~leaving_mask_v1);
                    i_v2 = (i_v & leaving_mask_v2) | (i_v2 & ~leaving_mask_v2);
                    i_v3 = (i_v & leaving_mask_v3) | (i_v3 & ~leaving_mask_v3);
                    re_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    re_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    re_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    re_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    im_on_v0 =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    im_on_v1 =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    im_on_v2 =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    im_on_v3 =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    z_re_v0 =
                        (vcc_f32x4)(((vcc_u32x4)z_re_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    z_re_v1 =
                        (vcc_f32x4)(((vcc_u32x4)z_re_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    z_re_v2 =
                        (vcc_f32x4)(((vcc_u32x4)z_re_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    z_re_v3 =
                        (vcc_f32x4)(((vcc_u32x4)z_re_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    z_im_v0 =
                        (vcc_f32x4)(((vcc_u32x4)z_im_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    z_im_v1 =
                        (vcc_f32x4)(((vcc_u32x4)z_im_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    z_im_v2 =
                        (vcc_f32x4)(((vcc_u32x4)z_im_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    z_im_v3 =
                        (vcc_f32x4)(((vcc_u32x4)z_im_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    re2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)re2_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    re2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)re2_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    re2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)re2_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    re2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)re2_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    im2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)im2_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    im2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)im2_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    im2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)im2_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    im2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)im2_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    stay = t2;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                    active_mask_v2 = staying_mask_v2;
                    active_mask_v3 = staying_mask_v3;
                }
                const vcc_f32x4 t2_v0 = t7_v * z_re_v0;
                const vcc_f32x4 t2_v1 = t7_v * z_re_v1;
                const vcc_f32x4 t2_v2 = t7_v * z_re_v2;
                const vcc_f32x4 t2_v3 = t7_v * z_re_v3;
                const vcc_f32x4 t3_v0 = t2_v0 * z_im_v0;
                const vcc_f32x4 t3_v1 = t2_v1 * z_im_v1;
                const vcc_f32x4 t3_v2 = t2_v2 * z_im_v2;
                const vcc_f32x4 t3_v3 = t2_v3 * z_im_v3;
                const vcc_f32x4 z_im2_v0 = t3_v0 + im_on_v0;
                const vcc_f32x4 z_im2_v1 = t3_v1 + im_on_v1;
                const vcc_f32x4 z_im2_v2 = t3_v2 + im_on_v2;
                const vcc_f32x4 z_im2_v3 = t3_v3 + im_on_v3;
                const vcc_f32x4 t4_v0 = re2_v0 - im2_v0;
                const vcc_f32x4 t4_v1 = re2_v1 - im2_v1;
                const vcc_f32x4 t4_v2 = re2_v2 - im2_v2;
                const vcc_f32x4 t4_v3 = re2_v3 - im2_v3;
                const vcc_f32x4 z_re2_v0 = t4_v0 + re_on_v0;
                const vcc_f32x4 z_re2_v1 = t4_v1 + re_on_v1;
                const vcc_f32x4 z_re2_v2 = t4_v2 + re_on_v2;
                const vcc_f32x4 z_re2_v3 = t4_v3 + re_on_v3;
                const unsigned int t = i_s + 1u;
                more = stay && t < 50u;
                i_s = t;
                z_re_v0 = z_re2_v0;
                z_re_v1 = z_re2_v1;
                z_re_v2 = z_re2_v2;
                z_re_v3 = z_re2_v3;
                z_im_v0 = z_im2_v0;
                z_im_v1 = z_im2_v1;
                z_im_v2 = z_im2_v2;
                z_im_v3 = z_im2_v3;
            } while (more);
            const vcc_u32x4 t15_v = (unsigned int)i_s - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 d_new_v0 = (t15_v & active_mask_v0) | (i_v0 & ~active_mask_v0);
            const vcc_u32x4 d_new_v1 = (t15_v & active_mask_v1) | (i_v1 & ~active_mask_v1);
            const vcc_u32x4 d_new_v2 = (t15_v & active_mask_v2) | (i_v2 & ~active_mask_v2);
            const vcc_u32x4 d_new_v3 = (t15_v & active_mask_v3) | (i_v3 & ~active_mask_v3);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const vcc_u32x4 mask2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t8_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t9_v = (float)4.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const float t11_v = (float)0.0f;
        const vcc_f32x4 t12_v = __extension__ (vcc_f32x4){t11_v, t11_v, t11_v, t11_v};
        const float t13_v = (float)2.0f;
        const vcc_f32x4 t14_v = __extension__ (vcc_f32x4){t13_v, t13_v, t13_v, t13_v};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 re_v = *(const vcc_f32x4 *)(const void *)(re + k2);
            const vcc_f32x4 im_v = *(const vcc_f32x4 *)(const void *)(im + k2);
            unsigned int i_s2 = 0u;
            vcc_f32x4 z_re_v = re_v;
            vcc_f32x4 z_im_v = im_v;
            vcc_u32x4 active_mask_v = mask2_v;
            vcc_f32x4 re_on_v = re_v;
            vcc_f32x4 im_on_v = im_v;
            vcc_u32x4 i2_v = t8_v;
            int more2;
            do {
                vcc_f32x4 re2_v = z_re_v * z_re_v;
                vcc_f32x4 im2_v = z_im_v * z_im_v;
                const vcc_u32x4 leaving_mask_v = active_mask_v & (vcc_u32x4)(re2_v + im2_v > t10_v);
                const vcc_u64x2 leave3_v = (vcc_u64x2)leaving_mask_v;
                const int leave2 = (leave3_v[0] | leave3_v[1]) != 0;
                int stay2 = 1;
                if (__builtin_expect((long)leave2, 0L)) {
                    const vcc_u32x4 staying_mask_v = active_mask_v & ~leaving_mask_v;
                    const vcc_u32x4 i3_v = (unsigned int)i_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u64x2 t19_v = (vcc_u64x2)staying_mask_v;
                    const int t4 = (t19_v[0] | t19_v[1]) != 0;
                    i2_v = (i3_v & leaving_mask_v) | (i2_v & ~leaving_mask_v);
                    re_on_v =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    im_on_v =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    z_re_v =
                        (vcc_f32x4)(((vcc_u32x4)z_re_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    z_im_v =
                        (vcc_f32x4)(((vcc_u32x4)z_im_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    re2_v =
                        (vcc_f32x4)(((vcc_u32x4)re2_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    im2_v =
                        (vcc_f32x4)(((vcc_u32x4)im2_v & staying_mask_v)
                        | ((vcc_u32x4)t12_v & ~staying_mask_v));
                    stay2 = t4;
                    active_mask_v = staying_mask_v;
                }
                const unsigned int t3 = i_s2 + 1u;
                more2 = stay2 && t3 < 50u;
                const vcc_f32x4 z_im_next = t14_v * z_re_v * z_im_v + im_on_v;
                i_s2 = t3;
                z_re_v = re2_v - im2_v + re_on_v;
                z_im_v = z_im_next;
            } while (more2);
            const vcc_u32x4 t18_v = (unsigned int)i_s2 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 d_new_v = (t18_v & active_mask_v) | (i2_v & ~active_mask_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        complex c = { re[k], im[k] };
        d[k] = mandelbrot_lane(c, MOST);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
