/* vcc 0.1.0 wrote this from narrow_i32_u8.c for generic */
/* kernel: int n | in i32 x[n] | out u8 y[n] */
/* Clamped to 0..255. */
#if __SIZEOF_POINTER__ != 8 || __SIZEOF_LONG__ != 8
#error "types of another target"
#endif
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
void narrow_i32_u8(int n, const int *x, unsigned char *y)
{
    {
        int i = 0;
        /* vcc: line 5: 16 lanes x 2, then 4, generic; runs if x and y do not overlap */
        {
            const unsigned long end = (unsigned long)n & ~3UL;
            if (n >= 4
                && ((unsigned long)x + end * 4 <= (unsigned long)y
                || (unsigned long)y + end <= (unsigned long)x)) {
                const unsigned long wide_end = end & ~31UL;
                const vcc_u32x4 t_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t2_v = (unsigned int)(255) - __extension__ (vcc_u32x4){0};
                unsigned long k;
                for (k = 0; k < wide_end; k += 32) {
                    const vcc_u32x4 x_v0 = *(const vcc_u32x4 *)(const void *)(x + k);
                    const vcc_u32x4 x_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4);
                    const vcc_u32x4 x_v2 = *(const vcc_u32x4 *)(const void *)(x + k + 8);
                    const vcc_u32x4 x_v3 = *(const vcc_u32x4 *)(const void *)(x + k + 12);
                    const vcc_u32x4 x_v4 = *(const vcc_u32x4 *)(const void *)(x + k + 16);
                    const vcc_u32x4 x_v5 = *(const vcc_u32x4 *)(const void *)(x + k + 16 + 4);
                    const vcc_u32x4 x_v6 = *(const vcc_u32x4 *)(const void *)(x + k + 16 + 8);
                    const vcc_u32x4 x_v7 = *(const vcc_u32x4 *)(const void *)(x + k + 16 + 12);
                    const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)x_v0 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t2_v0 = (vcc_u32x4)((vcc_i32x4)x_v1 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t3_v0 = (vcc_u32x4)((vcc_i32x4)x_v2 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t4_v0 = (vcc_u32x4)((vcc_i32x4)x_v3 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t5_v0 = (x_v0 & t_v0) | (t_v & ~t_v0);
                    const vcc_u32x4 t5_v1 = (x_v1 & t2_v0) | (t_v & ~t2_v0);
                    const vcc_u32x4 t5_v2 = (x_v2 & t3_v0) | (t_v & ~t3_v0);
                    const vcc_u32x4 t5_v3 = (x_v3 & t4_v0) | (t_v & ~t4_v0);
                    const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)x_v4 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t2_v1 = (vcc_u32x4)((vcc_i32x4)x_v5 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t3_v1 = (vcc_u32x4)((vcc_i32x4)x_v6 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t4_v1 = (vcc_u32x4)((vcc_i32x4)x_v7 > (vcc_i32x4)t_v);
                    const vcc_u32x4 t5_v4 = (x_v4 & t_v1) | (t_v & ~t_v1);
                    const vcc_u32x4 t5_v5 = (x_v5 & t2_v1) | (t_v & ~t2_v1);
                    const vcc_u32x4 t5_v6 = (x_v6 & t3_v1) | (t_v & ~t3_v1);
                    const vcc_u32x4 t5_v7 = (x_v7 & t4_v1) | (t_v & ~t4_v1);
                    const vcc_u32x4 t6_v0 = (vcc_u32x4)((vcc_i32x4)t5_v0 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t7_v0 = (vcc_u32x4)((vcc_i32x4)t5_v1 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t8_v0 = (vcc_u32x4)((vcc_i32x4)t5_v2 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t9_v0 = (vcc_u32x4)((vcc_i32x4)t5_v3 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t10_v0 = (t5_v0 & t6_v0) | (t2_v & ~t6_v0);
                    const vcc_u32x4 t10_v1 = (t5_v1 & t7_v0) | (t2_v & ~t7_v0);
                    const vcc_u32x4 t10_v2 = (t5_v2 & t8_v0) | (t2_v & ~t8_v0);
                    const vcc_u32x4 t10_v3 = (t5_v3 & t9_v0) | (t2_v & ~t9_v0);
                    const vcc_u32x4 t6_v1 = (vcc_u32x4)((vcc_i32x4)t5_v4 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t7_v1 = (vcc_u32x4)((vcc_i32x4)t5_v5 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t8_v1 = (vcc_u32x4)((vcc_i32x4)t5_v6 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t9_v1 = (vcc_u32x4)((vcc_i32x4)t5_v7 < (vcc_i32x4)t2_v);
                    const vcc_u32x4 t10_v4 = (t5_v4 & t6_v1) | (t2_v & ~t6_v1);
                    const vcc_u32x4 t10_v5 = (t5_v5 & t7_v1) | (t2_v & ~t7_v1);
                    const vcc_u32x4 t10_v6 = (t5_v6 & t8_v1) | (t2_v & ~t8_v1);
                    const vcc_u32x4 t10_v7 = (t5_v7 & t9_v1) | (t2_v & ~t9_v1);
                    const vcc_u8x4 y_new_v0 = __builtin_convertvector(t10_v0, vcc_u8x4);
                    const vcc_u8x4 y_new2_v0 = __builtin_convertvector(t10_v1, vcc_u8x4);
                    const vcc_u8x8 y_new3_v0 =
                        __builtin_shufflevector(y_new_v0, y_new2_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u8x4 y_new4_v0 = __builtin_convertvector(t10_v2, vcc_u8x4);
                    const vcc_u8x4 y_new5_v0 = __builtin_convertvector(t10_v3, vcc_u8x4);
                    const vcc_u8x8 y_new6_v0 =
                        __builtin_shufflevector(y_new4_v0, y_new5_v0, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u8x16 y_new7_v0 =
                        __builtin_shufflevector(y_new3_v0, y_new6_v0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                        10, 11, 12, 13, 14, 15);
                    const vcc_u8x4 y_new_v1 = __builtin_convertvector(t10_v4, vcc_u8x4);
                    const vcc_u8x4 y_new2_v1 = __builtin_convertvector(t10_v5, vcc_u8x4);
                    const vcc_u8x8 y_new3_v1 =
                        __builtin_shufflevector(y_new_v1, y_new2_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u8x4 y_new4_v1 = __builtin_convertvector(t10_v6, vcc_u8x4);
                    const vcc_u8x4 y_new5_v1 = __builtin_convertvector(t10_v7, vcc_u8x4);
                    const vcc_u8x8 y_new6_v1 =
                        __builtin_shufflevector(y_new4_v1, y_new5_v1, 0, 1, 2, 3, 4, 5, 6, 7);
                    const vcc_u8x16 y_new7_v1 =
                        __builtin_shufflevector(y_new3_v1, y_new6_v1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                        10, 11, 12, 13, 14, 15);
                    *(vcc_u8x16 *)(void *)(y + k) = y_new7_v0;
                    *(vcc_u8x16 *)(void *)(y + k + 16) = y_new7_v1;
                }
                const vcc_u32x4 t3_v = (unsigned int)(0) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 t4_v = (unsigned int)(255) - __extension__ (vcc_u32x4){0};
                /* what is left, one vector at a time */
                for (; k < end; k += 4) {
                    const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
                    const vcc_u32x4 t5_v = (vcc_u32x4)((vcc_i32x4)x_v > (vcc_i32x4)t3_v);
                    const vcc_u32x4 t6_v = (x_v & t5_v) | (t3_v & ~t5_v);
                    const vcc_u32x4 t7_v = (vcc_u32x4)((vcc_i32x4)t6_v < (vcc_i32x4)t4_v);
                    const vcc_u32x4 t8_v = (t6_v & t7_v) | (t4_v & ~t7_v);
                    const vcc_u8x4 y_new_v = __builtin_convertvector(t8_v, vcc_u8x4);
                    *(vcc_u8x4 *)(void *)(y + k) = y_new_v;
                }
                i = (int)end;
            }
        }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        {
        int v = x[i];
        v = v < 0 ? 0 : v;
        v = v > 255 ? 255 : v;
        y[i] = (unsigned char)v;
    }
    }
    }
}
