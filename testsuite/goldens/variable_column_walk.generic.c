/* vcc 0.1.0 wrote this from variable_column_walk.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | inout u32 a[n*n+2*n+1] restrict | in u32 b[n*n+2*n+1] restrict */
/* Down the columns: each element is computed of the one above it. */
#ifdef VCC_VECTOR
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_column_walk(int n, unsigned a[restrict n][n], unsigned b[restrict n][n])
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const int t = 1 < n;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            if (t) {
                unsigned int i_s = 1u;
                int more;
                do {
                    const vcc_u32x4 a_v0 =
                        *(const vcc_u32x4 *)(const void *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4);
                    const vcc_u32x4 a_v1 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 16);
                    const vcc_u32x4 a_v2 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 32);
                    const vcc_u32x4 a_v3 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)a + (long)((unsigned long)(int)(i_s - 1u) * (unsigned long)n) * 4 + k * 4) + 48);
                    const vcc_u32x4 b_v0 =
                        *(const vcc_u32x4 *)(const void *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4);
                    const vcc_u32x4 b_v1 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 16);
                    const vcc_u32x4 b_v2 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 32);
                    const vcc_u32x4 b_v3 =
                        *(const vcc_u32x4 *)(const void *)((const char *)((char *)b + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 48);
                    const vcc_u32x4 a_new_v0 = a_v0 + b_v0;
                    const vcc_u32x4 a_new_v1 = a_v1 + b_v1;
                    const vcc_u32x4 a_new_v2 = a_v2 + b_v2;
                    const vcc_u32x4 a_new_v3 = a_v3 + b_v3;
                    *(vcc_u32x4 *)(void *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) = a_new_v0;
                    *(vcc_u32x4 *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 16) = a_new_v1;
                    *(vcc_u32x4 *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 32) = a_new_v2;
                    *(vcc_u32x4 *)(void *)((char *)((char *)a + (long)((unsigned long)(int)i_s * (unsigned long)n) * 4 + k * 4) + 48) = a_new_v3;
                    const unsigned int t2 = i_s + 1u;
                    more = (int)t2 < n;
                    i_s = t2;
                } while (more);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            if (t) {
                unsigned int i_s2 = 1u;
                int more2;
                do {
                    const vcc_u32x4 a_v =
                        *(const vcc_u32x4 *)(const void *)((char *)a + (long)((unsigned long)(int)(i_s2 - 1u) * (unsigned long)n) * 4 + k * 4);
                    const vcc_u32x4 b_v =
                        *(const vcc_u32x4 *)(const void *)((char *)b + (long)((unsigned long)(int)i_s2 * (unsigned long)n) * 4 + k * 4);
                    const vcc_u32x4 a_new_v = a_v + b_v;
                    *(vcc_u32x4 *)(void *)((char *)a + (long)((unsigned long)(int)i_s2 * (unsigned long)n) * 4 + k * 4) = a_new_v;
                    const unsigned int t3 = i_s2 + 1u;
                    more2 = (int)t3 < n;
                    i_s2 = t3;
                } while (more2);
            }
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
    }
#else
#pragma omp simd
    for (int j = 0; j < n; j++)
        for (int i = 1; i < n; i++)
            a[i][j] = a[i - 1][j] + b[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
