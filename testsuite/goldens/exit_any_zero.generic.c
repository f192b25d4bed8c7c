/* vcc 0.1.0 wrote this from exit_any_zero.c for generic */
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
/* kernel: int n | in i16 a[n] | exit a = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_any_zero(int n, const short *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 4, generic */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = (unsigned short)(before - 1) - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)a_blocks;
            const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + 16);
            const vcc_u16x8 a_v2 = *(const vcc_u16x8 *)(const void *)(a_blocks + 32);
            const vcc_u16x8 a_v3 = *(const vcc_u16x8 *)(const void *)(a_blocks + 48);
            const vcc_u16x8 t4_v = t3_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t5_v = t3_v + ((unsigned short)16 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 t6_v = t3_v + ((unsigned short)24 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_i16x8)t3_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask2_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t_v) & mask_v0;
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask2_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t_v) & mask_v1;
            const vcc_u16x8 mask_v2 = (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask2_v2 = (vcc_u16x8)((vcc_u16x8)a_v2 == (vcc_u16x8)t_v) & mask_v2;
            const vcc_u16x8 mask_v3 = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t2_v);
            const vcc_u16x8 mask2_v3 = (vcc_u16x8)((vcc_u16x8)a_v3 == (vcc_u16x8)t_v) & mask_v3;
            const vcc_u64x2 t7_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
            const int t = (t7_v[0] | t7_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul
                    : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul
                    : mask2_v0[7] ? 7ul : mask2_v1[0] ? 8ul : mask2_v1[1] ? 9ul
                    : mask2_v1[2] ? 10ul : mask2_v1[3] ? 11ul : mask2_v1[4] ? 12ul
                    : mask2_v1[5] ? 13ul : mask2_v1[6] ? 14ul : mask2_v1[7] ? 15ul
                    : mask2_v2[0] ? 16ul : mask2_v2[1] ? 17ul : mask2_v2[2] ? 18ul
                    : mask2_v2[3] ? 19ul : mask2_v2[4] ? 20ul : mask2_v2[5] ? 21ul
                    : mask2_v2[6] ? 22ul : mask2_v2[7] ? 23ul : mask2_v3[0] ? 24ul
                    : mask2_v3[1] ? 25ul : mask2_v3[2] ? 26ul : mask2_v3[3] ? 27ul
                    : mask2_v3[4] ? 28ul : mask2_v3[5] ? 29ul : mask2_v3[6] ? 30ul : 31ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 32UL; k < end; k += 32) {
                    const vcc_u16x8 a2_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2);
                    const vcc_u16x8 mask3_v0 = (vcc_u16x8)((vcc_u16x8)a2_v0 == (vcc_u16x8)t_v);
                    const vcc_u16x8 a2_v1 =
                        *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 16);
                    const vcc_u16x8 mask3_v1 = (vcc_u16x8)((vcc_u16x8)a2_v1 == (vcc_u16x8)t_v);
                    const vcc_u16x8 a2_v2 =
                        *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 32);
                    const vcc_u16x8 mask3_v2 = (vcc_u16x8)((vcc_u16x8)a2_v2 == (vcc_u16x8)t_v);
                    const vcc_u16x8 a2_v3 =
                        *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 48);
                    const vcc_u16x8 mask3_v3 = (vcc_u16x8)((vcc_u16x8)a2_v3 == (vcc_u16x8)t_v);
                    const vcc_u64x2 t8_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                    const int t3 = (t8_v[0] | t8_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                            : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v0[4] ? 4ul
                            : mask3_v0[5] ? 5ul : mask3_v0[6] ? 6ul : mask3_v0[7] ? 7ul
                            : mask3_v1[0] ? 8ul : mask3_v1[1] ? 9ul : mask3_v1[2] ? 10ul
                            : mask3_v1[3] ? 11ul : mask3_v1[4] ? 12ul : mask3_v1[5] ? 13ul
                            : mask3_v1[6] ? 14ul : mask3_v1[7] ? 15ul : mask3_v2[0] ? 16ul
                            : mask3_v2[1] ? 17ul : mask3_v2[2] ? 18ul : mask3_v2[3] ? 19ul
                            : mask3_v2[4] ? 20ul : mask3_v2[5] ? 21ul : mask3_v2[6] ? 22ul
                            : mask3_v2[7] ? 23ul : mask3_v3[0] ? 24ul : mask3_v3[1] ? 25ul
                            : mask3_v3[2] ? 26ul : mask3_v3[3] ? 27ul : mask3_v3[4] ? 28ul
                            : mask3_v3[5] ? 29ul : mask3_v3[6] ? 30ul : 31ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            i_done = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] == 0)
            return 1;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] == 0)
            return 1;
#endif
    return 0;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
