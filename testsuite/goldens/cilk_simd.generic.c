/* vcc 0.1.0 wrote this from cilk_simd.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict | -> int */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int cilk_simd(int n, const int *x, int *y)
{
    int s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 s_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + at);
                const vcc_u32x4 y_new_v = (vcc_u32x4)((vcc_i32x4)x_v >> 2);
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
                s_v[copy] = s_v[copy] + y_new_v;
            }
        }
        vcc_u32x4 s2_v = s_v[0] + s_v[2] + (s_v[1] + s_v[3]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y_new2_v = (vcc_u32x4)((vcc_i32x4)x2_v >> 2);
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
            s2_v = s2_v + y_new2_v;
        }
        {
            const vcc_u32x2 s3_v = __builtin_shufflevector(s2_v, s2_v, 2, 3);
            const vcc_u32x2 s4_v = __builtin_shufflevector(s2_v, s2_v, 0, 1) + s3_v;
            const vcc_u32x1 s5_v = __extension__ (vcc_u32x1){s4_v[1]};
            const unsigned int s_s = (__extension__ (vcc_u32x1){s4_v[0]} + s5_v)[0];
            s = (int)((unsigned int)s + s_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd reduction(+ : s) vectorlengthfor(int)
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] >> 2;
        s += y[i];
    }
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
