/* vcc 0.1.0 wrote this from exit_masked_find.c for generic */
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
/* kernel: int n | in u16 m[n] | in i16 a[n] | make a = m[i] & 1 ? a[i] & 0x7fff : a[i] |
   exit m = 3, a = -7 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef signed char vcc_i8x8 __attribute__((vector_size(8), aligned(1), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
int exit_masked_find(int n, const unsigned short *m, const short *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)m & 31) >> 1;
        char *m_blocks = (char *)((unsigned long)m & ~31UL);
        __asm__("" : "+r"(m_blocks));
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)m & 1) == 0 && (((unsigned long)a - (unsigned long)m) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
            const vcc_u8x8 t2_v = (unsigned char)1 - __extension__ (vcc_u8x8){0};
            const vcc_u8x8 t3_v = (unsigned char)0 - __extension__ (vcc_u8x8){0};
            const vcc_u16x8 t4_v =
                (unsigned short)(unsigned short)(before - 1) - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t5_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)a_blocks;
            const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + 16);
            const vcc_u16x8 m_v0 = *(const vcc_u16x8 *)(const void *)m_blocks;
            const vcc_u16x8 m_v1 = *(const vcc_u16x8 *)(const void *)(m_blocks + 16);
            const vcc_u8x8 t_v0 = __builtin_convertvector(m_v0, vcc_u8x8) & t2_v;
            const vcc_u8x8 t_v1 = __builtin_convertvector(m_v1, vcc_u8x8) & t2_v;
            const vcc_u8x8 mask_v0 = (vcc_u8x8)((vcc_u8x8)t_v0 != (vcc_u8x8)t3_v);
            const vcc_u8x8 mask_v1 = (vcc_u8x8)((vcc_u8x8)t_v1 != (vcc_u8x8)t3_v);
            const vcc_u16x8 mask2_v0 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)mask_v0, vcc_i16x8);
            const vcc_u16x8 mask2_v1 =
                (vcc_u16x8)__builtin_convertvector((vcc_i8x8)mask_v1, vcc_i16x8);
            const vcc_u16x8 t6_v = t5_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u16x8 mask3_v0 = (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t4_v);
            const vcc_u16x8 mask4_v0 =
                (vcc_u16x8)((vcc_i16x8)a_v0 < (vcc_i16x8)t_v) & mask2_v0 & mask3_v0;
            const vcc_u16x8 mask3_v1 = (vcc_u16x8)((vcc_i16x8)t6_v > (vcc_i16x8)t4_v);
            const vcc_u16x8 mask4_v1 =
                (vcc_u16x8)((vcc_i16x8)a_v1 < (vcc_i16x8)t_v) & mask2_v1 & mask3_v1;
            const vcc_u64x2 t7_v = (vcc_u64x2)(mask4_v0 | mask4_v1);
            const int t = (t7_v[0] | t7_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 =
                    mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul : mask4_v0[2] ? 2ul : mask4_v0[3] ? 3ul : mask4_v0[4] ? 4ul : mask4_v0[5] ? 5ul : mask4_v0[6] ? 6ul : mask4_v0[7] ? 7ul : mask4_v1[0] ? 8ul : mask4_v1[1] ? 9ul : mask4_v1[2] ? 10ul : mask4_v1[3] ? 11ul : mask4_v1[4] ? 12ul : mask4_v1[5] ? 13ul : mask4_v1[6] ? 14ul : 15ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const vcc_u16x8 a2_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2);
                    const vcc_u16x8 a2_v1 =
                        *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 16);
                    const vcc_u16x8 m2_v0 = *(const vcc_u16x8 *)(const void *)(m_blocks + k * 2);
                    const vcc_u16x8 m2_v1 =
                        *(const vcc_u16x8 *)(const void *)(m_blocks + k * 2 + 16);
                    const vcc_u8x8 t2_v0 = __builtin_convertvector(m2_v0, vcc_u8x8) & t2_v;
                    const vcc_u8x8 t2_v1 = __builtin_convertvector(m2_v1, vcc_u8x8) & t2_v;
                    const vcc_u8x8 mask5_v0 = (vcc_u8x8)((vcc_u8x8)t2_v0 != (vcc_u8x8)t3_v);
                    const vcc_u8x8 mask5_v1 = (vcc_u8x8)((vcc_u8x8)t2_v1 != (vcc_u8x8)t3_v);
                    const vcc_u16x8 mask6_v0 =
                        (vcc_u16x8)__builtin_convertvector((vcc_i8x8)mask5_v0, vcc_i16x8);
                    const vcc_u16x8 mask7_v0 =
                        (vcc_u16x8)((vcc_i16x8)a2_v0 < (vcc_i16x8)t_v) & mask6_v0;
                    const vcc_u16x8 mask6_v1 =
                        (vcc_u16x8)__builtin_convertvector((vcc_i8x8)mask5_v1, vcc_i16x8);
                    const vcc_u16x8 mask7_v1 =
                        (vcc_u16x8)((vcc_i16x8)a2_v1 < (vcc_i16x8)t_v) & mask6_v1;
                    const vcc_u64x2 t8_v = (vcc_u64x2)(mask7_v0 | mask7_v1);
                    const int t3 = (t8_v[0] | t8_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 =
                            mask7_v0[0] ? 0ul : mask7_v0[1] ? 1ul : mask7_v0[2] ? 2ul : mask7_v0[3] ? 3ul : mask7_v0[4] ? 4ul : mask7_v0[5] ? 5ul : mask7_v0[6] ? 6ul : mask7_v0[7] ? 7ul : mask7_v1[0] ? 8ul : mask7_v1[1] ? 9ul : mask7_v1[2] ? 10ul : mask7_v1[3] ? 11ul : mask7_v1[4] ? 12ul : mask7_v1[5] ? 13ul : mask7_v1[6] ? 14ul : 15ul;
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
#else
    for (int i = 0; i < n; i++)
#endif
        if (m[i] & 1) {
            if (a[i] < 0)
                return i;
        }
#ifdef VCC_VECTOR
    }
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
