/* vcc 0.1.0 wrote this from in_ranges.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in i8 b[n] | in u16 c[n] | in i32 d[n] | in u32 e[n] | in i64 f[n] | inout u8 x[n] | out i32 y[n] */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void in_ranges(int n, const unsigned char *a, const signed char *b, const unsigned short *c, const int *d,
               const unsigned *e, const long *f, unsigned char *x, int *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, the last ones overlapping, generic; runs if a and x are
       far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)x - (unsigned long)a - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u8x8 t_v = (unsigned char)32 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 a_last_v = *(const vcc_u8x8 *)(const void *)(a + last);
        const vcc_u8x8 t2_v = a_last_v - ((unsigned char)97 - __extension__ (vcc_u8x8){0});
        const vcc_u8x8 t3_v = (unsigned char)25 - __extension__ (vcc_u8x8){0};
        const vcc_u8x16 t4_v = (unsigned char)32 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t5_v = (unsigned char)97 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t6_v = (unsigned char)25 - __extension__ (vcc_u8x16){0};
        const vcc_u8x8 x_new_last_v =
            a_last_v - (t_v & (vcc_u8x8)((vcc_u8x8)t2_v <= (vcc_u8x8)t3_v));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + at);
                const vcc_u8x16 x_new_v =
                    a_v - (t4_v & (vcc_u8x16)((vcc_u8x16)(a_v - t5_v) <= (vcc_u8x16)t6_v));
                *(vcc_u8x16 *)(void *)(x + at) = x_new_v;
            }
        }
        const vcc_u8x8 t7_v = (unsigned char)97 - __extension__ (vcc_u8x8){0};
        const vcc_u8x8 t8_v = (unsigned char)25 - __extension__ (vcc_u8x8){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 a2_v = *(const vcc_u8x8 *)(const void *)(a + k);
            const vcc_u8x8 x_new2_v =
                a2_v - (t_v & (vcc_u8x8)((vcc_u8x8)(a2_v - t7_v) <= (vcc_u8x8)t8_v));
            *(vcc_u8x8 *)(void *)(x + k) = x_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u8x8 *)(void *)(x + last) = x_new_last_v;
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = (unsigned char)(a[i] >= 'a' && a[i] <= 'z' ? a[i] - 32 : a[i]);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] = (unsigned char)(a[i] >= 'a' && a[i] <= 'z' ? a[i] - 32 : a[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, then 2, generic; runs if b and x are far enough apart */
    int i_done2 = 0;
    if (n >= 2 && (unsigned long)x - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 mask_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t_v = (unsigned char)-100 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)100 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask2_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 mask5_v = (vcc_u8x16)((vcc_i8x16)b_v < (vcc_i8x16)t2_v);
            const vcc_u8x16 mask6_v = (vcc_u8x16)((vcc_i8x16)b_v > (vcc_i8x16)t_v) & mask5_v;
            const vcc_u8x16 mask7_v = (mask6_v & mask2_v) | (~mask6_v & mask_v);
            const vcc_u8x16 t5_v = mask7_v & (__extension__ (vcc_u8x16){0} + (unsigned char)1u);
            const vcc_u8x16 x_new_v = *(const vcc_u8x16 *)(const void *)(x + k) ^ t5_v;
            *(vcc_u8x16 *)(void *)(x + k) = x_new_v;
        }
        const vcc_u8x2 mask3_v = (unsigned char)0 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t3_v = (unsigned char)-100 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t4_v = (unsigned char)100 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 mask4_v = (unsigned char)-1 - __extension__ (vcc_u8x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u8x2 b2_v = *(const vcc_u8x2 *)(const void *)(b + k);
            const vcc_u8x2 mask8_v = (vcc_u8x2)((vcc_i8x2)b2_v < (vcc_i8x2)t4_v);
            const vcc_u8x2 mask9_v = (vcc_u8x2)((vcc_i8x2)b2_v > (vcc_i8x2)t3_v) & mask8_v;
            const vcc_u8x2 mask10_v = (mask9_v & mask4_v) | (~mask9_v & mask3_v);
            const vcc_u8x2 t6_v = mask10_v & (__extension__ (vcc_u8x2){0} + (unsigned char)1u);
            const vcc_u8x2 x_new2_v = *(const vcc_u8x2 *)(const void *)(x + k) ^ t6_v;
            *(vcc_u8x2 *)(void *)(x + k) = x_new2_v;
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)(b[i] > -100 && b[i] < 100);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)(b[i] > -100 && b[i] < 100);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 16 lanes, then 2, generic; runs if b and x are far enough apart */
    int i_done3 = 0;
    if (n >= 2 && (unsigned long)x - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u8x16 mask_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t_v = (unsigned char)-5 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)120 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 mask5_v = (vcc_u8x16)((vcc_i8x16)b_v <= (vcc_i8x16)t2_v);
            const vcc_u8x16 mask6_v = (vcc_u8x16)((vcc_i8x16)b_v >= (vcc_i8x16)t_v) & mask5_v;
            const vcc_u8x16 mask7_v = (mask6_v & mask2_v) | (~mask6_v & mask_v);
            const vcc_u8x16 t5_v = mask7_v & (__extension__ (vcc_u8x16){0} + (unsigned char)1u);
            const vcc_u8x16 x_new_v = *(const vcc_u8x16 *)(const void *)(x + k) ^ (t5_v << 1);
            *(vcc_u8x16 *)(void *)(x + k) = x_new_v;
        }
        const vcc_u8x2 mask3_v = (unsigned char)-1 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t3_v = (unsigned char)-5 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 t4_v = (unsigned char)120 - __extension__ (vcc_u8x2){0};
        const vcc_u8x2 mask4_v = (unsigned char)0 - __extension__ (vcc_u8x2){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u8x2 b2_v = *(const vcc_u8x2 *)(const void *)(b + k);
            const vcc_u8x2 mask8_v = (vcc_u8x2)((vcc_i8x2)b2_v <= (vcc_i8x2)t4_v);
            const vcc_u8x2 mask9_v = (vcc_u8x2)((vcc_i8x2)b2_v >= (vcc_i8x2)t3_v) & mask8_v;
            const vcc_u8x2 mask10_v = (mask9_v & mask4_v) | (~mask9_v & mask3_v);
            const vcc_u8x2 t6_v = mask10_v & (__extension__ (vcc_u8x2){0} + (unsigned char)1u);
            const vcc_u8x2 x_new2_v = *(const vcc_u8x2 *)(const void *)(x + k) ^ (t6_v << 1);
            *(vcc_u8x2 *)(void *)(x + k) = x_new2_v;
        }
        i_done3 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done3; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)((b[i] < -5 || b[i] > 120) << 1);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((b[i] < -5 || b[i] > 120) << 1);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 16 lanes, then 4, generic; runs if c and x do not overlap */
    int i_done4 = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)c + end * 2 <= (unsigned long)x
            || (unsigned long)x + end <= (unsigned long)c)) {
            const unsigned long wide_end = end & ~15UL;
            const vcc_u8x16 mask_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
            const vcc_u16x8 t_v = (unsigned short)-32768 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = (unsigned short)-2 - __extension__ (vcc_u16x8){0};
            const vcc_u8x16 mask2_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const vcc_u16x8 c_v0 = *(const vcc_u16x8 *)(const void *)(c + k);
                const vcc_u16x8 c_v1 = *(const vcc_u16x8 *)(const void *)(c + k + 8);
                const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)c_v0 >= (vcc_u16x8)t_v);
                const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)c_v1 >= (vcc_u16x8)t_v);
                const vcc_u8x8 t5_v = __builtin_convertvector(mask_v0, vcc_u8x8);
                const vcc_u8x8 t6_v = __builtin_convertvector(mask_v1, vcc_u8x8);
                const vcc_u8x16 mask5_v =
                    __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                    13, 14, 15);
                const vcc_u16x8 mask2_v0 = (vcc_u16x8)((vcc_u16x8)c_v0 < (vcc_u16x8)t2_v);
                const vcc_u16x8 mask2_v1 = (vcc_u16x8)((vcc_u16x8)c_v1 < (vcc_u16x8)t2_v);
                const vcc_u8x8 t7_v = __builtin_convertvector(mask2_v0, vcc_u8x8);
                const vcc_u8x8 t8_v = __builtin_convertvector(mask2_v1, vcc_u8x8);
                const vcc_u8x16 mask6_v =
                    __builtin_shufflevector(t7_v, t8_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
                    13, 14, 15);
                const vcc_u8x16 mask7_v = mask5_v & mask6_v;
                const vcc_u8x16 mask8_v = (mask7_v & mask2_v) | (~mask7_v & mask_v);
                const vcc_u8x16 t9_v = mask8_v & (__extension__ (vcc_u8x16){0} + (unsigned char)1u);
                const vcc_u8x16 x_new_v = *(const vcc_u8x16 *)(const void *)(x + k) ^ (t9_v << 2);
                *(vcc_u8x16 *)(void *)(x + k) = x_new_v;
            }
            const vcc_u8x4 mask3_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
            const vcc_u16x4 t3_v = (unsigned short)-32768 - __extension__ (vcc_u16x4){0};
            const vcc_u16x4 t4_v = (unsigned short)-2 - __extension__ (vcc_u16x4){0};
            const vcc_u8x4 mask4_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u16x4 c_v = *(const vcc_u16x4 *)(const void *)(c + k);
                const vcc_u16x4 mask9_v = (vcc_u16x4)((vcc_u16x4)c_v >= (vcc_u16x4)t3_v);
                const vcc_u16x4 mask10_v = (vcc_u16x4)((vcc_u16x4)c_v < (vcc_u16x4)t4_v);
                const vcc_u8x4 mask11_v = __builtin_convertvector(mask10_v, vcc_u8x4);
                const vcc_u8x4 mask12_v = __builtin_convertvector(mask9_v, vcc_u8x4) & mask11_v;
                const vcc_u8x4 mask13_v = (mask12_v & mask4_v) | (~mask12_v & mask3_v);
                const vcc_u8x4 t10_v = mask13_v & (__extension__ (vcc_u8x4){0} + (unsigned char)1u);
                const vcc_u8x4 x_new2_v = *(const vcc_u8x4 *)(const void *)(x + k) ^ (t10_v << 2);
                *(vcc_u8x4 *)(void *)(x + k) = x_new2_v;
            }
            i_done4 = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (unsigned char)((c[i] >= 0x8000 && c[i] < 0xfffe) << 2);
    }
#else
    for (int i = 0; i < n; i++)
        x[i] ^= (unsigned char)((c[i] >= 0x8000 && c[i] < 0xfffe) << 2);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes x 2, the last ones overlapping, generic; runs if d and y are far enough
       apart */
    int i_done5 = 0;
    if (n >= 8 && (unsigned long)y - (unsigned long)d - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u32x4 t_v = (unsigned int)7 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-2147483647 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)2147483646 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 d_last_v = *(const vcc_u32x4 *)(const void *)(d + last);
        const vcc_u32x4 d_last2_v = *(const vcc_u32x4 *)(const void *)(d + last + 4);
        const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)d_last_v <= (vcc_i32x4)t3_v);
        const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)d_last2_v <= (vcc_i32x4)t3_v);
        const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)d_last_v >= (vcc_i32x4)t2_v) & mask_v;
        const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)d_last2_v >= (vcc_i32x4)t2_v) & mask2_v;
        const vcc_u32x4 y_new_last_v = (d_last_v & mask3_v) | (t_v & ~mask3_v);
        const vcc_u32x4 y_new_last2_v = (d_last2_v & mask4_v) | (t_v & ~mask4_v);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 d_v = *(const vcc_u32x4 *)(const void *)(d + at);
                const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_i32x4)d_v <= (vcc_i32x4)t3_v);
                const vcc_u32x4 mask6_v = (vcc_u32x4)((vcc_i32x4)d_v >= (vcc_i32x4)t2_v) & mask5_v;
                const vcc_u32x4 y_new_v = (d_v & mask6_v) | (t_v & ~mask6_v);
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* the last ones, some of them once more */
        *(vcc_u32x4 *)(void *)(y + last) = y_new_last_v;
        *(vcc_u32x4 *)(void *)(y + last + 4) = y_new_last2_v;
        i_done5 = n;
    }
    /* remaining iterations */
    for (int i = i_done5; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = d[i] >= -2147483647 && d[i] <= 2147483646 ? d[i] : 7;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = d[i] >= -2147483647 && d[i] <= 2147483646 ? d[i] : 7;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 15: 4 lanes, generic; runs if d and y are far enough apart */
    int i_done6 = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)d - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u8x4 mask_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u32x4 t_v = (unsigned int)-3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u8x4 mask2_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t3_v = (unsigned char)1 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t4_v = (unsigned char)2 - __extension__ (vcc_u8x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 d_v = *(const vcc_u32x4 *)(const void *)(d + k);
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)d_v < (vcc_i32x4)t_v);
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_i32x4)t2_v < (vcc_i32x4)d_v);
            const vcc_u8x4 mask5_v = ~__builtin_convertvector(mask4_v, vcc_u8x4);
            const vcc_u8x4 mask6_v = ~__builtin_convertvector(mask3_v, vcc_u8x4) & mask5_v;
            const vcc_u8x4 mask7_v = (mask6_v & mask2_v) | (~mask6_v & mask_v);
            const vcc_u8x4 t5_v = (t3_v & mask7_v) | (t4_v & ~mask7_v);
            const vcc_u32x4 t6_v = __builtin_convertvector(t5_v, vcc_u32x4);
            const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + k) ^ t6_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
        }
        i_done6 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done6; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= d[i] < -3 || 5 < d[i] ? 1 : 2;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= d[i] < -3 || 5 < d[i] ? 1 : 2;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 17: 4 lanes, generic; runs if e and y are far enough apart */
    int i_done7 = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)e - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u8x4 mask_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        const vcc_u32x4 t_v = (unsigned int)10 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)-16 - __extension__ (vcc_u32x4){0};
        const vcc_u8x4 mask2_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t3_v = (unsigned char)16 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t4_v = (unsigned char)32 - __extension__ (vcc_u8x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 e_v = *(const vcc_u32x4 *)(const void *)(e + k);
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)e_v > (vcc_u32x4)t_v);
            const vcc_u32x4 mask4_v = (vcc_u32x4)((vcc_u32x4)e_v < (vcc_u32x4)t2_v);
            const vcc_u8x4 mask5_v = __builtin_convertvector(mask4_v, vcc_u8x4);
            const vcc_u8x4 mask6_v = __builtin_convertvector(mask3_v, vcc_u8x4) & mask5_v;
            const vcc_u8x4 mask7_v = (mask6_v & mask2_v) | (~mask6_v & mask_v);
            const vcc_u8x4 t5_v = (t3_v & mask7_v) | (t4_v & ~mask7_v);
            const vcc_u32x4 t6_v = __builtin_convertvector(t5_v, vcc_u32x4);
            const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + k) ^ t6_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
        }
        i_done7 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done7; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= e[i] > 10u && e[i] < 0xfffffff0u ? 16 : 32;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= e[i] > 10u && e[i] < 0xfffffff0u ? 16 : 32;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 19: 4 lanes, generic */
    int i_done8 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u8x4 mask_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        const vcc_u64x2 t_v = (unsigned long)-1000000007L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t2_v = (unsigned long)1000000009L - __extension__ (vcc_u64x2){0};
        const vcc_u8x4 mask2_v = (unsigned char)-1 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t3_v = (unsigned char)64 - __extension__ (vcc_u8x4){0};
        const vcc_u8x4 t4_v = (unsigned char)-128 - __extension__ (vcc_u8x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u64x2 f_v0 = *(const vcc_u64x2 *)(const void *)(f + k);
            const vcc_u64x2 f_v1 = *(const vcc_u64x2 *)(const void *)(f + k + 2);
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)f_v0 >= (vcc_i64x2)t_v);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)f_v1 >= (vcc_i64x2)t_v);
            const vcc_u8x2 t5_v = __builtin_convertvector(mask_v0, vcc_u8x2);
            const vcc_u8x2 t6_v = __builtin_convertvector(mask_v1, vcc_u8x2);
            const vcc_u8x4 mask3_v = __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3);
            const vcc_u64x2 mask2_v0 = (vcc_u64x2)((vcc_i64x2)f_v0 <= (vcc_i64x2)t2_v);
            const vcc_u64x2 mask2_v1 = (vcc_u64x2)((vcc_i64x2)f_v1 <= (vcc_i64x2)t2_v);
            const vcc_u8x2 t7_v = __builtin_convertvector(mask2_v0, vcc_u8x2);
            const vcc_u8x2 t8_v = __builtin_convertvector(mask2_v1, vcc_u8x2);
            const vcc_u8x4 mask4_v = __builtin_shufflevector(t7_v, t8_v, 0, 1, 2, 3);
            const vcc_u8x4 mask5_v = mask3_v & mask4_v;
            const vcc_u8x4 mask6_v = (mask5_v & mask2_v) | (~mask5_v & mask_v);
            const vcc_u8x4 t9_v = (t3_v & mask6_v) | (t4_v & ~mask6_v);
            const vcc_u32x4 t10_v = __builtin_convertvector(t9_v, vcc_u32x4);
            const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + k) ^ t10_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
        }
        i_done8 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done8; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] ^= f[i] >= -1000000007L && f[i] <= 1000000009L ? 64 : 128;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] ^= f[i] >= -1000000007L && f[i] <= 1000000009L ? 64 : 128;
#endif
    for (int i = 0; i < n; i++)
        if (!(a[i] < '0' || a[i] > '9'))
            y[i] ^= 256;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
