/* vcc 0.1.0 wrote this from exit_last_index.c for generic */
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
/* kernel: int n | in i32 a[n] | i32 x | exit a = x | down | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_last_index(int n, const int *a, int x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 4, generic */
    i = n - 1;
    if (i >= 0) {
        const unsigned long t = (unsigned long)i + 1;
        const unsigned long t2 = 0UL - ((unsigned long)(a + (long)i) + 4);
        const unsigned long before = (t2 & 63) >> 2;
        char *const t3 = (char *)((unsigned long)(a + (long)i) + before * 4);
        char *a_blocks = t3;
        __asm__("" : "+r"(a_blocks));
        if ((t2 & 3) == 0) {
            const unsigned long end = t + before;
            const vcc_u32x4 x_v = (unsigned int)x - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)((const char *)a_blocks - 12);
            const vcc_u32x4 a2_v0 = __builtin_shufflevector(a_v0, a_v0, 3, 2, 1, 0);
            const vcc_u32x4 a_v1 =
                *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - 16) - 12);
            const vcc_u32x4 a2_v1 = __builtin_shufflevector(a_v1, a_v1, 3, 2, 1, 0);
            const vcc_u32x4 a_v2 =
                *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - 32) - 12);
            const vcc_u32x4 a2_v2 = __builtin_shufflevector(a_v2, a_v2, 3, 2, 1, 0);
            const vcc_u32x4 a_v3 =
                *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - 48) - 12);
            const vcc_u32x4 a2_v3 = __builtin_shufflevector(a_v3, a_v3, 3, 2, 1, 0);
            const vcc_u32x4 t3_v = t2_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t4_v = t2_v + ((unsigned int)8 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t5_v = t2_v + ((unsigned int)12 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t_v);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)a2_v0 == (vcc_u32x4)x_v) & mask_v0;
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t_v);
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)a2_v1 == (vcc_u32x4)x_v) & mask_v1;
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_i32x4)t4_v > (vcc_i32x4)t_v);
            const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_u32x4)a2_v2 == (vcc_u32x4)x_v) & mask_v2;
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_i32x4)t5_v > (vcc_i32x4)t_v);
            const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_u32x4)a2_v3 == (vcc_u32x4)x_v) & mask_v3;
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1 | (mask2_v2 | mask2_v3));
            const int t4 = (t6_v[0] | t6_v[1]) != 0;
            unsigned long reached;
            if (t4) {
                const unsigned long t6 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul : mask2_v0[2] ? 2ul
                    : mask2_v0[3] ? 3ul : mask2_v1[0] ? 4ul : mask2_v1[1] ? 5ul : mask2_v1[2] ? 6ul
                    : mask2_v1[3] ? 7ul : mask2_v2[0] ? 8ul : mask2_v2[1] ? 9ul
                    : mask2_v2[2] ? 10ul : mask2_v2[3] ? 11ul : mask2_v3[0] ? 12ul
                    : mask2_v3[1] ? 13ul : mask2_v3[2] ? 14ul : 15ul;
                reached = t6;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const vcc_u32x4 a3_v0 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - k * 4) - 12);
                    const vcc_u32x4 a4_v0 = __builtin_shufflevector(a3_v0, a3_v0, 3, 2, 1, 0);
                    const vcc_u32x4 a3_v1 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - k * 4 - 16) - 12);
                    const vcc_u32x4 a4_v1 = __builtin_shufflevector(a3_v1, a3_v1, 3, 2, 1, 0);
                    const vcc_u32x4 a3_v2 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - k * 4 - 32) - 12);
                    const vcc_u32x4 a4_v2 = __builtin_shufflevector(a3_v2, a3_v2, 3, 2, 1, 0);
                    const vcc_u32x4 a3_v3 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(a_blocks - k * 4 - 48) - 12);
                    const vcc_u32x4 a4_v3 = __builtin_shufflevector(a3_v3, a3_v3, 3, 2, 1, 0);
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)a4_v0 == (vcc_u32x4)x_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)a4_v1 == (vcc_u32x4)x_v);
                    const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)a4_v2 == (vcc_u32x4)x_v);
                    const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)a4_v3 == (vcc_u32x4)x_v);
                    const vcc_u64x2 t7_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
                    const int t7 = (t7_v[0] | t7_v[1]) != 0;
                    if (t7) {
                        const unsigned long t8 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul
                            : mask3_v0[2] ? 2ul : mask3_v0[3] ? 3ul : mask3_v1[0] ? 4ul
                            : mask3_v1[1] ? 5ul : mask3_v1[2] ? 6ul : mask3_v1[3] ? 7ul
                            : mask3_v2[0] ? 8ul : mask3_v2[1] ? 9ul : mask3_v2[2] ? 10ul
                            : mask3_v2[3] ? 11ul : mask3_v3[0] ? 12ul : mask3_v3[1] ? 13ul
                            : mask3_v3[2] ? 14ul : 15ul;
                        found = k + t8;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned int t5 =
                (unsigned int)i - (unsigned int)((reached < end ? reached : end) - before);
            i = (int)t5;
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        if (a[i] == x)
            break;
    }
#else
    for (i = n - 1; i >= 0; i--)
        if (a[i] == x)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
