/* vcc 0.1.0 wrote this from rows_lowest.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[32*n] | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int rows_lowest(int n, const int (*a)[32])
{
    int low = 0x7fffffff;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 8, generic */
    int i_done = 0;
    if (n >= 1) {
        const vcc_u32x4 t_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 low_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            /* iterations 0 to 31 */
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const vcc_u32x4 a_v =
                    *(const vcc_u32x4 *)(const void *)((const char *)a + (long)(int)n2 * 128 + (long)(copy * 4) * 4);
                const vcc_u32x4 t2_v = (vcc_u32x4)((vcc_i32x4)a_v < (vcc_i32x4)low_v[copy]);
                const vcc_u32x4 t3_v = (a_v & t2_v) | (low_v[copy] & ~t2_v);
                low_v[copy] = t3_v;
            }
        }
        {
            const vcc_u32x4 low2_v = (vcc_u32x4)((vcc_i32x4)low_v[0] < (vcc_i32x4)low_v[4]);
            const vcc_u32x4 low3_v = (low_v[0] & low2_v) | (low_v[4] & ~low2_v);
            const vcc_u32x4 low4_v = (vcc_u32x4)((vcc_i32x4)low_v[1] < (vcc_i32x4)low_v[5]);
            const vcc_u32x4 low5_v = (low_v[1] & low4_v) | (low_v[5] & ~low4_v);
            const vcc_u32x4 low6_v = (vcc_u32x4)((vcc_i32x4)low_v[2] < (vcc_i32x4)low_v[6]);
            const vcc_u32x4 low7_v = (low_v[2] & low6_v) | (low_v[6] & ~low6_v);
            const vcc_u32x4 low8_v = (vcc_u32x4)((vcc_i32x4)low_v[3] < (vcc_i32x4)low_v[7]);
            const vcc_u32x4 low9_v = (low_v[3] & low8_v) | (low_v[7] & ~low8_v);
            const vcc_u32x4 low10_v = (vcc_u32x4)((vcc_i32x4)low3_v < (vcc_i32x4)low7_v);
            const vcc_u32x4 low11_v = (low3_v & low10_v) | (low7_v & ~low10_v);
            const vcc_u32x4 low12_v = (vcc_u32x4)((vcc_i32x4)low5_v < (vcc_i32x4)low9_v);
            const vcc_u32x4 low13_v = (low5_v & low12_v) | (low9_v & ~low12_v);
            const vcc_u32x4 low14_v = (vcc_u32x4)((vcc_i32x4)low11_v < (vcc_i32x4)low13_v);
            const vcc_u32x4 low15_v = (low11_v & low14_v) | (low13_v & ~low14_v);
            const vcc_u32x2 low16_v = __builtin_shufflevector(low15_v, low15_v, 0, 1);
            const vcc_u32x2 low17_v = __builtin_shufflevector(low15_v, low15_v, 2, 3);
            const vcc_u32x2 low18_v = (vcc_u32x2)((vcc_i32x2)low16_v < (vcc_i32x2)low17_v);
            const vcc_u32x2 low19_v = (low16_v & low18_v) | (low17_v & ~low18_v);
            const vcc_u32x1 low20_v = __extension__ (vcc_u32x1){low19_v[0]};
            const vcc_u32x1 low21_v = __extension__ (vcc_u32x1){low19_v[1]};
            const vcc_u32x1 low22_v = (vcc_u32x1)((vcc_i32x1)low20_v < (vcc_i32x1)low21_v);
            const unsigned int low_s = ((low20_v & low22_v) | (low21_v & ~low22_v))[0];
            low = (int)low_s;
            i_done = n;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        for (int j = 0; j < 32; j++)
            low = a[i][j] < low ? a[i][j] : low;
    }
#else
    for (int i = 0; i < n; i++)
        for (int j = 0; j < 32; j++)
            low = a[i][j] < low ? a[i][j] : low;
#endif
    return low;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
