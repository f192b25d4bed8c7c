/* vcc 0.1.0 wrote this from exit_if_else_inside.c for generic */
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
/* kernel: int n | in i32 a[n] | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] | exit a = 5 |
   exit a = -5 | -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_if_else_inside(int n, const int *a, int *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic; runs if a and d are far enough apart */
    i = 0;
    if (n >= 16 && (unsigned long)d - (unsigned long)a - 1 >= 31 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            const int t3 = t2 > 0;
            if (!t3) {
                if (t2 == -5) {
                    begun = (long)k;
                    break;
                }
            }
            if (t3) {
                if (t2 == 5) {
                    begun = (long)k;
                    break;
                }
            }
            int t4 = t2;
            if (!t3) {
                t4 = 0;
            }
            d[k] = t4;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 t_v = (unsigned int)-5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)t3_v);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)t_v) | mask_v0;
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)t3_v);
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)t_v) | mask_v1;
            const vcc_u64x2 t4_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
            const int t5 = (t4_v[0] | t4_v[1]) != 0;
            if (t5) {
                reached = k2;
                break;
            }
            const vcc_u32x4 d_new_v0 = (vcc_u32x4)((vcc_i32x4)a_v0 > (vcc_i32x4)t2_v);
            const vcc_u32x4 d_new2_v0 = (a_v0 & d_new_v0) | (t2_v & ~d_new_v0);
            const vcc_u32x4 d_new_v1 = (vcc_u32x4)((vcc_i32x4)a_v1 > (vcc_i32x4)t2_v);
            const vcc_u32x4 d_new2_v1 = (a_v1 & d_new_v1) | (t2_v & ~d_new_v1);
            *(vcc_u32x4 *)(void *)(d + k2) = d_new2_v0;
            *(vcc_u32x4 *)(void *)(d + k2 + 4) = d_new2_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] > 0) {
            if (a[i] == 5)
                return i;
            d[i] = a[i];
        } else {
            if (a[i] == -5)
                goto out;
            d[i] = 0;
        }
    }
    return -1;
out:
    return -2 - i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
