/* vcc 0.1.0 wrote this from exit_find_double.c for generic */
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
/* kernel: size n | in double a[n] | double x | make x = n % 9 * 0.5 | exit a = x | -> i64 */
#ifdef VCC_VECTOR
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long exit_find_double(unsigned long n, const double *a, double x)
{
    long found = -1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes x 4, generic */
    unsigned long i_done = 0;
    if (0UL < n) {
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 7) == 0) {
            const unsigned long end = n + before;
            const double x_v = (double)x;
            const vcc_f64x2 x2_v = __extension__ (vcc_f64x2){x_v, x_v};
            const vcc_u64x2 t_v = (unsigned long)(before - 1) - __extension__ (vcc_u64x2){0};
            const vcc_u64x2 t2_v = __extension__ (vcc_u64x2){0ul, 1ul};
            const vcc_f64x2 a_v0 = *(const vcc_f64x2 *)(const void *)a_blocks;
            const vcc_f64x2 a_v1 = *(const vcc_f64x2 *)(const void *)(a_blocks + 16);
            const vcc_f64x2 a_v2 = *(const vcc_f64x2 *)(const void *)(a_blocks + 32);
            const vcc_f64x2 a_v3 = *(const vcc_f64x2 *)(const void *)(a_blocks + 48);
            const vcc_u64x2 t3_v = t2_v + ((unsigned long)2L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t4_v = t2_v + ((unsigned long)4L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 t5_v = t2_v + ((unsigned long)6L - __extension__ (vcc_u64x2){0});
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_i64x2)t2_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v0 = (vcc_u64x2)(a_v0 == x2_v) & mask_v0;
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_i64x2)t3_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v1 = (vcc_u64x2)(a_v1 == x2_v) & mask_v1;
            const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_i64x2)t4_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v2 = (vcc_u64x2)(a_v2 == x2_v) & mask_v2;
            const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_i64x2)t5_v > (vcc_i64x2)t_v);
            const vcc_u64x2 mask2_v3 = (vcc_u64x2)(a_v3 == x2_v) & mask_v3;
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
            const int t = (t6_v[0] | t6_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 =
                    mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v1[0] ? 2ul : mask2_v1[1] ? 3ul : mask2_v2[0] ? 4ul : mask2_v2[1] ? 5ul : mask2_v3[0] ? 6ul : 7ul;
                reached = t2;
            } else {
                unsigned long found_s = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const vcc_f64x2 a2_v0 = *(const vcc_f64x2 *)(const void *)(a_blocks + k * 8);
                    const vcc_u64x2 mask3_v0 = (vcc_u64x2)(a2_v0 == x2_v);
                    const vcc_f64x2 a2_v1 =
                        *(const vcc_f64x2 *)(const void *)(a_blocks + k * 8 + 16);
                    const vcc_u64x2 mask3_v1 = (vcc_u64x2)(a2_v1 == x2_v);
                    const vcc_f64x2 a2_v2 =
                        *(const vcc_f64x2 *)(const void *)(a_blocks + k * 8 + 32);
                    const vcc_u64x2 mask3_v2 = (vcc_u64x2)(a2_v2 == x2_v);
                    const vcc_f64x2 a2_v3 =
                        *(const vcc_f64x2 *)(const void *)(a_blocks + k * 8 + 48);
                    const vcc_u64x2 mask3_v3 = (vcc_u64x2)(a2_v3 == x2_v);
                    const vcc_u64x2 t7_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                    const int t3 = (t7_v[0] | t7_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 =
                            mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul : mask3_v1[0] ? 2ul : mask3_v1[1] ? 3ul : mask3_v2[0] ? 4ul : mask3_v2[1] ? 5ul : mask3_v3[0] ? 6ul : 7ul;
                        found_s = k + t4;
                        break;
                    }
                }
                reached = found_s;
            }
            i_done = (reached < end ? reached : end) - before;
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (unsigned long i = 0; i < n; i++)
#endif
        if (a[i] == x) {
            found = (long)i;
            break;
        }
#ifdef VCC_VECTOR
    }
#endif
    return found;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
