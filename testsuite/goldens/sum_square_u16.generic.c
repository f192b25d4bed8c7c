/* vcc 0.1.0 wrote this from sum_square_u16.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> u64 */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned long sum_square_u16(int n, const unsigned short *x)
{
    unsigned long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 sum_v0[2] = {t_v, t_v};
        vcc_u64x2 sum_v1[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const vcc_u16x4 x_v = *(const vcc_u16x4 *)(const void *)(x + (long)(k + copy * 4));
                const vcc_u32x4 t2_v = __builtin_convertvector(x_v, vcc_u32x4);
                const vcc_u32x4 t3_v = __builtin_convertvector(x_v, vcc_u32x4) * t2_v;
                const vcc_u64x2 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v, t3_v, 0, 1), vcc_u64x2);
                const vcc_u64x2 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v, t3_v, 2, 3), vcc_u64x2);
                const vcc_u64x2 t2_v0 = sum_v0[copy] + t_v0;
                const vcc_u64x2 t2_v1 = sum_v1[copy] + t_v1;
                sum_v0[copy] = t2_v0;
                sum_v1[copy] = t2_v1;
            }
        }
        {
            const vcc_u64x2 sum2_v0 = sum_v0[0] + sum_v0[1];
            const vcc_u64x2 sum2_v1 = sum_v1[0] + sum_v1[1];
            const vcc_u64x2 sum_v = sum2_v0 + sum2_v1;
            const vcc_u64x1 sum2_v = __extension__ (vcc_u64x1){sum_v[1]};
            const unsigned long sum_s = (__extension__ (vcc_u64x1){sum_v[0]} + sum2_v)[0];
            sum = sum + sum_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (unsigned)x[i] * (unsigned)x[i];
    }
#else
    for (int i = 0; i < n; i++)
        sum += (unsigned)x[i] * (unsigned)x[i];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
