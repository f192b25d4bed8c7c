/* vcc 0.1.0 wrote this from exit_copy_bounded.c for generic */
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
/* kernel: int n+1 | in i8 s[n+1] | out i8 d[n+1] | exit s = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_copy_bounded(int size, const char *s, char *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, generic; runs if s and d are far enough apart */
    i = 0;
    {
        const long trips = (long)(int)((unsigned int)size - 1u);
        if (trips >= 64 && (unsigned long)d - (unsigned long)s - 1 >= 31) {
            const unsigned long before = (unsigned long)s & 31;
            const unsigned long lead = (0UL - before) & 31;
            const long t = (unsigned long)trips < lead ? trips : (long)lead;
            long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < (unsigned long)t; k++) {
                const signed char t2 = (signed char)s[k];
                if (t2 == 0) {
                    begun = (long)k;
                    break;
                }
                d[k] = (char)t2;
            }
            const unsigned long end =
                begun == (long)lead ? lead + (((unsigned long)trips - lead) & ~31UL)
                : (unsigned long)begun;
            const char *s_blocks = s;
            __asm__("" : "+r"(s_blocks));
            const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
                const vcc_u8x16 s_v0 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2);
                const vcc_u8x16 s_v1 = *(const vcc_u8x16 *)(const void *)(s_blocks + k2 + 16);
                const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)s_v0 == (vcc_u8x16)t_v);
                const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)s_v1 == (vcc_u8x16)t_v);
                const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1);
                const int t3 = (t2_v[0] | t2_v[1]) != 0;
                if (t3) {
                    reached = k2;
                    break;
                }
                *(vcc_u8x16 *)(void *)(d + k2) = s_v0;
                *(vcc_u8x16 *)(void *)(d + k2 + 16) = s_v1;
            }
            i = (int)reached;
        }
    }
    /* remaining iterations */
    for (; i < size - 1 && s[i]; i++) {
        VCC_KEEP_SCALAR;
        d[i] = s[i];
    }
#else
    for (i = 0; i < size - 1 && s[i]; i++)
        d[i] = s[i];
#endif
    d[i] = '\0';
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
