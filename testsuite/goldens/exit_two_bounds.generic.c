/* vcc 0.1.0 wrote this from exit_two_bounds.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int n+1 | i32 m | in i32 a[n] | out i32 d[n] | make m = n + 5 | exit m = i */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void exit_two_bounds(int n, int size, int m, const int *a, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic; runs if a and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 m_v = (unsigned int)m - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 size_v = (unsigned int)size - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)-1431655765 - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 t_v0 = t5_v + t2_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_i32x4)t5_v > (vcc_i32x4)size_v);
            const vcc_u32x4 mask2_v0 = (vcc_u32x4)((vcc_i32x4)t5_v >= (vcc_i32x4)m_v) | mask_v0;
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_i32x4)t_v0 > (vcc_i32x4)size_v);
            const vcc_u32x4 mask2_v1 = (vcc_u32x4)((vcc_i32x4)t_v0 >= (vcc_i32x4)m_v) | mask_v1;
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask2_v0 | mask2_v1);
            const int t = (t6_v[0] | t6_v[1]) != 0;
            const vcc_u32x4 t_v1 = t5_v + t3_v;
            if (t) {
                reached = k;
                break;
            }
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u64x2 t2_v0 =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v0 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t4_v << 32) >> 32);
            const vcc_u64x2 t3_v0 =
                (vcc_u64x2)((vcc_i64x2)a_v0 >> 32) * (vcc_u64x2)((vcc_i64x2)t4_v >> 32);
            const vcc_u32x4 t4_v0 = (vcc_u32x4)((t2_v0 >> 32) | ((t3_v0 >> 32) << 32));
            const vcc_u64x2 t2_v1 =
                (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)a_v1 << 32) >> 32) * (vcc_u64x2)((vcc_i64x2)((vcc_u64x2)t4_v << 32) >> 32);
            const vcc_u64x2 t3_v1 =
                (vcc_u64x2)((vcc_i64x2)a_v1 >> 32) * (vcc_u64x2)((vcc_i64x2)t4_v >> 32);
            const vcc_u32x4 t4_v1 = (vcc_u32x4)((t2_v1 >> 32) | ((t3_v1 >> 32) << 32));
            const vcc_u32x4 d_new_v0 = (vcc_u32x4)((vcc_i32x4)(t4_v0 + a_v0) >> 1) + (a_v0 >> 31);
            const vcc_u32x4 d_new_v1 = (vcc_u32x4)((vcc_i32x4)(t4_v1 + a_v1) >> 1) + (a_v1 >> 31);
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new_v1;
            t5_v = t_v1;
        }
        i_done = (int)reached;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (i >= m || i > size)
            break;
        d[i] = a[i] / 3;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
