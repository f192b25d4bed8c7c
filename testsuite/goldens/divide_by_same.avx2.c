/* vcc 0.1.0 wrote this from divide_by_same.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int d | in i32 x[n] | out i32 q[n] | out i32 r[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void divide_by_same(int n, int d, const int *x, int *restrict q, int *restrict r)
{
    const int by = d % 1000 + (d % 2 ? 1001 : -1001);
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long last = (unsigned long)n - 8;
        const unsigned long t = by == 0 ? 1UL : (unsigned long)by;
        const unsigned long t2 = (long)t < 0 ? 0UL - t : t;
        const unsigned long t3 = t2 - 1;
        const unsigned long t4 = t3 | (t3 >> 1);
        const unsigned long t5 = t4 | (t4 >> 2);
        const unsigned long t6 = t5 | (t5 >> 4);
        const unsigned long t7 = t6 | (t6 >> 8);
        const unsigned long t8 = ((t7 | (t7 >> 16)) >> 1) + 1;
        const unsigned long t9 =
            (__extension__ (union { double from; unsigned long to;
            }){(double)(long)t8}.to >> 52) - 1023;
        const __m256i t_v = _mm256_set1_epi32((int)(unsigned int)((t8 << 32) / t2 + 1));
        const unsigned int t10 = (unsigned int)t9;
        const __m256i t2_v = _mm256_set1_epi32((int)((long)t >> 63));
        const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)t2);
        const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t4_v = _mm256_srli_epi64(_mm256_mul_epi32(x_last_v, t_v), 32);
        const __m256i t5_v =
            _mm256_mul_epi32(_mm256_shuffle_epi32(x_last_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
        const __m256i t6_v = _mm256_blend_epi32(t4_v, t5_v, 0xaa);
        const __m256i t7_v = _mm256_add_epi32(x_last_v, t6_v);
        const __m256i t8_v = _mm256_sra_epi32(t7_v, _mm_cvtsi32_si128((int)t10));
        const __m256i t9_v = _mm256_sub_epi32(t8_v, _mm256_srai_epi32(x_last_v, 31));
        const __m256i x_last2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
        const __m256i t10_v = _mm256_srli_epi64(_mm256_mul_epi32(x_last2_v, t_v), 32);
        const __m256i t11_v =
            _mm256_mul_epi32(_mm256_shuffle_epi32(x_last2_v, 0xf5),
            _mm256_shuffle_epi32(t_v, 0xf5));
        const __m256i t12_v = _mm256_blend_epi32(t10_v, t11_v, 0xaa);
        const __m256i t13_v = _mm256_add_epi32(x_last2_v, t12_v);
        const __m256i t14_v = _mm256_sra_epi32(t13_v, _mm_cvtsi32_si128((int)t10));
        const __m256i t15_v = _mm256_sub_epi32(t14_v, _mm256_srai_epi32(x_last2_v, 31));
        const __m256i q_new_last_v = _mm256_sub_epi32(_mm256_xor_si256(t9_v, t2_v), t2_v);
        const __m256i r_new_last_v = _mm256_sub_epi32(x_last2_v, _mm256_mullo_epi32(t15_v, t3_v));
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t16_v = _mm256_srli_epi64(_mm256_mul_epi32(x_v, t_v), 32);
            const __m256i t17_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
            const __m256i t18_v = _mm256_blend_epi32(t16_v, t17_v, 0xaa);
            const __m256i t19_v = _mm256_add_epi32(x_v, t18_v);
            const __m256i t20_v = _mm256_sra_epi32(t19_v, _mm_cvtsi32_si128((int)t10));
            const __m256i t21_v = _mm256_sub_epi32(t20_v, _mm256_srai_epi32(x_v, 31));
            const __m256i q_new_v = _mm256_sub_epi32(_mm256_xor_si256(t21_v, t2_v), t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new_v);
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i t22_v = _mm256_srli_epi64(_mm256_mul_epi32(x2_v, t_v), 32);
            const __m256i t23_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(x2_v, 0xf5), _mm256_shuffle_epi32(t_v, 0xf5));
            const __m256i t24_v = _mm256_blend_epi32(t22_v, t23_v, 0xaa);
            const __m256i t25_v = _mm256_add_epi32(x2_v, t24_v);
            const __m256i t26_v = _mm256_sra_epi32(t25_v, _mm_cvtsi32_si128((int)t10));
            const __m256i t27_v = _mm256_sub_epi32(t26_v, _mm256_srai_epi32(x2_v, 31));
            const __m256i r_new_v = _mm256_sub_epi32(x2_v, _mm256_mullo_epi32(t27_v, t3_v));
            _mm256_storeu_si256((__m256i *)(void *)(r + k), r_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(q + last), q_new_last_v);
        _mm256_storeu_si256((__m256i *)(void *)(r + last), r_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        q[i] = x[i] / by;
        r[i] = x[i] % by;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
