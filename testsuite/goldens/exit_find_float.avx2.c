/* vcc 0.1.0 wrote this from exit_find_float.c for avx2 */
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
/* kernel: int n | in float a[n] | float x | make x = n % 9 * 0.5f | exit a = x | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_find_float(int n, const float *a, float x)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi32(2147483647);
            const __m256i t2_v = _mm256_set1_epi32(2139095040);
            const __m256 x_v = _mm256_set1_ps(x);
            const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
            const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i t_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v0, t_v), t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v1, t_v), t2_v);
            const __m256 a_v0 = _mm256_loadu_ps((const float *)(const void *)a_blocks);
            const __m256 a_v1 = _mm256_loadu_ps((const float *)(const void *)(a_blocks + 32));
            const __m256 t2_v0 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v0, _mm256_castps_si256(a_v0)));
            const __m256 t2_v1 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v1, _mm256_castps_si256(a_v1)));
            const __m256i mask2_v0 = _mm256_castps_si256(_mm256_cmp_ps(t2_v0, x_v, _CMP_EQ_OQ));
            const __m256i mask2_v1 = _mm256_castps_si256(_mm256_cmp_ps(t2_v1, x_v, _CMP_EQ_OQ));
            const __m256i t5_v = _mm256_add_epi32(t4_v, _mm256_set1_epi32(8));
            const __m256i mask3_v0 = _mm256_cmpgt_epi32(t4_v, t3_v);
            const __m256i mask4_v0 = _mm256_and_si256(_mm256_or_si256(mask2_v0, mask_v0), mask3_v0);
            const __m256i mask3_v1 = _mm256_cmpgt_epi32(t5_v, t3_v);
            const __m256i mask4_v1 = _mm256_and_si256(_mm256_or_si256(mask2_v1, mask_v1), mask3_v1);
            unsigned long reached;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
                const unsigned int t6_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask4_v0))
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask4_v1)) << 8);
                const unsigned long t = (unsigned long)__builtin_ctz(t6_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    char *const a_blocks2 = a_blocks + k * 4 + 32;
                    const __m256i t3_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                    const __m256i t3_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)a_blocks2);
                    const __m256i mask5_v0 = _mm256_cmpgt_epi32(_mm256_and_si256(t3_v0, t_v), t2_v);
                    const __m256i mask5_v1 = _mm256_cmpgt_epi32(_mm256_and_si256(t3_v1, t_v), t2_v);
                    const __m256 a2_v0 =
                        _mm256_loadu_ps((const float *)(const void *)(a_blocks + k * 4));
                    const __m256 a2_v1 = _mm256_loadu_ps((const float *)(const void *)a_blocks2);
                    const __m256 t4_v0 =
                        _mm256_castsi256_ps(_mm256_andnot_si256(mask5_v0,
                        _mm256_castps_si256(a2_v0)));
                    const __m256 t4_v1 =
                        _mm256_castsi256_ps(_mm256_andnot_si256(mask5_v1,
                        _mm256_castps_si256(a2_v1)));
                    const __m256i mask6_v0 =
                        _mm256_castps_si256(_mm256_cmp_ps(t4_v0, x_v, _CMP_EQ_OQ));
                    const __m256i mask7_v0 = _mm256_or_si256(mask6_v0, mask5_v0);
                    const __m256i mask6_v1 =
                        _mm256_castps_si256(_mm256_cmp_ps(t4_v1, x_v, _CMP_EQ_OQ));
                    const __m256i mask7_v1 = _mm256_or_si256(mask6_v1, mask5_v1);
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask7_v0, mask7_v1)) != 0) {
                        const unsigned int t7_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask7_v1)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
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
    for (int i = 0; i < n; i++) {
#endif
        if (a[i] == x)
            return i;
    }
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
