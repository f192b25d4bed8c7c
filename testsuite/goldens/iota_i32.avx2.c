/* vcc 0.1.0 wrote this from iota_i32.c for avx2 */
/* kernel: int n | int start | out i32 p[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void iota_i32(int n, int start, int *p)
{
    int i;
    /* vcc: line 5: 8 lanes x 4, avx2 */
    i = 0;
    if (n >= 32) {
        const unsigned long end = (unsigned long)n & ~31UL;
        const __m256i start_v = _mm256_set1_epi32((int)(start));
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32((int)(8));
        const __m256i t3_v = _mm256_set1_epi32((int)(16));
        const __m256i t4_v = _mm256_set1_epi32((int)(24));
        const __m256i t5_v = _mm256_set1_epi32((int)(32));
        const __m256i t6_v = _mm256_set1_epi32((int)(3));
        const __m256i t7_v = _mm256_add_epi32(_mm256_set1_epi32((int)(0)), t_v);
        __m256i t8_v = t7_v;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi32(t8_v, t2_v);
            const __m256i t_v1 = _mm256_add_epi32(t8_v, t3_v);
            const __m256i t_v2 = _mm256_add_epi32(t8_v, t4_v);
            const __m256i t_v3 = _mm256_add_epi32(t8_v, t5_v);
            const __m256i p_new_v0 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t8_v, t6_v));
            const __m256i p_new_v1 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v0, t6_v));
            const __m256i p_new_v2 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v1, t6_v));
            const __m256i p_new_v3 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v2, t6_v));
            _mm256_storeu_si256((void *)(p + k), p_new_v0);
            _mm256_storeu_si256((void *)(p + k + 8), p_new_v1);
            _mm256_storeu_si256((void *)(p + k + 16), p_new_v2);
            _mm256_storeu_si256((void *)(p + k + 24), p_new_v3);
            t8_v = t_v3;
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
    }
}
