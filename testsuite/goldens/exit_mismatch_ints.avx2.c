/* vcc 0.1.0 wrote this from exit_mismatch_ints.c for avx2 */
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
/* kernel: int n | in i32 a[n] | in i32 b[n] | make b = a[i] | exit b = !a[i] | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_mismatch_ints(int n, const int *a, const int *b)
{
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 2, avx2; runs if blocks of all that decides over the exit begin with
       the same element */
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 2;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~63UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 3) == 0 && (((unsigned long)b - (unsigned long)a) & 63) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi32((int)(unsigned int)(before - 1));
            const __m256i t2_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)a_blocks);
            const __m256i b_v0 = _mm256_loadu_si256((const __m256i *)(const void *)b_blocks);
            const __m256i a_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + 32));
            const __m256i b_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + 32));
            const __m256i mask_v0 = _mm256_cmpeq_epi32(a_v0, b_v0);
            const __m256i mask_v1 = _mm256_cmpeq_epi32(a_v1, b_v1);
            const __m256i t3_v = _mm256_add_epi32(t2_v, _mm256_set1_epi32(8));
            const __m256i mask2_v0 = _mm256_xor_si256(mask_v0, _mm256_set1_epi32(-1));
            const __m256i mask3_v0 = _mm256_and_si256(mask2_v0, _mm256_cmpgt_epi32(t2_v, t_v));
            const __m256i mask2_v1 = _mm256_xor_si256(mask_v1, _mm256_set1_epi32(-1));
            const __m256i mask3_v1 = _mm256_and_si256(mask2_v1, _mm256_cmpgt_epi32(t3_v, t_v));
            unsigned long reached;
            if (_mm256_movemask_epi8(_mm256_or_si256(mask3_v0, mask3_v1)) != 0) {
                const unsigned int t4_v =
                    (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v0))
                    | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask3_v1)) << 8);
                const unsigned long t = (unsigned long)__builtin_ctz(t4_v);
                reached = t;
            } else {
                unsigned long found = end;
                unsigned long k;
                for (k = 16UL; k < end; k += 16) {
                    const __m256i a2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4));
                    const __m256i b2_v0 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 4));
                    const __m256i mask4_v0 = _mm256_cmpeq_epi32(a2_v0, b2_v0);
                    const __m256i a2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 4 + 32));
                    const __m256i b2_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 4 + 32));
                    const __m256i mask4_v1 = _mm256_cmpeq_epi32(a2_v1, b2_v1);
                    const __m256i mask_v = _mm256_and_si256(mask4_v0, mask4_v1);
                    if (_mm256_movemask_epi8(mask_v) != -1) {
                        const __m256i mask5_v0 = _mm256_xor_si256(mask4_v0, _mm256_set1_epi32(-1));
                        const __m256i mask5_v1 = _mm256_xor_si256(mask4_v1, _mm256_set1_epi32(-1));
                        const unsigned int t5_v =
                            (unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v0))
                            | ((unsigned int)_mm256_movemask_ps(_mm256_castsi256_ps(mask5_v1)) << 8);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t5_v);
                        found = k + t2;
                        break;
                    }
                }
                reached = found;
            }
            i = (int)((reached < end ? reached : end) - before);
        }
    }
    /* remaining iterations */
    while (i < n && a[i] == b[i]) {
        VCC_KEEP_SCALAR;
        i++;
    }
#else
    while (i < n && a[i] == b[i])
        i++;
#endif
    return i;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
