/* vcc 0.1.0 wrote this from exit_store_both.c for avx2 */
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
/* kernel: int n | in i16 a[n] | out i16 d[n] restrict | out i16 e[n] restrict | exit a = 0 | -> i32 */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int exit_store_both(int n, const short *a, short *d, short *e)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes x 2, avx2; runs if d and a do not overlap, a and e are far enough
       apart, d and e are far enough apart */
    i = 0;
    if (n >= 32
        && ((unsigned long)d + (unsigned long)n * 2 <= (unsigned long)a
        || (unsigned long)a + (unsigned long)n * 2 <= (unsigned long)d)
        && (unsigned long)e - (unsigned long)a - 1 >= 63
        && (unsigned long)e - (unsigned long)d - 1 >= 63 && ((unsigned long)a & 1) == 0) {
        const unsigned long before = ((unsigned long)a & 63) >> 1;
        const unsigned long lead = (0UL - before) & 31;
        const long t = (unsigned long)n < lead ? (long)n : (long)lead;
        long begun = t;
        /* up to the first whole block, one at a time */
        unsigned long k;
        for (k = 0; k < (unsigned long)t; k++) {
            const short t2 = a[k];
            if (t2 == 0) {
                begun = (long)k;
                break;
            }
            const short t3 = a[k];
            d[k] = (short)((unsigned int)t3 & 255u);
            e[k] = (short)((int)t2 >> 8);
        }
        const unsigned long end = begun == (long)lead ? lead + (((unsigned long)n - lead) & ~31UL)
            : (unsigned long)begun;
        const short *a_blocks = a;
        __asm__("" : "+r"(a_blocks));
        const __m256i t_v = _mm256_set1_epi16(0);
        const __m256i t2_v = _mm256_set1_epi16(255);
        unsigned long reached = end;
        unsigned long k2;
        for (k2 = (unsigned long)begun; k2 < end; k2 += 32) {
            const __m256i a_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2));
            const __m256i a_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(a_blocks + k2 + 16));
            const __m256i mask_v0 = _mm256_cmpeq_epi16(a_v0, t_v);
            const __m256i mask_v1 = _mm256_cmpeq_epi16(a_v1, t_v);
            if (_mm256_movemask_epi8(_mm256_or_si256(mask_v0, mask_v1)) != 0) {
                reached = k2;
                break;
            }
            const __m256i d_new_v0 = _mm256_and_si256(a_v0, t2_v);
            const __m256i d_new_v1 = _mm256_and_si256(a_v1, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2), d_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(d + k2 + 16), d_new_v1);
            const __m256i e_new_v0 = _mm256_srai_epi16(a_v0, 8);
            const __m256i e_new_v1 = _mm256_srai_epi16(a_v1, 8);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2), e_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(e + k2 + 16), e_new_v1);
        }
        i = (int)reached;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        d[i] = (short)(a[i] & 0xff);
        if (!a[i])
            return i;
        e[i] = (short)(a[i] >> 8);
    }
    return -1;
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
