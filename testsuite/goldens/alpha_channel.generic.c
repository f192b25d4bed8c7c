/* vcc 0.1.0 wrote this from alpha_channel.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgba[4*n] | out u8 alpha[n] restrict | -> u32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned alpha_channel(int n, const unsigned char *rgba, unsigned char *restrict alpha)
{
    unsigned all = 255;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)-1 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 all_v0 = t_v;
        vcc_u32x4 all_v1 = t_v;
        vcc_u32x4 all_v2 = t_v;
        vcc_u32x4 all_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const unsigned char *const rgba_s = rgba + 3 + k * 4;
            const vcc_u8x16 rgba_row_v0 = *(const vcc_u8x16 *)(const void *)rgba_s;
            const vcc_u8x16 rgba_row_v1 = *(const vcc_u8x16 *)(const void *)(rgba_s + 16);
            const vcc_u8x16 rgba_row_v2 = *(const vcc_u8x16 *)(const void *)(rgba_s + 32);
            const vcc_u8x16 rgba_row_v3 = *(const vcc_u8x16 *)(const void *)(rgba_s + 48);
            const vcc_u8x16 t2_v =
                __builtin_shufflevector(rgba_row_v0, rgba_row_v1, 0, 2, 4, 6, 8, 10, 12, 14, 16,
                18, 20, 22, 24, 26, 28, 30);
            const vcc_u8x16 t3_v =
                __builtin_shufflevector(rgba_row_v2, rgba_row_v3, 0, 2, 4, 6, 8, 10, 12, 14, 16,
                18, 20, 22, 24, 26, 28, 30);
            const vcc_u8x16 rgba_v =
                __builtin_shufflevector(t2_v, t3_v, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24,
                26, 28, 30);
            *(vcc_u8x16 *)(void *)(alpha + k) = rgba_v;
            const vcc_u32x4 t_v0 =
                __builtin_convertvector(__builtin_shufflevector(rgba_v, rgba_v, 0, 1, 2, 3),
                vcc_u32x4);
            const vcc_u32x4 t_v1 =
                __builtin_convertvector(__builtin_shufflevector(rgba_v, rgba_v, 4, 5, 6, 7),
                vcc_u32x4);
            const vcc_u32x4 t_v2 =
                __builtin_convertvector(__builtin_shufflevector(rgba_v, rgba_v, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t_v3 =
                __builtin_convertvector(__builtin_shufflevector(rgba_v, rgba_v, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t2_v0 = all_v0 & t_v0;
            const vcc_u32x4 t2_v1 = all_v1 & t_v1;
            const vcc_u32x4 t2_v2 = all_v2 & t_v2;
            const vcc_u32x4 t2_v3 = all_v3 & t_v3;
            all_v0 = t2_v0;
            all_v1 = t2_v1;
            all_v2 = t2_v2;
            all_v3 = t2_v3;
        }
        {
            const vcc_u32x4 all_v = all_v0 & all_v1 & (all_v2 & all_v3);
            const vcc_u32x2 all2_v = __builtin_shufflevector(all_v, all_v, 2, 3);
            const vcc_u32x2 all3_v = __builtin_shufflevector(all_v, all_v, 0, 1) & all2_v;
            const vcc_u32x1 all4_v = __extension__ (vcc_u32x1){all3_v[1]};
            const unsigned int all_s = (__extension__ (vcc_u32x1){all3_v[0]} & all4_v)[0];
            all = all & all_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        alpha[i] = rgba[4 * i + 3];
        all &= rgba[4 * i + 3];
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
