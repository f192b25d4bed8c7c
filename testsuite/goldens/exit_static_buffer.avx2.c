/* vcc 0.1.0 wrote this from exit_static_buffer.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | i16 x | make x = 7 | exit a = x | whole | -> i32 */
static short seen[200];

#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_static_buffer(int n, const short *a, short x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes, avx2 */
    i = 0;
    {
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i n_v = _mm256_set1_epi32((int)n);
        __m128i t2_v = _mm_set1_epi16(0);
        unsigned long k;
        for (k = 0; k < 200UL; k += 8) {
            const __m256i t3_v = _mm256_add_epi32(_mm256_set1_epi32((int)(unsigned int)k), t_v);
            const __m256i mask_v = _mm256_cmpgt_epi32(n_v, t3_v);
            __m128i a_v;
            if (_mm256_movemask_epi8(mask_v) == -1) {
                a_v = _mm_loadu_si128((const __m128i *)(const void *)(a + k));
            } else {
                __m128i t5_v = t2_v;
                if (_mm256_movemask_epi8(mask_v) != 0) {
                    const __m256i t6_v = _mm256_and_si256(mask_v, t_v);
                    const __m128i t7_v = _mm256_extracti128_si256(t6_v, 1);
                    const __m128i t8_v = _mm_max_epu32(_mm256_castsi256_si128(t6_v), t7_v);
                    const __m128i t9_v = _mm_max_epu32(t8_v, _mm_srli_si128(t8_v, 8));
                    const __m128i t10_v = _mm_max_epu32(t9_v, _mm_srli_si128(t9_v, 4));
                    const unsigned int t = (unsigned int)_mm_cvtsi128_si32(t10_v);
                    const __m256i t11_v =
                        _mm256_blendv_epi8(_mm256_set1_epi32((int)t), t_v, mask_v);
                    const long t12_v = _mm_cvtsi128_si64(_mm256_castsi256_si128(t11_v));
                    const long t13_v =
                        _mm_cvtsi128_si64(_mm_unpackhi_epi64(_mm256_castsi256_si128(t11_v),
                        _mm256_castsi256_si128(t11_v)));
                    const __m128i t14_v = _mm256_extracti128_si256(t11_v, 1);
                    const long t15_v = _mm_cvtsi128_si64(t14_v);
                    const long t16_v = _mm_cvtsi128_si64(_mm_unpackhi_epi64(t14_v, t14_v));
                    const long t17_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t12_v]
                        | ((unsigned long)(unsigned short)(a + k)[t12_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t13_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t13_v >> 32] << 48));
                    const long t18_v =
                        (long)((unsigned long)(unsigned short)(a + k)[(int)t15_v]
                        | ((unsigned long)(unsigned short)(a + k)[t15_v >> 32] << 16)
                        | ((unsigned long)(unsigned short)(a + k)[(int)t16_v] << 32)
                        | ((unsigned long)(unsigned short)(a + k)[t16_v >> 32] << 48));
                    t5_v = _mm_unpacklo_epi64(_mm_cvtsi64_si128(t17_v), _mm_cvtsi64_si128(t18_v));
                }
                a_v = t5_v;
            }
            const __m256i t4_v = _mm256_and_si256(mask_v, _mm256_cvtepi16_epi32(a_v));
            const __m256i seen_new_v = _mm256_and_si256(t4_v, _mm256_set1_epi32(65535));
            const __m128i seen_new2_v =
                _mm_packus_epi32(_mm256_castsi256_si128(seen_new_v),
                _mm256_extracti128_si256(seen_new_v, 1));
            _mm_storeu_si128((__m128i *)(void *)(seen + k), seen_new2_v);
        }
        i = 200;
    }
    /* remaining iterations */
    for (; i < 200; i++) {
        VCC_KEEP_SCALAR;
        seen[i] = i < n ? a[i] : 0;
    }
#else
    for (i = 0; i < 200; i++)
        seen[i] = i < n ? a[i] : 0;
#endif
#ifdef VCC_VECTOR
    /* vcc: line 9: 16 lanes x 4, avx2 */
    i = 0;
    {
        const __m256i t_v = _mm256_set1_epi16((short)(short)(int)x);
        unsigned long reached = 192UL;
        unsigned long k;
        for (k = 0; k < 192UL; k += 64) {
            const __m256i seen_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(seen + k));
            const __m256i mask_v0 = _mm256_cmpeq_epi16(seen_v0, t_v);
            const __m256i seen_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 16));
            const __m256i mask_v1 = _mm256_cmpeq_epi16(seen_v1, t_v);
            const __m256i seen_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 32));
            const __m256i mask_v2 = _mm256_cmpeq_epi16(seen_v2, t_v);
            const __m256i seen_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 48));
            const __m256i mask_v3 = _mm256_cmpeq_epi16(seen_v3, t_v);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned long t2_v =
                    ((unsigned int)_mm256_movemask_epi8(mask_v0) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask_v1) & 0x55555555u) << 32);
                const unsigned long t3_v =
                    ((unsigned int)_mm256_movemask_epi8(mask_v2) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask_v3) & 0x55555555u) << 32);
                const unsigned long t = t2_v != 0 ? (unsigned long)__builtin_ctzl(t2_v) / 2
                    : 32 + (unsigned long)__builtin_ctzl(t3_v) / 2;
                reached = k + t;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < 200; i++) {
        VCC_KEEP_SCALAR;
        if (seen[i] == x)
            return i;
    }
#else
    for (i = 0; i < 200; i++)
        if (seen[i] == x)
            return i;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
