/* vcc 0.1.0 wrote this from one_before.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int s | in i32 x[n] | inout i32 d[n] | -> i32 */
/* A variable that has what the counter had before, from the first iteration on. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int one_before(int n, int s, const int *x, int *d)
{
    unsigned sum = (unsigned)s;
    int before = -1, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, then 8, avx2; runs if x and d are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i t4_v = _mm256_set1_epi32(16);
        const __m256i t5_v = _mm256_set1_epi32(7);
        __m256i t6_v = _mm256_add_epi32(_mm256_set1_epi32(-1), t2_v);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
            const __m256i t_v0 = _mm256_add_epi32(t6_v, t3_v);
            const __m256i d_new_v0 = _mm256_blendv_epi8(t6_v, x_v0, _mm256_cmpgt_epi32(t6_v, t5_v));
            const __m256i t_v1 = _mm256_add_epi32(t6_v, t4_v);
            const __m256i d_new_v1 = _mm256_blendv_epi8(t_v0, x_v1, _mm256_cmpgt_epi32(t_v0, t5_v));
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k + 8), d_new_v1);
            const __m256i sum_next = _mm256_add_epi32(sum_v0, _mm256_xor_si256(x_v0, t6_v));
            t6_v = t_v1;
            sum_v0 = sum_next;
            sum_v1 = _mm256_add_epi32(sum_v1, _mm256_xor_si256(x_v1, t_v0));
        }
        __m256i sum_v = _mm256_add_epi32(sum_v0, sum_v1);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i d_new_v = _mm256_blendv_epi8(t6_v, x_v, _mm256_cmpgt_epi32(t6_v, t5_v));
            const __m256i t7_v = _mm256_add_epi32(t6_v, t3_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            const __m256i sum_next2 = _mm256_add_epi32(sum_v, _mm256_xor_si256(x_v, t6_v));
            t6_v = t7_v;
            sum_v = sum_next2;
        }
        {
            const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum3_v = _mm_add_epi32(_mm256_castsi256_si128(sum_v), sum2_v);
            const __m128i sum4_v = _mm_add_epi32(sum3_v, _mm_srli_si128(sum3_v, 8));
            const __m128i sum5_v = _mm_add_epi32(sum4_v, _mm_srli_si128(sum4_v, 4));
            const unsigned int sum_s = (unsigned int)_mm_cvtsi128_si32(sum5_v);
            sum = sum + sum_s;
            before = (int)((unsigned int)before + (unsigned int)end);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        sum += (unsigned)x[i] ^ (unsigned)before;
        d[i] = before > 7 ? x[i] : before;
        before = i;
    }
    return (int)sum - before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
