/* vcc 0.1.0 wrote this from bound_of_all_numbers.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in i32 a[n] | u64 m | inout i32 d[n] restrict | make m = n % 2 ? (unsigned long)-1 : n + 3 | -> size */
/* One more than the largest number is none. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
unsigned long bound_of_all_numbers(unsigned long n, const int *a, unsigned long m, int *d)
{
    unsigned long i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic; runs if a and d are far enough apart */
    i = 0;
    if (n >= 4 && m >= 3 && (unsigned long)d - (unsigned long)a - 1 >= 63) {
        const unsigned long t = (m < 4611686018427387904UL ? m : 4611686018427387904UL) + 1;
        const unsigned long end = (n < t ? n : t) & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 d_new_v = *(const vcc_u32x4 *)(const void *)(a + k) * t_v;
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v;
            *(vcc_u32x4 *)(void *)(d + k) = d_new_v ^ t2_v;
        }
        i = end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = (int)((unsigned)a[i] * 3u);
        if (i > m)
            break;
        d[i] ^= 5;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
