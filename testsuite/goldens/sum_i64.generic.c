/* vcc 0.1.0 wrote this from sum_i64.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64small x[n] | -> i64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long sum_i64(int n, const long *x)
{
    int i;
    long sum = -5;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, generic */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 sum_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const vcc_u64x2 x_v = *(const vcc_u64x2 *)(const void *)(x + (long)(k + copy * 2));
                sum_v[copy] = sum_v[copy] + x_v;
            }
        }
        {
            const vcc_u64x2 sum2_v = sum_v[1] + sum_v[5] + (sum_v[3] + sum_v[7]);
            const vcc_u64x2 sum3_v = sum_v[0] + sum_v[4] + (sum_v[2] + sum_v[6]) + sum2_v;
            const vcc_u64x1 sum4_v = __extension__ (vcc_u64x1){sum3_v[1]};
            const unsigned long sum_s = (__extension__ (vcc_u64x1){sum3_v[0]} + sum4_v)[0];
            i = (int)end;
            sum = (long)((unsigned long)sum + sum_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += x[i];
    }
#else
    for (i = 0; i < n; i++)
        sum += x[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
