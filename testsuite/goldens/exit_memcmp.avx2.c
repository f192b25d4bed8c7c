/* vcc 0.1.0 wrote this from exit_memcmp.c for avx2 */
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
/* kernel: size n | in u8 a[n] | in u8 b[n] | make b = a[i] | exit b = a[i] + 1 | exit b = a[i] - 1 |
   -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_memcmp(unsigned long n, const unsigned char *a, const unsigned char *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    if (n > 0) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = (unsigned long)a & 31;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if ((((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = trips + before;
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)b_blocks);
            const __m256i t_v =
                _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
                14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t2_v = _mm256_set1_epi8((char)(unsigned char)before);
            const __m256i mask_v =
                _mm256_xor_si256(_mm256_cmpeq_epi8(a_v, b_v), _mm256_set1_epi32(-1));
            const __m256i mask2_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t_v, t2_v), t_v);
            const __m256i mask3_v = _mm256_and_si256(mask_v, mask2_v);
            unsigned long reached;
            if (_mm256_movemask_epi8(mask3_v) != 0) {
                const unsigned int t3_v = (unsigned int)_mm256_movemask_epi8(mask3_v);
                const unsigned long t = (unsigned long)__builtin_ctz(t3_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 32UL; k < end; k += 32) {
                    const __m256i a2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k));
                    const __m256i b2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k));
                    const __m256i mask4_v =
                        _mm256_xor_si256(_mm256_cmpeq_epi8(a2_v, b2_v), _mm256_set1_epi32(-1));
                    if (_mm256_movemask_epi8(mask4_v) != 0) {
                        const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask4_v);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t4_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            const unsigned long done = (reached < end ? reached : end) - before;
            n = n - done;
            a = a + done;
            b = b + done;
        }
    }
    /* remaining iterations */
    for (; n; n--, a++, b++) {
        VCC_KEEP_SCALAR;
        if (*a != *b)
            return *a - *b;
    }
#else
    for (; n; n--, a++, b++)
        if (*a != *b)
            return *a - *b;
#endif
    return 0;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
