/* vcc 0.1.0 wrote this from exit_two_bounds.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int n+1 | i32 m | in i32 a[n] | out i32 d[n] | make m = n + 5 | exit m = i */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_two_bounds(int n, int size, int m, const int *a, int *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes, avx2; runs if a and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~7UL;
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i m_v = _mm256_set1_epi32((int)m);
        const __m256i size_v = _mm256_set1_epi32((int)size);
        const __m256i t3_v = _mm256_set1_epi32(-1431655765);
        __m256i t4_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 8) {
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpgt_epi32(m_v, t4_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_or_si256(mask_v, _mm256_cmpgt_epi32(t4_v, size_v));
            const __m256i t5_v = _mm256_add_epi32(t4_v, t2_v);
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                reached = k;
                break;
            }
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i t6_v = _mm256_srli_epi64(_mm256_mul_epi32(a_v, t3_v), 32);
            const __m256i t7_v =
                _mm256_mul_epi32(_mm256_shuffle_epi32(a_v, 0xf5), _mm256_shuffle_epi32(t3_v, 0xf5));
            const __m256i t8_v = _mm256_blend_epi32(t6_v, t7_v, 0xaa);
            const __m256i t9_v = _mm256_srai_epi32(_mm256_add_epi32(t8_v, a_v), 1);
            const __m256i d_new_v = _mm256_add_epi32(t9_v, _mm256_srli_epi32(a_v, 31));
            _mm256_storeu_si256((__m256i *)(void *)(d + k), d_new_v);
            t4_v = t5_v;
        }
        i_done = (int)reached;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (i >= m || i > size)
            break;
        d[i] = a[i] / 3;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
