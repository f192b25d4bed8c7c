/* vcc 0.1.0 wrote this from multiply_i8.c for avx2 */
/* kernel: int n | in i8 a[n] | in i8 b[n] | out i8 c[n] */
__extension__ _Static_assert(sizeof(void *) == 8 && sizeof(long) == 8, "types of another target");
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
void multiply_i8(int n, const signed char *a, const signed char *b, signed char *c)
{
    int i;
    /* vcc: line 5: 32 lanes, avx2; runs if a and c are far enough apart, b and c are far enough
       apart */
    i = 0;
    if (n >= 32 && (unsigned long)c - (unsigned long)a - 1 >= 31
        && (unsigned long)c - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~31UL;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i a_v = _mm256_loadu_si256((const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const void *)(b + k));
            const __m256i c_new_v =
                _mm256_or_si256(_mm256_and_si256(_mm256_mullo_epi16(a_v, b_v),
                _mm256_set1_epi16(255)),
                _mm256_slli_epi16(_mm256_mullo_epi16(_mm256_srli_epi16(a_v, 8),
                _mm256_srli_epi16(b_v, 8)), 8));
            _mm256_storeu_si256((void *)(c + k), c_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        __asm__ __volatile__("");
        c[i] = (signed char)(a[i] * b[i]);
    }
}
