/* vcc 0.1.0 wrote this from floats_handed_on_by_double.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] restrict | out float y[n] restrict | -> float */
/* A `double` variable that is a `float` number in each iteration, handed on to the next one; a largest magnitude. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
float floats_handed_on_by_double(int n, const float *restrict x, float *restrict y)
{
    double last = 0.0;
    float most = 0;
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 4 lanes x 4, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m128 t_v = _mm_set1_ps(0.0f);
        __m256d last_v = _mm256_set1_pd(0.0);
        __m128 most_v0 = t_v;
        __m128 most_v1 = t_v;
        __m128 most_v2 = t_v;
        __m128 most_v3 = t_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m128 x_v0 = _mm_loadu_ps(x + k);
            const __m128 x_v1 = _mm_loadu_ps(x + k + 4);
            const __m128 x_v2 = _mm_loadu_ps(x + k + 8);
            const __m128 x_v3 = _mm_loadu_ps(x + k + 12);
            const __m256d t_v0 = _mm256_cvtps_pd(x_v0);
            const __m256d t_v1 = _mm256_cvtps_pd(x_v1);
            const __m256d t_v2 = _mm256_cvtps_pd(x_v2);
            const __m256d t_v3 = _mm256_cvtps_pd(x_v3);
            const __m256d last_v0 =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(t_v0),
                _mm256_permute2x128_si256(_mm256_castpd_si256(last_v), _mm256_castpd_si256(t_v0),
                0x21), 8));
            const __m256d last_v1 =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(t_v1),
                _mm256_permute2x128_si256(_mm256_castpd_si256(t_v0), _mm256_castpd_si256(t_v1),
                0x21), 8));
            const __m256d last_v2 =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(t_v2),
                _mm256_permute2x128_si256(_mm256_castpd_si256(t_v1), _mm256_castpd_si256(t_v2),
                0x21), 8));
            const __m256d last_v3 =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(t_v3),
                _mm256_permute2x128_si256(_mm256_castpd_si256(t_v2), _mm256_castpd_si256(t_v3),
                0x21), 8));
            const __m128 y_new_v0 = _mm256_cvtpd_ps(_mm256_sub_pd(t_v0, last_v0));
            const __m128 y_new_v1 = _mm256_cvtpd_ps(_mm256_sub_pd(t_v1, last_v1));
            const __m128 y_new_v2 = _mm256_cvtpd_ps(_mm256_sub_pd(t_v2, last_v2));
            const __m128 y_new_v3 = _mm256_cvtpd_ps(_mm256_sub_pd(t_v3, last_v3));
            _mm_storeu_ps(y + k, y_new_v0);
            _mm_storeu_ps(y + k + 4, y_new_v1);
            _mm_storeu_ps(y + k + 8, y_new_v2);
            _mm_storeu_ps(y + k + 12, y_new_v3);
            last_v = t_v3;
            most_v0 = _mm_max_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), x_v0), most_v0);
            most_v1 = _mm_max_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), x_v1), most_v1);
            most_v2 = _mm_max_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), x_v2), most_v2);
            most_v3 = _mm_max_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), x_v3), most_v3);
        }
        const __m128 most_v = _mm_max_ps(most_v1, most_v3);
        __m128 most2_v = _mm_max_ps(_mm_max_ps(most_v0, most_v2), most_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 x_v = _mm_loadu_ps(x + k);
            const __m256d t2_v = _mm256_cvtps_pd(x_v);
            const __m256d last2_v =
                _mm256_castsi256_pd(_mm256_alignr_epi8(_mm256_castpd_si256(t2_v),
                _mm256_permute2x128_si256(_mm256_castpd_si256(last_v), _mm256_castpd_si256(t2_v),
                0x21), 8));
            const __m128 y_new_v = _mm256_cvtpd_ps(_mm256_sub_pd(t2_v, last2_v));
            _mm_storeu_ps(y + k, y_new_v);
            last_v = t2_v;
            most2_v = _mm_max_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), x_v), most2_v);
        }
        {
            const __m128 most3_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most2_v), 8));
            const __m128 most4_v = _mm_max_ps(most2_v, most3_v);
            const __m128 most5_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most4_v), 4));
            const float most_s = _mm_cvtss_f32(_mm_max_ps(most4_v, most5_v));
            const __m128d last3_v = _mm256_extractf128_pd(last_v, 1);
            const double last_s =
                _mm_cvtsd_f64(_mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(last3_v), 8)));
            last = last_s;
            most = most_s;
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        y[i] = x[i] - last;
        last = x[i];
        if (__builtin_fabs(x[i]) > most)
            most = __builtin_fabs(x[i]);
    }
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
