/* vcc 0.1.0 wrote this from split_and_tested.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int m | in i32 x[n] | inout i32 y[n] */
/* Before it turns, the branch asks for more, under which elements are written or not. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void split_and_tested(int n, int m, const int *x, int *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, then 4, avx2; runs if x and y are far enough apart */
    int i_done = 0;
    {
        const unsigned long t = (unsigned long)m - 2;
        if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
            const unsigned long end = (unsigned long)n & ~3UL;
            const unsigned long wide_end = end & ~15UL;
            const unsigned long turn = (long)t >= 1 ? (t < wide_end ? t : wide_end) : 0UL;
            const unsigned long before = turn & ~15UL;
            const unsigned long t2 = before + 16;
            const unsigned long after = t2 < wide_end ? t2 : wide_end;
            const __m256i t_v = _mm256_set1_epi32(0);
            const __m256i t2_v = _mm256_set1_epi32(2);
            /* before the branch turns */
            unsigned long k;
            for (k = 0; k < before; k += 16) {
                const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i x_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(x + k + 8));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(x_v0, t_v);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(x_v1, t_v);
                const __m256i y_v0 =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask_v0);
                const __m256i y_v1 =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k + 8), mask_v1);
                const __m256i t_v0 = _mm256_srli_epi32(_mm256_srai_epi32(x_v0, 31), 31);
                const __m256i t_v1 = _mm256_srli_epi32(_mm256_srai_epi32(x_v1, 31), 31);
                const __m256i t2_v0 = _mm256_srli_epi32(_mm256_srai_epi32(y_v0, 31), 30);
                const __m256i t2_v1 = _mm256_srli_epi32(_mm256_srai_epi32(y_v1, 31), 30);
                const __m256i t3_v0 = _mm256_srai_epi32(_mm256_add_epi32(x_v0, t_v0), 1);
                const __m256i t4_v0 = _mm256_srai_epi32(_mm256_add_epi32(y_v0, t2_v0), 2);
                const __m256i y_new_v0 = _mm256_sub_epi32(t3_v0, t4_v0);
                const __m256i t3_v1 = _mm256_srai_epi32(_mm256_add_epi32(x_v1, t_v1), 1);
                const __m256i t4_v1 = _mm256_srai_epi32(_mm256_add_epi32(y_v1, t2_v1), 2);
                const __m256i y_new_v1 = _mm256_sub_epi32(t3_v1, t4_v1);
                if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask_v0, y_new_v0);
                    _mm256_maskstore_epi32((int *)(void *)(y + k + 8), mask_v1, y_new_v1);
                }
            }
            const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)before);
            const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t5_v = _mm256_set1_epi32(8);
            const __m256i m_v = _mm256_set1_epi32((int)m);
            __m256i t6_v = _mm256_add_epi32(t3_v, t4_v);
            /* around that, one vector at a time */
            for (; k < after; k += 8) {
                const __m256i mask_v = _mm256_cmpgt_epi32(m_v, _mm256_add_epi32(t6_v, t2_v));
                const __m256i x_v =
                    _mm256_maskload_epi32((const int *)(const void *)(x + k), mask_v);
                const __m256i mask2_v = _mm256_and_si256(mask_v, _mm256_cmpgt_epi32(x_v, t_v));
                const __m256i y_v =
                    _mm256_maskload_epi32((const int *)(const void *)(y + k), mask2_v);
                const __m256i t12_v = _mm256_srli_epi32(_mm256_srai_epi32(x_v, 31), 31);
                const __m256i t13_v = _mm256_srli_epi32(_mm256_srai_epi32(y_v, 31), 30);
                const __m256i t14_v = _mm256_srai_epi32(_mm256_add_epi32(x_v, t12_v), 1);
                const __m256i t15_v = _mm256_srai_epi32(_mm256_add_epi32(y_v, t13_v), 2);
                const __m256i y_new_v = _mm256_sub_epi32(t14_v, t15_v);
                const __m256i t16_v = _mm256_add_epi32(t6_v, t5_v);
                if (_mm256_movemask_epi8(mask2_v) != 0) {
                    _mm256_maskstore_epi32((int *)(void *)(y + k), mask2_v, y_new_v);
                }
                t6_v = t16_v;
            }
            const __m128i t7_v = _mm_set1_epi32((int)(unsigned int)wide_end);
            const __m128i t8_v = _mm_set1_epi32(4);
            const __m128i t9_v = _mm_set1_epi32(2);
            const __m128i m2_v = _mm_set1_epi32((int)m);
            const __m128i t10_v = _mm_set1_epi32(0);
            __m128i t11_v = _mm_add_epi32(t7_v, _mm_set_epi32(3, 2, 1, 0));
            unsigned long k2;
            for (k2 = wide_end; k2 < end; k2 += 4) {
                const __m128i mask3_v = _mm_cmpgt_epi32(m2_v, _mm_add_epi32(t11_v, t9_v));
                const __m128i x2_v =
                    _mm_maskload_epi32((const int *)(const void *)(x + k2), mask3_v);
                const __m128i mask4_v = _mm_and_si128(mask3_v, _mm_cmpgt_epi32(x2_v, t10_v));
                const __m128i y2_v =
                    _mm_maskload_epi32((const int *)(const void *)(y + k2), mask4_v);
                const __m128i t17_v =
                    _mm_add_epi32(x2_v, _mm_srli_epi32(_mm_srai_epi32(x2_v, 31), 31));
                const __m128i t18_v =
                    _mm_add_epi32(y2_v, _mm_srli_epi32(_mm_srai_epi32(y2_v, 31), 30));
                const __m128i y_new2_v =
                    _mm_sub_epi32(_mm_srai_epi32(t17_v, 1), _mm_srai_epi32(t18_v, 2));
                const __m128i t19_v = _mm_add_epi32(t11_v, t8_v);
                if (_mm_movemask_epi8(mask4_v) != 0) {
                    _mm_maskstore_epi32((int *)(void *)(y + k2), mask4_v, y_new2_v);
                }
                t11_v = t19_v;
            }
            i_done = (int)end;
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (i + 2 < m && x[i] > 0)
            y[i] = x[i] / 2 - y[i] / 4;
    }
#else
    for (int i = 0; i < n; i++)
        if (i + 2 < m && x[i] > 0)
            y[i] = x[i] / 2 - y[i] / 4;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
