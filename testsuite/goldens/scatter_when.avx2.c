/* vcc 0.1.0 wrote this from scatter_when.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | out i32 d[2*n] restrict */

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32 __attribute__((may_alias));
typedef int vcc_i32x8 __attribute__((vector_size(32), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void scatter_when(int n, const int *a, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(3);
        const __m256i t2_v = _mm256_set1_epi32(1);
        const __m256i t3_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 1);
        const __m256i t4_v = _mm256_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i mask_v = _mm256_cmpgt_epi32(a_v, t_v);
            vcc_i32 *const t5_v = (vcc_i32 *)(void *)(d + (long)(2UL * k2));
            const vcc_i32x8 t6_v = (vcc_i32x8)t3_v;
            const vcc_i32x8 t7_v = (vcc_i32x8)a_v;
            const unsigned int t8_v = (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v));
            if (t8_v & 0x1u) t5_v[t6_v[0]] = t7_v[0];
            if (t8_v & 0x2u) t5_v[t6_v[1]] = t7_v[1];
            if (t8_v & 0x4u) t5_v[t6_v[2]] = t7_v[2];
            if (t8_v & 0x8u) t5_v[t6_v[3]] = t7_v[3];
            if (t8_v & 0x10u) t5_v[t6_v[4]] = t7_v[4];
            if (t8_v & 0x20u) t5_v[t6_v[5]] = t7_v[5];
            if (t8_v & 0x40u) t5_v[t6_v[6]] = t7_v[6];
            if (t8_v & 0x80u) t5_v[t6_v[7]] = t7_v[7];
            const __m256i a2_v = _mm256_maskload_epi32((const int *)(const void *)(a + k2), mask_v);
            const __m256i t9_v = _mm256_and_si256(a2_v, t2_v);
            const __m256i mask2_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t9_v, t4_v), _mm256_set1_epi32(-1));
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            vcc_i32 *const t10_v = (vcc_i32 *)(void *)(d + (long)(2UL * k2 + 1));
            const vcc_i32x8 t11_v = (vcc_i32x8)t3_v;
            const vcc_i32x8 t12_v = (vcc_i32x8)_mm256_sub_epi32(t4_v, a2_v);
            const unsigned int t13_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
            if (t13_v & 0x1u) t10_v[t11_v[0]] = t12_v[0];
            if (t13_v & 0x2u) t10_v[t11_v[1]] = t12_v[1];
            if (t13_v & 0x4u) t10_v[t11_v[2]] = t12_v[2];
            if (t13_v & 0x8u) t10_v[t11_v[3]] = t12_v[3];
            if (t13_v & 0x10u) t10_v[t11_v[4]] = t12_v[4];
            if (t13_v & 0x20u) t10_v[t11_v[5]] = t12_v[5];
            if (t13_v & 0x40u) t10_v[t11_v[6]] = t12_v[6];
            if (t13_v & 0x80u) t10_v[t11_v[7]] = t12_v[7];
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
#else
#pragma simd vec-function
    for (k = 0; k < n; k++) {
#endif
        if (a[k] > 3) {
            d[2 * k] = a[k];
            if (a[k] & 1)
                d[2 * k + 1] = -a[k];
        }
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
