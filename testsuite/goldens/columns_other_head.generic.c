/* vcc 0.1.0 wrote this from columns_other_head.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | make m = 18 | in u32 a[18] restrict | in u32 b[18*n] restrict | inout u32 c[n] restrict | -> int */
/* The head gives a value to what does not count. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
int columns_other_head(int n, int m, const unsigned *restrict a, const unsigned *restrict b, unsigned *restrict c)
{
    int j = 0, x = 0;
    for (int k = 0; k < m; k++) {
        j = 2;
#ifdef VCC_VECTOR
        /* vcc: line 8: 4 lanes, generic */
        x = 1;
        {
            const unsigned long trips = (unsigned long)n - 2;
            if ((long)trips >= 4) {
                const unsigned long end = trips & ~3UL;
                const unsigned int a_s = a[(long)k];
                const vcc_u32x4 a_v = (unsigned int)a_s - __extension__ (vcc_u32x4){0};
                unsigned long k2;
                for (k2 = 0; k2 < end; k2 += 4) {
                    const vcc_u32x4 b_v =
                        *(const vcc_u32x4 *)(const void *)(b + (long)((unsigned long)(int)((unsigned int)k * (unsigned int)n) + 2) + k2);
                    const vcc_u32x4 c_new_v =
                        *(const vcc_u32x4 *)(const void *)(c + 2 + k2) + a_v * b_v;
                    *(vcc_u32x4 *)(void *)(c + 2 + k2) = c_new_v;
                }
                j = (int)((unsigned int)j + (unsigned int)end);
            }
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] += a[k] * b[k * n + j];
        }
#else
        for (x = 1; j < n; j++)
            c[j] += a[k] * b[k * n + j];
#endif
    }
    return x * 10 + j;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
