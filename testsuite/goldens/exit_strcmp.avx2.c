/* vcc 0.1.0 wrote this from exit_strcmp.c for avx2 */
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
/* kernel: in u8 a[n+1] restrict | in u8 b[n+1] restrict | make a = i < n ? 1 + a[i] % 255 : 0 |
   make b = a[i] | exit b = a[i] ^ 1 | exit a = 0 | exit a = 0, b = 0 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_strcmp(const unsigned char *a, const unsigned char *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    {
        const unsigned long before = (unsigned long)a & 31;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if ((((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = 2147483647UL + before;
            const __m256i t_v = _mm256_set1_epi8(0);
            const __m256i t2_v =
                _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
                14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const unsigned long t = k < before ? 0UL : k - before;
                const unsigned char t2 = a[t];
                if (t2 == 0) {
                    reached = t + before;
                    break;
                }
                const __m256i a_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k));
                const __m256i b_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k));
                const __m256i mask_v = _mm256_cmpeq_epi8(a_v, b_v);
                const __m256i mask2_v = _mm256_xor_si256(mask_v, _mm256_set1_epi32(-1));
                const __m256i mask3_v = _mm256_or_si256(_mm256_cmpeq_epi8(a_v, t_v), mask2_v);
                if (__builtin_expect((long)(_mm256_movemask_epi8(mask3_v) != 0
                    || k - before >= 2147483616), 0L)) {
                    const __m256i t3_v =
                        _mm256_set1_epi8((char)(unsigned char)(k < before ? before : 0UL));
                    const __m256i mask4_v = _mm256_cmpeq_epi8(_mm256_max_epu8(t2_v, t3_v), t2_v);
                    const __m256i mask5_v = _mm256_and_si256(mask3_v, mask4_v);
                    unsigned long behind = 32UL;
                    if (_mm256_movemask_epi8(mask5_v) != 0) {
                        const unsigned int t4_v = (unsigned int)_mm256_movemask_epi8(mask5_v);
                        const unsigned long t4 = (unsigned long)__builtin_ctz(t4_v);
                        behind = t4;
                    }
                    const unsigned long t3 = end - k;
                    const unsigned long behind2 = t3 < behind ? t3 : behind;
                    if (behind2 < 32) {
                        reached = k + behind2;
                        break;
                    }
                }
            }
            {
                const unsigned long done = reached - before;
                a = a + done;
                b = b + done;
            }
        }
    }
    /* remaining iterations */
    while (*a && *a == *b) {
        VCC_KEEP_SCALAR;
#else
    while (*a && *a == *b) {
#endif
        a++;
        b++;
    }
    return *a - *b;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
