/* vcc 0.1.0 wrote this from argmax_first.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n+1] | make a = (i * 7) % 5 - 2 | -> i32 */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int argmax_first(int n, const int *a)
{
    int at = 0;
#ifdef VCC_VECTOR
    {
    int i = 1, most = a[0];
    /* vcc: line 5: 8 lanes x 2, then 8, avx2 */
    {
        const unsigned long trips = (unsigned long)n - 1;
        if ((long)trips >= 8) {
            const unsigned long end = trips & ~7UL;
            const unsigned long wide_end = end & ~15UL;
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi32((int)most);
            const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t4_v = _mm256_set1_epi32(8);
            const __m256i t5_v = _mm256_set1_epi32(16);
            __m256i t6_v = _mm256_add_epi32(_mm256_set1_epi32(1), t3_v);
            __m256i at_v0 = t_v;
            __m256i at_v1 = t_v;
            __m256i most_v0 = t2_v;
            __m256i most_v1 = t2_v;
            unsigned long k;
            for (k = 0; k < wide_end; k += 16) {
                const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k + 8));
                const __m256i t_v0 = _mm256_add_epi32(t6_v, t4_v);
                const __m256i t_v1 = _mm256_add_epi32(t6_v, t5_v);
                const __m256i at_next =
                    _mm256_blendv_epi8(at_v0, t6_v, _mm256_cmpgt_epi32(a_v0, most_v0));
                t6_v = t_v1;
                at_v0 = at_next;
                at_v1 = _mm256_blendv_epi8(at_v1, t_v0, _mm256_cmpgt_epi32(a_v1, most_v1));
                most_v0 = _mm256_max_epi32(a_v0, most_v0);
                most_v1 = _mm256_max_epi32(a_v1, most_v1);
            }
            const __m256i mask_v = _mm256_cmpgt_epi32(most_v0, most_v1);
            const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
            const __m256i mask3_v = _mm256_and_si256(mask2_v, _mm256_cmpgt_epi32(at_v0, at_v1));
            const __m256i mask4_v = _mm256_or_si256(_mm256_cmpgt_epi32(most_v1, most_v0), mask3_v);
            __m256i at_v = _mm256_blendv_epi8(at_v0, at_v1, mask4_v);
            __m256i most_v = _mm256_blendv_epi8(most_v0, most_v1, mask4_v);
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + 1 + k));
                const __m256i at_next2 =
                    _mm256_blendv_epi8(at_v, t6_v, _mm256_cmpgt_epi32(a_v, most_v));
                t6_v = _mm256_add_epi32(t6_v, t4_v);
                at_v = at_next2;
                most_v = _mm256_max_epi32(a_v, most_v);
            }
            {
                const __m128i most2_v = _mm256_extracti128_si256(most_v, 1);
                const __m128i most3_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), most2_v);
                const __m128i most4_v = _mm_max_epi32(most3_v, _mm_srli_si128(most3_v, 8));
                const __m128i most5_v = _mm_max_epi32(most4_v, _mm_srli_si128(most4_v, 4));
                const unsigned int most_s = (unsigned int)_mm_cvtsi128_si32(most5_v);
                const __m256i mask5_v = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)most_s), most_v);
                const __m256i t7_v =
                    _mm256_blendv_epi8(at_v, _mm256_set1_epi32(2147483647), mask5_v);
                const __m128i at2_v = _mm256_extracti128_si256(t7_v, 1);
                const __m128i at3_v = _mm_min_epi32(_mm256_castsi256_si128(t7_v), at2_v);
                const __m128i at4_v = _mm_min_epi32(at3_v, _mm_srli_si128(at3_v, 8));
                const __m128i at5_v = _mm_min_epi32(at4_v, _mm_srli_si128(at4_v, 4));
                const unsigned int at_s = (unsigned int)_mm_cvtsi128_si32(at5_v);
                at = (int)at_s;
                i = (int)((unsigned int)i + (unsigned int)end);
                most = (int)most_s;
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 1, most = a[0]; i < n; i++)
#endif
        if (most < a[i]) {
            at = i;
            most = a[i];
        }
#ifdef VCC_VECTOR
    }
    }
#endif
    return at;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
