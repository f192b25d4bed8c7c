/* vcc 0.1.0 wrote this from split_downwards.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in u16 x[n] | inout u16 y[n] */
/* The branch turns on the way down, and is asked twice. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void split_downwards(int n, int m, const unsigned short *x, unsigned short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic; runs if y and x are far enough apart */
    int i_done = n - 1;
    {
        const unsigned long t = (unsigned long)i_done - (unsigned long)m;
        if (i_done >= 7) {
            const unsigned long end = ((unsigned long)i_done + 1) & ~7UL;
            const unsigned long t2 =
                (unsigned long)((const char *)x + (long)((unsigned long)i_done * 2)) - (unsigned long)((char *)y + (long)((unsigned long)i_done * 2));
            const unsigned long turn = (long)t >= 0 ? (t < end ? t + 1 : end) : 0UL;
            const unsigned long before = turn & ~7UL;
            const unsigned long t3 = before + 8;
            const unsigned long after = t3 < end ? t3 : end;
            if (t2 - 1 >= 31) {
                const vcc_u16x4 t_v = (unsigned short)3 - __extension__ (vcc_u16x4){0};
                /* before the branch turns */
                unsigned long k;
                for (k = 0; k < before; k += 8) {
                    unsigned long copy;
#pragma GCC unroll 2
                    for (copy = 0; copy < 2; copy++) {
                        const unsigned long at = k + copy * 4;
                        unsigned short *const y_s = y + (long)i_done - at;
                        const vcc_u16x4 x_v =
                            *(const vcc_u16x4 *)(const void *)(x + (long)i_done - at - 3);
                        const vcc_u16x4 y_new_v =
                            x_v * t_v + *(const vcc_u16x4 *)(const void *)(y_s - 3);
                        *(vcc_u16x4 *)(void *)(y_s - 3) = y_new_v;
                    }
                }
                const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t3_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
                const vcc_u32x4 t4_v =
                    (unsigned int)((unsigned int)i_done + (unsigned int)before * ~0u) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t5_v = (unsigned int)-4 - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 m_v = (unsigned int)m - __extension__ (vcc_u32x4){0};
                vcc_u32x4 i_v = t4_v + ((unsigned int)0 - __extension__ (vcc_u32x4){0} - t3_v);
                /* around that, one vector at a time */
                for (; k < after; k += 4) {
                    const vcc_u16x4 x2_v =
                        *(const vcc_u16x4 *)(const void *)(x + (long)i_done - k - 3);
                    const vcc_u16x4 x3_v = __builtin_shufflevector(x2_v, x2_v, 3, 2, 1, 0);
                    unsigned short *const y_s2 = y + (long)i_done - k;
                    const vcc_u16x4 y_v = *(const vcc_u16x4 *)(const void *)(y_s2 - 3);
                    const vcc_u16x4 y2_v = __builtin_shufflevector(y_v, y_v, 3, 2, 1, 0);
                    const vcc_u32x4 t6_v = (vcc_u32x4)((vcc_i32x4)i_v >= (vcc_i32x4)m_v);
                    const vcc_u32x4 t7_v = __builtin_convertvector(y2_v, vcc_u32x4) & t6_v;
                    const vcc_u32x4 t8_v = __builtin_convertvector(x3_v, vcc_u32x4) * t2_v + t7_v;
                    const vcc_u32x4 t9_v = (vcc_u32x4)((vcc_i32x4)t8_v >> 2);
                    const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)i_v < (vcc_i32x4)m_v);
                    const vcc_u16x4 mask2_v = __builtin_convertvector(mask_v, vcc_u16x4);
                    const vcc_u16x4 t10_v = x3_v ^ __builtin_convertvector(t9_v, vcc_u16x4);
                    const vcc_u16x4 t11_v = __builtin_convertvector(t8_v, vcc_u16x4);
                    const vcc_u16x4 y_new2_v = (t10_v & mask2_v) | (t11_v & ~mask2_v);
                    const vcc_u32x4 t12_v = i_v + t5_v;
                    const vcc_u16x4 t13_v = __builtin_shufflevector(y_new2_v, y_new2_v, 3, 2, 1, 0);
                    *(vcc_u16x4 *)(void *)(y_s2 - 3) = t13_v;
                    i_v = t12_v;
                }
                /* after that */
                for (; k < end; k += 8) {
                    unsigned long copy2;
#pragma GCC unroll 2
                    for (copy2 = 0; copy2 < 2; copy2++) {
                        const unsigned long at2 = k + copy2 * 4;
                        const vcc_u16x4 x4_v =
                            *(const vcc_u16x4 *)(const void *)(x + (long)i_done - at2 - 3);
                        const vcc_u32x4 t14_v = __builtin_convertvector(x4_v, vcc_u32x4) * t2_v;
                        const vcc_u32x4 t15_v = (vcc_u32x4)((vcc_i32x4)t14_v >> 2);
                        const vcc_u16x4 y_new3_v = x4_v ^ __builtin_convertvector(t15_v, vcc_u16x4);
                        *(vcc_u16x4 *)(void *)(y + (long)i_done - at2 - 3) = y_new3_v;
                    }
                }
                i_done = (int)((unsigned int)i_done - (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n - 1; i >= 0; i--)
#endif
 {
        int value = x[i] * 3;
        if (i >= m)
            value += y[i];
        if (i < m)
            value = x[i] ^ (value >> 2);
        y[i] = value;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
