/* vcc 0.1.0 wrote this from count_ways.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in i16 y[n] | in u8 p[n] | -> i64 */
#ifdef VCC_VECTOR
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef short vcc_i16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
long long count_ways(int n, const float *x, const short *y, const unsigned char *p)
{
    /* Conditions of several widths are counted; one is nested and counts down. */
    long long i, either = 0, down = 0;
    int letters = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, then 2, generic */
    i = 0;
    if (0L < (long)n && (unsigned long)n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~3UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const float t2_v = (float)0.5f;
        const vcc_f32x4 t3_v = __extension__ (vcc_f32x4){t2_v, t2_v, t2_v, t2_v};
        const vcc_u16x4 t4_v = (unsigned short)100 - __extension__ (vcc_u16x4){0};
        const vcc_u8x4 t5_v = (unsigned char)7 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t6_v = (unsigned char)97 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t7_v = (unsigned char)122 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t8_v = (unsigned char)1 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t9_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        vcc_u64x2 either_v0 = t_v;
        vcc_u64x2 either_v1 = t_v;
        vcc_u64x2 down_v0 = t_v;
        vcc_u64x2 down_v1 = t_v;
        vcc_u32x4 letters_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 4) {
            const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y + k);
            const vcc_u8x4 p_v = *(const vcc_u8x4 *)(const void *)(p + k);
            const vcc_u16x4 mask_v = (vcc_u16x4)((vcc_i16x4)y_v < (vcc_i16x4)t4_v);
            const vcc_u32x4 mask2_v = (vcc_u32x4)(*(const vcc_f32x4 *)(const void *)(x + k) > t3_v);
            const vcc_u32x4 mask3_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)mask_v, vcc_i32x4);
            const vcc_u8x4 mask4_v = (vcc_u8x4)((vcc_u8x4)p_v == (vcc_u8x4)t5_v);
            const vcc_u32x4 mask5_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask4_v, vcc_i32x4);
            const vcc_u32x4 mask6_v = (mask2_v & mask3_v) | mask5_v;
            const vcc_u32x4 t19_v = mask6_v & (__extension__ (vcc_u32x4){0} + (unsigned int)1u);
            const vcc_u64x2 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t19_v, t19_v, 0, 1), vcc_u64x2);
            const vcc_u64x2 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t19_v, t19_v, 2, 3), vcc_u64x2);
            const vcc_u64x2 t2_v0 = either_v0 + t_v0;
            const vcc_u64x2 t2_v1 = either_v1 + t_v1;
            const vcc_u8x4 mask7_v = (vcc_u8x4)((vcc_u8x4)p_v <= (vcc_u8x4)t7_v);
            const vcc_u8x4 mask8_v = (vcc_u8x4)((vcc_u8x4)p_v >= (vcc_u8x4)t6_v) & mask7_v;
            const vcc_u8x4 t20_v = __builtin_convertvector(y_v, vcc_u8x4) & t8_v;
            const vcc_u8x4 mask9_v = mask8_v & (vcc_u8x4)((vcc_u8x4)t20_v != (vcc_u8x4)t9_v);
            const vcc_u8x4 t21_v = mask9_v & (__extension__ (vcc_u8x4){0} + (unsigned char)1u);
            const vcc_u64x2 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(t21_v, t21_v, 0, 1), vcc_u64x2);
            const vcc_u64x2 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(t21_v, t21_v, 2, 3), vcc_u64x2);
            const vcc_u64x2 t4_v0 = down_v0 + t3_v0;
            const vcc_u64x2 t4_v1 = down_v1 + t3_v1;
            const vcc_u8x4 t22_v = mask8_v & (__extension__ (vcc_u8x4){0} + (unsigned char)1u);
            either_v0 = t2_v0;
            either_v1 = t2_v1;
            down_v0 = t4_v0;
            down_v1 = t4_v1;
            letters_v = letters_v + __builtin_convertvector(t22_v, vcc_u32x4);
        }
        const vcc_u64x2 t10_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const float t11_v = (float)0.5f;
        const vcc_f32x2 t12_v = __extension__ (vcc_f32x2){t11_v, t11_v};
        const vcc_u16x2 t13_v = (unsigned short)100 - __extension__ (vcc_u16x2){0};
        const vcc_u8x2 t14_v = (unsigned char)7 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t15_v = (unsigned char)97 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t16_v = (unsigned char)122 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t17_v = (unsigned char)1 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t18_v = (unsigned char)0 - __extension__ (vcc_u8x2){0};
        vcc_u64x2 either_v = t10_v;
        vcc_u64x2 down_v = t10_v;
        vcc_u32x2 letters2_v = (unsigned int)0 - __extension__ (vcc_u32x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 y2_v = *(const vcc_u16x2 *)(const void *)(y + k);
            const vcc_u8x2 p2_v = *(const vcc_u8x2 *)(const void *)(p + k);
            const vcc_u16x2 mask10_v = (vcc_u16x2)((vcc_i16x2)y2_v < (vcc_i16x2)t13_v);
            const vcc_u32x2 mask11_v =
                (vcc_u32x2)(*(const vcc_f32x2 *)(const void *)(x + k) > t12_v);
            const vcc_u32x2 mask12_v =
                (vcc_u32x2)__builtin_convertvector((vcc_i16x2)mask10_v, vcc_i32x2);
            const vcc_u8x2 mask13_v = (vcc_u8x2)((vcc_u8x2)p2_v == (vcc_u8x2)t14_v);
            const vcc_u32x2 mask14_v =
                (vcc_u32x2)__builtin_convertvector((vcc_i8x2)mask13_v, vcc_i32x2);
            const vcc_u32x2 mask15_v = (mask11_v & mask12_v) | mask14_v;
            const vcc_u32x2 t23_v = mask15_v & (__extension__ (vcc_u32x2){0} + (unsigned int)1u);
            const vcc_u8x2 mask16_v = (vcc_u8x2)((vcc_u8x2)p2_v <= (vcc_u8x2)t16_v);
            const vcc_u8x2 mask17_v = (vcc_u8x2)((vcc_u8x2)p2_v >= (vcc_u8x2)t15_v) & mask16_v;
            const vcc_u8x2 t24_v = __builtin_convertvector(y2_v, vcc_u8x2) & t17_v;
            const vcc_u8x2 mask18_v = mask17_v & (vcc_u8x2)((vcc_u8x2)t24_v != (vcc_u8x2)t18_v);
            const vcc_u8x2 t25_v = mask18_v & (__extension__ (vcc_u8x2){0} + (unsigned char)1u);
            const vcc_u8x2 t26_v = mask17_v & (__extension__ (vcc_u8x2){0} + (unsigned char)1u);
            either_v = either_v + __builtin_convertvector(t23_v, vcc_u64x2);
            down_v = down_v + __builtin_convertvector(t25_v, vcc_u64x2);
            letters2_v = letters2_v + __builtin_convertvector(t26_v, vcc_u32x2);
        }
        {
            const vcc_u64x2 t27_v = either_v0 + either_v1;
            const vcc_u64x1 t28_v = __extension__ (vcc_u64x1){t27_v[1]};
            const unsigned long t = (__extension__ (vcc_u64x1){t27_v[0]} + t28_v)[0];
            const vcc_u64x1 t29_v = __extension__ (vcc_u64x1){either_v[1]};
            const unsigned long t2 = (__extension__ (vcc_u64x1){either_v[0]} + t29_v)[0];
            const vcc_u64x2 t30_v = down_v0 + down_v1;
            const vcc_u64x1 t31_v = __extension__ (vcc_u64x1){t30_v[1]};
            const unsigned long t3 = (__extension__ (vcc_u64x1){t30_v[0]} + t31_v)[0];
            const vcc_u64x1 t32_v = __extension__ (vcc_u64x1){down_v[1]};
            const unsigned long t4 = (__extension__ (vcc_u64x1){down_v[0]} + t32_v)[0];
            const vcc_u32x2 t33_v = __builtin_shufflevector(letters_v, letters_v, 2, 3);
            const vcc_u32x2 t34_v = __builtin_shufflevector(letters_v, letters_v, 0, 1) + t33_v;
            const vcc_u32x1 t35_v = __extension__ (vcc_u32x1){t34_v[1]};
            const unsigned int t5 = (__extension__ (vcc_u32x1){t34_v[0]} + t35_v)[0];
            const vcc_u32x1 t36_v = __extension__ (vcc_u32x1){letters2_v[1]};
            const unsigned int t6 = (__extension__ (vcc_u32x1){letters2_v[0]} + t36_v)[0];
            i = (long long)end;
            either = (long long)((unsigned long)either + t + t2);
            down = (long long)((unsigned long)down - t3 - t4);
            letters = (int)((unsigned int)letters + t5 + t6);
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
