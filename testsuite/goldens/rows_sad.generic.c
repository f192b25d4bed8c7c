/* vcc 0.1.0 wrote this from rows_sad.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 19 | in u8 a[19*n+16] | in u8 b[16*n+16] | -> i32 */
/* Blocks of sixteen bytes in pictures of different widths. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int rows_sad(int n, int m, const unsigned char *a, const unsigned char *b)
{
    int sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    int y_done = 0;
    if (n >= 1) {
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        const unsigned char *a_s = a;
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 15 */
            const vcc_u8x16 t2_v = *(const vcc_u8x16 *)(const void *)a_s;
            const vcc_u8x16 t3_v = *(const vcc_u8x16 *)(const void *)(b + n2 * 16);
            const vcc_u8x16 t4_v = (vcc_u8x16)((vcc_u8x16)t2_v > (vcc_u8x16)t3_v);
            const vcc_u8x16 t5_v = (t2_v & t4_v) | (t3_v & ~t4_v);
            const vcc_u8x16 t6_v = (vcc_u8x16)((vcc_u8x16)t2_v < (vcc_u8x16)t3_v);
            const vcc_u8x16 t7_v = (t2_v & t6_v) | (t3_v & ~t6_v);
            const vcc_u8x16 t8_v = t5_v - t7_v;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(t8_v, t8_v, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(t8_v, t8_v, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(t8_v, t8_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(t8_v, t8_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t2_v0 = sum_v0 + t_v0;
            const vcc_u32x4 t2_v1 = sum_v1 + t_v1;
            const vcc_u32x4 t2_v2 = sum_v2 + t_v2;
            const vcc_u32x4 t2_v3 = sum_v3 + t_v3;
            sum_v0 = t2_v0;
            sum_v1 = t2_v1;
            sum_v2 = t2_v2;
            sum_v3 = t2_v3;
            a_s = a_s + (long)m;
        }
        {
            const vcc_u32x4 sum_v = sum_v0 + sum_v1 + (sum_v2 + sum_v3);
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            a = a_s;
            b = b + (long)n * 16;
            sum = (int)((unsigned int)sum + sum_s);
            y_done = n;
        }
    }
    /* remaining iterations */
    for (int y = y_done; y < n; y++, a += m, b += 16) {
        VCC_KEEP_SCALAR;
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
    }
#else
    for (int y = 0; y < n; y++, a += m, b += 16)
        for (int x = 0; x < 16; x++)
            sum += a[x] > b[x] ? a[x] - b[x] : b[x] - a[x];
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
