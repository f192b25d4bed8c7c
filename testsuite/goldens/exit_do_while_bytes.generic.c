/* vcc 0.1.0 wrote this from exit_do_while_bytes.c for generic */
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
/* kernel: in i8 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 10 | exit s = 0 | -> i64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
long exit_do_while_bytes(const char *s)
{
    const char *p = s;
    char c;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    {
        const unsigned long before = (unsigned long)p & 15;
        char *p_blocks = (char *)((unsigned long)p & ~15UL);
        __asm__("" : "+r"(p_blocks));
        const unsigned long end = 2147483647UL + before;
        const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)10 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 p_v = *(const vcc_u8x16 *)(const void *)p_blocks;
        const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)p_v != (vcc_u8x16)t2_v);
        const vcc_u8x16 t3_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t4_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask2_v = ~((vcc_u8x16)((vcc_u8x16)p_v != (vcc_u8x16)t_v) & mask_v);
        const vcc_u8x16 mask3_v = mask2_v & (vcc_u8x16)((vcc_u8x16)t3_v >= (vcc_u8x16)t4_v);
        const vcc_u64x2 t5_v = (vcc_u64x2)mask3_v;
        const int t = (t5_v[0] | t5_v[1]) != 0;
        unsigned long reached;
        if (t) {
            const unsigned long t2 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul
                : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul
                : mask3_v[7] ? 7ul : mask3_v[8] ? 8ul : mask3_v[9] ? 9ul : mask3_v[10] ? 10ul
                : mask3_v[11] ? 11ul : mask3_v[12] ? 12ul : mask3_v[13] ? 13ul : mask3_v[14] ? 14ul
                : 15ul;
            reached = t2;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 16UL; k < end; k += 16) {
                const vcc_u8x16 p2_v = *(const vcc_u8x16 *)(const void *)(p_blocks + k);
                const vcc_u8x16 mask4_v = (vcc_u8x16)((vcc_u8x16)p2_v != (vcc_u8x16)t2_v);
                const vcc_u8x16 mask5_v = (vcc_u8x16)((vcc_u8x16)p2_v != (vcc_u8x16)t_v) & mask4_v;
                const vcc_u64x2 t6_v = (vcc_u64x2)mask5_v;
                const int t3 = (t6_v[0] & t6_v[1]) == 18446744073709551615ul;
                if (!t3) {
                    const vcc_u8x16 mask6_v = ~mask5_v;
                    const unsigned long t4 = mask6_v[0] ? 0ul : mask6_v[1] ? 1ul : mask6_v[2] ? 2ul
                        : mask6_v[3] ? 3ul : mask6_v[4] ? 4ul : mask6_v[5] ? 5ul : mask6_v[6] ? 6ul
                        : mask6_v[7] ? 7ul : mask6_v[8] ? 8ul : mask6_v[9] ? 9ul
                        : mask6_v[10] ? 10ul : mask6_v[11] ? 11ul : mask6_v[12] ? 12ul
                        : mask6_v[13] ? 13ul : mask6_v[14] ? 14ul : 15ul;
                    found = k + t4;
                    break;
                }
            }
            reached = found;
        }
        p = p + (long)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        c = *p++;
    } while (c && c != '\n');
    return p - s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
