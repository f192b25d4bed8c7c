/* vcc 0.1.0 wrote this from exit_xor_until.c for avx2 */
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
/* kernel: int n | in u64 a[n] | in u64 b[n] | exit a = b[i] | -> u64 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
unsigned long exit_xor_until(int n, const unsigned long *a, const unsigned long *b)
{
    unsigned long all = 0;
    int i = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 4 lanes x 2, avx2; runs if blocks of all that decides over the exit begin with
       the same element */
    if (n >= 1) {
        const unsigned long before = ((unsigned long)a & 63) >> 3;
        char *a_blocks = (char *)((unsigned long)a & ~63UL);
        __asm__("" : "+r"(a_blocks));
        char *b_blocks = (char *)((unsigned long)b & ~63UL);
        __asm__("" : "+r"(b_blocks));
        if (((unsigned long)a & 7) == 0 && (((unsigned long)b - (unsigned long)a) & 63) == 0) {
            const unsigned long end = (unsigned long)n + before;
            const __m256i t_v = _mm256_set1_epi64x(0l);
            const unsigned long whole = 7UL < (unsigned long)n ? (unsigned long)n - 7 : 0UL;
            const __m256i t2_v = _mm256_set_epi64x(3l, 2l, 1l, 0l);
            const __m256i t3_v = _mm256_add_epi64(t2_v, _mm256_set1_epi64x(4l));
            __m256i all_v0 = t_v;
            __m256i all_v1 = t_v;
            unsigned long reached = end;
            unsigned long k;
            for (k = 0; k < end; k += 8) {
                const __m256i a_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 8));
                const __m256i a_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k * 8 + 32));
                const __m256i b_v0 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 8));
                const __m256i b_v1 =
                    _mm256_loadu_si256((const __m256i *)(const void *)(b_blocks + k * 8 + 32));
                const __m256i mask_v0 = _mm256_cmpeq_epi64(a_v0, b_v0);
                const __m256i mask_v1 = _mm256_cmpeq_epi64(a_v1, b_v1);
                __m256i t_v0 = _mm256_xor_si256(all_v0, _mm256_add_epi64(a_v0, b_v0));
                __m256i t_v1 = _mm256_xor_si256(all_v1, _mm256_add_epi64(a_v1, b_v1));
                if (__builtin_expect((long)(_mm256_movemask_epi8(_mm256_or_si256(mask_v0,
                    mask_v1)) != 0 || k - before >= whole), 0L)) {
                    const unsigned long first = k < before ? before : 0UL;
                    const __m256i t4_v = _mm256_set1_epi64x((long)(first - 1));
                    const __m256i mask2_v0 =
                        _mm256_and_si256(mask_v0, _mm256_cmpgt_epi64(t2_v, t4_v));
                    const __m256i mask2_v1 =
                        _mm256_and_si256(mask_v1, _mm256_cmpgt_epi64(t3_v, t4_v));
                    unsigned long behind = 8UL;
                    if (_mm256_movemask_epi8(_mm256_or_si256(mask2_v0, mask2_v1)) != 0) {
                        const unsigned int t7_v =
                            (unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask2_v0))
                            | ((unsigned int)_mm256_movemask_pd(_mm256_castsi256_pd(mask2_v1)) << 4);
                        const unsigned long t2 = (unsigned long)__builtin_ctz(t7_v);
                        behind = t2;
                    }
                    const unsigned long t = end - k;
                    const unsigned long behind2 = t < behind ? t : behind;
                    const __m256i t5_v = _mm256_set1_epi64x((long)(behind2 - 1));
                    const __m256i t6_v = _mm256_set1_epi64x((long)(first - 1));
                    const __m256i mask3_v0 = _mm256_cmpgt_epi64(t2_v, t5_v);
                    const __m256i mask3_v1 = _mm256_cmpgt_epi64(t3_v, t5_v);
                    const __m256i mask4_v0 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(t2_v, t6_v), mask3_v0);
                    const __m256i t2_v0 = _mm256_blendv_epi8(all_v0, t_v0, mask4_v0);
                    const __m256i mask4_v1 =
                        _mm256_xor_si256(_mm256_cmpgt_epi64(t3_v, t6_v), mask3_v1);
                    const __m256i t2_v1 = _mm256_blendv_epi8(all_v1, t_v1, mask4_v1);
                    if (behind2 < 8) {
                        reached = k + behind2;
                        all_v0 = t2_v0;
                        all_v1 = t2_v1;
                        break;
                    }
                    t_v0 = t2_v0;
                    t_v1 = t2_v1;
                }
                all_v0 = t_v0;
                all_v1 = t_v1;
            }
            {
                const __m256i all_v = _mm256_xor_si256(all_v0, all_v1);
                const __m128i all2_v = _mm256_extracti128_si256(all_v, 1);
                const __m128i all3_v = _mm_xor_si128(_mm256_castsi256_si128(all_v), all2_v);
                const __m128i all4_v = _mm_xor_si128(all3_v, _mm_srli_si128(all3_v, 8));
                const unsigned long all_s = (unsigned long)_mm_cvtsi128_si64(all4_v);
                all = all ^ all_s;
                i = (int)(reached - before);
            }
        }
    }
    /* remaining iterations */
    for (;;) {
        VCC_KEEP_SCALAR;
#else
    for (;;) {
#endif
        if (i >= n)
            break;
        if (a[i] == b[i])
            break;
        all ^= a[i] + b[i];
        i++;
    }
    return all;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
