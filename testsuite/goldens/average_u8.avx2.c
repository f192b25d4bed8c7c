/* vcc 0.1.0 wrote this from average_u8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void average_u8(int n, const unsigned char *a, const unsigned char *b, unsigned char *c)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes, then 4, avx2; runs if a and c are far enough apart, b and c are far
       enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 31
        && (unsigned long)c - (unsigned long)b - 1 >= 31) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i c_new_v = _mm256_avg_epu8(a_v, b_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            int a2_v;
            const __m128i a3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&a2_v, (const void *)(a + k),
                sizeof a2_v), a2_v));
            int b2_v;
            const __m128i b3_v =
                _mm_cvtsi32_si128(((void)__builtin_memcpy(&b2_v, (const void *)(b + k),
                sizeof b2_v), b2_v));
            const int t_v = _mm_cvtsi128_si32(_mm_avg_epu8(a3_v, b3_v));
            __builtin_memcpy((void *)(c + k), &t_v, sizeof t_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
    }
#else
    for (int i = 0; i < n; i++)
        c[i] = (unsigned char)((a[i] + b[i] + 1) >> 1);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
