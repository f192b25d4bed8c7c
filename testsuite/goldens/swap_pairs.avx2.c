/* vcc 0.1.0 wrote this from swap_pairs.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i64 a[2*n] | inout i32 b[2*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void swap_pairs(int n, long *a, int *restrict b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2 */
    i = 0;
    if (n >= 4) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi32(1);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 8;
                long *const a_s = a + at * 2 + 8;
                const __m256i a_row_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + at * 2));
                const __m256i a_row_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + at * 2 + 4));
                const __m256i a_row2_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_s);
                const __m256i a_row2_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_s + 4));
                const __m256i b_row_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + at * 2));
                const __m256i b_row2_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b + at * 2 + 8));
                const __m256i b_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v),
                    _mm256_castsi256_ps(b_row2_v), 0xdd)), 0xd8);
                const __m256i t_v0 = _mm256_shuffle_epi32(a_row_v0, 0x4e);
                const __m256i t_v1 = _mm256_shuffle_epi32(a_row_v1, 0x4e);
                const __m256i t2_v0 = _mm256_shuffle_epi32(a_row2_v0, 0x4e);
                const __m256i t2_v1 = _mm256_shuffle_epi32(a_row2_v1, 0x4e);
                long *const a_s2 = a + at * 2 + 8;
                const __m256i b2_v =
                    _mm256_permute4x64_epi64(_mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(b_row_v),
                    _mm256_castsi256_ps(b_row2_v), 0x88)), 0xd8);
                _mm256_storeu_si256((__m256i *)(void *)(a + at * 2), t_v0);
                _mm256_storeu_si256((__m256i *)(void *)(a + at * 2 + 4), t_v1);
                _mm256_storeu_si256((__m256i *)(void *)a_s2, t2_v0);
                _mm256_storeu_si256((__m256i *)(void *)(a_s2 + 4), t2_v1);
                const __m256i t3_v = _mm256_xor_si256(b2_v, t_v);
                const __m256i t4_v = _mm256_unpacklo_epi32(b_v, t3_v);
                const __m256i t5_v = _mm256_unpackhi_epi32(b_v, t3_v);
                const __m256i b_row3_v = _mm256_permute2x128_si256(t4_v, t5_v, 0x20);
                const __m256i b_row4_v = _mm256_permute2x128_si256(t4_v, t5_v, 0x31);
                _mm256_storeu_si256((__m256i *)(void *)(b + at * 2), b_row3_v);
                _mm256_storeu_si256((__m256i *)(void *)(b + at * 2 + 8), b_row4_v);
            }
        }
        const __m128i t2_v = _mm_set1_epi32(1);
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m128i b_row5_v = _mm_loadu_si128((const __m128i *)(const void *)(b + k * 2));
            const __m128i b_row6_v =
                _mm_loadu_si128((const __m128i *)(const void *)(b + k * 2 + 4));
            const __m128i t6_v = _mm_unpacklo_epi32(b_row5_v, b_row6_v);
            const __m128i t7_v = _mm_unpackhi_epi32(b_row5_v, b_row6_v);
            const __m128i b3_v = _mm_unpackhi_epi32(t6_v, t7_v);
            const __m256i a_row3_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a + k * 2));
            const __m256i a_row3_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a + k * 2 + 4));
            const __m256i t8_v = _mm256_shuffle_epi32(a_row3_v0, 0x4e);
            const __m128i b4_v = _mm_unpacklo_epi32(t6_v, t7_v);
            const __m256i t9_v = _mm256_shuffle_epi32(a_row3_v1, 0x4e);
            _mm256_storeu_si256((__m256i *)(void *)(a + k * 2), t8_v);
            _mm256_storeu_si256((__m256i *)(void *)(a + k * 2 + 4), t9_v);
            const __m128i t10_v = _mm_xor_si128(b4_v, t2_v);
            const __m128i b_row7_v = _mm_unpacklo_epi32(b3_v, t10_v);
            const __m128i b_row8_v = _mm_unpackhi_epi32(b3_v, t10_v);
            _mm_storeu_si128((__m128i *)(void *)(b + k * 2), b_row7_v);
            _mm_storeu_si128((__m128i *)(void *)(b + k * 2 + 4), b_row8_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        long t = a[2 * i];
        int u = b[2 * i + 1];
        a[2 * i] = a[2 * i + 1];
        b[2 * i + 1] = b[2 * i] ^ 1;
        a[2 * i + 1] = t;
        b[2 * i] = u;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
