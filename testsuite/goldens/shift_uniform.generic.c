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
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
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
    /* vcc: line 9: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u16x4 t_v = (unsigned short)0 - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 mask_v = (unsigned short)(by >= 0 ? -1 : 0) - __extension__ (vcc_u16x4){0};
        const vcc_u16x4 mask2_v = (unsigned short)(by < 32 ? -1 : 0) - __extension__ (vcc_u16x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u16x4 s_v = *(const vcc_u16x4 *)(const void *)(s + k);
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 a_new_v =
                (vcc_u32x4)((vcc_i32x4)x_v >> (vcc_i32x4)((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0}));
            *(vcc_u32x4 *)(void *)(a + k) = a_new_v;
            const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 t2_v =
                y_v << ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t3_v =
                y_v >> ((unsigned int)((unsigned int)count & 31u) - __extension__ (vcc_u32x4){0});
            *(vcc_u32x4 *)(void *)(b + k) = t2_v ^ t3_v;
            const vcc_u64x2 z_v0 = *(const vcc_u64x2 *)(const void *)(z + k);
            const vcc_u64x2 z_v1 = *(const vcc_u64x2 *)(const void *)(z + k + 2);
            const vcc_u64x2 c_new_v0 =
                (vcc_u64x2)((vcc_i64x2)z_v0 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            const vcc_u64x2 c_new_v1 =
                (vcc_u64x2)((vcc_i64x2)z_v1 >> (vcc_i64x2)((unsigned long)((unsigned int)(long)count & 63u) - __extension__ (vcc_u64x2){0}));
            *(vcc_u64x2 *)(void *)(c + k) = c_new_v0;
            *(vcc_u64x2 *)(void *)(c + k + 2) = c_new_v1;
            const vcc_u32x4 t4_v = (vcc_u32x4)__builtin_convertvector((vcc_i16x4)s_v, vcc_i32x4);
            const vcc_u32x4 t5_v =
                (vcc_u32x4)((vcc_i32x4)t4_v >> (vcc_i32x4)((unsigned int)((unsigned int)by & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u16x4 mask3_v =
                (vcc_u16x4)((vcc_i16x4)s_v > (vcc_i16x4)t_v) & mask_v & mask2_v;
            const vcc_u16x4 t6_v = __builtin_convertvector(t5_v, vcc_u16x4);
            const vcc_u16x4 t7_v = (t6_v & mask3_v) | (s_v & ~mask3_v);
            const vcc_u32x4 d_new_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t7_v, vcc_i32x4);
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
