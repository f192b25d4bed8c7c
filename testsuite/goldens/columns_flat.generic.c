/* vcc 0.1.0 wrote this from columns_flat.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[7*n+7] restrict | in u32 b[7*n+7] restrict */
/* Rows as long as there are columns. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_flat(int n, unsigned *restrict a, const unsigned *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if all columns lie in one row */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long t = (unsigned long)n * 4 - 4;
        if (n >= 4 && t <= 268435455 && end - 1 <= t / 4) {
            const unsigned long wide_end = end & ~15UL;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    unsigned int *const a_s = a + (long)(i_s * (unsigned long)n + k);
                    unsigned int *const a_s2 = a + (long)((i_s - 1) * (unsigned long)n + k);
                    const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s2;
                    const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s2 + 4);
                    const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_s2 + 8);
                    const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_s2 + 12);
                    const unsigned int *const b_s = b + (long)(i_s * (unsigned long)n + k);
                    const vcc_u32x4 b_v0 = *(const vcc_u32x4 *)(const void *)b_s;
                    const vcc_u32x4 b_v1 = *(const vcc_u32x4 *)(const void *)(b_s + 4);
                    const vcc_u32x4 b_v2 = *(const vcc_u32x4 *)(const void *)(b_s + 8);
                    const vcc_u32x4 b_v3 = *(const vcc_u32x4 *)(const void *)(b_s + 12);
                    const vcc_u32x4 t_v0 = a_v0 ^ b_v0;
                    const vcc_u32x4 t_v1 = a_v1 ^ b_v1;
                    const vcc_u32x4 t_v2 = a_v2 ^ b_v2;
                    const vcc_u32x4 t_v3 = a_v3 ^ b_v3;
                    const vcc_u32x4 a2_v0 = *(const vcc_u32x4 *)(const void *)a_s;
                    const vcc_u32x4 a2_v1 = *(const vcc_u32x4 *)(const void *)(a_s + 4);
                    const vcc_u32x4 a2_v2 = *(const vcc_u32x4 *)(const void *)(a_s + 8);
                    const vcc_u32x4 a2_v3 = *(const vcc_u32x4 *)(const void *)(a_s + 12);
                    const vcc_u32x4 a_new_v0 = a2_v0 + t_v0;
                    const vcc_u32x4 a_new_v1 = a2_v1 + t_v1;
                    const vcc_u32x4 a_new_v2 = a2_v2 + t_v2;
                    const vcc_u32x4 a_new_v3 = a2_v3 + t_v3;
                    *(vcc_u32x4 *)(void *)a_s = a_new_v0;
                    *(vcc_u32x4 *)(void *)(a_s + 4) = a_new_v1;
                    *(vcc_u32x4 *)(void *)(a_s + 8) = a_new_v2;
                    *(vcc_u32x4 *)(void *)(a_s + 12) = a_new_v3;
                    const unsigned long t2 = i_s + 1;
                    more = (long)t2 < 7;
                    i_s = t2;
                } while (more);
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    unsigned int *const a_s3 = a + (long)(i_s2 * (unsigned long)n + k);
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)(a + (long)((i_s2 - 1) * (unsigned long)n + k));
                    const vcc_u32x4 b_v =
                        *(const vcc_u32x4 *)(const void *)(b + (long)(i_s2 * (unsigned long)n + k));
                    const vcc_u32x4 a_new_v = *(const vcc_u32x4 *)(const void *)a_s3 + (a_v ^ b_v);
                    *(vcc_u32x4 *)(void *)a_s3 = a_new_v;
                    const unsigned long t3 = i_s2 + 1;
                    more2 = (long)t3 < 7;
                    i_s2 = t3;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 7; i++)
            a[i * n + j] += a[(i - 1) * n + j] ^ b[i * n + j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
