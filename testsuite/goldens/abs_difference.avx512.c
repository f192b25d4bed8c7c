/* vcc 0.1.0 wrote this from abs_difference.c for avx512 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 a[n] | in u8 b[n] | out u8 d[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx512f,avx512bw,avx512dq,avx512vl"), __noinline__))
static int abs_difference_vec0(int n, const unsigned char *a, const unsigned char *b, unsigned char *d, int i_done)
{
    if (n >= 8 && (unsigned long)d - (unsigned long)a - 1 >= (unsigned long)n - 1
        && (unsigned long)d - (unsigned long)b - 1 >= (unsigned long)n - 1) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~63UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i a_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + last));
        const __m128i b_last_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + last));
        const __m128i t_v = _mm_min_epu8(a_last_v, b_last_v);
        const __m128i d_new_last_v = _mm_sub_epi8(_mm_max_epu8(a_last_v, b_last_v), t_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 64) {
            const __m512i a_v = _mm512_loadu_si512((const void *)(a + k));
            const __m512i b_v = _mm512_loadu_si512((const void *)(b + k));
            const __m512i t2_v = _mm512_min_epu8(a_v, b_v);
            const __m512i d_new_v = _mm512_sub_epi8(_mm512_max_epu8(a_v, b_v), t2_v);
            _mm512_storeu_si512((void *)(d + k), d_new_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i a2_v = _mm_loadl_epi64((const __m128i *)(const void *)(a + k));
            const __m128i b2_v = _mm_loadl_epi64((const __m128i *)(const void *)(b + k));
            const __m128i d_new2_v =
                _mm_sub_epi8(_mm_max_epu8(a2_v, b2_v), _mm_min_epu8(a2_v, b2_v));
            _mm_storel_epi64((__m128i *)(void *)(d + k), d_new2_v);
        }
        /* the last ones, some of them once more */
        _mm_storel_epi64((__m128i *)(void *)(d + last), d_new_last_v);
        i_done = n;
    }
    return i_done;
}

#endif
void abs_difference(int n, const unsigned char *a, const unsigned char *b, unsigned char *d)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 64 lanes, then 8, the last ones overlapping, avx512; runs if a and d are far
       enough apart, b and d are far enough apart */
    int i_done = 0;
    i_done = abs_difference_vec0(n, a, b, d, i_done);
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
