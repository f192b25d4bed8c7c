/* vcc 0.1.0 wrote this from absolute_spellings.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | in i16 c[n] | in i16 d[n] | out i32 y[n] restrict | out i64 sums[4] restrict */
/* The same in five ways, and what looks like it. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void absolute_spellings(int n, const unsigned char *a, const unsigned char *b, const short *c, const short *d,
                        int *restrict y, long *restrict sums)
{
    long first = 0, second = 0, third = 0, none = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 first_v0 = t_v;
        vcc_u64x2 first_v1 = t_v;
        vcc_u64x2 first_v2 = t_v;
        vcc_u64x2 first_v3 = t_v;
        vcc_u64x2 first_v4 = t_v;
        vcc_u64x2 first_v5 = t_v;
        vcc_u64x2 first_v6 = t_v;
        vcc_u64x2 first_v7 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 t2_v = (vcc_u8x16)((vcc_u8x16)a_v > (vcc_u8x16)b_v);
            const vcc_u8x16 t3_v = (a_v & t2_v) | (b_v & ~t2_v);
            const vcc_u8x16 t4_v = (vcc_u8x16)((vcc_u8x16)a_v < (vcc_u8x16)b_v);
            const vcc_u8x16 t5_v = (a_v & t4_v) | (b_v & ~t4_v);
            const vcc_u8x16 t6_v = t3_v - t5_v;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u64x2 t2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v2, t_v2,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v2, t_v2,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v3, t_v3,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v3, t_v3,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v0 = first_v0 + t2_v0;
            const vcc_u64x2 t3_v1 = first_v1 + t2_v1;
            const vcc_u64x2 t3_v2 = first_v2 + t2_v2;
            const vcc_u64x2 t3_v3 = first_v3 + t2_v3;
            const vcc_u64x2 t3_v4 = first_v4 + t2_v4;
            const vcc_u64x2 t3_v5 = first_v5 + t2_v5;
            const vcc_u64x2 t3_v6 = first_v6 + t2_v6;
            const vcc_u64x2 t3_v7 = first_v7 + t2_v7;
            first_v0 = t3_v0;
            first_v1 = t3_v1;
            first_v2 = t3_v2;
            first_v3 = t3_v3;
            first_v4 = t3_v4;
            first_v5 = t3_v5;
            first_v6 = t3_v6;
            first_v7 = t3_v7;
        }
        {
            const vcc_u64x2 first_v = first_v4 + first_v5 + (first_v6 + first_v7);
            const vcc_u64x2 first2_v = first_v0 + first_v1 + (first_v2 + first_v3) + first_v;
            const vcc_u64x1 first3_v = __extension__ (vcc_u64x1){first2_v[1]};
            const unsigned long first_s = (__extension__ (vcc_u64x1){first2_v[0]} + first3_v)[0];
            first = (long)((unsigned long)first + first_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = a[i] - b[i];
        if (e < 0)
            e = -e;
        first += e;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 8 lanes, generic */
    int i_done2 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 second_v0 = t_v;
        vcc_u64x2 second_v1 = t_v;
        vcc_u64x2 second_v2 = t_v;
        vcc_u64x2 second_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 c_v = *(const vcc_u16x8 *)(const void *)(c + k);
            const vcc_u16x8 d_v = *(const vcc_u16x8 *)(const void *)(d + k);
            const vcc_u16x8 t2_v = (vcc_u16x8)((vcc_i16x8)c_v > (vcc_i16x8)d_v);
            const vcc_u16x8 t3_v = (c_v & t2_v) | (d_v & ~t2_v);
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)c_v < (vcc_i16x8)d_v);
            const vcc_u16x8 t5_v = (c_v & t4_v) | (d_v & ~t4_v);
            const vcc_u16x8 t6_v = t3_v - t5_v;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u64x2 t2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v0 = second_v0 + t2_v0;
            const vcc_u64x2 t3_v1 = second_v1 + t2_v1;
            const vcc_u64x2 t3_v2 = second_v2 + t2_v2;
            const vcc_u64x2 t3_v3 = second_v3 + t2_v3;
            second_v0 = t3_v0;
            second_v1 = t3_v1;
            second_v2 = t3_v2;
            second_v3 = t3_v3;
        }
        {
            const vcc_u64x2 second_v = second_v0 + second_v1 + (second_v2 + second_v3);
            const vcc_u64x1 second2_v = __extension__ (vcc_u64x1){second_v[1]};
            const unsigned long second_s = (__extension__ (vcc_u64x1){second_v[0]} + second2_v)[0];
            second = (long)((unsigned long)second + second_s);
            i_done2 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        second += c[i] > d[i] ? c[i] - d[i] : d[i] - c[i];
    }
#else
    for (int i = 0; i < n; i++)
        second += c[i] > d[i] ? c[i] - d[i] : d[i] - c[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 8 lanes, generic */
    int i_done3 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u64x2 third_v0 = t_v;
        vcc_u64x2 third_v1 = t_v;
        vcc_u64x2 third_v2 = t_v;
        vcc_u64x2 third_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 c_v = *(const vcc_u16x8 *)(const void *)(c + k);
            const vcc_u16x8 d_v = *(const vcc_u16x8 *)(const void *)(d + k);
            const vcc_u16x8 t3_v = (vcc_u16x8)((vcc_i16x8)c_v > (vcc_i16x8)d_v);
            const vcc_u16x8 t4_v = (c_v & t3_v) | (d_v & ~t3_v);
            const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)c_v < (vcc_i16x8)d_v);
            const vcc_u16x8 t6_v = (c_v & t5_v) | (d_v & ~t5_v);
            const vcc_u16x8 t7_v = t4_v - t6_v;
            const vcc_u32x4 y_new_v0 =
                __builtin_convertvector(__builtin_shufflevector(t7_v, t7_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 y_new_v1 =
                __builtin_convertvector(__builtin_shufflevector(t7_v, t7_v, 4, 5, 6, 7), vcc_u32x4);
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(d_v, d_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(d_v, d_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t2_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(c_v, c_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t2_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(c_v, c_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v0 = t_v0 - t2_v0;
            const vcc_u32x4 t3_v1 = t_v1 - t2_v1;
            const vcc_u32x4 t4_v0 = t2_v0 - t_v0;
            const vcc_u32x4 t4_v1 = t2_v1 - t_v1;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t4_v0);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)t4_v1);
            const vcc_u32x4 t5_v0 = (t4_v0 & mask_v0) | (t3_v0 & ~mask_v0);
            const vcc_u32x4 t5_v1 = (t4_v1 & mask_v1) | (t3_v1 & ~mask_v1);
            const vcc_u64x2 t6_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t5_v0, t5_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t6_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t5_v0, t5_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t6_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t5_v1, t5_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t6_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t5_v1, t5_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t7_v0 = third_v0 ^ t6_v0;
            const vcc_u64x2 t7_v1 = third_v1 ^ t6_v1;
            const vcc_u64x2 t7_v2 = third_v2 ^ t6_v2;
            const vcc_u64x2 t7_v3 = third_v3 ^ t6_v3;
            third_v0 = t7_v0;
            third_v1 = t7_v1;
            third_v2 = t7_v2;
            third_v3 = t7_v3;
        }
        {
            const vcc_u64x2 third_v = third_v0 ^ third_v1 ^ (third_v2 ^ third_v3);
            const vcc_u64x1 third2_v = __extension__ (vcc_u64x1){third_v[1]};
            const unsigned long third_s = (__extension__ (vcc_u64x1){third_v[0]} ^ third2_v)[0];
            third = (long)((unsigned long)third ^ third_s);
            i_done3 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = c[i] - d[i];
        third ^= 0 < e ? e : d[i] - c[i];
        y[i] = e <= 0 ? 0 - e : e;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 8 lanes, generic */
    int i_done4 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        vcc_u64x2 none_v0 = t_v;
        vcc_u64x2 none_v1 = t_v;
        vcc_u64x2 none_v2 = t_v;
        vcc_u64x2 none_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x8 a_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u16x8 t3_v = __builtin_convertvector(b_v, vcc_u16x8);
            const vcc_u16x8 t4_v = __builtin_convertvector(a_v, vcc_u16x8) - t3_v;
            const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 t5_v = ((t2_v - t4_v) & mask_v) | (t4_v & ~mask_v);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t5_v, t5_v,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t5_v, t5_v,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u64x2 t2_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v0, t_v0,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t2_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t2_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t_v1, t_v1,
                2, 3), vcc_i64x2);
            const vcc_u64x2 t3_v0 = none_v0 + t2_v0;
            const vcc_u64x2 t3_v1 = none_v1 + t2_v1;
            const vcc_u64x2 t3_v2 = none_v2 + t2_v2;
            const vcc_u64x2 t3_v3 = none_v3 + t2_v3;
            none_v0 = t3_v0;
            none_v1 = t3_v1;
            none_v2 = t3_v2;
            none_v3 = t3_v3;
        }
        {
            const vcc_u64x2 none_v = none_v0 + none_v1 + (none_v2 + none_v3);
            const vcc_u64x1 none2_v = __extension__ (vcc_u64x1){none_v[1]};
            const unsigned long none_s = (__extension__ (vcc_u64x1){none_v[0]} + none2_v)[0];
            none = (long)((unsigned long)none + none_s);
            i_done4 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int e = a[i] - b[i];
        if (e > 0)
            e = -e;
        none += e;
    }
#ifdef VCC_VECTOR
    }
#endif
    sums[0] = first;
    sums[1] = second;
    sums[2] = third;
    sums[3] = none;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
