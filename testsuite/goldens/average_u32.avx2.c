/* vcc 0.1.0 wrote this from average_u32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u32 b[n] | out u32 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void average_u32(int n, const unsigned *a, const unsigned *b, unsigned *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 4, avx2; runs if a and c are far enough apart, b and c are far
       enough apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 127
        && (unsigned long)c - (unsigned long)b - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i c_new_v0 = _mm256_xor_si256(a_v0, b_v0);
            const __m256i c_new2_v0 =
                _mm256_sub_epi32(_mm256_or_si256(a_v0, b_v0), _mm256_srli_epi32(c_new_v0, 1));
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 8));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 8));
            const __m256i c_new_v1 = _mm256_xor_si256(a_v1, b_v1);
            const __m256i c_new2_v1 =
                _mm256_sub_epi32(_mm256_or_si256(a_v1, b_v1), _mm256_srli_epi32(c_new_v1, 1));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 16));
            const __m256i b_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 16));
            const __m256i c_new_v2 = _mm256_xor_si256(a_v2, b_v2);
            const __m256i c_new2_v2 =
                _mm256_sub_epi32(_mm256_or_si256(a_v2, b_v2), _mm256_srli_epi32(c_new_v2, 1));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a + k + 24));
            const __m256i b_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(b + k + 24));
            const __m256i c_new_v3 = _mm256_xor_si256(a_v3, b_v3);
            const __m256i c_new2_v3 =
                _mm256_sub_epi32(_mm256_or_si256(a_v3, b_v3), _mm256_srli_epi32(c_new_v3, 1));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new2_v0);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 8), c_new2_v1);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 16), c_new2_v2);
            _mm256_storeu_si256((__m256i *)(void *)(c + k + 24), c_new2_v3);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            const __m128i b_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k));
            const __m128i c_new_v = _mm_xor_si128(a_v, b_v);
            const __m128i c_new2_v =
                _mm_sub_epi32(_mm_or_si128(a_v, b_v), _mm_srli_epi32(c_new_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(c + k), c_new2_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (unsigned)(((unsigned long)a[i] + b[i] + 1) >> 1);
    }
#else
    for (i = 0; i < n; i++)
        c[i] = (unsigned)(((unsigned long)a[i] + b[i] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
