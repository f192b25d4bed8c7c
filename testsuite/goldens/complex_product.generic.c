/* vcc 0.1.0 wrote this from complex_product.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float a[2*n] | in float b[2*n] | out float c[2*n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void complex_product(int n, const float *a, const float *b, float *restrict c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 a_row_v0 = *(const vcc_f32x4 *)(const void *)(a + k * 2);
            const vcc_f32x4 a_row_v1 = *(const vcc_f32x4 *)(const void *)(a + k * 2 + 4);
            const vcc_f32x4 a_v = __builtin_shufflevector(a_row_v0, a_row_v1, 0, 2, 4, 6);
            const vcc_f32x4 a2_v = __builtin_shufflevector(a_row_v0, a_row_v1, 1, 3, 5, 7);
            const vcc_f32x4 b_row_v0 = *(const vcc_f32x4 *)(const void *)(b + k * 2);
            const vcc_f32x4 b_row_v1 = *(const vcc_f32x4 *)(const void *)(b + k * 2 + 4);
            const vcc_f32x4 b_v = __builtin_shufflevector(b_row_v0, b_row_v1, 0, 2, 4, 6);
            const vcc_f32x4 b2_v = __builtin_shufflevector(b_row_v0, b_row_v1, 1, 3, 5, 7);
            const vcc_f32x4 t_v = a_v * b_v - a2_v * b2_v;
            const vcc_f32x4 t2_v = a_v * b2_v + a2_v * b_v;
            const vcc_f32x4 c_row_v = __builtin_shufflevector(t_v, t2_v, 0, 4, 1, 5);
            const vcc_f32x4 c_row2_v = __builtin_shufflevector(t_v, t2_v, 2, 6, 3, 7);
            *(vcc_f32x4 *)(void *)(c + k * 2) = c_row_v;
            *(vcc_f32x4 *)(void *)(c + k * 2 + 4) = c_row2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        c[2 * i] = a[2 * i] * b[2 * i] - a[2 * i + 1] * b[2 * i + 1];
        c[2 * i + 1] = a[2 * i] * b[2 * i + 1] + a[2 * i + 1] * b[2 * i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
