/* vcc 0.1.0 wrote this from product_small_factors.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] restrict */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void product_small_factors(int n, const int *x, int *restrict y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes, generic */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t2_v = (unsigned int)21 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t3_v = (unsigned int)100 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = (unsigned int)31 - __extension__ (vcc_u32x4){0};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + k);
            const vcc_u32x4 y_new_v = x_v * t_v + (x_v ^ t2_v) * t3_v - (x_v >> 3) * t4_v;
            *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
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
        unsigned u = (unsigned)x[i];
        y[i] = (int)(u * 5u + (u ^ 21u) * 100u - (u >> 3) * 31u);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
