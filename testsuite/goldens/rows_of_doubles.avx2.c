/* vcc 0.1.0 wrote this from rows_of_doubles.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout double a[8*n] restrict | out double d[n] restrict */
/* A row of eight, of which one is only read and two are not written. */
#pragma simd declare(linear(p: 8))
static double turned(double *p)
{
    double a = p[0] - p[1], b = p[2] * p[3], c = p[4] + p[6];
    p[0] = b;
    p[1] = c - p[5];
    p[2] = a;
    p[3] = p[7] * 0.5;
    p[4] = a - b;
    p[6] = c;
    return a * b + c;
}

#ifdef VCC_VECTOR
#include <immintrin.h>
typedef int vcc_i32x4 __attribute__((vector_size(16), aligned(4), may_alias));
__attribute__((__target__("avx2")))
#endif
void rows_of_doubles(int n, double *a, double *d)
{
    int k;
#ifdef VCC_VECTOR
    /* vcc: line 20: 4 lanes, avx2 */
    k = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256d t_v = _mm256_set1_pd(0.5);
        const __m128i t2_v = _mm_slli_epi32(_mm_set_epi32(3, 2, 1, 0), 3);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 4) {
            double *const a_s = a + (long)(8UL * k2);
            const __m128d a_row_v = _mm_loadu_pd(a_s);
            const __m128d a_row2_v = _mm_loadu_pd(a_s + 16);
            const __m256d t3_v = _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row_v), a_row2_v, 1);
            const __m128d a_row3_v = _mm_loadu_pd(a_s + 8);
            const __m128d a_row4_v = _mm_loadu_pd(a_s + 24);
            const __m256d t4_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row3_v), a_row4_v, 1);
            const __m128d a_row5_v = _mm_loadu_pd(a_s + 2);
            const __m128d a_row6_v = _mm_loadu_pd(a_s + 2 + 16);
            const __m256d t5_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row5_v), a_row6_v, 1);
            const __m128d a_row7_v = _mm_loadu_pd(a_s + 2 + 8);
            const __m128d a_row8_v = _mm_loadu_pd(a_s + 2 + 24);
            const __m256d t6_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row7_v), a_row8_v, 1);
            const __m128d a_row9_v = _mm_loadu_pd(a_s + 4);
            const __m128d a_row10_v = _mm_loadu_pd(a_s + 4 + 16);
            const __m256d t7_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row9_v), a_row10_v, 1);
            const __m128d a_row11_v = _mm_loadu_pd(a_s + 4 + 8);
            const __m128d a_row12_v = _mm_loadu_pd(a_s + 4 + 24);
            const __m256d t8_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row11_v), a_row12_v, 1);
            const __m128d a_row13_v = _mm_loadu_pd(a_s + 6);
            const __m128d a_row14_v = _mm_loadu_pd(a_s + 6 + 16);
            const __m256d t9_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row13_v), a_row14_v, 1);
            const __m128d a_row15_v = _mm_loadu_pd(a_s + 6 + 8);
            const __m128d a_row16_v = _mm_loadu_pd(a_s + 6 + 24);
            const __m256d t10_v =
                _mm256_insertf128_pd(_mm256_castpd128_pd256(a_row15_v), a_row16_v, 1);
            const __m256d a_v = _mm256_unpackhi_pd(t5_v, t6_v);
            const __m256d b_v = _mm256_mul_pd(_mm256_unpacklo_pd(t5_v, t6_v), a_v);
            const __m256d a2_v = _mm256_unpacklo_pd(t9_v, t10_v);
            const __m256d c_v = _mm256_add_pd(_mm256_unpacklo_pd(t7_v, t8_v), a2_v);
            const __m256d t11_v = _mm256_sub_pd(c_v, _mm256_unpackhi_pd(t7_v, t8_v));
            const __m256d t12_v = _mm256_unpacklo_pd(b_v, t11_v);
            const __m256d t13_v = _mm256_unpackhi_pd(b_v, t11_v);
            const __m256d a3_v = _mm256_unpacklo_pd(t3_v, t4_v);
            const __m256d a4_v = _mm256_unpackhi_pd(t3_v, t4_v);
            const __m256d a5_v = _mm256_unpackhi_pd(t9_v, t10_v);
            const __m128d a_row17_v = _mm256_extractf128_pd(t12_v, 1);
            _mm_storeu_pd(a_s, _mm256_castpd256_pd128(t12_v));
            _mm_storeu_pd(a_s + 16, a_row17_v);
            const __m128d a_row18_v = _mm256_extractf128_pd(t13_v, 1);
            _mm_storeu_pd(a_s + 8, _mm256_castpd256_pd128(t13_v));
            _mm_storeu_pd(a_s + 24, a_row18_v);
            const __m256d a6_v = _mm256_sub_pd(a3_v, a4_v);
            const __m256d t14_v = _mm256_mul_pd(a5_v, t_v);
            const __m256d t15_v = _mm256_unpacklo_pd(a6_v, t14_v);
            const __m256d t16_v = _mm256_unpackhi_pd(a6_v, t14_v);
            const __m128d a_row19_v = _mm256_extractf128_pd(t15_v, 1);
            _mm_storeu_pd(a_s + 2, _mm256_castpd256_pd128(t15_v));
            _mm_storeu_pd(a_s + 2 + 16, a_row19_v);
            const __m128d a_row20_v = _mm256_extractf128_pd(t16_v, 1);
            _mm_storeu_pd(a_s + 2 + 8, _mm256_castpd256_pd128(t16_v));
            _mm_storeu_pd(a_s + 2 + 24, a_row20_v);
            const __m256d t17_v = _mm256_sub_pd(a6_v, b_v);
            const vcc_i32x4 t18_v = (vcc_i32x4)t2_v;
            (a_s + 4)[t18_v[0]] = t17_v[0];
            (a_s + 4)[t18_v[1]] = t17_v[1];
            (a_s + 4)[t18_v[2]] = t17_v[2];
            (a_s + 4)[t18_v[3]] = t17_v[3];
            const vcc_i32x4 t19_v = (vcc_i32x4)t2_v;
            (a_s + 6)[t19_v[0]] = c_v[0];
            (a_s + 6)[t19_v[1]] = c_v[1];
            (a_s + 6)[t19_v[2]] = c_v[2];
            (a_s + 6)[t19_v[3]] = c_v[3];
            const __m256d d_new_v = _mm256_add_pd(_mm256_mul_pd(a6_v, b_v), c_v);
            _mm256_storeu_pd(d + k2, d_new_v);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        VCC_KEEP_SCALAR;
        d[k] = turned(a + 8 * k);
    }
#else
#pragma simd vec-function
    for (k = 0; k < n; k++)
        d[k] = turned(a + 8 * k);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
