/* vcc 0.1.0 wrote this from exit_byte_counter.c for generic */
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
/* kernel: u8 n | in u8 a[n] | u8 x | exit a = x | -> u8 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
unsigned char exit_byte_counter(unsigned char n, const unsigned char *a, unsigned char x)
{
    unsigned char i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, generic */
    i = 0;
    if ((long)n >= 1) {
        const unsigned long before = (unsigned long)a & 63;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        const unsigned long end = (unsigned long)n + before;
        const vcc_u8x16 t_v = (unsigned char)(unsigned int)x - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t2_v = (unsigned char)before - __extension__ (vcc_u8x16){0};
        const vcc_u8x16 t3_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)a_blocks;
        const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a_blocks + 16);
        const vcc_u8x16 a_v2 = *(const vcc_u8x16 *)(const void *)(a_blocks + 32);
        const vcc_u8x16 a_v3 = *(const vcc_u8x16 *)(const void *)(a_blocks + 48);
        const vcc_u8x16 t4_v = t3_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t5_v = t3_v + ((unsigned char)32 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t6_v = t3_v + ((unsigned char)48 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)t3_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v0 = (vcc_u8x16)((vcc_u8x16)a_v0 == (vcc_u8x16)t_v) & mask_v0;
        const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)t4_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v1 = (vcc_u8x16)((vcc_u8x16)a_v1 == (vcc_u8x16)t_v) & mask_v1;
        const vcc_u8x16 mask_v2 = (vcc_u8x16)((vcc_u8x16)t5_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v2 = (vcc_u8x16)((vcc_u8x16)a_v2 == (vcc_u8x16)t_v) & mask_v2;
        const vcc_u8x16 mask_v3 = (vcc_u8x16)((vcc_u8x16)t6_v >= (vcc_u8x16)t2_v);
        const vcc_u8x16 mask2_v3 = (vcc_u8x16)((vcc_u8x16)a_v3 == (vcc_u8x16)t_v) & mask_v3;
        const vcc_u64x2 t7_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
        const int t = (t7_v[0] | t7_v[1]) != 0;
        unsigned long reached;
        if (t) {
            const unsigned long t2 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul
                : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul
                : mask2_v0[7] ? 7ul : mask2_v0[8] ? 8ul : mask2_v0[9] ? 9ul : mask2_v0[10] ? 10ul
                : mask2_v0[11] ? 11ul : mask2_v0[12] ? 12ul : mask2_v0[13] ? 13ul
                : mask2_v0[14] ? 14ul : mask2_v0[15] ? 15ul : mask2_v1[0] ? 16ul
                : mask2_v1[1] ? 17ul : mask2_v1[2] ? 18ul : mask2_v1[3] ? 19ul : mask2_v1[4] ? 20ul
                : mask2_v1[5] ? 21ul : mask2_v1[6] ? 22ul : mask2_v1[7] ? 23ul : mask2_v1[8] ? 24ul
                : mask2_v1[9] ? 25ul : mask2_v1[10] ? 26ul : mask2_v1[11] ? 27ul
                : mask2_v1[12] ? 28ul : mask2_v1[13] ? 29ul : mask2_v1[14] ? 30ul
                : mask2_v1[15] ? 31ul : mask2_v2[0] ? 32ul : mask2_v2[1] ? 33ul
                : mask2_v2[2] ? 34ul : mask2_v2[3] ? 35ul : mask2_v2[4] ? 36ul : mask2_v2[5] ? 37ul
                : mask2_v2[6] ? 38ul : mask2_v2[7] ? 39ul : mask2_v2[8] ? 40ul : mask2_v2[9] ? 41ul
                : mask2_v2[10] ? 42ul : mask2_v2[11] ? 43ul : mask2_v2[12] ? 44ul
                : mask2_v2[13] ? 45ul : mask2_v2[14] ? 46ul : mask2_v2[15] ? 47ul
                : mask2_v3[0] ? 48ul : mask2_v3[1] ? 49ul : mask2_v3[2] ? 50ul : mask2_v3[3] ? 51ul
                : mask2_v3[4] ? 52ul : mask2_v3[5] ? 53ul : mask2_v3[6] ? 54ul : mask2_v3[7] ? 55ul
                : mask2_v3[8] ? 56ul : mask2_v3[9] ? 57ul : mask2_v3[10] ? 58ul
                : mask2_v3[11] ? 59ul : mask2_v3[12] ? 60ul : mask2_v3[13] ? 61ul
                : mask2_v3[14] ? 62ul : 63ul;
            reached = t2;
        } else {
            unsigned long found = end;
            unsigned long k;
            for (k = 64UL; k < end; k += 64) {
                const vcc_u8x16 a2_v0 = *(const vcc_u8x16 *)(const void *)(a_blocks + k);
                const vcc_u8x16 mask3_v0 = (vcc_u8x16)((vcc_u8x16)a2_v0 == (vcc_u8x16)t_v);
                const vcc_u8x16 a2_v1 = *(const vcc_u8x16 *)(const void *)(a_blocks + k + 16);
                const vcc_u8x16 mask3_v1 = (vcc_u8x16)((vcc_u8x16)a2_v1 == (vcc_u8x16)t_v);
                const vcc_u8x16 a2_v2 = *(const vcc_u8x16 *)(const void *)(a_blocks + k + 32);
                const vcc_u8x16 mask3_v2 = (vcc_u8x16)((vcc_u8x16)a2_v2 == (vcc_u8x16)t_v);
                const vcc_u8x16 a2_v3 = *(const vcc_u8x16 *)(const void *)(a_blocks + k + 48);
                const vcc_u8x16 mask3_v3 = (vcc_u8x16)((vcc_u8x16)a2_v3 == (vcc_u8x16)t_v);
                const vcc_u64x2 t8_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                const int t3 = (t8_v[0] | t8_v[1]) != 0;
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
                        : mask3_v1[13] ? 29ul : mask3_v1[14] ? 30ul : mask3_v1[15] ? 31ul
                        : mask3_v2[0] ? 32ul : mask3_v2[1] ? 33ul : mask3_v2[2] ? 34ul
                        : mask3_v2[3] ? 35ul : mask3_v2[4] ? 36ul : mask3_v2[5] ? 37ul
                        : mask3_v2[6] ? 38ul : mask3_v2[7] ? 39ul : mask3_v2[8] ? 40ul
                        : mask3_v2[9] ? 41ul : mask3_v2[10] ? 42ul : mask3_v2[11] ? 43ul
                        : mask3_v2[12] ? 44ul : mask3_v2[13] ? 45ul : mask3_v2[14] ? 46ul
                        : mask3_v2[15] ? 47ul : mask3_v3[0] ? 48ul : mask3_v3[1] ? 49ul
                        : mask3_v3[2] ? 50ul : mask3_v3[3] ? 51ul : mask3_v3[4] ? 52ul
                        : mask3_v3[5] ? 53ul : mask3_v3[6] ? 54ul : mask3_v3[7] ? 55ul
                        : mask3_v3[8] ? 56ul : mask3_v3[9] ? 57ul : mask3_v3[10] ? 58ul
                        : mask3_v3[11] ? 59ul : mask3_v3[12] ? 60ul : mask3_v3[13] ? 61ul
                        : mask3_v3[14] ? 62ul : 63ul;
                    found = k + t4;
                    break;
                }
            }
            reached = found;
        }
        i = (unsigned char)((reached < end ? reached : end) - before);
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] == x)
            break;
    }
#else
    for (i = 0; i < n; i++)
        if (a[i] == x)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
