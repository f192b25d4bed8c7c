/* vcc 0.1.0 wrote this from stereo_together.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 left[n] | in u8 right[n] | out u8 stereo[2*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void stereo_together(int n, const unsigned char *left, const unsigned char *right, unsigned char *restrict stereo)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 32 lanes, then 16, avx2 */
    i = 0;
    if (n >= 16) {
        const unsigned long end = (unsigned long)n & ~15UL;
        const unsigned long wide_end = end & ~31UL;
        unsigned long k;
        for (k = 0; k < wide_end; k += 32) {
            const __m256i left_v = _mm256_loadu_si256((const __m256i *)(const void *)(left + k));
            const __m256i right_v = _mm256_loadu_si256((const __m256i *)(const void *)(right + k));
            const __m256i t_v = _mm256_unpacklo_epi8(left_v, right_v);
            const __m256i t2_v = _mm256_unpackhi_epi8(left_v, right_v);
            const __m256i stereo_row_v = _mm256_permute2x128_si256(t_v, t2_v, 0x20);
            const __m256i stereo_row2_v = _mm256_permute2x128_si256(t_v, t2_v, 0x31);
            _mm256_storeu_si256((__m256i *)(void *)(stereo + k * 2), stereo_row_v);
            _mm256_storeu_si256((__m256i *)(void *)(stereo + k * 2 + 32), stereo_row2_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 16) {
            const __m128i left2_v = _mm_loadu_si128((const __m128i *)(const void *)(left + k));
            const __m128i right2_v = _mm_loadu_si128((const __m128i *)(const void *)(right + k));
            const __m128i stereo_row3_v = _mm_unpacklo_epi8(left2_v, right2_v);
            const __m128i stereo_row4_v = _mm_unpackhi_epi8(left2_v, right2_v);
            _mm_storeu_si128((__m128i *)(void *)(stereo + k * 2), stereo_row3_v);
            _mm_storeu_si128((__m128i *)(void *)(stereo + k * 2 + 16), stereo_row4_v);
        }
        stereo = stereo + end * 2;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        *stereo++ = left[i];
        *stereo++ = right[i];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
