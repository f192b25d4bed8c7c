/* vcc 0.1.0 wrote this from variable_column_walk.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[9*n+9] restrict | in u32 b[9*n+9] restrict */
/* Down the columns: each element is computed of the one above it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x2 __attribute__((vector_size(8), aligned(4), may_alias));
#endif
void variable_column_walk(int n, unsigned a[restrict 9][n], unsigned b[restrict 9][n])
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 2 lanes, generic */
    int j_done = 0;
    if (n >= 2) {
        const unsigned long end = (unsigned long)n & ~1UL;
        const unsigned long t = 2UL * (unsigned long)n;
        const unsigned long t2 = 3UL * (unsigned long)n;
        const unsigned long t3 = 4UL * (unsigned long)n;
        const unsigned long t4 = 5UL * (unsigned long)n;
        const unsigned long t5 = 6UL * (unsigned long)n;
        const unsigned long t6 = 7UL * (unsigned long)n;
        const unsigned long t7 = 8UL * (unsigned long)n;
        unsigned long k;
        for (k = 0; k < end; k += 2) {
            const vcc_u32x2 b_v =
                *(const vcc_u32x2 *)(const void *)((char *)b + (long)n * 4 + k * 4);
            const vcc_u32x2 a_new_v = *(const vcc_u32x2 *)(const void *)((char *)a + k * 4) + b_v;
            *(vcc_u32x2 *)(void *)((char *)a + (long)n * 4 + k * 4) = a_new_v;
            const vcc_u32x2 b2_v = *(const vcc_u32x2 *)(const void *)((char *)b + t * 4 + k * 4);
            const vcc_u32x2 a_new2_v = a_new_v + b2_v;
            *(vcc_u32x2 *)(void *)((char *)a + t * 4 + k * 4) = a_new2_v;
            const vcc_u32x2 b3_v = *(const vcc_u32x2 *)(const void *)((char *)b + t2 * 4 + k * 4);
            const vcc_u32x2 a_new3_v = a_new2_v + b3_v;
            *(vcc_u32x2 *)(void *)((char *)a + t2 * 4 + k * 4) = a_new3_v;
            const vcc_u32x2 b4_v = *(const vcc_u32x2 *)(const void *)((char *)b + t3 * 4 + k * 4);
            const vcc_u32x2 a_new4_v = a_new3_v + b4_v;
            *(vcc_u32x2 *)(void *)((char *)a + t3 * 4 + k * 4) = a_new4_v;
            const vcc_u32x2 b5_v = *(const vcc_u32x2 *)(const void *)((char *)b + t4 * 4 + k * 4);
            const vcc_u32x2 a_new5_v = a_new4_v + b5_v;
            *(vcc_u32x2 *)(void *)((char *)a + t4 * 4 + k * 4) = a_new5_v;
            const vcc_u32x2 b6_v = *(const vcc_u32x2 *)(const void *)((char *)b + t5 * 4 + k * 4);
            const vcc_u32x2 a_new6_v = a_new5_v + b6_v;
            *(vcc_u32x2 *)(void *)((char *)a + t5 * 4 + k * 4) = a_new6_v;
            const vcc_u32x2 b7_v = *(const vcc_u32x2 *)(const void *)((char *)b + t6 * 4 + k * 4);
            const vcc_u32x2 a_new7_v = a_new6_v + b7_v;
            *(vcc_u32x2 *)(void *)((char *)a + t6 * 4 + k * 4) = a_new7_v;
            const vcc_u32x2 b8_v = *(const vcc_u32x2 *)(const void *)((char *)b + t7 * 4 + k * 4);
            const vcc_u32x2 a_new8_v = a_new7_v + b8_v;
            *(vcc_u32x2 *)(void *)((char *)a + t7 * 4 + k * 4) = a_new8_v;
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < 9; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
    }
#else
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < 9; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
