/* vcc 0.1.0 wrote this from exit_store_before.c for generic */
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
/* kernel: int n | in i32 a[n] | out i32 d[n] | i32 x | exit a = x */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void exit_store_before(int n, const int *a, int *d, int x)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic; runs if d and a do not overlap */
    int i_done = 0;
    if (n >= 48
        && ((unsigned long)d + (unsigned long)n * 4 <= (unsigned long)a
        || (unsigned long)a + (unsigned long)n * 4 <= (unsigned long)d)
        && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == x) {
                begun = (long)k;
                break;
            }
            const int t3 = a[k];
            d[k] = t3 / 2;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 x_v = (unsigned int)x - __extension__ (vcc_u32x4){0};
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)x_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)x_v);
            const vcc_u64x2 t_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t4 = (t_v[0] | t_v[1]) != 0;
            if (t4) {
                reached = k2;
                break;
            }
            const vcc_u32x4 t_v0 = a_v0 + ((vcc_u32x4)((vcc_i32x4)a_v0 >> 31) >> 31);
            const vcc_u32x4 t_v1 = a_v1 + ((vcc_u32x4)((vcc_i32x4)a_v1 >> 31) >> 31);
            const vcc_u32x4 d_new_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 >> 1);
            const vcc_u32x4 d_new_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 >> 1);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        i_done = (int)reached;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = a[i] / 2;
        if (a[i] == x)
            break;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
