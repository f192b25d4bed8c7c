/* vcc 0.1.0 wrote this from mandelbrot_plain.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float re[n] | in float im[n] | out i32 d[n] */
static int mandelbrot_plain_steps(float re, float im, int most)
{
    float x = re, y = im;
    for (int i = 0; i < most; i++) {
        float x2 = x * x, y2 = y * y;
        if (x2 + y2 > 4.0f)
            return i;
        y = 2.0f * x * y + im;
        x = x2 - y2 + re;
    }
    return most;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void mandelbrot_plain(int n, const float *re, const float *im, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 17: 16 lanes, then 4, generic */
    int k_done = 0;
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
        const vcc_u32x4 t8_v = (unsigned int)60 - __extension__ (vcc_u32x4){0};
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
            vcc_f32x4 x_v0 = re_v0;
            vcc_f32x4 x_v1 = re_v1;
            vcc_f32x4 x_v2 = re_v2;
            vcc_f32x4 x_v3 = re_v3;
            vcc_f32x4 y_v0 = im_v0;
            vcc_f32x4 y_v1 = im_v1;
            vcc_f32x4 y_v2 = im_v2;
            vcc_f32x4 y_v3 = im_v3;
            unsigned int i_s = 0u;
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
            vcc_u32x4 t_v0 = t_v;
            vcc_u32x4 t_v1 = t_v;
            vcc_u32x4 t_v2 = t_v;
            vcc_u32x4 t_v3 = t_v;
            int more;
            do {
                vcc_f32x4 x2_v0 = x_v0 * x_v0;
                vcc_f32x4 x2_v1 = x_v1 * x_v1;
                vcc_f32x4 x2_v2 = x_v2 * x_v2;
                vcc_f32x4 x2_v3 = x_v3 * x_v3;
                vcc_f32x4 y2_v0 = y_v0 * y_v0;
                vcc_f32x4 y2_v1 = y_v1 * y_v1;
                vcc_f32x4 y2_v2 = y_v2 * y_v2;
                vcc_f32x4 y2_v3 = y_v3 * y_v3;
                const vcc_f32x4 t2_v0 = x2_v0 + y2_v0;
                const vcc_f32x4 t2_v1 = x2_v1 + y2_v1;
                const vcc_f32x4 t2_v2 = x2_v2 + y2_v2;
                const vcc_f32x4 t2_v3 = x2_v3 + y2_v3;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)(t2_v0 > t3_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)(t2_v1 > t3_v);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)(t2_v2 > t3_v);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)(t2_v3 > t3_v);
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
                    const vcc_u32x4 t17_v = staying_mask_v0 | staying_mask_v1
                        | (staying_mask_v2 | staying_mask_v3);
                    const vcc_u64x2 t18_v = (vcc_u64x2)t17_v;
                    const int t2 = (t18_v[0] | t18_v[1]) != 0;
                    t_v0 = (i_v & leaving_mask_v0) | (t_v0 & ~leaving_mask_v0);
                    t_v1 = (i_v & leaving_mask_v1) | (t_v1 & ~leaving_mask_v1);
                    t_v2 = (i_v & leaving_mask_v2) | (t_v2 & ~leaving_mask_v2);
                    t_v3 = (i_v & leaving_mask_v3) | (t_v3 & ~leaving_mask_v3);
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
                    x_v0 =
                        (vcc_f32x4)(((vcc_u32x4)x_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    x_v1 =
                        (vcc_f32x4)(((vcc_u32x4)x_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    x_v2 =
                        (vcc_f32x4)(((vcc_u32x4)x_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    x_v3 =
                        (vcc_f32x4)(((vcc_u32x4)x_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    y_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    y_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    y_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    y_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    x2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)x2_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    x2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)x2_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    x2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)x2_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    x2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)x2_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    y2_v0 =
                        (vcc_f32x4)(((vcc_u32x4)y2_v0 & staying_mask_v0)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v0));
                    y2_v1 =
                        (vcc_f32x4)(((vcc_u32x4)y2_v1 & staying_mask_v1)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v1));
                    y2_v2 =
                        (vcc_f32x4)(((vcc_u32x4)y2_v2 & staying_mask_v2)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v2));
                    y2_v3 =
                        (vcc_f32x4)(((vcc_u32x4)y2_v3 & staying_mask_v3)
                        | ((vcc_u32x4)t5_v & ~staying_mask_v3));
                    stay = t2;
                    active_mask_v0 = staying_mask_v0;
                    active_mask_v1 = staying_mask_v1;
                    active_mask_v2 = staying_mask_v2;
                    active_mask_v3 = staying_mask_v3;
                }
                const vcc_f32x4 t3_v0 = t7_v * x_v0;
                const vcc_f32x4 t3_v1 = t7_v * x_v1;
                const vcc_f32x4 t3_v2 = t7_v * x_v2;
                const vcc_f32x4 t3_v3 = t7_v * x_v3;
                const vcc_f32x4 t4_v0 = t3_v0 * y_v0;
                const vcc_f32x4 t4_v1 = t3_v1 * y_v1;
                const vcc_f32x4 t4_v2 = t3_v2 * y_v2;
                const vcc_f32x4 t4_v3 = t3_v3 * y_v3;
                const vcc_f32x4 y3_v0 = t4_v0 + im_on_v0;
                const vcc_f32x4 y3_v1 = t4_v1 + im_on_v1;
                const vcc_f32x4 y3_v2 = t4_v2 + im_on_v2;
                const vcc_f32x4 y3_v3 = t4_v3 + im_on_v3;
                const vcc_f32x4 t5_v0 = x2_v0 - y2_v0;
                const vcc_f32x4 t5_v1 = x2_v1 - y2_v1;
                const vcc_f32x4 t5_v2 = x2_v2 - y2_v2;
                const vcc_f32x4 t5_v3 = x2_v3 - y2_v3;
                const vcc_f32x4 x3_v0 = t5_v0 + re_on_v0;
                const vcc_f32x4 x3_v1 = t5_v1 + re_on_v1;
                const vcc_f32x4 x3_v2 = t5_v2 + re_on_v2;
                const vcc_f32x4 x3_v3 = t5_v3 + re_on_v3;
                const unsigned int t = i_s + 1u;
                more = stay && (int)t < 60;
                x_v0 = x3_v0;
                x_v1 = x3_v1;
                x_v2 = x3_v2;
                x_v3 = x3_v3;
                y_v0 = y3_v0;
                y_v1 = y3_v1;
                y_v2 = y3_v2;
                y_v3 = y3_v3;
                i_s = t;
            } while (more);
            const vcc_u32x4 d_new_v0 = (t8_v & active_mask_v0) | (t_v0 & ~active_mask_v0);
            const vcc_u32x4 d_new_v1 = (t8_v & active_mask_v1) | (t_v1 & ~active_mask_v1);
            const vcc_u32x4 d_new_v2 = (t8_v & active_mask_v2) | (t_v2 & ~active_mask_v2);
            const vcc_u32x4 d_new_v3 = (t8_v & active_mask_v3) | (t_v3 & ~active_mask_v3);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k2 + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k2 + 12) = d_new_v3;
        }
        const vcc_u32x4 mask2_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t9_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t10_v = (float)4.0f;
        const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
        const float t12_v = (float)0.0f;
        const vcc_f32x4 t13_v = __extension__ (vcc_f32x4){t12_v, t12_v, t12_v, t12_v};
        const float t14_v = (float)2.0f;
        const vcc_f32x4 t15_v = __extension__ (vcc_f32x4){t14_v, t14_v, t14_v, t14_v};
        const vcc_u32x4 t16_v = (unsigned int)60 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 re_v = *(const vcc_f32x4 *)(const void *)(re + k2);
            const vcc_f32x4 im_v = *(const vcc_f32x4 *)(const void *)(im + k2);
            vcc_f32x4 x_v = re_v;
            vcc_f32x4 y_v = im_v;
            unsigned int i_s2 = 0u;
            vcc_u32x4 active_mask_v = mask2_v;
            vcc_f32x4 re_on_v = re_v;
            vcc_f32x4 im_on_v = im_v;
            vcc_u32x4 t19_v = t9_v;
            int more2;
            do {
                vcc_f32x4 x2_v = x_v * x_v;
                vcc_f32x4 y2_v = y_v * y_v;
                const vcc_u32x4 leaving_mask_v = active_mask_v & (vcc_u32x4)(x2_v + y2_v > t11_v);
                const vcc_u64x2 leave3_v = (vcc_u64x2)leaving_mask_v;
                const int leave2 = (leave3_v[0] | leave3_v[1]) != 0;
                int stay2 = 1;
                if (__builtin_expect((long)leave2, 0L)) {
                    const vcc_u32x4 staying_mask_v = active_mask_v & ~leaving_mask_v;
                    const vcc_u32x4 i2_v = (unsigned int)i_s2 - __extension__ (vcc_u32x4){0};
                    const vcc_u64x2 t20_v = (vcc_u64x2)staying_mask_v;
                    const int t4 = (t20_v[0] | t20_v[1]) != 0;
                    t19_v = (i2_v & leaving_mask_v) | (t19_v & ~leaving_mask_v);
                    re_on_v =
                        (vcc_f32x4)(((vcc_u32x4)re_on_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    im_on_v =
                        (vcc_f32x4)(((vcc_u32x4)im_on_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    x_v =
                        (vcc_f32x4)(((vcc_u32x4)x_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    y_v =
                        (vcc_f32x4)(((vcc_u32x4)y_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    x2_v =
                        (vcc_f32x4)(((vcc_u32x4)x2_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    y2_v =
                        (vcc_f32x4)(((vcc_u32x4)y2_v & staying_mask_v)
                        | ((vcc_u32x4)t13_v & ~staying_mask_v));
                    stay2 = t4;
                    active_mask_v = staying_mask_v;
                }
                const unsigned int t3 = i_s2 + 1u;
                more2 = stay2 && (int)t3 < 60;
                const vcc_f32x4 y_next = t15_v * x_v * y_v + im_on_v;
                x_v = x2_v - y2_v + re_on_v;
                y_v = y_next;
                i_s2 = t3;
            } while (more2);
            const vcc_u32x4 d_new_v = (t16_v & active_mask_v) | (t19_v & ~active_mask_v);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v;
        }
        k_done = (int)end;
    }
    /* remaining iterations */
    for (int k = k_done; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = mandelbrot_plain_steps(re[k], im[k], 60);
    }
#else
    for (int k = 0; k < n; k++)
        d[k] = mandelbrot_plain_steps(re[k], im[k], 60);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
