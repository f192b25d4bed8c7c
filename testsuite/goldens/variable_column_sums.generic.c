/* vcc 0.1.0 wrote this from variable_column_sums.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n+1 | in float a[9*n+9] restrict | inout float s[n+1] restrict */
/* Sums of columns whose length is known, in rows whose length is not. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void variable_column_sums(int n, float a[restrict 9][n], float *restrict s)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 4, generic */
    int j_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const vcc_f32x4 s_v0 = *(const vcc_f32x4 *)(const void *)(s + k);
            const vcc_f32x4 s_v1 = *(const vcc_f32x4 *)(const void *)(s + k + 4);
            const vcc_f32x4 s_v2 = *(const vcc_f32x4 *)(const void *)(s + k + 8);
            const vcc_f32x4 s_v3 = *(const vcc_f32x4 *)(const void *)(s + k + 12);
            unsigned long i_s = 0UL;
            vcc_f32x4 s2_v0 = s_v0;
            vcc_f32x4 s2_v1 = s_v1;
            vcc_f32x4 s2_v2 = s_v2;
            vcc_f32x4 s2_v3 = s_v3;
            int more;
            do {
                char *const a_s = (char *)a + (long)(i_s * (unsigned long)n) * 4 + k * 4;
                const vcc_f32x4 a_v0 = *(const vcc_f32x4 *)(const void *)a_s;
                const vcc_f32x4 a_v1 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 16);
                const vcc_f32x4 a_v2 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 32);
                const vcc_f32x4 a_v3 = *(const vcc_f32x4 *)(const void *)((const char *)a_s + 48);
                const vcc_f32x4 t_v0 = s2_v0 + a_v0;
                const vcc_f32x4 t_v1 = s2_v1 + a_v1;
                const vcc_f32x4 t_v2 = s2_v2 + a_v2;
                const vcc_f32x4 t_v3 = s2_v3 + a_v3;
                const unsigned long t = i_s + 1;
                more = (long)t < 9;
                i_s = t;
                s2_v0 = t_v0;
                s2_v1 = t_v1;
                s2_v2 = t_v2;
                s2_v3 = t_v3;
            } while (more);
            *(vcc_f32x4 *)(void *)(s + k) = s2_v0;
            *(vcc_f32x4 *)(void *)(s + k + 4) = s2_v1;
            *(vcc_f32x4 *)(void *)(s + k + 8) = s2_v2;
            *(vcc_f32x4 *)(void *)(s + k + 12) = s2_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            unsigned long i_s2 = 0UL;
            const vcc_f32x4 s_v = *(const vcc_f32x4 *)(const void *)(s + k);
            vcc_f32x4 s2_v = s_v;
            int more2;
            do {
                const vcc_f32x4 a_v =
                    *(const vcc_f32x4 *)(const void *)((char *)a + (long)(i_s2 * (unsigned long)n) * 4 + k * 4);
                const unsigned long t2 = i_s2 + 1;
                more2 = (long)t2 < 9;
                i_s2 = t2;
                s2_v = s2_v + a_v;
            } while (more2);
            *(vcc_f32x4 *)(void *)(s + k) = s2_v;
        }
        j_done = (int)end;
    }
    /* remaining iterations */
    for (int j = j_done; j < n; j++) {
        VCC_KEEP_SCALAR;
        for (int i = 0; i < 9; i++)
            s[j] += a[i][j];
    }
#else
    for (int j = 0; j < n; j++)
        for (int i = 0; i < 9; i++)
            s[j] += a[i][j];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
