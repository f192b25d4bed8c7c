/* vcc 0.1.0 wrote this from exit_condition_beside_floats.c for avx2 */
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
/* kernel: int n | in i32 a[n] | float fx | out i32 d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = n % 2 ? __builtin_nanf("") : 50.0f | exit a = 5 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_condition_beside_floats(int n, const int *a, float fx, int *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, avx2; runs if d and a do not overlap */
    i = 0;
    if (n >= 16
        && ((unsigned long)d + (unsigned long)n * 4 <= (unsigned long)a
        || (unsigned long)a + (unsigned long)n * 4 <= (unsigned long)d)
        && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 > 0) {
                if (t2 == 5) {
                    begun = (long)k;
                    break;
                }
            }
            const int t3 = a[k];
            if (((unsigned int)t3 & 4u) != 0u) {
                const int t4 = fx > -1.0f;
                int t5 = 0;
                if (t4) {
                    t5 = fx < 100.0f;
                }
                d[k] = (int)(!t4 || !t5 ? 3.0f : fx);
            }
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256i t2_v = _mm256_set1_epi32(0);
        const __m256 fx_v = _mm256_set1_ps(fx);
        const __m256 t3_v = _mm256_set1_ps(3.0f);
        const __m256 t4_v = _mm256_set1_ps(-1.0f);
        const __m256i t5_v = _mm256_set1_epi32(4);
        const __m256 t6_v = _mm256_set1_ps(100.0f);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, t_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256i t_v0 = _mm256_and_si256(a_v0, t5_v);
            const __m256i mask2_v0 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t_v0, t2_v), _mm256_set1_epi32(-1));
            const __m256i t_v1 = _mm256_and_si256(a_v1, t5_v);
            const __m256i mask2_v1 =
                _mm256_xor_si256(_mm256_cmpeq_epi32(t_v1, t2_v), _mm256_set1_epi32(-1));
            const __m256 t2_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(fx_v)));
            const __m256 t2_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(fx_v)));
            const __m256i mask3_v0 = _mm256_castps_si256(_mm256_cmp_ps(t2_v0, t4_v, _CMP_GT_OS));
            const __m256i mask4_v0 = _mm256_castps_si256(_mm256_cmp_ps(t2_v0, t6_v, _CMP_LT_OS));
            const __m256i mask3_v1 = _mm256_castps_si256(_mm256_cmp_ps(t2_v1, t4_v, _CMP_GT_OS));
            const __m256i mask4_v1 = _mm256_castps_si256(_mm256_cmp_ps(t2_v1, t6_v, _CMP_LT_OS));
            const __m256i mask5_v0 = _mm256_and_si256(mask3_v0, mask4_v0);
            const __m256i mask5_v1 = _mm256_and_si256(mask3_v1, mask4_v1);
            const __m256 t3_v0 = _mm256_blendv_ps(t3_v, fx_v, _mm256_castsi256_ps(mask5_v0));
            const __m256 t3_v1 = _mm256_blendv_ps(t3_v, fx_v, _mm256_castsi256_ps(mask5_v1));
            const __m256 t4_v0 =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v0, _mm256_castps_si256(t3_v0)));
            const __m256i d_new_v0 = _mm256_cvttps_epi32(t4_v0);
            const __m256 t4_v1 =
                _mm256_castsi256_ps(_mm256_and_si256(mask2_v1, _mm256_castps_si256(t3_v1)));
            const __m256i d_new_v1 = _mm256_cvttps_epi32(t4_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(d + k2), mask2_v0, d_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(d + k2 + 8), mask2_v1, d_new_v1);
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] & 4)
            d[i] = (int)(fx > -1 && fx < 100 ? fx : 3);
        if (a[i] > 0) {
            if (a[i] == 5)
                break;
        }
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
