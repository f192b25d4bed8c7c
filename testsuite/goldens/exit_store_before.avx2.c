/* vcc 0.1.0 wrote this from exit_store_before.c for avx2 */
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
/* kernel: int n | in i32 a[n] | out i32 d[n] | i32 x | exit a = x */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void exit_store_before(int n, const int *a, int *d, int x)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 8 lanes x 2, avx2; runs if d and a do not overlap */
    int i_done = 0;
    if (n >= 32
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
            if (t2 == x) {
                begun = (long)k;
                break;
            }
            const int t3 = a[k];
            d[k] = t3 / 2;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i x_v = _mm256_set1_epi32((int)x);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, x_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, x_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256i t_v0 = _mm256_srli_epi32(_mm256_srai_epi32(a_v0, 31), 31);
            const __m256i t_v1 = _mm256_srli_epi32(_mm256_srai_epi32(a_v1, 31), 31);
            const __m256i d_new_v0 = _mm256_srai_epi32(_mm256_add_epi32(a_v0, t_v0), 1);
            const __m256i d_new_v1 = _mm256_srai_epi32(_mm256_add_epi32(a_v1, t_v1), 1);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 8), d_new_v1);
        }
        i_done = (int)reached;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        d[i] = a[i] / 2;
        if (a[i] == x)
            break;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
