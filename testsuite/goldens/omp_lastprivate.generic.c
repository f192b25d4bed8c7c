/* vcc 0.1.0 wrote this from omp_lastprivate.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[n] restrict | -> float */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float omp_lastprivate(int n, const float *x, float *y)
{
    float t = 1;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 2, generic */
    i = 0;
    if (n >= 9) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const float t_v = (float)3.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const vcc_f32x4 y_new_v0 = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v;
            const vcc_f32x4 y_new_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4) * t2_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
            *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd lastprivate(t) aligned(y : 4) nontemporal(y)
    for (i = 0; i < n; i++) {
#endif
        t = x[i] * 3;
        y[i] = t;
    }
    return t;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
