/* vcc 0.1.0 wrote this from count_equal.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | u8 v | in u8 p[n] | -> int */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u8x4 t_v = (unsigned char)(unsigned int)v - __extension__ (vcc_u8x4){0};
        vcc_u32x4 count_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u8x4 p_v = *(const vcc_u8x4 *)(const void *)(p + k);
            const vcc_u8x4 mask_v = (vcc_u8x4)((vcc_u8x4)p_v == (vcc_u8x4)t_v);
            const vcc_u32x4 mask2_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask_v, vcc_i32x4);
            count_v = count_v - mask2_v;
        }
        {
            const vcc_u32x2 count2_v = __builtin_shufflevector(count_v, count_v, 2, 3);
            const vcc_u32x2 count3_v = __builtin_shufflevector(count_v, count_v, 0, 1) + count2_v;
            const vcc_u32x1 count4_v = __extension__ (vcc_u32x1){count3_v[1]};
            const unsigned int count_s = (__extension__ (vcc_u32x1){count3_v[0]} + count4_v)[0];
            i = (int)end;
            count = (int)((unsigned int)count + count_s);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (p[i] == v)
            count++;
    }
#else
    for (i = 0; i < n; i++)
        if (p[i] == v)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
