/* vcc 0.1.0 wrote this from select_not_greater_u64.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u64 x[n] | inout u64 y[n] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void select_not_greater_u64(int n, const unsigned long *x, unsigned long *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 4 lanes x 4, then 4, avx2; runs if x and y are far enough apart */
    int i_done = 0;
    if (n >= 4 && (unsigned long)y - (unsigned long)x - 1 >= 127) {
        const unsigned long end = (unsigned long)n & ~3UL;
        const unsigned long wide_end = end & ~15UL;
        const __m256i t_v = _mm256_set1_epi64x(85l);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            unsigned long copy;
#pragma GCC unroll 4
            for (copy = 0; copy < 4; copy++) {
                const unsigned long at = k + copy * 4;
                const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + at));
                const __m256i t2_v =
                    _mm256_xor_si256(x_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
                const __m256i t3_v =
                    _mm256_xor_si256(y_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
                const __m256i mask_v =
                    _mm256_xor_si256(_mm256_cmpgt_epi64(t2_v, t3_v), _mm256_set1_epi32(-1));
                const __m256i y_new_v = _mm256_blendv_epi8(_mm256_xor_si256(y_v, t_v), x_v, mask_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
            }
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 4) {
            const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
            const __m256i y2_v = _mm256_loadu_si256((const __m256i *)(const void *)(y + k));
            const __m256i t4_v =
                _mm256_xor_si256(x2_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i t5_v =
                _mm256_xor_si256(y2_v, _mm256_set1_epi64x((long)0x8000000000000000ul));
            const __m256i mask2_v =
                _mm256_xor_si256(_mm256_cmpgt_epi64(t4_v, t5_v), _mm256_set1_epi32(-1));
            const __m256i y_new2_v = _mm256_blendv_epi8(_mm256_xor_si256(y2_v, t_v), x2_v, mask2_v);
            _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
        }
        i_done = (int)end;
    }
    /* remaining iterations */
    for (int i = i_done; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = x[i] <= y[i] ? x[i] : y[i] ^ 85;
    }
#else
    for (int i = 0; i < n; i++)
        y[i] = x[i] <= y[i] ? x[i] : y[i] ^ 85;
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
