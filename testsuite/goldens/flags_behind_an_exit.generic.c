/* vcc 0.1.0 wrote this from flags_behind_an_exit.c for generic */
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
/* kernel: int n | in i32 a[n] | in float b[n] | float fx | float gx | out float d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = 3e38f | make gx = 3e38f | exit a = 5 | -> i32 */
/* What is the same in all iterations overflows, but the first iteration may leave before. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int flags_behind_an_exit(int n, const int *a, const float *b, float fx, float gx, float *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 2, generic; runs if b and d are far enough apart */
    i = 0;
    if (n >= 48 && (unsigned long)d - (unsigned long)b - 1 >= 31 && ((unsigned long)a & 3) == 0) {
        const unsigned long before_s = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before_s) & 7;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == 5) {
                begun = (long)k;
                break;
            }
            const float t3 = b[k];
            d[k] = fx * gx - t3;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const float fx_v = (float)fx;
        const vcc_f32x4 fx2_v = __extension__ (vcc_f32x4){fx_v, fx_v, fx_v, fx_v};
        const float gx_v = (float)gx;
        const vcc_f32x4 gx2_v = __extension__ (vcc_f32x4){gx_v, gx_v, gx_v, gx_v};
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2);
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 == (vcc_u32x4)t_v);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 == (vcc_u32x4)t_v);
            const vcc_u64x2 t2_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t4 = (t2_v[0] | t2_v[1]) != 0;
            if (t4) {
                reached = k2;
                break;
            }
            const vcc_f32x4 d_new_v0 = fx2_v * gx2_v - *(const vcc_f32x4 *)(const void *)(b + k2);
            const vcc_f32x4 d_new_v1 =
                fx2_v * gx2_v - *(const vcc_f32x4 *)(const void *)(b + k2 + 4);
            *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
            *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] == 5)
            break;
        d[i] = fx * gx - b[i];
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
