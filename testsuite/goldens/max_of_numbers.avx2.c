/* vcc 0.1.0 wrote this from max_of_numbers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n+1] | in double y[n+1] | -> double */
/* The largest and the smallest of what are numbers, the first ones of which may be none. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
double max_of_numbers(int n, const float *x, const double *y)
{
    int i;
    float most = x[0];
    double least = y[0];
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 4, then 4, avx2 */
    i = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256 t_v = _mm256_set1_ps(most);
            __m256 most_v[4] = {t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const __m256 x_v = _mm256_loadu_ps(x + 1 + (long)(k + copy * 8));
                    most_v[copy] = _mm256_max_ps(x_v, most_v[copy]);
                }
            }
            const __m256 most2_v = _mm256_max_ps(most_v[1], most_v[3]);
            __m128 most3_v = _mm_set1_ps(most);
            const __m256 most4_v = _mm256_max_ps(_mm256_max_ps(most_v[0], most_v[2]), most2_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128 t2_v = _mm_max_ps(_mm_loadu_ps(x + 1 + k), most3_v);
                most3_v = t2_v;
            }
            {
                const __m128 most5_v = _mm256_extractf128_ps(most4_v, 1);
                const __m128 most6_v = _mm_max_ps(_mm256_castps256_ps128(most4_v), most5_v);
                const __m128 most7_v =
                    _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most6_v), 8));
                const __m128 most8_v = _mm_max_ps(most6_v, most7_v);
                const __m128 most9_v =
                    _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most8_v), 4));
                const float most_s = _mm_cvtss_f32(_mm_max_ps(most8_v, most9_v));
                const __m128 most10_v =
                    _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most3_v), 8));
                const __m128 most11_v = _mm_max_ps(most3_v, most10_v);
                const __m128 most12_v =
                    _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(most11_v), 4));
                const float most_s2 = _mm_cvtss_f32(_mm_max_ps(most11_v, most12_v));
                const float t = most_s > most_s2 ? most_s : most_s2;
                const unsigned int t2 = (unsigned int)i + (unsigned int)end;
                if (t < 0.0f || t > 0.0f) {
                    i = (int)t2;
                    most = t;
                }
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > most || most != most)
            most = x[i];
    }
#else
    for (i = 1; i < n; i++)
        if (x[i] > most || most != most)
            most = x[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes x 8, then 4, avx2 */
    i = 1;
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 4) {
            const unsigned long end = trips & ~3UL;
            const unsigned long wide_end = end & ~31UL;
            const __m256d t_v = _mm256_set1_pd(least);
            __m256d least_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 8
                for (copy = 0; copy < 8; copy++) {
                    const __m256d y_v = _mm256_loadu_pd(y + 1 + (long)(k + copy * 4));
                    least_v[copy] = _mm256_min_pd(y_v, least_v[copy]);
                }
            }
            const __m256d least2_v = _mm256_min_pd(least_v[2], least_v[6]);
            const __m256d least3_v = _mm256_min_pd(least_v[3], least_v[7]);
            const __m256d least4_v = _mm256_min_pd(_mm256_min_pd(least_v[0], least_v[4]), least2_v);
            const __m256d least5_v = _mm256_min_pd(_mm256_min_pd(least_v[1], least_v[5]), least3_v);
            __m256d least6_v = _mm256_min_pd(least4_v, least5_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m256d t2_v = _mm256_min_pd(_mm256_loadu_pd(y + 1 + k), least6_v);
                least6_v = t2_v;
            }
            {
                const __m128d least7_v = _mm256_extractf128_pd(least6_v, 1);
                const __m128d least8_v = _mm_min_pd(_mm256_castpd256_pd128(least6_v), least7_v);
                const __m128d least9_v =
                    _mm_castsi128_pd(_mm_srli_si128(_mm_castpd_si128(least8_v), 8));
                const double least_s = _mm_cvtsd_f64(_mm_min_pd(least8_v, least9_v));
                const __m256i t3_v = _mm256_castpd_si256(least_v[1]);
                const __m256i t4_v = _mm256_or_si256(_mm256_castpd_si256(least_v[0]), t3_v);
                const __m256i t5_v = _mm256_or_si256(t4_v, _mm256_castpd_si256(least_v[2]));
                const __m256i t6_v = _mm256_or_si256(t5_v, _mm256_castpd_si256(least_v[3]));
                const __m256i t7_v = _mm256_or_si256(t6_v, _mm256_castpd_si256(least_v[4]));
                const __m256i t8_v = _mm256_or_si256(t7_v, _mm256_castpd_si256(least_v[5]));
                const __m256i t9_v = _mm256_or_si256(t8_v, _mm256_castpd_si256(least_v[6]));
                const __m256i t10_v = _mm256_or_si256(t9_v, _mm256_castpd_si256(least_v[7]));
                const __m256i t11_v = _mm256_or_si256(t10_v, _mm256_castpd_si256(least6_v));
                const __m256i negative_mask_v = _mm256_cmpgt_epi64(_mm256_set1_epi64x(0l), t11_v);
                const unsigned int t = (unsigned int)i + (unsigned int)end;
                if (least_s < 0.0 || least_s > 0.0
                    || (least_s >= 0.0 && _mm256_movemask_epi8(negative_mask_v) == 0)) {
                    i = (int)t;
                    least = least_s;
                }
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 1; i < n; i++) {
#endif
        if (!(least == least) || y[i] < least)
            least = y[i];
    }
    return least + most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
