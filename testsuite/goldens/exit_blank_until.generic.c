/* vcc 0.1.0 wrote this from exit_blank_until.c for generic */
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
/* kernel: int n | inout i8 s[n] | exit s = '#' */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
void exit_blank_until(int n, char *s)
{
    char *e = s + n;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic */
    {
        const unsigned long trips = (unsigned long)e - (unsigned long)s;
        if ((unsigned long)s < (unsigned long)e && trips >= 96) {
            const unsigned long trips2 = trips < 4611686018427387904UL ? trips
                : 4611686018427387904UL;
            const unsigned long lead = (0UL - ((unsigned long)s & 31)) & 31;
            const unsigned long t = trips2 < lead ? trips2 : lead;
            unsigned long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < t; k++) {
                const signed char t2 = (signed char)s[k];
                if ((int)t2 == 35) {
                    begun = k;
                    break;
                }
                s[k] = (char)32;
            }
            const unsigned long end = begun == lead ? lead + ((trips2 - lead) & ~31UL) : begun;
            char *s_blocks = s;
            __asm__("" : "+r"(s_blocks));
            const vcc_u8x16 t_v = (unsigned char)35 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 s_blocks_new_v = (unsigned char)32 - __extension__ (vcc_u8x16){0};
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = begun; k2 < end; k2 += 32) {
                const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2);
                const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t_v);
                const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2 + 16);
                const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t_v);
                const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1);
                const int t3 = (t2_v[0] | t2_v[1]) != 0;
                if (t3) {
                    reached = k2;
                    break;
                }
                *(vcc_u8x16 *)(void *)(s_blocks + k2) = s_blocks_new_v;
                *(vcc_u8x16 *)(void *)(s_blocks + k2 + 16) = s_blocks_new_v;
            }
            s = s + reached;
        }
    }
    /* remaining iterations */
    for (; s < e; s++) {
        VCC_KEEP_SCALAR;
#else
    for (; s < e; s++) {
#endif
        if (*s == '#')
            break;
        *s = ' ';
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
