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
#endif
int exit_bound_in_middle(int n, int m, const int *a, int *d)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 4, then 4, generic; runs if a and d are far enough apart, d and a are
       far enough apart */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if (m >= 4 && (long)trips >= 4 && (unsigned long)d - (unsigned long)a - 1 >= 63
            && (unsigned long)a - (unsigned long)d - 1 >= 63) {
            const unsigned long end =
                (unsigned long)((unsigned long)m < trips ? (long)m : (long)trips) & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at);
                    const vcc_u32x4 t_v = a_v + ((vcc_u32x4)((vcc_i32x4)a_v >> 31) >> 31);
                    const vcc_u32x4 d_new_v = (vcc_u32x4)((vcc_i32x4)t_v >> 1);
                    *(vcc_u32x4 *)(void *)(d + at) = d_new_v;
                    const vcc_u32x4 a2_v = *(const vcc_u32x4 *)(const void *)(a + at);
                    const vcc_u32x4 d_new2_v = d_new_v ^ (vcc_u32x4)((vcc_i32x4)a2_v >> 1);
                    *(vcc_u32x4 *)(void *)(d + at) = d_new2_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 a3_v = *(const vcc_u32x4 *)(const void *)(a + k);
                const vcc_u32x4 t2_v = a3_v + ((vcc_u32x4)((vcc_i32x4)a3_v >> 31) >> 31);
                const vcc_u32x4 d_new3_v = (vcc_u32x4)((vcc_i32x4)t2_v >> 1);
                *(vcc_u32x4 *)(void *)(d + k) = d_new3_v;
                const vcc_u32x4 a4_v = *(const vcc_u32x4 *)(const void *)(a + k);
                const vcc_u32x4 d_new4_v = d_new3_v ^ (vcc_u32x4)((vcc_i32x4)a4_v >> 1);
                *(vcc_u32x4 *)(void *)(d + k) = d_new4_v;
            }
            i = (int)end;
        }
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
