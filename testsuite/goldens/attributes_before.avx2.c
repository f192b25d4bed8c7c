/* vcc 0.1.0 wrote this from attributes_before.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i32 x[n] | out i32 y[n] */
struct attributes_before_state {
    char tag;
    __attribute__((aligned(16))) int scale;
    const __attribute__((unused)) short bias;
};

#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void attributes_before(int n, const int *x, int *y)
{
    static struct attributes_before_state s;
    struct attributes_before_state *p = &s;
    int i;
    p->scale = 3;
#ifdef VCC_VECTOR
    /* vcc: line 14: 8 lanes x 4, then 8, the last ones overlapping, avx2; runs if scale and y do
       not overlap, x and y are far enough apart */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~31UL;
        const unsigned long t = (unsigned long)&p->scale;
        if ((t + 4 <= (unsigned long)y || (unsigned long)y + (unsigned long)n * 4 <= t)
            && (unsigned long)y - (unsigned long)x - 1 >= (unsigned long)n * 4 - 1) {
            const unsigned long last = (unsigned long)n - 8;
            const int scale_s = p->scale;
            const __m256i scale_v = _mm256_set1_epi32((int)scale_s);
            const __m256i x_last_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + last));
            const __m256i y_new_last_v = _mm256_mullo_epi32(x_last_v, scale_v);
            unsigned long k;
            for (k = 0; k < wide_end; k += 32) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 8;
                    const __m256i x_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + at));
                    const __m256i y_new_v = _mm256_mullo_epi32(x_v, scale_v);
                    _mm256_storeu_si256((__m256i *)(void *)(y + at), y_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end; k += 8) {
                const __m256i x2_v = _mm256_loadu_si256((const __m256i *)(const void *)(x + k));
                const __m256i y_new2_v = _mm256_mullo_epi32(x2_v, scale_v);
                _mm256_storeu_si256((__m256i *)(void *)(y + k), y_new2_v);
            }
            /* the last ones, some of them once more */
            _mm256_storeu_si256((__m256i *)(void *)(y + last), y_new_last_v);
            i = n;
        }
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale);
    }
#else
    for (i = 0; i < n; i++)
        y[i] = (int)((unsigned)x[i] * (unsigned)p->scale);
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
