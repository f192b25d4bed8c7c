/* vcc 0.1.0 wrote this from block_guarded.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out float r[4] restrict | in float a[4] | in float b[4] | out i32 q[4] restrict | in float c[4] | out float s[4] restrict | in float d[4] */
/* What only some lanes do raises no floating-point exception for the others. */
#define WHOLE(x) ((x) > -1000 && (x) < 1000 ? (int)(x) : 7)
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_guarded(int n, float *restrict r, const float *a, const float *b, int *restrict q, const float *c,
                   float *restrict s, const float *d)
{
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 14: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const float t_v = (float)0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)1.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const float t5_v = (float)3.0f;
        const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
        const float t7_v = (float)-1000.0f;
        const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
        const float t9_v = (float)1000.0f;
        const vcc_f32x4 t10_v = __extension__ (vcc_f32x4){t9_v, t9_v, t9_v, t9_v};
        const vcc_f32x4 b_v = *(const vcc_f32x4 *)(const void *)b;
        const vcc_u32x4 mask_v = (vcc_u32x4)(b_v != t2_v);
        const vcc_f32x4 a_v = *(const vcc_f32x4 *)(const void *)a;
        const vcc_f32x4 t11_v =
            (vcc_f32x4)(((vcc_u32x4)a_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
        const vcc_f32x4 t12_v =
            (vcc_f32x4)(((vcc_u32x4)b_v & mask_v) | ((vcc_u32x4)t4_v & ~mask_v));
        const vcc_f32x4 t13_v =
            (vcc_f32x4)(((vcc_u32x4)t2_v & mask_v) | ((vcc_u32x4)a_v & ~mask_v));
        const vcc_f32x4 t14_v = t11_v / t12_v;
        const vcc_f32x4 t15_v = t13_v - t6_v;
        const vcc_f32x4 t16_v =
            (vcc_f32x4)(((vcc_u32x4)t14_v & mask_v) | ((vcc_u32x4)t15_v & ~mask_v));
        const vcc_u32x4 t17_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        *(vcc_f32x4 *)(void *)r = t16_v;
        const vcc_f32x4 c_v = *(const vcc_f32x4 *)(const void *)c;
        const vcc_u32x4 mask2_v = (vcc_u32x4)(c_v > t8_v);
        const vcc_f32x4 t18_v =
            (vcc_f32x4)(((vcc_u32x4)c_v & mask2_v) | ((vcc_u32x4)t2_v & ~mask2_v));
        const vcc_u32x4 mask3_v = mask2_v & (vcc_u32x4)(t18_v < t10_v);
        const vcc_f32x4 t19_v =
            (vcc_f32x4)(((vcc_u32x4)c_v & mask3_v) | ((vcc_u32x4)t2_v & ~mask3_v));
        const vcc_u32x4 t20_v = (vcc_u32x4)__builtin_convertvector(t19_v, vcc_i32x4);
        *(vcc_u32x4 *)(void *)q = (t20_v & mask3_v) | (t17_v & ~mask3_v);
    }
#else
    r[0] = b[0] != 0 ? a[0] / b[0] : a[0] - 3;
    r[1] = b[1] != 0 ? a[1] / b[1] : a[1] - 3;
    r[2] = b[2] != 0 ? a[2] / b[2] : a[2] - 3;
    r[3] = b[3] != 0 ? a[3] / b[3] : a[3] - 3;
    q[0] = WHOLE(c[0]);
    q[1] = WHOLE(c[1]);
    q[2] = WHOLE(c[2]);
    q[3] = WHOLE(c[3]);
#endif
    s[0] = d[0] < 1e30f ? (d[0] * d[0] + 1) * c[0] : d[0] / 3;
    s[1] = d[1] < 1e30f ? (d[1] * d[1] + 1) * c[1] : d[1] / 3;
    s[2] = d[2] < 1e30f ? (d[2] * d[2] + 1) * c[2] : d[2] / 3;
    s[3] = d[3] < 1e30f ? (d[3] * d[3] + 1) * c[3] : d[3] / 3;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
