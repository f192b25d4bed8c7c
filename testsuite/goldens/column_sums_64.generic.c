/* vcc 0.1.0 wrote this from column_sums_64.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[4096] | out float sums[64] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void column_sums_64(int n, const float *a, float *restrict sums)
{
    const float(*rows)[64] = (const float(*)[64])a;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, generic */
    {
        const float t_v = (float)n;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < 64UL; k += 16) {
            vcc_f32x4 sum_v0 = t2_v;
            vcc_f32x4 sum_v1 = t2_v;
            vcc_f32x4 sum_v2 = t2_v;
            vcc_f32x4 sum_v3 = t2_v;
            unsigned long i_s = 0UL;
            int more;
            do {
                const char *const rows_s = (const char *)rows + i_s * 256 + k * 4;
                const vcc_f32x4 rows_v0 = *(const vcc_f32x4 *)(const void *)rows_s;
                const vcc_f32x4 rows_v1 =
                    *(const vcc_f32x4 *)(const void *)((const char *)rows_s + 16);
                const vcc_f32x4 rows_v2 =
                    *(const vcc_f32x4 *)(const void *)((const char *)rows_s + 32);
                const vcc_f32x4 rows_v3 =
                    *(const vcc_f32x4 *)(const void *)((const char *)rows_s + 48);
                const vcc_f32x4 t_v0 = sum_v0 + rows_v0;
                const vcc_f32x4 t_v1 = sum_v1 + rows_v1;
                const vcc_f32x4 t_v2 = sum_v2 + rows_v2;
                const vcc_f32x4 t_v3 = sum_v3 + rows_v3;
                const unsigned long t = i_s + 1;
                more = (long)t < 64;
                sum_v0 = t_v0;
                sum_v1 = t_v1;
                sum_v2 = t_v2;
                sum_v3 = t_v3;
                i_s = t;
            } while (more);
            *(vcc_f32x4 *)(void *)(sums + k) = sum_v0;
            *(vcc_f32x4 *)(void *)(sums + k + 4) = sum_v1;
            *(vcc_f32x4 *)(void *)(sums + k + 8) = sum_v2;
            *(vcc_f32x4 *)(void *)(sums + k + 12) = sum_v3;
        }
    }
    VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < 64; j++) {
        float sum = (float)n;
        for (int i = 0; i < 64; i++)
            sum += rows[i][j];
        sums[j] = sum;
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
