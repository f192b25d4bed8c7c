/* vcc 0.1.0 wrote this from exit_goto_found.c for generic */
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
/* kernel: int n | in i16 a[n] | in i16 b[n] | i16 x | exit a = x, b = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_goto_found(int n, const short *a, const short *b, short x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, generic */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const int t = (int)x;
            const vcc_u16x8 t_v = (unsigned short)(short)t - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 t3_v = t2_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t4_v = t2_v + ((unsigned short)16 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t5_v = t2_v + ((unsigned short)24 - __extension__ (vcc_u16x8){0});
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2);
                const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t_v);
                const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 16);
                const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t_v);
                const vcc_u16x8 a_v2 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 32);
                const vcc_u16x8 mask_v2 = (vcc_u16x8)((vcc_u16x8)a_v2 == (vcc_u16x8)t_v);
                const vcc_u16x8 a_v3 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 48);
                const vcc_u16x8 mask_v3 = (vcc_u16x8)((vcc_u16x8)a_v3 == (vcc_u16x8)t_v);
                const vcc_u64x2 t6_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
                const int t2 = (t6_v[0] | t6_v[1]) != 0;
                if (__builtin_expect((long)t2, 0L)) {
                    const unsigned long t3 = k + 32;
                    vcc_u16x8 mask_v = mask_v0;
                    vcc_u16x8 mask2_v = mask_v1;
                    vcc_u16x8 mask3_v = mask_v2;
                    vcc_u16x8 mask4_v = mask_v3;
                    unsigned long found_s = t3;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned long t4 = mask_v[0] ? 0ul : mask_v[1] ? 1ul
                            : mask_v[2] ? 2ul : mask_v[3] ? 3ul : mask_v[4] ? 4ul : mask_v[5] ? 5ul
                            : mask_v[6] ? 6ul : mask_v[7] ? 7ul : mask2_v[0] ? 8ul
                            : mask2_v[1] ? 9ul : mask2_v[2] ? 10ul : mask2_v[3] ? 11ul
                            : mask2_v[4] ? 12ul : mask2_v[5] ? 13ul : mask2_v[6] ? 14ul
                            : mask2_v[7] ? 15ul : mask3_v[0] ? 16ul : mask3_v[1] ? 17ul
                            : mask3_v[2] ? 18ul : mask3_v[3] ? 19ul : mask3_v[4] ? 20ul
                            : mask3_v[5] ? 21ul : mask3_v[6] ? 22ul : mask3_v[7] ? 23ul
                            : mask4_v[0] ? 24ul : mask4_v[1] ? 25ul : mask4_v[2] ? 26ul
                            : mask4_v[3] ? 27ul : mask4_v[4] ? 28ul : mask4_v[5] ? 29ul
                            : mask4_v[6] ? 30ul : 31ul;
                        const unsigned long possible = k + t4;
                        const unsigned long t5 = possible - before;
                        if (t5 < (unsigned long)n) {
                            const short t7 = a[t5];
                            if ((int)t7 == t) {
                                const short t8 = b[t5];
                                if ((int)t8 == 0) {
                                    found_s = possible;
                                    break;
                                }
                            }
                        }
                        const vcc_u16x8 t7_v = (unsigned short)t4 - __extension__ (vcc_u16x8){0};
                        const vcc_u16x8 mask2_v0 =
                            mask_v & (vcc_u16x8)((vcc_i16x8)t2_v > (vcc_i16x8)t7_v);
                        const vcc_u16x8 mask2_v1 =
                            mask2_v & (vcc_u16x8)((vcc_i16x8)t3_v > (vcc_i16x8)t7_v);
                        const vcc_u16x8 mask2_v2 =
                            mask3_v & (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t7_v);
                        const vcc_u16x8 mask2_v3 =
                            mask4_v & (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t7_v);
                        const vcc_u64x2 t8_v =
                            (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                        const int t6 = (t8_v[0] | t8_v[1]) != 0;
                        more = t6;
                        mask_v = mask2_v0;
                        mask2_v = mask2_v1;
                        mask3_v = mask2_v2;
                        mask4_v = mask2_v3;
                    } while (more);
                    if (found_s != t3) {
                        reached = found_s;
                        break;
                    }
                }
            }
            i = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] != x)
            continue;
        if (b[i] == 0)
            goto found;
    }
    return -1;
found:
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
