/* vcc 0.1.0 wrote this from exit_bound_and_data.c for avx2 */
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
/* kernel: int n | i32 m | in i16 a[n] | make m = n + 3 | exit m = i | exit a = -1 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_bound_and_data(int n, int m, const short *a)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v0 = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v1 = _mm256_set_epi32(15, 14, 13, 12, 11, 10, 9, 8);
            const __m256i t_v = _mm256_set1_epi32(16);
            const __m256i t2_v0 = _mm256_add_epi32(t_v0, t_v);
            const __m256i t2_v1 = _mm256_add_epi32(t_v1, t_v);
            const __m256i m_v = _mm256_set1_epi32((int)m);
            const __m256i t2_v = _mm256_set1_epi16(-1);
            const unsigned long whole = 31UL < (unsigned long)n ? (unsigned long)n - 31 : 0UL;
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const unsigned long t = k - before;
                const unsigned long t2 = k < before ? 0UL : t;
                if ((int)t2 >= m) {
                    reached = t2 + before;
                    break;
                }
                const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)t);
                const __m256i t3_v0 = _mm256_add_epi32(t3_v, t_v0);
                const __m256i t3_v1 = _mm256_add_epi32(t3_v, t_v1);
                const __m256i t3_v2 = _mm256_add_epi32(t3_v, t2_v0);
                const __m256i t3_v3 = _mm256_add_epi32(t3_v, t2_v1);
                const __m256i mask_v0 =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, t3_v0), _mm256_set1_epi32(-1));
                const __m256i mask_v1 =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, t3_v1), _mm256_set1_epi32(-1));
                const __m256i mask_v2 =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, t3_v2), _mm256_set1_epi32(-1));
                const __m256i mask_v3 =
                    _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, t3_v3), _mm256_set1_epi32(-1));
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 32));
                const __m256i mask2_v0 = _mm256_cmpeq_epi16(a_v0, t2_v);
                const __m256i mask3_v0 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(mask2_v0));
                const __m256i mask3_v1 =
                    _mm256_cvtepi16_epi32(_mm256_extracti128_si256(mask2_v0, 1));
                const __m256i mask2_v1 = _mm256_cmpeq_epi16(a_v1, t2_v);
                const __m256i mask3_v2 = _mm256_cvtepi16_epi32(_mm256_castsi256_si128(mask2_v1));
                const __m256i mask3_v3 =
                    _mm256_cvtepi16_epi32(_mm256_extracti128_si256(mask2_v1, 1));
                const __m256i mask4_v0 = _mm256_or_si256(mask_v0, mask3_v0);
                const __m256i mask4_v1 = _mm256_or_si256(mask_v1, mask3_v1);
                const __m256i mask4_v2 = _mm256_or_si256(mask_v2, mask3_v2);
                const __m256i mask4_v3 = _mm256_or_si256(mask_v3, mask3_v3);
                const __m256i mask5_v0 = _mm256_or_si256(mask4_v0, mask4_v2);
                const __m256i mask5_v1 = _mm256_or_si256(mask4_v1, mask4_v3);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask5_v0,
                    mask5_v1)) != 0 || k - before >= whole), 0L)) {
                    const __m256i t4_v =
                        _mm256_set1_epi32((int)(unsigned int)((k < before ? before : 0UL) - 1));
                    const __m256i mask6_v0 = _mm256_cmpgt_epi32(t_v0, t4_v);
                    const __m256i mask6_v1 = _mm256_cmpgt_epi32(t_v1, t4_v);
                    const __m256i mask6_v2 = _mm256_cmpgt_epi32(t2_v0, t4_v);
                    const __m256i mask6_v3 = _mm256_cmpgt_epi32(t2_v1, t4_v);
                    const __m256i mask7_v0 = _mm256_and_si256(mask4_v0, mask6_v0);
                    const __m256i mask7_v1 = _mm256_and_si256(mask4_v1, mask6_v1);
                    const __m256i mask7_v2 = _mm256_and_si256(mask4_v2, mask6_v2);
                    const __m256i mask7_v3 = _mm256_and_si256(mask4_v3, mask6_v3);
                    const __m256i mask8_v0 = _mm256_or_si256(mask7_v0, mask7_v2);
                    const __m256i mask8_v1 = _mm256_or_si256(mask7_v1, mask7_v3);
                    unsigned long behind = 32UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask8_v0, mask8_v1)) != 0) {
                        const unsigned int t5_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v1)) << 8)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v2)) << 16)
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v3)) << 24);
                        const unsigned long t4 = (unsigned long)__builtin_ctz(t5_v);
                        behind = t4;
                    }
                    const unsigned long t3 = end - k;
                    const unsigned long behind2 = t3 < behind ? t3 : behind;
                    if (behind2 < 32) {
                        reached = k + behind2;
                        break;
                    }
                }
            }
            i = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (i >= m)
            return -1;
        if (a[i] == -1)
            return i;
    }
    return -2;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
