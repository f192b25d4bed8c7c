/* vcc 0.1.0 wrote this from omp_scatter.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout u32 y[n+16] restrict */
/* No two iterations write one place, for which the user vouches. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void omp_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(-50);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi32(5);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i mask_v = _mm256_cmpgt_epi32(x_v, t_v);
            if (_mm256_movemask_epi8(mask_v) == -1) {
                const __m256i i_v = _mm256_add_epi32(_mm256_set1_epi32((int)(unsigned int)k), t2_v);
                __m256i t4_v = _mm256_xor_si256(i_v, t3_v);
                __asm__("" : "+v"(t4_v));
                const __m256i y_v = _mm256_i32gather_epi32((const int *)(const void *)y, t4_v, 4);
                vcc_i32 *const t5_v = (vcc_i32 *)(void *)y;
                const vcc_i32x8 t6_v = (vcc_i32x8)t4_v;
                const vcc_i32x8 t7_v = (vcc_i32x8)_mm256_sub_epi32(x_v, y_v);
                t5_v[t6_v[0]] = t7_v[0];
                t5_v[t6_v[1]] = t7_v[1];
                t5_v[t6_v[2]] = t7_v[2];
                t5_v[t6_v[3]] = t7_v[3];
                t5_v[t6_v[4]] = t7_v[4];
                t5_v[t6_v[5]] = t7_v[5];
                t5_v[t6_v[6]] = t7_v[6];
                t5_v[t6_v[7]] = t7_v[7];
            } else {
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    const __m256i i2_v =
                        _mm256_add_epi32(_mm256_set1_epi32((int)(unsigned int)k), t2_v);
                    __m256i t8_v = _mm256_xor_si256(i2_v, t3_v);
                    __asm__("" : "+v"(t8_v));
                    const __m256i y2_v =
                        _mm256_mask_i32gather_epi32(_mm256_setzero_si256(),
                        (const int *)(const void *)y, t8_v, mask_v, 4);
                    vcc_i32 *const t9_v = (vcc_i32 *)(void *)y;
                    const vcc_i32x8 t10_v = (vcc_i32x8)t8_v;
                    const vcc_i32x8 t11_v = (vcc_i32x8)_mm256_sub_epi32(x_v, y2_v);
                    const unsigned int t12_v =
                        (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
                    if (t12_v & 0x1u) t9_v[t10_v[0]] = t11_v[0];
                    if (t12_v & 0x2u) t9_v[t10_v[1]] = t11_v[1];
                    if (t12_v & 0x4u) t9_v[t10_v[2]] = t11_v[2];
                    if (t12_v & 0x8u) t9_v[t10_v[3]] = t11_v[3];
                    if (t12_v & 0x10u) t9_v[t10_v[4]] = t11_v[4];
                    if (t12_v & 0x20u) t9_v[t10_v[5]] = t11_v[5];
                    if (t12_v & 0x40u) t9_v[t10_v[6]] = t11_v[6];
                    if (t12_v & 0x80u) t9_v[t10_v[7]] = t11_v[7];
                }
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > -50)
            y[i ^ 5] = (unsigned)x[i] - y[i ^ 5];
    }
#else
#pragma omp simd
    for (i = 0; i < n; i++)
        if (x[i] > -50)
            y[i ^ 5] = (unsigned)x[i] - y[i ^ 5];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
