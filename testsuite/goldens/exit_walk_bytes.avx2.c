/* vcc 0.1.0 wrote this from exit_walk_bytes.c for avx2 */
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
/* kernel: int n | in u8 p[n] | u8 c | exit p = c | -> i64 */
/* As memchr is often written by hand. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_walk_bytes(int n, const unsigned char *p, unsigned char c)
{
    const unsigned char *q = p, *e = p + n;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, avx2 */
    {
        const unsigned long trips = (unsigned long)e - (unsigned long)q;
        if ((unsigned long)q < (unsigned long)e) {
            const unsigned long before = (unsigned long)q & 63;
            char *q_blocks = (char *)((unsigned long)q & ~63UL);
            __asm__("" : "+r"(q_blocks));
            const unsigned long end =
                (trips < 4611686018427387904UL ? trips : 4611686018427387904UL) + before;
            const __m256i t_v = _mm256_set1_epi8((char)(unsigned char)(unsigned int)c);
            const __m256i t2_v = _mm256_set1_epi8((char)(unsigned char)before);
            const __m256i t3_v =
                _mm256_set_epi8(31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17, 16, 15,
                14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i q_v0 = _mm256_loadu_si256((const __m256i *)(const void *)q_blocks);
            const __m256i q_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(q_blocks + 32));
            const __m256i t4_v = _mm256_add_epi8(t3_v, _mm256_set1_epi8(32));
            const __m256i mask_v0 = _mm256_cmpeq_epi8(_mm256_max_epu8(t3_v, t2_v), t3_v);
            const __m256i mask2_v0 = _mm256_and_si256(_mm256_cmpeq_epi8(q_v0, t_v), mask_v0);
            const __m256i mask_v1 = _mm256_cmpeq_epi8(_mm256_max_epu8(t4_v, t2_v), t4_v);
            const __m256i mask2_v1 = _mm256_and_si256(_mm256_cmpeq_epi8(q_v1, t_v), mask_v1);
            unsigned long reached;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                const unsigned long t5_v = (unsigned int)_mm256_movemask_epi8(mask2_v0)
                    | ((unsigned long)(unsigned int)_mm256_movemask_epi8(mask2_v1) << 32);
                const unsigned long t = (unsigned long)__builtin_ctzl(t5_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 64UL; k < end; k += 64) {
                    const __m256i q2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(q_blocks + k));
                    const __m256i mask3_v0 = _mm256_cmpeq_epi8(q2_v0, t_v);
                    const __m256i q2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(q_blocks + k + 32));
                    const __m256i mask3_v1 = _mm256_cmpeq_epi8(q2_v1, t_v);
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask3_v0, mask3_v1)) != 0) {
                        const unsigned long t6_v = (unsigned int)_mm256_movemask_epi8(mask3_v0)
                            | ((unsigned long)(unsigned int)_mm256_movemask_epi8(mask3_v1) << 32);
                        const unsigned long t2 = (unsigned long)__builtin_ctzl(t6_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            q = q + (long)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    for (; q < e && *q != c; q++) {
        VCC_KEEP_SCALAR;
    }
#else
    for (; q < e && *q != c; q++)
        ;
#endif
    return q - p;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
