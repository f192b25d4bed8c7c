/* vcc 0.1.0 wrote this from exit_xor_until.c for generic */
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
/* kernel: int n | in u64 a[n] | in u64 b[n] | exit a = b[i] | -> u64 */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x1 __attribute__((vector_size(8), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
unsigned long exit_xor_until(int n, const unsigned long *a, const unsigned long *b)
{
    unsigned long all = 0;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes x 8, generic; runs if blocks of all that decides over the exit begin
       with the same element */
    if (n >= 1 && ((unsigned long)a & 7) == 0
        && (((unsigned long)b - (unsigned long)a) & 127) == 0) {
        const unsigned long before = ((unsigned long)a & 127) >> 3;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        unsigned long all_s = 0UL;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned long t2 = a[k];
            const unsigned long t3 = b[k];
            if (t2 == t3) {
                begun = (long)k;
                break;
            }
            all_s = all_s ^ (t2 + t3);
        }
        const unsigned long end =
            begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL) : (unsigned long)begun;
        const unsigned long *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const unsigned long *b_blocks = b;
        __asm__("" : "+r"(b_blocks));
        const vcc_u64x2 t_v = (unsigned long)0L - __extension__ (vcc_u64x2){0};
        vcc_u64x2 all_v0 = t_v;
        vcc_u64x2 all_v1 = t_v;
        vcc_u64x2 all_v2 = t_v;
        vcc_u64x2 all_v3 = t_v;
        vcc_u64x2 all_v4 = t_v;
        vcc_u64x2 all_v5 = t_v;
        vcc_u64x2 all_v6 = t_v;
        vcc_u64x2 all_v7 = t_v;
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const vcc_u64x2 a_v0 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2);
            const vcc_u64x2 a_v1 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 2);
            const vcc_u64x2 a_v2 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u64x2 a_v3 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 6);
            const vcc_u64x2 a_v4 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 8);
            const vcc_u64x2 a_v5 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 10);
            const vcc_u64x2 a_v6 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 12);
            const vcc_u64x2 a_v7 = *(const vcc_u64x2 *)(const void *)(a_blocks + k2 + 14);
            const vcc_u64x2 b_v0 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2);
            const vcc_u64x2 b_v1 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 2);
            const vcc_u64x2 b_v2 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 4);
            const vcc_u64x2 b_v3 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 6);
            const vcc_u64x2 b_v4 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 8);
            const vcc_u64x2 b_v5 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 10);
            const vcc_u64x2 b_v6 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 12);
            const vcc_u64x2 b_v7 = *(const vcc_u64x2 *)(const void *)(b_blocks + k2 + 14);
            const vcc_u64x2 mask_v0 = (vcc_u64x2)((vcc_u64x2)a_v0 == (vcc_u64x2)b_v0);
            const vcc_u64x2 mask_v1 = (vcc_u64x2)((vcc_u64x2)a_v1 == (vcc_u64x2)b_v1);
            const vcc_u64x2 mask_v2 = (vcc_u64x2)((vcc_u64x2)a_v2 == (vcc_u64x2)b_v2);
            const vcc_u64x2 mask_v3 = (vcc_u64x2)((vcc_u64x2)a_v3 == (vcc_u64x2)b_v3);
            const vcc_u64x2 mask_v4 = (vcc_u64x2)((vcc_u64x2)a_v4 == (vcc_u64x2)b_v4);
            const vcc_u64x2 mask_v5 = (vcc_u64x2)((vcc_u64x2)a_v5 == (vcc_u64x2)b_v5);
            const vcc_u64x2 mask_v6 = (vcc_u64x2)((vcc_u64x2)a_v6 == (vcc_u64x2)b_v6);
            const vcc_u64x2 mask_v7 = (vcc_u64x2)((vcc_u64x2)a_v7 == (vcc_u64x2)b_v7);
            const vcc_u64x2 mask_v = mask_v4 | mask_v5 | (mask_v6 | mask_v7);
            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1 | (mask_v2 | mask_v3) | mask_v);
            const int t4 = (t2_v[0] | t2_v[1]) != 0;
            if (t4) {
                reached = k2;
                break;
            }
            all_v0 = all_v0 ^ (a_v0 + b_v0);
            all_v1 = all_v1 ^ (a_v1 + b_v1);
            all_v2 = all_v2 ^ (a_v2 + b_v2);
            all_v3 = all_v3 ^ (a_v3 + b_v3);
            all_v4 = all_v4 ^ (a_v4 + b_v4);
            all_v5 = all_v5 ^ (a_v5 + b_v5);
            all_v6 = all_v6 ^ (a_v6 + b_v6);
            all_v7 = all_v7 ^ (a_v7 + b_v7);
        }
        {
            const vcc_u64x2 all_v =
                all_v0 ^ all_v4 ^ (all_v2 ^ all_v6) ^ (all_v1 ^ all_v5 ^ (all_v3 ^ all_v7));
            const vcc_u64x1 all2_v = __extension__ (vcc_u64x1){all_v[1]};
            const unsigned long all_s2 = (__extension__ (vcc_u64x1){all_v[0]} ^ all2_v)[0];
            all = all_s ^ all_s2;
            i = (int)reached;
        }
    }
    /* remaining iterations */
    for (;;) {
        VCC_KEEP_SCALAR;
#else
    for (;;) {
#endif
        if (i >= n)
            break;
        if (a[i] == b[i])
            break;
        all ^= a[i] + b[i];
        i++;
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
