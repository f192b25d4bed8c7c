/* vcc 0.1.0 wrote this from omp_sum_u8.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 x[n] | -> float */
/* Exact in any order. */
#ifdef VCC_VECTOR
typedef float vcc_f32x1 __attribute__((vector_size(4), aligned(4), may_alias));
typedef float vcc_f32x2 __attribute__((vector_size(8), aligned(4), may_alias));
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
float omp_sum_u8(int n, const unsigned char *x)
{
    float s = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)-0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        vcc_f32x4 s_v = t2_v;
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const vcc_u8x4 x_v = *(const vcc_u8x4 *)(const void *)(x + k);
            s_v = s_v + __builtin_convertvector(x_v, vcc_f32x4);
        }
        {
            const vcc_f32x2 s2_v = __builtin_shufflevector(s_v, s_v, 2, 3);
            const vcc_f32x2 s3_v = __builtin_shufflevector(s_v, s_v, 0, 1) + s2_v;
            const vcc_f32x1 s4_v = __extension__ (vcc_f32x1){s3_v[1]};
            const float s_s = (__extension__ (vcc_f32x1){s3_v[0]} + s4_v)[0];
            s = s + s_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        s += (float)x[i];
    }
#else
#pragma omp simd reduction(+ : s)
    for (i = 0; i < n; i++)
        s += (float)x[i];
#endif
    return s;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
