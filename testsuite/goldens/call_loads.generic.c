/* vcc 0.1.0 wrote this from call_loads.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+2] | inout float y[n] | inout float z[n] */
static float call_loads_mean(const float *x, int i)
{
    return (x[i] + x[i + 1] + x[i + 2]) * 0.25f;
}

static void call_loads_put(float *y, const float *x, int i)
{
    float mean = call_loads_mean(x, i);
    y[i] = mean > y[i] ? mean : y[i];
}

#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void call_loads(int n, const float *x, float *y, float *z)
{
#ifdef VCC_VECTOR
    /* vcc: line 15: 4 lanes, generic; runs if x and y are far enough apart, x and z are far enough
       apart, y and z are far enough apart, y and x are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 71
        && (unsigned long)z - (unsigned long)x - 1 >= 71
        && (unsigned long)z - (unsigned long)y - 1 >= 63
        && (unsigned long)x - (unsigned long)y - 1 >= 15) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.25f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 x_v = *(const vcc_f32x4 *)(const void *)(x + 1 + k);
            const vcc_f32x4 x2_v = *(const vcc_f32x4 *)(const void *)(x + 2 + k);
            const vcc_f32x4 t3_v = (*(const vcc_f32x4 *)(const void *)(x + k) + x_v + x2_v) * t2_v;
            const vcc_f32x4 y_v = *(const vcc_f32x4 *)(const void *)(y + k);
            const vcc_u32x4 y_new_v = (vcc_u32x4)(t3_v > y_v);
            const vcc_f32x4 y_new2_v =
                (vcc_f32x4)(((vcc_u32x4)t3_v & y_new_v) | ((vcc_u32x4)y_v & ~y_new_v));
            *(vcc_f32x4 *)(void *)(y + k) = y_new2_v;
            const vcc_f32x4 x3_v = *(const vcc_f32x4 *)(const void *)(x + k);
            const vcc_f32x4 z_new_v = *(const vcc_f32x4 *)(const void *)(z + k) - x3_v;
            *(vcc_f32x4 *)(void *)(z + k) = z_new_v;
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        call_loads_put(y, x, i);
        z[i] -= x[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
