/* vcc 0.1.0 wrote this from exit_confirmed_records.c for generic */
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
/* kernel: int n | in u8 kind[n] | in i16 a[2*n] | i16 lo | make lo = 20 | make kind = i % 5 ? kind[i] : 3 |
   make a = a[i] % 20 | exit kind = 3, a[2 * i] = 21 | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_confirmed_records(int n, const unsigned char *kind, const short *a, short lo)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, generic */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = (unsigned long)kind & 63;
        char *kind_blocks = (char *)((unsigned long)kind & ~63UL);
        __asm__("" : "+r"(kind_blocks));
        const unsigned long end = (unsigned long)n + before;
        const vcc_u8x16 t_v = (unsigned char)3 - __extension__ (vcc_u8x16){0};
        const int t = (int)lo;
        const vcc_u8x16 t2_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u, 9u,
            10u, 11u, 12u, 13u, 14u, 15u};
        const vcc_u8x16 t3_v = t2_v + ((unsigned char)16 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t4_v = t2_v + ((unsigned char)32 - __extension__ (vcc_u8x16){0});
        const vcc_u8x16 t5_v = t2_v + ((unsigned char)48 - __extension__ (vcc_u8x16){0});
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 64) {
            const vcc_u8x16 kind_v0 = *(const vcc_u8x16 *)(const void *)(kind_blocks + k);
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)kind_v0 == (vcc_u8x16)t_v);
            const vcc_u8x16 kind_v1 = *(const vcc_u8x16 *)(const void *)(kind_blocks + k + 16);
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)kind_v1 == (vcc_u8x16)t_v);
            const vcc_u8x16 kind_v2 = *(const vcc_u8x16 *)(const void *)(kind_blocks + k + 32);
            const vcc_u8x16 mask_v2 = (vcc_u8x16)((vcc_u8x16)kind_v2 == (vcc_u8x16)t_v);
            const vcc_u8x16 kind_v3 = *(const vcc_u8x16 *)(const void *)(kind_blocks + k + 48);
            const vcc_u8x16 mask_v3 = (vcc_u8x16)((vcc_u8x16)kind_v3 == (vcc_u8x16)t_v);
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int t2 = (t6_v[0] | t6_v[1]) != 0;
            if (__builtin_expect((long)t2, 0L)) {
                const unsigned long t3 = k + 64;
                vcc_u8x16 mask_v = mask_v0;
                vcc_u8x16 mask2_v = mask_v1;
                vcc_u8x16 mask3_v = mask_v2;
                vcc_u8x16 mask4_v = mask_v3;
                unsigned long found = t3;
                /* lanes in which it may be left, one at a time */
                int more;
                do {
                    const unsigned long t4 = mask_v[0] ? 0ul : mask_v[1] ? 1ul : mask_v[2] ? 2ul
                        : mask_v[3] ? 3ul : mask_v[4] ? 4ul : mask_v[5] ? 5ul : mask_v[6] ? 6ul
                        : mask_v[7] ? 7ul : mask_v[8] ? 8ul : mask_v[9] ? 9ul : mask_v[10] ? 10ul
                        : mask_v[11] ? 11ul : mask_v[12] ? 12ul : mask_v[13] ? 13ul
                        : mask_v[14] ? 14ul : mask_v[15] ? 15ul : mask2_v[0] ? 16ul
                        : mask2_v[1] ? 17ul : mask2_v[2] ? 18ul : mask2_v[3] ? 19ul
                        : mask2_v[4] ? 20ul : mask2_v[5] ? 21ul : mask2_v[6] ? 22ul
                        : mask2_v[7] ? 23ul : mask2_v[8] ? 24ul : mask2_v[9] ? 25ul
                        : mask2_v[10] ? 26ul : mask2_v[11] ? 27ul : mask2_v[12] ? 28ul
                        : mask2_v[13] ? 29ul : mask2_v[14] ? 30ul : mask2_v[15] ? 31ul
                        : mask3_v[0] ? 32ul : mask3_v[1] ? 33ul : mask3_v[2] ? 34ul
                        : mask3_v[3] ? 35ul : mask3_v[4] ? 36ul : mask3_v[5] ? 37ul
                        : mask3_v[6] ? 38ul : mask3_v[7] ? 39ul : mask3_v[8] ? 40ul
                        : mask3_v[9] ? 41ul : mask3_v[10] ? 42ul : mask3_v[11] ? 43ul
                        : mask3_v[12] ? 44ul : mask3_v[13] ? 45ul : mask3_v[14] ? 46ul
                        : mask3_v[15] ? 47ul : mask4_v[0] ? 48ul : mask4_v[1] ? 49ul
                        : mask4_v[2] ? 50ul : mask4_v[3] ? 51ul : mask4_v[4] ? 52ul
                        : mask4_v[5] ? 53ul : mask4_v[6] ? 54ul : mask4_v[7] ? 55ul
                        : mask4_v[8] ? 56ul : mask4_v[9] ? 57ul : mask4_v[10] ? 58ul
                        : mask4_v[11] ? 59ul : mask4_v[12] ? 60ul : mask4_v[13] ? 61ul
                        : mask4_v[14] ? 62ul : 63ul;
                    const unsigned long possible = k + t4;
                    const unsigned long t5 = possible - before;
                    if (t5 < (unsigned long)n) {
                        const unsigned char t7 = kind[t5];
                        if ((unsigned int)t7 == 3u) {
                            const short t8 = a[t5 * 2];
                            if ((int)t8 > t) {
                                found = possible;
                                break;
                            }
                        }
                    }
                    const vcc_u8x16 t7_v = (unsigned char)t4 - __extension__ (vcc_u8x16){0};
                    const vcc_u8x16 mask2_v0 =
                        mask_v & (vcc_u8x16)((vcc_u8x16)t2_v > (vcc_u8x16)t7_v);
                    const vcc_u8x16 mask2_v1 =
                        mask2_v & (vcc_u8x16)((vcc_u8x16)t3_v > (vcc_u8x16)t7_v);
                    const vcc_u8x16 mask2_v2 =
                        mask3_v & (vcc_u8x16)((vcc_u8x16)t4_v > (vcc_u8x16)t7_v);
                    const vcc_u8x16 mask2_v3 =
                        mask4_v & (vcc_u8x16)((vcc_u8x16)t5_v > (vcc_u8x16)t7_v);
                    const vcc_u64x2 t8_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                    const int t6 = (t8_v[0] | t8_v[1]) != 0;
                    more = t6;
                    mask_v = mask2_v0;
                    mask2_v = mask2_v1;
                    mask3_v = mask2_v2;
                    mask4_v = mask2_v3;
                } while (more);
                if (found != t3) {
                    reached = found;
                    break;
                }
            }
        }
        i_done = (int)(reached - before);
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (kind[i] == 3 && a[2 * i] > lo)
            return i;
    }
#else
    for (int i = 0; i < n; i++)
        if (kind[i] == 3 && a[2 * i] > lo)
            return i;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
