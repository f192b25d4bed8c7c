/* vcc 0.1.0 wrote this from flags_behind_an_exit.c for avx2 */
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
/* kernel: int n | in i32 a[n] | in float b[n] | float fx | float gx | out float d[n] restrict | make a = a[i] == 5 ? 6 : a[i] |
   make fx = 3e38f | make gx = 3e38f | exit a = 5 | -> i32 */
/* What is the same in all iterations overflows, but the first iteration may leave before. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int flags_behind_an_exit(int n, const int *a, const float *b, float fx, float gx, float *d)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 7: 8 lanes x 2, avx2; runs if b and d are far enough apart */
    i = 0;
    if (n >= 48 && (unsigned long)d - (unsigned long)b - 1 >= 63 && ((unsigned long)a & 3) == 0) {
        const unsigned long before_s = ((unsigned long)a & 63) >> 2;
        const unsigned long lead = (0UL - before_s) & 15;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const int t2 = a[k];
            if (t2 == 5) {
                begun = (long)k;
                break;
            }
            const float t3 = b[k];
            d[k] = fx * gx - t3;
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~15UL)
            : (unsigned long)begun;
        const int *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi32(5);
        const __m256 fx_v = _mm256_set1_ps(fx);
        const __m256 gx_v = _mm256_set1_ps(gx);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 16) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, t_v);
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 8));
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, t_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256 b_v0 = _mm256_loadu_ps(b + k2);
            const __m256 b_v1 = _mm256_loadu_ps(b + k2 + 8);
            const __m256 d_new_v0 = _mm256_sub_ps(_mm256_mul_ps(fx_v, gx_v), b_v0);
            const __m256 d_new_v1 = _mm256_sub_ps(_mm256_mul_ps(fx_v, gx_v), b_v1);
            _mm256_storeu_ps(d + k2, d_new_v0);
            _mm256_storeu_ps(d + k2 + 8, d_new_v1);
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] == 5)
            break;
        d[i] = fx * gx - b[i];
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
