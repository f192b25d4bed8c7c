/* vcc 0.1.0 wrote this from block_reversed.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 y[8] | i32 k */
/* What is read backwards is what is written: all of it comes first. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void block_reversed(int n, int *y, int k)
{
    unsigned a = y[7], b = y[6], c = y[5], d = y[4];
#ifdef VCC_VECTOR
    /* vcc: block at lines 6 to 13: 4 lanes, generic */
    VCC_KEEP_SCALAR;
    {
        const vcc_u32x4 y_v = *(const vcc_u32x4 *)(const void *)(y + 4);
        const vcc_u32x4 k_v = (unsigned int)k - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t_v = __builtin_shufflevector(y_v, y_v, 3, 2, 1, 0) + k_v;
        const vcc_u32x4 n_v = (unsigned int)n - __extension__ (vcc_u32x4){0};
        *(vcc_u32x4 *)(void *)y = t_v;
        *(vcc_u32x4 *)(void *)(y + 4) = y_v - n_v;
    }
    (void)a, (void)b, (void)c, (void)d;
#else
    y[0] = (int)(a + (unsigned)k);
    y[1] = (int)(b + (unsigned)k);
    y[2] = (int)(c + (unsigned)k);
    y[3] = (int)(d + (unsigned)k);
    y[4] = (int)(d - (unsigned)n);
    y[5] = (int)(c - (unsigned)n);
    y[6] = (int)(b - (unsigned)n);
    y[7] = (int)(a - (unsigned)n);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
