/* vcc 0.1.0 wrote this from exit_goto_found.c for avx2 */
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
/* kernel: int n | in i16 a[n] | in i16 b[n] | i16 x | exit a = x, b = 0 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_goto_found(int n, const short *a, const short *b, short x)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2; runs if blocks of all that decides over the exit begin with the
       same element */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 31) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~31UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~31UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 1) == 0 && (((unsigned long)b - (unsigned long)a) & 31) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi16(0);
            const __m256i t2_v = _mm256_set1_epi16((short)(short)(int)x);
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)b_blocks);
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i mask_v = _mm256_cmpeq_epi16(a_v, t2_v);
            const __m256i t3_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t4_v = _mm256_set1_epi16((short)(unsigned short)(before - 1));
            const __m256i mask2_v = _mm256_and_si256(_mm256_cmpeq_epi16(b_v, t_v), mask_v);
            const __m256i mask3_v = _mm256_and_si256(mask2_v, _mm256_cmpgt_epi16(t3_v, t4_v));
            unsigned long reached;
            if (!_mm256_testz_si256(mask3_v, mask3_v)) {
                const unsigned int t5_v = (unsigned int)_mm256_movemask_epi8(mask3_v) & 0x55555555u;
                const unsigned long t = (unsigned long)__builtin_ctz(t5_v) / 2;
                reached = t;
            } else {
                unsigned long found_s = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const __m256i b2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 2));
                    const __m256i a2_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                    const __m256i mask4_v = _mm256_cmpeq_epi16(a2_v, t2_v);
                    const __m256i mask5_v =
                        _mm256_and_si256(_mm256_cmpeq_epi16(b2_v, t_v), mask4_v);
                    if (!_mm256_testz_si256(mask5_v, mask5_v)) {
                        const unsigned int t6_v =
                            (unsigned int)_mm256_movemask_epi8(mask5_v) & 0x55555555u;
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t6_v) / 2;
                        found_s = k + t2;
                        break;
                    }
                }
                reached = found_s;
            }
            i = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (a[i] != x)
            continue;
        if (b[i] == 0)
            goto found;
    }
    return -1;
found:
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
