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
    /* vcc: line 7: 4 lanes x 4, then 4, generic */
    i = 0;
    if (n >= 5) {
        const unsigned long end = ((unsigned long)n - 1) & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const float t_v = (float)3.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const vcc_f32x4 y_new_v = *(const vcc_f32x4 *)(const void *)(x + at) * t2_v;
                *(vcc_f32x4 *)(void *)(y + at) = y_new_v;
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const vcc_f32x4 y_new2_v = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v;
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
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
