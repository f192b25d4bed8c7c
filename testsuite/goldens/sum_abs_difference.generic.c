/* vcc 0.1.0 wrote this from sum_abs_difference.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | -> unsigned */
int abs(int);

#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
unsigned sum_abs_difference(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, then 4, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0[2] = {t_v, t_v};
        vcc_u32x4 sum_v1[2] = {t_v, t_v};
        vcc_u32x4 sum_v2[2] = {t_v, t_v};
        vcc_u32x4 sum_v3[2] = {t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + at);
                const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + at);
                const vcc_u8x16 t2_v = (vcc_u8x16)((vcc_u8x16)a_v > (vcc_u8x16)b_v);
                const vcc_u8x16 t3_v = (a_v & t2_v) | (b_v & ~t2_v);
                const vcc_u8x16 t4_v = (vcc_u8x16)((vcc_u8x16)a_v < (vcc_u8x16)b_v);
                const vcc_u8x16 t5_v = (a_v & t4_v) | (b_v & ~t4_v);
                const vcc_u8x16 t6_v = t3_v - t5_v;
                const vcc_u32x4 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t_v2 =
                    __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 8, 9, 10, 11),
                    vcc_u32x4);
                const vcc_u32x4 t_v3 =
                    __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 12, 13, 14, 15),
                    vcc_u32x4);
                const vcc_u32x4 t2_v0 = sum_v0[copy] + t_v0;
                const vcc_u32x4 t2_v1 = sum_v1[copy] + t_v1;
                const vcc_u32x4 t2_v2 = sum_v2[copy] + t_v2;
                const vcc_u32x4 t2_v3 = sum_v3[copy] + t_v3;
                sum_v0[copy] = t2_v0;
                sum_v1[copy] = t2_v1;
                sum_v2[copy] = t2_v2;
                sum_v3[copy] = t2_v3;
            }
        }
        const vcc_u32x4 sum2_v0 = sum_v0[0] + sum_v0[1];
        const vcc_u32x4 sum2_v1 = sum_v1[0] + sum_v1[1];
        const vcc_u32x4 sum2_v2 = sum_v2[0] + sum_v2[1];
        const vcc_u32x4 sum2_v3 = sum_v3[0] + sum_v3[1];
        vcc_u32x4 sum_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + k);
            const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + k);
            const vcc_u8x4 t7_v = (vcc_u8x4)((vcc_u8x4)a2_v > (vcc_u8x4)b2_v);
            const vcc_u8x4 t8_v = (a2_v & t7_v) | (b2_v & ~t7_v);
            const vcc_u8x4 t9_v = (vcc_u8x4)((vcc_u8x4)a2_v < (vcc_u8x4)b2_v);
            const vcc_u8x4 t10_v = (a2_v & t9_v) | (b2_v & ~t9_v);
            sum_v = sum_v + __builtin_convertvector(t8_v - t10_v, vcc_u32x4);
        }
        {
            const vcc_u32x4 sum2_v = sum2_v0 + sum2_v1 + (sum2_v2 + sum2_v3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum2_v, sum2_v, 2, 3);
            const vcc_u32x2 sum4_v = __builtin_shufflevector(sum2_v, sum2_v, 0, 1) + sum3_v;
            const vcc_u32x1 sum5_v = __extension__ (vcc_u32x1){sum4_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum4_v[0]} + sum5_v)[0];
            const vcc_u32x2 sum6_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum7_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum6_v;
            const vcc_u32x1 sum8_v = __extension__ (vcc_u32x1){sum7_v[1]};
            const unsigned int sum_s2 = (__extension__ (vcc_u32x1){sum7_v[0]} + sum8_v)[0];
            sum = sum + sum_s + sum_s2;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        sum += (unsigned)abs(a[i] - b[i]);
    }
#else
    for (int i = 0; i < n; i++)
        sum += (unsigned)abs(a[i] - b[i]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
