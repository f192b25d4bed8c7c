/* vcc 0.1.0 wrote this from transpose.c for avx2 */
/* kernel: int n | in float a[8*n] | out float b[8*n] restrict */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void transpose(int n, const float *a, float *restrict b)
{
    int k;
    /* vcc: line 6: 32 lanes, then 8, avx2 */
    k = 0;
    if (n >= 8) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t_v2 = _mm256_set_epi32(23, 22, 21, 20, 19, 18, 17, 16);
        const __m256i t_v3 = _mm256_set_epi32(31, 30, 29, 28, 27, 26, 25, 24);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 3);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 3);
        const __m256i t2_v2 = _mm256_slli_epi32(t_v2, 3);
        const __m256i t2_v3 = _mm256_slli_epi32(t_v3, 3);
        unsigned long k2;
        __m256i t_v;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            unsigned int j_s = 0u;
            int more;
            do {
                const __m256 a_v0 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v0, 4);
                const __m256 a_v1 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v1, 4);
                const __m256 a_v2 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v2, 4);
                const __m256 a_v3 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v3, 4);
                unsigned int t;
                _mm256_storeu_ps(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2),
                    a_v0);
                _mm256_storeu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 8, a_v1);
                _mm256_storeu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 16, a_v2);
                _mm256_storeu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 24, a_v3);
                t = j_s + 1u;
                more = (int)t < 8;
                j_s = t;
            } while (more);
        }
        t_v = _mm256_slli_epi32(_mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0), 3);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            unsigned int j_s2 = 0u;
            int more2;
            do {
                const __m256 a_v =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s2), t_v, 4);
                unsigned int t2;
                _mm256_storeu_ps(b + (long)((unsigned long)(int)(j_s2 * (unsigned int)n) + k2),
                    a_v);
                t2 = j_s2 + 1u;
                more2 = (int)t2 < 8;
                j_s2 = t2;
            } while (more2);
        }
        k = (int)end;
    }
    /* remaining iterations */
    for (; k < n; k++) {
        __asm__ __volatile__("");
        {
        int j;
        for (j = 0; j < 8; j++)
            b[j * n + k] = a[8 * k + j];
    }
    }
}
