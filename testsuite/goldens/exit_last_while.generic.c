/* vcc 0.1.0 wrote this from exit_last_while.c for generic */
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
/* kernel: size n | in u8 s[n] | u8 c | exit s = c | down | -> i64 */
/* As memrchr. */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
long exit_last_while(unsigned long n, const unsigned char *s, unsigned char c)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic */
    if (n > 0) {
        const unsigned long t = 0UL - ((unsigned long)(s + (long)(n - 1)) + 1);
        const unsigned long before = t & 31;
        const unsigned long t2 = (unsigned long)(s + (long)(n - 1)) + before * 1;
        char *s_blocks = (char *)t2;
        __asm__("" : "+r"(s_blocks));
        const unsigned long end = (n < 4611686018427387904UL ? n : 4611686018427387904UL) + before;
        const vcc_u8x16 t_v = (unsigned char)(unsigned int)c - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)((const char *)s_blocks - 15);
        const vcc_u8x16 s2_v0 =
            __builtin_shufflevector(s_v0, s_v0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
            0);
        const vcc_u8x16 s_v1 =
            *(const vcc_u8x16 *)(const void *)((const char *)(s_blocks - 16) - 15);
        const vcc_u8x16 s2_v1 =
            __builtin_shufflevector(s_v1, s_v1, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1,
            0);
        const vcc_u8x16 t4_v = t3_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)t3_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)s2_v0 == (vcc_u8x16)t_v) & mask_v0;
        const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)t4_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)s2_v1 == (vcc_u8x16)t_v) & mask_v1;
        const vcc_u64x2 t5_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
        const int t3 = (t5_v[0] | t5_v[1]) != 0;
        unsigned long reached;
        if (t3) {
            const unsigned long t5 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul
                : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul
                : mask2_v0[7] ? 7ul : mask2_v0[8] ? 8ul : mask2_v0[9] ? 9ul : mask2_v0[10] ? 10ul
                : mask2_v0[11] ? 11ul : mask2_v0[12] ? 12ul : mask2_v0[13] ? 13ul
                : mask2_v0[14] ? 14ul : mask2_v0[15] ? 15ul : mask2_v1[0] ? 16ul
                : mask2_v1[1] ? 17ul : mask2_v1[2] ? 18ul : mask2_v1[3] ? 19ul : mask2_v1[4] ? 20ul
                : mask2_v1[5] ? 21ul : mask2_v1[6] ? 22ul : mask2_v1[7] ? 23ul : mask2_v1[8] ? 24ul
                : mask2_v1[9] ? 25ul : mask2_v1[10] ? 26ul : mask2_v1[11] ? 27ul
                : mask2_v1[12] ? 28ul : mask2_v1[13] ? 29ul : mask2_v1[14] ? 30ul : 31ul;
            reached = t5;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 32UL; k < end; k += 32) {
                const vcc_u8x16 s3_v0 =
                    *(const vcc_u8x16 *)(const void *)((const char *)(s_blocks - k) - 15);
                const vcc_u8x16 s4_v0 =
                    __builtin_shufflevector(s3_v0, s3_v0, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
                    3, 2, 1, 0);
                const vcc_u8x16 s3_v1 =
                    *(const vcc_u8x16 *)(const void *)((const char *)(s_blocks - k - 16) - 15);
                const vcc_u8x16 s4_v1 =
                    __builtin_shufflevector(s3_v1, s3_v1, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4,
                    3, 2, 1, 0);
                const vcc_u8x16 mask3_v0 = (vcc_u8x16)((vcc_u8x16)s4_v0 == (vcc_u8x16)t_v);
                const vcc_u8x16 mask3_v1 = (vcc_u8x16)((vcc_u8x16)s4_v1 == (vcc_u8x16)t_v);
                const vcc_u64x2 t6_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                const int t6 = (t6_v[0] | t6_v[1]) != 0;
                if (t6) {
                    const unsigned long t7 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                        : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v0[4] ? 4ul
                        : mask3_v0[5] ? 5ul : mask3_v0[6] ? 6ul : mask3_v0[7] ? 7ul
                        : mask3_v0[8] ? 8ul : mask3_v0[9] ? 9ul : mask3_v0[10] ? 10ul
                        : mask3_v0[11] ? 11ul : mask3_v0[12] ? 12ul : mask3_v0[13] ? 13ul
                        : mask3_v0[14] ? 14ul : mask3_v0[15] ? 15ul : mask3_v1[0] ? 16ul
                        : mask3_v1[1] ? 17ul : mask3_v1[2] ? 18ul : mask3_v1[3] ? 19ul
                        : mask3_v1[4] ? 20ul : mask3_v1[5] ? 21ul : mask3_v1[6] ? 22ul
                        : mask3_v1[7] ? 23ul : mask3_v1[8] ? 24ul : mask3_v1[9] ? 25ul
                        : mask3_v1[10] ? 26ul : mask3_v1[11] ? 27ul : mask3_v1[12] ? 28ul
                        : mask3_v1[13] ? 29ul : mask3_v1[14] ? 30ul : 31ul;
                    found = k + t7;
                    break;
                }
            }
            reached = found;
        }
        const unsigned long t4 = n - ((reached < end ? reached : end) - before);
        n = t4;
    }
    /* remaining iterations */
    while (n--) {
        VCC_KEEP_SCALAR;
        if (s[n] == c)
            return (long)n;
    }
#else
    while (n--)
        if (s[n] == c)
            return (long)n;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
