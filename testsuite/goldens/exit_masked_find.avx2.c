/* vcc 0.1.0 wrote this from exit_masked_find.c for avx2 */
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
/* kernel: int n | in u16 m[n] | in i16 a[n] | make a = m[i] & 1 ? a[i] & 0x7fff : a[i] |
   exit m = 3, a = -7 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_masked_find(int n, const unsigned short *m, const short *a)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)m & 31) >> 1;
        char *m_blocks = (char *)((unsigned long)m & ~31UL);
        __asm__("" : "+r"(m_blocks));
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)m & 1) == 0 && (((unsigned long)a - (unsigned long)m) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi16(0);
            const __m128i t2_v = _mm_set1_epi8(1);
            const __m128i t3_v = _mm_set1_epi8(0);
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i m_v = _mm256_loadu_si256((const __m256i *)(const void *)m_blocks);
            const __m256i t4_v = _mm256_and_si256(m_v, _mm256_set1_epi16(255));
            const __m128i t5_v =
                _mm_packus_epi16(_mm256_castsi256_si128(t4_v), _mm256_extracti128_si256(t4_v, 1));
            const __m128i t6_v = _mm_and_si128(t5_v, t2_v);
            const __m128i mask_v = _mm_xor_si128(_mm_cmpeq_epi8(t6_v, t3_v), _mm_set1_epi32(-1));
            const __m256i mask2_v = _mm256_cvtepi8_epi16(mask_v);
            const __m256i t7_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t8_v = _mm256_set1_epi16((short)(unsigned short)(before - 1));
            const __m256i mask3_v = _mm256_and_si256(_mm256_cmpgt_epi16(t_v, a_v), mask2_v);
            const __m256i mask4_v = _mm256_and_si256(mask3_v, _mm256_cmpgt_epi16(t7_v, t8_v));
            unsigned long reached;
            if (!_mm256_testz_si256(mask4_v, mask4_v)) {
                const unsigned int t9_v = (unsigned int)_mm256_movemask_epi8(mask4_v) & 0x55555555u;
                const unsigned long t = (unsigned long)__builtin_ctz(t9_v) / 2;
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const __m256i a2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                    const __m256i m2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(m_blocks + k * 2));
                    const __m256i t10_v = _mm256_and_si256(m2_v, _mm256_set1_epi16(255));
                    const __m128i t11_v =
                        _mm_packus_epi16(_mm256_castsi256_si128(t10_v),
                        _mm256_extracti128_si256(t10_v, 1));
                    const __m128i t12_v = _mm_and_si128(t11_v, t2_v);
                    const __m128i mask5_v =
                        _mm_xor_si128(_mm_cmpeq_epi8(t12_v, t3_v), _mm_set1_epi32(-1));
                    const __m256i mask6_v = _mm256_cvtepi8_epi16(mask5_v);
                    const __m256i mask7_v =
                        _mm256_and_si256(_mm256_cmpgt_epi16(t_v, a2_v), mask6_v);
                    if (!_mm256_testz_si256(mask7_v, mask7_v)) {
                        const unsigned int t13_v =
                            (unsigned int)_mm256_movemask_epi8(mask7_v) & 0x55555555u;
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t13_v) / 2;
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            i_done = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
        if (m[i] & 1) {
            if (a[i] < 0)
                return i;
        }
#ifdef VCC_VECTOR
    }
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
