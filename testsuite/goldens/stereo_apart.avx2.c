/* vcc 0.1.0 wrote this from stereo_apart.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in i16 stereo[2*n] | out i16 left[n] restrict | out i16 right[n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void stereo_apart(int n, const short *stereo, short *restrict left, short *restrict right)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, then 8, the last ones overlapping, avx2 */
    i = 0;
    if (n >= 8) {
        const unsigned long end = ((unsigned long)n - 1) & ~7UL;
        const unsigned long wide_end = end & ~15UL;
        const unsigned long last = (unsigned long)n - 8;
        const __m128i stereo_row_last_v =
            _mm_loadu_si128((const __m128i *)(const void *)(stereo + last * 2));
        const __m128i stereo_row_last2_v =
            _mm_loadu_si128((const __m128i *)(const void *)(stereo + last * 2 + 8));
        const __m128i t_v = _mm_unpacklo_epi16(stereo_row_last_v, stereo_row_last2_v);
        const __m128i t2_v = _mm_unpackhi_epi16(stereo_row_last_v, stereo_row_last2_v);
        const __m128i t3_v = _mm_unpacklo_epi16(t_v, t2_v);
        const __m128i t4_v = _mm_unpackhi_epi16(t_v, t2_v);
        const __m128i stereo_last_v = _mm_unpacklo_epi16(t3_v, t4_v);
        const __m128i stereo_last2_v = _mm_unpackhi_epi16(t3_v, t4_v);
        unsigned long k;
        for (k = 0; k < wide_end; k += 16) {
            const __m256i stereo_row_v0 =
                _mm256_loadu_si256((const __m256i *)(const void *)(stereo + k * 2));
            const __m256i stereo_row_v1 =
                _mm256_loadu_si256((const __m256i *)(const void *)(stereo + k * 2 + 16));
            const __m256i stereo_v =
                _mm256_permute4x64_epi64(_mm256_packus_epi32(_mm256_and_si256(stereo_row_v0,
                _mm256_set1_epi32(65535)),
                _mm256_and_si256(stereo_row_v1, _mm256_set1_epi32(65535))), 0xd8);
            const __m256i stereo2_v =
                _mm256_permute4x64_epi64(_mm256_packus_epi32(_mm256_srli_epi32(stereo_row_v0, 16),
                _mm256_srli_epi32(stereo_row_v1, 16)), 0xd8);
            _mm256_storeu_si256((__m256i *)(void *)(left + k), stereo_v);
            _mm256_storeu_si256((__m256i *)(void *)(right + k), stereo2_v);
        }
        /* what is left, one vector at a time */
        for (; k < end; k += 8) {
            const __m128i stereo_row_v =
                _mm_loadu_si128((const __m128i *)(const void *)(stereo + k * 2));
            const __m128i stereo_row2_v =
                _mm_loadu_si128((const __m128i *)(const void *)(stereo + k * 2 + 8));
            const __m128i t5_v = _mm_unpacklo_epi16(stereo_row_v, stereo_row2_v);
            const __m128i t6_v = _mm_unpackhi_epi16(stereo_row_v, stereo_row2_v);
            const __m128i t7_v = _mm_unpacklo_epi16(t5_v, t6_v);
            const __m128i t8_v = _mm_unpackhi_epi16(t5_v, t6_v);
            const __m128i stereo3_v = _mm_unpacklo_epi16(t7_v, t8_v);
            const __m128i stereo4_v = _mm_unpackhi_epi16(t7_v, t8_v);
            _mm_storeu_si128((__m128i *)(void *)(left + k), stereo3_v);
            _mm_storeu_si128((__m128i *)(void *)(right + k), stereo4_v);
        }
        /* the last ones, some of them once more */
        _mm_storeu_si128((__m128i *)(void *)(left + last), stereo_last_v);
        _mm_storeu_si128((__m128i *)(void *)(right + last), stereo_last2_v);
        i = n;
    }
    /* remaining iterations */
    for (; i < n; i++) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++) {
#endif
        left[i] = stereo[2 * i];
        right[i] = stereo[2 * i + 1];
    }
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
