/* vcc 0.1.0 wrote this from exit_confirmed_either.c for avx2 */
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
/* kernel: int n | in u16 op[n] | in i64 a[n] | in i64 b[n] | make op = i % 6 ? op[i] % 7000 * 3 + 9 : 1 + i / 6 % 2 |
   make a = i % 12 ? a[i] : a[i] & 0xffff | make b = i % 12 == 6 ? 5 : b[i] | exit op = 1, a = -1 |
   exit op = 2, b = 0 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_confirmed_either(int n, const unsigned short *op, const long *a, const long *b)
{
#ifdef VCC_VECTOR
    /* vcc: line 6: 16 lanes, avx2 */
    int i_done = 0;
    if (n >= 1) {
        const unsigned long before = ((unsigned long)op & 31) >> 1;
        char *op_blocks = (char *)((unsigned long)op & ~31UL);
        __asm__("" : "+r"(op_blocks));
        if (((unsigned long)op & 1) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi16(1);
            const __m256i t2_v = _mm256_set1_epi16(2);
            const __m256i t3_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m256i op_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(op_blocks + k * 2));
                const __m256i mask_v = _mm256_cmpeq_epi16(op_v, t_v);
                const __m256i mask2_v = _mm256_or_si256(_mm256_cmpeq_epi16(op_v, t2_v), mask_v);
                if (__builtin_expect((long)(_mm256_movemask_epi8(mask2_v) != 0), 0L)) {
                    const unsigned long t = k + 16;
                    __m256i mask3_v = mask2_v;
                    unsigned long found = t;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned int t4_v =
                            (unsigned int)_mm256_movemask_epi8(mask3_v) & 0x55555555u;
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t4_v) / 2;
                        const unsigned long possible = k + t2;
                        const unsigned long t3 = possible - before;
                        if (t3 < (unsigned long)n) {
                            const unsigned short t4 = op[t3];
                            const int t5 = (unsigned int)t4 == 1u;
                            if (!t5) {
                                if ((unsigned int)t4 == 2u) {
                                    const long t6 = b[t3];
                                    if (t6 == 0) {
                                        found = possible;
                                        break;
                                    }
                                }
                            }
                            if (t5) {
                                const long t7 = a[t3];
                                if (t7 < 0) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const __m256i t5_v = _mm256_set1_epi16((short)(unsigned short)t2);
                        const __m256i mask4_v =
                            _mm256_and_si256(mask3_v, _mm256_cmpgt_epi16(t3_v, t5_v));
                        more = _mm256_movemask_epi8(mask4_v) != 0;
                        mask3_v = mask4_v;
                    } while (more);
                    if (found != t) {
                        reached = found;
                        break;
                    }
                }
            }
            i_done = (int)(reached - before);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        if (op[i] == 1) {
            if (a[i] < 0)
                return i;
        } else if (op[i] == 2) {
            if (b[i] == 0)
                return -1 - i;
        }
    }
    return n;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
