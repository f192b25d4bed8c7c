/* vcc 0.1.0 wrote this from bounds_beside_a_value.c for generic */
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
/* kernel: unsigned n | in u8 a[n] | u32 m | u8 x | out u8 d[n] restrict | make a = a[i] == x ? (unsigned char)(x + 1) : a[i] |
   make m = n + 3 | exit a = x | exit m = i | -> i32 */
/* Only what is read decides in vectors. */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
#endif
int bounds_beside_a_value(unsigned n, const unsigned char *a, unsigned m, unsigned char x, unsigned char *d)
{
    unsigned k = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 2, generic; runs if a and d are far enough apart */
    if (n >= 64 && m >= 64 && (unsigned long)d - (unsigned long)a - 1 >= 31) {
        const unsigned long trips = (unsigned long)n < (unsigned long)m ? (unsigned long)n
            : (unsigned long)m;
        const unsigned long before = (unsigned long)a & 31;
        const unsigned long lead = (0UL - before) & 31;
        const unsigned long t = trips < lead ? trips : lead;
        const unsigned int t2 = (unsigned int)x;
        unsigned long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k2;
        for (k2 = 0; k2 < t; k2++) {
            const unsigned char t3 = a[k2];
            if ((unsigned int)t3 == t2) {
                begun = k2;
                break;
            }
            d[k2] = (unsigned char)((int)t3 >> 1);
        }
        const unsigned long end = begun == lead ? lead + ((trips - lead) & ~31UL) : begun;
        const unsigned char *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u8x16 t_v = (unsigned char)t2 - __extension__ (vcc_u8x16){0};
        unsigned long reached = end;
        unsigned long k3;
        for (k3 = begun; k3 < end; k3 += 32) {
            const vcc_u8x16 a_v0 = *(const vcc_u8x16 *)(const void *)(a_blocks + k3);
            const vcc_u8x16 a_v1 = *(const vcc_u8x16 *)(const void *)(a_blocks + k3 + 16);
            const vcc_u8x16 mask_v0 = (vcc_u8x16)((vcc_u8x16)a_v0 == (vcc_u8x16)t_v);
            const vcc_u8x16 mask_v1 = (vcc_u8x16)((vcc_u8x16)a_v1 == (vcc_u8x16)t_v);
            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t4 = (t2_v[0] | t2_v[1]) != 0;
            if (t4) {
                reached = k3;
                break;
            }
            const vcc_u8x16 d_new_v0 = a_v0 >> 1;
            const vcc_u8x16 d_new_v1 = a_v1 >> 1;
            *(vcc_u8x16 *)(void *)(d + k3) = d_new_v0;
            *(vcc_u8x16 *)(void *)(d + k3 + 16) = d_new_v1;
        }
        k = (unsigned int)reached;
    }
    /* remaining iterations */
    while (1) {
        VCC_KEEP_SCALAR;
#else
    while (1) {
#endif
        if (k >= n)
            break;
        if (a[k] == x)
            return -1 - (int)k;
        if (k == m)
            goto out;
        d[k] = (unsigned char)(a[k] >> 1);
        k++;
    }
    return (int)k;
out:
    return (int)(k * 3);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
