/* vcc 0.1.0 wrote this from exit_confirmed_gather.c for avx2 */
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
/* kernel: size n | in i32 key[n] | in u32 ix[n] | in float v[64] | i32 x | make ix = ix[i] % 63 |
   make key = i % 7 ? key[i] : x | make v = i == 63 ? 2.0f : 1.0f | exit key = x, ix = 63 | -> i64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
long exit_confirmed_gather(unsigned long n, const int *key, const unsigned *ix, const float *v, int x)
{
    unsigned long i;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 2, avx2 */
    i = 0;
    if (0UL < n) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = ((unsigned long)key & 63) >> 2;
        char *key_blocks = (char *)((unsigned long)key & ~63UL);
        __asm__("" : "+r"(key_blocks));
        if (((unsigned long)key & 3) == 0) {
            const unsigned long end = trips + before;
            const __m256i x_v = _mm256_set1_epi32((int)x);
            const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i t2_v = _mm256_add_epi32(t_v, _mm256_set1_epi32(8));
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                const __m256i key_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key_blocks + k * 4));
                const __m256i mask_v0 = _mm256_cmpeq_epi32(key_v0, x_v);
                const __m256i key_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(key_blocks + k * 4 + 32));
                const __m256i mask_v1 = _mm256_cmpeq_epi32(key_v1, x_v);
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0), 0L)) {
                    const unsigned long t = k + 16;
                    __m256i mask_v = mask_v0;
                    __m256i mask2_v = mask_v1;
                    unsigned long found = t;
                    /* lanes in which it may be left, one at a time */
                    int more;
                    do {
                        const unsigned int t3_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask_v))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask2_v)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t3_v);
                        const unsigned long possible = k + t2;
                        const unsigned long t3 = possible - before;
                        if (t3 < trips) {
                            const int t4 = key[t3];
                            if (t4 == x) {
                                const unsigned int t5 = ix[t3];
                                const float t6 = v[(long)t5];
                                if (t6 > 1.5f) {
                                    found = possible;
                                    break;
                                }
                            }
                        }
                        const __m256i t4_v = _mm256_set1_epi32((int)(unsigned int)t2);
                        const __m256i mask2_v0 =
                            _mm256_and_si256(mask_v, _mm256_cmpgt_epi32(t_v, t4_v));
                        const __m256i mask2_v1 =
                            _mm256_and_si256(mask2_v, _mm256_cmpgt_epi32(t2_v, t4_v));
                        more = _mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0;
                        mask_v = mask2_v0;
                        mask2_v = mask2_v1;
                    } while (more);
                    if (found != t) {
                        reached = found;
                        break;
                    }
                }
            }
            i = reached - before;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        if (key[i] != x)
            continue;
        if (v[ix[i]] > 1.5f)
            break;
    }
    return (long)i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
