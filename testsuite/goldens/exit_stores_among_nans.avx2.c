/* vcc 0.1.0 wrote this from exit_stores_among_nans.c for avx2 */
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
/* kernel: int n | in float x[n] restrict | inout i32 z[n] restrict | float limit | make limit = -1000.0f |
   make x = i % 37 == 36 ? -__builtin_nanf("") : x[i] < -500.0f ? 0.0f : x[i] | make z = z[i] & 1023 |
   exit x = limit - 1.0f | -> i32 */
/* What is no number is compared twice, and neither leaves nor stores. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_stores_among_nans(int n, const float *restrict x, int *restrict z, float limit)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 8: 8 lanes x 2, avx2 */
    i = 0;
    if (n >= 16 && ((unsigned long)x & 3) == 0) {
        const unsigned long before = ((unsigned long)x & 63) >> 2;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const unsigned int t2 = (unsigned int)k;
            const float t3 = x[k];
            if (t3 < limit) {
                begun = (long)k;
                break;
            }
            if (t3 > 0.0f) {
                const int t4 = z[k];
                z[k] = (int)((unsigned int)t4 + t2);
            }
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const float *x_blocks = x;
        __asm__("" : "+r"(x_blocks));
        const __m256i t_v = _mm256_set1_epi32(2147483647);
        const __m256i t2_v = _mm256_set1_epi32(2139095040);
        const __m256 t3_v = _mm256_set1_ps(0.0f);
        const __m256 limit_v = _mm256_set1_ps(limit);
        const __m256i t4_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t5_v = _mm256_set1_epi32(8);
        const __m256i t6_v = _mm256_set1_epi32(16);
        __m256i t7_v = _mm256_add_epi32(_mm256_set1_epi32((int)begun), t4_v);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i t_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(x_blocks + k2));
            const __m256i t_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(x_blocks + k2 + 8));
            const __m256i mask_v0 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v0, t_v), t2_v);
            const __m256i mask_v1 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v1, t_v), t2_v);
            const __m256 x_v0 = _mm256_loadu_ps(x_blocks + k2);
            const __m256 t2_v0 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v0, _mm256_castps_si256(x_v0)));
            const __m256 x_v1 = _mm256_loadu_ps(x_blocks + k2 + 8);
            const __m256 t2_v1 =
                _mm256_castsi256_ps(_mm256_andnot_si256(mask_v1, _mm256_castps_si256(x_v1)));
            const __m256i mask2_v0 =
                _mm256_castps_si256(_mm256_cmp_ps(t2_v0, limit_v, _CMP_NGE_UQ));
            const __m256i mask3_v0 = _mm256_or_si256(mask2_v0, mask_v0);
            const __m256i mask2_v1 =
                _mm256_castps_si256(_mm256_cmp_ps(t2_v1, limit_v, _CMP_NGE_UQ));
            const __m256i mask3_v1 = _mm256_or_si256(mask2_v1, mask_v1);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask3_v0, mask3_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256i mask4_v0 = _mm256_castps_si256(_mm256_cmp_ps(t2_v0, t3_v, _CMP_GT_OS));
            const __m256i mask4_v1 = _mm256_castps_si256(_mm256_cmp_ps(t2_v1, t3_v, _CMP_GT_OS));
            const __m256i t3_v0 = _mm256_add_epi32(t7_v, t5_v);
            const __m256i t3_v1 = _mm256_add_epi32(t7_v, t6_v);
            const __m256i z_v0 =
                _mm256_maskload_epi32((const int *)(const void *)(z + k2), mask4_v0);
            const __m256i z_new_v0 = _mm256_add_epi32(z_v0, t7_v);
            const __m256i z_v1 =
                _mm256_maskload_epi32((const int *)(const void *)(z + k2 + 8), mask4_v1);
            const __m256i z_new_v1 = _mm256_add_epi32(z_v1, t3_v0);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask4_v0, mask4_v1)) != 0) {
                _mm256_maskstore_epi32((int *)(void *)(z + k2), mask4_v0, z_new_v0);
                _mm256_maskstore_epi32((int *)(void *)(z + k2 + 8), mask4_v1, z_new_v1);
            }
            t7_v = t3_v1;
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (x[i] < limit)
            break;
        if (x[i] > 0.0f)
            z[i] += i;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
