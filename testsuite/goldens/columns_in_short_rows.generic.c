/* vcc 0.1.0 wrote this from columns_in_short_rows.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+160] restrict */
/* More columns than a row has: they are in the rows behind, too. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void columns_in_short_rows(int n, int *restrict a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic; runs if all columns lie in one row */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4 && end <= 40) {
            const unsigned long wide_end = end & ~15UL;
            const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long i_s = 1UL;
                int more;
                do {
                    int *const a_s = a + (long)(i_s * 40 + k);
                    int *const a_s2 = a + (long)((i_s - 1) * 40 + k);
                    const vcc_u32x4 a_v0 = *(const vcc_u32x4 *)(const void *)a_s2;
                    const vcc_u32x4 a_v1 = *(const vcc_u32x4 *)(const void *)(a_s2 + 4);
                    const vcc_u32x4 a_v2 = *(const vcc_u32x4 *)(const void *)(a_s2 + 8);
                    const vcc_u32x4 a_v3 = *(const vcc_u32x4 *)(const void *)(a_s2 + 12);
                    const vcc_u32x4 a_new_v0 = t_v * a_v0;
                    const vcc_u32x4 a_new_v1 = t_v * a_v1;
                    const vcc_u32x4 a_new_v2 = t_v * a_v2;
                    const vcc_u32x4 a_new_v3 = t_v * a_v3;
                    *(vcc_u32x4 *)(void *)a_s = a_new_v0;
                    *(vcc_u32x4 *)(void *)(a_s + 4) = a_new_v1;
                    *(vcc_u32x4 *)(void *)(a_s + 8) = a_new_v2;
                    *(vcc_u32x4 *)(void *)(a_s + 12) = a_new_v3;
                    const unsigned long t = i_s + 1;
                    more = (long)t < 4;
                    i_s = t;
                } while (more);
            }
            const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)(a + (long)((i_s2 - 1) * 40 + k));
                    const vcc_u32x4 a_new_v = t2_v * a_v;
                    *(vcc_u32x4 *)(void *)(a + (long)(i_s2 * 40 + k)) = a_new_v;
                    const unsigned long t2 = i_s2 + 1;
                    more2 = (long)t2 < 4;
                    i_s2 = t2;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 4; i++)
            a[i * 40 + j] = (int)(3u * (unsigned)a[(i - 1) * 40 + j]);
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 4; i++)
            a[i * 40 + j] = (int)(3u * (unsigned)a[(i - 1) * 40 + j]);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
