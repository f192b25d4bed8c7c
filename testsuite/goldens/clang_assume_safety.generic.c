/* vcc 0.1.0 wrote this from clang_assume_safety.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | in i32 z[n] | out i32 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void clang_assume_safety(int n, const int *x, const int *z, int *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, generic */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_u32x4 z_v0 = *(const vcc_u32x4 *)(const void *)(z + k);
            const vcc_u32x4 z_v1 = *(const vcc_u32x4 *)(const void *)(z + k + 4);
            const vcc_u32x4 y_new_v0 = *(const vcc_u32x4 *)(const void *)(x + k) & z_v0;
            const vcc_u32x4 y_new_v1 = *(const vcc_u32x4 *)(const void *)(x + k + 4) & z_v1;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_u32x4 *)(void *)(y + k + 4) = y_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] & z[i];
    }
#else
#pragma clang loop vectorize(assume_safety) interleave_count(2)
    for (i = 0; i < n; i++)
        y[i] = x[i] & z[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
