/* vcc 0.1.0 wrote this from exit_three_bounds.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | i32 m | size most | in u8 a[n] | out u8 d[n] restrict | make m = n + 5 |
   make most = n + 7 | exit m = i | exit most = i | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_three_bounds(int n, int m, unsigned long most, const unsigned char *a, unsigned char *d)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, avx2; runs if a and d are far enough apart */
    if ((unsigned long)d - (unsigned long)a - 1 >= 31) {
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(8);
        const __m256i t3_v = _mm256_set1_epi32(16);
        const __m256i n_v = _mm256_set1_epi32((int)n);
        const __m256i m_v = _mm256_set1_epi32((int)m);
        const __m256i most_v = _mm256_set1_epi64x((long)most);
        const __m128i t4_v = _mm_set1_epi8(32);
        __m256i t5_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        unsigned long reached = 2147483632UL;
        unsigned long k;
        for (k = 0; k < 2147483632UL; k += 16) {
            const __m256i t_v0 = _mm256_add_epi32(t5_v, t2_v);
            const __m256i mask_v0 = _mm256_cmpgt_epi32(m_v, t5_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(m_v, t_v0);
            const __m256i t2_v0 = _mm256_srai_epi32(t5_v, 31);
            const __m256i t3_v0 = _mm256_unpacklo_epi32(t5_v, t2_v0);
            const __m256i t3_v1 = _mm256_unpackhi_epi32(t5_v, t2_v0);
            const __m256i t2_v1 = _mm256_srai_epi32(t_v0, 31);
            const __m256i t3_v2 = _mm256_unpacklo_epi32(t_v0, t2_v1);
            const __m256i t3_v3 = _mm256_unpackhi_epi32(t_v0, t2_v1);
            const __m256i t4_v0 =
                _mm256_xor_si256(most_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t5_v0 =
                _mm256_xor_si256(t3_v0, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t6_v0 =
                _mm256_xor_si256(most_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t7_v0 =
                _mm256_xor_si256(t3_v1, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i mask2_v0 = _mm256_cmpgt_epi64(t4_v0, t5_v0);
            const __m256i mask2_v1 = _mm256_cmpgt_epi64(t6_v0, t7_v0);
            const __m256i t4_v1 =
                _mm256_xor_si256(most_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t5_v1 =
                _mm256_xor_si256(t3_v2, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t6_v1 =
                _mm256_xor_si256(most_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t7_v1 =
                _mm256_xor_si256(t3_v3, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i mask2_v2 = _mm256_cmpgt_epi64(t4_v1, t5_v1);
            const __m256i mask2_v3 = _mm256_cmpgt_epi64(t6_v1, t7_v1);
            const __m256i mask3_v0 =
                _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask2_v0),
                _mm256_castsi256_ps(mask2_v1), 0x88));
            const __m256i mask3_v1 =
                _mm256_castps_si256(_mm256_shuffle_ps(_mm256_castsi256_ps(mask2_v2),
                _mm256_castsi256_ps(mask2_v3), 0x88));
            const __m256i mask4_v0 = _mm256_and_si256(_mm256_cmpgt_epi32(n_v, t5_v), mask_v0);
            const __m256i mask5_v0 = _mm256_and_si256(mask4_v0, mask3_v0);
            const __m256i mask4_v1 = _mm256_and_si256(_mm256_cmpgt_epi32(n_v, t_v0), mask_v1);
            const __m256i mask5_v1 = _mm256_and_si256(mask4_v1, mask3_v1);
            const __m256i mask_v = _mm256_and_si256(mask5_v0, mask5_v1);
            const __m256i t_v1 = _mm256_add_epi32(t5_v, t3_v);
            if (_mm256_movemask_epi8(mask_v) != -1) {
                reached = k;
                break;
            }
            const __m128i a_v0 = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i a_v1 = _mm_loadl_epi64((const __m128i *)(const void *)(a + k + 8));
            const __m128i d_new_v0 = _mm_xor_si128(a_v0, t4_v);
            const __m128i d_new_v1 = _mm_xor_si128(a_v1, t4_v);
            _mm_storel_epi64((__m128i *)(void *)(d + k), d_new_v0);
            _mm_storel_epi64((__m128i *)(void *)(d + k + 8), d_new_v1);
            t5_v = t_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    while (i < n && i < m && (unsigned long)i < most) {
        VCC_KEEP_SCALAR;
#else
    while (i < n && i < m && (unsigned long)i < most) {
#endif
        d[i] = (unsigned char)(a[i] ^ 0x20);
        i++;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
