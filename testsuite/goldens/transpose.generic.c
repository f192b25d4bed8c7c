/* vcc 0.1.0 wrote this from transpose.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void transpose(int n, const float *a, float *restrict b)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned int t = 0u * (unsigned int)n;
        const unsigned int t2 = 1u * (unsigned int)n;
        const unsigned int t3 = 2u * (unsigned int)n;
        const unsigned int t4 = 3u * (unsigned int)n;
        const unsigned int t5 = 4u * (unsigned int)n;
        const unsigned int t6 = 5u * (unsigned int)n;
        const unsigned int t7 = 6u * (unsigned int)n;
        const unsigned int t8 = 7u * (unsigned int)n;
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const float *const a_s = a + (long)(8UL * k2 + 0);
            const vcc_f32x4 a_row_v = *(const vcc_f32x4 *)(const void *)a_s;
            const vcc_f32x4 a_row2_v = *(const vcc_f32x4 *)(const void *)(a_s + 8);
            const vcc_f32x4 a_row3_v = *(const vcc_f32x4 *)(const void *)(a_s + 16);
            const vcc_f32x4 a_row4_v = *(const vcc_f32x4 *)(const void *)(a_s + 24);
            const vcc_f32x4 t_v = __builtin_shufflevector(a_row_v, a_row3_v, 0, 4, 1, 5);
            const vcc_f32x4 t2_v = __builtin_shufflevector(a_row_v, a_row3_v, 2, 6, 3, 7);
            const vcc_f32x4 t3_v = __builtin_shufflevector(a_row2_v, a_row4_v, 0, 4, 1, 5);
            const vcc_f32x4 t4_v = __builtin_shufflevector(a_row2_v, a_row4_v, 2, 6, 3, 7);
            const vcc_f32x4 a_v = __builtin_shufflevector(t_v, t3_v, 0, 4, 1, 5);
            const vcc_f32x4 a2_v = __builtin_shufflevector(t_v, t3_v, 2, 6, 3, 7);
            const vcc_f32x4 a3_v = __builtin_shufflevector(t2_v, t4_v, 0, 4, 1, 5);
            const vcc_f32x4 a4_v = __builtin_shufflevector(t2_v, t4_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t + k2)) = a_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t2 + k2)) = a2_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t3 + k2)) = a3_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t4 + k2)) = a4_v;
            const float *const a_s2 = a + (long)(8UL * k2 + 4);
            const vcc_f32x4 a_row5_v = *(const vcc_f32x4 *)(const void *)a_s2;
            const vcc_f32x4 a_row6_v = *(const vcc_f32x4 *)(const void *)(a_s2 + 8);
            const vcc_f32x4 a_row7_v = *(const vcc_f32x4 *)(const void *)(a_s2 + 16);
            const vcc_f32x4 a_row8_v = *(const vcc_f32x4 *)(const void *)(a_s2 + 24);
            const vcc_f32x4 t5_v = __builtin_shufflevector(a_row5_v, a_row7_v, 0, 4, 1, 5);
            const vcc_f32x4 t6_v = __builtin_shufflevector(a_row5_v, a_row7_v, 2, 6, 3, 7);
            const vcc_f32x4 t7_v = __builtin_shufflevector(a_row6_v, a_row8_v, 0, 4, 1, 5);
            const vcc_f32x4 t8_v = __builtin_shufflevector(a_row6_v, a_row8_v, 2, 6, 3, 7);
            const vcc_f32x4 a5_v = __builtin_shufflevector(t5_v, t7_v, 0, 4, 1, 5);
            const vcc_f32x4 a6_v = __builtin_shufflevector(t5_v, t7_v, 2, 6, 3, 7);
            const vcc_f32x4 a7_v = __builtin_shufflevector(t6_v, t8_v, 0, 4, 1, 5);
            const vcc_f32x4 a8_v = __builtin_shufflevector(t6_v, t8_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t5 + k2)) = a5_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t6 + k2)) = a6_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t7 + k2)) = a7_v;
            *(vcc_f32x4 *)(void *)(b + (long)((unsigned long)(int)t8 + k2)) = a8_v;
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
#endif
 {
        int j;
        for (j = 0; j < 8; j++)
            b[j * n + k] = a[8 * k + j];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
