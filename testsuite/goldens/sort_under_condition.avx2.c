/* vcc 0.1.0 wrote this from sort_under_condition.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i32 a[n+3] restrict | inout i32 b[n] restrict | in i32 k[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void sort_under_condition(int n, int *restrict a, int *restrict b, const int *restrict k)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, then 4, avx2 */
    int i_done = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(1);
        const __m256i t2_v = _mm256_set1_epi32(0);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 16) {
            const __m256i k_v0 = _mm256_lddqu_si256((const __m256i *)(const void *)(k + k2));
            const __m256i k_v1 = _mm256_lddqu_si256((const __m256i *)(const void *)(k + k2 + 8));
            const __m256i t_v0 = _mm256_and_si256(k_v0, t_v);
            const __m256i mask_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t_v0, t2_v), _mm256_set1_epi32(-1));
            const __m256i t_v1 = _mm256_and_si256(k_v1, t_v);
            const __m256i mask_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t_v1, t2_v), _mm256_set1_epi32(-1));
            const __m256i b_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(b + k2), mask_v0);
            const __m256i a_new_v0 = _mm256_sub_epi32(b_v0, k_v0);
            const __m256i b_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(b + k2 + 8), mask_v1);
            const __m256i a_new_v1 = _mm256_sub_epi32(b_v1, k_v1);
            const __m256i a_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(a + 1 + k2), mask_v0);
            const __m256i a2_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(a + 3 + k2), mask_v0);
            const __m256i b_new_v0 = _mm256_xor_si256(a_v0, a2_v0);
            const __m256i a_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(a + 1 + k2 + 8), mask_v1);
            const __m256i a2_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(a + 3 + k2 + 8), mask_v1);
            const __m256i b_new_v1 = _mm256_xor_si256(a_v1, a2_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(a + k2), mask_v0, a_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(a + k2 + 8), mask_v1, a_new_v1);
                _mm256_maskstore_epi32((int *)(void *)(b + k2), mask_v0, b_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(b + k2 + 8), mask_v1, b_new_v1);
            }
        }
        const __m128i t3_v = _mm_set1_epi32(1);
        const __m128i t4_v = _mm_set1_epi32(0);
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 4) {
            const __m128i k_v = _mm_lddqu_si128((const __m128i *)(const void *)(k + k2));
            const __m128i t5_v = _mm_and_si128(k_v, t3_v);
            const __m128i mask_v = _mm_xor_si128(_mm_cmpeq_epi32(t5_v, t4_v), _mm_set1_epi32(-1));
            const __m128i b_v = _mm_maskload_epi32((const int *)(const void *)(b + k2), mask_v);
            const __m128i a_new_v = _mm_sub_epi32(b_v, k_v);
            const __m128i a_v = _mm_maskload_epi32((const int *)(const void *)(a + 1 + k2), mask_v);
            const __m128i a2_v =
                _mm_maskload_epi32((const int *)(const void *)(a + 3 + k2), mask_v);
            const __m128i b_new_v = _mm_xor_si128(a_v, a2_v);
            if (_mm_movemask_epi8(mask_v) != 0) {
                _mm_maskstore_epi32((int *)(void *)(a + k2), mask_v, a_new_v);
                _mm_maskstore_epi32((int *)(void *)(b + k2), mask_v, b_new_v);
            }
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        if (k[i] & 1) {
            a[i] = (int)((unsigned)b[i] - (unsigned)k[i]);
            b[i] = a[i + 1] ^ a[i + 3];
        }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
