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
    /* vcc: line 6: 8 lanes x 4, generic; runs if no subscript wraps around */
    if (n >= 1 && 0UL <= 4294967295UL && 0UL + ((unsigned long)n - 1) <= 4294967295UL
        && ((unsigned long)a & 1) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned int sum_s = 0u;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned short t2 = a[k];
            if ((unsigned int)t2 == 0u) {
                begun = (long)k;
                break;
            }
            sum_s = sum_s + ((unsigned int)t2 ^ 21845u);
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const unsigned short *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u16x8 t2_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t3_v = (unsigned short)21845 - __extension__ (vcc_u16x8){0};
        vcc_u32x4 sum_v0 = t_v;
        vcc_u32x4 sum_v1 = t_v;
        vcc_u32x4 sum_v2 = t_v;
        vcc_u32x4 sum_v3 = t_v;
        vcc_u32x4 sum_v4 = t_v;
        vcc_u32x4 sum_v5 = t_v;
        vcc_u32x4 sum_v6 = t_v;
        vcc_u32x4 sum_v7 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2);
            const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2 + 8);
            const vcc_u16x8 a_v2 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2 + 16);
            const vcc_u16x8 a_v3 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2 + 24);
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t2_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t2_v);
            const vcc_u16x8 mask_v2 = (vcc_u16x8)((vcc_u16x8)a_v2 == (vcc_u16x8)t2_v);
            const vcc_u16x8 mask_v3 = (vcc_u16x8)((vcc_u16x8)a_v3 == (vcc_u16x8)t2_v);
            const vcc_u64x2 t4_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3));
            const int t3 = (t4_v[0] | t4_v[1]) != 0;
            if (t3) {
                reached = k2;
                break;
            }
            const vcc_u16x8 t_v0 = a_v0 ^ t3_v;
            const vcc_u32x4 t2_v0 =
                __builtin_convertvector(__builtin_shufflevector(t_v0, t_v0, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v1 =
                __builtin_convertvector(__builtin_shufflevector(t_v0, t_v0, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u16x8 t_v1 = a_v1 ^ t3_v;
            const vcc_u32x4 t2_v2 =
                __builtin_convertvector(__builtin_shufflevector(t_v1, t_v1, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v3 =
                __builtin_convertvector(__builtin_shufflevector(t_v1, t_v1, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u16x8 t_v2 = a_v2 ^ t3_v;
            const vcc_u32x4 t2_v4 =
                __builtin_convertvector(__builtin_shufflevector(t_v2, t_v2, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v5 =
                __builtin_convertvector(__builtin_shufflevector(t_v2, t_v2, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u16x8 t_v3 = a_v3 ^ t3_v;
            const vcc_u32x4 t2_v6 =
                __builtin_convertvector(__builtin_shufflevector(t_v3, t_v3, 0, 1, 2, 3), vcc_u32x4);
            const vcc_u32x4 t2_v7 =
                __builtin_convertvector(__builtin_shufflevector(t_v3, t_v3, 4, 5, 6, 7), vcc_u32x4);
            const vcc_u32x4 t3_v0 = sum_v0 + t2_v0;
            const vcc_u32x4 t3_v1 = sum_v1 + t2_v1;
            const vcc_u32x4 t3_v2 = sum_v2 + t2_v2;
            const vcc_u32x4 t3_v3 = sum_v3 + t2_v3;
            const vcc_u32x4 t3_v4 = sum_v4 + t2_v4;
            const vcc_u32x4 t3_v5 = sum_v5 + t2_v5;
            const vcc_u32x4 t3_v6 = sum_v6 + t2_v6;
            const vcc_u32x4 t3_v7 = sum_v7 + t2_v7;
            sum_v0 = t3_v0;
            sum_v1 = t3_v1;
            sum_v2 = t3_v2;
            sum_v3 = t3_v3;
            sum_v4 = t3_v4;
            sum_v5 = t3_v5;
            sum_v6 = t3_v6;
            sum_v7 = t3_v7;
        }
        {
            const vcc_u32x4 sum2_v0 = sum_v0 + sum_v4;
            const vcc_u32x4 sum2_v1 = sum_v1 + sum_v5;
            const vcc_u32x4 sum3_v0 = sum_v2 + sum_v6;
            const vcc_u32x4 sum3_v1 = sum_v3 + sum_v7;
            const vcc_u32x4 sum4_v0 = sum2_v0 + sum3_v0;
            const vcc_u32x4 sum4_v1 = sum2_v1 + sum3_v1;
            const vcc_u32x4 sum_v = sum4_v0 + sum4_v1;
            const vcc_u32x2 sum2_v = __builtin_shufflevector(sum_v, sum_v, 2, 3);
            const vcc_u32x2 sum3_v = __builtin_shufflevector(sum_v, sum_v, 0, 1) + sum2_v;
            const vcc_u32x1 sum4_v = __extension__ (vcc_u32x1){sum3_v[1]};
            const unsigned int sum_s2 = (__extension__ (vcc_u32x1){sum3_v[0]} + sum4_v)[0];
            sum = sum_s + sum_s2;
            i = (unsigned int)reached;
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
