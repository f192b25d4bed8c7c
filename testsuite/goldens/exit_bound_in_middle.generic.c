/* vcc 0.1.0 wrote this from exit_bound_in_middle.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | i32 m | in i32 a[n+1] | out i32 d[n+1] restrict | make m = n + 3 | exit m = i |
   -> i32 */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
int exit_bound_in_middle(int n, int m, const int *a, int *d)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic; runs if a and d are far enough apart, d and a are far
       enough apart */
    if (m >= 8 && (unsigned long)d - (unsigned long)a - 1 >= 63
        && (unsigned long)a - (unsigned long)d - 1 >= 31) {
        const unsigned long end = (unsigned long)m & ~7UL;
        const vcc_u32x4 t_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u};
        const vcc_u32x4 t2_v = (unsigned int)4 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)8 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)1 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        vcc_u32x4 t5_v = (unsigned int)0 - __extension__ (vcc_u32x4){0} + t_v;
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 t_v0 = t5_v + t2_v;
            const vcc_u32x4 t_v1 = t5_v + t3_v;
            const vcc_u32x4 mask_v0 = (vcc_u32x4)((vcc_u32x4)(t5_v + t4_v) == (vcc_u32x4)n_v);
            const vcc_u32x4 mask_v1 = (vcc_u32x4)((vcc_u32x4)(t_v0 + t4_v) == (vcc_u32x4)n_v);
            const vcc_u64x2 t6_v = (vcc_u64x2)(mask_v0 | mask_v1);
            const int t = (t6_v[0] | t6_v[1]) != 0;
            if (t) {
                reached = k;
                break;
            }
            const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 t2_v0 = a_v0 + ((vcc_u32x4)((vcc_i32x4)a_v0 >> 31) >> 31);
            const vcc_u32x4 d_new_v0 = (vcc_u32x4)((vcc_i32x4)t2_v0 >> 1);
            const vcc_u32x4 t2_v1 = a_v1 + ((vcc_u32x4)((vcc_i32x4)a_v1 >> 31) >> 31);
            const vcc_u32x4 d_new_v1 = (vcc_u32x4)((vcc_i32x4)t2_v1 >> 1);
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v0;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new_v1;
            const vcc_u32x4 a2_v0 = *(const vcc_u32x4 *)(const void *)(a + k);
            const vcc_u32x4 a2_v1 = *(const vcc_u32x4 *)(const void *)(a + k + 4);
            const vcc_u32x4 d_new2_v0 = d_new_v0 ^ (vcc_u32x4)((vcc_i32x4)a2_v0 >> 1);
            const vcc_u32x4 d_new2_v1 = d_new_v1 ^ (vcc_u32x4)((vcc_i32x4)a2_v1 >> 1);
            *(vcc_u32x4 *)(void *)(d + k) = d_new2_v0;
            *(vcc_u32x4 *)(void *)(d + k + 4) = d_new2_v1;
            t5_v = t_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (;;) {
        VCC_KEEP_SCALAR;
#else
    for (;;) {
#endif
        d[i] = a[i] / 2;
        if (i >= m)
            break;
        d[i] ^= a[i] >> 1;
        if (++i == n)
            break;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
