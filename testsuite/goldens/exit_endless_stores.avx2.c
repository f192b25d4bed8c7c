/* vcc 0.1.0 wrote this from exit_endless_stores.c for avx2 */
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
/* kernel: long n | in float a[n] | out float d[n] restrict | make a = a[i] < 9.0f ? a[i] : 1.0f |
   exit a = 10.0f */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_endless_stores(long n, const float *a, float *d)
{
    long i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, avx2; runs if d and a do not overlap */
    if (0L < n && (unsigned long)n >= 48) {
        const long trips = (unsigned long)n < 4611686018427387904UL ? n : 4611686018427387904L;
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        if (((unsigned long)d + (unsigned long)trips * 4 <= (unsigned long)a
            || (unsigned long)a + (unsigned long)trips * 4 <= (unsigned long)d)
            && ((unsigned long)a & 3) == 0) {
            const unsigned long lead = (0UL - before) & 15;
            const long t = (unsigned long)trips < lead ? trips : (long)lead;
            long begun = t;
            /* up to the first whole block, one at a time */
            unsigned long k;
            for (k = 0; k < (unsigned long)t; k++) {
                const float t2 = a[k];
                if (t2 > 9.5f) {
                    begun = (long)k;
                    break;
                }
                const float t3 = a[k];
                d[k] = t3 * 0.5f;
            }
            const unsigned long end =
                begun == (long)lead ? lead + (((unsigned long)trips - lead) & ~15UL)
                : (unsigned long)begun;
            const float *a_blocks = a;
            __asm__("" : "+r"(a_blocks));
            const __m256i t_v = _mm256_set1_epi32(2147483647);
            const __m256i t2_v = _mm256_set1_epi32(2139095040);
            const __m256 t3_v = _mm256_set1_ps(9.5f);
            const __m256 t4_v = _mm256_set1_ps(0.5f);
            unsigned long reached = end;
            unsigned long k2;
            for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
                const __m256i t_v0 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(a_blocks + k2));
                const __m256i t_v1 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
                const __m256i t2_v0 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v0, t_v), t2_v);
                const __m256i t2_v1 = _mm256_cmpgt_epi32(_mm256_and_si256(t_v1, t_v), t2_v);
                const __m256 t3_v0 = _mm256_castsi256_ps(_mm256_or_si256(t_v0, t2_v0));
                const __m256 t3_v1 = _mm256_castsi256_ps(_mm256_or_si256(t_v1, t2_v1));
                const __m256i mask_v0 =
                    _mm256_castps_si256(_mm256_cmp_ps(t3_v0, t3_v, _CMP_NLE_UQ));
                const __m256i mask_v1 =
                    _mm256_castps_si256(_mm256_cmp_ps(t3_v1, t3_v, _CMP_NLE_UQ));
                if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                    reached = k2;
                    break;
                }
                const __m256 d_new_v0 = _mm256_mul_ps(t3_v0, t4_v);
                const __m256 d_new_v1 = _mm256_mul_ps(t3_v1, t4_v);
                _mm256_storeu_ps(d + k2, d_new_v0);
                _mm256_storeu_ps(d + k2 + 8, d_new_v1);
            }
            i = (long)reached;
        }
    }
    /* remaining iterations */
    while (1) {
        VCC_KEEP_SCALAR;
#else
    while (1) {
#endif
        if (i >= n)
            break;
        d[i] = a[i] * 0.5f;
        if (a[i] > 9.5f)
            break;
        i++;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
