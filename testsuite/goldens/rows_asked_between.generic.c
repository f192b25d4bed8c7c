/* vcc 0.1.0 wrote this from rows_asked_between.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[16*n] | -> u32 */
/* Somebody looks at the sum after each row. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned rows_asked_between(int n, const unsigned (*a)[16])
{
    unsigned sum = 0, odd = 0;
    for (int i = 0; i < n; i++) {
#ifdef VCC_VECTOR
        /* vcc: line 7: 4 lanes x 4, generic */
        {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 sum_v[4] = {t_v, t_v, t_v, t_v};
            /* iterations 0 to 15 */
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 a_v =
                    *(const vcc_u32x4 *)(const void *)((const char *)a + (long)i * 64 + (long)(copy * 4) * 4);
                sum_v[copy] = sum_v[copy] + a_v;
            }
            {
                const vcc_u32x4 sum2_v = sum_v[0] + sum_v[2] + (sum_v[1] + sum_v[3]);
                const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
                const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
                const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
                const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
                sum = sum + sum_s;
            }
        }
        VCC_KEEP_SCALAR;
#else
        for (int j = 0; j < 16; j++)
            sum += a[i][j];
#endif
        odd += sum & 1;
    }
    return sum + odd * 7;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
