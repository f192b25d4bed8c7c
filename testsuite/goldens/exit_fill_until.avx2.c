/* vcc 0.1.0 wrote this from exit_fill_until.c for avx2 */
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
/* kernel: int n | inout i32 a[n] | i32 stop | i32 v | exit a = stop | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_fill_until(int n, int *a, int stop, int v)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2 */
    if (n >= 64 && ((unsigned long)a & 3) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        const unsigned long lead = (0UL - before) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == stop) {
                begun = (long)k;
                break;
            }
            a[k] = v;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i stop_v = _mm256_set1_epi32((int)stop);
        const __m256i v_v = _mm256_set1_epi32((int)v);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, stop_v);
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, stop_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            _mm256_storeu_si256((__m256i *)(void *)(a_blocks + k2), v_v);
            _mm256_storeu_si256((__m256i *)(void *)(a_blocks + k2 + 8), v_v);
        }
        i = (int)reached;
    }
    /* remaining iterations */
    while (i < n && a[i] != stop) {
        VCC_KEEP_SCALAR;
        a[i++] = v;
    }
#else
    while (i < n && a[i] != stop)
        a[i++] = v;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
