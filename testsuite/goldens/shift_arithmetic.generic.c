/* vcc 0.1.0 wrote this from shift_arithmetic.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i64 x[n] | out i64 y[n] */
#ifdef VCC_VECTOR
typedef long vcc_i64x2 __attribute__((vector_size(16), aligned(8), may_alias));
typedef unsigned long vcc_u64x2 __attribute__((vector_size(16), aligned(8), may_alias));
#endif
void shift_arithmetic(int n, const long *x, long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 2 lanes x 2, generic; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 63) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u64x2 x_v0 = *(const vcc_u64x2 *)(const void *)(x + k);
            const vcc_u64x2 x_v1 = *(const vcc_u64x2 *)(const void *)(x + k + 2);
            const vcc_u64x2 y_new_v0 = (vcc_u64x2)((vcc_i64x2)x_v0 >> 13);
            const vcc_u64x2 y_new_v1 = (vcc_u64x2)((vcc_i64x2)x_v1 >> 13);
            *(vcc_u64x2 *)(void *)(y + k) = y_new_v0;
            *(vcc_u64x2 *)(void *)(y + k + 2) = y_new_v1;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] >> 13;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] >> 13;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
