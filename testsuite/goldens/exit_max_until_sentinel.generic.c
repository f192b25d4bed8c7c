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
    /* vcc: line 5: 4 lanes x 8, generic */
    int i_done = 0;
    if (n >= 1 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 2;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned int most_s = 2147483648u;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == end) {
                begun = (long)k;
                break;
            }
            unsigned int t3 = most_s;
            if (t2 > (int)most_s) {
                t3 = (unsigned int)t2;
            }
            most_s = t3;
        }
        const unsigned long end_s =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL) : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 t_v = (unsigned int)most_s - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 end_v = (unsigned int)end - __extension__ (vcc_u32x4){0};
        vcc_u32x4 most_v0 = t_v;
        vcc_u32x4 most_v1 = t_v;
        vcc_u32x4 most_v2 = t_v;
        vcc_u32x4 most_v3 = t_v;
        vcc_u32x4 most_v4 = t_v;
        vcc_u32x4 most_v5 = t_v;
        vcc_u32x4 most_v6 = t_v;
        vcc_u32x4 most_v7 = t_v;
        unsigned long reached = end_s;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end_s; k2 += 32) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 8);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 12);
            const vcc_u32x4 a_v4 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 16);
            const vcc_u32x4 a_v5 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 20);
            const vcc_u32x4 a_v6 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 24);
            const vcc_u32x4 a_v7 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 28);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)a_v2 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)a_v3 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v4 = (vcc_u32x4)((vcc_u32x4)a_v4 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v5 = (vcc_u32x4)((vcc_u32x4)a_v5 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v6 = (vcc_u32x4)((vcc_u32x4)a_v6 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v7 = (vcc_u32x4)((vcc_u32x4)a_v7 == (vcc_u32x4)end_v);
            const vcc_u32x4 mask_v = mask_v4 | mask_v5 | (mask_v6 | mask_v7);
            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3) | mask_v);
            const int t4 = (t2_v[0] | t2_v[1]) != 0;
            if (t4) {
                reached = k2;
                break;
            }
            const vcc_u32x4 t_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 > (vcc_i32x4)most_v0);
            const vcc_u32x4 t2_v0 = (a_v0 & t_v0) | (most_v0 & ~t_v0);
            const vcc_u32x4 t_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 > (vcc_i32x4)most_v1);
            const vcc_u32x4 t2_v1 = (a_v1 & t_v1) | (most_v1 & ~t_v1);
            const vcc_u32x4 t_v2 = (vcc_u32x4)((vcc_i32x4)a_v2 > (vcc_i32x4)most_v2);
            const vcc_u32x4 t2_v2 = (a_v2 & t_v2) | (most_v2 & ~t_v2);
            const vcc_u32x4 t_v3 = (vcc_u32x4)((vcc_i32x4)a_v3 > (vcc_i32x4)most_v3);
            const vcc_u32x4 t2_v3 = (a_v3 & t_v3) | (most_v3 & ~t_v3);
            const vcc_u32x4 t_v4 = (vcc_u32x4)((vcc_i32x4)a_v4 > (vcc_i32x4)most_v4);
            const vcc_u32x4 t2_v4 = (a_v4 & t_v4) | (most_v4 & ~t_v4);
            const vcc_u32x4 t_v5 = (vcc_u32x4)((vcc_i32x4)a_v5 > (vcc_i32x4)most_v5);
            const vcc_u32x4 t2_v5 = (a_v5 & t_v5) | (most_v5 & ~t_v5);
            const vcc_u32x4 t_v6 = (vcc_u32x4)((vcc_i32x4)a_v6 > (vcc_i32x4)most_v6);
            const vcc_u32x4 t2_v6 = (a_v6 & t_v6) | (most_v6 & ~t_v6);
            const vcc_u32x4 t_v7 = (vcc_u32x4)((vcc_i32x4)a_v7 > (vcc_i32x4)most_v7);
            const vcc_u32x4 t2_v7 = (a_v7 & t_v7) | (most_v7 & ~t_v7);
            most_v0 = t2_v0;
            most_v1 = t2_v1;
            most_v2 = t2_v2;
            most_v3 = t2_v3;
            most_v4 = t2_v4;
            most_v5 = t2_v5;
            most_v6 = t2_v6;
            most_v7 = t2_v7;
        }
        {
            const vcc_u32x4 most_v = (vcc_u32x4)((vcc_i32x4)most_v0 > (vcc_i32x4)most_v4);
            const vcc_u32x4 most2_v = (most_v0 & most_v) | (most_v4 & ~most_v);
            const vcc_u32x4 most3_v = (vcc_u32x4)((vcc_i32x4)most_v1 > (vcc_i32x4)most_v5);
            const vcc_u32x4 most4_v = (most_v1 & most3_v) | (most_v5 & ~most3_v);
            const vcc_u32x4 most5_v = (vcc_u32x4)((vcc_i32x4)most_v2 > (vcc_i32x4)most_v6);
            const vcc_u32x4 most6_v = (most_v2 & most5_v) | (most_v6 & ~most5_v);
            const vcc_u32x4 most7_v = (vcc_u32x4)((vcc_i32x4)most_v3 > (vcc_i32x4)most_v7);
            const vcc_u32x4 most8_v = (most_v3 & most7_v) | (most_v7 & ~most7_v);
            const vcc_u32x4 most9_v = (vcc_u32x4)((vcc_i32x4)most2_v > (vcc_i32x4)most6_v);
            const vcc_u32x4 most10_v = (most2_v & most9_v) | (most6_v & ~most9_v);
            const vcc_u32x4 most11_v = (vcc_u32x4)((vcc_i32x4)most4_v > (vcc_i32x4)most8_v);
            const vcc_u32x4 most12_v = (most4_v & most11_v) | (most8_v & ~most11_v);
            const vcc_u32x4 most13_v = (vcc_u32x4)((vcc_i32x4)most10_v > (vcc_i32x4)most12_v);
            const vcc_u32x4 most14_v = (most10_v & most13_v) | (most12_v & ~most13_v);
            const vcc_u32x2 most15_v = __builtin_shufflevector(most14_v, most14_v, 0, 1);
            const vcc_u32x2 most16_v = __builtin_shufflevector(most14_v, most14_v, 2, 3);
            const vcc_u32x2 most17_v = (vcc_u32x2)((vcc_i32x2)most15_v > (vcc_i32x2)most16_v);
            const vcc_u32x2 most18_v = (most15_v & most17_v) | (most16_v & ~most17_v);
            const vcc_u32x1 most19_v = __extension__ (vcc_u32x1){most18_v[0]};
            const vcc_u32x1 most20_v = __extension__ (vcc_u32x1){most18_v[1]};
            const vcc_u32x1 most21_v = (vcc_u32x1)((vcc_i32x1)most19_v > (vcc_i32x1)most20_v);
            const unsigned int most_s2 = ((most19_v & most21_v) | (most20_v & ~most21_v))[0];
            most = (int)most_s2;
            i_done = (int)reached;
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
