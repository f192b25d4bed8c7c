/* vcc 0.1.0 wrote this from multiply_i8.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 a[n] | in i8 b[n] | out i8 c[n] */
#ifdef VCC_VECTOR
typedef unsigned char vcc_u8x16 __attribute__((vector_size(16), aligned(1), may_alias));
typedef unsigned char vcc_u8x8 __attribute__((vector_size(8), aligned(1), may_alias));
#endif
void multiply_i8(int n, const signed char *a, const signed char *b, signed char *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, then 8, generic; runs if a and c are far enough apart, b and c are
       far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= 31
        && (unsigned long)c - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u8x16 b_v0 = *(const vcc_u8x16 *)(const void *)(b + k);
            const vcc_u8x16 b_v1 = *(const vcc_u8x16 *)(const void *)(b + k + 16);
            const vcc_u8x16 c_new_v0 = *(const vcc_u8x16 *)(const void *)(a + k) * b_v0;
            const vcc_u8x16 c_new_v1 = *(const vcc_u8x16 *)(const void *)(a + k + 16) * b_v1;
            *(vcc_u8x16 *)(void *)(c + k) = c_new_v0;
            *(vcc_u8x16 *)(void *)(c + k + 16) = c_new_v1;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const vcc_u8x8 b_v = *(const vcc_u8x8 *)(const void *)(b + k);
            const vcc_u8x8 c_new_v = *(const vcc_u8x8 *)(const void *)(a + k) * b_v;
            *(vcc_u8x8 *)(void *)(c + k) = c_new_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (signed char)(a[i] * b[i]);
    }
#else
    for (i = 0; i < n; i++)
        c[i] = (signed char)(a[i] * b[i]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
