/* vcc 0.1.0 wrote this from exit_length_utf16.c for generic */
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
/* kernel: in u16 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> size */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned long exit_length_utf16(const unsigned short *s)
{
    unsigned long length;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, generic */
    length = 0;
    {
        const unsigned long before = ((unsigned long)s & 15) >> 1;
        char *s_blocks = (char *)((unsigned long)s & ~15UL);
        __asm__("" : "+r"(s_blocks));
        if (((unsigned long)s & 1) == 0) {
            const unsigned long end = 2147483647UL + before;
            const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 s_v = *(const vcc_u16x8 *)(const void *)s_blocks;
            const vcc_u16x8 t2_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 t3_v = (unsigned short)(before - 1) - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 mask_v = (vcc_u16x8)((vcc_i16x8)t2_v > (vcc_i16x8)t3_v);
            const vcc_u16x8 mask2_v = (vcc_u16x8)((vcc_u16x8)s_v == (vcc_u16x8)t_v) & mask_v;
            const vcc_u64x2 t4_v = (vcc_u64x2)mask2_v;
            const int t = (t4_v[0] | t4_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask2_v[0] ? 0ul : mask2_v[1] ? 1ul : mask2_v[2] ? 2ul
                    : mask2_v[3] ? 3ul : mask2_v[4] ? 4ul : mask2_v[5] ? 5ul : mask2_v[6] ? 6ul
                    : 7ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const vcc_u16x8 s2_v = *(const vcc_u16x8 *)(const void *)(s_blocks + k * 2);
                    const vcc_u16x8 mask3_v = (vcc_u16x8)((vcc_u16x8)s2_v == (vcc_u16x8)t_v);
                    const vcc_u64x2 t5_v = (vcc_u64x2)mask3_v;
                    const int t3 = (t5_v[0] | t5_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul
                            : mask3_v[2] ? 2ul : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul
                            : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul : 7ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            length = (reached < end ? reached : end) - before;
        }
    }
    /* remaining iterations */
    for (; s[length]; length++) {
        VCC_KEEP_SCALAR;
    }
#else
    for (length = 0; s[length]; length++)
        ;
#endif
    return length;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
