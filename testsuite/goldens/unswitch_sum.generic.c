/* vcc 0.1.0 wrote this from unswitch_sum.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int skip | in u32 x[n] | -> u32 */
/* What is summed up, and where the last one was, depends on a condition that no iteration changes. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned unswitch_sum(int n, int skip, const unsigned *x)
{
    unsigned sum = 7, last = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 4 && skip > 3) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)(k + copy * 4));
                sum_v[copy] = sum_v[copy] + (x_v >> 1);
            }
        }
        vcc_u32x4 sum2_v = sum_v[0] + sum_v[2] + (sum_v[1] + sum_v[3]);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 t2_v = sum2_v + (*(const vcc_u32x4 *)(const void *)(x + k) >> 1);
            sum2_v = t2_v;
        }
        {
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
            const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
            const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
            sum = sum + sum_s;
            i = (int)end;
        }
    }
    if (n >= 5 && skip <= 3) {
        const unsigned long end2 = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end2 = end2 & ~31UL;
        const vcc_u32x4 t3_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum6_v[8] = {t3_v, t3_v, t3_v, t3_v, t3_v, t3_v, t3_v, t3_v};
        unsigned long k2;
        for (k2 = 0; k2 < wide_end2; k2 += 32) {
            unsigned long copy2;
#pragma GCC unroll 8
            for (copy2 = 0; copy2 < 8; copy2++) {
                const vcc_u32x4 x2_v =
                    *(const vcc_u32x4 *)(const void *)(x + (long)(k2 + copy2 * 4));
                sum6_v[copy2] = sum6_v[copy2] ^ x2_v;
            }
        }
        const vcc_u32x4 sum7_v = sum6_v[1] ^ sum6_v[5] ^ (sum6_v[3] ^ sum6_v[7]);
        vcc_u32x4 sum8_v = sum6_v[0] ^ sum6_v[4] ^ (sum6_v[2] ^ sum6_v[6]) ^ sum7_v;
        /* what is left, one vector at a time */
        for (; k2 < end2; k2 += 4) {
            const vcc_u32x4 t4_v = sum8_v ^ *(const vcc_u32x4 *)(const void *)(x + k2);
            sum8_v = t4_v;
        }
        {
            const vcc_u32x2 sum9_v = __builtin_shufflevector(sum8_v, sum8_v, 2, 3);
            const vcc_u32x2 sum10_v = __builtin_shufflevector(sum8_v, sum8_v, 0, 1) ^ sum9_v;
            const vcc_u32x1 sum11_v = __extension__ (vcc_u32x1){sum10_v[1]};
            const unsigned int sum_s2 = (__extension__ (vcc_u32x1){sum10_v[0]} ^ sum11_v)[0];
            sum = sum ^ sum_s2;
            i = (int)end2;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (skip > 3)
            sum += x[i] >> 1;
        else {
            sum ^= x[i];
            last = i;
        }
    }
    return sum * 3 + last + i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
