/* vcc 0.1.0 wrote this from exit_count_length.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
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
/* kernel: int n | in i8 s[n] | make s = s[i] & 1 ? 'a' : 'b' | exit s = 'c' | -> i64 */
#ifdef VCC_VECTOR
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef signed char vcc_i8x2 __attribute__((vector_size(2), aligned(1), may_alias));
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
long exit_count_length(int n, const char *s)
{
    long as = 0, length = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic */
    if (n >= 1) {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (unsigned long)n + before;
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        const vcc_u8x16 t2_v = (unsigned char)98 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)97 - __extension__ (vcc_u8x16){0};
        const unsigned long whole = 31UL < (unsigned long)n ? (unsigned long)n - 31 : 0UL;
        const vcc_u8x16 t4_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t5_v = t4_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        const vcc_u64x2 t_v0 = __extension__ (vcc_u64x2){0ul, 1ul};
        const vcc_u64x2 t_v1 = __extension__ (vcc_u64x2){2ul, 3ul};
        const vcc_u64x2 t_v2 = __extension__ (vcc_u64x2){4ul, 5ul};
        const vcc_u64x2 t_v3 = __extension__ (vcc_u64x2){6ul, 7ul};
        const vcc_u64x2 t_v4 = __extension__ (vcc_u64x2){8ul, 9ul};
        const vcc_u64x2 t_v5 = __extension__ (vcc_u64x2){10ul, 11ul};
        const vcc_u64x2 t_v6 = __extension__ (vcc_u64x2){12ul, 13ul};
        const vcc_u64x2 t_v7 = __extension__ (vcc_u64x2){14ul, 15ul};
        const vcc_u64x2 t6_v = (unsigned long)16L - __extension__ (vcc_u64x2){0};
        const vcc_u64x2 t2_v0 = t_v0 + t6_v;
        const vcc_u64x2 t2_v1 = t_v1 + t6_v;
        const vcc_u64x2 t2_v2 = t_v2 + t6_v;
        const vcc_u64x2 t2_v3 = t_v3 + t6_v;
        const vcc_u64x2 t2_v4 = t_v4 + t6_v;
        const vcc_u64x2 t2_v5 = t_v5 + t6_v;
        const vcc_u64x2 t2_v6 = t_v6 + t6_v;
        const vcc_u64x2 t2_v7 = t_v7 + t6_v;
        vcc_u64x2 as_v0 = t_v;
        vcc_u64x2 as_v1 = t_v;
        vcc_u64x2 as_v2 = t_v;
        vcc_u64x2 as_v3 = t_v;
        vcc_u64x2 as_v4 = t_v;
        vcc_u64x2 as_v5 = t_v;
        vcc_u64x2 as_v6 = t_v;
        vcc_u64x2 as_v7 = t_v;
        vcc_u64x2 as_v8 = t_v;
        vcc_u64x2 as_v9 = t_v;
        vcc_u64x2 as_v10 = t_v;
        vcc_u64x2 as_v11 = t_v;
        vcc_u64x2 as_v12 = t_v;
        vcc_u64x2 as_v13 = t_v;
        vcc_u64x2 as_v14 = t_v;
        vcc_u64x2 as_v15 = t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
            const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k + 16);
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 != (vcc_u8x16)t3_v);
            const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 != (vcc_u8x16)t2_v) & mask_v0;
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 != (vcc_u8x16)t3_v);
            const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 != (vcc_u8x16)t2_v) & mask_v1;
            const vcc_u64x2 t7_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
            const int t = (t7_v[0] | t7_v[1]) != 0;
            const vcc_u8x16 mask3_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t3_v);
            const vcc_u64x2 mask4_v0 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask4_v1 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask4_v2 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 4, 5), vcc_i64x2);
            const vcc_u64x2 mask4_v3 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 6, 7), vcc_i64x2);
            const vcc_u64x2 mask4_v4 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 8, 9), vcc_i64x2);
            const vcc_u64x2 mask4_v5 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 10, 11), vcc_i64x2);
            const vcc_u64x2 mask4_v6 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 12, 13), vcc_i64x2);
            const vcc_u64x2 mask4_v7 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v0,
                mask3_v0, 14, 15), vcc_i64x2);
            const vcc_u8x16 mask3_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t3_v);
            const vcc_u64x2 mask4_v8 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 0, 1), vcc_i64x2);
            const vcc_u64x2 mask4_v9 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 2, 3), vcc_i64x2);
            const vcc_u64x2 mask4_v10 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 4, 5), vcc_i64x2);
            const vcc_u64x2 mask4_v11 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 6, 7), vcc_i64x2);
            const vcc_u64x2 mask4_v12 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 8, 9), vcc_i64x2);
            const vcc_u64x2 mask4_v13 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 10, 11), vcc_i64x2);
            const vcc_u64x2 mask4_v14 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 12, 13), vcc_i64x2);
            const vcc_u64x2 mask4_v15 =
                (vcc_u64x2)__builtin_convertvector((vcc_i8x2)__builtin_shufflevector(mask3_v1,
                mask3_v1, 14, 15), vcc_i64x2);
            const vcc_u64x2 t3_v0 = mask4_v0;
            const vcc_u64x2 t3_v1 = mask4_v1;
            const vcc_u64x2 t3_v2 = mask4_v2;
            const vcc_u64x2 t3_v3 = mask4_v3;
            const vcc_u64x2 t3_v4 = mask4_v4;
            const vcc_u64x2 t3_v5 = mask4_v5;
            const vcc_u64x2 t3_v6 = mask4_v6;
            const vcc_u64x2 t3_v7 = mask4_v7;
            vcc_u64x2 t4_v0 = as_v0 - t3_v0;
            vcc_u64x2 t4_v1 = as_v1 - t3_v1;
            vcc_u64x2 t4_v2 = as_v2 - t3_v2;
            vcc_u64x2 t4_v3 = as_v3 - t3_v3;
            vcc_u64x2 t4_v4 = as_v4 - t3_v4;
            vcc_u64x2 t4_v5 = as_v5 - t3_v5;
            vcc_u64x2 t4_v6 = as_v6 - t3_v6;
            vcc_u64x2 t4_v7 = as_v7 - t3_v7;
            const vcc_u64x2 t3_v8 = mask4_v8;
            const vcc_u64x2 t3_v9 = mask4_v9;
            const vcc_u64x2 t3_v10 = mask4_v10;
            const vcc_u64x2 t3_v11 = mask4_v11;
            const vcc_u64x2 t3_v12 = mask4_v12;
            const vcc_u64x2 t3_v13 = mask4_v13;
            const vcc_u64x2 t3_v14 = mask4_v14;
            const vcc_u64x2 t3_v15 = mask4_v15;
            vcc_u64x2 t4_v8 = as_v8 - t3_v8;
            vcc_u64x2 t4_v9 = as_v9 - t3_v9;
            vcc_u64x2 t4_v10 = as_v10 - t3_v10;
            vcc_u64x2 t4_v11 = as_v11 - t3_v11;
            vcc_u64x2 t4_v12 = as_v12 - t3_v12;
            vcc_u64x2 t4_v13 = as_v13 - t3_v13;
            vcc_u64x2 t4_v14 = as_v14 - t3_v14;
            vcc_u64x2 t4_v15 = as_v15 - t3_v15;
            if (__builtin_expect((long)(t || k - before >= whole), 0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const vcc_u8x16 t8_v = (unsigned char)first - __extension__ (vcc_u8x16){0};
                const vcc_u8x16 mask5_v0 =
                    mask2_v0 & (vcc_u8x16)((vcc_u8x16)t4_v >= (vcc_u8x16)t8_v);
                const vcc_u8x16 mask5_v1 =
                    mask2_v1 & (vcc_u8x16)((vcc_u8x16)t5_v >= (vcc_u8x16)t8_v);
                const vcc_u64x2 t9_v = (vcc_u64x2)(mask5_v0 | mask5_v1);
                const int t2 = (t9_v[0] | t9_v[1]) != 0;
                unsigned long behind = 32UL;
                if (t2) {
                    const unsigned long t4 = mask5_v0[0] ? 0ul : mask5_v0[1] ? 1ul
                        : mask5_v0[2] ? 2ul : mask5_v0[3] ? 3ul : mask5_v0[4] ? 4ul
                        : mask5_v0[5] ? 5ul : mask5_v0[6] ? 6ul : mask5_v0[7] ? 7ul
                        : mask5_v0[8] ? 8ul : mask5_v0[9] ? 9ul : mask5_v0[10] ? 10ul
                        : mask5_v0[11] ? 11ul : mask5_v0[12] ? 12ul : mask5_v0[13] ? 13ul
                        : mask5_v0[14] ? 14ul : mask5_v0[15] ? 15ul : mask5_v1[0] ? 16ul
                        : mask5_v1[1] ? 17ul : mask5_v1[2] ? 18ul : mask5_v1[3] ? 19ul
                        : mask5_v1[4] ? 20ul : mask5_v1[5] ? 21ul : mask5_v1[6] ? 22ul
                        : mask5_v1[7] ? 23ul : mask5_v1[8] ? 24ul : mask5_v1[9] ? 25ul
                        : mask5_v1[10] ? 26ul : mask5_v1[11] ? 27ul : mask5_v1[12] ? 28ul
                        : mask5_v1[13] ? 29ul : mask5_v1[14] ? 30ul : 31ul;
                    behind = t4;
                }
                const unsigned long t3 = end - k;
                const unsigned long behind2 = t3 < behind ? t3 : behind;
                const vcc_u64x2 t10_v = (unsigned long)(behind2 - 1) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask6_v0 = (vcc_u64x2)((vcc_i64x2)t_v0 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v1 = (vcc_u64x2)((vcc_i64x2)t_v1 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v2 = (vcc_u64x2)((vcc_i64x2)t_v2 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v3 = (vcc_u64x2)((vcc_i64x2)t_v3 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v4 = (vcc_u64x2)((vcc_i64x2)t_v4 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v5 = (vcc_u64x2)((vcc_i64x2)t_v5 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v6 = (vcc_u64x2)((vcc_i64x2)t_v6 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v7 = (vcc_u64x2)((vcc_i64x2)t_v7 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v8 = (vcc_u64x2)((vcc_i64x2)t2_v0 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v9 = (vcc_u64x2)((vcc_i64x2)t2_v1 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v10 = (vcc_u64x2)((vcc_i64x2)t2_v2 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v11 = (vcc_u64x2)((vcc_i64x2)t2_v3 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v12 = (vcc_u64x2)((vcc_i64x2)t2_v4 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v13 = (vcc_u64x2)((vcc_i64x2)t2_v5 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v14 = (vcc_u64x2)((vcc_i64x2)t2_v6 > (vcc_i64x2)t10_v);
                const vcc_u64x2 mask6_v15 = (vcc_u64x2)((vcc_i64x2)t2_v7 > (vcc_i64x2)t10_v);
                const vcc_u64x2 t11_v = (unsigned long)(first - 1) - __extension__ (vcc_u64x2){0};
                const vcc_u64x2 mask7_v0 = (vcc_u64x2)((vcc_i64x2)t_v0 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v1 = (vcc_u64x2)((vcc_i64x2)t_v1 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v2 = (vcc_u64x2)((vcc_i64x2)t_v2 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v3 = (vcc_u64x2)((vcc_i64x2)t_v3 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v4 = (vcc_u64x2)((vcc_i64x2)t_v4 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v5 = (vcc_u64x2)((vcc_i64x2)t_v5 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v6 = (vcc_u64x2)((vcc_i64x2)t_v6 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v7 = (vcc_u64x2)((vcc_i64x2)t_v7 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v8 = (vcc_u64x2)((vcc_i64x2)t2_v0 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v9 = (vcc_u64x2)((vcc_i64x2)t2_v1 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v10 = (vcc_u64x2)((vcc_i64x2)t2_v2 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v11 = (vcc_u64x2)((vcc_i64x2)t2_v3 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v12 = (vcc_u64x2)((vcc_i64x2)t2_v4 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v13 = (vcc_u64x2)((vcc_i64x2)t2_v5 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v14 = (vcc_u64x2)((vcc_i64x2)t2_v6 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask7_v15 = (vcc_u64x2)((vcc_i64x2)t2_v7 > (vcc_i64x2)t11_v);
                const vcc_u64x2 mask8_v0 = mask7_v0 ^ mask6_v0;
                const vcc_u64x2 mask8_v1 = mask7_v1 ^ mask6_v1;
                const vcc_u64x2 mask8_v2 = mask7_v2 ^ mask6_v2;
                const vcc_u64x2 mask8_v3 = mask7_v3 ^ mask6_v3;
                const vcc_u64x2 mask8_v4 = mask7_v4 ^ mask6_v4;
                const vcc_u64x2 mask8_v5 = mask7_v5 ^ mask6_v5;
                const vcc_u64x2 mask8_v6 = mask7_v6 ^ mask6_v6;
                const vcc_u64x2 mask8_v7 = mask7_v7 ^ mask6_v7;
                const vcc_u64x2 mask8_v8 = mask7_v8 ^ mask6_v8;
                const vcc_u64x2 mask8_v9 = mask7_v9 ^ mask6_v9;
                const vcc_u64x2 mask8_v10 = mask7_v10 ^ mask6_v10;
                const vcc_u64x2 mask8_v11 = mask7_v11 ^ mask6_v11;
                const vcc_u64x2 mask8_v12 = mask7_v12 ^ mask6_v12;
                const vcc_u64x2 mask8_v13 = mask7_v13 ^ mask6_v13;
                const vcc_u64x2 mask8_v14 = mask7_v14 ^ mask6_v14;
                const vcc_u64x2 mask8_v15 = mask7_v15 ^ mask6_v15;
                const vcc_u64x2 t5_v0 = (t4_v0 & mask8_v0) | (as_v0 & ~mask8_v0);
                const vcc_u64x2 t5_v1 = (t4_v1 & mask8_v1) | (as_v1 & ~mask8_v1);
                const vcc_u64x2 t5_v2 = (t4_v2 & mask8_v2) | (as_v2 & ~mask8_v2);
                const vcc_u64x2 t5_v3 = (t4_v3 & mask8_v3) | (as_v3 & ~mask8_v3);
                const vcc_u64x2 t5_v4 = (t4_v4 & mask8_v4) | (as_v4 & ~mask8_v4);
                const vcc_u64x2 t5_v5 = (t4_v5 & mask8_v5) | (as_v5 & ~mask8_v5);
                const vcc_u64x2 t5_v6 = (t4_v6 & mask8_v6) | (as_v6 & ~mask8_v6);
                const vcc_u64x2 t5_v7 = (t4_v7 & mask8_v7) | (as_v7 & ~mask8_v7);
                const vcc_u64x2 t5_v8 = (t4_v8 & mask8_v8) | (as_v8 & ~mask8_v8);
                const vcc_u64x2 t5_v9 = (t4_v9 & mask8_v9) | (as_v9 & ~mask8_v9);
                const vcc_u64x2 t5_v10 = (t4_v10 & mask8_v10) | (as_v10 & ~mask8_v10);
                const vcc_u64x2 t5_v11 = (t4_v11 & mask8_v11) | (as_v11 & ~mask8_v11);
                const vcc_u64x2 t5_v12 = (t4_v12 & mask8_v12) | (as_v12 & ~mask8_v12);
                const vcc_u64x2 t5_v13 = (t4_v13 & mask8_v13) | (as_v13 & ~mask8_v13);
                const vcc_u64x2 t5_v14 = (t4_v14 & mask8_v14) | (as_v14 & ~mask8_v14);
                const vcc_u64x2 t5_v15 = (t4_v15 & mask8_v15) | (as_v15 & ~mask8_v15);
                if (behind2 < 32) {
                    reached = k + behind2;
                    as_v0 = t5_v0;
                    as_v1 = t5_v1;
                    as_v2 = t5_v2;
                    as_v3 = t5_v3;
                    as_v4 = t5_v4;
                    as_v5 = t5_v5;
                    as_v6 = t5_v6;
                    as_v7 = t5_v7;
                    as_v8 = t5_v8;
                    as_v9 = t5_v9;
                    as_v10 = t5_v10;
                    as_v11 = t5_v11;
                    as_v12 = t5_v12;
                    as_v13 = t5_v13;
                    as_v14 = t5_v14;
                    as_v15 = t5_v15;
                    break;
                }
                t4_v0 = t5_v0;
                t4_v1 = t5_v1;
                t4_v2 = t5_v2;
                t4_v3 = t5_v3;
                t4_v4 = t5_v4;
                t4_v5 = t5_v5;
                t4_v6 = t5_v6;
                t4_v7 = t5_v7;
                t4_v8 = t5_v8;
                t4_v9 = t5_v9;
                t4_v10 = t5_v10;
                t4_v11 = t5_v11;
                t4_v12 = t5_v12;
                t4_v13 = t5_v13;
                t4_v14 = t5_v14;
                t4_v15 = t5_v15;
            }
            as_v0 = t4_v0;
            as_v1 = t4_v1;
            as_v2 = t4_v2;
            as_v3 = t4_v3;
            as_v4 = t4_v4;
            as_v5 = t4_v5;
            as_v6 = t4_v6;
            as_v7 = t4_v7;
            as_v8 = t4_v8;
            as_v9 = t4_v9;
            as_v10 = t4_v10;
            as_v11 = t4_v11;
            as_v12 = t4_v12;
            as_v13 = t4_v13;
            as_v14 = t4_v14;
            as_v15 = t4_v15;
        }
        {
            const unsigned long done = reached - before;
            const vcc_u64x2 as2_v0 = as_v0 + as_v8;
            const vcc_u64x2 as2_v1 = as_v1 + as_v9;
            const vcc_u64x2 as2_v2 = as_v2 + as_v10;
            const vcc_u64x2 as2_v3 = as_v3 + as_v11;
            const vcc_u64x2 as2_v4 = as_v4 + as_v12;
            const vcc_u64x2 as2_v5 = as_v5 + as_v13;
            const vcc_u64x2 as2_v6 = as_v6 + as_v14;
            const vcc_u64x2 as2_v7 = as_v7 + as_v15;
            const vcc_u64x2 as_v =
                as2_v0 + as2_v1 + (as2_v2 + as2_v3) + (as2_v4 + as2_v5 + (as2_v6 + as2_v7));
            const vcc_u64x1 as2_v = __extension__ (vcc_u64x1){as_v[1]};
            const unsigned long as_s = (__extension__ (vcc_u64x1){as_v[0]} + as2_v)[0];
            n = (int)((unsigned int)n - (unsigned int)done);
            s = s + done;
            as = (long)((unsigned long)as + as_s);
            length = (long)done;
        }
    }
    /* remaining iterations */
    while (n-- > 0) {
        VCC_KEEP_SCALAR;
#else
    while (n-- > 0) {
#endif
        if (*s != 'a' && *s != 'b')
            break;
        as += *s++ == 'a';
        length++;
    }
    return as * 1000 + length;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
