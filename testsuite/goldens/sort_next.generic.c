/* vcc 0.1.0 wrote this from sort_next.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout u32 a[n+1] | in u32 k[n] | out u32 m[n] */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void sort_next(int n, unsigned *a, const unsigned *k, unsigned *m)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, generic; runs if a and m are far enough apart, k and a are far enough
       apart, k and m are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)m - (unsigned long)a - 1 >= 67
        && (unsigned long)a - (unsigned long)k - 1 >= 63
        && (unsigned long)m - (unsigned long)k - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)-1640531535 - __extension__ (vcc_u32x4){0};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u32x4 k_v = *(const vcc_u32x4 *)(const void *)(k + k2);
            const vcc_u32x4 a_new_v = *(const vcc_u32x4 *)(const void *)(a + k2) * t_v + k_v;
            const vcc_u32x4 a_v = *(const vcc_u32x4 *)(const void *)(a + 1 + k2);
            *(vcc_u32x4 *)(void *)(a + k2) = a_new_v;
            *(vcc_u32x4 *)(void *)(m + k2) = (a_new_v >> 7) ^ a_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        unsigned old = a[i];
        a[i] = old * 2654435761u + k[i];
        m[i] = (a[i] >> 7) ^ a[i + 1];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
