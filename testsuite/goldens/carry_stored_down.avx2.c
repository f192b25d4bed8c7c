/* vcc 0.1.0 wrote this from carry_stored_down.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | inout i16 x[n+1] | inout i16 y[n+1] */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void carry_stored_down(int n, short *x, short *y)
{
#ifdef VCC_VECTOR
    /* vcc: line 4: 16 lanes, avx2; runs if x and y are far enough apart, y and x are far enough
       apart */
    int i_done = n - 1;
    if (i_done >= 15) {
        const unsigned long end = ((unsigned long)i_done + 1) & ~15UL;
        const unsigned long t = (unsigned long)((char *)x + (long)((unsigned long)i_done * 2));
        const unsigned long t2 = (unsigned long)((char *)y + (long)((unsigned long)i_done * 2));
        const unsigned long t3 = (unsigned long)((char *)x + (long)((unsigned long)i_done * 2 + 2));
        if (t2 - t - 1 >= 127 && t - t2 - 1 >= 31 && t3 - t2 - 1 >= 127) {
            const __m256i t_v = _mm256_set1_epi16(7);
            __m256i t2_v = _mm256_set1_epi16(3);
            __asm__("" : "+v"(t2_v));
            unsigned long k;
            for (k = 0; k < end; k += 16) {
                short *const y_s = y + (long)i_done - k;
                const __m256i y_v = _mm256_loadu_si256((const __m256i *)(const void *)(y_s - 15));
                const __m256i x_new_v = _mm256_add_epi16(y_v, t_v);
                _mm256_storeu_si256((__m256i *)(void *)(x + (long)i_done - k - 15), x_new_v);
                const __m256i x_v =
                    _mm256_loadu_si256((const __m256i *)(const void *)(x + (long)((unsigned long)i_done + 1) - k - 15));
                const __m256i y_new_v = _mm256_mullo_epi16(x_v, t2_v);
                _mm256_storeu_si256((__m256i *)(void *)(y_s - 15), y_new_v);
            }
            i_done = (int)((unsigned int)i_done - (unsigned int)end);
        }
    }
    /* remaining iterations */
    for (int i = i_done; i >= 0; i--) {
        VCC_KEEP_SCALAR;
#else
    for (int i = n - 1; i >= 0; i--) {
#endif
        x[i] = (short)(y[i] + 7);
        y[i] = (short)(x[i + 1] * 3);
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
