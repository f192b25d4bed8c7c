/* vcc 0.1.0 wrote this from carry_stored.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float g | inout float x[n+1] | in float w[n+1] | out float y[n+1] */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void carry_stored(int n, float g, float *x, const float *w, float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 2, generic; runs if y and w do not overlap, x and y do not overlap, w
       and x are far enough apart */
    int i_done = 1;
    {
        const unsigned long distance = (unsigned long)n - 1;
        if ((long)distance >= 7) {
            const unsigned long end = (distance + 1) & ~7UL;
            const unsigned long t = (unsigned long)(y + 1);
            const unsigned long t2 = (unsigned long)(w + 1);
            if ((t + end * 4 <= t2 || t2 + end * 4 <= t)
                && ((unsigned long)x + end * 4 + 4 <= t || t + end * 4 <= (unsigned long)x)
                && (unsigned long)(x + 1) - t2 - 1 >= 63) {
                const float x_s = *x;
                const float t_v = (float)x_s;
                const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
                const float t3_v = (float)1.0f;
                const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t3_v, t3_v, t3_v, t3_v};
                const float g_v = (float)g;
                const vcc_f32x4 g2_v = __extension__ (vcc_f32x4){g_v, g_v, g_v, g_v};
                vcc_f32x4 t5_v = t2_v;
                unsigned long k;
                for (k = 0; k < end; k += 8) {
                    const vcc_f32x4 x_new_v0 = *(const vcc_f32x4 *)(const void *)(w + 1 + k) + t4_v;
                    const vcc_f32x4 x_new_v1 =
                        *(const vcc_f32x4 *)(const void *)(w + 1 + k + 4) + t4_v;
                    const vcc_f32x4 y_new_v0 =
                        __builtin_shufflevector(t5_v, x_new_v0, 3, 4, 5, 6) * g2_v;
                    const vcc_f32x4 y_new_v1 =
                        __builtin_shufflevector(x_new_v0, x_new_v1, 3, 4, 5, 6) * g2_v;
                    *(vcc_f32x4 *)(void *)(y + 1 + k) = y_new_v0;
                    *(vcc_f32x4 *)(void *)(y + 1 + k + 4) = y_new_v1;
                    *(vcc_f32x4 *)(void *)(x + 1 + k) = x_new_v0;
                    *(vcc_f32x4 *)(void *)(x + 1 + k + 4) = x_new_v1;
                    t5_v = x_new_v1;
                }
                i_done = (int)((unsigned int)i_done + (unsigned int)end);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i <= n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1; i <= n; i++) {
#endif
        y[i] = x[i - 1] * g;
        x[i] = w[i] + 1.0f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
