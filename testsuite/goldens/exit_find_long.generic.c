/* vcc 0.1.0 wrote this from exit_find_long.c for generic */
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
/* kernel: long n | in i64 a[n] | i64 x | exit a = x | -> i64 */
#ifdef VCC_VECTOR
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long exit_find_long(long n, const long *a, long x)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 4, generic */
    long i_done = 0;
    if (0L < n) {
        const long trips = (unsigned long)n < 4611686018427387904UL ? n : 4611686018427387904L;
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 7) == 0) {
            const unsigned long end = (unsigned long)trips + before;
            const vcc_u64x2 x_v = (unsigned long)x - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t_v = (unsigned long)(before - 1) - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t2_v = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_u64x2 a_v0 = *(const vcc_u64x2 *)(const void *)a_blocks;
            const vcc_u64x2 a_v1 = *(const vcc_u64x2 *)(const void *)(a_blocks + 16);
            const vcc_u64x2 a_v2 = *(const vcc_u64x2 *)(const void *)(a_blocks + 32);
            const vcc_u64x2 a_v3 = *(const vcc_u64x2 *)(const void *)(a_blocks + 48);
            const vcc_u64x2 t3_v = t2_v + ((unsigned long)2L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t4_v = t2_v + ((unsigned long)4L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t5_v = t2_v + ((unsigned long)6L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)t2_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v0 = (vcc_u64x2)((vcc_u64x2)a_v0 == (vcc_u64x2)x_v) & mask_v0;
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)t3_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v1 = (vcc_u64x2)((vcc_u64x2)a_v1 == (vcc_u64x2)x_v) & mask_v1;
            const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_i64x2)t4_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v2 = (vcc_u64x2)((vcc_u64x2)a_v2 == (vcc_u64x2)x_v) & mask_v2;
            const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_i64x2)t5_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v3 = (vcc_u64x2)((vcc_u64x2)a_v3 == (vcc_u64x2)x_v) & mask_v3;
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
            const int t = (t6_v[0] | t6_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v1[0] ? 2ul
                    : mask2_v1[1] ? 3ul : mask2_v2[0] ? 4ul : mask2_v2[1] ? 5ul : mask2_v3[0] ? 6ul
                    : 7ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const vcc_u64x2 a2_v0 = *(const vcc_u64x2 *)(const void *)(a_blocks + k * 8);
                    const vcc_u64x2 mask3_v0 = (vcc_u64x2)((vcc_u64x2)a2_v0 == (vcc_u64x2)x_v);
                    const vcc_u64x2 a2_v1 =
                        *(const vcc_u64x2 *)(const void *)(a_blocks + k * 8 + 16);
                    const vcc_u64x2 mask3_v1 = (vcc_u64x2)((vcc_u64x2)a2_v1 == (vcc_u64x2)x_v);
                    const vcc_u64x2 a2_v2 =
                        *(const vcc_u64x2 *)(const void *)(a_blocks + k * 8 + 32);
                    const vcc_u64x2 mask3_v2 = (vcc_u64x2)((vcc_u64x2)a2_v2 == (vcc_u64x2)x_v);
                    const vcc_u64x2 a2_v3 =
                        *(const vcc_u64x2 *)(const void *)(a_blocks + k * 8 + 48);
                    const vcc_u64x2 mask3_v3 = (vcc_u64x2)((vcc_u64x2)a2_v3 == (vcc_u64x2)x_v);
                    const vcc_u64x2 t7_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                    const int t3 = (t7_v[0] | t7_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                            : mask3_v1[0] ? 2ul : mask3_v1[1] ? 3ul : mask3_v2[0] ? 4ul
                            : mask3_v2[1] ? 5ul : mask3_v3[0] ? 6ul : 7ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            i_done = (long)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (long i = i_done; i < n; ++i) {
        VCC_KEEP_SCALAR;
        if (a[i] == x)
            return i;
    }
#else
    for (long i = 0; i < n; ++i)
        if (a[i] == x)
            return i;
#endif
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
