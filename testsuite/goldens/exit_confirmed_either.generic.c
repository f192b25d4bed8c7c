/* vcc 0.1.0 wrote this from exit_confirmed_either.c for generic */
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
/* kernel: int n | in u16 op[n] | in i64 a[n] | in i64 b[n] | make op = i % 6 ? op[i] % 7000 * 3 + 9 : 1 + i / 6 % 2 |
   make a = i % 12 ? a[i] : a[i] & 0xffff | make b = i % 12 == 6 ? 5 : b[i] | exit op = 1, a = -1 |
   exit op = 2, b = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_confirmed_either(int n, const unsigned short *op, const long *a, const long *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, generic */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)op & 63) >> 1;
        char *op_blocks = (char *)((unsigned long)op & ~63UL);
        __asm__("" : "+r"(op_blocks));
        if (((unsigned long)op & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u16x8 t_v = (unsigned short)1 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = (unsigned short)2 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 t4_v = t3_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t5_v = t3_v + ((unsigned short)16 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t6_v = t3_v + ((unsigned short)24 - __extension__ (vcc_u16x8){0});
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const vcc_u16x8 op_v0 = *(const vcc_u16x8 *)(const void *)(op_blocks + k * 2);
                const vcc_u16x8 op_v1 = *(const vcc_u16x8 *)(const void *)(op_blocks + k * 2 + 16);
                const vcc_u16x8 op_v2 = *(const vcc_u16x8 *)(const void *)(op_blocks + k * 2 + 32);
                const vcc_u16x8 op_v3 = *(const vcc_u16x8 *)(const void *)(op_blocks + k * 2 + 48);
                const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)op_v0 == (vcc_u16x8)t_v);
                const vcc_u16x8 mask2_v0 = (vcc_u16x8)((vcc_u16x8)op_v0 == (vcc_u16x8)t2_v)
                    | mask_v0;
                const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)op_v1 == (vcc_u16x8)t_v);
                const vcc_u16x8 mask2_v1 = (vcc_u16x8)((vcc_u16x8)op_v1 == (vcc_u16x8)t2_v)
                    | mask_v1;
                const vcc_u16x8 mask_v2 = (vcc_u16x8)((vcc_u16x8)op_v2 == (vcc_u16x8)t_v);
                const vcc_u16x8 mask2_v2 = (vcc_u16x8)((vcc_u16x8)op_v2 == (vcc_u16x8)t2_v)
                    | mask_v2;
                const vcc_u16x8 mask_v3 = (vcc_u16x8)((vcc_u16x8)op_v3 == (vcc_u16x8)t_v);
                const vcc_u16x8 mask2_v3 = (vcc_u16x8)((vcc_u16x8)op_v3 == (vcc_u16x8)t2_v)
                    | mask_v3;
                const vcc_u64x2 t7_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                const int t = (t7_v[0] | t7_v[1]) != 0;
                if (__builtin_expect((long)t, 0L)) {
                    const unsigned long t2 = k + 32;
                    vcc_u16x8 mask_v = mask2_v0;
                    vcc_u16x8 mask2_v = mask2_v1;
                    vcc_u16x8 mask3_v = mask2_v2;
                    vcc_u16x8 mask4_v = mask2_v3;
                    unsigned long found = t2;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned long t3 = mask_v[0] ? 0ul : mask_v[1] ? 1ul
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
                        const unsigned long possible = k + t3;
                        const unsigned long t4 = possible - before;
                        if (t4 < (unsigned long)n) {
                            const unsigned short t6 = op[t4];
                            const int t7 = (unsigned int)t6 == 1u;
                            if (!t7) {
                                if ((unsigned int)t6 == 2u) {
                                    const long t8 = b[t4];
                                    if (t8 == 0) {
                                        found = possible;
                                        break;
                                    }
                                }
                            }
                            if (t7) {
                                const long t9 = a[t4];
                                if (t9 < 0) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const vcc_u16x8 t8_v = (unsigned short)t3 - __extension__ (vcc_u16x8){0};
                        const vcc_u16x8 mask3_v0 =
                            mask_v & (vcc_u16x8)((vcc_i16x8)t3_v > (vcc_i16x8)t8_v);
                        const vcc_u16x8 mask3_v1 =
                            mask2_v & (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t8_v);
                        const vcc_u16x8 mask3_v2 =
                            mask3_v & (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t8_v);
                        const vcc_u16x8 mask3_v3 =
                            mask4_v & (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t8_v);
                        const vcc_u64x2 t9_v =
                            (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                        const int t5 = (t9_v[0] | t9_v[1]) != 0;
                        more = t5;
                        mask_v = mask3_v0;
                        mask2_v = mask3_v1;
                        mask3_v = mask3_v2;
                        mask4_v = mask3_v3;
                    } while (more);
                    if (found != t2) {
                        reached = found;
                        break;
                    }
                }
            }
            i_done = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (op[i] == 1) {
            if (a[i] < 0)
                return i;
        } else if (op[i] == 2) {
            if (b[i] == 0)
                return -1 - i;
        }
    }
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
