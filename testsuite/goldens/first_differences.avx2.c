/* vcc 0.1.0 wrote this from first_differences.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | float first | in float x[n] | out float y[n] | -> float */
/* What each iteration has of the one before is a value that this computed without it. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float first_differences(int n, float first, const float *x, float *y)
{
    float before = first;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, then 8, avx2; runs if y and x do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~7UL;
        if (n >= 8
            && ((unsigned long)y + end * 4 <= (unsigned long)x
            || (unsigned long)x + end * 4 <= (unsigned long)y)) {
            const unsigned long wide_end = end & ~15UL;
            __m256 before_v = _mm256_set1_ps(before);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256 x_v0 = _mm256_loadu_ps(x + k);
                const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
                const __m256 before_v0 =
                    _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_v0),
                    _mm256_permute2x128_si256(_mm256_castps_si256(before_v),
                    _mm256_castps_si256(x_v0), 0x21), 12));
                const __m256 y_new_v0 = _mm256_sub_ps(x_v0, before_v0);
                const __m256 before_v1 =
                    _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_v1),
                    _mm256_permute2x128_si256(_mm256_castps_si256(x_v0), _mm256_castps_si256(x_v1),
                    0x21), 12));
                const __m256 y_new_v1 = _mm256_sub_ps(x_v1, before_v1);
                _mm256_storeu_ps(y + k, y_new_v0);
                _mm256_storeu_ps(y + k + 8, y_new_v1);
                before_v = x_v1;
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 x_v = _mm256_loadu_ps(x + k);
                const __m256 before2_v =
                    _mm256_castsi256_ps(_mm256_alignr_epi8(_mm256_castps_si256(x_v),
                    _mm256_permute2x128_si256(_mm256_castps_si256(before_v),
                    _mm256_castps_si256(x_v), 0x21), 12));
                _mm256_storeu_ps(y + k, _mm256_sub_ps(x_v, before2_v));
                before_v = x_v;
            }
            {
                const __m128 before3_v = _mm256_extractf128_ps(before_v, 1);
                const float before_s =
                    _mm_cvtss_f32(_mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(before3_v),
                    12)));
                before = before_s;
                i = (int)end;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] - before;
        before = x[i];
    }
    return before;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
