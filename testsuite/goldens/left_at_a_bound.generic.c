/* vcc 0.1.0 wrote this from left_at_a_bound.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | i32 m | out i32 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* Vectors stop at the nearer of two bounds, and leave the iteration that sets `last`. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int left_at_a_bound(int n, const int *a, int m, int *d)
{
    int i, last = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if a and d are far enough apart */
    i = 0;
    if (n >= 5 && m >= 5 && (unsigned long)d - (unsigned long)a - 1 >= 63) {
        const unsigned long t = (unsigned long)n - 1;
        const unsigned long t2 = (unsigned long)m - 1;
        const unsigned long end = (t < t2 ? t : t2) & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 d_new_v = *(const vcc_u32x4 *)(const void *)(a + k) * t_v;
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i >= m)
            break;
        last = a[i];
        d[i] = (int)((unsigned)last * 3u);
    }
    return (int)((unsigned)i * 31u + (unsigned)last);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
