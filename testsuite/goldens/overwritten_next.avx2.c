/* vcc 0.1.0 wrote this from overwritten_next.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 s[n] restrict | out i8 t[n+1] restrict */
/* A string that is ended anew by each iteration. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void overwritten_next(int n, const signed char *restrict s, signed char *restrict t)
{
    t[0] = 0;
#ifdef VCC_VECTOR
    /* vcc: line 6: 32 lanes x 2, then 8, the last ones overlapping, avx2; without t[i + 1], which
       the next iteration overwrites */
    int i_done = 0;
    if (n >= 9) {
        const unsigned long t2 = (unsigned long)n - 1;
        const unsigned long end = (t2 - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = t2 - 8;
        const __m128i t_v = _mm_set1_epi8(32);
        const __m128i s_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + last));
        const __m256i t2_v = _mm256_set1_epi8(32);
        const __m128i t_new_last_v = _mm_xor_si128(s_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m256i s_v0 = _mm256_loadu_si256((const __m256i *)(const void *)(s + k));
            const __m256i s_v1 = _mm256_loadu_si256((const __m256i *)(const void *)(s + k + 32));
            const __m256i t_new_v0 = _mm256_xor_si256(s_v0, t2_v);
            const __m256i t_new_v1 = _mm256_xor_si256(s_v1, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k), t_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(t + k + 32), t_new_v1);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i s_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            const __m128i t_new_v = _mm_xor_si128(s_v, t_v);
            _mm_storel_epi64((__m128i *)(void *)(t + k), t_new_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(t + last), t_new_last_v);
        i_done = (int)t2;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++) {
#endif
        t[i] = (signed char)(s[i] ^ 0x20);
        t[i + 1] = 0;
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
