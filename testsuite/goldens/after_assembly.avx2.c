/* vcc 0.1.0 wrote this from after_assembly.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
/* What is not understood may change the variables it names; it takes no address of them but by `&`. */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void after_assembly(int n, const int *x, int *y)
{
    int i = n < 3 ? 0 : 3, k;
#ifdef VCC_VECTOR
    /* vcc: line 6: 8 lanes x 4, then 8, the last ones overlapping, avx2 */
    k = 0;
    if (i >= 8) {
        const unsigned long end = ((unsigned long)i - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const __m256i y_new_v = _mm256_set1_epi32(7);
        unsigned long k2;
        for (k2 = 0; k2 < wide_end; k2 += 32) {
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 8), y_new_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 16), y_new_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k2 + 24), y_new_v);
        }
        /* what is left, one vector at a time */
        for (; k2 < end; k2 += 8) {
            _mm256_storeu_si256((__m256i *)(void *)(y + k2), y_new_v);
        }
        /* the last ones, some of them once more */
        _mm256_storeu_si256((__m256i *)(void *)(y + (long)((unsigned long)i - 8)), y_new_v);
        k = i;
    }
    /* remaining iterations */
    for (; k < i; k++) {
        VCC_KEEP_SCALAR;
        y[k] = 7;
    }
#else
    for (k = 0; k < i; k++)
        y[k] = 7;
#endif
    __asm__ volatile("" : "+r"(i) : "r"(&x[i]) : "memory");
#ifdef VCC_VECTOR
    /* vcc: line 9: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if x and y are far
       enough apart */
    {
        const unsigned long trips = (unsigned long)n - (unsigned long)i;
        if ((long)trips >= 8) {
            const unsigned long end = (trips - 1) & ~7UL;
            const unsigned long wide_end = end & ~31UL;
            const int *const x_s = x;
            const unsigned long t =
                (unsigned long)((char *)y + (long)((unsigned long)i * 4)) - (unsigned long)((const char *)x_s + (long)((unsigned long)i * 4));
            if (t - 1 >= trips * 4 - 1) {
                const unsigned long last = trips - 8;
                const __m256i t_v = _mm256_set_epi32(7, 6, 5, 4, 3, 2, 1, 0);
                const __m256i t2_v = _mm256_set1_epi32((int)((unsigned int)i + (unsigned int)last));
                const __m256i x_last_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x_s + (long)i + last));
                const __m256i t3_v = _mm256_set1_epi32(8);
                const __m256i t4_v = _mm256_set1_epi32(16);
                const __m256i t5_v = _mm256_set1_epi32(24);
                const __m256i t6_v = _mm256_set1_epi32(32);
                __m256i i_v = _mm256_add_epi32(_mm256_set1_epi32((int)i), t_v);
                const __m256i y_new_last_v =
                    _mm256_xor_si256(x_last_v, _mm256_add_epi32(t2_v, t_v));
                unsigned long k2;
                for (k2 = 0; k2 < wide_end; k2 += 32) {
                    const int *const x_s2 = x_s + (long)i + k2;
                    const __m256i t_v0 = _mm256_add_epi32(i_v, t3_v);
                    const __m256i t_v1 = _mm256_add_epi32(i_v, t4_v);
                    const __m256i t_v2 = _mm256_add_epi32(i_v, t5_v);
                    const __m256i t_v3 = _mm256_add_epi32(i_v, t6_v);
                    const __m256i x_v0 = _mm256_loadu_si256((const __m256i *)(const void *)x_s2);
                    const __m256i x_v1 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x_s2 + 8));
                    const __m256i x_v2 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x_s2 + 16));
                    const __m256i x_v3 =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x_s2 + 24));
                    int *const y_s = y + (long)i + k2;
                    const __m256i y_new_v0 = _mm256_xor_si256(x_v0, i_v);
                    const __m256i y_new_v1 = _mm256_xor_si256(x_v1, t_v0);
                    const __m256i y_new_v2 = _mm256_xor_si256(x_v2, t_v1);
                    const __m256i y_new_v3 = _mm256_xor_si256(x_v3, t_v2);
                    _mm256_storeu_si256((__m256i *)(void *)y_s, y_new_v0);
                    _mm256_storeu_si256((__m256i *)(void *)(y_s + 8), y_new_v1);
                    _mm256_storeu_si256((__m256i *)(void *)(y_s + 16), y_new_v2);
                    _mm256_storeu_si256((__m256i *)(void *)(y_s + 24), y_new_v3);
                    i_v = t_v3;
                }
                /* what is left, one vector at a time */
                for (; k2 < end; k2 += 8) {
                    const __m256i x_v =
                        _mm256_loadu_si256((const __m256i *)(const void *)(x_s + (long)i + k2));
                    const __m256i y_new_v = _mm256_xor_si256(x_v, i_v);
                    const __m256i t7_v = _mm256_add_epi32(i_v, t3_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + (long)i + k2), y_new_v);
                    i_v = t7_v;
                }
                /* the last ones, some of them once more */
                _mm256_storeu_si256((__m256i *)(void *)(y + (long)i + last), y_new_last_v);
                i = (int)((unsigned int)i + (unsigned int)trips);
            }
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] ^ i;
    }
#else
    for (; i < n; i++)
        y[i] = x[i] ^ i;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
