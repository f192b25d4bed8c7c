/* vcc 0.1.0 wrote this from record_copied.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[2*n] | in double d[n] | out float y[n] restrict | out double z[n] restrict | out float w[2*n] restrict | -> i32 */
struct pair {
    float re, im;
};
struct item {
    struct pair at;
    double weight;
    int count;
};
/* Records that an iteration declares: copied from memory, changed under conditions, copied back. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int record_copied(int n, const float *x, const double *d, float *restrict y, double *restrict z,
                  float *restrict w)
{
    const struct pair *pairs = (const struct pair *)x;
    struct pair *to = (struct pair *)w;
    int total = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 17: 8 lanes, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, re) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, im) == 4,
            "layout of struct pair");
        if (n >= 8) {
            const unsigned long end = (unsigned long)n & ~7UL;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const char *const pairs_s = (const char *)pairs + k * 8;
                const __m256 pairs_row_v0 = _mm256_loadu_ps((const float *)(const void *)pairs_s);
                const __m256 pairs_row_v1 =
                    _mm256_loadu_ps((const float *)(const void *)(pairs_s + 32));
                const __m256 pairs_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(pairs_row_v0,
                    pairs_row_v1, 0x88)), 0xd8));
                const __m256 pairs2_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(pairs_row_v0,
                    pairs_row_v1, 0xdd)), 0xd8));
                const __m256 t_v = _mm256_mul_ps(pairs2_v, pairs2_v);
                const __m256 y_new_v = _mm256_add_ps(_mm256_mul_ps(pairs_v, pairs_v), t_v);
                _mm256_storeu_ps(y + k, y_new_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct pair p = pairs[i];
        y[i] = p.re * p.re + p.im * p.im;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 21: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256d t_v = _mm256_set1_pd(1.0);
        const __m256 t2_v = _mm256_set1_ps(0.0f);
        const __m256d t3_v = _mm256_set1_pd(2.0);
        const __m128i t4_v = _mm_set1_epi8(1);
        const __m128i t5_v = _mm_set1_epi8(3);
        __m128i total_v = _mm_set1_epi64x(0l);
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256d d_v0 = _mm256_loadu_pd(d + k);
            const __m256d d_v1 = _mm256_loadu_pd(d + k + 4);
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_LT_OS));
            const __m256i mask_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v));
            const __m256i mask_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v, 1));
            const __m256d t_v0 =
                _mm256_castsi256_pd(_mm256_and_si256(mask_v0, _mm256_castpd_si256(d_v0)));
            const __m256d t_v1 =
                _mm256_castsi256_pd(_mm256_and_si256(mask_v1, _mm256_castpd_si256(d_v1)));
            const __m256d t2_v0 = _mm256_add_pd(t_v0, t_v);
            const __m256d t2_v1 = _mm256_add_pd(t_v1, t_v);
            const __m256d t3_v0 = _mm256_blendv_pd(d_v0, t2_v0, _mm256_castsi256_pd(mask_v0));
            const __m256d t3_v1 = _mm256_blendv_pd(d_v1, t2_v1, _mm256_castsi256_pd(mask_v1));
            const __m256d z_new_v0 = _mm256_mul_pd(t3_v0, t3_v);
            const __m256d z_new_v1 = _mm256_mul_pd(t3_v1, t3_v);
            _mm256_storeu_pd(z + k, z_new_v0);
            _mm256_storeu_pd(z + k + 4, z_new_v1);
            const __m128i t6_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask_v),
                _mm256_extracti128_si256(mask_v, 1));
            const __m128i mask2_v = _mm_packs_epi16(t6_v, t6_v);
            const __m128i t7_v = _mm_blendv_epi8(t4_v, t5_v, mask2_v);
            total_v = _mm_add_epi64(total_v, _mm_sad_epu8(t7_v, _mm_setzero_si128()));
        }
        {
            const unsigned long t = (unsigned long)_mm_cvtsi128_si64(total_v);
            total = (int)((unsigned int)total + (unsigned int)t);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct item it = {{x[i], 2.0f}, d[i], 1};
        if (it.at.re < 0) {
            it.weight += 1;
            it.count = 3;
        }
        z[i] = it.weight * it.at.im;
        total += it.count;
    }
#ifdef VCC_VECTOR
    }
#endif
#ifdef VCC_VECTOR
    /* vcc: line 30: 8 lanes, then 4, avx2 */
    i = 0;
    {
        __extension__ _Static_assert(__builtin_offsetof(struct pair, re) == 0,
            "layout of struct pair");
        __extension__ _Static_assert(__builtin_offsetof(struct pair, im) == 4,
            "layout of struct pair");
        if (n >= 4) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~7UL;
            const __m256 t_v = _mm256_set1_ps(1.0f);
            unsigned long k;
            for (k = 0; k < wide_end; k += 8) {
                const char *const pairs_s = (const char *)pairs + k * 8;
                const __m256 pairs_row_v0 = _mm256_loadu_ps((const float *)(const void *)pairs_s);
                const __m256 pairs_row_v1 =
                    _mm256_loadu_ps((const float *)(const void *)(pairs_s + 32));
                const __m256 pairs_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(pairs_row_v0,
                    pairs_row_v1, 0x88)), 0xd8));
                const __m256 pairs2_v =
                    _mm256_castsi256_ps(_mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(pairs_row_v0,
                    pairs_row_v1, 0xdd)), 0xd8));
                const __m256i mask_v =
                    _mm256_castps_si256(_mm256_cmp_ps(pairs2_v, t_v, _CMP_GT_OS));
                const __m256 t3_v =
                    _mm256_blendv_ps(pairs2_v, pairs_v, _mm256_castsi256_ps(mask_v));
                const __m256 t4_v =
                    _mm256_blendv_ps(-pairs_v, pairs2_v, _mm256_castsi256_ps(mask_v));
                char *const to_s = (char *)to + k * 8;
                const __m256 t5_v = _mm256_unpacklo_ps(t3_v, t4_v);
                const __m256 t6_v = _mm256_unpackhi_ps(t3_v, t4_v);
                const __m256 to_row_v = _mm256_permute2f128_ps(t5_v, t6_v, 0x20);
                const __m256 to_row2_v = _mm256_permute2f128_ps(t5_v, t6_v, 0x31);
                _mm256_storeu_ps((float *)(void *)to_s, to_row_v);
                _mm256_storeu_ps((float *)(void *)(to_s + 32), to_row2_v);
            }
            const __m128 t2_v = _mm_set1_ps(1.0f);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const char *const pairs_s2 = (const char *)pairs + k * 8;
                const __m128 pairs_row_v = _mm_loadu_ps((const float *)(const void *)pairs_s2);
                const __m128 pairs_row2_v =
                    _mm_loadu_ps((const float *)(const void *)(pairs_s2 + 16));
                const __m128 t7_v = _mm_unpacklo_ps(pairs_row_v, pairs_row2_v);
                const __m128 t8_v = _mm_unpackhi_ps(pairs_row_v, pairs_row2_v);
                const __m128 pairs3_v = _mm_unpacklo_ps(t7_v, t8_v);
                const __m128 pairs4_v = _mm_unpackhi_ps(t7_v, t8_v);
                const __m128i mask2_v = _mm_castps_si128(_mm_cmp_ps(pairs4_v, t2_v, _CMP_GT_OS));
                const __m128 t9_v = _mm_blendv_ps(pairs4_v, pairs3_v, _mm_castsi128_ps(mask2_v));
                const __m128 t10_v = _mm_blendv_ps(-pairs3_v, pairs4_v, _mm_castsi128_ps(mask2_v));
                char *const to_s2 = (char *)to + k * 8;
                const __m128 to_row3_v = _mm_unpacklo_ps(t9_v, t10_v);
                const __m128 to_row4_v = _mm_unpackhi_ps(t9_v, t10_v);
                _mm_storeu_ps((float *)(void *)to_s2, to_row3_v);
                _mm_storeu_ps((float *)(void *)(to_s2 + 16), to_row4_v);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        struct pair p = pairs[i], q;
        q.re = p.im;
        q.im = -p.re;
        if (p.im > 1.0f)
            q = p;
        to[i] = q;
    }
#ifdef VCC_VECTOR
    }
#endif
    return total;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
