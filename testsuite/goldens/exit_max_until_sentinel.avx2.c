/* vcc 0.1.0 wrote this from exit_max_until_sentinel.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(__SANITIZE_ADDRESS__) \
    && !defined(__SANITIZE_HWADDRESS__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(hwaddress_sanitizer)
/* Whole blocks of memory are read, though objects may end in them. */
#undef VCC_VECTOR
#endif
#endif
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 a[n] | i32 end | exit a = end | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_max_until_sentinel(int n, const int *a, int end)
{
    int most = -2147483647 - 1;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end_s = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi32(-2147483648);
            const __m256i end_v = _mm256_set1_epi32((int)end);
            const unsigned long whole = 15UL < (unsigned long)n ? (unsigned long)n - 15 : 0UL;
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t3_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(8));
            __m256i most_v0 = t_v;
            __m256i most_v1 = t_v;
            unsigned long reached = end_s;
            unsigned long k;
            for (k = 0; k < end_s; k += 16) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, end_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, end_v);
                __m256i t_v0 = _mm256_max_epi32(a_v0, most_v0);
                __m256i t_v1 = _mm256_max_epi32(a_v1, most_v1);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0 || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const __m256i t4_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                    const __m256i mask2_v0 =
                        _mm256_and_si256(mask_v0, _mm256_cmpgt_epi32(t2_v, t4_v));
                    const __m256i mask2_v1 =
                        _mm256_and_si256(mask_v1, _mm256_cmpgt_epi32(t3_v, t4_v));
                    unsigned long behind = 16UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                        const unsigned int t7_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v1)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
                        behind = t2;
                    }
                    const unsigned long t = end_s - k;
                    const unsigned long behind2 = t < behind ? t : behind;
                    const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)(behind2 - 1));
                    const __m256i t6_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t2_v, t5_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t3_v, t5_v);
                    const __m256i mask4_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t2_v, t6_v), mask3_v0);
                    const __m256i t2_v0 = _mm256_blendv_epi8(most_v0, t_v0, mask4_v0);
                    const __m256i mask4_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t3_v, t6_v), mask3_v1);
                    const __m256i t2_v1 = _mm256_blendv_epi8(most_v1, t_v1, mask4_v1);
                    if (behind2 < 16) {
                        reached = k + behind2;
                        most_v0 = t2_v0;
                        most_v1 = t2_v1;
                        break;
                    }
                    t_v0 = t2_v0;
                    t_v1 = t2_v1;
                }
                most_v0 = t_v0;
                most_v1 = t_v1;
            }
            {
                const __m256i most_v = _mm256_max_epi32(most_v0, most_v1);
                const __m128i most2_v = _mm256_extracti128_si256(most_v, 1);
                const __m128i most3_v = _mm_max_epi32(_mm256_castsi256_si128(most_v), most2_v);
                const __m128i most4_v = _mm_max_epi32(most3_v, _mm_srli_si128(most3_v, 8));
                const __m128i most5_v = _mm_max_epi32(most4_v, _mm_srli_si128(most4_v, 4));
                const unsigned int most_s = (unsigned int)_mm_cvtsi128_si32(most5_v);
                most = (int)most_s;
                i_done = (int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n && a[i] != end; i++) {
        VCC_KEEP_SCALAR;
        if (a[i] > most)
            most = a[i];
    }
#else
    for (int i = 0; i < n && a[i] != end; i++)
        if (a[i] > most)
            most = a[i];
#endif
    return most;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
