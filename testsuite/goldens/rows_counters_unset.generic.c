/* vcc 0.1.0 wrote this from rows_counters_unset.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[64*n+64] | -> u32 */
/* Counters have no value before the first row, and what they are behind the last one is looked at. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned rows_counters_unset(int n, const unsigned (*a)[4][16])
{
    unsigned sum = 0;
    int i = 0, j, k;
    do {
        sum = sum * 3 + 1;
#ifdef VCC_VECTOR
        /* vcc: line 9: 4 lanes x 4, generic */
        j = 0;
        {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const unsigned int t = 16u;
            vcc_u32x4 sum_v[4] = {t_v, t_v, t_v, t_v};
            unsigned int k_s = 0u;
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < 4UL; n2++) {
                /* iterations 0 to 15 */
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)((const char *)a + (long)i * 256 + (long)(int)n2 * 64 + (long)(copy * 4) * 4);
                    sum_v[copy] = sum_v[copy] + a_v;
                }
                k_s = t;
            }
            {
                const vcc_u32x4 sum2_v = sum_v[0] + sum_v[2] + (sum_v[1] + sum_v[3]);
                const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
                const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
                const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
                const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
                sum = sum + sum_s;
                j = 4;
                k = (int)k_s;
            }
        }
        /* remaining iterations */
        for (; j < 4; j++) {
            VCC_KEEP_SCALAR;
            for (k = 0; k < 16; k++)
                sum += a[i][j][k];
        }
#else
        for (j = 0; j < 4; j++)
            for (k = 0; k < 16; k++)
                sum += a[i][j][k];
#endif
    } while (i++ < n);
    return sum + (unsigned)j + (unsigned)k;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
