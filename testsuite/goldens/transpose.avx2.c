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
void transpose(int n, const float *a, float *b)
{
    int k;
    /* vcc: line 6: 16 lanes, avx2 */
    k = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
        const __m256i t2_v0 = _mm256_slli_epi32(t_v0, 3);
        const __m256i t2_v1 = _mm256_slli_epi32(t_v1, 3);
        unsigned long k2;
        for (k2 = 0; k2 < end; k2 += 16) {
            unsigned int j_s = 0u;
            int more;
            do {
                const __m256 a_v0 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v0, 4);
                const __m256 a_v1 =
                    _mm256_i32gather_ps(a + (long)(8UL * k2 + (unsigned long)(int)j_s), t2_v1, 4);
                unsigned int t;
                _mm256_storeu_ps(b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2),
                    a_v0);
                _mm256_storeu_ps((b + (long)((unsigned long)(int)(j_s * (unsigned int)n) + k2)) + 8, a_v1);
                t = j_s + 1u;
                more = (int)t < 8;
                j_s = t;
            } while (more);
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
