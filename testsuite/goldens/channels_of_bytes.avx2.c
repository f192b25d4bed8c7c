/* vcc 0.1.0 wrote this from channels_of_bytes.c for avx2 */
#if defined(__x86_64__) && defined(__GNUC__) && defined(__LP64__) && !defined(VCC_SCALAR)
#define VCC_VECTOR
/* Keeps the compiler from vectorizing again what remains of a loop. */
#define VCC_KEEP_SCALAR __asm__ __volatile__("")
#endif
/* kernel: int n | in u8 rgb[3*n] | inout u8 bgr[3*n] restrict */
#ifdef VCC_VECTOR
#include <immintrin.h>
__attribute__((__target__("avx2")))
#endif
void channels_of_bytes(int n, const unsigned char *rgb, unsigned char *restrict bgr)
{
    int i;
#ifdef VCC_VECTOR
    /* vcc: line 5: 16 lanes, avx2 */
    i = 0;
    if (n >= 17) {
        const unsigned long end = ((unsigned long)n - 1) & ~15UL;
        const __m128i t_v = _mm_set1_epi8(-1);
        unsigned long k;
        for (k = 0; k < end; k += 16) {
            const __m128i rgb_row_v0 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3));
            const __m128i rgb_row_v1 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3 + 16));
            const __m128i rgb_row_v2 =
                _mm_loadu_si128((const __m128i *)(const void *)(rgb + k * 3 + 32));
            const __m128i rgb_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 12, 9, 6, 3, 0)),
                _mm_shuffle_epi8(rgb_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, -1, 14, 11, 8, 5, 2, -1, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(rgb_row_v2,
                _mm_set_epi8(13, 10, 7, 4, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i bgr_row_v0 =
                _mm_loadu_si128((const __m128i *)(const void *)(bgr + k * 3));
            const __m128i bgr_row_v1 =
                _mm_loadu_si128((const __m128i *)(const void *)(bgr + k * 3 + 16));
            const __m128i bgr_row_v2 =
                _mm_loadu_si128((const __m128i *)(const void *)(bgr + k * 3 + 32));
            const __m128i bgr_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(bgr_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 15, 12, 9, 6, 3, 0)),
                _mm_shuffle_epi8(bgr_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, -1, 14, 11, 8, 5, 2, -1, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(bgr_row_v2,
                _mm_set_epi8(13, 10, 7, 4, 1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i rgb2_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 14, 11, 8, 5, 2)),
                _mm_shuffle_epi8(rgb_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, 13, 10, 7, 4, 1, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(rgb_row_v2,
                _mm_set_epi8(15, 12, 9, 6, 3, 0, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i t2_v = _mm_add_epi8(bgr_v, rgb2_v);
            const __m128i rgb3_v =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_row_v0,
                _mm_set_epi8(-1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, 13, 10, 7, 4, 1)),
                _mm_shuffle_epi8(rgb_row_v1,
                _mm_set_epi8(-1, -1, -1, -1, -1, 15, 12, 9, 6, 3, 0, -1, -1, -1, -1, -1))),
                _mm_shuffle_epi8(rgb_row_v2,
                _mm_set_epi8(14, 11, 8, 5, 2, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1)));
            const __m128i t3_v = _mm_xor_si128(rgb3_v, t_v);
            const __m128i bgr_row2_v0 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t2_v,
                _mm_set_epi8(5, -1, -1, 4, -1, -1, 3, -1, -1, 2, -1, -1, 1, -1, -1, 0)),
                _mm_shuffle_epi8(t3_v,
                _mm_set_epi8(-1, -1, 4, -1, -1, 3, -1, -1, 2, -1, -1, 1, -1, -1, 0, -1))),
                _mm_shuffle_epi8(rgb_v,
                _mm_set_epi8(-1, 4, -1, -1, 3, -1, -1, 2, -1, -1, 1, -1, -1, 0, -1, -1)));
            _mm_storeu_si128((__m128i *)(void *)(bgr + k * 3), bgr_row2_v0);
            const __m128i bgr_row2_v1 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(t3_v,
                _mm_set_epi8(10, -1, -1, 9, -1, -1, 8, -1, -1, 7, -1, -1, 6, -1, -1, 5)),
                _mm_shuffle_epi8(rgb_v,
                _mm_set_epi8(-1, -1, 9, -1, -1, 8, -1, -1, 7, -1, -1, 6, -1, -1, 5, -1))),
                _mm_shuffle_epi8(t2_v,
                _mm_set_epi8(-1, 10, -1, -1, 9, -1, -1, 8, -1, -1, 7, -1, -1, 6, -1, -1)));
            _mm_storeu_si128((__m128i *)(void *)(bgr + k * 3 + 16), bgr_row2_v1);
            const __m128i bgr_row2_v2 =
                _mm_or_si128(_mm_or_si128(_mm_shuffle_epi8(rgb_v,
                _mm_set_epi8(15, -1, -1, 14, -1, -1, 13, -1, -1, 12, -1, -1, 11, -1, -1, 10)),
                _mm_shuffle_epi8(t2_v,
                _mm_set_epi8(-1, -1, 15, -1, -1, 14, -1, -1, 13, -1, -1, 12, -1, -1, 11, -1))),
                _mm_shuffle_epi8(t3_v,
                _mm_set_epi8(-1, 15, -1, -1, 14, -1, -1, 13, -1, -1, 12, -1, -1, 11, -1, -1)));
            _mm_storeu_si128((__m128i *)(void *)(bgr + k * 3 + 32), bgr_row2_v2);
        }
        rgb = rgb + end * 3;
        bgr = bgr + end * 3;
        i = (int)end;
    }
    /* remaining iterations */
    for (; i < n; i++, rgb += 3, bgr += 3) {
        VCC_KEEP_SCALAR;
#else
    for (i = 0; i < n; i++, rgb += 3, bgr += 3)
#endif
 {
        unsigned char red = rgb[0];
        bgr[0] = (unsigned char)(bgr[0] + rgb[2]);
        bgr[1] = (unsigned char)(rgb[1] ^ 255);
        bgr[2] = red;
    }
#ifdef VCC_VECTOR
    }
#endif
}
#undef VCC_VECTOR
#undef VCC_KEEP_SCALAR
