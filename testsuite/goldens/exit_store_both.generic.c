/* vcc 0.1.0 wrote this from exit_store_both.c for generic */
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
/* kernel: int n | in i16 a[n] | out i16 d[n] restrict | out i16 e[n] restrict | exit a = 0 | -> i32 */
#ifdef VCC_VECTOR
typedef short vcc_i16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_store_both(int n, const short *a, short *d, short *e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, generic; runs if d and a do not overlap, a and e are far enough
       apart, d and e are far enough apart */
    i = 0;
    if (n >= 48
        && ((unsigned long)d + (unsigned long)n * 2 <= (unsigned long)a
        || (unsigned long)a + (unsigned long)n * 2 <= (unsigned long)d)
        && (unsigned long)e - (unsigned long)a - 1 >= 31
        && (unsigned long)e - (unsigned long)d - 1 >= 31 && ((unsigned long)a & 1) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 1;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const short t2 = a[k];
            if (t2 == 0) {
                begun = (long)k;
                break;
            }
            const short t3 = a[k];
            d[k] = (short)((unsigned int)t3 & 255u);
            e[k] = (short)((int)t2 >> 8);
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const short *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u16x8 t_v = (unsigned short)0 - __extension__ (vcc_u16x8){0};
        const vcc_u16x8 t2_v = (unsigned short)255 - __extension__ (vcc_u16x8){0};
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const vcc_u16x8 a_v0 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2);
            const vcc_u16x8 a_v1 = *(const vcc_u16x8 *)(const void *)(a_blocks + k2 + 8);
            const vcc_u16x8 mask_v0 = (vcc_u16x8)((vcc_u16x8)a_v0 == (vcc_u16x8)t_v);
            const vcc_u16x8 mask_v1 = (vcc_u16x8)((vcc_u16x8)a_v1 == (vcc_u16x8)t_v);
            const vcc_u64x2 t3_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t4 = (t3_v[0] | t3_v[1]) != 0;
            if (t4) {
                reached = k2;
                break;
            }
            const vcc_u16x8 d_new_v0 = a_v0 & t2_v;
            const vcc_u16x8 d_new_v1 = a_v1 & t2_v;
            *(vcc_u16x8 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u16x8 *)(void *)(d + k2 + 8) = d_new_v1;
            const vcc_u16x8 e_new_v0 = (vcc_u16x8)((vcc_i16x8)a_v0 >> 8);
            const vcc_u16x8 e_new_v1 = (vcc_u16x8)((vcc_i16x8)a_v1 >> 8);
            *(vcc_u16x8 *)(void *)(e + k2) = e_new_v0;
            *(vcc_u16x8 *)(void *)(e + k2 + 8) = e_new_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = (short)(a[i] & 0xff);
        if (!a[i])
            return i;
        e[i] = (short)(a[i] >> 8);
    }
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
