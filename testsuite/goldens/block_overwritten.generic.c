/* vcc 0.1.0 wrote this from block_overwritten.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | out u32 y[5] restrict | in u32 x[4] */
/* A variable that held the same number has another one since, though nothing reads that. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_overwritten(int n, unsigned *restrict y, const unsigned *x)
{
    unsigned held = (unsigned)n;
    if (n > 3)
        y[4] = held;
    held = 2;
#ifdef VCC_VECTOR
    /* vcc: block at lines 9 to 12: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = *(const vcc_u32x4 *)(const void *)x * n_v;
        *(vcc_u32x4 *)(void *)y = t_v;
    }
#else
    y[0] = x[0] * (unsigned)n;
    y[1] = x[1] * (unsigned)n;
    y[2] = x[2] * (unsigned)n;
    y[3] = x[3] * (unsigned)n;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
