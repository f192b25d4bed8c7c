/* vcc 0.1.0 wrote this from rgb_to_grey.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgb[3*n] | out u8 grey[n] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void rgb_to_grey(int n, const unsigned char *rgb, unsigned char *grey)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic; runs if rgb and grey do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~15UL;
        if (n >= 16
            && ((unsigned long)rgb + end * 3 <= (unsigned long)grey
            || (unsigned long)grey + end <= (unsigned long)rgb)) {
            const vcc_u16x8 t_v = (unsigned short)77 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = (unsigned short)150 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = (unsigned short)29 - __extension__ (vcc_u16x8){0};
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const vcc_u8x16 rgb_row_v0 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3);
                const vcc_u8x16 rgb_row_v1 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3 + 16);
                const vcc_u8x16 rgb_row_v2 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3 + 32);
                const vcc_u8x16 rgb_v =
                    __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 0, 3,
                    6, 9, 12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4, 5,
                    6, 7, 8, 9, 10, 17, 20, 23, 26, 29);
                const vcc_u16x8 t_v0 =
                    __builtin_convertvector(__builtin_shufflevector(rgb_v, rgb_v, 0, 1, 2, 3, 4, 5,
                    6, 7), vcc_u16x8);
                const vcc_u16x8 t_v1 =
                    __builtin_convertvector(__builtin_shufflevector(rgb_v, rgb_v, 8, 9, 10, 11, 12,
                    13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t2_v0 = t_v0 * t_v;
                const vcc_u16x8 t2_v1 = t_v1 * t_v;
                const vcc_u8x16 rgb2_v =
                    __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 1, 4,
                    7, 10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4,
                    5, 6, 7, 8, 9, 10, 18, 21, 24, 27, 30);
                const vcc_u16x8 t3_v0 =
                    __builtin_convertvector(__builtin_shufflevector(rgb2_v, rgb2_v, 0, 1, 2, 3, 4,
                    5, 6, 7), vcc_u16x8);
                const vcc_u16x8 t3_v1 =
                    __builtin_convertvector(__builtin_shufflevector(rgb2_v, rgb2_v, 8, 9, 10, 11,
                    12, 13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t4_v0 = t3_v0 * t2_v;
                const vcc_u16x8 t4_v1 = t3_v1 * t2_v;
                const vcc_u16x8 t5_v0 = t2_v0 + t4_v0;
                const vcc_u16x8 t5_v1 = t2_v1 + t4_v1;
                const vcc_u8x16 rgb3_v =
                    __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 2, 5,
                    8, 11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4, 5,
                    6, 7, 8, 9, 16, 19, 22, 25, 28, 31);
                const vcc_u16x8 t6_v0 =
                    __builtin_convertvector(__builtin_shufflevector(rgb3_v, rgb3_v, 0, 1, 2, 3, 4,
                    5, 6, 7), vcc_u16x8);
                const vcc_u16x8 t6_v1 =
                    __builtin_convertvector(__builtin_shufflevector(rgb3_v, rgb3_v, 8, 9, 10, 11,
                    12, 13, 14, 15), vcc_u16x8);
                const vcc_u16x8 t7_v0 = t6_v0 * t3_v;
                const vcc_u16x8 t7_v1 = t6_v1 * t3_v;
                const vcc_u16x8 t8_v0 = t5_v0 + t7_v0;
                const vcc_u16x8 t8_v1 = t5_v1 + t7_v1;
                const vcc_u16x8 t9_v0 = t8_v0 >> 8;
                const vcc_u16x8 t9_v1 = t8_v1 >> 8;
                const vcc_u8x8 grey_new_v = __builtin_convertvector(t9_v0, vcc_u8x8);
                const vcc_u8x8 grey_new2_v = __builtin_convertvector(t9_v1, vcc_u8x8);
                const vcc_u8x16 grey_new3_v =
                    __builtin_shufflevector(grey_new_v, grey_new2_v, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
                    10, 11, 12, 13, 14, 15);
                *(vcc_u8x16 *)(void *)(grey + k) = grey_new3_v;
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        grey[i] = (unsigned char)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
    }
#else
    for (i = 0; i < n; i++)
        grey[i] = (unsigned char)((rgb[3 * i] * 77 + rgb[3 * i + 1] * 150 + rgb[3 * i + 2] * 29) >> 8);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
