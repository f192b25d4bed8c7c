/* vcc 0.1.0 wrote this from unswitch_read.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in float limit[1] | in i32 mode[1] | in float a[n] | inout float b[n] restrict */
/* What decides is read in each iteration: it stays the same unless what is written lies there. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void unswitch_read(int n, const float *limit, const int *mode, const float *a, float *restrict b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const float limit_s = *limit;
        if (limit_s > 0.5f) {
            const unsigned long last = (unsigned long)n - 8;
            const __m256 limit_v = _mm256_set1_ps(limit_s);
            const __m256 b_new_last_v = _mm256_mul_ps(_mm256_loadu_ps(a + last), limit_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256 b_new_v = _mm256_mul_ps(_mm256_loadu_ps(a + at), limit_v);
                    _mm256_storeu_ps(b + at, b_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256 b_new2_v = _mm256_mul_ps(_mm256_loadu_ps(a + k), limit_v);
                _mm256_storeu_ps(b + k, b_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_ps(b + last, b_new_last_v);
            i_done = n;
        }
    }
    if (n >= 4) {
        const unsigned long end2 = (unsigned long)n & ~3UL;
        const unsigned long wide_end2 = end2 & ~31UL;
        const float limit_s2 = *limit;
        if (!(limit_s2 > 0.5f)) {
            const int mode_s = *mode;
            const int t = ((unsigned int)mode_s & 1u) != 0u;
            const __m256i mask_v = _mm256_set1_epi32((int)(t ? -1 : 0));
            unsigned long k2;
            for (k2 = 0; k2 < wide_end2; k2 += 32) {
                const __m256 a_v0 = _mm256_maskload_ps(a + k2, mask_v);
                const __m256 b_new_v0 = _mm256_sub_ps(_mm256_maskload_ps(b + k2, mask_v), a_v0);
                const __m256 a_v1 = _mm256_maskload_ps(a + k2 + 8, mask_v);
                const __m256 b_new_v1 = _mm256_sub_ps(_mm256_maskload_ps(b + k2 + 8, mask_v), a_v1);
                const __m256 a_v2 = _mm256_maskload_ps(a + k2 + 16, mask_v);
                const __m256 b_new_v2 =
                    _mm256_sub_ps(_mm256_maskload_ps(b + k2 + 16, mask_v), a_v2);
                const __m256 a_v3 = _mm256_maskload_ps(a + k2 + 24, mask_v);
                const __m256 b_new_v3 =
                    _mm256_sub_ps(_mm256_maskload_ps(b + k2 + 24, mask_v), a_v3);
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    _mm256_maskstore_ps(b + k2, mask_v, b_new_v0);
                    _mm256_maskstore_ps(b + k2 + 8, mask_v, b_new_v1);
                    _mm256_maskstore_ps(b + k2 + 16, mask_v, b_new_v2);
                    _mm256_maskstore_ps(b + k2 + 24, mask_v, b_new_v3);
                }
            }
            const __m128i mask2_v = _mm_set1_epi32((int)(t ? -1 : 0));
            /* what is left, one vector at a time */
            for (; k2 < end2; k2 += 4) {
                const __m128 a_v = _mm_maskload_ps(a + k2, mask2_v);
                const __m128 b_new3_v = _mm_sub_ps(_mm_maskload_ps(b + k2, mask2_v), a_v);
                if (_mm_movemask_epi8(mask2_v) != 0) {
                    _mm_maskstore_ps(b + k2, mask2_v, b_new3_v);
                }
            }
            i_done = (int)end2;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (*limit > 0.5f)
            b[i] = a[i] * *limit;
        else if (*mode & 1)
            b[i] -= a[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
