/* vcc 0.1.0 wrote this from key_first_largest.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: size n | in float x[n+1] | -> size */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long key_first_largest(unsigned long n, const float *x)
{
    unsigned long best = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes, avx2 */
    unsigned long i_done = 1;
    {
        const unsigned long trips = n - 1;
        if (1UL < n && trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const __m256i t_v = _mm256_set1_epi64x(0l);
            const float x_s = *x;
            const __m256i t2_v = _mm256_set1_epi64x(1l);
            const __m256i t_v0 = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t_v1 = _mm256_set_epi64x(7l, 6l, 5l, 4l);
            const __m256i t2_v0 = _mm256_add_epi64(t2_v, t_v0);
            const __m256i t2_v1 = _mm256_add_epi64(t2_v, t_v1);
            const __m256i t3_v = _mm256_set1_epi64x(8l);
            __m256i t3_v0 = t2_v0;
            __m256i t3_v1 = t2_v1;
            __m256i best_v0 = t_v;
            __m256i best_v1 = t_v;
            __m256 t4_v = _mm256_set1_ps(x_s);
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256 x_v = _mm256_loadu_ps(x + 1 + k);
                const __m256i t4_v0 = _mm256_add_epi64(t3_v0, t3_v);
                const __m256i t4_v1 = _mm256_add_epi64(t3_v1, t3_v);
                const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(x_v, t4_v, _CMP_GT_OS));
                const __m256i mask_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask_v));
                const __m256i mask_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask_v, 1));
                const __m256i t5_v0 = _mm256_blendv_epi8(best_v0, t3_v0, mask_v0);
                const __m256i t5_v1 = _mm256_blendv_epi8(best_v1, t3_v1, mask_v1);
                t3_v0 = t4_v0;
                t3_v1 = t4_v1;
                best_v0 = t5_v0;
                best_v1 = t5_v1;
                t4_v = _mm256_max_ps(x_v, t4_v);
            }
            {
                const __m128 t5_v = _mm256_extractf128_ps(t4_v, 1);
                const __m128 t6_v = _mm_max_ps(_mm256_castps256_ps128(t4_v), t5_v);
                const __m128 t7_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t6_v), 8));
                const __m128 t8_v = _mm_max_ps(t6_v, t7_v);
                const __m128 t9_v = _mm_castsi128_ps(_mm_srli_si128(_mm_castps_si128(t8_v), 4));
                const float t = _mm_cvtss_f32(_mm_max_ps(t8_v, t9_v));
                const __m256 t10_v = _mm256_set1_ps(t);
                const __m256i t11_v = _mm256_set1_epi64x(-1l);
                const __m256i mask2_v = _mm256_castps_si256(_mm256_cmp_ps(t10_v, t4_v, _CMP_GT_OS));
                const __m256i mask2_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(mask2_v));
                const __m256i mask2_v1 =
                    _mm256_cvtepi32_epi64(_mm256_extracti128_si256(mask2_v, 1));
                const __m256i t6_v0 = _mm256_blendv_epi8(best_v0, t11_v, mask2_v0);
                const __m256i t6_v1 = _mm256_blendv_epi8(best_v1, t11_v, mask2_v1);
                const __m256i best_v =
                    _mm256_xor_si256(t6_v1, _mm256_set1_epi64x((long)0x8000000000000000ul));
                const __m256i best2_v =
                    _mm256_xor_si256(t6_v0, _mm256_set1_epi64x((long)0x8000000000000000ul));
                const __m256i best3_v =
                    _mm256_blendv_epi8(t6_v1, t6_v0, _mm256_cmpgt_epi64(best_v, best2_v));
                const __m128i best4_v = _mm256_castsi256_si128(best3_v);
                const __m128i best5_v = _mm256_extracti128_si256(best3_v, 1);
                const __m128i best6_v =
                    _mm_xor_si128(best5_v, _mm_set1_epi64x((long)0x8000000000000000ul));
                const __m128i best7_v =
                    _mm_xor_si128(best4_v, _mm_set1_epi64x((long)0x8000000000000000ul));
                const __m128i best8_v =
                    _mm_blendv_epi8(best5_v, best4_v, _mm_cmpgt_epi64(best6_v, best7_v));
                const __m128i best9_v = _mm_srli_si128(best8_v, 8);
                const __m128i best10_v =
                    _mm_xor_si128(best9_v, _mm_set1_epi64x((long)0x8000000000000000ul));
                const __m128i best11_v =
                    _mm_xor_si128(best8_v, _mm_set1_epi64x((long)0x8000000000000000ul));
                const __m128i best12_v =
                    _mm_blendv_epi8(best9_v, best8_v, _mm_cmpgt_epi64(best10_v, best11_v));
                const unsigned long best_s = (unsigned long)_mm_cvtsi128_si64(best12_v);
                best = best_s;
                i_done = i_done + end;
            }
        }
    }
    /* remaining iterations */
    for (unsigned long i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (x[i] > x[best])
            best = i;
    }
#else
    for (unsigned long i = 1; i < n; i++)
        if (x[i] > x[best])
            best = i;
#endif
    return best;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
