/* vcc 0.1.0 wrote this from block_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[64] | in u8 b[40] | -> i32 */
/* Four rows of four pixels become one vector. */
#define APART(x) ((x) < 0 ? -(x) : (x))
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
int block_rows(int n, const unsigned char *a, const unsigned char *b)
{
    int sum = n & 15;
#ifdef VCC_VECTOR
    /* vcc: block at lines 7 to 10: 8 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u8x4 a_v = *(const vcc_u8x4 *)(const void *)a;
        const vcc_u8x4 a2_v = *(const vcc_u8x4 *)(const void *)(a + 16);
        const vcc_u8x8 t_v = __builtin_shufflevector(a_v, a2_v, 0, 1, 2, 3, 4, 5, 6, 7);
        const vcc_u8x4 b_v = *(const vcc_u8x4 *)(const void *)b;
        const vcc_u8x4 b2_v = *(const vcc_u8x4 *)(const void *)(b + 9);
        const vcc_u8x8 t2_v = __builtin_shufflevector(b_v, b2_v, 0, 1, 2, 3, 4, 5, 6, 7);
        const vcc_u16x8 t3_v = __builtin_convertvector(t2_v, vcc_u16x8);
        const vcc_u16x8 t4_v = __builtin_convertvector(t_v, vcc_u16x8) - t3_v;
        const vcc_u16x8 t5_v = (vcc_u16x8)((vcc_i16x8)t4_v >> 15);
        const vcc_u16x8 t6_v = (t4_v ^ t5_v) - t5_v;
        const vcc_u32x4 t_v0 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v, t6_v, 0, 1,
            2, 3), vcc_i32x4);
        const vcc_u32x4 t_v1 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t6_v, t6_v, 4, 5,
            6, 7), vcc_i32x4);
        const vcc_u8x4 a3_v = *(const vcc_u8x4 *)(const void *)(a + 32);
        const vcc_u8x4 a4_v = *(const vcc_u8x4 *)(const void *)(a + 48);
        const vcc_u8x8 t7_v = __builtin_shufflevector(a3_v, a4_v, 0, 1, 2, 3, 4, 5, 6, 7);
        const vcc_u8x4 b3_v = *(const vcc_u8x4 *)(const void *)(b + 18);
        const vcc_u8x4 b4_v = *(const vcc_u8x4 *)(const void *)(b + 27);
        const vcc_u8x8 t8_v = __builtin_shufflevector(b3_v, b4_v, 0, 1, 2, 3, 4, 5, 6, 7);
        const vcc_u16x8 t9_v = __builtin_convertvector(t8_v, vcc_u16x8);
        const vcc_u16x8 t10_v = __builtin_convertvector(t7_v, vcc_u16x8) - t9_v;
        const vcc_u16x8 t11_v = (vcc_u16x8)((vcc_i16x8)t10_v >> 15);
        const vcc_u16x8 t12_v = (t10_v ^ t11_v) - t11_v;
        const vcc_u32x4 t2_v0 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t12_v, t12_v, 0,
            1, 2, 3), vcc_i32x4);
        const vcc_u32x4 t2_v1 =
            (vcc_u32x4)__builtin_convertvector((vcc_i16x4)__builtin_shufflevector(t12_v, t12_v, 4,
            5, 6, 7), vcc_i32x4);
        const vcc_u32x4 t3_v0 = t_v0 + t2_v0;
        const vcc_u32x4 t3_v1 = t_v1 + t2_v1;
        const vcc_u32x4 t13_v = t3_v0 + t3_v1;
        const vcc_u32x2 t14_v = __builtin_shufflevector(t13_v, t13_v, 2, 3);
        const vcc_u32x2 t15_v = __builtin_shufflevector(t13_v, t13_v, 0, 1) + t14_v;
        const vcc_u32x1 t16_v = __extension__ (vcc_u32x1){t15_v[1]};
        const unsigned int t = (__extension__ (vcc_u32x1){t15_v[0]} + t16_v)[0];
        sum = (int)(t + (unsigned int)sum);
    }
#else
    sum += APART(a[0] - b[0]) + APART(a[1] - b[1]) + APART(a[2] - b[2]) + APART(a[3] - b[3]);
    sum += APART(a[16] - b[9]) + APART(a[17] - b[10]) + APART(a[18] - b[11]) + APART(a[19] - b[12]);
    sum += APART(a[32] - b[18]) + APART(a[33] - b[19]) + APART(a[34] - b[20]) + APART(a[35] - b[21]);
    sum += APART(a[48] - b[27]) + APART(a[49] - b[28]) + APART(a[50] - b[29]) + APART(a[51] - b[30]);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
