/* vcc 0.1.0 wrote this from sum_u8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 p[n] | -> unsigned */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
unsigned sum_u8(int n, const unsigned char *p)
{
    unsigned sum = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u8x4 p_v0 = *(const vcc_u8x4 *)(const void *)(p + k);
            const vcc_u8x4 p_v1 = *(const vcc_u8x4 *)(const void *)(p + k + 4);
            sum_v0 = sum_v0 + __builtin_convertvector(p_v0, vcc_u32x4);
            sum_v1 = sum_v1 + __builtin_convertvector(p_v1, vcc_u32x4);
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1;
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum + sum_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += p[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += p[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
