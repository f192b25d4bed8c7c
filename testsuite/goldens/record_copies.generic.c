/* vcc 0.1.0 wrote this from record_copies.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in float b[n] | inout u8 c[n] restrict | out float d[n] restrict */
/* Records with arrays in them as wholes: compound literals, copies, copies through pointers. */
struct copied {
    float at[3];
    unsigned char kind;
};

static struct copied copies[4096];

#pragma simd declare(linear(p))
static float copied_step(int a, float b, struct copied *p)
{
    struct copied here = { { b, 1.0f }, 3 }, last = *p;
    if (a > 0)
        here = (struct copied){ .kind = (unsigned char)a, .at = { [1] = b * 0.5f } };
    if (a & 1)
        *p = here;
    else
        last = here;
    return last.at[0] + last.at[1] * (float)last.kind + (float)(short){ (short)a };
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8 __attribute__((may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void record_copies(int n, const int *a, const float *b, unsigned char *restrict c, float *restrict d)
{
    int i;
    if (n > 4096)
        return;
    for (i = 0; i < n; i++) {
        copies[i].at[0] = b[i];
        copies[i].at[1] = 2.0f;
        copies[i].kind = c[i];
        __asm__("");
    }
#ifdef VCC_VECTOR
    /* vcc: line 35: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = t_v << 2;
        const vcc_u32x4 t3_v = t_v << 4;
        const float t4_v = (float)0.0f;
        const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
        const vcc_u32x4 t6_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t7_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const float t8_v = (float)1.0f;
        const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
        const float t10_v = (float)0.5f;
        const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
        const vcc_u8x4 t12_v = (unsigned char)3 - __extension__ (vcc_u8x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)(b + k);
            char *const copies_s = (char *)copies + k * 16;
            const vcc_i32x4 copies_v = (vcc_i32x4)t2_v;
            const vcc_f32x4 copies2_v =
                __extension__ (vcc_f32x4){(&((struct copied *)(void *)copies_s)->at[0])[copies_v[0]],
                (&((struct copied *)(void *)copies_s)->at[0])[copies_v[1]],
                (&((struct copied *)(void *)copies_s)->at[0])[copies_v[2]],
                (&((struct copied *)(void *)copies_s)->at[0])[copies_v[3]]};
            const vcc_i32x4 copies3_v = (vcc_i32x4)t2_v;
            const vcc_f32x4 copies4_v =
                __extension__ (vcc_f32x4){(((struct copied *)(void *)copies_s)->at + 1)[copies3_v[0]],
                (((struct copied *)(void *)copies_s)->at + 1)[copies3_v[1]],
                (((struct copied *)(void *)copies_s)->at + 1)[copies3_v[2]],
                (((struct copied *)(void *)copies_s)->at + 1)[copies3_v[3]]};
            const vcc_i32x4 copies5_v = (vcc_i32x4)t3_v;
            const vcc_u8x4 copies6_v =
                __extension__ (vcc_u8x4){(unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies5_v[0]],
                (unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies5_v[1]],
                (unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies5_v[2]],
                (unsigned char)(&((struct copied *)(void *)copies_s)->kind)[copies5_v[3]]};
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v > (vcc_i32x4)t6_v);
            const vcc_f32x4 here_at_0_v =
                (vcc_f32x4)(((vcc_u32x4)t5_v & mask_v) | ((vcc_u32x4)b_v & ~mask_v));
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)(a_v & t7_v) != (vcc_u32x4)t6_v);
            const vcc_i32x4 t13_v = (vcc_i32x4)t2_v;
            if (mask2_v[0]) (&((struct copied *)(void *)copies_s)->at[0])[t13_v[0]] =
                here_at_0_v[0];
            if (mask2_v[1]) (&((struct copied *)(void *)copies_s)->at[0])[t13_v[1]] =
                here_at_0_v[1];
            if (mask2_v[2]) (&((struct copied *)(void *)copies_s)->at[0])[t13_v[2]] =
                here_at_0_v[2];
            if (mask2_v[3]) (&((struct copied *)(void *)copies_s)->at[0])[t13_v[3]] =
                here_at_0_v[3];
            const vcc_f32x4 b_on_v =
                (vcc_f32x4)(((vcc_u32x4)b_v & mask_v) | ((vcc_u32x4)t5_v & ~mask_v));
            const vcc_f32x4 here_at_1_v = b_on_v * t11_v;
            const vcc_f32x4 here_at_1_2_v =
                (vcc_f32x4)(((vcc_u32x4)here_at_1_v & mask_v) | ((vcc_u32x4)t9_v & ~mask_v));
            const vcc_i32x4 t14_v = (vcc_i32x4)t2_v;
            if (mask2_v[0]) (((struct copied *)(void *)copies_s)->at + 1)[t14_v[0]] =
                here_at_1_2_v[0];
            if (mask2_v[1]) (((struct copied *)(void *)copies_s)->at + 1)[t14_v[1]] =
                here_at_1_2_v[1];
            if (mask2_v[2]) (((struct copied *)(void *)copies_s)->at + 1)[t14_v[2]] =
                here_at_1_2_v[2];
            if (mask2_v[3]) (((struct copied *)(void *)copies_s)->at + 1)[t14_v[3]] =
                here_at_1_2_v[3];
            const vcc_f32x4 here_at_2_v =
                (vcc_f32x4)(((vcc_u32x4)t5_v & mask_v) | ((vcc_u32x4)t5_v & ~mask_v));
            const vcc_i32x4 t15_v = (vcc_i32x4)t2_v;
            if (mask2_v[0]) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[0]] =
                here_at_2_v[0];
            if (mask2_v[1]) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[1]] =
                here_at_2_v[1];
            if (mask2_v[2]) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[2]] =
                here_at_2_v[2];
            if (mask2_v[3]) (((struct copied *)(void *)copies_s)->at + 2)[t15_v[3]] =
                here_at_2_v[3];
            const vcc_u8x4 mask3_v = __builtin_convertvector(mask_v, vcc_u8x4);
            const vcc_u8x4 a2_v = __builtin_convertvector(a_v, vcc_u8x4);
            const vcc_u8x4 here_kind_v = (a2_v & mask3_v) | (t12_v & ~mask3_v);
            const vcc_u8x4 mask4_v = __builtin_convertvector(mask2_v, vcc_u8x4);
            vcc_u8 *const t16_v =
                (vcc_u8 *)(void *)(char *)(unsigned long)&((struct copied *)(void *)copies_s)->kind;
            const vcc_i32x4 t17_v = (vcc_i32x4)t3_v;
            if (mask4_v[0]) t16_v[t17_v[0]] = here_kind_v[0];
            if (mask4_v[1]) t16_v[t17_v[1]] = here_kind_v[1];
            if (mask4_v[2]) t16_v[t17_v[2]] = here_kind_v[2];
            if (mask4_v[3]) t16_v[t17_v[3]] = here_kind_v[3];
            const vcc_u8x4 last_kind_v = (copies6_v & mask4_v) | (here_kind_v & ~mask4_v);
            const vcc_f32x4 last_at_1_v =
                (vcc_f32x4)(((vcc_u32x4)copies4_v & mask2_v)
                | ((vcc_u32x4)here_at_1_2_v & ~mask2_v));
            const vcc_f32x4 last_at_0_v =
                (vcc_f32x4)(((vcc_u32x4)copies2_v & mask2_v) | ((vcc_u32x4)here_at_0_v & ~mask2_v));
            const vcc_f32x4 t18_v = last_at_1_v * __builtin_convertvector(last_kind_v, vcc_f32x4);
            const vcc_u16x4 a3_v = __builtin_convertvector(a_v, vcc_u16x4);
            const vcc_f32x4 t19_v = __builtin_convertvector((vcc_i16x4)a3_v, vcc_f32x4);
            *(vcc_f32x4 *)(void *)(d + k) = last_at_0_v + t18_v + t19_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        d[i] = copied_step(a[i], b[i], &copies[i]);
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        d[i] = copied_step(a[i], b[i], &copies[i]);
#endif
    for (i = 0; i < n; i++) {
        c[i] = copies[i].kind;
        d[i] += copies[i].at[1];
        __asm__("");
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
