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
    /* vcc: line 6: 32 lanes, then 8, the last ones overlapping, avx2 */
    int i_done = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i t_new_v = _mm_set1_epi8(0);
        const __m128i t_v = _mm_set1_epi8(32);
        const __m128i s_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + last));
        const __m256i t_new2_v = _mm256_set1_epi8(0);
        const __m256i t2_v = _mm256_set1_epi8(32);
        const __m128i t_new_last_v = _mm_xor_si128(s_last_v, t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i s_v = _mm256_loadu_si256((const __m256i *)(const void *)(s + k));
            _mm256_storeu_si256((__m256i *)(void *)(t + 1 + k), t_new2_v);
            const __m256i t_new3_v = _mm256_xor_si256(s_v, t2_v);
            _mm256_storeu_si256((__m256i *)(void *)(t + k), t_new3_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i s2_v = _mm_loadl_epi64((const __m128i *)(const void *)(s + k));
            _mm_storel_epi64((__m128i *)(void *)(t + 1 + k), t_new_v);
            const __m128i t_new4_v = _mm_xor_si128(s2_v, t_v);
            _mm_storel_epi64((__m128i *)(void *)(t + k), t_new4_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(t + 1 + last), t_new_v);
        _mm_storel_epi64((__m128i *)(void *)(t + last), t_new_last_v);
        i_done = n;
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
