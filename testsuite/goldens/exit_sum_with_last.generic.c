/* vcc 0.1.0 wrote this from exit_sum_with_last.c for generic */
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
/* kernel: int n | in u16 a[n] | exit a = 0 | -> u32 */
/* The element that ends the loop is part of the sum. */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned exit_sum_with_last(int n, const unsigned short *a)
{
    unsigned sum = 0, i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, generic */
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
            const vcc_u16x8 t3_v = (unsigned short)21845 - __extension__ (vcc_u16x8){0};
            const unsigned long whole = 15UL < (unsigned long)n ? (unsigned long)n - 15 : 0UL;
            const vcc_u16x8 t4_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
            const vcc_u16x8 t5_v = t4_v + ((unsigned short)8 - __extension__ (vcc_u16x8){0});
            const vcc_u32x4 t_v0 = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t_v1 = __extension__ (vcc_u32x4){4u, 5u, 6u, 7u};
            const vcc_u32x4 t6_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v0 = t_v0 + t6_v;
            const vcc_u32x4 t2_v1 = t_v1 + t6_v;
            vcc_u32x4 sum_v0 = t_v;
            vcc_u32x4 sum_v1 = t_v;
            vcc_u32x4 sum_v2 = t_v;
            vcc_u32x4 sum_v3 = t_v;
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2);
                const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + k * 2 + 16);
                const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t2_v);
                const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t2_v);
                const vcc_u64x2 t7_v = (vcc_u64x2)(mask_v0 | mask_v1);
                const int t = (t7_v[0] | t7_v[1]) != 0;
                const vcc_u16x8 t3_v0 = a_v0 ^ t3_v;
                const vcc_u32x4 t4_v0 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v0, t3_v0, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t4_v1 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v0, t3_v0, 4, 5, 6, 7),
                    vcc_u32x4);
                const vcc_u16x8 t3_v1 = a_v1 ^ t3_v;
                const vcc_u32x4 t4_v2 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v1, t3_v1, 0, 1, 2, 3),
                    vcc_u32x4);
                const vcc_u32x4 t4_v3 =
                    __builtin_convertvector(__builtin_shufflevector(t3_v1, t3_v1, 4, 5, 6, 7),
                    vcc_u32x4);
                vcc_u32x4 t5_v0 = sum_v0 + t4_v0;
                vcc_u32x4 t5_v1 = sum_v1 + t4_v1;
                vcc_u32x4 t5_v2 = sum_v2 + t4_v2;
                vcc_u32x4 t5_v3 = sum_v3 + t4_v3;
                if (__builtin_expect((long)(t || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const vcc_u16x8 t8_v =
                        (unsigned short)(first - 1) - __extension__ (vcc_u16x8){0};
                    const vcc_u16x8 mask2_v0 =
                        mask_v0 & (vcc_u16x8)((vcc_i16x8)t4_v > (vcc_i16x8)t8_v);
                    const vcc_u16x8 mask2_v1 =
                        mask_v1 & (vcc_u16x8)((vcc_i16x8)t5_v > (vcc_i16x8)t8_v);
                    const vcc_u64x2 t9_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                    const int t2 = (t9_v[0] | t9_v[1]) != 0;
                    unsigned long behind = 16UL;
                    if (t2) {
                        const unsigned long t4 = mask2_v0[0] ? 0ul : mask2_v0[1] ? 1ul
                            : mask2_v0[2] ? 2ul : mask2_v0[3] ? 3ul : mask2_v0[4] ? 4ul
                            : mask2_v0[5] ? 5ul : mask2_v0[6] ? 6ul : mask2_v0[7] ? 7ul
                            : mask2_v1[0] ? 8ul : mask2_v1[1] ? 9ul : mask2_v1[2] ? 10ul
                            : mask2_v1[3] ? 11ul : mask2_v1[4] ? 12ul : mask2_v1[5] ? 13ul
                            : mask2_v1[6] ? 14ul : 15ul;
                        behind = t4;
                    }
                    const unsigned long t3 = end - k;
                    const unsigned long behind2 = t3 < behind ? t3 : behind;
                    const vcc_u32x4 t10_v =
                        (unsigned int)(behind2 - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t10_v);
                    const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t10_v);
                    const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_i32x4)t2_v0 > (vcc_i32x4)t10_v);
                    const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t10_v);
                    const vcc_u32x4 t11_v =
                        (unsigned int)(first - 1) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t11_v);
                    const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t11_v);
                    const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_i32x4)t2_v0 > (vcc_i32x4)t11_v);
                    const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_i32x4)t2_v1 > (vcc_i32x4)t11_v);
                    const vcc_u32x4 mask5_v0 = mask4_v0 ^ mask3_v0;
                    const vcc_u32x4 mask5_v1 = mask4_v1 ^ mask3_v1;
                    const vcc_u32x4 mask5_v2 = mask4_v2 ^ mask3_v2;
                    const vcc_u32x4 mask5_v3 = mask4_v3 ^ mask3_v3;
                    const vcc_u32x4 t6_v0 = (t5_v0 & mask5_v0) | (sum_v0 & ~mask5_v0);
                    const vcc_u32x4 t6_v1 = (t5_v1 & mask5_v1) | (sum_v1 & ~mask5_v1);
                    const vcc_u32x4 t6_v2 = (t5_v2 & mask5_v2) | (sum_v2 & ~mask5_v2);
                    const vcc_u32x4 t6_v3 = (t5_v3 & mask5_v3) | (sum_v3 & ~mask5_v3);
                    if (behind2 < 16) {
                        reached = k + behind2;
                        sum_v0 = t6_v0;
                        sum_v1 = t6_v1;
                        sum_v2 = t6_v2;
                        sum_v3 = t6_v3;
                        break;
                    }
                    t5_v0 = t6_v0;
                    t5_v1 = t6_v1;
                    t5_v2 = t6_v2;
                    t5_v3 = t6_v3;
                }
                sum_v0 = t5_v0;
                sum_v1 = t5_v1;
                sum_v2 = t5_v2;
                sum_v3 = t5_v3;
            }
            {
                const vcc_u32x4 sum2_v0 = sum_v0 + sum_v2;
                const vcc_u32x4 sum2_v1 = sum_v1 + sum_v3;
                const vcc_u32x4 sum_v = sum2_v0 + sum2_v1;
                const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
                const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
                const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
                const unsigned int sum_s = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
                sum = sum + sum_s;
                i = (unsigned int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    while ((int)i < n) {
        VCC_KEEP_SCALAR;
#else
    while ((int)i < n) {
#endif
        sum += a[i] ^ 0x5555;
        if (a[i++] == 0)
            break;
    }
    return sum * 2 + i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
