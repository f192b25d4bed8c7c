/* vcc 0.1.0 wrote this from unswitch_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 on[n] | in u32 a[24*n] | inout u32 b[24*n] restrict */
/* A row that is off has nothing to do. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void unswitch_rows(int n, const unsigned char *on, const unsigned (*a)[24], unsigned (*restrict b)[24])
{
    for (int i = 0; i < n; i++)
#ifdef VCC_VECTOR
    {
        int j = 0;
        /* vcc: line 6: 4 lanes, generic */
        {
            const unsigned char on_s = on[(long)i];
            if (((unsigned int)on_s & 1u) != 0u) {
                const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
                unsigned long k;
                for (k = 0; k < 24UL; k += 4) {
                    char *const b_s = (char *)b + (long)i * 96 + k * 4;
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)((const char *)a + (long)i * 96 + k * 4);
                    const vcc_u32x4 b_new_v = *(const vcc_u32x4 *)(const void *)b_s + a_v * t_v;
                    *(vcc_u32x4 *)(void *)b_s = b_new_v;
                }
                j = 24;
            }
            const unsigned char on_s2 = on[(long)i];
            if (((unsigned int)on_s2 & 1u) == 0u) {
                j = 24;
            }
        }
        /* remaining iterations */
        for (; j < 24; j++) {
            VCC_KEEP_SCALAR;
            if (on[i] & 1)
                b[i][j] += a[i][j] * 3;
        }
    }
#else
        for (int j = 0; j < 24; j++)
            if (on[i] & 1)
                b[i][j] += a[i][j] * 3;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
