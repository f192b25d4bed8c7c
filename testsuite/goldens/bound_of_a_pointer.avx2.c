/* vcc 0.1.0 wrote this from bound_of_a_pointer.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 a[n] | i32 m | out i16 d[n] restrict | make m = n + 3 | exit m = i | -> i32 */
/* A pointer walks up to its own end, or to another one. */
#ifdef VCC_VECTOR
#ifdef __clang__
#define __MM_MALLOC_H
#else
#define _MM_MALLOC_H_INCLUDED
#endif
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
int bound_of_a_pointer(int n, const short *a, int m, short *d)
{
    const short *p = a, *const end = a + n, *const stop = a + m;
    short *q = d;
#ifdef VCC_VECTOR
    /* vcc: line 7: 16 lanes x 4, then 16, avx2; runs if p and q are far enough apart */
    {
        const unsigned long distance = (unsigned long)end - (unsigned long)p - 1;
        const unsigned long distance2 = (unsigned long)stop - (unsigned long)p - 1;
        if ((unsigned long)p < (unsigned long)end && distance >= 30
            && (unsigned long)p < (unsigned long)stop && distance2 >= 30
            && (unsigned long)q - (unsigned long)p - 1 >= 127) {
            const unsigned long t = distance >> 1;
            const unsigned long t2 = (t < 4611686018427387904UL ? t : 4611686018427387904UL) + 1;
            const unsigned long t3 = distance2 >> 1;
            const unsigned long t4 = (t3 < 4611686018427387904UL ? t3 : 4611686018427387904UL) + 1;
            const unsigned long end_s = (t2 < t4 ? t2 : t4) & ~15UL;
            const unsigned long wide_end = end_s & ~63UL;
            __m256i t_v = _mm256_set1_epi16(5);
            __asm__("" : "+v"(t_v));
            unsigned long k;
            for (k = 0; k < wide_end; k += 64) {
                unsigned long copy;
#pragma GCC unroll 4
                for (copy = 0; copy < 4; copy++) {
                    const unsigned long at = k + copy * 16;
                    const __m256i p_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + at));
                    const __m256i q_new_v = _mm256_mullo_epi16(p_v, t_v);
                    _mm256_storeu_si256((__m256i *)(void *)(q + at), q_new_v);
                }
            }
            /* what is left, one vector at a time */
            for (; k < end_s; k += 16) {
                const __m256i p2_v = _mm256_loadu_si256((const __m256i *)(const void *)(p + k));
                const __m256i q_new2_v = _mm256_mullo_epi16(p2_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(q + k), q_new2_v);
            }
            p = p + end_s;
            q = q + end_s;
        }
    }
    /* remaining iterations */
    for (; p < end; p++) {
        VCC_KEEP_SCALAR;
#else
    for (; p < end; p++) {
#endif
        if (p >= stop)
            break;
        *q++ = (short)(*p * 5);
    }
    return (int)(p - a) + (int)(q - d);
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
