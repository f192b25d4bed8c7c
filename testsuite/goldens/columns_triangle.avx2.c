/* vcc 0.1.0 wrote this from columns_triangle.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[8*48] | in double b[8*48] */
/* Columns of which each is longer than the one before, but for the first rows. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void columns_triangle(int n, double (*a)[48], double (*b)[48])
{
    int columns = n < 48 ? n : 48;
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, then 4, avx2; runs if all columns lie in one row, rows and loops
       inside are neither empty nor huge, a and b do not overlap */
    int j_done = 0;
    {
        const unsigned long end = (unsigned long)columns & ~3UL;
        const unsigned long t = (unsigned long)a + ((end - 1) * 8 + 2696);
        const unsigned long t2 = (unsigned long)b + 384;
        const unsigned long t3 = (unsigned long)b + ((end - 1) * 8 + 2696);
        if (columns >= 4 && end <= 48 && (unsigned long)a <= t && t2 <= t3
            && (t <= t2 || t3 <= (unsigned long)a)) {
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)k);
                const __m256i t2_v0 = _mm256_add_epi32(t2_v, t_v0);
                const __m256i t2_v1 = _mm256_add_epi32(t2_v, t_v1);
                const __m256d a_new_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v0));
                const __m256d a_new_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v0, 1));
                const __m256d a_new_v2 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v1));
                const __m256d a_new_v3 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v1, 1));
                char *const a_s = (char *)a + k * 8;
                _mm256_storeu_pd((double *)(void *)a_s, a_new_v0);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 32), a_new_v1);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 64), a_new_v2);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 96), a_new_v3);
                unsigned int t4 = 1u;
                int more;
                do {
                    const __m256i t3_v = _mm256_set1_epi32((int)t4);
                    const __m256i mask_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t3_v, t2_v0), _mm256_set1_epi32(-1));
                    const __m256i mask_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t3_v, t2_v1), _mm256_set1_epi32(-1));
                    const __m256i mask2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v0));
                    const __m256i mask2_v1 =
                        _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v0, 1));
                    const __m256i mask2_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v1));
                    const __m256i mask2_v3 =
                        _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v1, 1));
                    char *const a_s2 = (char *)a + (long)(int)t4 * 384 + k * 8;
                    char *const a_s3 = (char *)a + (long)(int)(t4 - 1u) * 384 + k * 8;
                    const __m256d a_v0 =
                        _mm256_maskload_pd((const double *)(const void *)a_s3, mask2_v0);
                    const __m256d a_v1 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 32),
                        mask2_v1);
                    const __m256d a_v2 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 64),
                        mask2_v2);
                    const __m256d a_v3 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 96),
                        mask2_v3);
                    char *const b_s = (char *)b + (long)(int)t4 * 384 + k * 8;
                    const __m256d b_v0 =
                        _mm256_maskload_pd((const double *)(const void *)b_s, mask2_v0);
                    const __m256d b_v1 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 32),
                        mask2_v1);
                    const __m256d b_v2 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 64),
                        mask2_v2);
                    const __m256d b_v3 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 96),
                        mask2_v3);
                    const __m256d a_on_v0 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v0, _mm256_castpd_si256(a_v0)));
                    const __m256d a_on_v1 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v1, _mm256_castpd_si256(a_v1)));
                    const __m256d a_on_v2 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v2, _mm256_castpd_si256(a_v2)));
                    const __m256d a_on_v3 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v3, _mm256_castpd_si256(a_v3)));
                    const __m256d b_on_v0 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v0, _mm256_castpd_si256(b_v0)));
                    const __m256d b_on_v1 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v1, _mm256_castpd_si256(b_v1)));
                    const __m256d b_on_v2 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v2, _mm256_castpd_si256(b_v2)));
                    const __m256d b_on_v3 =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v3, _mm256_castpd_si256(b_v3)));
                    const __m256d a_new2_v0 = _mm256_add_pd(a_on_v0, b_on_v0);
                    const __m256d a_new2_v1 = _mm256_add_pd(a_on_v1, b_on_v1);
                    const __m256d a_new2_v2 = _mm256_add_pd(a_on_v2, b_on_v2);
                    const __m256d a_new2_v3 = _mm256_add_pd(a_on_v3, b_on_v3);
                    const __m256i t4_v = _mm256_or_si256(mask2_v2, mask2_v3);
                    const __m256i t5_v = _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), t4_v);
                    const int t5 = !_mm256_testz_si256(t5_v, t5_v);
                    if (t5) {
                        _mm256_maskstore_pd((double *)(void *)a_s2, mask2_v0, a_new2_v0);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 32), mask2_v1,
                            a_new2_v1);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 64), mask2_v2,
                            a_new2_v2);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 96), mask2_v3,
                            a_new2_v3);
                    }
                    const unsigned int t6 = t4 + 1u;
                    more = (int)t6 < 8;
                    t4 = t6;
                } while (more);
            }
            const __m128i t_v = _mm_set_epi32(3, 2, 1, 0);
            /* what is left, one vector at a time */
            for (; k < end; k += 4) {
                const __m128i t6_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)k), t_v);
                const __m256d a_new_v = _mm256_cvtepi32_pd(t6_v);
                _mm256_storeu_pd((double *)(void *)((char *)a + k * 8), a_new_v);
                unsigned int t7 = 1u;
                int more2;
                do {
                    const __m128i t7_v = _mm_set1_epi32((int)t7);
                    const __m128i mask_v =
                        _mm_xor_si128(_mm_cmpgt_epi32(t7_v, t6_v), _mm_set1_epi32(-1));
                    const __m256i mask2_v = _mm256_cvtepi32_epi64(mask_v);
                    const __m256d a_v =
                        _mm256_maskload_pd((const double *)(const void *)((char *)a + (long)(int)(t7 - 1u) * 384 + k * 8), mask2_v);
                    const __m256d b_v =
                        _mm256_maskload_pd((const double *)(const void *)((char *)b + (long)(int)t7 * 384 + k * 8), mask2_v);
                    const __m256d a_on_v =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v, _mm256_castpd_si256(a_v)));
                    const __m256d b_on_v =
                        _mm256_castsi256_pd(_mm256_and_si256(mask2_v, _mm256_castpd_si256(b_v)));
                    const __m256d a_new2_v = _mm256_add_pd(a_on_v, b_on_v);
                    if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                        _mm256_maskstore_pd((double *)(void *)((char *)a + (long)(int)t7 * 384 + k * 8), mask2_v, a_new2_v);
                    }
                    const unsigned int t8 = t7 + 1u;
                    more2 = (int)t8 < 8;
                    t7 = t8;
                } while (more2);
            }
            j_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int j = j_done; j < columns; j++) {
        VCC_KEEP_SCALAR;
#else
    for (int j = 0; j < columns; j++) {
#endif
        a[0][j] = j;
        for (int i = 1; i < 8; i++)
            if (i <= j)
                a[i][j] = a[i - 1][j] + b[i][j];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
