/* vcc 0.1.0 wrote this from rows_two_sums.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[24*n] | out u64 both[3] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void rows_two_sums(int n, const int (*a)[24], unsigned long *restrict both)
{
    unsigned long sum = 1, mixed = 2, rows = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    int i_done = n;
    if (n >= 1) {
        const __m256i t_v = _mm256_set1_epi64x(0l);
        const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t3_v = _mm256_add_epi32(_mm256_set1_epi32(0), t2_v);
        const __m256i t4_v = _mm256_set1_epi32(8);
        __m256i sum_v0 = t_v;
        __m256i sum_v1 = t_v;
        __m256i mixed_v0 = t_v;
        __m256i mixed_v1 = t_v;
        unsigned long rows_s = 0UL;
        /* what lanes accumulate is combined behind all rows */
        unsigned long n2;
        for (n2 = 0; n2 < (unsigned long)n; n2++) {
            const unsigned int t = (unsigned int)n + (unsigned int)n2 * ~0u;
            __m256i t5_v = t3_v;
            unsigned long k;
            for (k = 0; k < 24UL; k += 8) {
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)((const char *)a + (long)(int)(t - 1u) * 96 + k * 4));
                const __m256i t6_v = _mm256_srai_epi32(a_v, 31);
                const __m256i t_v0 = _mm256_unpacklo_epi32(a_v, t6_v);
                const __m256i t_v1 = _mm256_unpackhi_epi32(a_v, t6_v);
                const __m256i t2_v0 = _mm256_unpacklo_epi32(t5_v, _mm256_setzero_si256());
                const __m256i t2_v1 = _mm256_unpackhi_epi32(t5_v, _mm256_setzero_si256());
                const __m256i t7_v =
                    _mm256_add_epi64(_mm256_mul_epu32(t_v0, _mm256_srli_epi64(t2_v0, 32)),
                    _mm256_mul_epu32(_mm256_srli_epi64(t_v0, 32), t2_v0));
                const __m256i t8_v =
                    _mm256_add_epi64(_mm256_mul_epu32(t_v1, _mm256_srli_epi64(t2_v1, 32)),
                    _mm256_mul_epu32(_mm256_srli_epi64(t_v1, 32), t2_v1));
                const __m256i t3_v0 =
                    _mm256_add_epi64(_mm256_mul_epu32(t_v0, t2_v0), _mm256_slli_epi64(t7_v, 32));
                const __m256i t3_v1 =
                    _mm256_add_epi64(_mm256_mul_epu32(t_v1, t2_v1), _mm256_slli_epi64(t8_v, 32));
                const __m256i t4_v0 = _mm256_add_epi64(sum_v0, t3_v0);
                const __m256i t4_v1 = _mm256_add_epi64(sum_v1, t3_v1);
                const __m256i t5_v0 = _mm256_xor_si256(mixed_v0, t_v0);
                const __m256i t5_v1 = _mm256_xor_si256(mixed_v1, t_v1);
                t5_v = _mm256_add_epi32(t5_v, t4_v);
                sum_v0 = t4_v0;
                sum_v1 = t4_v1;
                mixed_v0 = t5_v0;
                mixed_v1 = t5_v1;
            }
            rows_s = rows_s * 3 + (unsigned long)(int)t;
        }
        {
            const __m256i sum_v = _mm256_add_epi64(sum_v0, sum_v1);
            const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
            const __m128i sum3_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), sum2_v);
            const __m128i sum4_v = _mm_add_epi64(sum3_v, _mm_srli_si128(sum3_v, 8));
            const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum4_v);
            const __m256i mixed_v = _mm256_xor_si256(mixed_v0, mixed_v1);
            const __m128i mixed2_v = _mm256_extracti128_si256(mixed_v, 1);
            const __m128i mixed3_v = _mm_xor_si128(_mm256_castsi256_si128(mixed_v), mixed2_v);
            const __m128i mixed4_v = _mm_xor_si128(mixed3_v, _mm_srli_si128(mixed3_v, 8));
            const unsigned long mixed_s = (unsigned long)_mm_cvtsi128_si64(mixed4_v);
            sum = sum + sum_s;
            mixed = mixed ^ mixed_s;
            rows = rows_s;
            i_done = (int)((unsigned int)i_done - (unsigned int)(long)n);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i > 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n; i > 0; i--) {
#endif
        for (int j = 0; j < 24; j++) {
            sum += (unsigned long)a[i - 1][j] * (unsigned)j;
            mixed ^= (unsigned long)a[i - 1][j];
        }
        rows = rows * 3 + (unsigned long)i;
    }
    both[0] = sum;
    both[1] = mixed;
    both[2] = rows;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
