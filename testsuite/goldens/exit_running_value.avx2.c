/* vcc 0.1.0 wrote this from exit_running_value.c for avx2 */
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
/* kernel: int n | in u32 a[n] | u32 end | exit a = end | -> u32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned exit_running_value(int n, const unsigned *a, unsigned end)
{
    unsigned hash = 17;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end_s = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i end_v = _mm256_set1_epi32((int)end);
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t3_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(8));
            const __m256i t4_v = _mm256_set1_epi32(7);
            const unsigned long whole = 15UL < (unsigned long)n ? (unsigned long)n - 15 : 0UL;
            __m256i hash_v0 = t_v;
            __m256i hash_v1 = t_v;
            unsigned long reached = end_s;
            unsigned long k;
            for (k = 0; k < end_s; k += 16) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, end_v);
                const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, end_v);
                const __m256i t5_v = _mm256_set1_epi32((int)(unsigned int)(k - before));
                const __m256i t_v0 = _mm256_and_si256(_mm256_add_epi32(t5_v, t2_v), t4_v);
                const __m256i t_v1 = _mm256_and_si256(_mm256_add_epi32(t5_v, t3_v), t4_v);
                __m256i t2_v0 = _mm256_xor_si256(hash_v0, _mm256_sllv_epi32(a_v0, t_v0));
                __m256i t2_v1 = _mm256_xor_si256(hash_v1, _mm256_sllv_epi32(a_v1, t_v1));
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0 || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const __m256i t6_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                    const __m256i mask2_v0 =
                        _mm256_and_si256(mask_v0, _mm256_cmpgt_epi32(t2_v, t6_v));
                    const __m256i mask2_v1 =
                        _mm256_and_si256(mask_v1, _mm256_cmpgt_epi32(t3_v, t6_v));
                    unsigned long behind = 16UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                        const unsigned int t9_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v1)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t9_v);
                        behind = t2;
                    }
                    const unsigned long t = end_s - k;
                    const unsigned long behind2 = t < behind ? t : behind;
                    const __m256i t7_v = _mm256_set1_epi32((int)(unsigned int)(behind2 - 1));
                    const __m256i t8_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi32(t2_v, t7_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi32(t3_v, t7_v);
                    const __m256i mask4_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t2_v, t8_v), mask3_v0);
                    const __m256i t3_v0 = _mm256_blendv_epi8(hash_v0, t2_v0, mask4_v0);
                    const __m256i mask4_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi32(t3_v, t8_v), mask3_v1);
                    const __m256i t3_v1 = _mm256_blendv_epi8(hash_v1, t2_v1, mask4_v1);
                    if (behind2 < 16) {
                        reached = k + behind2;
                        hash_v0 = t3_v0;
                        hash_v1 = t3_v1;
                        break;
                    }
                    t2_v0 = t3_v0;
                    t2_v1 = t3_v1;
                }
                hash_v0 = t2_v0;
                hash_v1 = t2_v1;
            }
            {
                const __m256i hash_v = _mm256_xor_si256(hash_v0, hash_v1);
                const __m128i hash2_v = _mm256_extracti128_si256(hash_v, 1);
                const __m128i hash3_v = _mm_xor_si128(_mm256_castsi256_si128(hash_v), hash2_v);
                const __m128i hash4_v = _mm_xor_si128(hash3_v, _mm_srli_si128(hash3_v, 8));
                const __m128i hash5_v = _mm_xor_si128(hash4_v, _mm_srli_si128(hash4_v, 4));
                const unsigned int hash_s = (unsigned int)_mm_cvtsi128_si32(hash5_v);
                hash = hash ^ hash_s;
                i_done = (int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        hash ^= a[i] << (i & 7);
        if (a[i] == end)
            return hash;
    }
    return ~hash;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
