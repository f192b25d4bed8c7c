/* vcc 0.1.0 wrote this from call_each.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | in u8 text[8*n] | out float d[n] restrict | out i32 e[n] restrict */
/* Functions without vector variants: each lane calls them for itself. */
float fmodf(float, float);
int toupper(int);
void *memchr(const void *, int, unsigned long);

#ifdef VCC_VECTOR
typedef float vcc_f32 __attribute__((may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32 __attribute__((may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64 __attribute__((may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void call_each(int n, const float *x, const float *y, const unsigned char *text, float *d, int *e)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} << 3;
        const vcc_u64x2 t_v0 =
            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 0, 1),
            vcc_i64x2);
        const vcc_u64x2 t_v1 =
            (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v, t_v, 2, 3),
            vcc_i64x2);
        const float t2_v = (float)2.0f;
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
        const float t4_v = (float)0.5f;
        const vcc_f32x4 t5_v = __extension__ (vcc_f32x4){t4_v, t4_v, t4_v, t4_v};
        const float t6_v = (float)0.0f;
        const vcc_f32x4 t7_v = __extension__ (vcc_f32x4){t6_v, t6_v, t6_v, t6_v};
        const float t8_v = (float)0.25f;
        const vcc_f32x4 t9_v = __extension__ (vcc_f32x4){t8_v, t8_v, t8_v, t8_v};
        const float t10_v = (float)-1.0f;
        const vcc_f32x4 t11_v = __extension__ (vcc_f32x4){t10_v, t10_v, t10_v, t10_v};
        const vcc_u32x4 t12_v = (unsigned int)127 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t13_v = (unsigned int)63 - __extension__ (vcc_u32x4){0};
        const vcc_u64x2 t14_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u32x4 t15_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const unsigned char *const text_s = text + (long)(8UL * k2);
            const vcc_i32x4 text_v = (vcc_i32x4)t_v;
            const vcc_u8x4 text2_v =
                __extension__ (vcc_u8x4){(unsigned char)(text_s + 7)[text_v[0]],
                (unsigned char)(text_s + 7)[text_v[1]], (unsigned char)(text_s + 7)[text_v[2]],
                (unsigned char)(text_s + 7)[text_v[3]]};
            const vcc_u64x2 t16_v = (unsigned long)text_s - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 line_v0 = t16_v + t_v0;
            const vcc_u64x2 line_v1 = t16_v + t_v1;
            const vcc_u32x4 t17_v = __builtin_convertvector(text2_v, vcc_u32x4);
            vcc_u64x2 t18_v;
            t18_v = __extension__ (vcc_u64x2){0};
            vcc_u64x2 t19_v;
            t19_v = __extension__ (vcc_u64x2){0};
            t18_v[0] =
                (vcc_u64)(const void *)memchr((void *)(unsigned long)line_v0[0], (int)t17_v[0],
                (unsigned long)7L);
            t18_v[1] =
                (vcc_u64)(const void *)memchr((void *)(unsigned long)line_v0[1], (int)t17_v[1],
                (unsigned long)7L);
            t19_v[0] =
                (vcc_u64)(const void *)memchr((void *)(unsigned long)line_v1[0], (int)t17_v[2],
                (unsigned long)7L);
            t19_v[1] =
                (vcc_u64)(const void *)memchr((void *)(unsigned long)line_v1[1], (int)t17_v[3],
                (unsigned long)7L);
            const vcc_u64x2 t2_v0 = (vcc_u64x2)t18_v;
            const vcc_u64x2 t2_v1 = (vcc_u64x2)t19_v;
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k2);
            const vcc_f32x4 sum_v = x_v * x_v - t3_v * x_v * y_v + y_v;
            const vcc_i32x4 text3_v = (vcc_i32x4)t_v;
            const vcc_u8x4 text4_v = __extension__ (vcc_u8x4){(unsigned char)text_s[text3_v[0]],
                (unsigned char)text_s[text3_v[1]], (unsigned char)text_s[text3_v[2]],
                (unsigned char)text_s[text3_v[3]]};
            const vcc_u32x4 mask_v = (vcc_u32x4)(y_v > t5_v);
            const vcc_f32x4 x_on_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & mask_v) | ((vcc_u32x4)t7_v & ~mask_v));
            const vcc_u32x4 mask2_v = (vcc_u32x4)(x_on_v > y_v);
            const vcc_u32x4 mask3_v = mask_v & mask2_v;
            const vcc_u64x2 any_v = (vcc_u64x2)mask3_v;
            const int any = (any_v[0] | any_v[1]) != 0;
            vcc_f32x4 sum2_v = t7_v;
            if (any) {
                vcc_f32x4 t31_v;
                t31_v = __extension__ (vcc_f32x4){0};
                if (mask3_v[0]) t31_v[0] = (vcc_f32)fmodf((float)x_v[0], (float)y_v[0]);
                if (mask3_v[1]) t31_v[1] = (vcc_f32)fmodf((float)x_v[1], (float)y_v[1]);
                if (mask3_v[2]) t31_v[2] = (vcc_f32)fmodf((float)x_v[2], (float)y_v[2]);
                if (mask3_v[3]) t31_v[3] = (vcc_f32)fmodf((float)x_v[3], (float)y_v[3]);
                const vcc_f32x4 t32_v = (vcc_f32x4)t31_v;
                const vcc_f32x4 x_on3_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask3_v) | ((vcc_u32x4)t7_v & ~mask3_v));
                const vcc_f32x4 t33_v =
                    (vcc_f32x4)(((vcc_u32x4)t32_v & mask3_v) | ((vcc_u32x4)t7_v & ~mask3_v));
                const vcc_f32x4 sum_on4_v =
                    (vcc_f32x4)(((vcc_u32x4)sum_v & mask3_v) | ((vcc_u32x4)t7_v & ~mask3_v));
                sum2_v = sum_on4_v + (t33_v - x_on3_v * t9_v);
            }
            const vcc_i32x4 text5_v = (vcc_i32x4)t_v;
            const vcc_u8x4 text6_v =
                __extension__ (vcc_u8x4){(unsigned char)(text_s + 1)[text5_v[0]],
                (unsigned char)(text_s + 1)[text5_v[1]], (unsigned char)(text_s + 1)[text5_v[2]],
                (unsigned char)(text_s + 1)[text5_v[3]]};
            const vcc_i32x4 text7_v = (vcc_i32x4)t_v;
            const vcc_u8x4 text8_v =
                __extension__ (vcc_u8x4){(unsigned char)(text_s + 2)[text7_v[0]],
                (unsigned char)(text_s + 2)[text7_v[1]], (unsigned char)(text_s + 2)[text7_v[2]],
                (unsigned char)(text_s + 2)[text7_v[3]]};
            const vcc_i32x4 text9_v = (vcc_i32x4)t_v;
            const vcc_u8x4 text10_v =
                __extension__ (vcc_u8x4){(unsigned char)(text_s + 3)[text9_v[0]],
                (unsigned char)(text_s + 3)[text9_v[1]], (unsigned char)(text_s + 3)[text9_v[2]],
                (unsigned char)(text_s + 3)[text9_v[3]]};
            const vcc_u32x4 mask4_v = ~mask_v | ~mask2_v;
            const vcc_f32x4 x_on2_v =
                (vcc_f32x4)(((vcc_u32x4)x_v & mask4_v) | ((vcc_u32x4)t7_v & ~mask4_v));
            const vcc_u32x4 mask5_v = mask4_v & (vcc_u32x4)(x_on2_v < t11_v);
            const vcc_f32x4 sum_on_v =
                (vcc_f32x4)(((vcc_u32x4)sum_v & mask5_v) | ((vcc_u32x4)t7_v & ~mask5_v));
            const vcc_u32x4 mask6_v = (vcc_u32x4)(sum_on_v < y_v);
            const vcc_u32x4 mask7_v = mask5_v & ~mask6_v;
            const vcc_f32x4 sum_on2_v =
                (vcc_f32x4)(((vcc_u32x4)sum_v & mask7_v) | ((vcc_u32x4)t7_v & ~mask7_v));
            const vcc_u32x4 mask8_v = mask5_v & mask6_v;
            const vcc_f32x4 y_on_v =
                (vcc_f32x4)(((vcc_u32x4)y_v & mask8_v) | ((vcc_u32x4)t7_v & ~mask8_v));
            const vcc_f32x4 sum_on3_v =
                (vcc_f32x4)(((vcc_u32x4)sum_v & mask8_v) | ((vcc_u32x4)t7_v & ~mask8_v));
            const vcc_f32x4 t20_v = y_on_v - sum_on3_v;
            const vcc_f32x4 t21_v = sum_on2_v * t5_v;
            const vcc_f32x4 sum3_v =
                (vcc_f32x4)(((vcc_u32x4)t20_v & mask6_v) | ((vcc_u32x4)t21_v & ~mask6_v));
            const vcc_f32x4 t22_v =
                (vcc_f32x4)(((vcc_u32x4)sum2_v & mask3_v) | ((vcc_u32x4)sum_v & ~mask3_v));
            const vcc_f32x4 sum4_v =
                (vcc_f32x4)(((vcc_u32x4)sum3_v & mask5_v) | ((vcc_u32x4)t22_v & ~mask5_v));
            *(vcc_f32x4 *)(void *)(d + k2) = sum4_v;
            const vcc_u32x4 c_v = __builtin_convertvector(text4_v, vcc_u32x4) & t12_v;
            const vcc_u32x4 c2_v =
                c_v + ((__builtin_convertvector(text6_v, vcc_u32x4) ^ c_v) & t13_v);
            const vcc_u32x4 c3_v =
                c2_v + ((__builtin_convertvector(text8_v, vcc_u32x4) ^ c2_v) & t13_v);
            const vcc_u32x4 c4_v =
                c3_v + ((__builtin_convertvector(text10_v, vcc_u32x4) ^ c3_v) & t13_v);
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_u64x2)t2_v0 != (vcc_u64x2)t14_v);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_u64x2)t2_v1 != (vcc_u64x2)t14_v);
            const vcc_u32x2 t23_v = __builtin_convertvector(mask_v0, vcc_u32x2);
            const vcc_u32x2 t24_v = __builtin_convertvector(mask_v1, vcc_u32x2);
            const vcc_u32x4 mask9_v = __builtin_shufflevector(t23_v, t24_v, 0, 1, 2, 3);
            const vcc_u32x4 t25_v = c4_v & t12_v;
            vcc_u32x4 t26_v;
            t26_v = __extension__ (vcc_u32x4){0};
            if (mask9_v[0]) t26_v[0] = (vcc_u32)toupper((int)t25_v[0]);
            if (mask9_v[1]) t26_v[1] = (vcc_u32)toupper((int)t25_v[1]);
            if (mask9_v[2]) t26_v[2] = (vcc_u32)toupper((int)t25_v[2]);
            if (mask9_v[3]) t26_v[3] = (vcc_u32)toupper((int)t25_v[3]);
            const vcc_u32x4 t27_v = (vcc_u32x4)t26_v;
            const vcc_u64x2 t3_v0 = t2_v0 - line_v0;
            const vcc_u64x2 t3_v1 = t2_v1 - line_v1;
            const vcc_u32x2 t28_v = __builtin_convertvector(t3_v0, vcc_u32x2);
            const vcc_u32x2 t29_v = __builtin_convertvector(t3_v1, vcc_u32x2);
            const vcc_u32x4 t30_v = __builtin_shufflevector(t28_v, t29_v, 0, 1, 2, 3);
            const vcc_u32x4 e_new_v = ((t30_v + t27_v) & mask9_v) | ((t15_v - c4_v) & ~mask9_v);
            *(vcc_u32x4 *)(void *)(e + k2) = e_new_v;
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
        const unsigned char *line = text + 8 * k, *found = memchr(line, line[7], 7);
        float a = x[k], b = y[k], sum = a * a - 2.0f * a * b + b;
        int c = line[0] & 127, i;
        if (b > 0.5f && a > b)
            sum += fmodf(a, b) - a * 0.25f;
        else if (a < -1.0f)
            sum = sum < b ? b - sum : sum * 0.5f;
        for (i = 1; i < 4; i++)
            c += (line[i] ^ c) & 63;
        d[k] = sum;
        e[k] = found ? (int)(found - line) + toupper(c & 127) : -c;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
