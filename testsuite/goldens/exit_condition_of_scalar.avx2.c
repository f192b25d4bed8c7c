/* vcc 0.1.0 wrote this from exit_condition_of_scalar.c for avx2 */
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
/* kernel: int n | in i32 a[n] | float fx | i32 y | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = n % 3 ? 50.0f : __builtin_nanf("") | exit fx = 50.0f, a = 5 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_condition_of_scalar(int n, const int *a, float fx, int y, int *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes, avx2; runs if d and a do not overlap */
    i = 0;
    if (n >= 16
        && ((unsigned long)d + (unsigned long)n * 4 <= (unsigned long)a
        || (unsigned long)a + (unsigned long)n * 4 <= (unsigned long)d)
        && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 31) >> 2;
        const unsigned long lead = (0UL - before) & 7;
        const long t2 = (unsigned long)n < lead ? (long)n : (long)lead;
        const int t3 = fx > -1.0f;
        long begun = t2;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t2; k++) {
            int t4 = 0;
            if (t3) {
                t4 = fx < 100.0f;
            }
            const int t5 = !t3 || !t4 ? 0 : 1;
            const int t6 = a[k];
            if (t6 > 0 && (unsigned int)t5 != 0u) {
                if (t6 == 5) {
                    begun = (long)k;
                    break;
                }
            }
            const int t7 = a[k];
            if (((unsigned int)t7 & 4u) != 0u) {
                d[k] = (int)(t5 ? 1u : (unsigned int)y);
            }
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~7UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m128i mask_v = _mm_set1_epi8(0);
        const __m128i mask2_v = _mm_set1_epi8((char)(t3 ? -1 : 0));
        const __m256 fx_v = _mm256_set1_ps(fx);
        const __m256 t3_v = _mm256_set1_ps(100.0f);
        const __m256i mask3_v = _mm256_set1_epi32((int)(t3 ? -1 : 0));
        const __m128i mask4_v = _mm_set1_epi8(-1);
        const __m128i t4_v = _mm_set1_epi8(0);
        const __m256i mask5_v = _mm256_set1_epi32(0);
        const __m256i mask6_v = _mm256_set1_epi32(-1);
        const __m256i t5_v = _mm256_set1_epi32(1);
        const __m256i y_v = _mm256_set1_epi32((int)y);
        const __m256i t6_v = _mm256_set1_epi32(4);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 8) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256 t7_v =
                _mm256_castsi256_ps(_mm256_and_si256(mask3_v, _mm256_castps_si256(fx_v)));
            const __m256i mask7_v = _mm256_castps_si256(_mm256_cmp_ps(t7_v, t7_v, _CMP_NEQ_UQ));
            const __m256 t8_v =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask7_v, _mm256_castps_si256(t7_v)));
            const __m256i mask8_v = _mm256_castps_si256(_mm256_cmp_ps(t8_v, t3_v, _CMP_LT_OS));
            const __m128i t9_v =
                _mm_packs_epi32(_mm256_castsi256_si128(mask8_v),
                _mm256_extracti128_si256(mask8_v, 1));
            const __m128i mask9_v = _mm_packs_epi16(t9_v, t9_v);
            const __m128i mask10_v = _mm_and_si128(mask2_v, mask9_v);
            const __m128i t10_v = _mm_xor_si128(mask10_v, _mm_set1_epi32(-1));
            const __m128i t11_v = _mm_and_si128(t10_v, mask_v);
            const __m128i mask11_v = _mm_or_si128(_mm_and_si128(mask10_v, mask4_v), t11_v);
            const __m128i t12_v = _mm_and_si128(mask11_v, _mm_set1_epi8(1));
            const __m128i mask12_v = _mm_xor_si128(_mm_cmpeq_epi8(t12_v, t4_v), _mm_set1_epi32(-1));
            const __m256i mask13_v = _mm256_cvtepi8_epi32(mask12_v);
            const __m256i mask14_v = _mm256_and_si256(_mm256_cmpgt_epi32(a_v, t2_v), mask13_v);
            const __m256i mask15_v = _mm256_and_si256(_mm256_cmpeq_epi32(a_v, t_v), mask14_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask15_v, mask7_v)) != 0) {
                reached = k2;
                break;
            }
            const __m256i mask16_v = _mm256_castps_si256(_mm256_cmp_ps(t7_v, t3_v, _CMP_LT_OS));
            const __m256i mask17_v = _mm256_and_si256(mask3_v, mask16_v);
            const __m256i t13_v = _mm256_xor_si256(mask17_v, _mm256_set1_epi32(-1));
            const __m256i t14_v = _mm256_and_si256(t13_v, mask5_v);
            const __m256i mask18_v = _mm256_or_si256(_mm256_and_si256(mask17_v, mask6_v), t14_v);
            const __m256i d_new_v = _mm256_blendv_epi8(y_v, t5_v, mask18_v);
            const __m256i t15_v = _mm256_and_si256(a_v, t6_v);
            const __m256i mask19_v =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t15_v, t2_v), _mm256_set1_epi32(-1));
            if (_mm256_movemask_epi8(mask19_v) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(d + k2), mask19_v, d_new_v);
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++)
#endif
 {
        int t = fx > -1 && fx < 100;
        if (a[i] & 4)
            d[i] = t ? 1 : y;
        if (a[i] > 0 && t) {
            if (a[i] == 5)
                break;
        }
    }
#ifdef VCC_VECTOR
    }
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
