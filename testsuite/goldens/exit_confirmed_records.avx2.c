/* vcc 0.1.0 wrote this from exit_confirmed_records.c for avx2 */
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
/* kernel: int n | in u8 kind[n] | in i16 a[2*n] | i16 lo | make lo = 20 | make kind = i % 5 ? kind[i] : 3 |
   make a = a[i] % 20 | exit kind = 3, a[2 * i] = 21 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_confirmed_records(int n, const unsigned char *kind, const short *a, short lo)
{
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = (unsigned long)kind & 31;
        char *kind_blocks = (char *)((unsigned long)kind & ~31UL);
        __asm__("" : "+r"(kind_blocks));
        const unsigned long end = (unsigned long)n + before;
        const __m256i t_v = _mm256_set1_epi8(3);
        const int t = (int)lo;
        const __m256i t2_v =
            _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15, 14,
            13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
        unsigned long reached = end;
        unsigned long k;
        for (k = 0; k < end; k += 32) {
            const __m256i kind_v =
                _mm256_loadu_si256((const __m256i *)(const void *)(kind_blocks + k));
            const __m256i mask_v = _mm256_cmpeq_epi8(kind_v, t_v);
            if (__builtin_expect((long)(_mm256_movemask_epi8(mask_v) != 0), 0L)) {
                const unsigned long t2 = k + 32;
                __m256i mask2_v = mask_v;
                unsigned long found = t2;
                /* lanes in which it may be left, one at a time */
                int more;
                do {
                    const unsigned int t3_v = (unsigned int)_mm256_movemask_epi8(mask2_v);
                    const unsigned long t3 = (unsigned long)__builtin_ctz(t3_v);
                    const unsigned long possible = k + t3;
                    const unsigned long t4 = possible - before;
                    if (t4 < (unsigned long)n) {
                        const unsigned char t5 = kind[t4];
                        if ((unsigned int)t5 == 3u) {
                            const short t6 = a[t4 * 2];
                            if ((int)t6 > t) {
                                found = possible;
                                break;
                            }
                        }
                    }
                    const __m256i t4_v = _mm256_set1_epi8((char)(unsigned char)t3);
                    const __m256i t5_v = _mm256_xor_si256(t2_v, _mm256_set1_epi8(-128));
                    const __m256i t6_v = _mm256_xor_si256(t4_v, _mm256_set1_epi8(-128));
                    const __m256i mask3_v = _mm256_cmpgt_epi8(t5_v, t6_v);
                    const __m256i mask4_v = _mm256_and_si256(mask2_v, mask3_v);
                    more = _mm256_movemask_epi8(mask4_v) != 0;
                    mask2_v = mask4_v;
                } while (more);
                if (found != t2) {
                    reached = found;
                    break;
                }
            }
        }
        i_done = (int)(reached - before);
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        if (kind[i] == 3 && a[2 * i] > lo)
            return i;
    }
#else
    for (int i = 0; i < n; i++)
        if (kind[i] == 3 && a[2 * i] > lo)
            return i;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
