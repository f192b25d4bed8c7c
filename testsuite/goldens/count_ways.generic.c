/* vcc 0.1.0 wrote this from count_ways.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in i16 y[n] | in u8 p[n] | -> i64 */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
long long count_ways(int n, const float *x, const short *y, const unsigned char *p)
{
    /* Conditions of several widths are counted; one is nested and counts down. */
    long long i, either = 0, down = 0;
    int letters = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, generic */
    i = 0;
    if (0L < (long)n && (unsigned long)n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const float t3_v = (float)0.5f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_u16x8 t5_v = (unsigned short)100 - __extension__ (vcc_u16x8){0};
        const vcc_u8x8 t6_v = (unsigned char)7 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t7_v = (unsigned char)1 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t8_v = (unsigned char)0 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t9_v = (unsigned char)97 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t10_v = (unsigned char)25 - __extension__ (vcc_u8x8){0};
        vcc_u64x2 either_v0 = t_v;
        vcc_u64x2 either_v1 = t_v;
        vcc_u64x2 either_v2 = t_v;
        vcc_u64x2 either_v3 = t_v;
        vcc_u64x2 down_v0 = t_v;
        vcc_u64x2 down_v1 = t_v;
        vcc_u64x2 down_v2 = t_v;
        vcc_u64x2 down_v3 = t_v;
        vcc_u32x4 letters_v0 = t2_v;
        vcc_u32x4 letters_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 y_v = *(const vcc_u16x8 *)(const void *)(y + k);
            const vcc_u8x8 p_v = *(const vcc_u8x8 *)(const void *)(p + k);
            const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)(x_v0 > t4_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)(x_v1 > t4_v);
            const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)y_v < (vcc_i16x8)t5_v);
            const vcc_u32x4 mask2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(mask_v,
                mask_v, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(mask_v,
                mask_v, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask3_v0 = mask_v0 & mask2_v0;
            const vcc_u32x4 mask3_v1 = mask_v1 & mask2_v1;
            const vcc_u8x8 mask2_v = (vcc_u8x8)((vcc_u8x8)p_v == (vcc_u8x8)t6_v);
            const vcc_u32x4 mask4_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask4_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask5_v0 = mask3_v0 | mask4_v0;
            const vcc_u32x4 mask5_v1 = mask3_v1 | mask4_v1;
            const vcc_u32x4 t_v0 = mask5_v0 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
            const vcc_u32x4 t_v1 = mask5_v1 & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
            const vcc_u64x2 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(t_v0, t_v0, 0, 1), vcc_u64x2);
            const vcc_u64x2 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(t_v0, t_v0, 2, 3), vcc_u64x2);
            const vcc_u64x2 t2_v2 =
                __builtin_convertvector(__builtin_shufflevector(t_v1, t_v1, 0, 1), vcc_u64x2);
            const vcc_u64x2 t2_v3 =
                __builtin_convertvector(__builtin_shufflevector(t_v1, t_v1, 2, 3), vcc_u64x2);
            const vcc_u64x2 t3_v0 = either_v0 + t2_v0;
            const vcc_u64x2 t3_v1 = either_v1 + t2_v1;
            const vcc_u64x2 t3_v2 = either_v2 + t2_v2;
            const vcc_u64x2 t3_v3 = either_v3 + t2_v3;
            const vcc_u8x8 mask3_v = (vcc_u8x8)((vcc_u8x8)(p_v - t9_v) <= (vcc_u8x8)t10_v);
            const vcc_u8x8 t11_v = __builtin_convertvector(y_v, vcc_u8x8) & t7_v;
            const vcc_u8x8 mask4_v = mask3_v & (vcc_u8x8)((vcc_u8x8)t11_v != (vcc_u8x8)t8_v);
            const vcc_u8x8 t12_v = mask4_v & (__extension__ (vcc_u8x8){0} + (unsigned char)1u);
            const vcc_u64x2 t4_v0 =
                __builtin_convertvector(__builtin_shufflevector(t12_v, t12_v, 0, 1), vcc_u64x2);
            const vcc_u64x2 t4_v1 =
                __builtin_convertvector(__builtin_shufflevector(t12_v, t12_v, 2, 3), vcc_u64x2);
            const vcc_u64x2 t4_v2 =
                __builtin_convertvector(__builtin_shufflevector(t12_v, t12_v, 4, 5), vcc_u64x2);
            const vcc_u64x2 t4_v3 =
                __builtin_convertvector(__builtin_shufflevector(t12_v, t12_v, 6, 7), vcc_u64x2);
            const vcc_u64x2 t5_v0 = down_v0 + t4_v0;
            const vcc_u64x2 t5_v1 = down_v1 + t4_v1;
            const vcc_u64x2 t5_v2 = down_v2 + t4_v2;
            const vcc_u64x2 t5_v3 = down_v3 + t4_v3;
            const vcc_u8x8 t13_v = mask3_v & (__extension__ (vcc_u8x8){0} + (unsigned char)1u);
            const vcc_u32x4 t6_v0 =
                __builtin_convertvector(__builtin_shufflevector(t13_v, t13_v, 0, 1, 2, 3),
                vcc_u32x4);
            const vcc_u32x4 t6_v1 =
                __builtin_convertvector(__builtin_shufflevector(t13_v, t13_v, 4, 5, 6, 7),
                vcc_u32x4);
            const vcc_u32x4 t7_v0 = letters_v0 + t6_v0;
            const vcc_u32x4 t7_v1 = letters_v1 + t6_v1;
            either_v0 = t3_v0;
            either_v1 = t3_v1;
            either_v2 = t3_v2;
            either_v3 = t3_v3;
            down_v0 = t5_v0;
            down_v1 = t5_v1;
            down_v2 = t5_v2;
            down_v3 = t5_v3;
            letters_v0 = t7_v0;
            letters_v1 = t7_v1;
        }
        {
            const vcc_u64x2 t14_v = either_v0 + either_v1 + (either_v2 + either_v3);
            const vcc_u64x1 t15_v = __extension__ (vcc_u64x1){t14_v[1]};
            const unsigned long t = (__extension__ (vcc_u64x1){t14_v[0]} + t15_v)[0];
            const vcc_u64x2 t16_v = down_v0 + down_v1 + (down_v2 + down_v3);
            const vcc_u64x1 t17_v = __extension__ (vcc_u64x1){t16_v[1]};
            const unsigned long t2 = (__extension__ (vcc_u64x1){t16_v[0]} + t17_v)[0];
            const vcc_u32x4 t18_v = letters_v0 + letters_v1;
            const vcc_u32x2 t19_v = __builtin_shufflevector(t18_v, t18_v, 2, 3);
            const vcc_u32x2 t20_v = __builtin_shufflevector(t18_v, t18_v, 0, 1) + t19_v;
            const vcc_u32x1 t21_v = __extension__ (vcc_u32x1){t20_v[1]};
            const unsigned int t3 = (__extension__ (vcc_u32x1){t20_v[0]} + t21_v)[0];
            i = (long long)end;
            either = (long long)((unsigned long)either + t);
            down = (long long)((unsigned long)down - t2);
            letters = (int)((unsigned int)letters + t3);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const short s = y[i];
        const unsigned char c = p[i];
        if ((x[i] > 0.5f && s < 100) || c == 7)
            either++;
        if (c >= 'a' && c <= 'z') {
            letters++;
            if (s & 1)
                down--;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
    return either * 1000000 + down * 1000 + letters;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
