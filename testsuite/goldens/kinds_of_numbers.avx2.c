/* vcc 0.1.0 wrote this from kinds_of_numbers.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in double d[n] | out i32 y[n] restrict | out double z[n] restrict | -> i32 */
#include <math.h>
/* Questions that raise no flag for what is no number. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int kinds_of_numbers(int n, const float *x, const double *d, int *restrict y, double *restrict z)
{
    int nans = 0, i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 8, then 8, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const __m256i t_v = _mm256_set1_epi32(0);
        __m256i nans_v[8] = {t_v, t_v, t_v, t_v, t_v, t_v, t_v, t_v};
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 8
            for (copy = 0; copy < 8; copy++) {
                const __m256 x_v = _mm256_loadu_ps(x + (long)(k + copy * 8));
                const __m256i t2_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, x_v, _CMP_NEQ_UQ));
                nans_v[copy] = _mm256_sub_epi32(nans_v[copy], t2_v);
            }
        }
        const __m256i nans2_v = _mm256_add_epi32(nans_v[0], nans_v[4]);
        const __m256i nans3_v = _mm256_add_epi32(nans_v[2], nans_v[6]);
        const __m256i nans4_v = _mm256_add_epi32(nans_v[1], nans_v[5]);
        const __m256i nans5_v = _mm256_add_epi32(nans_v[3], nans_v[7]);
        const __m256i nans6_v = _mm256_add_epi32(nans4_v, nans5_v);
        __m256i nans7_v = _mm256_add_epi32(_mm256_add_epi32(nans2_v, nans3_v), nans6_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 x2_v = _mm256_loadu_ps(x + k);
            const __m256i t3_v = _mm256_castps_si256(_mm256_cmp_ps(x2_v, x2_v, _CMP_NEQ_UQ));
            nans7_v = _mm256_sub_epi32(nans7_v, t3_v);
        }
        {
            const __m128i nans8_v = _mm256_extracti128_si256(nans7_v, 1);
            const __m128i nans9_v = _mm_add_epi32(_mm256_castsi256_si128(nans7_v), nans8_v);
            const __m128i nans10_v = _mm_add_epi32(nans9_v, _mm_srli_si128(nans9_v, 8));
            const __m128i nans11_v = _mm_add_epi32(nans10_v, _mm_srli_si128(nans10_v, 4));
            const unsigned int nans_s = (unsigned int)_mm_cvtsi128_si32(nans11_v);
            nans = (int)((unsigned int)nans + nans_s);
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        nans += isnan(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        nans += isnan(x[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256 t_v = _mm256_set1_ps(__builtin_inff());
        const __m256 t2_v = _mm256_set1_ps(-__builtin_inff());
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t_v, _CMP_EQ_OQ));
            const __m128i t3_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask_v),
                _mm256_extracti128_si256(mask_v, 1));
            const __m128i mask2_v = _mm_packs_epi16(t3_v, t3_v);
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t2_v, _CMP_EQ_OQ));
            const __m128i t4_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask3_v),
                _mm256_extracti128_si256(mask3_v, 1));
            const __m128i mask4_v = _mm_packs_epi16(t4_v, t4_v);
            const __m256i mask5_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, x_v, _CMP_EQ_OQ));
            const __m128i t5_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask5_v),
                _mm256_extracti128_si256(mask5_v, 1));
            const __m128i mask6_v = _mm_packs_epi16(t5_v, t5_v);
            const __m256 t6_v = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x_v);
            const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t6_v, t_v, _CMP_NEQ_UQ));
            const __m128i t7_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask7_v),
                _mm256_extracti128_si256(mask7_v, 1));
            const __m128i mask8_v = _mm_packs_epi16(t7_v, t7_v);
            const __m128i mask9_v = _mm_and_si128(mask6_v, mask8_v);
            const __m128i mask10_v = _mm_xor_si128(mask9_v, _mm_set1_epi32(-1));
            const __m128i t8_v = _mm_and_si128(mask10_v, _mm_set1_epi8(1));
            const __m128i t9_v = _mm_add_epi8(t8_v, t8_v);
            const __m128i t10_v = _mm_sub_epi8(_mm_sub_epi8(mask4_v, mask2_v), t9_v);
            const __m256i y_new_v = _mm256_cvtepi8_epi32(t10_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = isinf(x[i]) - 2 * !isfinite(x[i]);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = isinf(x[i]) - 2 * !isfinite(x[i]);
#endif
#ifdef VCC_VECTOR
    /* vcc: line 11: 4 lanes, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(__builtin_inf());
        const __m256d t2_v = _mm256_set1_pd(-__builtin_inf());
        const __m128i t3_v = _mm_set1_epi8(0);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256d d_v = _mm256_loadu_pd(d + k);
            const __m256i mask_v = _mm256_castpd_si256(_mm256_cmp_pd(d_v, d_v, _CMP_NEQ_UQ));
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256d t4_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask2_v, _mm256_castpd_si256(d_v)));
            const __m256i mask3_v = _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t_v, _CMP_EQ_OQ));
            const __m128i t5_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask3_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask3_v, 1)), 0x88));
            const __m128i t6_v = _mm_packs_epi32(t5_v, t5_v);
            const __m128i mask4_v = _mm_packs_epi16(t6_v, t6_v);
            const __m256i mask5_v = _mm256_castpd_si256(_mm256_cmp_pd(t4_v, t2_v, _CMP_EQ_OQ));
            const __m128i t7_v =
                _mm_castps_si128(_mm_shuffle_ps(_mm_castsi128_ps(_mm256_castsi256_si128(mask5_v)),
                _mm_castsi128_ps(_mm256_extracti128_si256(mask5_v, 1)), 0x88));
            const __m128i t8_v = _mm_packs_epi32(t7_v, t7_v);
            const __m128i mask6_v = _mm_packs_epi16(t8_v, t8_v);
            const __m128i t9_v = _mm_sub_epi8(mask6_v, mask4_v);
            const __m128i mask7_v = _mm_xor_si128(_mm_cmpeq_epi8(t9_v, t3_v), _mm_set1_epi32(-1));
            const __m256i mask8_v = _mm256_cvtepi8_epi64(mask7_v);
            const __m256i mask9_v = _mm256_xor_si256(mask8_v, _mm256_set1_epi32(-1));
            const __m256i mask10_v = _mm256_and_si256(mask2_v, mask9_v);
            const __m256d t10_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask10_v, _mm256_castpd_si256(d_v)));
            const __m256d t11_v = _mm256_add_pd(t10_v, t10_v);
            const __m256d z_new_v =
                _mm256_castsi256_pd(_mm256_and_si256(mask10_v, _mm256_castpd_si256(t11_v)));
            _mm256_storeu_pd(z + k, z_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        z[i] = isnan(d[i]) || isinf(d[i]) ? 0 : d[i] + d[i];
    }
#else
    for (i = 0; i < n; i++)
        z[i] = isnan(d[i]) || isinf(d[i]) ? 0 : d[i] + d[i];
#endif
#ifdef VCC_VECTOR
    /* vcc: line 13: 4 lanes, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)d & 31) >> 3;
        char *d_blocks = (char *)((unsigned long)d & ~31UL);
        __asm__("" : "+r"(d_blocks));
        if (((unsigned long)d & 7) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d t3_v = _mm256_set1_pd(__builtin_inf());
            const __m256i t4_v = _mm256_loadu_si256((const __m256i *)(const void *)d_blocks);
            const __m256i mask_v = _mm256_cmpgt_epi64(_mm256_and_si256(t4_v, t_v), t2_v);
            const __m256d d_v = _mm256_loadu_pd((const double *)(const void *)d_blocks);
            const __m256d t5_v =
                _mm256_castsi256_pd(_mm256_andnot_si256(mask_v, _mm256_castpd_si256(d_v)));
            const __m256d t6_v = _mm256_andnot_pd(_mm256_set1_pd(-0.0), t5_v);
            const __m256i mask2_v = _mm256_castpd_si256(_mm256_cmp_pd(t5_v, t5_v, _CMP_EQ_OQ));
            const __m256i mask3_v = _mm256_castpd_si256(_mm256_cmp_pd(t6_v, t3_v, _CMP_NEQ_UQ));
            const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
            const __m256i mask5_v = _mm256_xor_si256(mask4_v, _mm256_set1_epi32(-1));
            const __m256i t7_v = _mm256_set1_epi64x((long)(before - 1));
            const __m256i mask6_v = _mm256_cmpgt_epi64(_mm256_set_epi64x(3l, 2l, 1l, 0l), t7_v);
            const __m256i mask7_v = _mm256_and_si256(_mm256_or_si256(mask5_v, mask_v), mask6_v);
            unsigned long reached;
            if (_mm256_movemask_epi8(mask7_v) != 0) {
                const unsigned int t8_v =
                    (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask7_v));
                const unsigned long t = (unsigned long)__builtin_ctz(t8_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 4UL; k < end; k += 4) {
                    const __m256i t9_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(d_blocks + k * 8));
                    const __m256i mask8_v = _mm256_cmpgt_epi64(_mm256_and_si256(t9_v, t_v), t2_v);
                    const __m256d d2_v =
                        _mm256_loadu_pd((const double *)(const void *)(d_blocks + k * 8));
                    const __m256d t10_v =
                        _mm256_castsi256_pd(_mm256_andnot_si256(mask8_v,
                        _mm256_castpd_si256(d2_v)));
                    const __m256d t11_v = _mm256_andnot_pd(_mm256_set1_pd(-0.0), t10_v);
                    const __m256i mask9_v =
                        _mm256_castpd_si256(_mm256_cmp_pd(t10_v, t10_v, _CMP_EQ_OQ));
                    const __m256i mask10_v =
                        _mm256_castpd_si256(_mm256_cmp_pd(t11_v, t3_v, _CMP_NEQ_UQ));
                    const __m256i mask11_v = _mm256_and_si256(mask9_v, mask10_v);
                    const __m256i mask12_v = _mm256_xor_si256(mask11_v, _mm256_set1_epi32(-1));
                    const __m256i mask13_v = _mm256_or_si256(mask12_v, mask8_v);
                    if (_mm256_movemask_epi8(mask13_v) != 0) {
                        const unsigned int t12_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask13_v));
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t12_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            i = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (!isfinite(d[i]))
            break;
    }
#else
    for (i = 0; i < n; i++)
        if (!isfinite(d[i]))
            break;
#endif
    return 1000 * nans + i % 1000;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
