/* vcc 0.1.0 wrote this from iota_i32.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | int start | out i32 p[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void iota_i32(int n, int start, int *p)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m256i start_v = _mm256_set1_epi32((int)start);
        const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
        const __m256i t2_v = _mm256_set1_epi32(3);
        const __m256i t3_v = _mm256_set1_epi32((int)(unsigned int)last);
        const __m256i t4_v = _mm256_mullo_epi32(_mm256_add_epi32(t3_v, t_v), t2_v);
        const __m256i t5_v = _mm256_set1_epi32(8);
        const __m256i t6_v = _mm256_set1_epi32(16);
        const __m256i t7_v = _mm256_set1_epi32(24);
        const __m256i t8_v = _mm256_set1_epi32(32);
        __m256i t9_v = _mm256_add_epi32(_mm256_set1_epi32(0), t_v);
        const __m256i p_new_last_v = _mm256_add_epi32(start_v, t4_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i t_v0 = _mm256_add_epi32(t9_v, t5_v);
            const __m256i t_v1 = _mm256_add_epi32(t9_v, t6_v);
            const __m256i t_v2 = _mm256_add_epi32(t9_v, t7_v);
            const __m256i t_v3 = _mm256_add_epi32(t9_v, t8_v);
            const __m256i p_new_v0 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t9_v, t2_v));
            const __m256i p_new_v1 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v0, t2_v));
            const __m256i p_new_v2 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v1, t2_v));
            const __m256i p_new_v3 = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t_v2, t2_v));
            _mm256_storeu_si256((__m256i *)(void *)(p + k), p_new_v0);
            _mm256_storeu_si256((__m256i *)(void *)(p + k + 8), p_new_v1);
            _mm256_storeu_si256((__m256i *)(void *)(p + k + 16), p_new_v2);
            _mm256_storeu_si256((__m256i *)(void *)(p + k + 24), p_new_v3);
            t9_v = t_v3;
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m256i p_new_v = _mm256_add_epi32(start_v, _mm256_mullo_epi32(t9_v, t2_v));
            const __m256i t10_v = _mm256_add_epi32(t9_v, t5_v);
            _mm256_storeu_si256((__m256i *)(void *)(p + k), p_new_v);
            t9_v = t10_v;
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(p + last), p_new_last_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
    }
#else
    for (i = 0; i < n; i++)
        p[i] = (int)((unsigned)start + (unsigned)i * 3u);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
