/* vcc 0.1.0 wrote this from exit_two_values.c for avx2 */
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
/* kernel: int n | in i32 a[n] | in i32 b[n] | i32 x | exit a = x | exit b = x | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_two_values(int n, const int *a, const int *b, int x)
{
    int i, r;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2; runs if blocks of all that decides over the exit begin with
       the same element */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~63UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 3) == 0 && (((unsigned long)b - (unsigned long)a) & 63) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i x_v = _mm256_set1_epi32((int)x);
            const unsigned long whole = 15UL < (unsigned long)n ? (unsigned long)n - 15 : 0UL;
            const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t2_v = _mm256_add_epi32(t_v, _mm256_set1_epi32(8));
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const unsigned long t = k < before ? 0UL : k - before;
                const int t2 = a[t];
                if (t2 == x) {
                    reached = t + before;
                    break;
                }
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                const __m256i b_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 4));
                const __m256i b_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 4 + 32));
                const __m256i mask_v0 = _mm256_cmpeq_epi32(b_v0, x_v);
                const __m256i mask2_v0 = _mm256_or_si256(_mm256_cmpeq_epi32(a_v0, x_v), mask_v0);
                const __m256i mask_v1 = _mm256_cmpeq_epi32(b_v1, x_v);
                const __m256i mask2_v1 = _mm256_or_si256(_mm256_cmpeq_epi32(a_v1, x_v), mask_v1);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask2_v0,
                    mask2_v1)) != 0 || k - before >= whole), 0L)) {
                    const __m256i t3_v =
                        _mm256_set1_epi32((int)(unsigned int)((k < before ? before : 0UL) - 1));
                    const __m256i mask3_v0 =
                        _mm256_and_si256(mask2_v0, _mm256_cmpgt_epi32(t_v, t3_v));
                    const __m256i mask3_v1 =
                        _mm256_and_si256(mask2_v1, _mm256_cmpgt_epi32(t2_v, t3_v));
                    unsigned long behind = 16UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask3_v0, mask3_v1)) != 0) {
                        const unsigned int t4_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8);
                        const unsigned long t4 = (unsigned long)__builtin_ctz(t4_v);
                        behind = t4;
                    }
                    const unsigned long t3 = end - k;
                    const unsigned long behind2 = t3 < behind ? t3 : behind;
                    if (behind2 < 16) {
                        reached = k + behind2;
                        break;
                    }
                }
            }
            i = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] == x) {
            r = i;
            goto out;
        }
        if (b[i] == x) {
            r = -2 - i;
            goto out;
        }
    }
    r = -1;
out:
    return r;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
