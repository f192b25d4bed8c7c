/* vcc 0.1.0 wrote this from exit_two_values.c for generic */
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
/* kernel: int n | in i32 a[n] | in i32 b[n] | i32 x | exit a = x | exit b = x | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_two_values(int n, const int *a, const int *b, int x)
{
    int i, r;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 3) == 0 && (((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u32x4 x_v = (unsigned int)x - __extension__ (vcc_u32x4){0};
            const unsigned long whole = 7UL < (unsigned long)n ? (unsigned long)n - 7 : 0UL;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t2_v = t_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const unsigned long t = k < before ? 0UL : k - before;
                const int t2 = a[t];
                if (t2 == x) {
                    reached = t + before;
                    break;
                }
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k * 4);
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k * 4 + 16);
                const vcc_u32x4 b_v0 = *(const vcc_u32x4 *)(const void *)(b_blocks + k * 4);
                const vcc_u32x4 b_v1 = *(const vcc_u32x4 *)(const void *)(b_blocks + k * 4 + 16);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)b_v0 == (vcc_u32x4)x_v);
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)x_v) | mask_v0;
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)b_v1 == (vcc_u32x4)x_v);
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)x_v) | mask_v1;
                const vcc_u64x2 t3_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                const int t3 = (t3_v[0] | t3_v[1]) != 0;
                if (__builtin_expect((long)(t3 || k - before >= whole), 0L)) {
                    const vcc_u32x4 t4_v =
                        (unsigned int)((k < before ? before
                        : 0UL) - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask3_v0 =
                        mask2_v0 & (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)t4_v);
                    const vcc_u32x4 mask3_v1 =
                        mask2_v1 & (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t4_v);
                    const vcc_u64x2 t5_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                    const int t4 = (t5_v[0] | t5_v[1]) != 0;
                    unsigned long behind = 8UL;
                    if (t4) {
                        const unsigned long t6 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                            : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v1[0] ? 4ul
                            : mask3_v1[1] ? 5ul : mask3_v1[2] ? 6ul : 7ul;
                        behind = t6;
                    }
                    const unsigned long t5 = end - k;
                    const unsigned long behind2 = t5 < behind ? t5 : behind;
                    if (behind2 < 8) {
                        reached = k + behind2;
                        break;
                    }
                }
            }
            i = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] == x) {
            r = i;
            goto out;
        }
        if (b[i] == x) {
            r = -2 - i;
            goto out;
        }
    }
    r = -1;
out:
    return r;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
