/* vcc 0.1.0 wrote this from exit_static_buffer.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | i16 x | make x = 7 | exit a = x | whole | -> i32 */
static short seen[200];

#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_static_buffer(int n, const short *a, short x)
{
    int i;
    for (i = 0; i < 200; i++)
        seen[i] = i < n ? a[i] : 0;
#ifdef VCC_VECTOR
    /* vcc: line 9: 16 lanes x 4, avx2 */
    i = 0;
    {
        const __m256i t_v = _mm256_set1_epi16((short)(int)x);
        unsigned long reached = 192UL;
        unsigned long k;
        for (k = 0; k < 192UL; k += 64) {
            const __m256i seen_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(seen + k));
            const __m256i mask_v0 = _mm256_cmpeq_epi16(seen_v0, t_v);
            const __m256i seen_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 16));
            const __m256i mask_v1 = _mm256_cmpeq_epi16(seen_v1, t_v);
            const __m256i seen_v2 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 32));
            const __m256i mask_v2 = _mm256_cmpeq_epi16(seen_v2, t_v);
            const __m256i seen_v3 =
                _mm256_loadu_si256((const __m256i *)(const void *)(seen + k + 48));
            const __m256i mask_v3 = _mm256_cmpeq_epi16(seen_v3, t_v);
            const __m256i mask_v = _mm256_or_si256(mask_v2, mask_v3);
            const __m256i mask2_v = _mm256_or_si256(_mm256_or_si256(mask_v0, mask_v1), mask_v);
            if (_mm256_movemask_epi8(mask2_v) != 0) {
                const unsigned long t2_v =
                    ((unsigned int)_mm256_movemask_epi8(mask_v0) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask_v1) & 0x55555555u) << 32);
                const unsigned long t3_v =
                    ((unsigned int)_mm256_movemask_epi8(mask_v2) & 0x55555555u)
                    | ((unsigned long)((unsigned int)_mm256_movemask_epi8(mask_v3) & 0x55555555u) << 32);
                const unsigned long t = t2_v != 0 ? (unsigned long)__builtin_ctzl(t2_v) / 2
                    : 32 + (unsigned long)__builtin_ctzl(t3_v) / 2;
                reached = k + t;
                break;
            }
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < 200; i++) {
        VCC_KEEP_SCALAR;
        if (seen[i] == x)
            return i;
    }
#else
    for (i = 0; i < 200; i++)
        if (seen[i] == x)
            return i;
#endif
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
