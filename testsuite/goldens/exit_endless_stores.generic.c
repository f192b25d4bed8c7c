/* vcc 0.1.0 wrote this from exit_endless_stores.c for generic */
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
/* kernel: long n | in float a[n] | out float d[n] restrict | make a = a[i] < 9.0f ? a[i] : 1.0f |
   exit a = 10.0f */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void exit_endless_stores(long n, const float *a, float *d)
{
    long i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic; runs if d and a do not overlap */
    if (0L < n && (unsigned long)n >= 72) {
        const long trips = (unsigned long)n < 4611686018427387904UL ? n : 4611686018427387904L;
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        if (((unsigned long)d + (unsigned long)trips * 4 <= (unsigned long)a
            || (unsigned long)a + (unsigned long)trips * 4 <= (unsigned long)d)
            && ((unsigned long)a & 3) == 0) {
            const unsigned long lead = (0UL - before) & 7;
            const long t = (unsigned long)trips < lead ? trips : (long)lead;
            long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < (unsigned long)t; k++) {
                const float t2 = a[k];
                if (t2 > 9.5f) {
                    begun = (long)k;
                    break;
                }
                const float t3 = a[k];
                d[k] = t3 * 0.5f;
            }
            const unsigned long end =
                begun == (long)lead ? lead + (((unsigned long)trips - lead) & ~7UL)
                : (unsigned long)begun;
            const float *a_blocks = a;
            __asm__("" : "+r"(a_blocks));
            const vcc_u32x4 t_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)2139095040 - __extension__ (vcc_u32x4){0};
            const float t3_v = (float)0.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const float t5_v = (float)9.5f;
            const vcc_f32x4 t6_v = __extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v};
            const float t7_v = (float)0.5f;
            const vcc_f32x4 t8_v = __extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v};
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
                const vcc_u32x4 t_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2) & t_v;
                const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)t2_v);
                const vcc_u32x4 t_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 + 4) & t_v;
                const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t_v1 > (vcc_i32x4)t2_v);
                const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)(a_blocks + k2);
                const vcc_f32x4 t2_v0 =
                    (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v0) | ((vcc_u32x4)a_v0 & ~mask_v0));
                const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)(a_blocks + k2 + 4);
                const vcc_f32x4 t2_v1 =
                    (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v1) | ((vcc_u32x4)a_v1 & ~mask_v1));
                const vcc_u32x4 mask2_v0 = (vcc_u32x4)(t2_v0 > t6_v) | mask_v0;
                const vcc_u32x4 mask2_v1 = (vcc_u32x4)(t2_v1 > t6_v) | mask_v1;
                const vcc_u64x2 t9_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
                const int t4 = (t9_v[0] | t9_v[1]) != 0;
                if (t4) {
                    reached = k2;
                    break;
                }
                const vcc_f32x4 d_new_v0 = t2_v0 * t8_v;
                const vcc_f32x4 d_new_v1 = t2_v1 * t8_v;
                *(vcc_f32x4 *)(void *)(d + k2) = d_new_v0;
                *(vcc_f32x4 *)(void *)(d + k2 + 4) = d_new_v1;
            }
            i = (long)reached;
        }
    }
    /* remaining iterations */
    while (1) {
        VCC_KEEP_SCALAR;
#else
    while (1) {
#endif
        if (i >= n)
            break;
        d[i] = a[i] * 0.5f;
        if (a[i] > 9.5f)
            break;
        i++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
