/* vcc 0.1.0 wrote this from columns_wrapping.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 b[n] restrict | inout u32 c[n] restrict */
/* The rows' counter wraps around, and goes on. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_wrapping(int n, const unsigned *restrict b, unsigned *restrict c)
{
    for (unsigned k = 5; k < 0xF0000030u; k += 0x10000001u)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 6: 4 lanes, generic */
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            const vcc_u32x4 k_v = (unsigned int)k - __extension__ (vcc_u32x4){0};
            unsigned long k2;
            for (k2 = 0; k2 < end; k2 += 4) {
                const vcc_u32x4 t2_v = *(const vcc_u32x4 *)(const void *)(b + k2) ^ k_v;
                const vcc_u32x4 c_new_v = *(const vcc_u32x4 *)(const void *)(c + k2) * t_v + t2_v;
                *(vcc_u32x4 *)(void *)(c + k2) = c_new_v;
            }
            j = (int)end;
        }
        /* remaining iterations */
        for (; j < n; j++) {
            VCC_KEEP_SCALAR;
            c[j] = c[j] * 3 + (b[j] ^ k);
        }
    }
#else
        for (int j = 0; j < n; j++)
            c[j] = c[j] * 3 + (b[j] ^ k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
