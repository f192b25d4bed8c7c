/* vcc 0.1.0 wrote this from exit_confirmed_floats.c for avx2 */
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
/* kernel: int n | in double a[n] | in double b[n] | make a = i % 4 ? a[i] : 0.0 | make b = b[i] < 0 ? -b[i] : b[i] |
   exit a = 0.0, b = -1.0 | down | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_confirmed_floats(int n, const double *a, const double *b)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, avx2 */
    i = n - 1;
    if (i >= 0) {
        const unsigned long t = (unsigned long)i + 1;
        const unsigned long t2 = 0UL - ((unsigned long)(a + (long)i) + 8);
        const unsigned long before = (t2 & 63) >> 3;
        char *const t3 = (char *)((unsigned long)(a + (long)i) + before * 8);
        char *a_blocks = t3;
        __asm__("" : "+r"(a_blocks));
        if ((t2 & 7) == 0) {
            const unsigned long end = t + before;
            const __m256i t_v = _mm256_set1_epi64x((long)0x7ffffffffffffffful);
            const __m256i t2_v = _mm256_set1_epi64x((long)0x7ff0000000000000ul);
            const __m256d t3_v = _mm256_set1_pd(0.0);
            const __m256i t4_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t5_v = _mm256_add_epi64(t4_v, _mm256_set1_epi64x(4l));
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i t_v0 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)((const char *)(a_blocks - k * 8) - 24));
                const __m256i t2_v0 = _mm256_permute4x64_epi64(t_v0, 0x1b);
                const __m256i t_v1 =
                    _mm256_lddqu_si256((const __m256i *)(const void *)((const char *)(a_blocks - k * 8 - 32) - 24));
                const __m256i t2_v1 = _mm256_permute4x64_epi64(t_v1, 0x1b);
                const __m256i t3_v0 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v0, t_v), t2_v);
                const __m256i t3_v1 = _mm256_cmpgt_epi64(_mm256_and_si256(t2_v1, t_v), t2_v);
                const __m256d t4_v0 = _mm256_castsi256_pd(_mm256_or_si256(t2_v0, t3_v0));
                const __m256i mask_v0 = _mm256_castpd_si256(_mm256_cmp_pd(t4_v0, t3_v, _CMP_EQ_OQ));
                const __m256d t4_v1 = _mm256_castsi256_pd(_mm256_or_si256(t2_v1, t3_v1));
                const __m256i mask_v1 = _mm256_castpd_si256(_mm256_cmp_pd(t4_v1, t3_v, _CMP_EQ_OQ));
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0), 0L)) {
                    const unsigned long t4 = k + 8;
                    __m256i mask_v = mask_v0;
                    __m256i mask2_v = mask_v1;
                    unsigned long found = t4;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned int t6_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask_v))
                            | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask2_v)) << 4);
                        const unsigned long t5 = (unsigned long)__builtin_ctz(t6_v);
                        const unsigned long possible = k + t5;
                        const unsigned long t6 = possible - before;
                        if (t6 < t) {
                            const double t7 = *(a + (long)i - t6);
                            if (t7 == 0.0) {
                                const double t8 = *(b + (long)i - t6);
                                if (t8 < 0.0) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const __m256i t7_v = _mm256_set1_epi64x((long)t5);
                        const __m256i mask2_v0 =
                            _mm256_and_si256(mask_v, _mm256_cmpgt_epi64(t4_v, t7_v));
                        const __m256i mask2_v1 =
                            _mm256_and_si256(mask2_v, _mm256_cmpgt_epi64(t5_v, t7_v));
                        more = _mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0;
                        mask_v = mask2_v0;
                        mask2_v = mask2_v1;
                    } while (more);
                    if (found != t4) {
                        reached = found;
                        break;
                    }
                }
            }
            i = (int)((unsigned int)i - (unsigned int)(reached - before));
        }
    }
    /* remaining iterations */
    for (; i >= 0; i--) {
        VCC_KEEP_SCALAR;
        if (a[i] == 0.0 && b[i] < 0)
            break;
    }
#else
    for (i = n - 1; i >= 0; i--)
        if (a[i] == 0.0 && b[i] < 0)
            break;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
