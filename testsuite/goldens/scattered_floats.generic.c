/* vcc 0.1.0 wrote this from scattered_floats.c for generic */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | out float y[5*n] restrict */
/* Every fifth place is written; that no two iterations write one place is vouched for. */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
#endif
void scattered_floats(int n, const float *x, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)0.5f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        const vcc_u32x4 t3_v = (unsigned int)5 - __extension__ (vcc_u32x4){0};
        const vcc_u32x4 t4_v = __extension__ (vcc_u32x4){0u, 1u, 2u, 3u} * t3_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_f32x4 t5_v = *(const vcc_f32x4 *)(const void *)(x + k) * t2_v;
            const vcc_i32x4 t6_v = (vcc_i32x4)t4_v;
            (y + (long)(k * 5))[t6_v[0]] = t5_v[0];
            (y + (long)(k * 5))[t6_v[1]] = t5_v[1];
            (y + (long)(k * 5))[t6_v[2]] = t5_v[2];
            (y + (long)(k * 5))[t6_v[3]] = t5_v[3];
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i * 5] = x[i] * 0.5f;
    }
#else
#pragma simd vec-function
    for (i = 0; i < n; i++)
        y[i * 5] = x[i] * 0.5f;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
