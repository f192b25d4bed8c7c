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
    /* vcc: line 5: 2 lanes x 8, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 left_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const vcc_u16x2 x_v = *(const vcc_u16x2 *)(const void *)(x + (long)(k + copy * 2));
                left_v[copy] = left_v[copy] - __builtin_convertvector(x_v, vcc_u64x2);
            }
        }
        {
            const vcc_u64x2 left2_v = left_v[1] + left_v[5] + (left_v[3] + left_v[7]);
            const vcc_u64x2 left3_v = left_v[0] + left_v[4] + (left_v[2] + left_v[6]) + left2_v;
            const vcc_u64x1 left4_v = __extension__ (vcc_u64x1){left3_v[1]};
            const unsigned long left_s = (__extension__ (vcc_u64x1){left3_v[0]} + left4_v)[0];
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
