/* vcc 0.1.0 wrote this from matrix_product.c for generic */
/* kernel: int n | in float a[30] | in float b[5*n] | out float c[6*n] restrict */
/* ROWS rows of DEPTH by DEPTH rows of n. */
#ifndef ROWS
#define ROWS 6
#define DEPTH 5
#endif
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
void matrix_product(int n, const float *a, const float *b, float *c)
{
    int k;
    /* vcc: line 11: 16 lanes, then 4, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)(0.0f);
        const vcc_f32x4 t2_v = (__extension__ (vcc_f32x4){t_v, t_v, t_v, t_v});
        unsigned long k2;
        float t3_v;
        vcc_f32x4 t4_v;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            unsigned int t = 0u;
            int more;
            do {
                unsigned int j_s = 0u;
                vcc_f32x4 sum_v0 = t2_v;
                vcc_f32x4 sum_v1 = t2_v;
                vcc_f32x4 sum_v2 = t2_v;
                vcc_f32x4 sum_v3 = t2_v;
                int more2;
                unsigned int t2;
                do {
                    const float a_s = a[(long)(int)(5u * t + j_s)];
                    const vcc_f32x4 b_v0 =
                        *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2));
                    const vcc_f32x4 b_v1 =
                        *(const vcc_f32x4 *)(const void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 4);
                    const vcc_f32x4 b_v2 =
                        *(const vcc_f32x4 *)(const void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 8);
                    const vcc_f32x4 b_v3 =
                        *(const vcc_f32x4 *)(const void *)((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 12);
                    const float t5_v = (float)(a_s);
                    const vcc_f32x4 t6_v = (__extension__ (vcc_f32x4){t5_v, t5_v, t5_v, t5_v});
                    const vcc_f32x4 t_v0 = t6_v * b_v0;
                    const vcc_f32x4 t_v1 = t6_v * b_v1;
                    const vcc_f32x4 t_v2 = t6_v * b_v2;
                    const vcc_f32x4 t_v3 = t6_v * b_v3;
                    const vcc_f32x4 sum2_v0 = sum_v0 + t_v0;
                    const vcc_f32x4 sum2_v1 = sum_v1 + t_v1;
                    const vcc_f32x4 sum2_v2 = sum_v2 + t_v2;
                    const vcc_f32x4 sum2_v3 = sum_v3 + t_v3;
                    const unsigned int t3 = j_s + 1u;
                    more2 = (int)t3 < 5;
                    j_s = t3;
                    sum_v0 = sum2_v0;
                    sum_v1 = sum2_v1;
                    sum_v2 = sum2_v2;
                    sum_v3 = sum2_v3;
                } while (more2);
                *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) = sum_v0;
                *(vcc_f32x4 *)(void *)((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 4) = sum_v1;
                *(vcc_f32x4 *)(void *)((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 8) = sum_v2;
                *(vcc_f32x4 *)(void *)((c + (long)((unsigned long)(int)(t * (unsigned int)n) + k2)) + 12) = sum_v3;
                t2 = t + 1u;
                more = (int)t2 < 6;
                t = t2;
            } while (more);
        }
        t3_v = (float)(0.0f);
        t4_v = (__extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v});
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            unsigned int t4 = 0u;
            int more3;
            do {
                unsigned int j_s2 = 0u;
                vcc_f32x4 sum_v = t4_v;
                int more4;
                unsigned int t5;
                do {
                    const float a_s2 = a[(long)(int)(5u * t4 + j_s2)];
                    const float t7_v = (float)(a_s2);
                    const vcc_f32x4 t8_v = (__extension__ (vcc_f32x4){t7_v, t7_v, t7_v, t7_v});
                    const vcc_f32x4 b_v =
                        *(const vcc_f32x4 *)(const void *)(b + (long)((unsigned long)(int)(j_s2 * (unsigned int)n) + k2));
                    const unsigned int t6 = j_s2 + 1u;
                    more4 = (int)t6 < 5;
                    j_s2 = t6;
                    sum_v = sum_v + (t8_v * b_v);
                } while (more4);
                *(vcc_f32x4 *)(void *)(c + (long)((unsigned long)(int)(t4 * (unsigned int)n) + k2)) = sum_v;
                t5 = t4 + 1u;
                more3 = (int)t5 < 6;
                t4 = t5;
            } while (more3);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int i, j;
        for (i = 0; i < ROWS; i++) {
            float sum = 0.0f;
            for (j = 0; j < DEPTH; j++)
                sum += a[DEPTH * i + j] * b[j * n + k];
            c[i * n + k] = sum;
        }
    }
    }
}
