/* vcc 0.1.0 wrote this from exit_size_count.c for avx2 */
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
/* kernel: size n | in i16 a[n] | i16 x | exit a = x | -> size */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_size_count(unsigned long n, const short *a, short x)
{
    unsigned long i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 4, avx2 */
    if (0UL < n) {
        const unsigned long trips = n < 4611686018427387904UL ? n : 4611686018427387904UL;
        const unsigned long before = ((unsigned long)a & 127) >> 1;
        char *a_blocks = (char *)((unsigned long)a & ~127UL);
        __asm__("" : "+r"(a_blocks));
        if (((unsigned long)a & 1) == 0) {
            const unsigned long end = trips + before;
            const __m256i t_v = _mm256_set1_epi16((short)(int)x);
            const __m256i t2_v = _mm256_set1_epi16((short)(unsigned short)(before - 1));
            const __m256i t3_v =
                _mm256_set_epi16(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
            const __m256i a_v2 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 64));
            const __m256i a_v3 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 96));
            const __m256i t4_v = _mm256_add_epi16(t3_v, _mm256_set1_epi16(16));
            const __m256i t5_v = _mm256_add_epi16(t3_v, _mm256_set1_epi16(32));
            const __m256i t6_v = _mm256_add_epi16(t3_v, _mm256_set1_epi16(48));
            const __m256i mask_v0 = _mm256_cmpgt_epi16(t3_v, t2_v);
            const __m256i mask2_v0 = _mm256_and_si256(_mm256_cmpeq_epi16(a_v0, t_v), mask_v0);
            const __m256i mask_v1 = _mm256_cmpgt_epi16(t4_v, t2_v);
            const __m256i mask2_v1 = _mm256_and_si256(_mm256_cmpeq_epi16(a_v1, t_v), mask_v1);
            const __m256i mask_v2 = _mm256_cmpgt_epi16(t5_v, t2_v);
            const __m256i mask2_v2 = _mm256_and_si256(_mm256_cmpeq_epi16(a_v2, t_v), mask_v2);
            const __m256i mask_v3 = _mm256_cmpgt_epi16(t6_v, t2_v);
            const __m256i mask2_v3 = _mm256_and_si256(_mm256_cmpeq_epi16(a_v3, t_v), mask_v3);
            const __m256i mask_v = _mm256_or_si256(mask2_v2, mask2_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask2_v0, mask2_v1), mask_v);
            unsigned long reached;
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned long t7_v =
                    ((unsigned int)_mm256_movemask_epi8(mask2_v0) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask2_v1) & 0x55555555u) << 32);
                const unsigned long t8_v =
                    ((unsigned int)_mm256_movemask_epi8(mask2_v2) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask2_v3) & 0x55555555u) << 32);
                const unsigned long t = t7_v != 0 ? (unsigned long)__builtin_ctzl(t7_v) / 2
                    : 32 + (unsigned long)__builtin_ctzl(t8_v) / 2;
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 64UL; k < end; k += 64) {
                    const __m256i a2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2));
                    const __m256i mask3_v0 = _mm256_cmpeq_epi16(a2_v0, t_v);
                    const __m256i a2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 32));
                    const __m256i mask3_v1 = _mm256_cmpeq_epi16(a2_v1, t_v);
                    const __m256i a2_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 64));
                    const __m256i mask3_v2 = _mm256_cmpeq_epi16(a2_v2, t_v);
                    const __m256i a2_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 2 + 96));
                    const __m256i mask3_v3 = _mm256_cmpeq_epi16(a2_v3, t_v);
                    const __m256i mask3_v = _mm256_or_si256(mask3_v2, mask3_v3);
                    const __m256i mask4_v =
                        _mm256_or_si256(_mm256_or_si256(mask3_v0, mask3_v1), mask3_v);
                    if (_mm256_movemask_epi8(mask4_v) != 0) {
                        const unsigned long t9_v =
                            ((unsigned int)_mm256_movemask_epi8(mask3_v0) & 0x55555555u)
                            | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask3_v1) & 0x55555555u) << 32);
                        const unsigned long t10_v =
                            ((unsigned int)_mm256_movemask_epi8(mask3_v2) & 0x55555555u)
                            | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask3_v3) & 0x55555555u) << 32);
                        const unsigned long t2 =
                            t9_v != 0 ? (unsigned long)__builtin_ctzl(t9_v) / 2
                            : 32 + (unsigned long)__builtin_ctzl(t10_v) / 2;
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            i = (reached < end ? reached : end) - before;
        }
    }
    /* remaining iterations */
    while (i != n) {
        VCC_KEEP_SCALAR;
#else
    while (i != n) {
#endif
        if (a[i] == x)
            break;
        i += 1;
    }
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
