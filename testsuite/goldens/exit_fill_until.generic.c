/* vcc 0.1.0 wrote this from exit_fill_until.c for generic */
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
/* kernel: int n | inout i32 a[n] | i32 stop | i32 v | exit a = stop | -> i32 */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_fill_until(int n, int *a, int stop, int v)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes x 2, generic */
    if (n >= 80 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == stop) {
                begun = (long)k;
                break;
            }
            a[k] = v;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 stop_v = (unsigned int)stop - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 v_v = (unsigned int)v - __extension__ (vcc_u32x4){0};
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)stop_v);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)stop_v);
            const vcc_u64x2 t_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t3 = (t_v[0] | t_v[1]) != 0;
            if (t3) {
                reached = k2;
                break;
            }
            *(vcc_u32x4 *)(void *)(a_blocks + k2) = v_v;
            *(vcc_u32x4 *)(void *)(a_blocks + k2 + 4) = v_v;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    while (i < n && a[i] != stop) {
        VCC_KEEP_SCALAR;
        a[i++] = v;
    }
#else
    while (i < n && a[i] != stop)
        a[i++] = v;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
