/* vcc 0.1.0 wrote this from omp_safelen_eight.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 a[n+8] */
#ifdef VCC_VECTOR
typedef unsigned short vcc_u16x8 __attribute__((vector_size(16), aligned(2), may_alias));
#endif
void omp_safelen_eight(int n, short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const vcc_u16x8 t_v = __extension__ (vcc_u16x8){0u, 1u, 2u, 3u, 4u, 5u, 6u, 7u};
        const vcc_u16x8 t2_v = (unsigned short)8 - __extension__ (vcc_u16x8){0};
        vcc_u16x8 t3_v = (unsigned short)0 - __extension__ (vcc_u16x8){0} + t_v;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u16x8 a_new_v = *(const vcc_u16x8 *)(const void *)(a + k) ^ t3_v;
            const vcc_u16x8 t4_v = t3_v + t2_v;
            *(vcc_u16x8 *)(void *)(a + 8 + k) = a_new_v;
            t3_v = t4_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        a[i + 8] = (short)(a[i] ^ i);
    }
#else
#pragma omp simd safelen(8)
    for (i = 0; i < n; i++)
        a[i + 8] = (short)(a[i] ^ i);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
