/* vcc 0.1.0 wrote this from delta_in_place.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u8 x[n] | -> i32 */
/* Differences take the place of what they are made of; lanes are as narrow as what is stored. */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
int delta_in_place(int n, unsigned char *x)
{
    int before = 1000, i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, then 8, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        vcc_u8x16 before_v = (unsigned char)-24 - __extension__ (vcc_u8x16){0};
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u8x16 x_v0 = *(const vcc_u8x16 *)(const void *)(x + k);
            const vcc_u8x16 x_v1 = *(const vcc_u8x16 *)(const void *)(x + k + 16);
            const vcc_u8x16 before_v0 =
                __builtin_shufflevector(before_v, x_v0, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
                26, 27, 28, 29, 30);
            const vcc_u8x16 x_new_v0 = x_v0 - before_v0;
            const vcc_u8x16 before_v1 =
                __builtin_shufflevector(x_v0, x_v1, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26,
                27, 28, 29, 30);
            const vcc_u8x16 x_new_v1 = x_v1 - before_v1;
            *(vcc_u8x16 *)(void *)(x + k) = x_new_v0;
            *(vcc_u8x16 *)(void *)(x + k + 16) = x_new_v1;
            before_v = x_v1;
        }
        const unsigned char t = before_v[15];
        vcc_u8x8 before2_v = (unsigned char)t - __extension__ (vcc_u8x8){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 x_v = *(const vcc_u8x8 *)(const void *)(x + k);
            const vcc_u8x8 before3_v =
                __builtin_shufflevector(before2_v, x_v, 7, 8, 9, 10, 11, 12, 13, 14);
            *(vcc_u8x8 *)(void *)(x + k) = x_v - before3_v;
            before2_v = x_v;
        }
        {
            const unsigned char t2 = before2_v[7];
            before = (int)t2;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int now = x[i];
        x[i] = (unsigned char)(now - before);
        before = now;
    }
#ifdef VCC_VECTOR
    }
#endif
    return before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
