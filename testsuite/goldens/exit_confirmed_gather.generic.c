/* vcc 0.1.0 wrote this from exit_confirmed_gather.c for generic */
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
/* kernel: size n | in i32 key[n] | in u32 ix[n] | in float v[64] | i32 x | make ix = ix[i] % 63 |
   make key = i % 7 ? key[i] : x | make v = i == 63 ? 2.0f : 1.0f | exit key = x, ix = 63 | -> i64 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long exit_confirmed_gather(unsigned long n, const int *key, const unsigned *ix, const float *v, int x)
{
    unsigned long i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, generic */
    i = 0;
    if (0UL < n) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = ((unsigned long)key & 63) >> 2;
        char *key_blocks = (char *)((unsigned long)key & ~63UL);
        __asm__("" : "+r"(key_blocks));
        if (((unsigned long)key & 3) == 0) {
            const unsigned long end = trips + before;
            const vcc_u32x4 x_v = (unsigned int)x - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t2_v = t_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t3_v = t_v + ((unsigned int)8 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t4_v = t_v + ((unsigned int)12 - __extension__ (vcc_u32x4){0});
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const vcc_u32x4 key_v0 = *(const vcc_u32x4 *)(const void *)(key_blocks + k * 4);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)key_v0 == (vcc_u32x4)x_v);
                const vcc_u32x4 key_v1 =
                    *(const vcc_u32x4 *)(const void *)(key_blocks + k * 4 + 16);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)key_v1 == (vcc_u32x4)x_v);
                const vcc_u32x4 key_v2 =
                    *(const vcc_u32x4 *)(const void *)(key_blocks + k * 4 + 32);
                const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)key_v2 == (vcc_u32x4)x_v);
                const vcc_u32x4 key_v3 =
                    *(const vcc_u32x4 *)(const void *)(key_blocks + k * 4 + 48);
                const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)key_v3 == (vcc_u32x4)x_v);
                const vcc_u64x2 t5_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
                const int t = (t5_v[0] | t5_v[1]) != 0;
                if (__builtin_expect((long)t, 0L)) {
                    const unsigned long t2 = k + 16;
                    vcc_u32x4 mask_v = mask_v0;
                    vcc_u32x4 mask2_v = mask_v1;
                    vcc_u32x4 mask3_v = mask_v2;
                    vcc_u32x4 mask4_v = mask_v3;
                    unsigned long found = t2;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned long t3 = mask_v[0] ? 0ul : mask_v[1] ? 1ul
                            : mask_v[2] ? 2ul : mask_v[3] ? 3ul : mask2_v[0] ? 4ul
                            : mask2_v[1] ? 5ul : mask2_v[2] ? 6ul : mask2_v[3] ? 7ul
                            : mask3_v[0] ? 8ul : mask3_v[1] ? 9ul : mask3_v[2] ? 10ul
                            : mask3_v[3] ? 11ul : mask4_v[0] ? 12ul : mask4_v[1] ? 13ul
                            : mask4_v[2] ? 14ul : 15ul;
                        const unsigned long possible = k + t3;
                        const unsigned long t4 = possible - before;
                        if (t4 < trips) {
                            const int t6 = key[t4];
                            if (t6 == x) {
                                const unsigned int t7 = ix[t4];
                                const float t8 = v[(long)t7];
                                if (t8 > 1.5f) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const vcc_u32x4 t6_v = (unsigned int)t3 - __extension__ (vcc_u32x4){0};
                        const vcc_u32x4 mask2_v0 =
                            mask_v & (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)t6_v);
                        const vcc_u32x4 mask2_v1 =
                            mask2_v & (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t6_v);
                        const vcc_u32x4 mask2_v2 =
                            mask3_v & (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t6_v);
                        const vcc_u32x4 mask2_v3 =
                            mask4_v & (vcc_u32x4)((vcc_i32x4)t4_v > (vcc_i32x4)t6_v);
                        const vcc_u64x2 t7_v =
                            (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                        const int t5 = (t7_v[0] | t7_v[1]) != 0;
                        more = t5;
                        mask_v = mask2_v0;
                        mask2_v = mask2_v1;
                        mask3_v = mask2_v2;
                        mask4_v = mask2_v3;
                    } while (more);
                    if (found != t2) {
                        reached = found;
                        break;
                    }
                }
            }
            i = reached - before;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (key[i] != x)
            continue;
        if (v[ix[i]] > 1.5f)
            break;
    }
    return (long)i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
