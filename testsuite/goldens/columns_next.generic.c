/* vcc 0.1.0 wrote this from columns_next.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n+20] restrict | inout u32 y[n+1] restrict */
/* A column reads what the next one writes: in each row it is what the row before left there. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_next(int n, const int *restrict x, unsigned *restrict y)
{
    for (int j = 0; j < 20; j++)
#ifdef VCC_VECTOR
    {
        int i = 0;
        /* vcc: line 6: 4 lanes, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const vcc_u32x4 t_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const vcc_u32x4 x_v = *(const vcc_u32x4 *)(const void *)(x + (long)j + k);
                const vcc_u32x4 y_new_v = *(const vcc_u32x4 *)(const void *)(y + 1 + k) * t_v + x_v;
                *(vcc_u32x4 *)(void *)(y + k) = y_new_v;
            }
            i = (int)end;
        }
        /* remaining iterations */
        for (; i < n; i++) {
            VCC_KEEP_SCALAR;
            y[i] = y[i + 1] * 5 + (unsigned)x[i + j];
        }
    }
#else
        for (int i = 0; i < n; i++)
            y[i] = y[i + 1] * 5 + (unsigned)x[i + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
