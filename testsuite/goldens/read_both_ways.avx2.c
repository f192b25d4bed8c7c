/* vcc 0.1.0 wrote this from read_both_ways.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in float x[n] | in i32 k[n] | inout float y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void read_both_ways(int n, int m, const float *x, const int *k, float *y)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const long turn = m >= 1 ? ((unsigned long)m < wide_end ? (long)m : (long)wide_end) : 0L;
        const unsigned long before = (unsigned long)turn & ~15UL;
        const unsigned long t = before + 16;
        const unsigned long after = t < wide_end ? t : wide_end;
        const __m256 t_v = _mm256_set1_ps(3.0f);
        /* before the branch turns */
        unsigned long k2;
        for (k2 = 0; k2 < before; k2 += 16) {
            const __m256 y_new_v0 = _mm256_add_ps(_mm256_loadu_ps(x + k2), t_v);
            const __m256 y_new_v1 = _mm256_add_ps(_mm256_loadu_ps(x + k2 + 8), t_v);
            _mm256_storeu_ps(y + k2, y_new_v0);
            _mm256_storeu_ps(y + k2 + 8, y_new_v1);
        }
        const __m256i t2_v = _mm256_set1_epi32((int)(unsigned int)before);
        const __m256i t3_v = _mm256_set1_epi32(8);
        const __m256i m_v = _mm256_set1_epi32((int)m);
        const __m256i t4_v = _mm256_set1_epi32(3);
        const __m256 t5_v = _mm256_set1_ps(0.5f);
        __m256i t6_v = _mm256_add_epi32(t2_v, _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0));
        /* around that, one vector at a time */
        for (; k2 < after; k2 += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 y_v = _mm256_loadu_ps(y + k2);
            const __m256i mask_v = _mm256_cmpgt_epi32(m_v, t6_v);
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i k_v = _mm256_maskload_epi32((const int *)(const void *)(k + k2), mask2_v);
            const __m256i mask3_v = _mm256_cmpgt_epi32(k_v, t4_v);
            const __m256i mask4_v = _mm256_xor_si256(mask3_v, _mm256_set1_epi32(-1));
            const __m256i mask5_v = _mm256_and_si256(mask2_v, mask4_v);
            const __m256 t13_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask5_v, _mm256_castps_si256(y_v)));
            const __m256 t14_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask5_v, _mm256_castps_si256(x_v)));
            const __m256i mask6_v = _mm256_and_si256(mask2_v, mask3_v);
            const __m256 t15_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(x_v)));
            const __m256 t16_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask6_v, _mm256_castps_si256(y_v)));
            const __m256 t17_v = _mm256_sub_ps(_mm256_mul_ps(t15_v, t5_v), t16_v);
            const __m256 t18_v = _mm256_sub_ps(t13_v, t14_v);
            const __m256 t19_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
            const __m256 t20_v = _mm256_add_ps(t19_v, t_v);
            const __m256 t21_v = _mm256_blendv_ps(t18_v, t17_v, _mm256_castsi256_ps(mask3_v));
            const __m256 y_new_v = _mm256_blendv_ps(t21_v, t20_v, _mm256_castsi256_ps(mask_v));
            const __m256i t22_v = _mm256_add_epi32(t6_v, t3_v);
            _mm256_storeu_ps(y + k2, y_new_v);
            t6_v = t22_v;
        }
        /* after that */
        for (; k2 < wide_end; k2 += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k2 + copy * 8;
                const __m256 x2_v = _mm256_loadu_ps(x + at);
                const __m256 y2_v = _mm256_loadu_ps(y + at);
                const __m256i k2_v = _mm256_loadu_si256((const __m256i *)(const void *)(k + at));
                const __m256i mask7_v = _mm256_cmpgt_epi32(k2_v, t4_v);
                const __m256 t23_v =
                    _mm256_castsi256_ps(_mm256_andnot_si256(mask7_v, _mm256_castps_si256(y2_v)));
                const __m256 t24_v =
                    _mm256_castsi256_ps(_mm256_andnot_si256(mask7_v, _mm256_castps_si256(x2_v)));
                const __m256 t25_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(x2_v)));
                const __m256 t26_v =
                    _mm256_castsi256_ps(_mm256_and_si256(mask7_v, _mm256_castps_si256(y2_v)));
                const __m256 t27_v = _mm256_sub_ps(_mm256_mul_ps(t25_v, t5_v), t26_v);
                const __m256 t28_v = _mm256_sub_ps(t23_v, t24_v);
                const __m256 y_new2_v =
                    _mm256_blendv_ps(t28_v, t27_v, _mm256_castsi256_ps(mask7_v));
                _mm256_storeu_ps(y + at, y_new2_v);
            }
        }
        const __m128i t7_v = _mm_set1_epi32((int)(unsigned int)wide_end);
        const __m128i t8_v = _mm_set1_epi32(4);
        const __m128i m2_v = _mm_set1_epi32((int)m);
        const __m128i t9_v = _mm_set1_epi32(3);
        const __m128 t10_v = _mm_set1_ps(0.5f);
        const __m128 t11_v = _mm_set1_ps(3.0f);
        __m128i t12_v = _mm_add_epi32(t7_v, _mm_set_epi32(3, 2, 1, 0));
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128 x3_v = _mm_loadu_ps(x + k2);
            const __m128 y3_v = _mm_loadu_ps(y + k2);
            const __m128i mask8_v = _mm_cmpgt_epi32(m2_v, t12_v);
            const __m128i mask9_v = _mm_xor_si128(mask8_v, _mm_set1_epi32(-1));
            const __m128i k3_v = _mm_maskload_epi32((const int *)(const void *)(k + k2), mask9_v);
            const __m128i mask10_v = _mm_cmpgt_epi32(k3_v, t9_v);
            const __m128i mask11_v = _mm_xor_si128(mask10_v, _mm_set1_epi32(-1));
            const __m128i mask12_v = _mm_and_si128(mask9_v, mask11_v);
            const __m128 t29_v = _mm_castsi128_ps(_mm_and_si128(mask12_v, _mm_castps_si128(y3_v)));
            const __m128 t30_v = _mm_castsi128_ps(_mm_and_si128(mask12_v, _mm_castps_si128(x3_v)));
            const __m128i mask13_v = _mm_and_si128(mask9_v, mask10_v);
            const __m128 t31_v = _mm_castsi128_ps(_mm_and_si128(mask13_v, _mm_castps_si128(x3_v)));
            const __m128 t32_v = _mm_castsi128_ps(_mm_and_si128(mask13_v, _mm_castps_si128(y3_v)));
            const __m128 t33_v = _mm_sub_ps(_mm_mul_ps(t31_v, t10_v), t32_v);
            const __m128 t34_v = _mm_sub_ps(t29_v, t30_v);
            const __m128 t35_v = _mm_castsi128_ps(_mm_and_si128(mask8_v, _mm_castps_si128(x3_v)));
            const __m128 t36_v = _mm_add_ps(t35_v, t11_v);
            const __m128 t37_v = _mm_blendv_ps(t34_v, t33_v, _mm_castsi128_ps(mask10_v));
            const __m128 y_new3_v = _mm_blendv_ps(t37_v, t36_v, _mm_castsi128_ps(mask8_v));
            const __m128i t38_v = _mm_add_epi32(t12_v, t8_v);
            _mm_storeu_ps(y + k2, y_new3_v);
            t12_v = t38_v;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i < m)
            goto first;
        if (k[i] > 3)
            y[i] = x[i] * 0.5f - y[i];
        else
            y[i] -= x[i];
        continue;
first:
        y[i] = x[i] + 3.0f;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
