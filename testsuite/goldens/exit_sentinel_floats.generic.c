/* vcc 0.1.0 wrote this from exit_sentinel_floats.c for generic */
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
/* kernel: in float a[n+1] | float limit | make limit = 2.0f |
   make a = i == n ? limit : a[i] < limit ? a[i] : 1.0f | exit a = limit + 1.0f | -> i64 */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long exit_sentinel_floats(const float *a, float limit)
{
    const float *p = a;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    {
        const unsigned long before = ((unsigned long)p & 15) >> 2;
        char *p_blocks = (char *)((unsigned long)p & ~15UL);
        __asm__("" : "+r"(p_blocks));
        if (((unsigned long)p & 3) == 0) {
            const unsigned long end = 2147483647UL + before;
            const vcc_u32x4 t_v = (unsigned int)2147483647 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)2139095040 - __extension__ (vcc_u32x4){0};
            const float t3_v = (float)0.0f;
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
            const float limit_v = (float)limit;
            const vcc_f32x4 limit2_v = __extension__ (vcc_f32x4){limit_v, limit_v, limit_v,
                limit_v};
            const vcc_u32x4 mask_v = (vcc_u32x4)(limit2_v != limit2_v);
            const vcc_f32x4 t5_v =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask_v) | ((vcc_u32x4)limit2_v & ~mask_v));
            const vcc_u32x4 t6_v = *(const vcc_u32x4 *)(const void *)p_blocks & t_v;
            const vcc_u32x4 mask2_v = (vcc_u32x4)((vcc_i32x4)t6_v > (vcc_i32x4)t2_v);
            const vcc_f32x4 p_v = *(const vcc_f32x4 *)(const void *)p_blocks;
            const vcc_f32x4 t7_v =
                (vcc_f32x4)(((vcc_u32x4)t4_v & mask2_v) | ((vcc_u32x4)p_v & ~mask2_v));
            const vcc_u32x4 t8_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t9_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask3_v = (vcc_u32x4)((vcc_i32x4)t8_v > (vcc_i32x4)t9_v);
            const vcc_u32x4 mask4_v = (~(vcc_u32x4)(t7_v < t5_v) | mask2_v | mask_v) & mask3_v;
            const vcc_u64x2 t10_v = (vcc_u64x2)mask4_v;
            const int t = (t10_v[0] | t10_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask4_v[0] ? 0ul : mask4_v[1] ? 1ul : mask4_v[2] ? 2ul
                    : 3ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 4UL; k < end; k += 4) {
                    const vcc_u32x4 t11_v =
                        *(const vcc_u32x4 *)(const void *)(p_blocks + k * 4) & t_v;
                    const vcc_u32x4 mask5_v = (vcc_u32x4)((vcc_i32x4)t11_v > (vcc_i32x4)t2_v);
                    const vcc_f32x4 p2_v = *(const vcc_f32x4 *)(const void *)(p_blocks + k * 4);
                    const vcc_f32x4 t12_v =
                        (vcc_f32x4)(((vcc_u32x4)t4_v & mask5_v) | ((vcc_u32x4)p2_v & ~mask5_v));
                    const vcc_u32x4 mask6_v = ~(vcc_u32x4)(t12_v < t5_v) | mask5_v | mask_v;
                    const vcc_u64x2 t13_v = (vcc_u64x2)mask6_v;
                    const int t3 = (t13_v[0] | t13_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask6_v[0] ? 0ul : mask6_v[1] ? 1ul
                            : mask6_v[2] ? 2ul : 3ul;
                        found = k + t4;
                        break;
                    }
                }
                reached = found;
            }
            p = p + (long)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    while (*p < limit) {
        VCC_KEEP_SCALAR;
        ++p;
    }
#else
    while (*p < limit)
        ++p;
#endif
    return p - a;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
