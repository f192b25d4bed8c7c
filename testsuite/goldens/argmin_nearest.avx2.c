/* vcc 0.1.0 wrote this from argmin_nearest.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float x[n] | in float y[n] | make x = (float)(i % 9) | make y = (float)((i * 5) % 7) | out float best[3] | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmin_nearest(int n, const float *x, const float *y, float *best)
{
    float least = 1e30f, best_x = -1.0f, best_y = -2.0f;
    int at = -1;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, then 8, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256 t_v = _mm256_set1_ps(1e30f);
        const __m256 t2_v = _mm256_set1_ps(-1.0f);
        const __m256 t3_v = _mm256_set1_ps(-2.0f);
        const __m256i t4_v = _mm256_set1_epi32(-1);
        const __m256 t5_v = _mm256_set1_ps(4.0f);
        const __m256 t6_v = _mm256_set1_ps(3.0f);
        const __m256i t7_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t8_v = _mm256_set1_epi32(8);
        const __m256i t9_v = _mm256_set1_epi32(16);
        __m256 least_v0 = t_v;
        __m256 least_v1 = t_v;
        __m256 best_x_v0 = t2_v;
        __m256 best_x_v1 = t2_v;
        __m256 best_y_v0 = t3_v;
        __m256 best_y_v1 = t3_v;
        __m256i t10_v = _mm256_add_epi32(_mm256_set1_epi32(0), t7_v);
        __m256i at_v0 = t4_v;
        __m256i at_v1 = t4_v;
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256 x_v0 = _mm256_loadu_ps(x + k);
            const __m256 x_v1 = _mm256_loadu_ps(x + k + 8);
            const __m256 y_v0 = _mm256_loadu_ps(y + k);
            const __m256 y_v1 = _mm256_loadu_ps(y + k + 8);
            const __m256 t_v0 = _mm256_sub_ps(x_v0, t5_v);
            const __m256 t_v1 = _mm256_sub_ps(x_v1, t5_v);
            const __m256 t2_v0 = _mm256_sub_ps(y_v0, t6_v);
            const __m256 t2_v1 = _mm256_sub_ps(y_v1, t6_v);
            const __m256 t3_v0 = _mm256_mul_ps(t2_v0, t2_v0);
            const __m256 t4_v0 = _mm256_add_ps(_mm256_mul_ps(t_v0, t_v0), t3_v0);
            const __m256 t3_v1 = _mm256_mul_ps(t2_v1, t2_v1);
            const __m256 t4_v1 = _mm256_add_ps(_mm256_mul_ps(t_v1, t_v1), t3_v1);
            const __m256i mask_v0 = _mm256_castps_si256(_mm256_cmp_ps(t4_v0, least_v0, _CMP_LT_OS));
            const __m256i mask_v1 = _mm256_castps_si256(_mm256_cmp_ps(t4_v1, least_v1, _CMP_LT_OS));
            const __m256i at_next = _mm256_blendv_epi8(at_v0, t10_v, mask_v0);
            const __m256i at_next2 =
                _mm256_blendv_epi8(at_v1, _mm256_add_epi32(t10_v, t8_v), mask_v1);
            least_v0 = _mm256_min_ps(t4_v0, least_v0);
            least_v1 = _mm256_min_ps(t4_v1, least_v1);
            best_x_v0 = _mm256_blendv_ps(best_x_v0, x_v0, _mm256_castsi256_ps(mask_v0));
            best_x_v1 = _mm256_blendv_ps(best_x_v1, x_v1, _mm256_castsi256_ps(mask_v1));
            best_y_v0 = _mm256_blendv_ps(best_y_v0, y_v0, _mm256_castsi256_ps(mask_v0));
            best_y_v1 = _mm256_blendv_ps(best_y_v1, y_v1, _mm256_castsi256_ps(mask_v1));
            t10_v = _mm256_add_epi32(t10_v, t9_v);
            at_v0 = at_next;
            at_v1 = at_next2;
        }
        const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(least_v0, least_v1, _CMP_LT_OS));
        const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
        const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(least_v1, least_v0, _CMP_LT_OS));
        const __m256i mask4_v = _mm256_and_si256(mask2_v, _mm256_cmpgt_epi32(at_v0, at_v1));
        const __m256i mask5_v = _mm256_or_si256(mask3_v, mask4_v);
        __m256 least_v = _mm256_blendv_ps(least_v0, least_v1, _mm256_castsi256_ps(mask5_v));
        __m256 best_x_v = _mm256_blendv_ps(best_x_v0, best_x_v1, _mm256_castsi256_ps(mask5_v));
        __m256 best_y_v = _mm256_blendv_ps(best_y_v0, best_y_v1, _mm256_castsi256_ps(mask5_v));
        __m256i at_v = _mm256_blendv_epi8(at_v0, at_v1, mask5_v);
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256 x_v = _mm256_loadu_ps(x + k);
            const __m256 y_v = _mm256_loadu_ps(y + k);
            const __m256 t11_v = _mm256_sub_ps(x_v, t5_v);
            const __m256 t12_v = _mm256_sub_ps(y_v, t6_v);
            const __m256 t13_v = _mm256_mul_ps(t12_v, t12_v);
            const __m256 t14_v = _mm256_add_ps(_mm256_mul_ps(t11_v, t11_v), t13_v);
            const __m256i mask6_v = _mm256_castps_si256(_mm256_cmp_ps(t14_v, least_v, _CMP_LT_OS));
            const __m256i at_next3 = _mm256_blendv_epi8(at_v, t10_v, mask6_v);
            least_v = _mm256_min_ps(t14_v, least_v);
            best_x_v = _mm256_blendv_ps(best_x_v, x_v, _mm256_castsi256_ps(mask6_v));
            best_y_v = _mm256_blendv_ps(best_y_v, y_v, _mm256_castsi256_ps(mask6_v));
            t10_v = _mm256_add_epi32(t10_v, t8_v);
            at_v = at_next3;
        }
        {
            const __m128 t15_v = _mm256_extractf128_ps(least_v, 1);
            const __m128 t16_v = _mm_min_ps(_mm256_castps256_ps128(least_v), t15_v);
            const __m128 t17_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t16_v), 8));
            const __m128 t18_v = _mm_min_ps(t16_v, t17_v);
            const __m128 t19_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t18_v), 4));
            const float t = _mm_cvtss_f32(_mm_min_ps(t18_v, t19_v));
            const __m256 t20_v = _mm256_set1_ps(t);
            const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t20_v, least_v, _CMP_LT_OS));
            const __m256i t21_v = _mm256_blendv_epi8(at_v, _mm256_set1_epi32(2147483647), mask7_v);
            const __m128i at2_v = _mm256_extracti128_si256(t21_v, 1);
            const __m128i at3_v = _mm_min_epi32(_mm256_castsi256_si128(t21_v), at2_v);
            const __m128i at4_v = _mm_min_epi32(at3_v, _mm_srli_si128(at3_v, 8));
            const __m128i at5_v = _mm_min_epi32(at4_v, _mm_srli_si128(at4_v, 4));
            const unsigned int at_s = (unsigned int)_mm_cvtsi128_si32(at5_v);
            const __m256i mask8_v = _mm256_cmpeq_epi32(t21_v, _mm256_set1_epi32((int)at_s));
            const __m256i mask9_v = _mm256_xor_si256(mask7_v, _mm256_set1_epi32(-1));
            const __m256i mask10_v = _mm256_and_si256(mask8_v, mask9_v);
            const unsigned int t22_v =
                (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask10_v));
            const unsigned long t2 = (unsigned long)__builtin_ctz(t22_v);
            const float least_s = least_v[t2];
            const float best_x_s = best_x_v[t2];
            const float best_y_s = best_y_v[t2];
            least = least_s;
            best_x = best_x_s;
            best_y = best_y_s;
            at = (int)at_s;
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float dx = x[i] - 4.0f, dy = y[i] - 3.0f, distance = dx * dx + dy * dy;
        if (distance < least) {
            least = distance;
            best_x = x[i];
            best_y = y[i];
            at = i;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
    best[0] = least;
    best[1] = best_x;
    best[2] = best_y;
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
