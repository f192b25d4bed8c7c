/* vcc 0.1.0 wrote this from compare_unsigned.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u32 a[n] | in u32 b[n] | out i32 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void compare_unsigned(int n, const unsigned *a, const unsigned *b, int *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if a and c are far
       enough apart, b and c are far enough apart */
    i = 0;
    if (n >= 8 && (unsigned long)c - (unsigned long)a - 1 >= (unsigned long)n * 4 - 1
        && (unsigned long)c - (unsigned long)b - 1 >= (unsigned long)n * 4 - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i a_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + last));
        const __m256i b_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + last));
        const __m256i t_v = _mm256_xor_si256(b_last_v, _mm256_set1_epi32(-2147483648));
        const __m256i t2_v = _mm256_xor_si256(a_last_v, _mm256_set1_epi32(-2147483648));
        const __m256i mask_v = _mm256_cmpgt_epi32(t_v, t2_v);
        const __m256i c_new_last_v = _mm256_and_si256(mask_v, _mm256_set1_epi32(1));
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 8;
                const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t3_v = _mm256_xor_si256(b_v, _mm256_set1_epi32(-2147483648));
                const __m256i t4_v = _mm256_xor_si256(a_v, _mm256_set1_epi32(-2147483648));
                const __m256i mask2_v = _mm256_cmpgt_epi32(t3_v, t4_v);
                const __m256i c_new_v = _mm256_and_si256(mask2_v, _mm256_set1_epi32(1));
                _mm256_storeu_si256((__m256i *)(void *)(c + at), c_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i a2_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b2_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t5_v = _mm256_xor_si256(b2_v, _mm256_set1_epi32(-2147483648));
            const __m256i t6_v = _mm256_xor_si256(a2_v, _mm256_set1_epi32(-2147483648));
            const __m256i mask3_v = _mm256_cmpgt_epi32(t5_v, t6_v);
            const __m256i c_new2_v = _mm256_and_si256(mask3_v, _mm256_set1_epi32(1));
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new2_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(c + last), c_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = a[i] < b[i];
    }
#else
    for (i = 0; i < n; i++)
        c[i] = a[i] < b[i];
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
