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
#endif
unsigned sum_abs_difference(int n, const unsigned char *a, const unsigned char *b)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a + k);
            const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 t2_v = (vcc_u8x16)((vcc_u8x16)a_v > (vcc_u8x16)b_v);
            const vcc_u8x16 t3_v = (a_v & t2_v) | (b_v & ~t2_v);
            const vcc_u8x16 t4_v = (vcc_u8x16)((vcc_u8x16)a_v < (vcc_u8x16)b_v);
            const vcc_u8x16 t5_v = (a_v & t4_v) | (b_v & ~t4_v);
            const vcc_u8x16 t6_v = t3_v - t5_v;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(t6_v, t6_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t2_v0 = sum_v0 + t_v0;
            const vcc_u32x4 t2_v1 = sum_v1 + t_v1;
            const vcc_u32x4 t2_v2 = sum_v2 + t_v2;
            const vcc_u32x4 t2_v3 = sum_v3 + t_v3;
            sum_v0 = t2_v0;
            sum_v1 = t2_v1;
            sum_v2 = t2_v2;
            sum_v3 = t2_v3;
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum + sum_s;
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
