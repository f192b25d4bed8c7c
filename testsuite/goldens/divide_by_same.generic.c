/* vcc 0.1.0 wrote this from divide_by_same.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int d | in i32 x[n] | out i32 q[n] | out i32 r[n] */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void divide_by_same(int n, int d, const int *x, int *restrict q, int *restrict r)
{
    const int by = d % 1000 + (d % 2 ? 1001 : -1001);
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = by == 0 ? 1UL : (unsigned long)by;
        const unsigned long t2 = (long)t < 0 ? 0UL - t : t;
        const unsigned long t3 = t2 - 1;
        const unsigned long t4 = t3 | (t3 >> 1);
        const unsigned long t5 = t4 | (t4 >> 2);
        const unsigned long t6 = t5 | (t5 >> 4);
        const unsigned long t7 = t6 | (t6 >> 8);
        const unsigned long t8 = ((t7 | (t7 >> 16)) >> 1) + 1;
        const unsigned long t9 =
            (__extension__ (union { double from; unsigned long to;
            }){(double)(long)t8}.to >> 52) - 1023;
        const vcc_u32x4 t_v = (unsigned int)((t8 << 32) / t2 + 1) - __extension__ (vcc_u32x4){0};
        const unsigned int t10 = (unsigned int)t9;
        const vcc_u32x4 t2_v = (unsigned int)(int)((long)t >> 63) - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)t2 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u64x2 t4_v =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)x_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t_v << 32) >> 32);
            const vcc_u64x2 t5_v =
                (vcc_u64x2)((vcc_i64x2)x_v >> 32) * (vcc_u64x2)((vcc_i64x2)t_v >> 32);
            const vcc_u32x4 t6_v = (vcc_u32x4)((t4_v >> 32) | ((t5_v >> 32) << 32));
            const vcc_u32x4 t7_v = x_v + t6_v;
            const vcc_u32x4 t8_v =
                (vcc_u32x4)((vcc_i32x4)t7_v >> (vcc_i32x4)((unsigned int)((unsigned int)t10 & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 q_new_v = ((t8_v - (vcc_u32x4)((vcc_i32x4)x_v >> 31)) ^ t2_v) - t2_v;
            *(vcc_u32x4 *)(void *)(q + k) = q_new_v;
            const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u64x2 t9_v =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)x2_v << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t_v << 32) >> 32);
            const vcc_u64x2 t10_v =
                (vcc_u64x2)((vcc_i64x2)x2_v >> 32) * (vcc_u64x2)((vcc_i64x2)t_v >> 32);
            const vcc_u32x4 t11_v = (vcc_u32x4)((t9_v >> 32) | ((t10_v >> 32) << 32));
            const vcc_u32x4 t12_v = x2_v + t11_v;
            const vcc_u32x4 t13_v =
                (vcc_u32x4)((vcc_i32x4)t12_v >> (vcc_i32x4)((unsigned int)((unsigned int)t10 & 31u) - __extension__ (vcc_u32x4){0}));
            const vcc_u32x4 r_new_v = x2_v - (t13_v - (vcc_u32x4)((vcc_i32x4)x2_v >> 31)) * t3_v;
            *(vcc_u32x4 *)(void *)(r + k) = r_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = x[i] / by;
        r[i] = x[i] % by;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
