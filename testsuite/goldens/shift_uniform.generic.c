/* vcc 0.1.0 wrote this from shift_uniform.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in u32 y[n] | in i64 z[n] | in i16 s[n] | int by | out i32 a[n] | out u32 b[n] | out i64 c[n] | out i32 d[n] */
/* All iterations shift by one count, which may be too large where nothing is shifted. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void shift_uniform(int n, const int *restrict x, const unsigned *restrict y,
                   const long *restrict z, const short *restrict s, int by, int *restrict a,
                   unsigned *restrict b, long *restrict c, int *restrict d)
{
    int i;
    const int count = by & 31;
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes x 2, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const int t = by >= 0;
        const vcc_u16x8 mask_v = (unsigned short)(t ? -1 : 0) - __extension__ (vcc_u16x8){0};
        const int t2 = by < 32;
        const vcc_u16x8 mask2_v = (unsigned short)(t2 ? -1 : 0) - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x8 s_v0 = *(const vcc_u16x8 *)(const void *)(s + k);
            const vcc_u16x8 s_v1 = *(const vcc_u16x8 *)(const void *)(s + k + 8);
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8);
            const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 8 + 4);
            const vcc_u32x4 a_new_v0 =
                (vcc_u32x4)((vcc_i32x4)x_v0 >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 a_new_v1 =
                (vcc_u32x4)((vcc_i32x4)x_v1 >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 a_new_v2 =
                (vcc_u32x4)((vcc_i32x4)x_v2 >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 a_new_v3 =
                (vcc_u32x4)((vcc_i32x4)x_v3 >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v0;
            *(vcc_u32x4 *)(void *)(a + k + 4) = a_new_v1;
            *(vcc_u32x4 *)(void *)(a + k + 8) = a_new_v2;
            *(vcc_u32x4 *)(void *)(a + k + 8 + 4) = a_new_v3;
            const vcc_u32x4 y_v0 = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_v1 = *(const vcc_u32x4 *)(const void *)(y + k + 4);
            const vcc_u32x4 y_v2 = *(const vcc_u32x4 *)(const void *)(y + k + 8);
            const vcc_u32x4 y_v3 = *(const vcc_u32x4 *)(const void *)(y + k + 8 + 4);
            const vcc_u32x4 t_v0 =
                y_v0 << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t_v1 =
                y_v1 << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t_v2 =
                y_v2 << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t_v3 =
                y_v3 << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t2_v0 =
                y_v0 >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t2_v1 =
                y_v1 >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t2_v2 =
                y_v2 >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t2_v3 =
                y_v3 >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 b_new_v0 = t_v0 ^ t2_v0;
            const vcc_u32x4 b_new_v1 = t_v1 ^ t2_v1;
            const vcc_u32x4 b_new_v2 = t_v2 ^ t2_v2;
            const vcc_u32x4 b_new_v3 = t_v3 ^ t2_v3;
            *(vcc_u32x4 *)(void *)(b + k) = b_new_v0;
            *(vcc_u32x4 *)(void *)(b + k + 4) = b_new_v1;
            *(vcc_u32x4 *)(void *)(b + k + 8) = b_new_v2;
            *(vcc_u32x4 *)(void *)(b + k + 8 + 4) = b_new_v3;
            const vcc_u64x2 z_v0 = *(const vcc_u64x2 *)(const void *)(z + k);
            const vcc_u64x2 z_v1 = *(const vcc_u64x2 *)(const void *)(z + k + 2);
            const vcc_u64x2 z_v2 = *(const vcc_u64x2 *)(const void *)(z + k + 4);
            const vcc_u64x2 z_v3 = *(const vcc_u64x2 *)(const void *)(z + k + 6);
            const vcc_u64x2 z_v4 = *(const vcc_u64x2 *)(const void *)(z + k + 8);
            const vcc_u64x2 z_v5 = *(const vcc_u64x2 *)(const void *)(z + k + 8 + 2);
            const vcc_u64x2 z_v6 = *(const vcc_u64x2 *)(const void *)(z + k + 8 + 4);
            const vcc_u64x2 z_v7 = *(const vcc_u64x2 *)(const void *)(z + k + 8 + 6);
            const vcc_u64x2 c_new_v0 =
                (vcc_u64x2)((vcc_i64x2)z_v0 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v1 =
                (vcc_u64x2)((vcc_i64x2)z_v1 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v2 =
                (vcc_u64x2)((vcc_i64x2)z_v2 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v3 =
                (vcc_u64x2)((vcc_i64x2)z_v3 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v4 =
                (vcc_u64x2)((vcc_i64x2)z_v4 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v5 =
                (vcc_u64x2)((vcc_i64x2)z_v5 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v6 =
                (vcc_u64x2)((vcc_i64x2)z_v6 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v7 =
                (vcc_u64x2)((vcc_i64x2)z_v7 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            *(vcc_u64x2 *)(void *)(c + k) = c_new_v0;
            *(vcc_u64x2 *)(void *)(c + k + 2) = c_new_v1;
            *(vcc_u64x2 *)(void *)(c + k + 4) = c_new_v2;
            *(vcc_u64x2 *)(void *)(c + k + 6) = c_new_v3;
            *(vcc_u64x2 *)(void *)(c + k + 8) = c_new_v4;
            *(vcc_u64x2 *)(void *)(c + k + 8 + 2) = c_new_v5;
            *(vcc_u64x2 *)(void *)(c + k + 8 + 4) = c_new_v6;
            *(vcc_u64x2 *)(void *)(c + k + 8 + 6) = c_new_v7;
            const vcc_u32x4 t3_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(s_v0, s_v0,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t3_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(s_v0, s_v0,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t3_v2 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(s_v1, s_v1,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t3_v3 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(s_v1, s_v1,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t4_v0 =
                (vcc_u32x4)((vcc_i32x4)t3_v0 >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 t4_v1 =
                (vcc_u32x4)((vcc_i32x4)t3_v1 >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 t4_v2 =
                (vcc_u32x4)((vcc_i32x4)t3_v2 >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 t4_v3 =
                (vcc_u32x4)((vcc_i32x4)t3_v3 >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u16x4 t5_v0 = __builtin_convertvector(t4_v0, vcc_u16x4);
            const vcc_u16x4 t6_v0 = __builtin_convertvector(t4_v1, vcc_u16x4);
            const vcc_u16x8 t7_v0 = __builtin_shufflevector(t5_v0, t6_v0, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u16x4 t5_v1 = __builtin_convertvector(t4_v2, vcc_u16x4);
            const vcc_u16x4 t6_v1 = __builtin_convertvector(t4_v3, vcc_u16x4);
            const vcc_u16x8 t7_v1 = __builtin_shufflevector(t5_v1, t6_v1, 0, 1, 2, 3, 4, 5, 6, 7);
            const vcc_u16x8 mask_v0 =
                (vcc_u16x8)((vcc_i16x8)s_v0 > (vcc_i16x8)t_v) & mask_v & mask2_v;
            const vcc_u16x8 mask_v1 =
                (vcc_u16x8)((vcc_i16x8)s_v1 > (vcc_i16x8)t_v) & mask_v & mask2_v;
            const vcc_u16x8 t8_v0 = (t7_v0 & mask_v0) | (s_v0 & ~mask_v0);
            const vcc_u32x4 d_new_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t8_v0, t8_v0,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 d_new_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t8_v0, t8_v0,
                4, 5, 6, 7), vcc_i32x4);
            const vcc_u16x8 t8_v1 = (t7_v1 & mask_v1) | (s_v1 & ~mask_v1);
            const vcc_u32x4 d_new_v2 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t8_v1, t8_v1,
                0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 d_new_v3 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t8_v1, t8_v1,
                4, 5, 6, 7), vcc_i32x4);
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new_v1;
            *(vcc_u32x4 *)(void *)(d + k + 8) = d_new_v2;
            *(vcc_u32x4 *)(void *)(d + k + 8 + 4) = d_new_v3;
        }
        const vcc_u16x4 t2_v = (unsigned short)0 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 mask3_v = (unsigned short)(t ? -1 : 0) - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 mask4_v = (unsigned short)(t2 ? -1 : 0) - __extension__ (vcc_u16x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u16x4 s_v = *(const vcc_u16x4 *)(const void *)(s + k);
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 a_new_v =
                (vcc_u32x4)((vcc_i32x4)x_v >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v;
            const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 t3_v =
                y_v << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t4_v =
                y_v >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            *(vcc_u32x4 *)(void *)(b + k) = t3_v ^ t4_v;
            const vcc_u64x2 z2_v0 = *(const vcc_u64x2 *)(const void *)(z + k);
            const vcc_u64x2 z2_v1 = *(const vcc_u64x2 *)(const void *)(z + k + 2);
            const vcc_u64x2 c_new2_v0 =
                (vcc_u64x2)((vcc_i64x2)z2_v0 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new2_v1 =
                (vcc_u64x2)((vcc_i64x2)z2_v1 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            *(vcc_u64x2 *)(void *)(c + k) = c_new2_v0;
            *(vcc_u64x2 *)(void *)(c + k + 2) = c_new2_v1;
            const vcc_u32x4 t5_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)s_v, vcc_i32x4);
            const vcc_u32x4 t6_v =
                (vcc_u32x4)((vcc_i32x4)t5_v >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u16x4 mask5_v = (vcc_u16x4)((vcc_i16x4)s_v > (vcc_i16x4)t2_v) & mask3_v;
            const vcc_u16x4 mask6_v = mask5_v & mask4_v;
            const vcc_u16x4 t7_v = __builtin_convertvector(t6_v, vcc_u16x4);
            const vcc_u16x4 t8_v = (t7_v & mask6_v) | (s_v & ~mask6_v);
            const vcc_u32x4 d_new_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t8_v, vcc_i32x4);
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        const int v = s[i];
        a[i] = x[i] >> count;
        b[i] = y[i] << count ^ y[i] >> count;
        c[i] = z[i] >> count;
        d[i] = v > 0 && by >= 0 && by < 32 ? v >> by : v;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
