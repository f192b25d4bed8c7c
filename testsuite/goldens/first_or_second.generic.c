/* vcc 0.1.0 wrote this from first_or_second.c for generic */
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
/* kernel: int n | in i32 a[n] | in i32 b[n] | in float x[n] | in i64 k[n] | out i32 d[n] restrict | out float y[n] restrict | -> i64 */
/* A value, or another one if it is zero. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
long first_or_second(int n, const int *a, const int *b, const float *x, const long *k, int *restrict d, float *restrict y)
{
    long sum = 0;
    int i;
    for (i = 0; i < n; i++)
        d[i] = (a[i] & 3) ?: b[i] ?: -1;
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 4, then 4, the last ones overlapping, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 4;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const float t3_v = (float)0.0f;
        const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
        const vcc_f32x4 x_last_v = *(const vcc_f32x4 *)(const void *)(x + last);
        const vcc_u32x4 mask_v = (vcc_u32x4)(x_last_v != t4_v);
        const vcc_f32x4 y_new_last_v =
            (vcc_f32x4)(((vcc_u32x4)x_last_v & mask_v) | ((vcc_u32x4)t2_v & ~mask_v));
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k2 + copy * 4;
                const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + at);
                const vcc_u32x4 mask2_v = (vcc_u32x4)(x_v != t4_v);
                const vcc_f32x4 y_new_v =
                    (vcc_f32x4)(((vcc_u32x4)x_v & mask2_v) | ((vcc_u32x4)t2_v & ~mask2_v));
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + k2);
            const vcc_u32x4 mask3_v = (vcc_u32x4)(x2_v != t4_v);
            const vcc_f32x4 y_new2_v =
                (vcc_f32x4)(((vcc_u32x4)x2_v & mask3_v) | ((vcc_u32x4)t2_v & ~mask3_v));
            *(vcc_f32x4 *)(void *)(y + k2) = y_new2_v;
        }
        /* the last ones, some of them once more */
        *(vcc_f32x4 *)(void *)(y + last) = y_new_last_v;
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] ? : 0.5f;
    }
#else
    for (i = 0; i < n; i++)
        y[i] = x[i] ? : 0.5f;
#endif
    for (i = 0; i < n; i++)
        sum += (int)k[i] ?: k[i] >> 32;
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes x 4, generic */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
            const vcc_u32x4 t2_v = t_v + ((unsigned int)4 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t3_v = t_v + ((unsigned int)8 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t4_v = t_v + ((unsigned int)12 - __extension__ (vcc_u32x4){0});
            const vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t6_v = (unsigned int)(before - 1) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_blocks;
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_blocks + 16);
            const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_blocks + 32);
            const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_blocks + 48);
            const vcc_u32x4 t7_v = (unsigned int)(0UL - before) - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)a_v0 != (vcc_u32x4)t5_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)a_v1 != (vcc_u32x4)t5_v);
            const vcc_u32x4 mask_v2 = (vcc_u32x4)((vcc_u32x4)a_v2 != (vcc_u32x4)t5_v);
            const vcc_u32x4 mask_v3 = (vcc_u32x4)((vcc_u32x4)a_v3 != (vcc_u32x4)t5_v);
            const vcc_u32x4 t_v0 = (a_v0 & mask_v0) | ((t7_v + t_v) & ~mask_v0);
            const vcc_u32x4 t_v1 = (a_v1 & mask_v1) | ((t7_v + t2_v) & ~mask_v1);
            const vcc_u32x4 t_v2 = (a_v2 & mask_v2) | ((t7_v + t3_v) & ~mask_v2);
            const vcc_u32x4 t_v3 = (a_v3 & mask_v3) | ((t7_v + t4_v) & ~mask_v3);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)t_v > (vcc_i32x4)t6_v);
            const vcc_u32x4 mask3_v0 = (vcc_u32x4)((vcc_u32x4)t_v0 == (vcc_u32x4)t5_v) & mask2_v0;
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)t2_v > (vcc_i32x4)t6_v);
            const vcc_u32x4 mask3_v1 = (vcc_u32x4)((vcc_u32x4)t_v1 == (vcc_u32x4)t5_v) & mask2_v1;
            const vcc_u32x4 mask2_v2 = (vcc_u32x4)((vcc_i32x4)t3_v > (vcc_i32x4)t6_v);
            const vcc_u32x4 mask3_v2 = (vcc_u32x4)((vcc_u32x4)t_v2 == (vcc_u32x4)t5_v) & mask2_v2;
            const vcc_u32x4 mask2_v3 = (vcc_u32x4)((vcc_i32x4)t4_v > (vcc_i32x4)t6_v);
            const vcc_u32x4 mask3_v3 = (vcc_u32x4)((vcc_u32x4)t_v3 == (vcc_u32x4)t5_v) & mask2_v3;
            const vcc_u64x2 t8_v = (vcc_u64x2)(mask3_v0 | mask3_v1 | (mask3_v2 | mask3_v3));
            const int t = (t8_v[0] | t8_v[1]) != 0;
            unsigned long reached;
            if (t) {
                const unsigned long t2 = mask3_v0[0] ? 0ul : mask3_v0[1] ? 1ul : mask3_v0[2] ? 2ul
                    : mask3_v0[3] ? 3ul : mask3_v1[0] ? 4ul : mask3_v1[1] ? 5ul : mask3_v1[2] ? 6ul
                    : mask3_v1[3] ? 7ul : mask3_v2[0] ? 8ul : mask3_v2[1] ? 9ul
                    : mask3_v2[2] ? 10ul : mask3_v2[3] ? 11ul : mask3_v3[0] ? 12ul
                    : mask3_v3[1] ? 13ul : mask3_v3[2] ? 14ul : 15ul;
                reached = t2;
            } else {
                unsigned long found = end;
                unsigned long k2;
                for (k2 = 16UL; k2 < end; k2 += 16) {
                    const vcc_u32x4 a2_v0 = *(const vcc_u32x4 *)(const void *)(a_blocks + k2 * 4);
                    const vcc_u32x4 a2_v1 =
                        *(const vcc_u32x4 *)(const void *)(a_blocks + k2 * 4 + 16);
                    const vcc_u32x4 a2_v2 =
                        *(const vcc_u32x4 *)(const void *)(a_blocks + k2 * 4 + 32);
                    const vcc_u32x4 a2_v3 =
                        *(const vcc_u32x4 *)(const void *)(a_blocks + k2 * 4 + 48);
                    const vcc_u32x4 t9_v =
                        (unsigned int)(k2 - before) - __extension__ (vcc_u32x4){0};
                    const vcc_u32x4 mask4_v0 = (vcc_u32x4)((vcc_u32x4)a2_v0 != (vcc_u32x4)t5_v);
                    const vcc_u32x4 mask4_v1 = (vcc_u32x4)((vcc_u32x4)a2_v1 != (vcc_u32x4)t5_v);
                    const vcc_u32x4 mask4_v2 = (vcc_u32x4)((vcc_u32x4)a2_v2 != (vcc_u32x4)t5_v);
                    const vcc_u32x4 mask4_v3 = (vcc_u32x4)((vcc_u32x4)a2_v3 != (vcc_u32x4)t5_v);
                    const vcc_u32x4 t2_v0 = (a2_v0 & mask4_v0) | ((t9_v + t_v) & ~mask4_v0);
                    const vcc_u32x4 mask5_v0 = (vcc_u32x4)((vcc_u32x4)t2_v0 == (vcc_u32x4)t5_v);
                    const vcc_u32x4 t2_v1 = (a2_v1 & mask4_v1) | ((t9_v + t2_v) & ~mask4_v1);
                    const vcc_u32x4 mask5_v1 = (vcc_u32x4)((vcc_u32x4)t2_v1 == (vcc_u32x4)t5_v);
                    const vcc_u32x4 t2_v2 = (a2_v2 & mask4_v2) | ((t9_v + t3_v) & ~mask4_v2);
                    const vcc_u32x4 mask5_v2 = (vcc_u32x4)((vcc_u32x4)t2_v2 == (vcc_u32x4)t5_v);
                    const vcc_u32x4 t2_v3 = (a2_v3 & mask4_v3) | ((t9_v + t4_v) & ~mask4_v3);
                    const vcc_u32x4 mask5_v3 = (vcc_u32x4)((vcc_u32x4)t2_v3 == (vcc_u32x4)t5_v);
                    const vcc_u64x2 t10_v =
                        (vcc_u64x2)(mask5_v0 | mask5_v1 | (mask5_v2 | mask5_v3));
                    const int t3 = (t10_v[0] | t10_v[1]) != 0;
                    if (t3) {
                        const unsigned long t4 = mask5_v0[0] ? 0ul : mask5_v0[1] ? 1ul
                            : mask5_v0[2] ? 2ul : mask5_v0[3] ? 3ul : mask5_v1[0] ? 4ul
                            : mask5_v1[1] ? 5ul : mask5_v1[2] ? 6ul : mask5_v1[3] ? 7ul
                            : mask5_v2[0] ? 8ul : mask5_v2[1] ? 9ul : mask5_v2[2] ? 10ul
                            : mask5_v2[3] ? 11ul : mask5_v3[0] ? 12ul : mask5_v3[1] ? 13ul
                            : mask5_v3[2] ? 14ul : 15ul;
                        found = k2 + t4;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned long done = (reached < end ? reached : end) - before;
            sum = (long)((unsigned long)sum + done);
            i = (int)done;
        }
    }
    /* remaining iterations */
    for (; i < n && (a[i] ?: i); i++) {
        VCC_KEEP_SCALAR;
        sum++;
    }
#else
    for (i = 0; i < n && (a[i] ?: i); i++)
        sum++;
#endif
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
