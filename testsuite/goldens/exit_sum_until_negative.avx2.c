/* vcc 0.1.0 wrote this from exit_sum_until_negative.c for avx2 */
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
/* kernel: int n | in i32 a[n] | make a = a[i] & 0x7fffffff | exit a = -1 - i | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_sum_until_negative(int n, const int *a)
{
    long sum = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 3) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi64x(0l);
            const __m256i t2_v = _mm256_set1_epi32(0);
            const unsigned long whole = 15UL < (unsigned long)n ? (unsigned long)n - 15 : 0UL;
            const __m256i t3_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t4_v = _mm256_add_epi32(t3_v, _mm256_set1_epi32(8));
            const __m256i t_v0 = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t_v1 = _mm256_set_epi64x(7l, 6l, 5l, 4l);
            const __m256i t5_v = _mm256_set1_epi64x(8l);
            const __m256i t2_v0 = _mm256_add_epi64(t_v0, t5_v);
            const __m256i t2_v1 = _mm256_add_epi64(t_v1, t5_v);
            __m256i sum_v0 = t_v;
            __m256i sum_v1 = t_v;
            __m256i sum_v2 = t_v;
            __m256i sum_v3 = t_v;
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                const __m256i mask_v0 = _mm256_cmpgt_epi32(t2_v, a_v0);
                const __m256i mask_v1 = _mm256_cmpgt_epi32(t2_v, a_v1);
                const __m256i t3_v0 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a_v0));
                const __m256i t3_v1 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a_v0, 1));
                const __m256i t3_v2 = _mm256_cvtepi32_epi64(_mm256_castsi256_si128(a_v1));
                const __m256i t3_v3 = _mm256_cvtepi32_epi64(_mm256_extracti128_si256(a_v1, 1));
                __m256i t4_v0 = _mm256_add_epi64(sum_v0, t3_v0);
                __m256i t4_v1 = _mm256_add_epi64(sum_v1, t3_v1);
                __m256i t4_v2 = _mm256_add_epi64(sum_v2, t3_v2);
                __m256i t4_v3 = _mm256_add_epi64(sum_v3, t3_v3);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0 || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const __m256i t6_v = _mm256_set1_epi32((int)(unsigned int)(first - 1));
                    const __m256i mask2_v0 =
                        _mm256_and_si256(mask_v0, _mm256_cmpgt_epi32(t3_v, t6_v));
                    const __m256i mask2_v1 =
                        _mm256_and_si256(mask_v1, _mm256_cmpgt_epi32(t4_v, t6_v));
                    unsigned long behind = 16UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                        const unsigned int t9_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v1)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t9_v);
                        behind = t2;
                    }
                    const unsigned long t = end - k;
                    const unsigned long behind2 = t < behind ? t : behind;
                    const __m256i t7_v = _mm256_set1_epi64x((long)(behind2 - 1));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi64(t_v0, t7_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi64(t_v1, t7_v);
                    const __m256i mask3_v2 = _mm256_cmpgt_epi64(t2_v0, t7_v);
                    const __m256i mask3_v3 = _mm256_cmpgt_epi64(t2_v1, t7_v);
                    const __m256i t8_v = _mm256_set1_epi64x((long)(first - 1));
                    const __m256i mask4_v0 = _mm256_cmpgt_epi64(t_v0, t8_v);
                    const __m256i mask4_v1 = _mm256_cmpgt_epi64(t_v1, t8_v);
                    const __m256i mask4_v2 = _mm256_cmpgt_epi64(t2_v0, t8_v);
                    const __m256i mask4_v3 = _mm256_cmpgt_epi64(t2_v1, t8_v);
                    const __m256i mask5_v0 = _mm256_xor_si256(mask4_v0, mask3_v0);
                    const __m256i mask5_v1 = _mm256_xor_si256(mask4_v1, mask3_v1);
                    const __m256i mask5_v2 = _mm256_xor_si256(mask4_v2, mask3_v2);
                    const __m256i mask5_v3 = _mm256_xor_si256(mask4_v3, mask3_v3);
                    const __m256i t5_v0 = _mm256_blendv_epi8(sum_v0, t4_v0, mask5_v0);
                    const __m256i t5_v1 = _mm256_blendv_epi8(sum_v1, t4_v1, mask5_v1);
                    const __m256i t5_v2 = _mm256_blendv_epi8(sum_v2, t4_v2, mask5_v2);
                    const __m256i t5_v3 = _mm256_blendv_epi8(sum_v3, t4_v3, mask5_v3);
                    if (behind2 < 16) {
                        reached = k + behind2;
                        sum_v0 = t5_v0;
                        sum_v1 = t5_v1;
                        sum_v2 = t5_v2;
                        sum_v3 = t5_v3;
                        break;
                    }
                    t4_v0 = t5_v0;
                    t4_v1 = t5_v1;
                    t4_v2 = t5_v2;
                    t4_v3 = t5_v3;
                }
                sum_v0 = t4_v0;
                sum_v1 = t4_v1;
                sum_v2 = t4_v2;
                sum_v3 = t4_v3;
            }
            {
                const __m256i sum2_v0 = _mm256_add_epi64(sum_v0, sum_v2);
                const __m256i sum2_v1 = _mm256_add_epi64(sum_v1, sum_v3);
                const __m256i sum_v = _mm256_add_epi64(sum2_v0, sum2_v1);
                const __m128i sum2_v = _mm256_extracti128_si256(sum_v, 1);
                const __m128i sum3_v = _mm_add_epi64(_mm256_castsi256_si128(sum_v), sum2_v);
                const __m128i sum4_v = _mm_add_epi64(sum3_v, _mm_srli_si128(sum3_v, 8));
                const unsigned long sum_s = (unsigned long)_mm_cvtsi128_si64(sum4_v);
                sum = (long)((unsigned long)sum + sum_s);
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
        if (a[i] < 0)
            break;
        sum += a[i];
    }
    return sum;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
