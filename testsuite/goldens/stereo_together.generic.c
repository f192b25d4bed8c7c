/* vcc 0.1.0 wrote this from stereo_together.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 left[n] | in u8 right[n] | out u8 stereo[2*n] restrict */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void stereo_together(int n, const unsigned char *left, const unsigned char *right, unsigned char *restrict stereo)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 16, generic */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 16;
                const vcc_u8x16 left_v = *(const vcc_u8x16 *)(const void *)(left + at);
                const vcc_u8x16 right_v = *(const vcc_u8x16 *)(const void *)(right + at);
                const vcc_u8x16 stereo_row_v =
                    __builtin_shufflevector(left_v, right_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                    21, 6, 22, 7, 23);
                const vcc_u8x16 stereo_row2_v =
                    __builtin_shufflevector(left_v, right_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                    13, 29, 14, 30, 15, 31);
                *(vcc_u8x16 *)(void *)(stereo + at * 2) = stereo_row_v;
                *(vcc_u8x16 *)(void *)(stereo + at * 2 + 16) = stereo_row2_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const vcc_u8x16 left2_v = *(const vcc_u8x16 *)(const void *)(left + k);
            const vcc_u8x16 right2_v = *(const vcc_u8x16 *)(const void *)(right + k);
            const vcc_u8x16 stereo_row3_v =
                __builtin_shufflevector(left2_v, right2_v, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5,
                21, 6, 22, 7, 23);
            const vcc_u8x16 stereo_row4_v =
                __builtin_shufflevector(left2_v, right2_v, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28,
                13, 29, 14, 30, 15, 31);
            *(vcc_u8x16 *)(void *)(stereo + k * 2) = stereo_row3_v;
            *(vcc_u8x16 *)(void *)(stereo + k * 2 + 16) = stereo_row4_v;
        }
        stereo = stereo + end * 2;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        *stereo++ = left[i];
        *stereo++ = right[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
