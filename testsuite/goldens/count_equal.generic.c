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
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
int count_equal(int n, unsigned char v, const unsigned char *p)
{
    int i;
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const unsigned char t = (unsigned char)(unsigned int)v;
        const vcc_u8x16 t2_v = (unsigned char)t - __extension__ (vcc_u8x16){0};
        vcc_u32x4 count_v0 = t_v;
        vcc_u32x4 count_v1 = t_v;
        vcc_u32x4 count_v2 = t_v;
        vcc_u32x4 count_v3 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)(p + k);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)p_v == (vcc_u8x16)t2_v);
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
            const vcc_u32x4 t2_v0 = count_v0 - t_v0;
            const vcc_u32x4 t2_v1 = count_v1 - t_v1;
            const vcc_u32x4 t2_v2 = count_v2 - t_v2;
            const vcc_u32x4 t2_v3 = count_v3 - t_v3;
            count_v0 = t2_v0;
            count_v1 = t2_v1;
            count_v2 = t2_v2;
            count_v3 = t2_v3;
        }
        const vcc_u8x4 t3_v = (unsigned char)t - __extension__ (vcc_u8x4){0};
        vcc_u32x4 count_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_u8x4 p2_v = *(const vcc_u8x4 *)(const void *)(p + k);
            const vcc_u8x4 mask2_v = (vcc_u8x4)((vcc_u8x4)p2_v == (vcc_u8x4)t3_v);
            const vcc_u32x4 mask3_v =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)mask2_v, vcc_i32x4);
            count_v = count_v - mask3_v;
        }
        {
            const vcc_u32x4 count2_v = count_v0 + count_v1 + (count_v2 + count_v3);
            const vcc_u32x2 count3_v = __builtin_shufflevector(count2_v, count2_v, 2, 3);
            const vcc_u32x2 count4_v = __builtin_shufflevector(count2_v, count2_v, 0, 1) + count3_v;
            const vcc_u32x1 count5_v = __extension__ (vcc_u32x1){count4_v[1]};
            const unsigned int count_s = (__extension__ (vcc_u32x1){count4_v[0]} + count5_v)[0];
            const vcc_u32x2 count6_v = __builtin_shufflevector(count_v, count_v, 2, 3);
            const vcc_u32x2 count7_v = __builtin_shufflevector(count_v, count_v, 0, 1) + count6_v;
            const vcc_u32x1 count8_v = __extension__ (vcc_u32x1){count7_v[1]};
            const unsigned int count_s2 = (__extension__ (vcc_u32x1){count7_v[0]} + count8_v)[0];
            i = (int)end;
            count = (int)((unsigned int)count + count_s + count_s2);
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
