/* vcc 0.1.0 wrote this from exit_length_wide.c for generic */
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
/* kernel: in u32 s[n+1] | make s = i < n ? s[i] : 0 | exit s = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_length_wide(const unsigned *s)
{
    int length = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    {
        const unsigned long before = ((unsigned long)s & 15) >> 2;
        char *s_blocks = (char *)((unsigned long)s & ~15UL);
        __asm__("" : "+r"(s_blocks));
        if (((unsigned long)s & 3) == 0) {
            const unsigned long end = 2147483647UL + before;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 s_v = *(const vcc_u32x4 *)(const void *)s_blocks;
            const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t3_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t3_v);
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_u32x4)s_v == (vcc_u32x4)t_v) & mask_v;
            const vcc_u64x2 t4_v = (vcc_u64x2)mask2_v;
            const int t = (t4_v[0] | t4_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask2_v[0] ? 0ul : mask2_v[1] ? 1ul : mask2_v[2] ? 2ul
                    : 3ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 4UL; k < end; k += 4) {
                    const vcc_u32x4 s2_v = *(const vcc_u32x4 *)(const void *)(s_blocks + k * 4);
                    const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_u32x4)s2_v == (vcc_u32x4)t_v);
                    const vcc_u64x2 t5_v = (vcc_u64x2)mask3_v;
                    const int t3 = (t5_v[0] | t5_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul
                            : mask3_v[2] ? 2ul : 3ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            length = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    while (s[length] != 0) {
        VCC_KEEP_SCALAR;
        length++;
    }
#else
    while (s[length] != 0)
        length++;
#endif
    return length;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
