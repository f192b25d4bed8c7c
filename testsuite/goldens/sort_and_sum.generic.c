/* vcc 0.1.0 wrote this from sort_and_sum.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 a[n+2] | in i32 x[n] | -> u32 */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
unsigned sort_and_sum(int n, unsigned char *a, const int *x)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic; runs if x and a do not overlap */
    int i_done = n;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long t = (unsigned long)((const char *)x + (long)((unsigned long)n * 4 - 4));
        const unsigned long t2 = (unsigned long)(a + (long)((unsigned long)n - 1));
        if (t + 4 <= t2 + (end - 1) * ~0UL || t2 + 2 <= t + (end - 1) * ~3UL) {
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const unsigned long t3 = (unsigned long)n - 1;
            const vcc_u16x8 t2_v = (unsigned short)7 - __extension__ (vcc_u16x8){0};
            vcc_u32x4 sum_v0 = t_v;
            vcc_u32x4 sum_v1 = t_v;
            vcc_u32x4 sum_v2 = t_v;
            vcc_u32x4 sum_v3 = t_v;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const int *const t4 = x + t3 - k - 15;
                const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)t4;
                const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(t4 + 4);
                const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(t4 + 8);
                const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(t4 + 12);
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + t3 - k - 15);
                const vcc_u8x16 a2_v =
                    __builtin_shufflevector(a_v, a_v, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3,
                    2, 1, 0);
                const vcc_u16x4 t3_v = __builtin_convertvector(x_v0, vcc_u16x4);
                const vcc_u16x4 t4_v = __builtin_convertvector(x_v1, vcc_u16x4);
                const vcc_u16x4 t5_v = __builtin_convertvector(x_v2, vcc_u16x4);
                const vcc_u16x4 t6_v = __builtin_convertvector(x_v3, vcc_u16x4);
                const vcc_u16x8 t_v0 = __builtin_shufflevector(t3_v, t4_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u16x8 t_v1 = __builtin_shufflevector(t5_v, t6_v, 0, 1, 2, 3, 4, 5, 6, 7);
                const vcc_u16x8 t2_v0 = t_v0 >> 3;
                const vcc_u16x8 t2_v1 = t_v1 >> 3;
                const vcc_u8x8 a_new_v = __builtin_convertvector(t2_v0, vcc_u8x8);
                const vcc_u8x8 a_new2_v = __builtin_convertvector(t2_v1, vcc_u8x8);
                const vcc_u8x16 a_new3_v =
                    __builtin_shufflevector(a_new_v, a_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
                    11, 12, 13, 14, 15);
                *(vcc_u8x16 *)(void *)(a + (long)n - k - 15) = a_new3_v;
                const vcc_u16x8 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(a2_v, a2_v, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t4_v0 = t3_v0 * t2_v;
                const vcc_u16x8 t4_v1 = t3_v1 * t2_v;
                const vcc_u32x4 t5_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t4_v0, t4_v0, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t5_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t4_v0, t4_v0, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t5_v2 =
                    __builtin_convertvector(__builtin_shufflevector(t4_v1, t4_v1, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t5_v3 =
                    __builtin_convertvector(__builtin_shufflevector(t4_v1, t4_v1, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u32x4 t6_v0 = sum_v0 + t5_v0;
                const vcc_u32x4 t6_v1 = sum_v1 + t5_v1;
                const vcc_u32x4 t6_v2 = sum_v2 + t5_v2;
                const vcc_u32x4 t6_v3 = sum_v3 + t5_v3;
                sum_v0 = t6_v0;
                sum_v1 = t6_v1;
                sum_v2 = t6_v2;
                sum_v3 = t6_v3;
            }
            {
                const vcc_u32x4 sum_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
                const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
                const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
                const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
                const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
                sum = sum + sum_s;
                i_done = (int)((unsigned int)i_done - (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i > 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n; i > 0; i--) {
#endif
        a[i] = (unsigned char)(x[i - 1] >> 3);
        sum += a[i - 1] * 7u;
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
