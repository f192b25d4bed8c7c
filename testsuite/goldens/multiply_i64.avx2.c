/* vcc 0.1.0 wrote this from multiply_i64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 a[n] | in u64 b[n] | out u64 c[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void multiply_i64(int n, const unsigned long *a, const unsigned long *b, unsigned long *c)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 4 lanes, avx2; runs if a and c are far enough apart, b and c are far enough
       apart */
    i = 0;
    if (n >= 4 && (unsigned long)c - (unsigned long)a - 1 >= 127
        && (unsigned long)c - (unsigned long)b - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const __m256i t_v = _mm256_set1_epi64x(1l);
        unsigned long k;
        for (k = 0; k < end; k += 4) {
            const __m256i a_v = _mm256_loadu_si256((const __m256i *)(const void *)(a + k));
            const __m256i b_v = _mm256_loadu_si256((const __m256i *)(const void *)(b + k));
            const __m256i t2_v =
                _mm256_add_epi64(_mm256_mul_epu32(a_v, _mm256_srli_epi64(b_v, 32)),
                _mm256_mul_epu32(_mm256_srli_epi64(a_v, 32), b_v));
            const __m256i t3_v =
                _mm256_add_epi64(_mm256_mul_epu32(a_v, b_v), _mm256_slli_epi64(t2_v, 32));
            const __m256i c_new_v = _mm256_add_epi64(t3_v, t_v);
            _mm256_storeu_si256((__m256i *)(void *)(c + k), c_new_v);
        }
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        c[i] = a[i] * b[i] + 1;
    }
#else
    for (i = 0; i < n; i++)
        c[i] = a[i] * b[i] + 1;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
