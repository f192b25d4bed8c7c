/* vcc 0.1.0 wrote this from exit_strcmp.c for generic */
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
/* kernel: in u8 a[n+1] restrict | in u8 b[n+1] restrict | make a = i < n ? 1 + a[i] % 255 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 | exit a = 0, b = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int exit_strcmp(const unsigned char *a, const unsigned char *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic; runs if blocks of all that decides over the exit begin with
       the same element */
    {
        const unsigned long before = (unsigned long)a & 15;
        char *a_blocks = (char *)((unsigned long)a & ~15UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~15UL);
        __asm__("" : "+r"(b_blocks));
        if ((((unsigned long)b - (unsigned long)a) & 15) == 0) {
            const unsigned long end = 2147483647UL + before;
            const vcc_u8x16 t_v = (unsigned char)0 - __extension__ (vcc_u8x16){0};
            const vcc_u8x16 t2_v = __extension__ (vcc_u8x16){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u, 8u,
                9u, 10u, 11u, 12u, 13u, 14u, 15u};
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const unsigned long t = k < before ? 0UL : k - before;
                const unsigned char t2 = a[t];
                if (t2 == 0) {
                    reached = t + before;
                    break;
                }
                const vcc_u8x16 a_v = *(const vcc_u8x16 *)(const void *)(a_blocks + k);
                const vcc_u8x16 b_v = *(const vcc_u8x16 *)(const void *)(b_blocks + k);
                const vcc_u8x16 mask_v = (vcc_u8x16)((vcc_u8x16)a_v != (vcc_u8x16)b_v);
                const vcc_u8x16 mask2_v = (vcc_u8x16)((vcc_u8x16)a_v == (vcc_u8x16)t_v) | mask_v;
                const vcc_u64x2 t3_v = (vcc_u64x2)mask2_v;
                const int t3 = (t3_v[0] | t3_v[1]) != 0;
                if (__builtin_expect((long)(t3 || k - before >= 2147483632), 0L)) {
                    const vcc_u8x16 t4_v =
                        (unsigned char)(k < before ? before : 0UL) - __extension__ (vcc_u8x16){0};
                    const vcc_u8x16 mask3_v =
                        mask2_v & (vcc_u8x16)((vcc_u8x16)t2_v >= (vcc_u8x16)t4_v);
                    const vcc_u64x2 t5_v = (vcc_u64x2)mask3_v;
                    const int t4 = (t5_v[0] | t5_v[1]) != 0;
                    unsigned long behind = 16UL;
                    if (t4) {
                        const unsigned long t6 = mask3_v[0] ? 0ul : mask3_v[1] ? 1ul
                            : mask3_v[2] ? 2ul : mask3_v[3] ? 3ul : mask3_v[4] ? 4ul
                            : mask3_v[5] ? 5ul : mask3_v[6] ? 6ul : mask3_v[7] ? 7ul
                            : mask3_v[8] ? 8ul : mask3_v[9] ? 9ul : mask3_v[10] ? 10ul
                            : mask3_v[11] ? 11ul : mask3_v[12] ? 12ul : mask3_v[13] ? 13ul
                            : mask3_v[14] ? 14ul : 15ul;
                        behind = t6;
                    }
                    const unsigned long t5 = end - k;
                    const unsigned long behind2 = t5 < behind ? t5 : behind;
                    if (behind2 < 16) {
                        reached = k + behind2;
                        break;
                    }
                }
            }
            {
                const unsigned long done = reached - before;
                a = a + done;
                b = b + done;
            }
        }
    }
    /* remaining iterations */
    while (*a && *a == *b) {
        VCC_KEEP_SCALAR;
#else
    while (*a && *a == *b) {
#endif
        a++;
        b++;
    }
    return *a - *b;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
