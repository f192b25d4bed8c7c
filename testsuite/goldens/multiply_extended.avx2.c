/* vcc 0.1.0 wrote this from multiply_extended.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u32 b[n] | in i32 c[n] | out u64 d[n] | out i64 e[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void multiply_extended(int n, const unsigned *a, const unsigned *b, const int *c, unsigned long *d, long *e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2; runs if d and c do not overlap, d and e are far enough apart */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~3UL;
        if (n >= 4
            && ((unsigned long)d + end * 8 <= (unsigned long)c
            || (unsigned long)c + end * 4 <= (unsigned long)d)
            && (unsigned long)e - (unsigned long)d - 1 >= 31) {
            const __m256i t_v = _mm256_set1_epi64x(1000000007l);
            const __m256i t2_v = _mm256_set1_epi64x(-77l);
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
                const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
                const __m256i t3_v = _mm256_cvtepu32_epi64(b_v);
                const __m256i t4_v = _mm256_cvtepu32_epi64(_mm_srli_epi32(a_v, 5));
                const __m256i t5_v = _mm256_mul_epu32(_mm256_cvtepu32_epi64(a_v), t3_v);
                const __m256i d_new_v = _mm256_add_epi64(t5_v, _mm256_mul_epu32(t4_v, t_v));
                _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
                const __m128i c_v = _mm_loadu_si128((const __m128i *)(const void *)(c + k));
                const __m256i t6_v = _mm256_cvtepi32_epi64(c_v);
                const __m256i t7_v = _mm256_mul_epi32(t6_v, t2_v);
                const __m256i e_new_v = _mm256_sub_epi64(_mm256_mul_epi32(t6_v, t6_v), t7_v);
                _mm256_storeu_si256((__m256i *)(void *)(e + k), e_new_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = (unsigned long)a[i] * b[i] + (unsigned long)(a[i] >> 5) * 1000000007;
        e[i] = (long)c[i] * c[i] - (long)c[i] * -77;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
