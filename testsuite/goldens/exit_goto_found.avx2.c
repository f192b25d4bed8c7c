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
    /* vcc: line 5: 16 lanes x 2, avx2 */
    i = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const int t = (int)x;
            const __m256i t_v = _mm256_set1_epi16((short)t);
            const __m256i t2_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t3_v = _mm256_add_epi16(t2_v, _mm256_set1_epi16(16));
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 32) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                const __m256i mask_v0 = _mm256_cmpeq_epi16(a_v0, t_v);
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 32));
                const __m256i mask_v1 = _mm256_cmpeq_epi16(a_v1, t_v);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0), 0L)) {
                    const unsigned long t2 = k + 32;
                    __m256i mask_v = mask_v0;
                    __m256i mask2_v = mask_v1;
                    unsigned long found_s = t2;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned long t4_v =
                            ((unsigned int)_mm256_movemask_epi8(mask_v) & 0x55555555u)
                            | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask2_v) & 0x55555555u) << 32);
                        const unsigned long t3 = (unsigned long)__builtin_ctzl(t4_v) / 2;
                        const unsigned long possible = k + t3;
                        const unsigned long t4 = possible - before;
                        if (t4 < (unsigned long)n) {
                            const short t5 = a[t4];
                            if ((int)t5 == t) {
                                const short t6 = b[t4];
                                if ((int)t6 == 0) {
                                    found_s = possible;
                                    break;
                                }
                            }
                        }
                        const __m256i t5_v = _mm256_set1_epi16((short)(unsigned short)t3);
                        const __m256i mask2_v0 =
                            _mm256_and_si256(mask_v, _mm256_cmpgt_epi16(t2_v, t5_v));
                        const __m256i mask2_v1 =
                            _mm256_and_si256(mask2_v, _mm256_cmpgt_epi16(t3_v, t5_v));
                        more = _mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0;
                        mask_v = mask2_v0;
                        mask2_v = mask2_v1;
                    } while (more);
                    if (found_s != t2) {
                        reached = found_s;
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
