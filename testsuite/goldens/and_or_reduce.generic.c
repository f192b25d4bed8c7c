/* vcc 0.1.0 wrote this from and_or_reduce.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> unsigned */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned and_or_reduce(int n, const unsigned short *x)
{
    int i;
    unsigned all = 65535u, any = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 all_v0 = t_v;
        vcc_u32x4 all_v1 = t_v;
        vcc_u32x4 any_v0 = t2_v;
        vcc_u32x4 any_v1 = t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x4 x_v0 = *(const vcc_u16x4 *)(const void *)(x + k);
            const vcc_u32x4 t_v0 = __builtin_convertvector(x_v0, vcc_u32x4);
            const vcc_u16x4 x_v1 = *(const vcc_u16x4 *)(const void *)(x + k + 4);
            const vcc_u32x4 t_v1 = __builtin_convertvector(x_v1, vcc_u32x4);
            all_v0 = all_v0 & t_v0;
            all_v1 = all_v1 & t_v1;
            any_v0 = any_v0 | t_v0;
            any_v1 = any_v1 | t_v1;
        }
        {
            const vcc_u32x4 all_v = all_v0 & all_v1;
            const vcc_u32x2 all2_v = __builtin_shufflevector(all_v, all_v, 2, 3);
            const vcc_u32x2 all3_v = __builtin_shufflevector(all_v, all_v, 0, 1) & all2_v;
            const vcc_u32x1 all4_v = __extension__ (vcc_u32x1){all3_v[1]};
            const unsigned int all_s = (__extension__ (vcc_u32x1){all3_v[0]} & all4_v)[0];
            const vcc_u32x4 any_v = any_v0 | any_v1;
            const vcc_u32x2 any2_v = __builtin_shufflevector(any_v, any_v, 2, 3);
            const vcc_u32x2 any3_v = __builtin_shufflevector(any_v, any_v, 0, 1) | any2_v;
            const vcc_u32x1 any4_v = __extension__ (vcc_u32x1){any3_v[1]};
            const unsigned int any_s = (__extension__ (vcc_u32x1){any3_v[0]} | any4_v)[0];
            i = (int)end;
            all = all & all_s;
            any = any | any_s;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        all &= x[i];
        any |= x[i];
    }
    return all << 16 | any;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
