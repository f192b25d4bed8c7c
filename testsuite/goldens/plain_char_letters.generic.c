/* vcc 0.1.0 wrote this from plain_char_letters.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 x[n] | -> int */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int plain_char_letters(int n, const void *x)
{
    const char *text = x;
    int beyond = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    int i_done = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        vcc_u32x4 beyond_v0 = t_v;
        vcc_u32x4 beyond_v1 = t_v;
        vcc_u32x4 beyond_v2 = t_v;
        vcc_u32x4 beyond_v3 = t_v;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 text_v = *(const vcc_u8x16 *)(const void *)(text + k);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_i8x16)text_v < (vcc_i8x16)t2_v);
            const vcc_u32x4 mask_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                mask_v, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                mask_v, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask_v2 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                mask_v, 8, 9, 10, 11), vcc_i32x4);
            const vcc_u32x4 mask_v3 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask_v,
                mask_v, 12, 13, 14, 15), vcc_i32x4);
            const vcc_u32x4 t_v0 = mask_v0;
            const vcc_u32x4 t_v1 = mask_v1;
            const vcc_u32x4 t_v2 = mask_v2;
            const vcc_u32x4 t_v3 = mask_v3;
            const vcc_u32x4 t2_v0 = beyond_v0 - t_v0;
            const vcc_u32x4 t2_v1 = beyond_v1 - t_v1;
            const vcc_u32x4 t2_v2 = beyond_v2 - t_v2;
            const vcc_u32x4 t2_v3 = beyond_v3 - t_v3;
            beyond_v0 = t2_v0;
            beyond_v1 = t2_v1;
            beyond_v2 = t2_v2;
            beyond_v3 = t2_v3;
        }
        {
            const vcc_u32x4 beyond_v = beyond_v0 + beyond_v1 + (beyond_v2 + beyond_v3);
            const vcc_u32x2 beyond2_v = __builtin_shufflevector(beyond_v, beyond_v, 2, 3);
            const vcc_u32x2 beyond3_v =
                __builtin_shufflevector(beyond_v, beyond_v, 0, 1) + beyond2_v;
            const vcc_u32x1 beyond4_v = __extension__ (vcc_u32x1){beyond3_v[1]};
            const unsigned int beyond_s = (__extension__ (vcc_u32x1){beyond3_v[0]} + beyond4_v)[0];
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
