/* vcc 0.1.0 wrote this from exit_identifier.c for generic */
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
/* kernel: in u8 s[n+1] | make s = i == n ? 0 : i % 5 ? 97 + s[i] % 26 : 48 + s[i] % 10 | exit s = 64 |
   exit s = 123 | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_identifier(const unsigned char *s)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, generic */
    {
        const unsigned long before = (unsigned long)s & 15;
        char *s_blocks = (char *)((unsigned long)s & ~15UL);
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = 2147483647UL + before;
        const vcc_u8x16 t_v = (unsigned char)95 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 s_v = *(const vcc_u8x16 *)(const void *)s_blocks;
        const vcc_u8x16 t2_v = s_v - ((unsigned char)97 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t3_v = (unsigned char)25 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t4_v = s_v - ((unsigned char)65 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t5_v = (unsigned char)25 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)t4_v > (vcc_u8x16)t5_v);
        const vcc_u8x16 t6_v = s_v - ((unsigned char)48 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t7_v = (unsigned char)9 - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)t6_v > (vcc_u8x16)t7_v);
        const vcc_u8x16 mask3_v = (vcc_u8x16)((vcc_u8x16)t2_v > (vcc_u8x16)t3_v) & mask_v & mask2_v;
        const vcc_u8x16 t8_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t9_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 mask4_v = (vcc_u8x16)((vcc_u8x16)t8_v >= (vcc_u8x16)t9_v);
        const vcc_u8x16 mask5_v = (vcc_u8x16)((vcc_u8x16)s_v != (vcc_u8x16)t_v) & mask3_v & mask4_v;
        const vcc_u64x2 t10_v = (vcc_u64x2)mask5_v;
        const int t = (t10_v[0] | t10_v[1]) != 0;
        unsigned long reached;
        if (t) {
            const unsigned long t2 = mask5_v[0] ? 0ul : mask5_v[1] ? 1ul : mask5_v[2] ? 2ul
                : mask5_v[3] ? 3ul : mask5_v[4] ? 4ul : mask5_v[5] ? 5ul : mask5_v[6] ? 6ul
                : mask5_v[7] ? 7ul : mask5_v[8] ? 8ul : mask5_v[9] ? 9ul : mask5_v[10] ? 10ul
                : mask5_v[11] ? 11ul : mask5_v[12] ? 12ul : mask5_v[13] ? 13ul : mask5_v[14] ? 14ul
                : 15ul;
            reached = t2;
        } else {
            const vcc_u8x16 t11_v = (unsigned char)97 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t12_v = (unsigned char)25 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t13_v = (unsigned char)65 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t14_v = (unsigned char)48 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t15_v = (unsigned char)9 - __extension__ (vcc_u8x16){0};
            unsigned long found = end;
            unsigned long k;
            for (k = 16UL; k < end; k += 16) {
                const vcc_u8x16 s2_v = *(const vcc_u8x16 *)(const void *)(s_blocks + k);
                const vcc_u8x16 mask6_v = (vcc_u8x16)((vcc_u8x16)(s2_v - t11_v) > (vcc_u8x16)t12_v);
                const vcc_u8x16 mask7_v = (vcc_u8x16)((vcc_u8x16)(s2_v - t13_v) > (vcc_u8x16)t12_v);
                const vcc_u8x16 mask8_v = (vcc_u8x16)((vcc_u8x16)(s2_v - t14_v) > (vcc_u8x16)t15_v);
                const vcc_u8x16 mask9_v = mask6_v & mask7_v & mask8_v;
                const vcc_u8x16 mask10_v = (vcc_u8x16)((vcc_u8x16)s2_v != (vcc_u8x16)t_v) & mask9_v;
                const vcc_u64x2 t16_v = (vcc_u64x2)mask10_v;
                const int t3 = (t16_v[0] | t16_v[1]) != 0;
                if (t3) {
                    const unsigned long t4 = mask10_v[0] ? 0ul : mask10_v[1] ? 1ul
                        : mask10_v[2] ? 2ul : mask10_v[3] ? 3ul : mask10_v[4] ? 4ul
                        : mask10_v[5] ? 5ul : mask10_v[6] ? 6ul : mask10_v[7] ? 7ul
                        : mask10_v[8] ? 8ul : mask10_v[9] ? 9ul : mask10_v[10] ? 10ul
                        : mask10_v[11] ? 11ul : mask10_v[12] ? 12ul : mask10_v[13] ? 13ul
                        : mask10_v[14] ? 14ul : 15ul;
                    found = k + t4;
                    break;
                }
            }
            reached = found;
        }
        i = (int)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    while ((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
           (s[i] >= '0' && s[i] <= '9') || s[i] == '_') {
        VCC_KEEP_SCALAR;
        i++;
    }
#else
    while ((s[i] >= 'a' && s[i] <= 'z') || (s[i] >= 'A' && s[i] <= 'Z') ||
           (s[i] >= '0' && s[i] <= '9') || s[i] == '_')
        i++;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
