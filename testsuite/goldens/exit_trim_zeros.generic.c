/* vcc 0.1.0 wrote this from exit_trim_zeros.c for generic */
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
/* kernel: int n | in double a[n] | make a = i % 2 ? 0.0 : -0.0 | exit a = 0.5 | down | -> i32 */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_trim_zeros(int n, const double *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 4, generic */
    if (n >= 1) {
        const unsigned long t = (unsigned long)(a + (long)((unsigned long)n - 1)) + 8;
        const unsigned long t2 = 0UL - t;
        const unsigned long before = (t2 & 63) >> 3;
        const unsigned long t3 = (unsigned long)(a + (long)((unsigned long)n - 1)) + before * 8;
        char *a_blocks = (char *)t3;
        __asm__("" : "+r"(a_blocks));
        if ((t2 & 7) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const double t_v = (double)0.0;
            const vcc_f64x2 t2_v = __extension__ (vcc_f64x2){t_v, t_v};
            const vcc_u64x2 t3_v = (unsigned long)(before - 1) - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t4_v = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_f64x2 a_v0 = *(const vcc_f64x2 *)(const void *)((const char *)a_blocks - 8);
            const vcc_f64x2 a2_v0 = __builtin_shufflevector(a_v0, a_v0, 1, 0);
            const vcc_f64x2 a_v1 =
                *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - 16) - 8);
            const vcc_f64x2 a2_v1 = __builtin_shufflevector(a_v1, a_v1, 1, 0);
            const vcc_f64x2 a_v2 =
                *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - 32) - 8);
            const vcc_f64x2 a2_v2 = __builtin_shufflevector(a_v2, a_v2, 1, 0);
            const vcc_f64x2 a_v3 =
                *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - 48) - 8);
            const vcc_f64x2 a2_v3 = __builtin_shufflevector(a_v3, a_v3, 1, 0);
            const vcc_u64x2 t5_v = t4_v + ((unsigned long)2L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t6_v = t4_v + ((unsigned long)4L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t7_v = t4_v + ((unsigned long)6L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)t4_v > (vcc_i64x2)t3_v);
            const vcc_u64x2 mask2_v0 = ~(vcc_u64x2)(a2_v0 == t2_v) & mask_v0;
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)t5_v > (vcc_i64x2)t3_v);
            const vcc_u64x2 mask2_v1 = ~(vcc_u64x2)(a2_v1 == t2_v) & mask_v1;
            const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_i64x2)t6_v > (vcc_i64x2)t3_v);
            const vcc_u64x2 mask2_v2 = ~(vcc_u64x2)(a2_v2 == t2_v) & mask_v2;
            const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_i64x2)t7_v > (vcc_i64x2)t3_v);
            const vcc_u64x2 mask2_v3 = ~(vcc_u64x2)(a2_v3 == t2_v) & mask_v3;
            const vcc_u64x2 t8_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
            const int t4 = (t8_v[0] | t8_v[1]) != 0;
            unsigned long reached;
            if (t4) {
                const unsigned long t6 =
                    mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v1[0] ? 2ul : mask2_v1[1] ? 3ul : mask2_v2[0] ? 4ul : mask2_v2[1] ? 5ul : mask2_v3[0] ? 6ul : 7ul;
                reached = t6;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const vcc_f64x2 a3_v0 =
                        *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - k * 8) - 8);
                    const vcc_f64x2 a4_v0 = __builtin_shufflevector(a3_v0, a3_v0, 1, 0);
                    const vcc_f64x2 a3_v1 =
                        *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - k * 8 - 16) - 8);
                    const vcc_f64x2 a4_v1 = __builtin_shufflevector(a3_v1, a3_v1, 1, 0);
                    const vcc_f64x2 a3_v2 =
                        *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - k * 8 - 32) - 8);
                    const vcc_f64x2 a4_v2 = __builtin_shufflevector(a3_v2, a3_v2, 1, 0);
                    const vcc_f64x2 a3_v3 =
                        *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - k * 8 - 48) - 8);
                    const vcc_f64x2 a4_v3 = __builtin_shufflevector(a3_v3, a3_v3, 1, 0);
                    const vcc_u64x2 mask3_v0 = (vcc_u64x2)(a4_v0 == t2_v);
                    const vcc_u64x2 mask3_v1 = (vcc_u64x2)(a4_v1 == t2_v);
                    const vcc_u64x2 mask3_v2 = (vcc_u64x2)(a4_v2 == t2_v);
                    const vcc_u64x2 mask3_v3 = (vcc_u64x2)(a4_v3 == t2_v);
                    const vcc_u64x2 t9_v = (vcc_u64x2)(mask3_v0 & mask3_v1 & (mask3_v2 & mask3_v3));
                    const int t7 = (t9_v[0] & t9_v[1]) == 18446744073709551615ul;
                    if (!t7) {
                        const vcc_u64x2 mask4_v0 = ~mask3_v0;
                        const vcc_u64x2 mask4_v1 = ~mask3_v1;
                        const vcc_u64x2 mask4_v2 = ~mask3_v2;
                        const vcc_u64x2 mask4_v3 = ~mask3_v3;
                        const unsigned long t8 =
                            mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul : mask4_v1[0] ? 2ul : mask4_v1[1] ? 3ul : mask4_v2[0] ? 4ul : mask4_v2[1] ? 5ul : mask4_v3[0] ? 6ul : 7ul;
                        found = k + t8;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned int t5 =
                (unsigned int)n - (unsigned int)((reached < end ? reached : end) - before);
            n = (int)t5;
        }
    }
    /* remaining iterations */
    while (n > 0 && a[n - 1] == 0) {
        VCC_KEEP_SCALAR;
        n--;
    }
#else
    while (n > 0 && a[n - 1] == 0)
        n--;
#endif
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
