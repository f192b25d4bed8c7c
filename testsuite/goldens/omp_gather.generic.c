/* vcc 0.1.0 wrote this from omp_gather.c for generic; flags: -fopenmp-simd */
#if defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 k[n] | in float t[256] | out float y[n] restrict */
#ifdef VCC_VECTOR
typedef float vcc_f32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned int vcc_u32x4 __attribute__((vector_size(16), aligned(4), may_alias));
typedef unsigned char vcc_u8x4 __attribute__((vector_size(4), aligned(1), may_alias));
#endif
void omp_gather(int n, const unsigned char *k, const float *t, float *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes, generic */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const float t_v = (float)2.0f;
        const vcc_f32x4 t2_v = __extension__ (vcc_f32x4){t_v, t_v, t_v, t_v};
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            const vcc_u8x4 k_v = *(const vcc_u8x4 *)(const void *)(k + k2);
            const vcc_i32x4 t3_v = (vcc_i32x4)__builtin_convertvector(k_v, vcc_u32x4);
            const vcc_f32x4 t4_v = __extension__ (vcc_f32x4){t[t3_v[0]], t[t3_v[1]], t[t3_v[2]],
                t[t3_v[3]]};
            *(vcc_f32x4 *)(void *)(y + k2) = t4_v * t2_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = t[k[i]] * 2;
    }
#else
#pragma omp simd
    for (i = 0; i < n; i++)
        y[i] = t[k[i]] * 2;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
