/* vcc 0.1.0 wrote this from bound_and_end_alike.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | out i32 d[n+1] restrict | -> i32 */
/* The exit in the middle is met before the last iteration sets what is read behind the loop. */
#ifdef VCC_VECTOR
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int bound_and_end_alike(int n, const int *a, int *d)
{
    int i = 0, last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic; runs if a and d are far enough apart, d and a are far
       enough apart */
    {
        const unsigned long trips = (unsigned long)n - 1;
        const unsigned long trips2 = (unsigned long)n - 1;
        if ((long)trips >= 8 && (long)trips2 >= 9 && (unsigned long)d - (unsigned long)a - 1 >= 63
            && (unsigned long)a - (unsigned long)d - 1 >= 31) {
            const unsigned long t = trips2 - 1;
            const unsigned long end = (trips < t ? trips : t) & ~7UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 t2_v = (unsigned int)0 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + at);
                    const vcc_u32x4 mask_v = (vcc_u32x4)((vcc_i32x4)a_v < (vcc_i32x4)t2_v);
                    const vcc_u32x4 d_new_v = ((a_v ^ t_v) & mask_v)
                        | ((vcc_u32x4)((vcc_i32x4)a_v >> 7) & ~mask_v);
                    *(vcc_u32x4 *)(void *)(d + at) = d_new_v;
                }
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    do {
        VCC_KEEP_SCALAR;
#else
    do {
#endif
        if (a[i] < 0)
            d[i] = a[i] ^ 3;
        else
            d[i] = a[i] >> 7;
        if (i + 1 >= n)
            break;
        last = a[i];
    } while (++i < n);
    return (int)((unsigned)last * 31u + (unsigned)i);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
