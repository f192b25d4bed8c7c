/* vcc 0.1.0 wrote this from rows_walked.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 p[19*n+16] | out i64 rest[2] restrict | -> i32 */
/* The loop inside leaves the pointer and the column where they are, and both are looked at behind the rows. */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int rows_walked(int n, const short *p, long *restrict rest)
{
    const short *first = p;
    unsigned sum = 0;
    int j = 0;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, generic */
    {
        const int n_s = n;
        if (n_s >= 1) {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const unsigned int t = 16u;
            vcc_u32x4 sum_v[4] = {t_v, t_v, t_v, t_v};
            const short *p_s = p;
            unsigned int j_s = 0u;
            /* what lanes accumulate is combined behind all rows */
            unsigned long n2;
            for (n2 = 0; n2 < (unsigned long)n_s; n2++) {
                /* iterations 0 to 15 */
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const vcc_u16x4 t2_v =
                        *(const vcc_u16x4 *)(const void *)(p_s + (long)(copy * 4));
                    const vcc_u32x4 t3_v =
                        (vcc_u32x4)__builtin_convertvector((vcc_i16x4)t2_v, vcc_i32x4);
                    sum_v[copy] = sum_v[copy] + (t3_v + t3_v + t3_v);
                }
                p_s = p_s + 16 + 3;
                j_s = t;
            }
            {
                const int n_s2 = n;
                const vcc_u32x4 sum2_v = sum_v[0] + sum_v[2] + (sum_v[1] + sum_v[3]);
                const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
                const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
                const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
                const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
                n = (int)((unsigned int)n_s2 - (unsigned int)(long)n_s);
                p = p_s;
                sum = sum + sum_s;
                j = (int)j_s;
            }
        }
    }
    /* remaining iterations */
    while (n-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (n-- > 0) {
#endif
        for (j = 0; j < 16; j++)
            sum += (unsigned)(*p++ * 3);
        p += 3;
    }
    rest[0] = p - first;
    rest[1] = j;
    return (int)sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
