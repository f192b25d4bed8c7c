/* vcc 0.1.0 wrote this from exit_sentinel_floats.c for avx2 */
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
/* kernel: in float a[n+1] | float limit | make limit = 2.0f |
   make a = i == n ? limit : a[i] < limit ? a[i] : 1.0f | exit a = limit + 1.0f | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_sentinel_floats(const float *a, float limit)
{
    const float *p = a;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2 */
    {
        const unsigned long before = ((unsigned long)p & 31) >> 2;
        char *p_blocks = (char *)((unsigned long)p & ~31UL);
        __asm__("" : "+r"(p_blocks));
        if (((unsigned long)p & 3) == 0) {
            const unsigned long end = 2147483647UL + before;
            const __m256i t_v = _mm256_set1_epi32(2147483647);
            const __m256i t2_v = _mm256_set1_epi32(2139095040);
            const __m256 limit_v = _mm256_set1_ps(limit);
            const __m256i t3_v = _mm256_lddqu_si256((const __m256i *)(const void *)p_blocks);
            const __m256i t4_v = _mm256_cmpgt_epi32(_mm256_and_si256(t3_v, t_v), t2_v);
            const __m256 t5_v = _mm256_castsi256_ps(_mm256_or_si256(t3_v, t4_v));
            const __m256i t6_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t7_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
            const __m256i mask_v = _mm256_castps_si256(_mm256_cmp_ps(t5_v, limit_v, _CMP_NLT_UQ));
            const __m256i mask2_v = _mm256_and_si256(mask_v, _mm256_cmpgt_epi32(t6_v, t7_v));
            unsigned long reached;
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned int t8_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v));
                const unsigned long t = (unsigned long)__builtin_ctz(t8_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const __m256i t9_v =
                        _mm256_lddqu_si256((const __m256i *)(const void *)(p_blocks + k * 4));
                    const __m256i t10_v = _mm256_cmpgt_epi32(_mm256_and_si256(t9_v, t_v), t2_v);
                    const __m256 t11_v = _mm256_castsi256_ps(_mm256_or_si256(t9_v, t10_v));
                    const __m256i mask3_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t11_v, limit_v, _CMP_NLT_UQ));
                    if (_mm256_movemask_epi8(mask3_v) != 0) {
                        const unsigned int t12_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v));
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t12_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            p = p + (long)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    while (*p < limit) {
        VCC_KEEP_SCALAR;
        ++p;
    }
#else
    while (*p < limit)
        ++p;
#endif
    return p - a;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
