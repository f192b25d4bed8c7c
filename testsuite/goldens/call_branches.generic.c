/* vcc 0.1.0 wrote this from call_branches.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out u8 y[n] */
static float call_branches_curve(float x)
{
    if (x < 0.0f)
        return 0.0f;
    if (x < 0.5f)
        x = x * x * 2.0f;
    else if (!(x < 1.0f))
        return 1.0f;
    return x;
}

static inline unsigned char call_branches_byte(float x)
{
    return x > 0.0f ? (unsigned char)(int)(x * 255.0f + 0.5f) : 0;
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void call_branches(int n, const float *x, unsigned char *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes, generic; runs if x and y do not overlap */
    int i_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)x + end * 4 <= (unsigned long)y
            || (unsigned long)y + end <= (unsigned long)x)) {
            const vcc_u8x4 t_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
            const float t2_v = (float)0.0f;
            const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
            const float t4_v = (float)1.0f;
            const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
            const float t6_v = (float)0.5f;
            const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
            const float t8_v = (float)2.0f;
            const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
            const float t10_v = (float)255.0f;
            const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k);
                const vcc_u32x4 mask_v = (vcc_u32x4)(x_v < t3_v);
                const vcc_u32x4 mask2_v = ~mask_v;
                const vcc_u32x4 mask3_v = (vcc_u32x4)(x_v < t7_v);
                const vcc_u32x4 mask4_v = mask2_v & mask3_v;
                const vcc_f32x4 t12_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask4_v) | ((vcc_u32x4)t3_v & ~mask4_v));
                const vcc_f32x4 t13_v = t12_v * t12_v * t9_v;
                const vcc_u32x4 mask5_v = mask2_v & ((vcc_u32x4)(x_v < t5_v) | mask3_v);
                const vcc_f32x4 t14_v =
                    (vcc_f32x4)(((vcc_u32x4)t13_v & mask3_v) | ((vcc_u32x4)x_v & ~mask3_v));
                const vcc_f32x4 t15_v =
                    (vcc_f32x4)(((vcc_u32x4)t3_v & mask_v) | ((vcc_u32x4)t5_v & ~mask_v));
                const vcc_f32x4 t16_v =
                    (vcc_f32x4)(((vcc_u32x4)t14_v & mask5_v) | ((vcc_u32x4)t15_v & ~mask5_v));
                const vcc_u32x4 mask6_v = (vcc_u32x4)(t16_v > t3_v);
                const vcc_f32x4 t17_v =
                    (vcc_f32x4)(((vcc_u32x4)t16_v & mask6_v) | ((vcc_u32x4)t3_v & ~mask6_v));
                const vcc_u32x4 t18_v =
                    (vcc_u32x4)__builtin_convertvector(t17_v * t11_v + t7_v, vcc_i32x4);
                const vcc_u8x4 mask7_v = __builtin_convertvector(mask6_v, vcc_u8x4);
                const vcc_u8x4 t19_v = __builtin_convertvector(t18_v, vcc_u8x4);
                *(vcc_u8x4 *)(void *)(y + k) = (t19_v & mask7_v) | (t_v & ~mask7_v);
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = call_branches_byte(call_branches_curve(x[i]));
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = call_branches_byte(call_branches_curve(x[i]));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
