/* vcc 0.1.0 wrote this from swap_written.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u16 a[n] | inout i16 b[n] | in i32 c[n] | out u32 d[n] | inout u64 e[n] | out i64 f[n] */
/* Bytes in reverse order, in some of the ways in which it is written with shifts and masks, and two that only look so. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void swap_written(int n, unsigned short *a, short *b, const int *c, unsigned *d, unsigned long *e, long *f)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                unsigned short *const a_s = a + (long)(k + copy * 8);
                const vcc_u16x8 a_v = *(const vcc_u16x8 *)(const void *)a_s;
                *(vcc_u16x8 *)(void *)a_s = (a_v << 8) | (a_v >> 8);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 a2_v = *(const vcc_u16x8 *)(const void *)(a + k);
            *(vcc_u16x8 *)(void *)(a + k) = (a2_v << 8) | (a2_v >> 8);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i] = (unsigned short)(a[i] << 8 | a[i] >> 8);
    }
#else
    for (int i = 0; i < n; i++)
        a[i] = (unsigned short)(a[i] << 8 | a[i] >> 8);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 4, then 8, generic */
    int i_done2 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                short *const b_s = b + (long)(k + copy * 8);
                const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)b_s;
                *(vcc_u16x8 *)(void *)b_s = (b_v << 8) | (b_v >> 8);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 b2_v = *(const vcc_u16x8 *)(const void *)(b + k);
            *(vcc_u16x8 *)(void *)(b + k) = (b2_v << 8) | (b2_v >> 8);
        }
        i_done2 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done2; i < n; i++) {
        VCC_KEEP_SCALAR;
        b[i] = (short)((b[i] & 0xff) << 8 | (b[i] >> 8 & 0xff));
    }
#else
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | (b[i] >> 8 & 0xff));
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes, generic; runs if d and f do not overlap, c and d are far enough apart,
       d and c are far enough apart */
    int i_done3 = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)d + end * 4 <= (unsigned long)f
            || (unsigned long)f + end * 8 <= (unsigned long)d)
            && (unsigned long)d - (unsigned long)c - 1 >= 63
            && (unsigned long)c - (unsigned long)d - 1 >= 15) {
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u16x8 d_new_v = (vcc_u16x8)*(const vcc_u32x4 *)(const void *)(c + k);
                const vcc_u32x4 d_new2_v = (vcc_u32x4)((d_new_v << 8) | (d_new_v >> 8));
                const vcc_u32x4 d_new3_v = (d_new2_v << 16) | (d_new2_v >> 16);
                *(vcc_u32x4 *)(void *)(d + k) = d_new3_v;
                const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + k);
                const vcc_u16x4 t_v = __builtin_convertvector(c_v, vcc_u16x4);
                const vcc_u32x4 t2_v = __builtin_convertvector((t_v << 8) | (t_v >> 8), vcc_u32x4);
                const vcc_u64x2 f_new_v0 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v,
                    t2_v, 0, 1), vcc_i64x2);
                const vcc_u64x2 f_new_v1 =
                    (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t2_v,
                    t2_v, 2, 3), vcc_i64x2);
                *(vcc_u64x2 *)(void *)(f + k) = f_new_v0;
                *(vcc_u64x2 *)(void *)(f + k + 2) = f_new_v1;
            }
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
        unsigned x = (unsigned)c[i];
        d[i] = (x >> 24) | (x >> 8 & 0xff00) | (x << 8 & 0xff0000) | (x << 24);
        f[i] = ((c[i] & 0xff) << 8) + (c[i] >> 8 & 0xff);
    }
#ifdef VCC_VECTOR
    }
#endif
    for (int i = 0; i < n; i++) {
        unsigned long x = e[i];
        x = (x & 0x00ff00ff00ff00fful) << 8 | (x >> 8 & 0x00ff00ff00ff00fful);
        x = (x & 0x0000ffff0000fffful) << 16 | (x >> 16 & 0x0000ffff0000fffful);
        e[i] = x << 32 | x >> 32;
    }
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes, generic */
    int i_done4 = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)65280 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 c_v = *(const vcc_u32x4 *)(const void *)(c + k);
            const vcc_u64x2 f_v0 = *(const vcc_u64x2 *)(const void *)(f + k);
            const vcc_u64x2 f_v1 = *(const vcc_u64x2 *)(const void *)(f + k + 2);
            const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)c_v >> 8) & t_v;
            const vcc_u32x4 t3_v = (vcc_u32x4)((vcc_i32x4)c_v >> 24);
            const vcc_u32x4 t4_v = (c_v << 24) | ((c_v & t_v) << 8) | t2_v | t3_v;
            const vcc_u64x2 t_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v, t4_v,
                0, 1), vcc_i64x2);
            const vcc_u64x2 t_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i32x2)__builtin_shufflevector(t4_v, t4_v,
                2, 3), vcc_i64x2);
            const vcc_u64x2 f_new_v0 = f_v0 + t_v0;
            const vcc_u64x2 f_new_v1 = f_v1 + t_v1;
            *(vcc_u64x2 *)(void *)(f + k) = f_new_v0;
            *(vcc_u64x2 *)(void *)(f + k + 2) = f_new_v1;
        }
        i_done4 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done4; i < n; i++) {
        VCC_KEEP_SCALAR;
        f[i] += (int)((unsigned)c[i] << 24) | (c[i] & 0xff00) << 8 | (c[i] >> 8 & 0xff00) | c[i] >> 24;
    }
#else
    for (int i = 0; i < n; i++)
        f[i] += (int)((unsigned)c[i] << 24) | (c[i] & 0xff00) << 8 | (c[i] >> 8 & 0xff00) | c[i] >> 24;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 22: 8 lanes x 4, then 8, generic */
    int i_done5 = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u16x8 t_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                short *const b_s = b + (long)(k + copy * 8);
                const vcc_u16x8 b_v = *(const vcc_u16x8 *)(const void *)b_s;
                const vcc_u16x8 b_new_v = ((b_v & t_v) << 8) | (vcc_u16x8)((vcc_i16x8)b_v >> 8);
                *(vcc_u16x8 *)(void *)b_s = b_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 b2_v = *(const vcc_u16x8 *)(const void *)(b + k);
            const vcc_u16x8 b_new2_v = ((b2_v & t_v) << 8) | (vcc_u16x8)((vcc_i16x8)b2_v >> 8);
            *(vcc_u16x8 *)(void *)(b + k) = b_new2_v;
        }
        i_done5 = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done5; i < n; i++) {
        VCC_KEEP_SCALAR;
        b[i] = (short)((b[i] & 0xff) << 8 | b[i] >> 8);
    }
#else
    for (int i = 0; i < n; i++)
        b[i] = (short)((b[i] & 0xff) << 8 | b[i] >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
