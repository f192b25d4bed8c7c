/* vcc 0.1.0 wrote this from fixed_point.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | in i16 h[n] | in u16 u[n] | out i32 x[n] restrict | out i16 y[n] restrict | out u32 z[n] restrict | int c */
/* Products of twice the width of their factors, of which bits from the middle are looked at: as many as the factors have from their
   middle on, from above it, from below it, where one factor has few bits, and where both have many. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void fixed_point(int n, const int *a, const int *b, const short *h, const unsigned short *u,
                 int *restrict x, short *restrict y, unsigned *restrict z, int c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 b_v0 = *(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u64x2 x_new_v0 =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v0 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)b_v0 << 32) >> 32);
            const vcc_u64x2 x_new2_v0 =
                (vcc_u64x2)((vcc_i64x2)a_v0 >> 32) * (vcc_u64x2)((vcc_i64x2)b_v0 >> 32);
            const vcc_u32x4 x_new3_v0 = (vcc_u32x4)((x_new_v0 >> 32) | ((x_new2_v0 >> 32) << 32));
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 b_v1 = *(const vcc_u32x4 *)(const void *)(b + k + 4);
            const vcc_u64x2 x_new_v1 =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v1 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)b_v1 << 32) >> 32);
            const vcc_u64x2 x_new2_v1 =
                (vcc_u64x2)((vcc_i64x2)a_v1 >> 32) * (vcc_u64x2)((vcc_i64x2)b_v1 >> 32);
            const vcc_u32x4 x_new3_v1 = (vcc_u32x4)((x_new_v1 >> 32) | ((x_new2_v1 >> 32) << 32));
            *(vcc_u32x4 *)(void *)(x + k) = x_new3_v0;
            *(vcc_u32x4 *)(void *)(x + k + 4) = x_new3_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] = (int)((long long)a[i] * b[i] >> 32);
    }
#else
    for (i = 0; i < n; i++)
        x[i] = (int)((long long)a[i] * b[i] >> 32);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 10: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at_s);
                const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + at_s);
                const vcc_u64x2 t_v =
                    (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)b_v << 32) >> 32);
                const vcc_u64x2 t2_v =
                    (vcc_u64x2)((vcc_i64x2)a_v >> 32) * (vcc_u64x2)((vcc_i64x2)b_v >> 32);
                const vcc_u32x4 t3_v = (vcc_u32x4)((t_v >> 32) | ((t2_v >> 32) << 32));
                const vcc_u32x4 t4_v = (vcc_u32x4)((vcc_i32x4)t3_v >> 13);
                const vcc_u32x4 x_new_v = *(const vcc_u32x4 *)(const void *)(x + at_s) ^ t4_v;
                *(vcc_u32x4 *)(void *)(x + at_s) = x_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 12: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k);
            const vcc_u32x4 t_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 0,
                1, 2, 3), vcc_i32x4);
            const vcc_u32x4 t_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(h_v, h_v, 4,
                5, 6, 7), vcc_i32x4);
            const vcc_u32x4 t2_v0 = t_v0 << 16;
            const vcc_u32x4 t2_v1 = t_v1 << 16;
            const vcc_u64x2 t_v =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v0 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t2_v0 << 32) >> 32);
            const vcc_u64x2 t2_v =
                (vcc_u64x2)((vcc_i64x2)a_v0 >> 32) * (vcc_u64x2)((vcc_i64x2)t2_v0 >> 32);
            const vcc_u64x2 t3_v =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v1 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t2_v1 << 32) >> 32);
            const vcc_u64x2 t4_v =
                (vcc_u64x2)((vcc_i64x2)a_v1 >> 32) * (vcc_u64x2)((vcc_i64x2)t2_v1 >> 32);
            const vcc_u32x4 t3_v0 = (vcc_u32x4)((t_v >> 32) | ((t2_v >> 32) << 32));
            const vcc_u32x4 t3_v1 = (vcc_u32x4)((t3_v >> 32) | ((t4_v >> 32) << 32));
            const vcc_u32x4 x_new_v0 = x_v0 ^ t3_v0;
            const vcc_u32x4 x_new_v1 = x_v1 ^ t3_v1;
            *(vcc_u32x4 *)(void *)(x + k) = x_new_v0;
            *(vcc_u32x4 *)(void *)(x + k + 4) = x_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 14: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(int)(long)(short)c - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 t2_v = t_v << 16;
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at_s);
                const vcc_u64x2 t3_v =
                    (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t2_v << 32) >> 32);
                const vcc_u64x2 t4_v =
                    (vcc_u64x2)((vcc_i64x2)a_v >> 32) * (vcc_u64x2)((vcc_i64x2)t2_v >> 32);
                const vcc_u32x4 t5_v = (vcc_u32x4)((t3_v >> 32) | ((t4_v >> 32) << 32));
                const vcc_u32x4 x_new_v = *(const vcc_u32x4 *)(const void *)(x + at_s) ^ t5_v;
                *(vcc_u32x4 *)(void *)(x + at_s) = x_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 16: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)(int)(long)c - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at_s = k + copy * 4;
                const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at_s);
                const vcc_u64x2 t2_v =
                    (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t_v << 32) >> 32);
                const vcc_u64x2 t3_v =
                    (vcc_u64x2)((vcc_i64x2)a_v >> 32) * (vcc_u64x2)((vcc_i64x2)t_v >> 32);
                const vcc_u32x4 t4_v = (vcc_u32x4)((t2_v >> 32) | ((t3_v >> 32) << 32));
                const vcc_u32x4 t5_v = (t4_v << 17) | ((a_v * t_v) >> 15);
                const vcc_u32x4 x_new_v = *(const vcc_u32x4 *)(const void *)(x + at_s) ^ t5_v;
                *(vcc_u32x4 *)(void *)(x + at_s) = x_new_v;
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        x[i] ^= (int)((long long)a[i] * c >> 15);
    }
#else
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * c >> 15);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 18: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u16x8 u_v = *(const vcc_u16x8 *)(const void *)(u + k);
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(u_v, u_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(u_v, u_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t2_v0 = t_v0 << 16;
            const vcc_u32x4 t2_v1 = t_v1 << 16;
            const vcc_u64x2 z_new_v =
                (((vcc_u64x2)a_v0 << 32) >> 32) * (((vcc_u64x2)t2_v0 << 32) >> 32);
            const vcc_u64x2 z_new2_v =
                (vcc_u64x2)((vcc_u64x2)a_v0 >> 32) * (vcc_u64x2)((vcc_u64x2)t2_v0 >> 32);
            const vcc_u64x2 z_new3_v =
                (((vcc_u64x2)a_v1 << 32) >> 32) * (((vcc_u64x2)t2_v1 << 32) >> 32);
            const vcc_u64x2 z_new4_v =
                (vcc_u64x2)((vcc_u64x2)a_v1 >> 32) * (vcc_u64x2)((vcc_u64x2)t2_v1 >> 32);
            const vcc_u32x4 z_new_v0 = (vcc_u32x4)((z_new_v >> 32) | ((z_new2_v >> 32) << 32));
            const vcc_u32x4 z_new_v1 = (vcc_u32x4)((z_new3_v >> 32) | ((z_new4_v >> 32) << 32));
            *(vcc_u32x4 *)(void *)(z + k) = z_new_v0;
            *(vcc_u32x4 *)(void *)(z + k + 4) = z_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
    }
#else
    for (i = 0; i < n; i++)
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 b_v = *(const vcc_u32x4 *)(const void *)(b + k);
            const vcc_u64x2 t_v = (((vcc_u64x2)a_v << 32) >> 32) * (((vcc_u64x2)b_v << 32) >> 32);
            const vcc_u64x2 t2_v =
                (vcc_u64x2)((vcc_u64x2)a_v >> 32) * (vcc_u64x2)((vcc_u64x2)b_v >> 32);
            const vcc_u32x4 t3_v = (vcc_u32x4)((t_v >> 32) | ((t2_v >> 32) << 32));
            const vcc_u32x4 t4_v = (t3_v << 25) | ((a_v * b_v) >> 7);
            const vcc_u32x4 z_new_v = *(const vcc_u32x4 *)(const void *)(z + k) ^ t4_v;
            *(vcc_u32x4 *)(void *)(z + k) = z_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
    }
#else
    for (i = 0; i < n; i++)
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)(short)(int)(short)c - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k + copy * 8;
                const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + at_s);
                const vcc_u32x4 t2_v =
                    (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)t_v << 16) >> 16);
                const vcc_u32x4 t3_v =
                    (vcc_u32x4)((vcc_i32x4)h_v >> 16) * (vcc_u32x4)((vcc_i32x4)t_v >> 16);
                const vcc_u16x8 t4_v = (vcc_u16x8)((t2_v >> 16) | ((t3_v >> 16) << 16));
                const vcc_u16x8 y_new_v = (t4_v << 1) | ((h_v * t_v) >> 15);
                *(vcc_u16x8 *)(void *)(y + at_s) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 h2_v = *(const vcc_u16x8 *)(const void *)(h + k);
            const vcc_u32x4 t5_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h2_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)t_v << 16) >> 16);
            const vcc_u32x4 t6_v =
                (vcc_u32x4)((vcc_i32x4)h2_v >> 16) * (vcc_u32x4)((vcc_i32x4)t_v >> 16);
            const vcc_u16x8 t7_v = (vcc_u16x8)((t5_v >> 16) | ((t6_v >> 16) << 16));
            const vcc_u16x8 y_new2_v = (t7_v << 1) | ((h2_v * t_v) >> 15);
            *(vcc_u16x8 *)(void *)(y + k) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(h[i] * (short)c >> 15);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(h[i] * (short)c >> 15);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 24: 8 lanes x 4, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const short *const h_s = h + (long)((unsigned long)n - 1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at_s = k + copy * 8;
                const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h_s - at_s - 7);
                const vcc_u16x8 h2_v = __builtin_shufflevector(h_v, h_v, 7, 6, 5, 4, 3, 2, 1, 0);
                const vcc_u16x8 h3_v = *(const vcc_u16x8 *)(const void *)(h + at_s);
                const vcc_u32x4 t_v =
                    (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h3_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h2_v << 16) >> 16);
                const vcc_u32x4 t2_v =
                    (vcc_u32x4)((vcc_i32x4)h3_v >> 16) * (vcc_u32x4)((vcc_i32x4)h2_v >> 16);
                const vcc_u16x8 t3_v = (vcc_u16x8)((t_v >> 16) | ((t2_v >> 16) << 16));
                const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v >> 2);
                const vcc_u16x8 y_new_v = *(const vcc_u16x8 *)(const void *)(y + at_s) + t4_v;
                *(vcc_u16x8 *)(void *)(y + at_s) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 h4_v = *(const vcc_u16x8 *)(const void *)(h_s - k - 7);
            const vcc_u16x8 h5_v = __builtin_shufflevector(h4_v, h4_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 h6_v = *(const vcc_u16x8 *)(const void *)(h + k);
            const vcc_u32x4 t5_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h6_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h5_v << 16) >> 16);
            const vcc_u32x4 t6_v =
                (vcc_u32x4)((vcc_i32x4)h6_v >> 16) * (vcc_u32x4)((vcc_i32x4)h5_v >> 16);
            const vcc_u16x8 t7_v = (vcc_u16x8)((t5_v >> 16) | ((t6_v >> 16) << 16));
            const vcc_u16x8 t8_v = (vcc_u16x8)((vcc_i16x8)t7_v >> 2);
            const vcc_u16x8 y_new2_v = *(const vcc_u16x8 *)(const void *)(y + k) + t8_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(y[i] + (h[i] * h[n - 1 - i] >> 18));
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] + (h[i] * h[n - 1 - i] >> 18));
#endif
#ifdef VCC_VECTOR
    /* vcc: line 26: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 u_v = *(const vcc_u16x8 *)(const void *)(u + k);
            const vcc_u16x8 u2_v =
                *(const vcc_u16x8 *)(const void *)(u + (long)((unsigned long)n - 1) - k - 7);
            const vcc_u16x8 u3_v = __builtin_shufflevector(u2_v, u2_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u32x4 t_v = (((vcc_u32x4)u_v << 16) >> 16) * (((vcc_u32x4)u3_v << 16) >> 16);
            const vcc_u32x4 t2_v =
                (vcc_u32x4)((vcc_u32x4)u_v >> 16) * (vcc_u32x4)((vcc_u32x4)u3_v >> 16);
            const vcc_u16x8 t3_v = (vcc_u16x8)((t_v >> 16) | ((t2_v >> 16) << 16));
            const vcc_u16x8 t4_v = (t3_v << 13) | ((u_v * u3_v) >> 3);
            const vcc_u16x8 y_new_v = *(const vcc_u16x8 *)(const void *)(y + k) ^ t4_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (short)(y[i] ^ ((unsigned)u[i] * (unsigned)u[n - 1 - i] >> 3));
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (short)(y[i] ^ ((unsigned)u[i] * (unsigned)u[n - 1 - i] >> 3));
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
