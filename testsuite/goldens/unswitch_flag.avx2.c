/* vcc 0.1.0 wrote this from unswitch_flag.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int flag | inout float x[n] | in float y[n] */
/* A flag decides what each iteration does. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void unswitch_flag(int n, int flag, float *x, const float *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 4, avx2; runs if y and x are far enough apart */
    int i_done = 0;
    if (n >= 4 && ((unsigned int)flag & 1u) != 0u
        && (unsigned long)x - (unsigned long)y - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256 y_v = _mm256_loadu_ps(y + at);
                const __m256 x_new_v = _mm256_mul_ps(_mm256_loadu_ps(x + at), y_v);
                _mm256_storeu_ps(x + at, x_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128 x_new2_v = _mm_mul_ps(_mm_loadu_ps(x + k), _mm_loadu_ps(y + k));
            _mm_storeu_ps(x + k, x_new2_v);
        }
        i_done = (int)end;
    }
    if (n >= 4 && ((unsigned int)flag & 1u) == 0u
        && (unsigned long)x - (unsigned long)y - 1 >= 127) {
        const unsigned long end2 = (unsigned long)n & ~3UL;
        const unsigned long wide_end2 = end2 & ~7UL;
        const __m256 t_v = _mm256_set1_ps(0.0f);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end2; k2 += 8) {
            const __m256 y2_v = _mm256_loadu_ps(y + k2);
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(y2_v, t_v, _CMP_GT_OS));
            const __m256 x_v = _mm256_loadu_ps(x + k2);
            const __m256 t3_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(x_v)));
            const __m256 t4_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask_v, _mm256_castps_si256(y2_v)));
            const __m256 x_new3_v = _mm256_add_ps(t3_v, t4_v);
            if (_mm256_movemask_epi8(mask_v) != 0) {
                _mm256_maskstore_ps(x + k2, mask_v, x_new3_v);
            }
        }
        const __m128 t2_v = _mm_set1_ps(0.0f);
        /* what is left, one vector at a time */
        for (; k2 < end2; k2 += 4) {
            const __m128 y3_v = _mm_loadu_ps(y + k2);
            const __m128i mask2_v = _mm_castps_si128(_mm_cmp_ps(y3_v, t2_v, _CMP_GT_OS));
            const __m128 x2_v = _mm_loadu_ps(x + k2);
            const __m128 t5_v = _mm_castsi128_ps(_mm_and_si128(mask2_v, _mm_castps_si128(x2_v)));
            const __m128 t6_v = _mm_castsi128_ps(_mm_and_si128(mask2_v, _mm_castps_si128(y3_v)));
            const __m128 x_new4_v = _mm_add_ps(t5_v, t6_v);
            if (_mm_movemask_epi8(mask2_v) != 0) {
                _mm_maskstore_ps(x + k2, mask2_v, x_new4_v);
            }
        }
        i_done = (int)end2;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        float old = x[i];
        if (flag & 1)
            x[i] = old * y[i];
        else if (y[i] > 0)
            x[i] = old + y[i];
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
