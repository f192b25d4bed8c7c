/* vcc 0.1.0 wrote this from difference_i8.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i8 a[n] | in i8 b[n] | out u8 d[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void difference_i8(int n, const signed char *a, const signed char *b, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 32 lanes x 2, then 8, the last ones overlapping, avx2; runs if a and d are far
       enough apart, b and d are far enough apart */
    int i_done = 0;
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)d - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i t_v = _mm_min_epi8(a_last_v, b_last_v);
        const __m128i d_new_last_v = _mm_sub_epi8(_mm_max_epi8(a_last_v, b_last_v), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            unsigned long copy;
#pragma GCC unroll 2
            for (copy = 0; copy < 2; copy++) {
                const unsigned long at = k + copy * 32;
                const __m256i a_v = _mm256_lddqu_si256((const __m256i *)(const void *)(a + at));
                const __m256i b_v = _mm256_lddqu_si256((const __m256i *)(const void *)(b + at));
                const __m256i t2_v = _mm256_min_epi8(a_v, b_v);
                const __m256i d_new_v = _mm256_sub_epi8(_mm256_max_epi8(a_v, b_v), t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(d + at), d_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i d_new2_v =
                _mm_sub_epi8(_mm_max_epi8(a2_v, b2_v), _mm_min_epi8(a2_v, b2_v));
            _mm_storel_epi64((__m128i *)(void *)(d + k), d_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(d + last), d_new_last_v);
        i_done = n;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (int i = 0; i < n; i++)
#endif
 {
        int t = a[i] - b[i];
        d[i] = (unsigned char)(t < 0 ? -t : t);
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
