/* vcc 0.1.0 wrote this from split_below.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in i32 x[n] | inout i32 y[n] */
/* A branch over the counter turns in one iteration, or in none. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void split_below(int n, int m, const int *x, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const long turn = m >= 1 ? ((unsigned long)m < wide_end ? (long)m : (long)wide_end) : 0L;
        const unsigned long before = (unsigned long)turn & ~15UL;
        const unsigned long t = before + 16;
        const unsigned long after = t < wide_end ? t : wide_end;
        /* before the branch turns */
        unsigned long k;
        for (k = 0; k < before; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + at);
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(x + at) ^ y_v;
                *(vcc_u32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 m_v = (unsigned int)m - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t3_v = (unsigned int)before - __extension__ (vcc_u32x4){0} + t_v;
        /* around that, one vector at a time */
        for (; k < after; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y2_v = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 t5_v = y2_v + ((vcc_u32x4)((vcc_i32x4)y2_v >> 31) >> 31);
            const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)t5_v >> 1);
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)t3_v < (vcc_i32x4)m_v);
            const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)x_v >> 3) + t6_v;
            const vcc_u32x4 y_new2_v = ((x_v ^ y2_v) & mask_v) | (t7_v & ~mask_v);
            const vcc_u32x4 t8_v = t3_v + t2_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new2_v;
            t3_v = t8_v;
        }
        /* after that */
        for (; k < wide_end; k += 16) {
            unsigned long copy2;
#pragma GCC unroll 4
            for (copy2 = 0; copy2 < 4; copy2++) {
                const unsigned long at2 = k + copy2 * 4;
                const vcc_u32x4 y3_v = *(const vcc_u32x4 *)(const void *)(y + at2);
                const vcc_u32x4 x2_v = *(const vcc_u32x4 *)(const void *)(x + at2);
                const vcc_u32x4 t9_v = y3_v + ((vcc_u32x4)((vcc_i32x4)y3_v >> 31) >> 31);
                const vcc_u32x4 t10_v = (vcc_u32x4)((vcc_i32x4)t9_v >> 1);
                const vcc_u32x4 y_new3_v = (vcc_u32x4)((vcc_i32x4)x2_v >> 3) + t10_v;
                *(vcc_u32x4 *)(void *)(y + at2) = y_new3_v;
            }
        }
        vcc_u32x4 t4_v = (unsigned int)wide_end - __extension__ (vcc_u32x4){0} + t_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u32x4 x3_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y4_v = *(const vcc_u32x4 *)(const void *)(y + k);
            const vcc_u32x4 t11_v = y4_v + ((vcc_u32x4)((vcc_i32x4)y4_v >> 31) >> 31);
            const vcc_u32x4 t12_v = (vcc_u32x4)((vcc_i32x4)t11_v >> 1);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)t4_v < (vcc_i32x4)m_v);
            const vcc_u32x4 t13_v = (vcc_u32x4)((vcc_i32x4)x3_v >> 3) + t12_v;
            const vcc_u32x4 y_new4_v = ((x3_v ^ y4_v) & mask2_v) | (t13_v & ~mask2_v);
            const vcc_u32x4 t14_v = t4_v + t2_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new4_v;
            t4_v = t14_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i < m)
            y[i] = x[i] ^ y[i];
        else
            y[i] = (x[i] >> 3) + y[i] / 2;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
