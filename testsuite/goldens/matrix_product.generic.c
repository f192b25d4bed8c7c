/* vcc 0.1.0 wrote this from matrix_product.c for generic */
/* kernel: int n | in double a[30] | in double b[5*n] | out double c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef double vcc_f64x2 __attribute__((vector_size(16), aligned(8), may_alias));
void matrix_product(int n, const double *a, const double *b, double *c)
{
    int k;
    /* vcc: line 11: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const double t_v = (double)(0.0);
        const vcc_f64x2 t2_v = (__extension__ (vcc_f64x2){t_v, t_v});
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            unsigned int t = 0u;
            int more;
            do {
                unsigned int j_s = 0u;
                vcc_f64x2 sum_v0 = t2_v;
                vcc_f64x2 sum_v1 = t2_v;
                vcc_f64x2 sum_v2 = t2_v;
                vcc_f64x2 sum_v3 = t2_v;
                int more2;
                unsigned int t2;
                do {
                    const double a_s = a[(long)(int)(5u * t + j_s)];
                    const vcc_f64x2 b_v0 =
                        *(const vcc_f64x2 *)(const void *)(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2));
                    const vcc_f64x2 b_v1 =
                        *(const vcc_f64x2 *)(const void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 2);
                    const double t3_v = (double)(a_s);
                    const vcc_f64x2 t4_v = (__extension__ (vcc_f64x2){t3_v, t3_v});
                    const vcc_f64x2 t_v0 = t4_v * b_v0;
                    const vcc_f64x2 t_v1 = t4_v * b_v1;
                    const vcc_f64x2 sum2_v0 = sum_v0 + t_v0;
                    const vcc_f64x2 sum2_v1 = sum_v1 + t_v1;
                    const unsigned int t3 = j_s + 1u;
                    more2 = (int)t3 < 5;
                    j_s = t3;
                    sum_v0 = sum2_v0;
                    sum_v1 = sum2_v1;
                    sum_v2 = sum2_v0;
                    sum_v3 = sum2_v1;
                } while (more2);
                *(vcc_f64x2 *)(void *)(c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) = sum_v2;
                *(vcc_f64x2 *)(void *)((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 2) = sum_v3;
                t2 = t + 1u;
                more = (int)t2 < 6;
                t = t2;
            } while (more);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            double sum = 0.0;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
    }
}
