/* vcc 0.1.0 wrote this from exit_max_until_sentinel.c for generic */
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
/* kernel: int n | in i32 a[n] | i32 end | exit a = end | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef int vcc_i32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_max_until_sentinel(int n, const int *a, int end)
{
    int most = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end_s = (unsigned long)n + before;
            const vcc_u32x4 t_v = (unsigned int)(-2147483647 - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 end_v = (unsigned int)end - __extension__ (vcc_u32x4){0};
            const unsigned long whole = 7UL < (unsigned long)n ? (unsigned long)n - 7 : 0UL;
            const vcc_u32x4 t2_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t3_v = t2_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            vcc_u32x4 most_v0 = t_v;
            vcc_u32x4 most_v1 = t_v;
            unsigned long reached = end_s;
            unsigned long k;
            for (k = 0; k < end_s; k += 8) {
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k * 4);
                const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k * 4 + 16);
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)end_v);
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)end_v);
                const vcc_u64x2 t4_v = (vcc_u64x2)(mask_v0 | mask_v1);
                const int t = (t4_v[0] | t4_v[1]) != 0;
                const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 > (vcc_i32x4)most_v0);
                vcc_u32x4 t2_v0 = (a_v0 & t_v0) | (most_v0 & ~t_v0);
                const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 > (vcc_i32x4)most_v1);
                vcc_u32x4 t2_v1 = (a_v1 & t_v1) | (most_v1 & ~t_v1);
                if (__builtin_expect((long)(t || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const vcc_u32x4 t5_v = (unsigned int)(first - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask2_v0 =
                        mask_v0 & (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t5_v);
                    const vcc_u32x4 mask2_v1 =
                        mask_v1 & (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t5_v);
                    const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                    const int t2 = (t6_v[0] | t6_v[1]) != 0;
                    unsigned long behind = 8UL;
                    if (t2) {
                        const unsigned long t4 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul
                            : mask2_v0[2] ? 2ul : mask2_v0[3] ? 3ul : mask2_v1[0] ? 4ul
                            : mask2_v1[1] ? 5ul : mask2_v1[2] ? 6ul : 7ul;
                        behind = t4;
                    }
                    const unsigned long t3 = end_s - k;
                    const unsigned long behind2 = t3 < behind ? t3 : behind;
                    const vcc_u32x4 t7_v =
                        (unsigned int)(behind2 - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 t8_v = (unsigned int)(first - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t7_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t7_v);
                    const vcc_u32x4 mask4_v0 =
                        (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t8_v) ^ mask3_v0;
                    const vcc_u32x4 t3_v0 = (t2_v0 & mask4_v0) | (most_v0 & ~mask4_v0);
                    const vcc_u32x4 mask4_v1 =
                        (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t8_v) ^ mask3_v1;
                    const vcc_u32x4 t3_v1 = (t2_v1 & mask4_v1) | (most_v1 & ~mask4_v1);
                    if (behind2 < 8) {
                        reached = k + behind2;
                        most_v0 = t3_v0;
                        most_v1 = t3_v1;
                        break;
                    }
                    t2_v0 = t3_v0;
                    t2_v1 = t3_v1;
                }
                most_v0 = t2_v0;
                most_v1 = t2_v1;
            }
            {
                const vcc_u32x4 most_v = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v1);
                const vcc_u32x4 most2_v = (most_v0 & most_v) | (most_v1 & ~most_v);
                const vcc_u32x2 most3_v = __builtin_shufflevector(most2_v, most2_v, 0, 1);
                const vcc_u32x2 most4_v = __builtin_shufflevector(most2_v, most2_v, 2, 3);
                const vcc_u32x2 most5_v = (vcc_u32x2)((vcc_i32x2)most3_v > (vcc_i32x2)most4_v);
                const vcc_u32x2 most6_v = (most3_v & most5_v) | (most4_v & ~most5_v);
                const vcc_u32x1 most7_v = __extension__ (vcc_u32x1){most6_v[0]};
                const vcc_u32x1 most8_v = __extension__ (vcc_u32x1){most6_v[1]};
                const vcc_u32x1 most9_v = (vcc_u32x1)((vcc_i32x1)most7_v > (vcc_i32x1)most8_v);
                const unsigned int most_s = ((most7_v & most9_v) | (most8_v & ~most9_v))[0];
                most = (int)most_s;
                i_done = (int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n && a[i] != end; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > most)
            most = a[i];
    }
#else
    for (int i = 0; i < n && a[i] != end; i++)
        if (a[i] > most)
            most = a[i];
#endif
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
