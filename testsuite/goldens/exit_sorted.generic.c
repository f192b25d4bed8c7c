/* vcc 0.1.0 wrote this from exit_sorted.c for generic */
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
/* kernel: int n | in i32 a[n+1] | make a = 3 * i - 500 | exit a[i + 1] = -1000 - i | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_sorted(int n, const int *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 80) {
        const unsigned long t = (unsigned long)(a + 1);
        const unsigned long before = (t & 31) >> 2;
        if ((t & 3) == 0) {
            const unsigned long lead = (0UL - before) & 7;
            const long t2 = (unsigned long)n < lead ? (long)n : (long)lead;
            long begun = t2;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < (unsigned long)t2; k++) {
                const int t3 = a[k];
                const int t4 = (a + 1)[k];
                if (t3 > t4) {
                    begun = (long)k;
                    break;
                }
            }
            const unsigned long end =
                begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
                : (unsigned long)begun;
            const int *a_blocks = a + 1;
            __asm__("" : "+r"(a_blocks));
            const int *a_blocks2 = a;
            __asm__("" : "+r"(a_blocks2));
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks2 + k2);
                const vcc_u32x4 a2_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 > (vcc_i32x4)a2_v0);
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks2 + k2 + 4);
                const vcc_u32x4 a2_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 > (vcc_i32x4)a2_v1);
                const vcc_u64x2 t_v = (vcc_u64x2)(mask_v0 | mask_v1);
                const int t5 = (t_v[0] | t_v[1]) != 0;
                if (t5) {
                    const unsigned long t6 = mask_v0[0] ? 0ul : mask_v0[1] ? 1ul : mask_v0[2] ? 2ul
                        : mask_v0[3] ? 3ul : mask_v1[0] ? 4ul : mask_v1[1] ? 5ul : mask_v1[2] ? 6ul
                        : 7ul;
                    reached = k2 + t6;
                    break;
                }
            }
            i_done = (int)reached;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > a[i + 1])
            return 0;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] > a[i + 1])
            return 0;
#endif
    return 1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
