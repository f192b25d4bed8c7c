/* vcc 0.1.0 wrote this from omp_safelen_scatter.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout u32 y[4] restrict */
/* Every fourth iteration meets the same place. */
#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void omp_safelen_scatter(int n, const int *x, unsigned *restrict y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m128i t_v = _mm_set_epi32(3, 2, 1, 0);
        const __m128i t2_v = _mm_set1_epi32(3);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m128i t3_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)k), t_v);
            const __m128i t4_v = _mm_add_epi32(t3_v, _mm_srli_epi32(_mm_srai_epi32(t3_v, 31), 30));
            __m128i t5_v = _mm_sub_epi32(t3_v, _mm_slli_epi32(_mm_srai_epi32(t4_v, 2), 2));
            __asm__("" : "+v"(t5_v));
            const __m128i y_v = _mm_i32gather_epi32((const int *)(const void *)y, t5_v, 4);
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            vcc_i32 *const t6_v = (vcc_i32 *)(void *)y;
            const vcc_i32x4 t7_v = (vcc_i32x4)t5_v;
            const vcc_i32x4 t8_v = (vcc_i32x4)_mm_add_epi32(_mm_mullo_epi32(y_v, t2_v), x_v);
            t6_v[t7_v[0]] = t8_v[0];
            t6_v[t7_v[1]] = t8_v[1];
            t6_v[t7_v[2]] = t8_v[2];
            t6_v[t7_v[3]] = t8_v[3];
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i % 4] = y[i % 4] * 3 + (unsigned)x[i];
    }
#else
#pragma omp simd safelen(4)
    for (i = 0; i < n; i++)
        y[i % 4] = y[i % 4] * 3 + (unsigned)x[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
