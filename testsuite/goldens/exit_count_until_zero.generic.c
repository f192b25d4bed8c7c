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
    /* vcc: line 6: 16 lanes, generic */
    {
        const unsigned long before = (unsigned long)s & 15;
        char *s_blocks = (char *)((unsigned long)s & ~15UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)(unsigned int)c - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t4_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        vcc_u32x4 count_v0 = t_v;
        vcc_u32x4 count_v1 = t_v;
        vcc_u32x4 count_v2 = t_v;
        vcc_u32x4 count_v3 = t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 s_v = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)s_v == (vcc_u8x16)t2_v);
            const vcc_u64x2 t5_v = (vcc_u64x2)mask_v;
            const int t = (t5_v[0] | t5_v[1]) != 0;
            const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)s_v == (vcc_u8x16)t3_v);
            const vcc_u32x4 mask_v0 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 0, 1, 2, 3), vcc_i32x4);
            const vcc_u32x4 mask_v1 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 4, 5, 6, 7), vcc_i32x4);
            const vcc_u32x4 mask_v2 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 8, 9, 10, 11), vcc_i32x4);
            const vcc_u32x4 mask_v3 =
                (vcc_u32x4)__builtin_convertvector((vcc_i8x4)__builtin_shufflevector(mask2_v,
                mask2_v, 12, 13, 14, 15), vcc_i32x4);
            const vcc_u32x4 t2_v0 = mask_v0;
            const vcc_u32x4 t2_v1 = mask_v1;
            const vcc_u32x4 t2_v2 = mask_v2;
            const vcc_u32x4 t2_v3 = mask_v3;
            vcc_u32x4 t3_v0 = count_v0 - t2_v0;
            vcc_u32x4 t3_v1 = count_v1 - t2_v1;
            vcc_u32x4 t3_v2 = count_v2 - t2_v2;
            vcc_u32x4 t3_v3 = count_v3 - t2_v3;
            if (__builtin_expect((long)(t || k - before >= 2147483632), 0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const vcc_u8x16 t6_v = (unsigned char)first - __extension__ (vcc_u8x16){0};
                const vcc_u8x16 mask3_v = mask_v & (vcc_u8x16)((vcc_u8x16)t4_v >= (vcc_u8x16)t6_v);
                const vcc_u64x2 t7_v = (vcc_u64x2)mask3_v;
                const int t2 = (t7_v[0] | t7_v[1]) != 0;
                unsigned long behind = 16UL;
                if (t2) {
                    const unsigned long t4 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul
                        : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul
                        : mask3_v[7] ? 7ul : mask3_v[8] ? 8ul : mask3_v[9] ? 9ul
                        : mask3_v[10] ? 10ul : mask3_v[11] ? 11ul : mask3_v[12] ? 12ul
                        : mask3_v[13] ? 13ul : mask3_v[14] ? 14ul : 15ul;
                    behind = t4;
                }
                const unsigned long t3 = end - k;
                const unsigned long behind2 = t3 < behind ? t3 : behind;
                const vcc_u32x4 t8_v = (unsigned int)(behind2 - 1) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t8_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t8_v);
                const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_i32x4)t_v2 > (vcc_i32x4)t8_v);
                const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_i32x4)t_v3 > (vcc_i32x4)t8_v);
                const vcc_u32x4 t9_v = (unsigned int)(first - 1) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t9_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t9_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_i32x4)t_v2 > (vcc_i32x4)t9_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_i32x4)t_v3 > (vcc_i32x4)t9_v);
                const vcc_u32x4 mask4_v0 = mask3_v0 ^ mask2_v0;
                const vcc_u32x4 mask4_v1 = mask3_v1 ^ mask2_v1;
                const vcc_u32x4 mask4_v2 = mask3_v2 ^ mask2_v2;
                const vcc_u32x4 mask4_v3 = mask3_v3 ^ mask2_v3;
                const vcc_u32x4 t4_v0 = (t3_v0 & mask4_v0) | (count_v0 & ~mask4_v0);
                const vcc_u32x4 t4_v1 = (t3_v1 & mask4_v1) | (count_v1 & ~mask4_v1);
                const vcc_u32x4 t4_v2 = (t3_v2 & mask4_v2) | (count_v2 & ~mask4_v2);
                const vcc_u32x4 t4_v3 = (t3_v3 & mask4_v3) | (count_v3 & ~mask4_v3);
                if (behind2 < 16) {
                    reached = k + behind2;
                    count_v0 = t4_v0;
                    count_v1 = t4_v1;
                    count_v2 = t4_v2;
                    count_v3 = t4_v3;
                    break;
                }
                t3_v0 = t4_v0;
                t3_v1 = t4_v1;
                t3_v2 = t4_v2;
                t3_v3 = t4_v3;
            }
            count_v0 = t3_v0;
            count_v1 = t3_v1;
            count_v2 = t3_v2;
            count_v3 = t3_v3;
        }
        {
            const vcc_u32x4 count_v = count_v0 + count_v1 + (count_v2 + count_v3);
            const vcc_u32x2 count2_v = __builtin_shufflevector(count_v, count_v, 2, 3);
            const vcc_u32x2 count3_v = __builtin_shufflevector(count_v, count_v, 0, 1) + count2_v;
            const vcc_u32x1 count4_v = __extension__ (vcc_u32x1){count3_v[1]};
            const unsigned int count_s = (__extension__ (vcc_u32x1){count3_v[0]} + count4_v)[0];
            s = s + (long)(reached - before);
            count = (int)((unsigned int)count + count_s);
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
