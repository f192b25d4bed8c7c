/* vcc 0.1.0 wrote this from omp_private_branch.c for avx2; flags: -fopenmp-simd */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | inout i32 y[n] restrict */
/* Without the clause, `t` might be what an earlier iteration left. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void omp_private_branch(int n, const int *x, int *y)
{
    int t = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(3);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(x_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(x_v1, t_v);
            const __m256i y_v0 = _mm256_maskload_epi32((const int *)(const void *)(y + k), mask_v0);
            const __m256i y_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(y + k + 8), mask_v1);
            const __m256i y_new_v0 = _mm256_and_si256(mask_v0, _mm256_xor_si256(x_v0, y_v0));
            const __m256i y_new_v1 = _mm256_and_si256(mask_v1, _mm256_xor_si256(x_v1, y_v1));
            const __m256i mask2_v0 = _mm256_cmpgt_epi32(x_v0, t2_v);
            const __m256i mask2_v1 = _mm256_cmpgt_epi32(x_v1, t2_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(y + k), mask2_v0, y_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(y + k + 8), mask2_v1, y_new_v1);
            }
        }
        const __m128i t3_v = _mm_set1_epi32(0);
        const __m128i t4_v = _mm_set1_epi32(3);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i x_v = _mm_loadu_si128((const __m128i *)(const void *)(x + k));
            const __m128i mask_v = _mm_cmpgt_epi32(x_v, t3_v);
            const __m128i y_v = _mm_maskload_epi32((const int *)(const void *)(y + k), mask_v);
            const __m128i y_new_v = _mm_and_si128(mask_v, _mm_xor_si128(x_v, y_v));
            const __m128i mask2_v = _mm_cmpgt_epi32(x_v, t4_v);
            if (_mm_movemask_epi8(mask2_v) != 0) {
                _mm_maskstore_epi32((int *)(void *)(y + k), mask2_v, y_new_v);
            }
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
#pragma omp simd private(t)
    for (i = 0; i < n; i++) {
#endif
        if (x[i] > 0)
            t = x[i] ^ y[i];
        if (x[i] > 3)
            y[i] = t;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
