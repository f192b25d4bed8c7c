/* vcc 0.1.0 wrote this from exit_confirmed_string.c for generic */
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
/* kernel: in i8 s[n+2] | make s = i < n ? (i % 3 ? (s[i] & 63) + 64 : '-') : 0 |
   exit s[i] = '-', s[i + 1] = '>' | exit s = 0 | -> u64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned long exit_confirmed_string(const char *s)
{
    const char *p = s;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    {
        const unsigned long before = (unsigned long)s & 15;
        char *s_blocks = (char *)((unsigned long)s & ~15UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)45 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const vcc_u8x16 s_v = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
            const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)s_v == (vcc_u8x16)t2_v);
            const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)s_v == (vcc_u8x16)t_v) | mask_v;
            const vcc_u64x2 t4_v = (vcc_u64x2)mask2_v;
            const int t = (t4_v[0] | t4_v[1]) != 0;
            if (__builtin_expect((long)t, 0L)) {
                const unsigned long t2 = k + 16;
                vcc_u8x16 mask3_v = mask2_v;
                unsigned long found = t2;
                /* lanes in which it may be left, one at a time */
                int more;
                do {
                    const unsigned long t3 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul : mask3_v[2] ? 2ul
                        : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul
                        : mask3_v[7] ? 7ul : mask3_v[8] ? 8ul : mask3_v[9] ? 9ul
                        : mask3_v[10] ? 10ul : mask3_v[11] ? 11ul : mask3_v[12] ? 12ul
                        : mask3_v[13] ? 13ul : mask3_v[14] ? 14ul : 15ul;
                    const unsigned long possible = k + t3;
                    const unsigned long t4 = possible - before;
                    if (t4 < 2147483647) {
                        const signed char t6 = (signed char)s[t4];
                        if (t6 == 0) {
                            found = possible;
                            break;
                        }
                        if ((int)t6 == 45) {
                            const signed char t7 = (signed char)(s + 1)[t4];
                            if ((int)t7 == 62) {
                                found = possible;
                                break;
                            }
                        }
                    }
                    const vcc_u8x16 t5_v = (unsigned char)t3 - __extension__ (vcc_u8x16){0};
                    const vcc_u8x16 mask4_v =
                        mask3_v & (vcc_u8x16)((vcc_u8x16)t3_v > (vcc_u8x16)t5_v);
                    const vcc_u64x2 t6_v = (vcc_u64x2)mask4_v;
                    const int t5 = (t6_v[0] | t6_v[1]) != 0;
                    more = t5;
                    mask3_v = mask4_v;
                } while (more);
                if (found != t2) {
                    reached = found;
                    break;
                }
            }
        }
        p = p + (long)(reached - before);
    }
    /* remaining iterations */
    while (*p) {
        VCC_KEEP_SCALAR;
#else
    while (*p) {
#endif
        if (*p == '-' && p[1] == '>')
            return 2 * (unsigned long)(p - s);
        p++;
    }
    return 2 * (unsigned long)(p - s) + 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
