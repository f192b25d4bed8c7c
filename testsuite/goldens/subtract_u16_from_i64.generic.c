/* vcc 0.1.0 wrote this from subtract_u16_from_i64.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u16 x[n] | -> i64 */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x2 __attribute__((vector_size(4), aligned(2), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long subtract_u16_from_i64(int n, const unsigned short *x)
{
    long left = 1000000000L;
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes x 8, then 2, generic */
    int i_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 left_v0 = t_v;
        vcc_u64x2 left_v1 = t_v;
        vcc_u64x2 left_v2 = t_v;
        vcc_u64x2 left_v3 = t_v;
        vcc_u64x2 left_v4 = t_v;
        vcc_u64x2 left_v5 = t_v;
        vcc_u64x2 left_v6 = t_v;
        vcc_u64x2 left_v7 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u16x2 x_v0 = *(const vcc_u16x2 *)(const void *)(x + k);
            const vcc_u16x2 x_v1 = *(const vcc_u16x2 *)(const void *)(x + k + 2);
            const vcc_u16x2 x_v2 = *(const vcc_u16x2 *)(const void *)(x + k + 4);
            const vcc_u16x2 x_v3 = *(const vcc_u16x2 *)(const void *)(x + k + 6);
            const vcc_u16x2 x_v4 = *(const vcc_u16x2 *)(const void *)(x + k + 8);
            const vcc_u16x2 x_v5 = *(const vcc_u16x2 *)(const void *)(x + k + 10);
            const vcc_u16x2 x_v6 = *(const vcc_u16x2 *)(const void *)(x + k + 12);
            const vcc_u16x2 x_v7 = *(const vcc_u16x2 *)(const void *)(x + k + 14);
            left_v0 = left_v0 - __builtin_convertvector(x_v0, vcc_u64x2);
            left_v1 = left_v1 - __builtin_convertvector(x_v1, vcc_u64x2);
            left_v2 = left_v2 - __builtin_convertvector(x_v2, vcc_u64x2);
            left_v3 = left_v3 - __builtin_convertvector(x_v3, vcc_u64x2);
            left_v4 = left_v4 - __builtin_convertvector(x_v4, vcc_u64x2);
            left_v5 = left_v5 - __builtin_convertvector(x_v5, vcc_u64x2);
            left_v6 = left_v6 - __builtin_convertvector(x_v6, vcc_u64x2);
            left_v7 = left_v7 - __builtin_convertvector(x_v7, vcc_u64x2);
        }
        const vcc_u64x2 left_v = left_v1 + left_v5 + (left_v3 + left_v7);
        vcc_u64x2 left2_v = left_v0 + left_v4 + (left_v2 + left_v6) + left_v;
        /* what is left, one vector at a time */
        for (; k < end; k += 2) {
            const vcc_u16x2 x_v = *(const vcc_u16x2 *)(const void *)(x + k);
            left2_v = left2_v - __builtin_convertvector(x_v, vcc_u64x2);
        }
        {
            const vcc_u64x1 left3_v = __extension__ (vcc_u64x1){left2_v[1]};
            const unsigned long left_s = (__extension__ (vcc_u64x1){left2_v[0]} + left3_v)[0];
            left = (long)((unsigned long)left + left_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        left -= x[i];
    }
#else
    for (int i = 0; i < n; i++)
        left -= x[i];
#endif
    return left;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
