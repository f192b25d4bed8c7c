/* vcc 0.1.0 wrote this from early_return.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 d[n] restrict */
#pragma simd declare
static int early_return_lane(int x, int y)
{
    if (x < 0)
        return y;
    if (y < 0) {
        if (x > 1000)
            return -1;
        return x;
    }
    return (x & 7) - (y & 7);
}

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void early_return(int n, const int *a, const int *b, int *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 19: 8 lanes, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set1_epi32(-1);
        const __m256i t3_v = _mm256_set1_epi32(1000);
        const __m256i t4_v = _mm256_set1_epi32(7);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k2));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k2));
            const __m256i mask_v = _mm256_cmpgt_epi32(t_v, a_v);
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask3_v = _mm256_cmpgt_epi32(t_v, b_v);
            const __m256i mask4_v = _mm256_cmpgt_epi32(a_v, t3_v);
            const __m256i mask5_v = _mm256_and_si256(_mm256_and_si256(mask2_v, mask3_v), mask4_v);
            const __m256i t5_v = _mm256_blendv_epi8(a_v, b_v, mask_v);
            const __m256i t6_v = _mm256_and_si256(b_v, t4_v);
            const __m256i mask6_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
            const __m256i t7_v = _mm256_sub_epi32(_mm256_and_si256(a_v, t4_v), t6_v);
            const __m256i t8_v = _mm256_blendv_epi8(t5_v, t2_v, mask5_v);
            const __m256i d_new_v =
                _mm256_blendv_epi8(t8_v, t7_v, _mm256_and_si256(mask2_v, mask6_v));
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v);
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
        d[k] = early_return_lane(a[k], b[k]);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
