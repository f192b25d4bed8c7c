/* vcc 0.1.0 wrote this from plain_char_letters.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | -> int */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int plain_char_letters(int n, const void *x)
{
    const char *text = x;
    int beyond = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x4 t2_v = (unsigned char)0 - __extension__ (vcc_u8x4){0};
        vcc_u32x4 beyond_v[4] = {t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const vcc_u8x4 text_v =
                    *(const vcc_u8x4 *)(const void *)(text + (long)(k + copy * 4));
                const vcc_u8x4 mask_v = (vcc_u8x4)((vcc_i8x4)text_v < (vcc_i8x4)t2_v);
                const vcc_u32x4 mask2_v =
                    (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask_v, vcc_i32x4);
                beyond_v[copy] = beyond_v[copy] - mask2_v;
            }
        }
        {
            const vcc_u32x4 beyond2_v = beyond_v[0] + beyond_v[2] + (beyond_v[1] + beyond_v[3]);
            const vcc_u32x2 beyond3_v = __builtin_shufflevector(beyond2_v, beyond2_v, 2, 3);
            const vcc_u32x2 beyond4_v =
                __builtin_shufflevector(beyond2_v, beyond2_v, 0, 1) + beyond3_v;
            const vcc_u32x1 beyond5_v = __extension__ (vcc_u32x1){beyond4_v[1]};
            const unsigned int beyond_s = (__extension__ (vcc_u32x1){beyond4_v[0]} + beyond5_v)[0];
            beyond = (int)((unsigned int)beyond + beyond_s);
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        beyond += text[i] < 0;
    }
#else
    for (int i = 0; i < n; i++)
        beyond += text[i] < 0;
#endif
    return beyond;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
