/* vcc 0.1.0 wrote this from product_u32.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 x[n] | -> unsigned */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned product_u32(int n, const unsigned *x)
{
    int i;
    unsigned p = 1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 p_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)(k + copy * 4));
                p_v[copy] = p_v[copy] * x_v;
            }
        }
        vcc_u32x4 p2_v = p_v[0] * p_v[2] * (p_v[1] * p_v[3]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 t2_v = p2_v * *(const vcc_u32x4 *)(const void *)(x + k);
            p2_v = t2_v;
        }
        {
            const vcc_u32x2 p3_v = __builtin_shufflevector(p2_v, p2_v, 2, 3);
            const vcc_u32x2 p4_v = __builtin_shufflevector(p2_v, p2_v, 0, 1) * p3_v;
            const vcc_u32x1 p5_v = __extension__ (vcc_u32x1){p4_v[1]};
            const unsigned int p_s = (__extension__ (vcc_u32x1){p4_v[0]} * p5_v)[0];
            i = (int)end;
            p = p * p_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        p *= x[i];
    }
#else
    for (i = 0; i < n; i++)
        p *= x[i];
#endif
    return p;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
