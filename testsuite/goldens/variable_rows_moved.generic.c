/* vcc 0.1.0 wrote this from variable_rows_moved.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 x[7*n+7] */
/* Each row from the one before, and from itself, in rows that a pointer goes through. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_rows_moved(int n, unsigned *x)
{
    unsigned(*row)[n] = (unsigned(*)[n])x;
    for (int r = 1; r < 7; r++, row++)
#ifdef VCC_VECTOR
    {
        int i = 1;
        /* vcc: line 7: 4 lanes, generic; runs if the accesses are far enough apart */
        {
            const unsigned long trips = (unsigned long)n - 1;
            if ((long)trips >= 4) {
                const unsigned long end = trips & ~3UL;
                char *const row_s = (char *)row + (long)n * 4;
                const unsigned long t =
                    (unsigned long)(row_s + 4) - (unsigned long)((char *)row + 4);
                if (t - 1 >= 63) {
                    const vcc_u32x4 t_v = (unsigned int)3 - __extension__ (vcc_u32x4){0};
                    unsigned long k;
                    for (k = 0; k < end; k += 4) {
                        char *const row_s2 = row_s + 4 + k * 4;
                        const vcc_u32x4 row_v =
                            *(const vcc_u32x4 *)(const void *)((char *)row + 4 + k * 4);
                        const vcc_u32x4 row_new_v =
                            row_v + *(const vcc_u32x4 *)(const void *)row_s2 * t_v;
                        *(vcc_u32x4 *)(void *)row_s2 = row_new_v;
                    }
                    i = (int)((unsigned int)i + (unsigned int)end);
                }
            }
        }
        /* remaining iterations */
        for (; i < n; i++)
            row[1][i] = row[0][i] + row[1][i] * 3;
    }
#else
        for (int i = 1; i < n; i++)
            row[1][i] = row[0][i] + row[1][i] * 3;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 4 lanes x 4, then 4, generic */
    int i_done = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            char *const row_s = (char *)row + (long)(~1UL * (unsigned long)n) * 4;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 4;
                    const vcc_u32x4 row_v = *(const vcc_u32x4 *)(const void *)(row_s + 4 + at * 4);
                    const vcc_u32x4 row_new_v =
                        *(const vcc_u32x4 *)(const void *)(row_s + at * 4) ^ row_v;
                    *(vcc_u32x4 *)(void *)(row_s + at * 4) = row_new_v;
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const vcc_u32x4 row2_v = *(const vcc_u32x4 *)(const void *)(row_s + 4 + k * 4);
                const vcc_u32x4 row_new2_v =
                    *(const vcc_u32x4 *)(const void *)(row_s + k * 4) ^ row2_v;
                *(vcc_u32x4 *)(void *)(row_s + k * 4) = row_new2_v;
            }
            i_done = (int)((unsigned int)i_done + (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        row[-2][i - 1] ^= row[-2][i];
    }
#else
    for (int i = 1; i < n; i++)
        row[-2][i - 1] ^= row[-2][i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
