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
    /* vcc: line 6: 4 lanes x 8, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u32x4 t_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 p_v0 = t_v;
        vcc_u32x4 p_v1 = t_v;
        vcc_u32x4 p_v2 = t_v;
        vcc_u32x4 p_v3 = t_v;
        vcc_u32x4 p_v4 = t_v;
        vcc_u32x4 p_v5 = t_v;
        vcc_u32x4 p_v6 = t_v;
        vcc_u32x4 p_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u32x4 t_v0 = p_v0 * *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v1 = p_v1 * *(const vcc_u32x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v2 = p_v2 * *(const vcc_u32x4 *)(const void *)(x + k + 8);
            const vcc_u32x4 t_v3 = p_v3 * *(const vcc_u32x4 *)(const void *)(x + k + 12);
            const vcc_u32x4 t_v4 = p_v4 * *(const vcc_u32x4 *)(const void *)(x + k + 16);
            const vcc_u32x4 t_v5 = p_v5 * *(const vcc_u32x4 *)(const void *)(x + k + 20);
            const vcc_u32x4 t_v6 = p_v6 * *(const vcc_u32x4 *)(const void *)(x + k + 24);
            const vcc_u32x4 t_v7 = p_v7 * *(const vcc_u32x4 *)(const void *)(x + k + 28);
            p_v0 = t_v0;
            p_v1 = t_v1;
            p_v2 = t_v2;
            p_v3 = t_v3;
            p_v4 = t_v4;
            p_v5 = t_v5;
            p_v6 = t_v6;
            p_v7 = t_v7;
        }
        vcc_u32x4 p_v = p_v0 * p_v4 * (p_v2 * p_v6) * (p_v1 * p_v5 * (p_v3 * p_v7));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 t2_v = p_v * *(const vcc_u32x4 *)(const void *)(x + k);
            p_v = t2_v;
        }
        {
            const vcc_u32x2 p2_v = __builtin_shufflevector(p_v, p_v, 2, 3);
            const vcc_u32x2 p3_v = __builtin_shufflevector(p_v, p_v, 0, 1) * p2_v;
            const vcc_u32x1 p4_v = __extension__ (vcc_u32x1){p3_v[1]};
            const unsigned int p_s = (__extension__ (vcc_u32x1){p3_v[0]} * p4_v)[0];
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
