/* vcc 0.1.0 wrote this from stereo_apart.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 stereo[2*n] | out i16 left[n] restrict | out i16 right[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void stereo_apart(int n, const short *stereo, short *restrict left, short *restrict right)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 8, the last ones overlapping, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const vcc_u16x8 stereo_row_last_v = *(const vcc_u16x8 *)(const void *)(stereo + last * 2);
        const vcc_u16x8 stereo_row_last2_v =
            *(const vcc_u16x8 *)(const void *)(stereo + last * 2 + 8);
        const vcc_u16x8 stereo_last_v =
            __builtin_shufflevector(stereo_row_last_v, stereo_row_last2_v, 0, 2, 4, 6, 8, 10, 12,
            14);
        const vcc_u16x8 stereo_last2_v =
            __builtin_shufflevector(stereo_row_last_v, stereo_row_last2_v, 1, 3, 5, 7, 9, 11, 13,
            15);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                const vcc_u16x8 stereo_row_v = *(const vcc_u16x8 *)(const void *)(stereo + at * 2);
                const vcc_u16x8 stereo_row2_v =
                    *(const vcc_u16x8 *)(const void *)(stereo + at * 2 + 8);
                const vcc_u16x8 stereo_v =
                    __builtin_shufflevector(stereo_row_v, stereo_row2_v, 0, 2, 4, 6, 8, 10, 12, 14);
                const vcc_u16x8 stereo2_v =
                    __builtin_shufflevector(stereo_row_v, stereo_row2_v, 1, 3, 5, 7, 9, 11, 13, 15);
                *(vcc_u16x8 *)(void *)(left + at) = stereo_v;
                *(vcc_u16x8 *)(void *)(right + at) = stereo2_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u16x8 stereo_row_v0 = *(const vcc_u16x8 *)(const void *)(stereo + k * 2);
            const vcc_u16x8 stereo_row_v1 = *(const vcc_u16x8 *)(const void *)(stereo + k * 2 + 8);
            const vcc_u16x8 stereo3_v =
                __builtin_shufflevector(stereo_row_v0, stereo_row_v1, 0, 2, 4, 6, 8, 10, 12, 14);
            const vcc_u16x8 stereo4_v =
                __builtin_shufflevector(stereo_row_v0, stereo_row_v1, 1, 3, 5, 7, 9, 11, 13, 15);
            *(vcc_u16x8 *)(void *)(left + k) = stereo3_v;
            *(vcc_u16x8 *)(void *)(right + k) = stereo4_v;
        }
        /* the last ones, some of them once more */
        *(vcc_u16x8 *)(void *)(left + last) = stereo_last_v;
        *(vcc_u16x8 *)(void *)(right + last) = stereo_last2_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        left[i] = stereo[2 * i];
        right[i] = stereo[2 * i + 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
