/* vcc 0.1.0 wrote this from exit_bound_and_data.c for generic */
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
/* kernel: int n | i32 m | in i16 a[n] | make m = n + 3 | exit m = i | exit a = -1 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x4 __attribute__((vector_size(8), aligned(2), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_bound_and_data(int n, int m, const short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 15) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~15UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t2_v = t_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 m_v = (unsigned int)m - __extension__ (vcc_u32x4){0};
            const vcc_u16x4 t3_v = (unsigned short)-1 - __extension__ (vcc_u16x4){0};
            const unsigned long whole = 7UL < (unsigned long)n ? (unsigned long)n - 7 : 0UL;
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const unsigned long t = k - before;
                const unsigned long t2 = k < before ? 0UL : t;
                if ((int)t2 >= m) {
                    reached = t2 + before;
                    break;
                }
                const vcc_u32x4 t4_v = (unsigned int)(unsigned int)t - __extension__ (vcc_u32x4){0};
                const vcc_u16x4 a_v0 = *(const vcc_u16x4 *)(const void *)(a_blocks + k * 2);
                const vcc_u16x4 a_v1 = *(const vcc_u16x4 *)(const void *)(a_blocks + k * 2 + 8);
                const vcc_u16x4 mask_v0 = (vcc_u16x4)((vcc_u16x4)a_v0 == (vcc_u16x4)t3_v);
                const vcc_u16x4 mask_v1 = (vcc_u16x4)((vcc_u16x4)a_v1 == (vcc_u16x4)t3_v);
                const vcc_u32x4 mask2_v0 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)mask_v0, vcc_i32x4);
                const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)(t4_v + t_v) >= (vcc_i32x4)m_v)
                    | mask2_v0;
                const vcc_u32x4 mask2_v1 =
                    (vcc_u32x4)__builtin_convertvector((vcc_i16x4)mask_v1, vcc_i32x4);
                const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)(t4_v + t2_v) >= (vcc_i32x4)m_v)
                    | mask2_v1;
                const vcc_u64x2 t5_v = (vcc_u64x2)(mask3_v0 | mask3_v1);
                const int t3 = (t5_v[0] | t5_v[1]) != 0;
                if (__builtin_expect((long)(t3 || k - before >= whole), 0L)) {
                    const vcc_u32x4 t6_v =
                        (unsigned int)(unsigned int)((k < before ? before
                        : 0UL) - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask4_v0 =
                        mask3_v0 & (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)t6_v);
                    const vcc_u32x4 mask4_v1 =
                        mask3_v1 & (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t6_v);
                    const vcc_u64x2 t7_v = (vcc_u64x2)(mask4_v0 | mask4_v1);
                    const int t4 = (t7_v[0] | t7_v[1]) != 0;
                    unsigned long behind = 8UL;
                    if (t4) {
                        const unsigned long t6 = mask4_v0[0] ? 0ul : mask4_v0[1] ? 1ul
                            : mask4_v0[2] ? 2ul : mask4_v0[3] ? 3ul : mask4_v1[0] ? 4ul
                            : mask4_v1[1] ? 5ul : mask4_v1[2] ? 6ul : 7ul;
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
        if (i >= m)
            return -1;
        if (a[i] == -1)
            return i;
    }
    return -2;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
