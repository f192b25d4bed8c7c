/* vcc 0.1.0 wrote this from columns_few.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[12*n] | inout u32 t[12] restrict */
/* Few columns, which would take two passes over all rows: rows stay one after the other. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_few(int n, const int (*a)[12], unsigned *restrict t)
{
    for (int i = 0; i < n; i++)
#ifdef VCC_VECTOR
        {
            /* vcc: line 6: 4 lanes, generic */
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < 12UL; k += 4) {
                const vcc_u32x4 a_v =
                    *(const vcc_u32x4 *)(const void *)((const char *)a + (long)i * 48 + k * 4);
                const vcc_u32x4 t_new_v = *(const vcc_u32x4 *)(const void *)(t + k) * t_v + a_v;
                *(vcc_u32x4 *)(void *)(t + k) = t_new_v;
            }
            VCC_KEEP_SCALAR;
        }
#else
        for (int j = 0; j < 12; j++)
            t[j] = t[j] * 3 + (unsigned)a[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
