/* vcc 0.1.0 wrote this from exit_or_condition.c for generic */
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
/* kernel: size n | in i8 s[n] | exit s = ' ' | exit s = '\t' | exit s = '\n' | -> size */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned long exit_or_condition(unsigned long n, const char *s)
{
    unsigned long i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic */
    i = 0;
    if (0UL < n) {
        const unsigned long before = (unsigned long)s & 31;
        char *s_blocks = (char *)((unsigned long)s & ~31UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (n < 4611686018427387904UL ? n : 4611686018427387904UL) + before;
        const vcc_u8x16 t_v = (unsigned char)32 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)9 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = (unsigned char)10 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t4_v = (unsigned char)(unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t5_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)s_blocks;
        const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + 16);
        const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t2_v);
        const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t3_v);
        const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t3_v);
        const vcc_u8x16 t6_v = t5_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 mask3_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t_v) | mask_v0
            | mask2_v0;
        const vcc_u8x16 mask4_v0 = mask3_v0 & (vcc_u8x16)((vcc_u8x16)t5_v >= (vcc_u8x16)t4_v);
        const vcc_u8x16 mask3_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t_v) | mask_v1
            | mask2_v1;
        const vcc_u8x16 mask4_v1 = mask3_v1 & (vcc_u8x16)((vcc_u8x16)t6_v >= (vcc_u8x16)t4_v);
        const vcc_u64x2 t7_v = (vcc_u64x2)(mask4_v0 | mask4_v1);
        const int t2 = (t7_v[0] | t7_v[1]) != 0;
        unsigned long reached;
        if (t2) {
            const unsigned long t3 =
                mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul : mask4_v0[2] ? 2ul : mask4_v0[3] ? 3ul : mask4_v0[4] ? 4ul : mask4_v0[5] ? 5ul : mask4_v0[6] ? 6ul : mask4_v0[7] ? 7ul : mask4_v0[8] ? 8ul : mask4_v0[9] ? 9ul : mask4_v0[10] ? 10ul : mask4_v0[11] ? 11ul : mask4_v0[12] ? 12ul : mask4_v0[13] ? 13ul : mask4_v0[14] ? 14ul : mask4_v0[15] ? 15ul : mask4_v1[0] ? 16ul : mask4_v1[1] ? 17ul : mask4_v1[2] ? 18ul : mask4_v1[3] ? 19ul : mask4_v1[4] ? 20ul : mask4_v1[5] ? 21ul : mask4_v1[6] ? 22ul : mask4_v1[7] ? 23ul : mask4_v1[8] ? 24ul : mask4_v1[9] ? 25ul : mask4_v1[10] ? 26ul : mask4_v1[11] ? 27ul : mask4_v1[12] ? 28ul : mask4_v1[13] ? 29ul : mask4_v1[14] ? 30ul : 31ul;
            reached = t3;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 32UL; k < end; k += 32) {
                const vcc_u8x16 s2_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
                const vcc_u8x16 s2_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k + 16);
                const vcc_u8x16 mask5_v0 = (vcc_u8x16)((vcc_u8x16)s2_v0 == (vcc_u8x16)t2_v);
                const vcc_u8x16 mask5_v1 = (vcc_u8x16)((vcc_u8x16)s2_v1 == (vcc_u8x16)t2_v);
                const vcc_u8x16 mask6_v0 = (vcc_u8x16)((vcc_u8x16)s2_v0 == (vcc_u8x16)t_v)
                    | mask5_v0;
                const vcc_u8x16 mask7_v0 = mask6_v0
                    | (vcc_u8x16)((vcc_u8x16)s2_v0 == (vcc_u8x16)t3_v);
                const vcc_u8x16 mask6_v1 = (vcc_u8x16)((vcc_u8x16)s2_v1 == (vcc_u8x16)t_v)
                    | mask5_v1;
                const vcc_u8x16 mask7_v1 = mask6_v1
                    | (vcc_u8x16)((vcc_u8x16)s2_v1 == (vcc_u8x16)t3_v);
                const vcc_u64x2 t8_v = (vcc_u64x2)(mask7_v0 | mask7_v1);
                const int t4 = (t8_v[0] | t8_v[1]) != 0;
                if (t4) {
                    const unsigned long t5 =
                        mask7_v0[0] ? 0ul : mask7_v0[1] ? 1ul : mask7_v0[2] ? 2ul : mask7_v0[3] ? 3ul : mask7_v0[4] ? 4ul : mask7_v0[5] ? 5ul : mask7_v0[6] ? 6ul : mask7_v0[7] ? 7ul : mask7_v0[8] ? 8ul : mask7_v0[9] ? 9ul : mask7_v0[10] ? 10ul : mask7_v0[11] ? 11ul : mask7_v0[12] ? 12ul : mask7_v0[13] ? 13ul : mask7_v0[14] ? 14ul : mask7_v0[15] ? 15ul : mask7_v1[0] ? 16ul : mask7_v1[1] ? 17ul : mask7_v1[2] ? 18ul : mask7_v1[3] ? 19ul : mask7_v1[4] ? 20ul : mask7_v1[5] ? 21ul : mask7_v1[6] ? 22ul : mask7_v1[7] ? 23ul : mask7_v1[8] ? 24ul : mask7_v1[9] ? 25ul : mask7_v1[10] ? 26ul : mask7_v1[11] ? 27ul : mask7_v1[12] ? 28ul : mask7_v1[13] ? 29ul : mask7_v1[14] ? 30ul : 31ul;
                    found = k + t5;
                    break;
                }
            }
            reached = found;
        }
        i = (reached < end ? reached : end) - before;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (s[i] == ' ' || s[i] == '\t' || s[i] == '\n')
            break;
    }
#else
    for (i = 0; i < n; i++)
        if (s[i] == ' ' || s[i] == '\t' || s[i] == '\n')
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
