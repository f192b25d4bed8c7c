/* vcc 0.1.0 wrote this from exit_count_until_zero.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: in u8 s[n+1] | u8 c | make c = 1 + c % 255 | make s = i == n ? 0 : s[i] % 4 ? s[i] : c |
   exit s = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef signed char vcc_i8x4 __attribute__((vector_size(4), aligned(1), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_count_until_zero(const unsigned char *s, unsigned char c)
{
    int count = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes x 2, generic */
    {
        const unsigned long lead = (0UL - ((unsigned long)s & 31)) & 31;
        const unsigned long t = 2147483647UL < lead ? 2147483647UL : lead;
        const unsigned int t2 = (unsigned int)c;
        unsigned int count_s = 0u;
        unsigned long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < t; k++) {
            const unsigned char t3 = s[k];
            if (t3 == 0) {
                begun = k;
                break;
            }
            unsigned int t4 = count_s;
            if ((unsigned int)t3 == t2) {
                t4 = count_s + 1u;
            }
            count_s = t4;
        }
        const unsigned long end = begun == lead ? lead + ((2147483647UL - lead) & ~31UL) : begun;
        const unsigned char *s_blocks = s;
        __asm__("" : "+r"(s_blocks));
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)(unsigned char)t2 - __extension__ (vcc_u8x16){0};
        vcc_u32x4 count_v0 = t_v;
        vcc_u32x4 count_v1 = t_v;
        vcc_u32x4 count_v2 = t_v;
        vcc_u32x4 count_v3 = t_v;
        vcc_u32x4 count_v4 = t_v;
        vcc_u32x4 count_v5 = t_v;
        vcc_u32x4 count_v6 = t_v;
        vcc_u32x4 count_v7 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = begun; k2 < end; k2 += 32) {
            const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2);
            const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2 + 16);
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t2_v);
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t2_v);
            const vcc_u64x2 t4_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t5 = (t4_v[0] | t4_v[1]) != 0;
            if (t5) {
                reached = k2;
                break;
            }
            const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t3_v);
            const vcc_u32x4 mask3_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v0,
                mask2_v0, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask3_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v0,
                mask2_v0, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask3_v2 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v0,
                mask2_v0, 8, 9, 10, 11), vcc_i32x4);
            const vcc_u32x4 mask3_v3 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v0,
                mask2_v0, 12, 13, 14, 15), vcc_i32x4);
            const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t3_v);
            const vcc_u32x4 mask3_v4 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v1,
                mask2_v1, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask3_v5 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v1,
                mask2_v1, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask3_v6 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v1,
                mask2_v1, 8, 9, 10, 11), vcc_i32x4);
            const vcc_u32x4 mask3_v7 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v1,
                mask2_v1, 12, 13, 14, 15), vcc_i32x4);
            const vcc_u32x4 t_v0 = mask3_v0;
            const vcc_u32x4 t_v1 = mask3_v1;
            const vcc_u32x4 t_v2 = mask3_v2;
            const vcc_u32x4 t_v3 = mask3_v3;
            const vcc_u32x4 t2_v0 = count_v0 - t_v0;
            const vcc_u32x4 t2_v1 = count_v1 - t_v1;
            const vcc_u32x4 t2_v2 = count_v2 - t_v2;
            const vcc_u32x4 t2_v3 = count_v3 - t_v3;
            const vcc_u32x4 t_v4 = mask3_v4;
            const vcc_u32x4 t_v5 = mask3_v5;
            const vcc_u32x4 t_v6 = mask3_v6;
            const vcc_u32x4 t_v7 = mask3_v7;
            const vcc_u32x4 t2_v4 = count_v4 - t_v4;
            const vcc_u32x4 t2_v5 = count_v5 - t_v5;
            const vcc_u32x4 t2_v6 = count_v6 - t_v6;
            const vcc_u32x4 t2_v7 = count_v7 - t_v7;
            count_v0 = t2_v0;
            count_v1 = t2_v1;
            count_v2 = t2_v2;
            count_v3 = t2_v3;
            count_v4 = t2_v4;
            count_v5 = t2_v5;
            count_v6 = t2_v6;
            count_v7 = t2_v7;
        }
        {
            const vcc_u32x4 count2_v0 = count_v0 + count_v4;
            const vcc_u32x4 count2_v1 = count_v1 + count_v5;
            const vcc_u32x4 count2_v2 = count_v2 + count_v6;
            const vcc_u32x4 count2_v3 = count_v3 + count_v7;
            const vcc_u32x4 count_v = count2_v0 + count2_v1 + (count2_v2 + count2_v3);
            const vcc_u32x2 count2_v = __builtin_shufflevector(count_v, count_v, 2, 3);
            const vcc_u32x2 count3_v = __builtin_shufflevector(count_v, count_v, 0, 1) + count2_v;
            const vcc_u32x1 count4_v = __extension__ (vcc_u32x1){count3_v[1]};
            const unsigned int count_s2 = (__extension__ (vcc_u32x1){count3_v[0]} + count4_v)[0];
            s = s + reached;
            count = (int)(count_s + count_s2);
        }
    }
    /* remaining iterations */
    for (; *s; s++) {
        VCC_KEEP_SCALAR;
        if (*s == c)
            count++;
    }
#else
    for (; *s; s++)
        if (*s == c)
            count++;
#endif
    return count;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
