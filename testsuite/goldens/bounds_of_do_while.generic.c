/* vcc 0.1.0 wrote this from bounds_of_do_while.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | i32 m | inout i32 d[n+1] | make m = n + 9 | exit m = i + 1 | -> i32 */
/* The bound in the middle is met before the one at the end is tested. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int bounds_of_do_while(int n, const int *a, int m, int *d)
{
    int i = 0;
    unsigned s = 0;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 4, then 4, generic; runs if a and d are far enough apart */
    {
        const unsigned long distance = (unsigned long)m - 2;
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)distance >= 3 && (long)trips >= 4
            && (unsigned long)d - (unsigned long)a - 1 >= 63) {
            const unsigned long t = distance + 1;
            const unsigned long end_s = (t < trips ? t : trips) & ~3UL;
            const unsigned long wide_end = end_s & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            vcc_u32x4 s_v[4] = {t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at_s = k + copy * 4;
                    const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at_s);
                    const vcc_u32x4 d_new_v = a_v ^ *(const vcc_u32x4 *)(const void *)(d + at_s);
                    *(vcc_u32x4 *)(void *)(d + at_s) = d_new_v;
                    s_v[copy] = s_v[copy] + a_v;
                }
            }
            vcc_u32x4 s2_v = s_v[0] + s_v[2] + (s_v[1] + s_v[3]);
            /* what is left, one vector at a time */
            for (; k < end_s; k += 4) {
                const vcc_u32x4 a2_v = *(const vcc_u32x4 *)(const void *)(a + k);
                const vcc_u32x4 d_new2_v = a2_v ^ *(const vcc_u32x4 *)(const void *)(d + k);
                *(vcc_u32x4 *)(void *)(d + k) = d_new2_v;
                s2_v = s2_v + a2_v;
            }
            {
                const vcc_u32x2 s3_v = __builtin_shufflevector(s2_v, s2_v, 2, 3);
                const vcc_u32x2 s4_v = __builtin_shufflevector(s2_v, s2_v, 0, 1) + s3_v;
                const vcc_u32x1 s5_v = __extension__ (vcc_u32x1){s4_v[1]};
                const unsigned int s_s = (__extension__ (vcc_u32x1){s4_v[0]} + s5_v)[0];
                i = (int)end_s;
                s = s + s_s;
            }
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        if (i + 2 > m)
            return (int)(s * 7u + (unsigned)i);
        s += (unsigned)a[i];
        d[i] = a[i] ^ d[i];
        i++;
    } while (i < n);
    return (int)(s ^ (unsigned)i);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
