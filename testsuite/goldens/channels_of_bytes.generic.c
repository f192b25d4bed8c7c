/* vcc 0.1.0 wrote this from channels_of_bytes.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgb[3*n] | inout u8 bgr[3*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void channels_of_bytes(int n, const unsigned char *rgb, unsigned char *restrict bgr)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        const vcc_u8x16 t_v = (unsigned char)-1 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 rgb_row_v0 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3);
            const vcc_u8x16 rgb_row_v1 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3 + 16);
            const vcc_u8x16 rgb_row_v2 = *(const vcc_u8x16 *)(const void *)(rgb + k * 3 + 32);
            const vcc_u8x16 rgb_v =
                __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 0, 3, 6, 9,
                12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4, 5, 6, 7, 8,
                9, 10, 17, 20, 23, 26, 29);
            const vcc_u8x16 bgr_row_v0 = *(const vcc_u8x16 *)(const void *)(bgr + k * 3);
            const vcc_u8x16 bgr_row_v1 = *(const vcc_u8x16 *)(const void *)(bgr + k * 3 + 16);
            const vcc_u8x16 bgr_row_v2 = *(const vcc_u8x16 *)(const void *)(bgr + k * 3 + 32);
            const vcc_u8x16 bgr_v =
                __builtin_shufflevector(__builtin_shufflevector(bgr_row_v0, bgr_row_v1, 0, 3, 6, 9,
                12, 15, 18, 21, 24, 27, 30, 0, 0, 0, 0, 0), bgr_row_v2, 0, 1, 2, 3, 4, 5, 6, 7, 8,
                9, 10, 17, 20, 23, 26, 29);
            const vcc_u8x16 rgb2_v =
                __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 2, 5, 8,
                11, 14, 17, 20, 23, 26, 29, 0, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4, 5, 6, 7,
                8, 9, 16, 19, 22, 25, 28, 31);
            const vcc_u8x16 t2_v = bgr_v + rgb2_v;
            const vcc_u8x16 rgb3_v =
                __builtin_shufflevector(__builtin_shufflevector(rgb_row_v0, rgb_row_v1, 1, 4, 7,
                10, 13, 16, 19, 22, 25, 28, 31, 0, 0, 0, 0, 0), rgb_row_v2, 0, 1, 2, 3, 4, 5, 6, 7,
                8, 9, 10, 18, 21, 24, 27, 30);
            const vcc_u8x16 t3_v = rgb3_v ^ t_v;
            const vcc_u8x16 bgr_row2_v0 =
                __builtin_shufflevector(__builtin_shufflevector(t2_v, t3_v, 0, 16, 0, 1, 17, 0, 2,
                18, 0, 3, 19, 0, 4, 20, 0, 5), rgb_v, 0, 1, 16, 3, 4, 17, 6, 7, 18, 9, 10, 19, 12,
                13, 20, 15);
            *(vcc_u8x16 *)(void *)(bgr + k * 3) = bgr_row2_v0;
            const vcc_u8x16 bgr_row2_v1 =
                __builtin_shufflevector(__builtin_shufflevector(t2_v, t3_v, 21, 0, 6, 22, 0, 7, 23,
                0, 8, 24, 0, 9, 25, 0, 10, 26), rgb_v, 0, 21, 2, 3, 22, 5, 6, 23, 8, 9, 24, 11, 12,
                25, 14, 15);
            *(vcc_u8x16 *)(void *)(bgr + k * 3 + 16) = bgr_row2_v1;
            const vcc_u8x16 bgr_row2_v2 =
                __builtin_shufflevector(__builtin_shufflevector(t2_v, t3_v, 0, 11, 27, 0, 12, 28,
                0, 13, 29, 0, 14, 30, 0, 15, 31, 0), rgb_v, 26, 1, 2, 27, 4, 5, 28, 7, 8, 29, 10,
                11, 30, 13, 14, 31);
            *(vcc_u8x16 *)(void *)(bgr + k * 3 + 32) = bgr_row2_v2;
        }
        rgb = rgb + end * 3;
        bgr = bgr + end * 3;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++, rgb += 3, bgr += 3) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++, rgb += 3, bgr += 3)
#endif
 {
        unsigned char red = rgb[0];
        bgr[0] = (unsigned char)(bgr[0] + rgb[2]);
        bgr[1] = (unsigned char)(rgb[1] ^ 255);
        bgr[2] = red;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
