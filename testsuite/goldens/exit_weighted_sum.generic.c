/* vcc 0.1.0 wrote this from exit_weighted_sum.c for generic */
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
/* kernel: in u8 s[n+1] | make s = i < n ? 1 + s[i] % 255 : 0 | exit s = 0 | -> u32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned exit_weighted_sum(const unsigned char *s)
{
    unsigned sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic */
    int i_done = 0;
    {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t2_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
        const vcc_u32x4 t_v2 = __extension__ (vcc_u32x4){8u, 9u, 10u, 11u};
        const vcc_u32x4 t_v3 = __extension__ (vcc_u32x4){12u, 13u, 14u, 15u};
        const vcc_u32x4 t3_v = (unsigned int)16 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v0 = t_v0 + t3_v;
        const vcc_u32x4 t2_v1 = t_v1 + t3_v;
        const vcc_u32x4 t2_v2 = t_v2 + t3_v;
        const vcc_u32x4 t2_v3 = t_v3 + t3_v;
        const vcc_u32x4 t4_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u8x16 t5_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t6_v = t5_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        vcc_u32x4 sum_v4 = t_v;
        vcc_u32x4 sum_v5 = t_v;
        vcc_u32x4 sum_v6 = t_v;
        vcc_u32x4 sum_v7 = t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
            const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k + 16);
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t2_v);
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t2_v);
            const vcc_u64x2 t7_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t = (t7_v[0] | t7_v[1]) != 0;
            const vcc_u32x4 t3_v0 =
                __builtin_convertvector(__builtin_shufflevector(s_v0, s_v0, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t3_v1 =
                __builtin_convertvector(__builtin_shufflevector(s_v0, s_v0, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v2 =
                __builtin_convertvector(__builtin_shufflevector(s_v0, s_v0, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t3_v3 =
                __builtin_convertvector(__builtin_shufflevector(s_v0, s_v0, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t3_v4 =
                __builtin_convertvector(__builtin_shufflevector(s_v1, s_v1, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t3_v5 =
                __builtin_convertvector(__builtin_shufflevector(s_v1, s_v1, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v6 =
                __builtin_convertvector(__builtin_shufflevector(s_v1, s_v1, 8, 9, 10, 11),
                vcc_u32x4);
            const vcc_u32x4 t3_v7 =
                __builtin_convertvector(__builtin_shufflevector(s_v1, s_v1, 12, 13, 14, 15),
                vcc_u32x4);
            const vcc_u32x4 t8_v =
                (unsigned int)(unsigned int)(k - before) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t4_v0 = t8_v + t_v0;
            const vcc_u32x4 t4_v1 = t8_v + t_v1;
            const vcc_u32x4 t4_v2 = t8_v + t_v2;
            const vcc_u32x4 t4_v3 = t8_v + t_v3;
            const vcc_u32x4 t4_v4 = t8_v + t2_v0;
            const vcc_u32x4 t4_v5 = t8_v + t2_v1;
            const vcc_u32x4 t4_v6 = t8_v + t2_v2;
            const vcc_u32x4 t4_v7 = t8_v + t2_v3;
            const vcc_u32x4 t5_v0 = t4_v0 + t4_v;
            const vcc_u32x4 t5_v1 = t4_v1 + t4_v;
            const vcc_u32x4 t5_v2 = t4_v2 + t4_v;
            const vcc_u32x4 t5_v3 = t4_v3 + t4_v;
            const vcc_u32x4 t5_v4 = t4_v4 + t4_v;
            const vcc_u32x4 t5_v5 = t4_v5 + t4_v;
            const vcc_u32x4 t5_v6 = t4_v6 + t4_v;
            const vcc_u32x4 t5_v7 = t4_v7 + t4_v;
            const vcc_u32x4 t6_v0 = t3_v0 * t5_v0;
            const vcc_u32x4 t6_v1 = t3_v1 * t5_v1;
            const vcc_u32x4 t6_v2 = t3_v2 * t5_v2;
            const vcc_u32x4 t6_v3 = t3_v3 * t5_v3;
            const vcc_u32x4 t6_v4 = t3_v4 * t5_v4;
            const vcc_u32x4 t6_v5 = t3_v5 * t5_v5;
            const vcc_u32x4 t6_v6 = t3_v6 * t5_v6;
            const vcc_u32x4 t6_v7 = t3_v7 * t5_v7;
            vcc_u32x4 t7_v0 = sum_v0 + t6_v0;
            vcc_u32x4 t7_v1 = sum_v1 + t6_v1;
            vcc_u32x4 t7_v2 = sum_v2 + t6_v2;
            vcc_u32x4 t7_v3 = sum_v3 + t6_v3;
            vcc_u32x4 t7_v4 = sum_v4 + t6_v4;
            vcc_u32x4 t7_v5 = sum_v5 + t6_v5;
            vcc_u32x4 t7_v6 = sum_v6 + t6_v6;
            vcc_u32x4 t7_v7 = sum_v7 + t6_v7;
            if (__builtin_expect((long)(t || k - before >= 2147483616), 0L)) {
                const unsigned long first = k < before ? before : 0UL;
                const vcc_u8x16 t9_v =
                    (unsigned char)(unsigned char)first - __extension__ (vcc_u8x16){0};
                const vcc_u8x16 mask2_v0 =
                    mask_v0 & (vcc_u8x16)((vcc_u8x16)t5_v >= (vcc_u8x16)t9_v);
                const vcc_u8x16 mask2_v1 =
                    mask_v1 & (vcc_u8x16)((vcc_u8x16)t6_v >= (vcc_u8x16)t9_v);
                const vcc_u64x2 t10_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                const int t2 = (t10_v[0] | t10_v[1]) != 0;
                unsigned long behind = 32UL;
                if (t2) {
                    const unsigned long t4 =
                        mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul : mask2_v0[7] ? 7ul : mask2_v0[8] ? 8ul : mask2_v0[9] ? 9ul : mask2_v0[10] ? 10ul : mask2_v0[11] ? 11ul : mask2_v0[12] ? 12ul : mask2_v0[13] ? 13ul : mask2_v0[14] ? 14ul : mask2_v0[15] ? 15ul : mask2_v1[0] ? 16ul : mask2_v1[1] ? 17ul : mask2_v1[2] ? 18ul : mask2_v1[3] ? 19ul : mask2_v1[4] ? 20ul : mask2_v1[5] ? 21ul : mask2_v1[6] ? 22ul : mask2_v1[7] ? 23ul : mask2_v1[8] ? 24ul : mask2_v1[9] ? 25ul : mask2_v1[10] ? 26ul : mask2_v1[11] ? 27ul : mask2_v1[12] ? 28ul : mask2_v1[13] ? 29ul : mask2_v1[14] ? 30ul : 31ul;
                    behind = t4;
                }
                const unsigned long t3 = end - k;
                const unsigned long behind2 = t3 < behind ? t3 : behind;
                const vcc_u32x4 t11_v =
                    (unsigned int)(unsigned int)(behind2 - 1) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_i32x4)t_v2 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_i32x4)t_v3 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v4 = (vcc_u32x4)((vcc_i32x4)t2_v0 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v5 = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v6 = (vcc_u32x4)((vcc_i32x4)t2_v2 > (vcc_i32x4)t11_v);
                const vcc_u32x4 mask3_v7 = (vcc_u32x4)((vcc_i32x4)t2_v3 > (vcc_i32x4)t11_v);
                const vcc_u32x4 t12_v =
                    (unsigned int)(unsigned int)(first - 1) - __extension__ (vcc_u32x4){0};
                const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_i32x4)t_v2 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_i32x4)t_v3 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v4 = (vcc_u32x4)((vcc_i32x4)t2_v0 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v5 = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v6 = (vcc_u32x4)((vcc_i32x4)t2_v2 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask4_v7 = (vcc_u32x4)((vcc_i32x4)t2_v3 > (vcc_i32x4)t12_v);
                const vcc_u32x4 mask5_v0 = mask4_v0 ^ mask3_v0;
                const vcc_u32x4 mask5_v1 = mask4_v1 ^ mask3_v1;
                const vcc_u32x4 mask5_v2 = mask4_v2 ^ mask3_v2;
                const vcc_u32x4 mask5_v3 = mask4_v3 ^ mask3_v3;
                const vcc_u32x4 mask5_v4 = mask4_v4 ^ mask3_v4;
                const vcc_u32x4 mask5_v5 = mask4_v5 ^ mask3_v5;
                const vcc_u32x4 mask5_v6 = mask4_v6 ^ mask3_v6;
                const vcc_u32x4 mask5_v7 = mask4_v7 ^ mask3_v7;
                const vcc_u32x4 t8_v0 = (t7_v0 & mask5_v0) | (sum_v0 & ~mask5_v0);
                const vcc_u32x4 t8_v1 = (t7_v1 & mask5_v1) | (sum_v1 & ~mask5_v1);
                const vcc_u32x4 t8_v2 = (t7_v2 & mask5_v2) | (sum_v2 & ~mask5_v2);
                const vcc_u32x4 t8_v3 = (t7_v3 & mask5_v3) | (sum_v3 & ~mask5_v3);
                const vcc_u32x4 t8_v4 = (t7_v4 & mask5_v4) | (sum_v4 & ~mask5_v4);
                const vcc_u32x4 t8_v5 = (t7_v5 & mask5_v5) | (sum_v5 & ~mask5_v5);
                const vcc_u32x4 t8_v6 = (t7_v6 & mask5_v6) | (sum_v6 & ~mask5_v6);
                const vcc_u32x4 t8_v7 = (t7_v7 & mask5_v7) | (sum_v7 & ~mask5_v7);
                if (behind2 < 32) {
                    reached = k + behind2;
                    sum_v0 = t8_v0;
                    sum_v1 = t8_v1;
                    sum_v2 = t8_v2;
                    sum_v3 = t8_v3;
                    sum_v4 = t8_v4;
                    sum_v5 = t8_v5;
                    sum_v6 = t8_v6;
                    sum_v7 = t8_v7;
                    break;
                }
                t7_v0 = t8_v0;
                t7_v1 = t8_v1;
                t7_v2 = t8_v2;
                t7_v3 = t8_v3;
                t7_v4 = t8_v4;
                t7_v5 = t8_v5;
                t7_v6 = t8_v6;
                t7_v7 = t8_v7;
            }
            sum_v0 = t7_v0;
            sum_v1 = t7_v1;
            sum_v2 = t7_v2;
            sum_v3 = t7_v3;
            sum_v4 = t7_v4;
            sum_v5 = t7_v5;
            sum_v6 = t7_v6;
            sum_v7 = t7_v7;
        }
        {
            const vcc_u32x4 sum2_v0 = sum_v0 + sum_v4;
            const vcc_u32x4 sum2_v1 = sum_v1 + sum_v5;
            const vcc_u32x4 sum2_v2 = sum_v2 + sum_v6;
            const vcc_u32x4 sum2_v3 = sum_v3 + sum_v7;
            const vcc_u32x4 sum_v = sum2_v0 + sum2_v1 + (sum2_v2 + sum2_v3);
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum + sum_s;
            i_done = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; s[i]; i++) {
        VCC_KEEP_SCALAR;
        sum += s[i] * (unsigned)(i + 3);
    }
#else
    for (int i = 0; s[i]; i++)
        sum += s[i] * (unsigned)(i + 3);
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
