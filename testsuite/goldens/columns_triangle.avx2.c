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
    /* vcc: line 6: 16 lanes, then 4 masked, avx2; runs if all columns lie in one row, rows and
       loops inside are neither empty nor huge, a and b do not overlap */
    int j_done = 0;
    {
        const unsigned long t = (unsigned long)a + (((unsigned long)columns - 1) * 8 + 2696);
        const unsigned long t2 = (unsigned long)b + 384;
        const unsigned long t3 = (unsigned long)b + (((unsigned long)columns - 1) * 8 + 2696);
        if (columns >= 2 && (unsigned long)columns <= 48 && (unsigned long)a <= t && t2 <= t3
            && (t <= t2 || t3 <= (unsigned long)a)) {
            const unsigned long wide_end = (unsigned long)columns & ~15UL;
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)k);
                const __m256i t2_v0 = _mm256_add_epi32(t3_v, t_v0);
                const __m256i t2_v1 = _mm256_add_epi32(t3_v, t_v1);
                const __m256d a_new_v0 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v0));
                const __m256d a_new_v1 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v0, 1));
                const __m256d a_new_v2 = _mm256_cvtepi32_pd(_mm256_castsi256_si128(t2_v1));
                const __m256d a_new_v3 = _mm256_cvtepi32_pd(_mm256_extracti128_si256(t2_v1, 1));
                char *const a_s = (char *)a + k * 8;
                _mm256_storeu_pd((double *)(void *)a_s, a_new_v0);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 32), a_new_v1);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 64), a_new_v2);
                _mm256_storeu_pd((double *)(void *)((char *)a_s + 96), a_new_v3);
                unsigned long i_s = 1UL;
                int more;
                do {
                    const __m256i i_v = _mm256_set1_epi64x((long)i_s);
                    const __m256i t3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v0));
                    const __m256i t3_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v0, 1));
                    const __m256i t3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(t2_v1));
                    const __m256i t3_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(t2_v1, 1));
                    const __m256i mask_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(i_v, t3_v0), _mm256_set1_epi32(-1));
                    const __m256i mask_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(i_v, t3_v1), _mm256_set1_epi32(-1));
                    const __m256i mask_v2 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(i_v, t3_v2), _mm256_set1_epi32(-1));
                    const __m256i mask_v3 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(i_v, t3_v3), _mm256_set1_epi32(-1));
                    char *const a_s2 = (char *)a + i_s * 384 + k * 8;
                    char *const a_s3 = (char *)a + (long)(i_s - 1) * 384 + k * 8;
                    const __m256d a_v0 =
                        _mm256_maskload_pd((const double *)(const void *)a_s3, mask_v0);
                    const __m256d a_v1 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 32),
                        mask_v1);
                    const __m256d a_v2 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 64),
                        mask_v2);
                    const __m256d a_v3 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)a_s3 + 96),
                        mask_v3);
                    char *const b_s = (char *)b + i_s * 384 + k * 8;
                    const __m256d b_v0 =
                        _mm256_maskload_pd((const double *)(const void *)b_s, mask_v0);
                    const __m256d b_v1 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 32),
                        mask_v1);
                    const __m256d b_v2 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 64),
                        mask_v2);
                    const __m256d b_v3 =
                        _mm256_maskload_pd((const double *)(const void *)((const char *)b_s + 96),
                        mask_v3);
                    const __m256d a_new2_v0 = _mm256_add_pd(a_v0, b_v0);
                    const __m256d a_new2_v1 = _mm256_add_pd(a_v1, b_v1);
                    const __m256d a_new2_v2 = _mm256_add_pd(a_v2, b_v2);
                    const __m256d a_new2_v3 = _mm256_add_pd(a_v3, b_v3);
                    const unsigned long t4 = i_s + 1;
                    const __m256i t4_v = _mm256_or_si256(mask_v2, mask_v3);
                    const __m256i t5_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), t4_v);
                    const int t5 = _mm256_movemask_epi8(t5_v) != 0;
                    if (t5) {
                        _mm256_maskstore_pd((double *)(void *)a_s2, mask_v0, a_new2_v0);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 32), mask_v1,
                            a_new2_v1);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 64), mask_v2,
                            a_new2_v2);
                        _mm256_maskstore_pd((double *)(void *)((char *)a_s2 + 96), mask_v3,
                            a_new2_v3);
                    }
                    more = (long)t4 < 8;
                    i_s = t4;
                } while (more);
            }
            const __m256i t_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m128i t2_v = _mm_set_epi32(3, 2, 1, 0);
            /* what is left, one vector at a time */
            for (; k < (unsigned long)columns; k += 4) {
                const __m256i t6_v = _mm256_set1_epi64x((long)((unsigned long)columns - k));
                const __m256i active_mask_v = _mm256_cmpgt_epi64(t6_v, t_v);
                const __m128i t7_v = _mm_add_epi32(_mm_set1_epi32((int)(unsigned int)k), t2_v);
                const __m256d a_new_v = _mm256_cvtepi32_pd(t7_v);
                _mm256_maskstore_pd((double *)(void *)((char *)a + k * 8), active_mask_v, a_new_v);
                unsigned long i_s2 = 1UL;
                int more2;
                do {
                    const __m256i i2_v = _mm256_set1_epi64x((long)i_s2);
                    const __m256i t8_v = _mm256_cvtepi32_epi64(t7_v);
                    const __m256i mask_v =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(i2_v, t8_v), _mm256_set1_epi32(-1));
                    const __m256i mask2_v = _mm256_and_si256(active_mask_v, mask_v);
                    const __m256d a_v =
                        _mm256_maskload_pd((const double *)(const void *)((char *)a + (long)(i_s2 - 1) * 384 + k * 8),
                        mask2_v);
                    const __m256d b_v =
                        _mm256_maskload_pd((const double *)(const void *)((char *)b + i_s2 * 384 + k * 8),
                        mask2_v);
                    const __m256d a_new2_v = _mm256_add_pd(a_v, b_v);
                    const unsigned long t6 = i_s2 + 1;
                    if (_mm256_movemask_epi8(mask2_v) != 0) {
                        _mm256_maskstore_pd((double *)(void *)((char *)a + i_s2 * 384 + k * 8),
                            mask2_v, a_new2_v);
                    }
                    more2 = (long)t6 < 8;
                    i_s2 = t6;
                } while (more2);
            }
            j_done = columns;
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
