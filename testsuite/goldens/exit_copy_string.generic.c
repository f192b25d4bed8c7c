/* vcc 0.1.0 wrote this from exit_copy_string.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(__CHAR_UNSIGNED__) \
    && !defined(__SANITIZE_ADDRESS__) && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
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
/* kernel: in i8 s[n+1] | out i8 d[n+1] restrict | make s = i < n ? s[i] : 0 | exit s = 0 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void exit_copy_string(const char *s, char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, generic; runs if s and d are far enough apart */
    {
        const unsigned long before = (unsigned long)s & 15;
        if ((unsigned long)d - (unsigned long)s - 1 >= 15) {
            const unsigned long lead = (0UL - before) & 15;
            const unsigned long t = 2147483647UL < lead ? 2147483647UL : lead;
            unsigned long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const signed char t2 = (signed char)s[k];
                if ((int)t2 == 0) {
                    begun = k;
                    break;
                }
                d[k] = (char)t2;
            }
            const unsigned long end = begun == lead ? lead + ((2147483647UL - lead) & ~15UL)
                : begun;
            const char *s_blocks = s;
            __asm__("" : "+r"(s_blocks));
            const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 16) {
                const vcc_u8x16 s_v = *(const vcc_u8x16 *)(const void *)(s_blocks + k2);
                const vcc_u64x2 t2_v = (vcc_u64x2)(vcc_u8x16)((vcc_u8x16)s_v == (vcc_u8x16)t_v);
                const int t3 = (t2_v[0] | t2_v[1]) != 0;
                if (t3) {
                    reached = k2;
                    break;
                }
                *(vcc_u8x16 *)(void *)(d + k2) = s_v;
            }
            s = s + reached;
            d = d + reached;
        }
    }
    /* remaining iterations */
    while ((*d++ = *s++) != '\0') {
        VCC_KEEP_SCALAR;
    }
#else
    while ((*d++ = *s++) != '\0')
        ;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
