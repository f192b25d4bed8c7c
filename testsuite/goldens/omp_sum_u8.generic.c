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
    /* vcc: line 8: 4 lanes x 8, then 4, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        const float t_v = (float)-0.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        vcc_f32x4 s_v0 = t2_v;
        vcc_f32x4 s_v1 = t2_v;
        vcc_f32x4 s_v2 = t2_v;
        vcc_f32x4 s_v3 = t2_v;
        vcc_f32x4 s_v4 = t2_v;
        vcc_f32x4 s_v5 = t2_v;
        vcc_f32x4 s_v6 = t2_v;
        vcc_f32x4 s_v7 = t2_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const vcc_u8x4 x_v0 = *(const vcc_u8x4 *)(const void *)(x + k);
            const vcc_u8x4 x_v1 = *(const vcc_u8x4 *)(const void *)(x + k + 4);
            const vcc_u8x4 x_v2 = *(const vcc_u8x4 *)(const void *)(x + k + 8);
            const vcc_u8x4 x_v3 = *(const vcc_u8x4 *)(const void *)(x + k + 12);
            const vcc_u8x4 x_v4 = *(const vcc_u8x4 *)(const void *)(x + k + 16);
            const vcc_u8x4 x_v5 = *(const vcc_u8x4 *)(const void *)(x + k + 20);
            const vcc_u8x4 x_v6 = *(const vcc_u8x4 *)(const void *)(x + k + 24);
            const vcc_u8x4 x_v7 = *(const vcc_u8x4 *)(const void *)(x + k + 28);
            s_v0 = s_v0 + __builtin_convertvector(x_v0, vcc_f32x4);
            s_v1 = s_v1 + __builtin_convertvector(x_v1, vcc_f32x4);
            s_v2 = s_v2 + __builtin_convertvector(x_v2, vcc_f32x4);
            s_v3 = s_v3 + __builtin_convertvector(x_v3, vcc_f32x4);
            s_v4 = s_v4 + __builtin_convertvector(x_v4, vcc_f32x4);
            s_v5 = s_v5 + __builtin_convertvector(x_v5, vcc_f32x4);
            s_v6 = s_v6 + __builtin_convertvector(x_v6, vcc_f32x4);
            s_v7 = s_v7 + __builtin_convertvector(x_v7, vcc_f32x4);
        }
        vcc_f32x4 s_v = s_v0 + s_v4 + (s_v2 + s_v6) + (s_v1 + s_v5 + (s_v3 + s_v7));
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
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
