/* vcc 0.1.0 wrote this from exit_confirmed_floats.c for generic */
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
/* kernel: int n | in double a[n] | in double b[n] | make a = i % 4 ? a[i] : 0.0 | make b = b[i] < 0 ? -b[i] : b[i] |
   exit a = 0.0, b = -1.0 | down | -> i32 */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_confirmed_floats(int n, const double *a, const double *b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 4, generic */
    i = n - 1;
    if (i >= 0) {
        const unsigned long t = (unsigned long)i + 1;
        const unsigned long t2 = 0UL - ((unsigned long)(a + (long)i) + 8);
        const unsigned long before = (t2 & 63) >> 3;
        char *const t3 = (char *)((unsigned long)(a + (long)i) + before * 8);
        char *a_blocks = t3;
        __asm__("" : "+r"(a_blocks));
        if ((t2 & 7) == 0) {
            const unsigned long end = t + before;
            const vcc_u64x2 t_v =
                (unsigned long)9223372036854775807L - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t2_v =
                (unsigned long)9218868437227405312L - __extension__ (vcc_u64x2){0};
            const double t3_v = (double)0.0;
            const vcc_f64x2 t4_v = __extension__ (vcc_f64x2){t3_v, t3_v};
            const vcc_u64x2 t5_v = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_u64x2 t6_v = t5_v + ((unsigned long)2L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t7_v = t5_v + ((unsigned long)4L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t8_v = t5_v + ((unsigned long)6L - __extension__ (vcc_u64x2){0});
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                char *const a_blocks2 = a_blocks - k * 8 - 16;
                char *const a_blocks3 = a_blocks - k * 8 - 32;
                char *const a_blocks4 = a_blocks - k * 8 - 48;
                const vcc_f64x2 a_v0 =
                    *(const vcc_f64x2 *)(const void *)((const char *)(a_blocks - k * 8) - 8);
                const vcc_f64x2 a2_v0 = __builtin_shufflevector(a_v0, a_v0, 1, 0);
                const vcc_f64x2 a_v1 =
                    *(const vcc_f64x2 *)(const void *)((const char *)a_blocks2 - 8);
                const vcc_f64x2 a2_v1 = __builtin_shufflevector(a_v1, a_v1, 1, 0);
                const vcc_f64x2 a_v2 =
                    *(const vcc_f64x2 *)(const void *)((const char *)a_blocks3 - 8);
                const vcc_f64x2 a2_v2 = __builtin_shufflevector(a_v2, a_v2, 1, 0);
                const vcc_f64x2 a_v3 =
                    *(const vcc_f64x2 *)(const void *)((const char *)a_blocks4 - 8);
                const vcc_f64x2 a2_v3 = __builtin_shufflevector(a_v3, a_v3, 1, 0);
                const vcc_u64x2 t_v0 =
                    *(const vcc_u64x2 *)(const void *)((const char *)(a_blocks - k * 8) - 8);
                const vcc_u64x2 t2_v0 = __builtin_shufflevector(t_v0, t_v0, 1, 0);
                const vcc_u64x2 t_v1 =
                    *(const vcc_u64x2 *)(const void *)((const char *)a_blocks2 - 8);
                const vcc_u64x2 t2_v1 = __builtin_shufflevector(t_v1, t_v1, 1, 0);
                const vcc_u64x2 t_v2 =
                    *(const vcc_u64x2 *)(const void *)((const char *)a_blocks3 - 8);
                const vcc_u64x2 t2_v2 = __builtin_shufflevector(t_v2, t_v2, 1, 0);
                const vcc_u64x2 t_v3 =
                    *(const vcc_u64x2 *)(const void *)((const char *)a_blocks4 - 8);
                const vcc_u64x2 t2_v3 = __builtin_shufflevector(t_v3, t_v3, 1, 0);
                const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)(t2_v0 & t_v) > (vcc_i64x2)t2_v);
                const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)(t2_v1 & t_v) > (vcc_i64x2)t2_v);
                const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_i64x2)(t2_v2 & t_v) > (vcc_i64x2)t2_v);
                const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_i64x2)(t2_v3 & t_v) > (vcc_i64x2)t2_v);
                const vcc_f64x2 t3_v0 =
                    (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v0) | ((vcc_u64x2)a2_v0 & ~mask_v0));
                const vcc_f64x2 t3_v1 =
                    (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v1) | ((vcc_u64x2)a2_v1 & ~mask_v1));
                const vcc_f64x2 t3_v2 =
                    (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v2) | ((vcc_u64x2)a2_v2 & ~mask_v2));
                const vcc_f64x2 t3_v3 =
                    (vcc_f64x2)(((vcc_u64x2)t4_v & mask_v3) | ((vcc_u64x2)a2_v3 & ~mask_v3));
                const vcc_u64x2 mask2_v0 = (vcc_u64x2)(t3_v0 == t4_v) | mask_v0;
                const vcc_u64x2 mask2_v1 = (vcc_u64x2)(t3_v1 == t4_v) | mask_v1;
                const vcc_u64x2 mask2_v2 = (vcc_u64x2)(t3_v2 == t4_v) | mask_v2;
                const vcc_u64x2 mask2_v3 = (vcc_u64x2)(t3_v3 == t4_v) | mask_v3;
                const vcc_u64x2 t9_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
                const int t4 = (t9_v[0] | t9_v[1]) != 0;
                if (__builtin_expect((long)t4, 0L)) {
                    const unsigned long t5 = k + 8;
                    vcc_u64x2 mask_v = mask2_v0;
                    vcc_u64x2 mask2_v = mask2_v1;
                    vcc_u64x2 mask3_v = mask2_v2;
                    vcc_u64x2 mask4_v = mask2_v3;
                    unsigned long found = t5;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned long t6 = mask_v[0] ? 0ul : mask_v[1] ? 1ul
                            : mask2_v[0] ? 2ul : mask2_v[1] ? 3ul : mask3_v[0] ? 4ul
                            : mask3_v[1] ? 5ul : mask4_v[0] ? 6ul : 7ul;
                        const unsigned long possible = k + t6;
                        const unsigned long t7 = possible - before;
                        if (t7 < t) {
                            const double t9 = *(a + (long)i - t7);
                            if (t9 == 0.0) {
                                const double t10 = *(b + (long)i - t7);
                                if (t10 < 0.0) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const vcc_u64x2 t10_v = (unsigned long)t6 - __extension__ (vcc_u64x2){0};
                        const vcc_u64x2 mask3_v0 =
                            mask_v & (vcc_u64x2)((vcc_i64x2)t5_v > (vcc_i64x2)t10_v);
                        const vcc_u64x2 mask3_v1 =
                            mask2_v & (vcc_u64x2)((vcc_i64x2)t6_v > (vcc_i64x2)t10_v);
                        const vcc_u64x2 mask3_v2 =
                            mask3_v & (vcc_u64x2)((vcc_i64x2)t7_v > (vcc_i64x2)t10_v);
                        const vcc_u64x2 mask3_v3 =
                            mask4_v & (vcc_u64x2)((vcc_i64x2)t8_v > (vcc_i64x2)t10_v);
                        const vcc_u64x2 t11_v =
                            (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                        const int t8 = (t11_v[0] | t11_v[1]) != 0;
                        more = t8;
                        mask_v = mask3_v0;
                        mask2_v = mask3_v1;
                        mask3_v = mask3_v2;
                        mask4_v = mask3_v3;
                    } while (more);
                    if (found != t5) {
                        reached = found;
                        break;
                    }
                }
            }
            i = (int)((unsigned int)i - (unsigned int)(reached - before));
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        if (a[i] == 0.0 && b[i] < 0)
            break;
    }
#else
    for (i = n - 1; i >= 0; i--)
        if (a[i] == 0.0 && b[i] < 0)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
