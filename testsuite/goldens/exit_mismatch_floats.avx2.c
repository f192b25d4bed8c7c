/* vcc 0.1.0 wrote this from exit_mismatch_floats.c for avx2 */
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
/* kernel: int n | in float a[n] | in float b[n] | make b = a[i] | exit a = 1.0f, b = 2.0f | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_mismatch_floats(int n, const float *a, const float *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 3) == 0 && (((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi32(2147483647);
            const __m256i t2_v = _mm256_set1_epi32(2139095040);
            const __m256i t3_v = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i mask_v = _mm256_cmpgt_epi32(_mm256_and_si256(t3_v, t_v), t2_v);
            const __m256 a_v = _mm256_loadu_ps((const float *)(const void *)a_blocks);
            const __m256i t4_v = _mm256_loadu_si256((const __m256i *)(const void *)b_blocks);
            const __m256i mask2_v = _mm256_cmpgt_epi32(_mm256_and_si256(t4_v, t_v), t2_v);
            const __m256 b_v = _mm256_loadu_ps((const float *)(const void *)b_blocks);
            const __m256 t5_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v, _mm256_castps_si256(a_v)));
            const __m256 t6_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask2_v, _mm256_castps_si256(b_v)));
            const __m256i mask3_v = _mm256_castps_si256(_mm256_cmp_ps(t5_v, t6_v, _CMP_NEQ_UQ));
            const __m256i t7_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t8_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
            const __m256i mask4_v = _mm256_or_si256(_mm256_or_si256(mask3_v, mask_v), mask2_v);
            const __m256i mask5_v = _mm256_and_si256(mask4_v, _mm256_cmpgt_epi32(t7_v, t8_v));
            unsigned long reached;
            if (_mm256_movemask_epi8(mask5_v) != 0) {
                const unsigned int t9_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v));
                const unsigned long t = (unsigned long)__builtin_ctz(t9_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 8UL; k < end; k += 8) {
                    const __m256i t10_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                    const __m256i mask6_v = _mm256_cmpgt_epi32(_mm256_and_si256(t10_v, t_v), t2_v);
                    const __m256 a2_v =
                        _mm256_loadu_ps((const float *)(const void *)(a_blocks + k * 4));
                    const __m256i t11_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 4));
                    const __m256i mask7_v = _mm256_cmpgt_epi32(_mm256_and_si256(t11_v, t_v), t2_v);
                    const __m256 b2_v =
                        _mm256_loadu_ps((const float *)(const void *)(b_blocks + k * 4));
                    const __m256 t12_v =
                        _mm256_castsi256_ps(_mm256_andnot_si256(mask6_v,
                        _mm256_castps_si256(a2_v)));
                    const __m256 t13_v =
                        _mm256_castsi256_ps(_mm256_andnot_si256(mask7_v,
                        _mm256_castps_si256(b2_v)));
                    const __m256i mask8_v =
                        _mm256_castps_si256(_mm256_cmp_ps(t12_v, t13_v, _CMP_NEQ_UQ));
                    const __m256i mask9_v =
                        _mm256_or_si256(_mm256_or_si256(mask8_v, mask6_v), mask7_v);
                    if (_mm256_movemask_epi8(mask9_v) != 0) {
                        const unsigned int t14_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask9_v));
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t14_v);
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
        if (a[i] != b[i])
            return i;
    }
#else
    for (int i = 0; i < n; i++)
        if (a[i] != b[i])
            return i;
#endif
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
