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
    /* vcc: line 6: 4 lanes, avx2; runs if a and b are far enough apart, b and a are far enough
       apart */
    int j_done = 0;
    if (columns >= 4) {
        const unsigned long end = (unsigned long)columns & ~3UL;
        const unsigned long t = (unsigned long)((char *)b + 384) - (unsigned long)a - 1;
        const unsigned long t2 = (unsigned long)((char *)b + 768) - (unsigned long)a - 1;
        const unsigned long t3 = (unsigned long)((char *)b + 1152) - (unsigned long)a - 1;
        const unsigned long t4 = (unsigned long)((char *)b + 1536) - (unsigned long)a - 1;
        const unsigned long t5 = (unsigned long)((char *)b + 1920) - (unsigned long)a - 1;
        const unsigned long t6 = (unsigned long)((char *)b + 2304) - (unsigned long)a - 1;
        const unsigned long t7 = (unsigned long)((char *)b + 2688) - (unsigned long)a - 1;
        const unsigned long t8 =
            (unsigned long)((char *)a + 384) - (unsigned long)((char *)b + 384);
        const unsigned long t9 =
            (unsigned long)((char *)a + 768) - (unsigned long)((char *)b + 384);
        const unsigned long t10 =
            (unsigned long)((char *)a + 1152) - (unsigned long)((char *)b + 384);
        const unsigned long t11 =
            (unsigned long)((char *)a + 1536) - (unsigned long)((char *)b + 384);
        const unsigned long t12 =
            (unsigned long)((char *)a + 1920) - (unsigned long)((char *)b + 384);
        const unsigned long t13 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 384);
        const unsigned long t14 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 384);
        const unsigned long t15 =
            (unsigned long)((char *)b + 768) - (unsigned long)((char *)a + 384);
        const int t16 = t >= 31 && t2 >= 31 && t3 >= 31 && t4 >= 31 && t5 >= 31 && t6 >= 31
            && t7 >= 31 && t8 - 1 >= 127 && t9 - 1 >= 127 && t10 - 1 >= 127 && t11 - 1 >= 127
            && t12 - 1 >= 127 && t13 - 1 >= 127 && t14 - 1 >= 127 && t15 - 1 >= 31;
        const unsigned long t17 =
            (unsigned long)((char *)b + 1152) - (unsigned long)((char *)a + 384);
        const unsigned long t18 =
            (unsigned long)((char *)b + 1536) - (unsigned long)((char *)a + 384);
        const unsigned long t19 =
            (unsigned long)((char *)b + 1920) - (unsigned long)((char *)a + 384);
        const unsigned long t20 =
            (unsigned long)((char *)b + 2304) - (unsigned long)((char *)a + 384);
        const unsigned long t21 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 384);
        const unsigned long t22 =
            (unsigned long)((char *)a + 768) - (unsigned long)((char *)b + 768);
        const unsigned long t23 =
            (unsigned long)((char *)a + 1152) - (unsigned long)((char *)b + 768);
        const unsigned long t24 =
            (unsigned long)((char *)a + 1536) - (unsigned long)((char *)b + 768);
        const unsigned long t25 =
            (unsigned long)((char *)a + 1920) - (unsigned long)((char *)b + 768);
        const unsigned long t26 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 768);
        const unsigned long t27 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 768);
        const unsigned long t28 =
            (unsigned long)((char *)b + 1152) - (unsigned long)((char *)a + 768);
        const int t29 = t16 && t17 - 1 >= 31 && t18 - 1 >= 31 && t19 - 1 >= 31 && t20 - 1 >= 31
            && t21 - 1 >= 31 && t22 - 1 >= 127 && t23 - 1 >= 127 && t24 - 1 >= 127
            && t25 - 1 >= 127 && t26 - 1 >= 127 && t27 - 1 >= 127 && t28 - 1 >= 31;
        const unsigned long t30 =
            (unsigned long)((char *)b + 1536) - (unsigned long)((char *)a + 768);
        const unsigned long t31 =
            (unsigned long)((char *)b + 1920) - (unsigned long)((char *)a + 768);
        const unsigned long t32 =
            (unsigned long)((char *)b + 2304) - (unsigned long)((char *)a + 768);
        const unsigned long t33 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 768);
        const unsigned long t34 =
            (unsigned long)((char *)a + 1152) - (unsigned long)((char *)b + 1152);
        const unsigned long t35 =
            (unsigned long)((char *)a + 1536) - (unsigned long)((char *)b + 1152);
        const unsigned long t36 =
            (unsigned long)((char *)a + 1920) - (unsigned long)((char *)b + 1152);
        const unsigned long t37 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 1152);
        const unsigned long t38 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 1152);
        const unsigned long t39 =
            (unsigned long)((char *)b + 1536) - (unsigned long)((char *)a + 1152);
        const unsigned long t40 =
            (unsigned long)((char *)b + 1920) - (unsigned long)((char *)a + 1152);
        const unsigned long t41 =
            (unsigned long)((char *)b + 2304) - (unsigned long)((char *)a + 1152);
        const int t42 = t29 && t30 - 1 >= 31 && t31 - 1 >= 31 && t32 - 1 >= 31 && t33 - 1 >= 31
            && t34 - 1 >= 127 && t35 - 1 >= 127 && t36 - 1 >= 127 && t37 - 1 >= 127
            && t38 - 1 >= 127 && t39 - 1 >= 31 && t40 - 1 >= 31 && t41 - 1 >= 31;
        const unsigned long t43 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 1152);
        const unsigned long t44 =
            (unsigned long)((char *)a + 1536) - (unsigned long)((char *)b + 1536);
        const unsigned long t45 =
            (unsigned long)((char *)a + 1920) - (unsigned long)((char *)b + 1536);
        const unsigned long t46 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 1536);
        const unsigned long t47 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 1536);
        const unsigned long t48 =
            (unsigned long)((char *)b + 1920) - (unsigned long)((char *)a + 1536);
        const unsigned long t49 =
            (unsigned long)((char *)b + 2304) - (unsigned long)((char *)a + 1536);
        const unsigned long t50 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 1536);
        const unsigned long t51 =
            (unsigned long)((char *)a + 1920) - (unsigned long)((char *)b + 1920);
        const unsigned long t52 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 1920);
        const unsigned long t53 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 1920);
        const unsigned long t54 =
            (unsigned long)((char *)b + 2304) - (unsigned long)((char *)a + 1920);
        const int t55 = t42 && t43 - 1 >= 31 && t44 - 1 >= 127 && t45 - 1 >= 127 && t46 - 1 >= 127
            && t47 - 1 >= 127 && t48 - 1 >= 31 && t49 - 1 >= 31 && t50 - 1 >= 31 && t51 - 1 >= 127
            && t52 - 1 >= 127 && t53 - 1 >= 127 && t54 - 1 >= 31;
        const unsigned long t56 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 1920);
        const unsigned long t57 =
            (unsigned long)((char *)a + 2304) - (unsigned long)((char *)b + 2304);
        const unsigned long t58 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 2304);
        const unsigned long t59 =
            (unsigned long)((char *)b + 2688) - (unsigned long)((char *)a + 2304);
        const unsigned long t60 =
            (unsigned long)((char *)a + 2688) - (unsigned long)((char *)b + 2688);
        if (t55 && t56 - 1 >= 31 && t57 - 1 >= 127 && t58 - 1 >= 127 && t59 - 1 >= 31
            && t60 - 1 >= 127) {
            const __m128i t_v = _mm_set1_epi32(4);
            const __m128i t2_v = _mm_set1_epi32(1);
            const __m128i t3_v = _mm_set1_epi32(2);
            const __m128i t4_v = _mm_set1_epi32(3);
            const __m128i t5_v = _mm_set1_epi32(5);
            const __m128i t6_v = _mm_set1_epi32(6);
            const __m128i t7_v = _mm_set1_epi32(7);
            __m128i t8_v = _mm_add_epi32(_mm_set1_epi32(0), _mm_set_epi32(3, 2, 1, 0));
            unsigned long k;
            for (k = 0; k < end; k += 4) {
                const __m256d a_new_v = _mm256_cvtepi32_pd(t8_v);
                const __m128i t9_v = _mm_add_epi32(t8_v, t_v);
                _mm256_storeu_pd((double *)(void *)((char *)a + k * 8), a_new_v);
                const __m128i mask_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t2_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask2_v = _mm256_cvtepi32_epi64(mask_v);
                const __m256d t10_v =
                    _mm256_castsi256_pd(_mm256_and_si256(mask2_v, _mm256_castpd_si256(a_new_v)));
                const __m256d b_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 384 + k * 8),
                    mask2_v);
                const __m256d a_new2_v = _mm256_add_pd(t10_v, b_v);
                char *const a_s = (char *)a + 384 + k * 8;
                if (!_mm256_testz_si256(mask2_v, mask2_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s, mask2_v, a_new2_v);
                }
                const __m128i mask3_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t3_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask4_v = _mm256_cvtepi32_epi64(mask3_v);
                const __m256d a_v = _mm256_maskload_pd((const double *)(const void *)a_s, mask4_v);
                const __m256d b2_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 768 + k * 8),
                    mask4_v);
                const __m256d a_new3_v = _mm256_add_pd(a_v, b2_v);
                char *const a_s2 = (char *)a + 768 + k * 8;
                if (!_mm256_testz_si256(mask4_v, mask4_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s2, mask4_v, a_new3_v);
                }
                const __m128i mask5_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t4_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask6_v = _mm256_cvtepi32_epi64(mask5_v);
                const __m256d a2_v =
                    _mm256_maskload_pd((const double *)(const void *)a_s2, mask6_v);
                const __m256d b3_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 1152 + k * 8),
                    mask6_v);
                const __m256d a_new4_v = _mm256_add_pd(a2_v, b3_v);
                char *const a_s3 = (char *)a + 1152 + k * 8;
                if (!_mm256_testz_si256(mask6_v, mask6_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s3, mask6_v, a_new4_v);
                }
                const __m128i mask7_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask8_v = _mm256_cvtepi32_epi64(mask7_v);
                const __m256d a3_v =
                    _mm256_maskload_pd((const double *)(const void *)a_s3, mask8_v);
                const __m256d b4_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 1536 + k * 8),
                    mask8_v);
                const __m256d a_new5_v = _mm256_add_pd(a3_v, b4_v);
                char *const a_s4 = (char *)a + 1536 + k * 8;
                if (!_mm256_testz_si256(mask8_v, mask8_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s4, mask8_v, a_new5_v);
                }
                const __m128i mask9_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t5_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask10_v = _mm256_cvtepi32_epi64(mask9_v);
                const __m256d a4_v =
                    _mm256_maskload_pd((const double *)(const void *)a_s4, mask10_v);
                const __m256d b5_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 1920 + k * 8),
                    mask10_v);
                const __m256d a_new6_v = _mm256_add_pd(a4_v, b5_v);
                char *const a_s5 = (char *)a + 1920 + k * 8;
                if (!_mm256_testz_si256(mask10_v, mask10_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s5, mask10_v, a_new6_v);
                }
                const __m128i mask11_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t6_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask12_v = _mm256_cvtepi32_epi64(mask11_v);
                const __m256d a5_v =
                    _mm256_maskload_pd((const double *)(const void *)a_s5, mask12_v);
                const __m256d b6_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 2304 + k * 8),
                    mask12_v);
                const __m256d a_new7_v = _mm256_add_pd(a5_v, b6_v);
                char *const a_s6 = (char *)a + 2304 + k * 8;
                if (!_mm256_testz_si256(mask12_v, mask12_v)) {
                    _mm256_maskstore_pd((double *)(void *)a_s6, mask12_v, a_new7_v);
                }
                const __m128i mask13_v =
                    _mm_xor_si128(_mm_cmpgt_epi32(t7_v, t8_v), _mm_set1_epi32(-1));
                const __m256i mask14_v = _mm256_cvtepi32_epi64(mask13_v);
                const __m256d a6_v =
                    _mm256_maskload_pd((const double *)(const void *)a_s6, mask14_v);
                const __m256d b7_v =
                    _mm256_maskload_pd((const double *)(const void *)((char *)b + 2688 + k * 8),
                    mask14_v);
                const __m256d a_new8_v = _mm256_add_pd(a6_v, b7_v);
                if (!_mm256_testz_si256(mask14_v, mask14_v)) {
                    _mm256_maskstore_pd((double *)(void *)((char *)a + 2688 + k * 8), mask14_v,
                        a_new8_v);
                }
                t8_v = t9_v;
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
