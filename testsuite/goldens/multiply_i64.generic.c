/* vcc 0.1.0 wrote this from multiply_i64.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 a[n] | in u64 b[n] | out u64 c[n] */
#ifdef VCC_VECTOR
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void multiply_i64(int n, const unsigned long *a, const unsigned long *b, unsigned long *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 2 lanes, generic; runs if a and c are far enough apart, b and c are far enough
       apart */
    i = 0;
    if (n >= 2 && (unsigned long)c - (unsigned long)a - 1 >= 63
        && (unsigned long)c - (unsigned long)b - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const vcc_u64x2 t_v = (unsigned long)1L - __extension__ (vcc_u64x2){0};
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u64x2 b_v = *(const vcc_u64x2 *)(const void *)(b + k);
            const vcc_u64x2 c_new_v = *(const vcc_u64x2 *)(const void *)(a + k) * b_v + t_v;
            *(vcc_u64x2 *)(void *)(c + k) = c_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = a[i] * b[i] + 1;
    }
#else
    for (i = 0; i < n; i++)
        c[i] = a[i] * b[i] + 1;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
