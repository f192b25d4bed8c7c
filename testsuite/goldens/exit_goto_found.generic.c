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
    /* vcc: line 5: 8 lanes x 2, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 1) == 0 && (((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t2_v = (unsigned short)(short)(int)x - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v =
                (unsigned short)(unsigned short)(before - 1) - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t4_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 b_v0 = *(const vcc_u16x8 *)(const void *)b_blocks;
            const vcc_u16x8 b_v1 = *(const vcc_u16x8 *)(const void *)(b_blocks + 16);
            const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)a_blocks;
            const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + 16);
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t2_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t2_v);
            const vcc_u16x8 t5_v = t4_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 mask2_v0 = (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t3_v);
            const vcc_u16x8 mask3_v0 =
                (vcc_u16x8)((vcc_u16x8)b_v0 == (vcc_u16x8)t_v) & mask_v0 & mask2_v0;
            const vcc_u16x8 mask2_v1 = (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t3_v);
            const vcc_u16x8 mask3_v1 =
                (vcc_u16x8)((vcc_u16x8)b_v1 == (vcc_u16x8)t_v) & mask_v1 & mask2_v1;
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
            const int t = (t6_v[0] | t6_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 =
                    mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v0[4] ? 4ul : mask3_v0[5] ? 5ul : mask3_v0[6] ? 6ul : mask3_v0[7] ? 7ul : mask3_v1[0] ? 8ul : mask3_v1[1] ? 9ul : mask3_v1[2] ? 10ul : mask3_v1[3] ? 11ul : mask3_v1[4] ? 12ul : mask3_v1[5] ? 13ul : mask3_v1[6] ? 14ul : 15ul;
                reached = t2;
            } else {
                unsigned long found_s = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const vcc_u16x8 b2_v0 = *(const vcc_u16x8 *)(const void *)(b_blocks + k * 2);
                    const vcc_u16x8 b2_v1 =
                        *(const vcc_u16x8 *)(const void *)(b_blocks + k * 2 + 16);
                    const vcc_u16x8 a2_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2);
                    const vcc_u16x8 a2_v1 =
                        *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 16);
                    const vcc_u16x8 mask4_v0 = (vcc_u16x8)((vcc_u16x8)a2_v0 == (vcc_u16x8)t2_v);
                    const vcc_u16x8 mask5_v0 =
                        (vcc_u16x8)((vcc_u16x8)b2_v0 == (vcc_u16x8)t_v) & mask4_v0;
                    const vcc_u16x8 mask4_v1 = (vcc_u16x8)((vcc_u16x8)a2_v1 == (vcc_u16x8)t2_v);
                    const vcc_u16x8 mask5_v1 =
                        (vcc_u16x8)((vcc_u16x8)b2_v1 == (vcc_u16x8)t_v) & mask4_v1;
                    const vcc_u64x2 t7_v = (vcc_u64x2)(mask5_v0 | mask5_v1);
                    const int t3 = (t7_v[0] | t7_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 =
                            mask5_v0[0] ? 0ul : mask5_v0[1] ? 1ul : mask5_v0[2] ? 2ul : mask5_v0[3] ? 3ul : mask5_v0[4] ? 4ul : mask5_v0[5] ? 5ul : mask5_v0[6] ? 6ul : mask5_v0[7] ? 7ul : mask5_v1[0] ? 8ul : mask5_v1[1] ? 9ul : mask5_v1[2] ? 10ul : mask5_v1[3] ? 11ul : mask5_v1[4] ? 12ul : mask5_v1[5] ? 13ul : mask5_v1[6] ? 14ul : 15ul;
                        found_s = k + t4;
                        break;
                    }
                }
                reached = found_s;
            }
            i = (int)((reached < end ? reached : end) - before);
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
