/* vcc 0.1.0 wrote this from first_differences.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float first | in float x[n] | out float y[n] | -> float */
/* What each iteration has of the one before is a value that this computed without it. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
float first_differences(int n, float first, const float *x, float *y)
{
    float before = first;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes x 2, generic; runs if y and x do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)y + end * 4 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)y)) {
            const float t_v = (float)before;
            const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
            vcc_f32x4 before_v = t2_v;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const vcc_f32x4 x_v0 = *(const vcc_f32x4 *)(const void *)(x + k);
                const vcc_f32x4 x_v1 = *(const vcc_f32x4 *)(const void *)(x + k + 4);
                const vcc_f32x4 y_new_v0 =
                    x_v0 - __builtin_shufflevector(before_v, x_v0, 3, 4, 5, 6);
                const vcc_f32x4 y_new_v1 = x_v1 - __builtin_shufflevector(x_v0, x_v1, 3, 4, 5, 6);
                *(vcc_f32x4 *)(void *)(y + k) = y_new_v0;
                *(vcc_f32x4 *)(void *)(y + k + 4) = y_new_v1;
                before_v = x_v1;
            }
            {
                const float before_s = before_v[3];
                before = before_s;
                i = (int)end;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] - before;
        before = x[i];
    }
    return before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
