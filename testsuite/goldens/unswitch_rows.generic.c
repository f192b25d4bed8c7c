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
        /* vcc: line 6: 8 lanes x 2, then 8, generic */
        {
            const unsigned char on_s = on[(long)i];
            if (((unsigned int)on_s & 1u) != 0u) {
                const char *const a_s = (const char *)a + (long)i * 96;
                char *const b_s = (char *)b + (long)i * 96;
                /* iterations 0 to 15 */
                unsigned long copy;
#pragma GCC unroll 2
                for (copy = 0; copy < 2; copy++) {
                    const unsigned long at = copy * 8;
                    const vcc_u32x4 a2_v0 = *(const vcc_u32x4 *)(const void *)(a_s + at * 4);
                    const vcc_u32x4 a2_v1 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(a_s + at * 4) + 16);
                    const vcc_u32x4 b2_v0 = *(const vcc_u32x4 *)(const void *)(b_s + at * 4);
                    const vcc_u32x4 b2_v1 =
                        *(const vcc_u32x4 *)(const void *)((const char *)(b_s + at * 4) + 16);
                    const vcc_u32x4 t3_v0 = a2_v0 + a2_v0;
                    const vcc_u32x4 t3_v1 = a2_v1 + a2_v1;
                    const vcc_u32x4 t4_v0 = t3_v0 + a2_v0;
                    const vcc_u32x4 t4_v1 = t3_v1 + a2_v1;
                    const vcc_u32x4 b_new2_v0 = b2_v0 + t4_v0;
                    const vcc_u32x4 b_new2_v1 = b2_v1 + t4_v1;
                    *(vcc_u32x4 *)(void *)(b_s + at * 4) = b_new2_v0;
                    *(vcc_u32x4 *)(void *)((char *)(b_s + at * 4) + 16) = b_new2_v1;
                }
                /* iterations 16 to 23 */
                const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)(a_s + 64);
                const vcc_u32x4 a_v1 =
                    *(const vcc_u32x4 *)(const void *)((const char *)(a_s + 64) + 16);
                const vcc_u32x4 b_v0 = *(const vcc_u32x4 *)(const void *)(b_s + 64);
                const vcc_u32x4 b_v1 =
                    *(const vcc_u32x4 *)(const void *)((const char *)(b_s + 64) + 16);
                const vcc_u32x4 t_v0 = a_v0 + a_v0;
                const vcc_u32x4 t_v1 = a_v1 + a_v1;
                const vcc_u32x4 t2_v0 = t_v0 + a_v0;
                const vcc_u32x4 t2_v1 = t_v1 + a_v1;
                const vcc_u32x4 b_new_v0 = b_v0 + t2_v0;
                const vcc_u32x4 b_new_v1 = b_v1 + t2_v1;
                *(vcc_u32x4 *)(void *)(b_s + 64) = b_new_v0;
                *(vcc_u32x4 *)(void *)((char *)(b_s + 64) + 16) = b_new_v1;
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
