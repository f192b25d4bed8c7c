/* vcc 0.1.0 wrote this from if_else.c for avx */
/* kernel: int n | in i32 a[n] | in i32 b[n] | out i32 c[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx")))
void if_else(int n, const int *a, const int *b, int *c)
{
    int i;
    /* vcc: line 5: 8 lanes x 2, avx; runs if a and c do not overlap, b and c do not overlap */
    i = 0;
    {
        const unsigned long end = (unsigned long)n & ~15UL;
        if (n >= 16
            && ((unsigned long)a + end * 4 <= (unsigned long)c
            || (unsigned long)c + end * 4 <= (unsigned long)a)
            && ((unsigned long)b + end * 4 <= (unsigned long)c
            || (unsigned long)c + end * 4 <= (unsigned long)b)) {
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m256i a_v0 = _mm256_loadu_si256((const void *)(a + k));
                const __m256i a_v1 = _mm256_loadu_si256((const void *)(a + k + 8));
                const __m256i b_v0 = _mm256_loadu_si256((const void *)(b + k));
                const __m256i b_v1 = _mm256_loadu_si256((const void *)(b + k + 8));
                const __m128i t_v0 = _mm256_castsi256_si128(b_v0);
                const __m128i t2_v0 = _mm_cmpgt_epi32(_mm256_castsi256_si128(a_v0), t_v0);
                const __m128i t3_v0 = _mm256_extractf128_si256(b_v0, 1);
                const __m128i t4_v0 = _mm_cmpgt_epi32(_mm256_extractf128_si256(a_v0, 1), t3_v0);
                const __m256i mask_v0 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(t2_v0), t4_v0, 1);
                const __m128i t_v1 = _mm256_castsi256_si128(b_v1);
                const __m128i t2_v1 = _mm_cmpgt_epi32(_mm256_castsi256_si128(a_v1), t_v1);
                const __m128i t3_v1 = _mm256_extractf128_si256(b_v1, 1);
                const __m128i t4_v1 = _mm_cmpgt_epi32(_mm256_extractf128_si256(a_v1, 1), t3_v1);
                const __m256i mask_v1 =
                    _mm256_insertf128_si256(_mm256_castsi128_si256(t2_v1), t4_v1, 1);
                const __m256i t5_v0 =
                    _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(a_v0),
                    _mm256_castsi256_ps(b_v0)));
                const __m256i t6_v0 =
                    _mm256_castps_si256(_mm256_and_ps(_mm256_castsi256_ps(a_v0),
                    _mm256_castsi256_ps(b_v0)));
                const __m256i t5_v1 =
                    _mm256_castps_si256(_mm256_xor_ps(_mm256_castsi256_ps(a_v1),
                    _mm256_castsi256_ps(b_v1)));
                const __m256i t6_v1 =
                    _mm256_castps_si256(_mm256_and_ps(_mm256_castsi256_ps(a_v1),
                    _mm256_castsi256_ps(b_v1)));
                const __m256i c_new_v0 =
                    _mm256_castps_si256(_mm256_or_ps(_mm256_castsi256_ps(_mm256_castps_si256(_mm256_and_ps(_mm256_castsi256_ps(mask_v0), _mm256_castsi256_ps(t5_v0)))), _mm256_castsi256_ps(_mm256_castps_si256(_mm256_andnot_ps(_mm256_castsi256_ps(mask_v0), _mm256_castsi256_ps(t6_v0))))));
                const __m256i c_new_v1 =
                    _mm256_castps_si256(_mm256_or_ps(_mm256_castsi256_ps(_mm256_castps_si256(_mm256_and_ps(_mm256_castsi256_ps(mask_v1), _mm256_castsi256_ps(t5_v1)))), _mm256_castsi256_ps(_mm256_castps_si256(_mm256_andnot_ps(_mm256_castsi256_ps(mask_v1), _mm256_castsi256_ps(t6_v1))))));
                _mm256_storeu_si256((void *)(c + k), c_new_v0);
                _mm256_storeu_si256((void *)(c + k + 8), c_new_v1);
            }
            i = (int)end;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        if (a[i] > b[i])
            c[i] = a[i] ^ b[i];
        else
            c[i] = a[i] & b[i];
    }
}
