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
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void fixed_point(int n, const int *a, const int *b, const short *h, const unsigned short *u,
                 int *restrict x, short *restrict y, unsigned *restrict z, int c)
{
    int i;
    for (i = 0; i < n; i++)
        x[i] = (int)((long long)a[i] * b[i] >> 32);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * b[i] >> 45);
    for (i = 0; i < n; i++)
        x[i] ^= (int)(((long long)a[i] * h[i]) >> 16);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((a[i] * (long long)(short)c) >> 16);
    for (i = 0; i < n; i++)
        x[i] ^= (int)((long long)a[i] * c >> 15);
    for (i = 0; i < n; i++)
        z[i] = (unsigned)((unsigned long long)(unsigned)a[i] * u[i] >> 16);
    for (i = 0; i < n; i++)
        z[i] ^= (unsigned)((unsigned long long)(unsigned)a[i] * (unsigned)b[i] >> 7);
#ifdef VCC_VECTOR
    /* vcc: line 22: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = (unsigned short)(short)c - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 h_v = *(const vcc_u16x8 *)(const void *)(h + k);
            const vcc_u32x4 t2_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)t_v << 16) >> 16);
            const vcc_u32x4 t3_v =
                (vcc_u32x4)((vcc_i32x4)h_v >> 16) * (vcc_u32x4)((vcc_i32x4)t_v >> 16);
            const vcc_u16x8 t4_v = (vcc_u16x8)((t2_v >> 16) | ((t3_v >> 16) << 16));
            const vcc_u16x8 y_new_v = (t4_v << 1) | ((h_v * t_v) >> 15);
            *(vcc_u16x8 *)(void *)(y + k) = y_new_v;
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
    /* vcc: line 24: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 h_v =
                *(const vcc_u16x8 *)(const void *)(h + (long)((unsigned long)n - 1) - k - 7);
            const vcc_u16x8 h2_v = __builtin_shufflevector(h_v, h_v, 7, 6, 5, 4, 3, 2, 1, 0);
            const vcc_u16x8 h3_v = *(const vcc_u16x8 *)(const void *)(h + k);
            const vcc_u32x4 t_v =
                (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h3_v << 16) >> 16) * (vcc_u32x4)((vcc_i32x4)((vcc_u32x4)h2_v << 16) >> 16);
            const vcc_u32x4 t2_v =
                (vcc_u32x4)((vcc_i32x4)h3_v >> 16) * (vcc_u32x4)((vcc_i32x4)h2_v >> 16);
            const vcc_u16x8 t3_v = (vcc_u16x8)((t_v >> 16) | ((t2_v >> 16) << 16));
            const vcc_u16x8 t4_v = (vcc_u16x8)((vcc_i16x8)t3_v >> 2);
            const vcc_u16x8 y_new_v = *(const vcc_u16x8 *)(const void *)(y + k) + t4_v;
            *(vcc_u16x8 *)(void *)(y + k) = y_new_v;
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
