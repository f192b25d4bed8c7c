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
                unsigned int t = 1u;
                int more;
                do {
                    int *const a_s = a + (long)((unsigned long)(int)(t * 40u) + k);
                    int *const a_s2 = a + (long)((unsigned long)(int)((t - 1u) * 40u) + k);
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
                    const unsigned int t2 = t + 1u;
                    more = (int)t2 < 4;
                    t = t2;
                } while (more);
            }
            const vcc_u32x4 t2_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                unsigned int t3 = 1u;
                int more2;
                do {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)(a + (long)((unsigned long)(int)((t3 - 1u) * 40u) + k));
                    const vcc_u32x4 a_new_v = t2_v * a_v;
                    *(vcc_u32x4 *)(void *)(a + (long)((unsigned long)(int)(t3 * 40u) + k)) =
                        a_new_v;
                    const unsigned int t4 = t3 + 1u;
                    more2 = (int)t4 < 4;
                    t3 = t4;
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
