/* vcc 0.1.0 wrote this from exit_memcmp.c for generic */
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
/* kernel: size n | in u8 a[n] | in u8 b[n] | make b = a[i] | exit b = a[i] + 1 | exit b = a[i] - 1 |
   -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_memcmp(unsigned long n, const unsigned char *a, const unsigned char *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    if (n > 0) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = (unsigned long)a & 31;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if ((((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = trips + before;
            const vcc_u8x16 t_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t2_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u,
                9u, 10u, 11u, 12u, 13u, 14u, 15u};
            const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)a_blocks;
            const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)b_blocks;
            const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a_blocks + 16);
            const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b_blocks + 16);
            const vcc_u8x16 t3_v = t2_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)t2_v >= (vcc_u8x16)t_v);
            const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)a_v0 != (vcc_u8x16)b_v0) & mask_v0;
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)t3_v >= (vcc_u8x16)t_v);
            const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)a_v1 != (vcc_u8x16)b_v1) & mask_v1;
            const vcc_u64x2 t4_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
            const int t = (t4_v[0] | t4_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul
                    : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul
                    : mask2_v0[7] ? 7ul : mask2_v0[8] ? 8ul : mask2_v0[9] ? 9ul
                    : mask2_v0[10] ? 10ul : mask2_v0[11] ? 11ul : mask2_v0[12] ? 12ul
                    : mask2_v0[13] ? 13ul : mask2_v0[14] ? 14ul : mask2_v0[15] ? 15ul
                    : mask2_v1[0] ? 16ul : mask2_v1[1] ? 17ul : mask2_v1[2] ? 18ul
                    : mask2_v1[3] ? 19ul : mask2_v1[4] ? 20ul : mask2_v1[5] ? 21ul
                    : mask2_v1[6] ? 22ul : mask2_v1[7] ? 23ul : mask2_v1[8] ? 24ul
                    : mask2_v1[9] ? 25ul : mask2_v1[10] ? 26ul : mask2_v1[11] ? 27ul
                    : mask2_v1[12] ? 28ul : mask2_v1[13] ? 29ul : mask2_v1[14] ? 30ul : 31ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 32UL; k < end; k += 32) {
                    const vcc_u8x16 a2_v0 = *(const vcc_u8x16 *)(const void *)(a_blocks + k);
                    const vcc_u8x16 b2_v0 = *(const vcc_u8x16 *)(const void *)(b_blocks + k);
                    const vcc_u8x16 mask3_v0 = (vcc_u8x16)((vcc_u8x16)a2_v0 != (vcc_u8x16)b2_v0);
                    const vcc_u8x16 a2_v1 = *(const vcc_u8x16 *)(const void *)(a_blocks + k + 16);
                    const vcc_u8x16 b2_v1 = *(const vcc_u8x16 *)(const void *)(b_blocks + k + 16);
                    const vcc_u8x16 mask3_v1 = (vcc_u8x16)((vcc_u8x16)a2_v1 != (vcc_u8x16)b2_v1);
                    const vcc_u64x2 t5_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                    const int t3 = (t5_v[0] | t5_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
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
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned long done = (reached < end ? reached : end) - before;
            n = n - done;
            a = a + done;
            b = b + done;
        }
    }
    /* remaining iterations */
    for (; n; n--, a++, b++) {
        VCC_KEEP_SCALAR;
        if (*a != *b)
            return *a - *b;
    }
#else
    for (; n; n--, a++, b++)
        if (*a != *b)
            return *a - *b;
#endif
    return 0;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
